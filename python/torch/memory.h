/* memory: tensors in device memory, and tensors as the operators' first stages want them. */
#ifndef AIVDRIVE_TORCH_MEMORY_H
#define AIVDRIVE_TORCH_MEMORY_H

#include <memory>
#include <vector>

#include "aclnn/acl_meta.h"
#include "compat.h"

namespace aivdrive_torch
{

/* Several tensors of one allocation, which lives as long as the last of them. First all are asked
 * for, then taken in the same order. */
class Room
{
  public:
    void want(at::IntArrayRef sizes, at::ScalarType type);
    void make();
    at::Tensor take();

  private:
    struct Piece {
        std::vector<int64_t> sizes;
        at::ScalarType type;
        size_t offset;
    };
    std::vector<Piece> pieces_;
    size_t bytes_ = 0, taken_ = 0;
    std::shared_ptr<void> memory_;
};

/* One tensor by itself. */
at::Tensor device_empty(at::IntArrayRef sizes, at::ScalarType type);

/* Descriptions of tensors, for the time of one call. */
class Described
{
  public:
    Described() = default;
    Described(const Described &) = delete;
    ~Described();
    const aclTensor *operator()(const at::Tensor &t);

  private:
    std::vector<aclTensor *> all_;
};

} // namespace aivdrive_torch

#endif
