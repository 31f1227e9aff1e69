/* tensors: CPU tensors as what HCCL calls take: memory that can be used, types, operations, and
 * parts of buffers. What cannot be used is a ValueError with the name of the call. */
#ifndef AIVDRIVE_TORCH_TENSORS_H
#define AIVDRIVE_TORCH_TENSORS_H

#include <vector>

#include <ATen/ATen.h>
#include <torch/csrc/distributed/c10d/Types.hpp>

#include "failure.h"

namespace aivdrive_torch
{

using at::Tensor;
using Tensors = std::vector<Tensor>;
using c10d::ReduceOp;

/* Dense, contiguous and of the CPU. */
Tensor usable(const char *call, const Tensor &t);
/* Usable and alone in the list. */
const Tensor &only(const char *call, const Tensors &list);
HcclDataType kind_of(const char *call, const Tensor &t);
/* AVG is a sum, which the caller divides. */
HcclReduceOp op_of(const char *call, const ReduceOp &op, const Tensor &t);

/* Pieces of one buffer: bytes of each and where they begin. */
struct Pieces {
    std::vector<uint64_t> bytes, places;

    void add(uint64_t size)
    {
        places.push_back(total());
        bytes.push_back(size);
    }
    uint64_t total() const
    {
        return bytes.empty() ? 0 : places.back() + bytes.back();
    }
};

/* One after another. */
Pieces pieces_of(const char *call, const Tensors &list);
/* Rows of `t` for each rank; no sizes: the same for all. `which` is "input" or "output". */
Pieces split(const char *call, const char *which, const Tensor &t,
             const std::vector<int64_t> &sizes, int ranks);
Tensor bytes_of(const Pieces &pieces);
/* Copies the tensors one after another, and back. */
void join(const Tensors &list, const Tensor &into);
void part(const Tensor &from, const Tensors &list);

} // namespace aivdrive_torch

#endif
