/* memory: see memory.h. */
#include "memory.h"

#include <cstdlib>

#include "failure.h"

namespace aivdrive_torch
{

namespace
{
constexpr size_t ALIGNED = 512;

aclDataType type_of(const at::Tensor &t)
{
    switch (t.scalar_type()) {
    case at::kHalf:
        return ACL_FLOAT16;
    case at::kBFloat16:
        return ACL_BF16;
    case at::kFloat:
        return ACL_FLOAT;
    case at::kChar:
        return ACL_INT8;
    case at::kInt:
        return ACL_INT32;
    case at::kLong:
        return ACL_INT64;
    default:
        return ACL_DT_UNDEFINED;
    }
}
} // namespace

void Room::want(at::IntArrayRef sizes, at::ScalarType type)
{
    size_t size = c10::elementSize(type);
    for (int64_t n : sizes)
        size *= (size_t)n;
    pieces_.push_back({sizes.vec(), type, bytes_});
    bytes_ += (size + ALIGNED - 1) / ALIGNED * ALIGNED;
}

void Room::make()
{
    void *memory = nullptr;
    check_acl("aclrtMalloc", aclrtMalloc(&memory, bytes_ ? bytes_ : 1, ACL_MEM_MALLOC_HUGE_FIRST));
    memory_ = std::shared_ptr<void>(memory, [](void *p) { (void)aclrtFree(p); });
    /* A record shows no stores of PyTorch's: in recorded runs this memory counts as written. */
    if (bytes_ && std::getenv("AIVDRIVE_RECORD"))
        check_acl("aclrtMemset", aclrtMemset(memory, bytes_, 0, bytes_));
}

at::Tensor Room::take()
{
    const Piece &piece = pieces_[taken_++];
    return at::from_blob(
        static_cast<char *>(memory_.get()) + piece.offset, piece.sizes, [keep = memory_](void *) {},
        at::TensorOptions(piece.type));
}

at::Tensor device_empty(at::IntArrayRef sizes, at::ScalarType type)
{
    Room room;
    room.want(sizes, type);
    room.make();
    return room.take();
}

Described::~Described()
{
    for (aclTensor *tensor : all_)
        (void)aclDestroyTensor(tensor);
}

const aclTensor *Described::operator()(const at::Tensor &t)
{
    void *data = t.numel() ? t.data_ptr() : nullptr;
    aclTensor *tensor = aclCreateTensor(t.sizes().data(), (uint64_t)t.dim(), type_of(t), nullptr, 0,
                                        ACL_FORMAT_ND, nullptr, 0, data);
    if (!tensor)
        check_aclnn("aclCreateTensor", -1);
    all_.push_back(tensor);
    return tensor;
}

} // namespace aivdrive_torch
