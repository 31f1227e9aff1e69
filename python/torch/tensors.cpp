/* tensors.cpp: see tensors.h. */
#include "tensors.h"

#include <cstring>
#include <string>

namespace aivdrive_torch
{

Tensor usable(const char *call, const Tensor &t)
{
    require(t.device().is_cpu(), call,
            "the tensor is on " + t.device().str() + "; only cpu is allowed");
    require(t.layout() == at::kStrided, call, "the tensor is sparse; only dense ones are allowed");
    require(t.is_contiguous(), call, "the tensor is not contiguous; pass tensor.contiguous()");
    return t;
}

const Tensor &only(const char *call, const Tensors &list)
{
    require(list.size() == 1, call,
            "got " + std::to_string(list.size()) + " tensors; exactly 1 is allowed");
    usable(call, list[0]);
    return list[0];
}

HcclDataType kind_of(const char *call, const Tensor &t)
{
    switch (t.scalar_type()) {
    case at::kHalf:
        return HCCL_DATA_TYPE_FP16;
    case at::kBFloat16:
        return HCCL_DATA_TYPE_BFP16;
    case at::kFloat:
        return HCCL_DATA_TYPE_FP32;
    case at::kDouble:
        return HCCL_DATA_TYPE_FP64;
    case at::kChar:
        return HCCL_DATA_TYPE_INT8;
    case at::kByte:
    case at::kBool:
        return HCCL_DATA_TYPE_UINT8; /* 0 or 1: op_of() keeps it so */
    case at::kShort:
        return HCCL_DATA_TYPE_INT16;
    case at::kInt:
        return HCCL_DATA_TYPE_INT32;
    case at::kLong:
        return HCCL_DATA_TYPE_INT64;
    default:
        require(
            false, call,
            std::string("dtype ") + c10::toString(t.scalar_type()) +
                " cannot be reduced; allowed are float16, bfloat16, float32, float64, bool, int8, "
                "uint8, int16, int32 and int64");
    }
    return HCCL_DATA_TYPE_RESERVED;
}

HcclReduceOp op_of(const char *call, const ReduceOp &op, const Tensor &t)
{
    const bool logical = t.scalar_type() == at::kBool; /* a sum is "any", a product is "all" */
    switch ((ReduceOp::RedOpType)op) {
    case ReduceOp::SUM:
        return logical ? HCCL_REDUCE_MAX : HCCL_REDUCE_SUM;
    case ReduceOp::AVG:
        require(t.is_floating_point(), call, "ReduceOp.AVG needs a floating point tensor");
        return HCCL_REDUCE_SUM;
    case ReduceOp::PRODUCT:
        return logical ? HCCL_REDUCE_MIN : HCCL_REDUCE_PROD;
    case ReduceOp::MIN:
        return HCCL_REDUCE_MIN;
    case ReduceOp::MAX:
        return HCCL_REDUCE_MAX;
    default:
        require(false, call,
                "this ReduceOp is not supported; allowed are SUM, AVG, PRODUCT, MIN, MAX");
    }
    return HCCL_REDUCE_RESERVED;
}

Pieces pieces_of(const char *call, const Tensors &list)
{
    Pieces pieces;
    for (const Tensor &t : list)
        pieces.add(usable(call, t).nbytes());
    return pieces;
}

Pieces split(const char *call, const char *which, const Tensor &t,
             const std::vector<int64_t> &sizes, int ranks)
{
    Pieces pieces;
    int64_t rows = t.dim() ? t.size(0) : 0;
    uint64_t row = rows ? t.nbytes() / rows : 0;
    require(!sizes.empty() || rows % ranks == 0, call,
            std::string(which) + " has " + std::to_string(rows) + " rows, not a multiple of the " +
                std::to_string(ranks) + " ranks");
    require(sizes.empty() || (int)sizes.size() == ranks, call,
            std::string(which) + " split sizes: " + std::to_string(sizes.size()) + " given, " +
                std::to_string(ranks) + " are needed");
    int64_t sum = 0;
    for (int i = 0; i < ranks; i++) {
        int64_t n = sizes.empty() ? rows / ranks : sizes[i];
        require(n >= 0, call, std::string(which) + " split sizes must not be negative");
        sum += n;
        pieces.add(n * row);
    }
    require(sum == rows, call,
            std::string(which) + " split sizes sum up to " + std::to_string(sum) +
                ", the tensor has " + std::to_string(rows) + " rows");
    return pieces;
}

Tensor bytes_of(const Pieces &pieces)
{
    return at::empty({(int64_t)pieces.total()}, at::kByte);
}

void join(const Tensors &list, const Tensor &into)
{
    char *at = static_cast<char *>(into.data_ptr());
    for (const Tensor &t : list) {
        if (t.nbytes())
            memcpy(at, t.data_ptr(), t.nbytes());
        at += t.nbytes();
    }
}

void part(const Tensor &from, const Tensors &list)
{
    const char *at = static_cast<const char *>(from.data_ptr());
    for (const Tensor &t : list) {
        if (t.nbytes())
            memcpy(t.data_ptr(), at, t.nbytes());
        at += t.nbytes();
    }
}

} // namespace aivdrive_torch
