// What the kernels of all operators share: their parameters, the windows and contexts of all ranks,
// flags, copies and reductions by the blocks of a rank. Kept simple: every call ends with a barrier.
#ifndef AIV_COMMUNICATION_BASE_V2_H
#define AIV_COMMUNICATION_BASE_V2_H

#include "kernel_operator.h"
#include "sync_interface.h"

using namespace AscendC;

#define EXPORT_AIV_META_INFO(kernel)                                                               \
    static const struct FunLevelKType kernel##_section                                             \
        __attribute__((used, section(".ascend.meta." #kernel))) = {                                \
            {F_TYPE_KTYPE, sizeof(unsigned int), K_TYPE_AIV}}

constexpr uint32_t MAX_RANK_SIZE = 512;
constexpr uint32_t MAX_RANK_SIZE_V = 256;
constexpr uint64_t BUFFER_OUT_ADDR_OFFSET = 16 * 1024;
constexpr uint64_t FLAG_ADDR_OFFSET = 40 * 1024;
constexpr uint64_t COUNTER_OFFSET = 16 * 1024 * 1024;
constexpr uint64_t ACK_SLOT = 1024;
constexpr uint64_t BARRIER_SLOT = 2048;
constexpr uint64_t BATCH_BYTES = 64 * 1024;

struct ExtraArgs {
    uint64_t sendCounts[MAX_RANK_SIZE_V] = {};
    uint64_t sendDispls[MAX_RANK_SIZE_V] = {};
    uint64_t recvCounts[MAX_RANK_SIZE_V] = {};
    uint64_t recvDispls[MAX_RANK_SIZE_V] = {};
};

#define KERNEL_ARGS_DEF                                                                            \
    GM_ADDR buffIn, uint64_t input, uint64_t output, uint32_t rank, uint32_t sendRecvRemoteRank,   \
        uint32_t rankSize, uint64_t xRankSize, uint64_t yRankSize, uint64_t zRankSize,             \
        uint64_t len, uint32_t dataType, uint32_t reduceOp, uint32_t root, uint32_t sliceId,       \
        uint64_t inputSliceStride, uint64_t outputSliceStride, uint64_t repeatNum,                 \
        uint64_t inputRepeatStride, uint64_t outputRepeatStride, uint32_t numBlocks,               \
        bool isOpBase, GM_ADDR headCountMem, GM_ADDR tailCountMem, GM_ADDR addOneMem,              \
        uint32_t counterMemSize, bool isEnableCounter

#define EXTERN_KERNEL_ARGS_DEF_V2 KERNEL_ARGS_DEF, ExtraArgs extraArgs

// The few of them these kernels look at.
struct Call {
    GM_ADDR buffIn;
    uint64_t input, output, len, inputSliceStride, outputSliceStride;
    uint32_t rank, peer, rankSize, reduceOp, root, sliceId, numBlocks;
};
#define KERNEL_CALL                                                                                \
    Call                                                                                           \
    {                                                                                              \
        buffIn, input, output, len, inputSliceStride, outputSliceStride, rank, sendRecvRemoteRank, \
            rankSize, reduceOp, root, sliceId, numBlocks                                           \
    }

template <typename T> class AivCommBase
{
  public:
    __aicore__ inline AivCommBase(const Call &call) : call_(call)
    {
        GlobalTensor<uint64_t> table;
        table.SetGlobalBuffer((__gm__ uint64_t *)call.buffIn);
        for (uint32_t r = 0; r < call.rankSize; r++) {
            window_[r] = (GM_ADDR)table.GetValue(r);
            context_[r] = (GM_ADDR)table.GetValue(BUFFER_OUT_ADDR_OFFSET / sizeof(uint64_t) + r);
        }
        pipe_.InitBuffer(flags_, 3 * FLAG_SIZE);
        set_ = flags_.GetWithOffset<int32_t>(FLAG_INTS, 0);
        check_ = flags_.GetWithOffset<int32_t>(FLAG_INTS, FLAG_SIZE);
        count_ = flags_.GetWithOffset<int32_t>(FLAG_INTS, 2 * FLAG_SIZE);
        pipe_.InitBuffer(data_, 1, BATCH_BYTES);
        TakeTag();
        Split(call.len, first_, mine_);
    }

  protected:
    // How many calls this context has seen: read by all blocks, then counted up by one.
    __aicore__ inline void TakeTag()
    {
        GlobalTensor<int32_t> counter;
        counter.SetGlobalBuffer((__gm__ int32_t *)(call_.buffIn + COUNTER_OFFSET), FLAG_INTS);
        DataCopy(count_, counter, FLAG_INTS);
        PipeBarrier<PIPE_ALL>();
        int32_t calls = count_.GetValue(0) + 1;
        SyncAll<true>();
        if (GetBlockIdx() == 0) {
            count_.SetValue(0, calls);
            PipeBarrier<PIPE_ALL>();
            DataCopy(counter, count_, FLAG_INTS);
            PipeBarrier<PIPE_ALL>();
        }
        tag_ = calls << 12;
    }

    __aicore__ inline void Split(uint64_t count, uint64_t &first, uint64_t &mine)
    {
        uint64_t each = count / call_.numBlocks, rest = count % call_.numBlocks, b = GetBlockIdx();
        first = each * b + (b < rest ? b : rest);
        mine = each + (b < rest ? 1 : 0);
    }

    __aicore__ inline GlobalTensor<int32_t> Flag(uint32_t rank, uint64_t slot)
    {
        GlobalTensor<int32_t> flag;
        flag.SetGlobalBuffer((__gm__ int32_t *)(context_[rank] + FLAG_ADDR_OFFSET + slot * FLAG_SIZE),
                             FLAG_INTS);
        return flag;
    }

    __aicore__ inline void Record(uint32_t rank, uint64_t slot, int32_t step)
    {
        set_.SetValue(0, tag_ + step);
        PipeBarrier<PIPE_ALL>();
        DataCopy(Flag(rank, slot), set_, FLAG_INTS);
        PipeBarrier<PIPE_ALL>();
    }

    __aicore__ inline void Wait(uint32_t rank, uint64_t slot, int32_t step)
    {
        do {
            PipeBarrier<PIPE_ALL>();
            DataCopy(check_, Flag(rank, slot), FLAG_INTS);
            PipeBarrier<PIPE_ALL>();
        } while (check_.GetValue(0) < tag_ + step);
    }

    __aicore__ inline void Copy(uint64_t to, uint64_t from, uint64_t count)
    {
        GlobalTensor<T> source, target;
        source.SetGlobalBuffer((__gm__ T *)from, count);
        target.SetGlobalBuffer((__gm__ T *)to, count);
        constexpr uint64_t batch = BATCH_BYTES / sizeof(T);
        for (uint64_t done = 0; done < count; done += batch) {
            uint32_t n = static_cast<uint32_t>(count - done < batch ? count - done : batch);
            DataCopyExtParams rows{1, static_cast<uint32_t>(n * sizeof(T)), 0, 0, 0};
            DataCopyPadExtParams<T> pad{true, 0, 0, 0};
            LocalTensor<T> in = data_.template AllocTensor<T>();
            DataCopyPad(in, source[done], rows, pad);
            data_.EnQue(in);
            LocalTensor<T> out = data_.template DeQue<T>();
            DataCopyPad(target[done], out, rows);
            data_.FreeTensor(out);
        }
        PipeBarrier<PIPE_ALL>();
    }

    __aicore__ inline void Reduce(uint64_t to, uint64_t from, uint64_t count)
    {
        if (call_.reduceOp == HcclReduceOp::HCCL_REDUCE_SUM)
            SetAtomicAdd<T>();
        else if (call_.reduceOp == HcclReduceOp::HCCL_REDUCE_MAX)
            SetAtomicMax<T>();
        else
            SetAtomicMin<T>();
        Copy(to, from, count);
        SetAtomicNone();
    }

    // My part of `count` elements from everywhere, in the order of ranks.
    __aicore__ inline void ReduceAll(uint64_t to, uint64_t offset, uint64_t count)
    {
        for (uint32_t r = 0; r < call_.rankSize; r++) {
            Wait(r, GetBlockIdx(), 1);
            uint64_t from = At(window_[r]) + offset;
            r == 0 ? Copy(to, from, count) : Reduce(to, from, count);
        }
    }

    // Every block stages its part of each of `parts` pieces of the input in the own window.
    __aicore__ inline void Stage(uint32_t parts)
    {
        for (uint32_t p = 0; p < parts; p++)
            Copy(At(window_[call_.rank]) + (p * call_.len + first_) * sizeof(T),
                 call_.input + p * call_.inputSliceStride + first_ * sizeof(T), mine_);
        Record(call_.rank, GetBlockIdx(), 1);
    }

    static __aicore__ inline uint64_t At(GM_ADDR address)
    {
        return reinterpret_cast<uint64_t>(address);
    }

    // No rank leaves before all have come.
    __aicore__ inline void BarrierAll()
    {
        SyncAll<true>();
        if (GetBlockIdx() != 0)
            return;
        for (uint32_t r = 0; r < call_.rankSize; r++)
            Record(r, BARRIER_SLOT + call_.rank, 1);
        for (uint32_t r = 0; r < call_.rankSize; r++)
            Wait(call_.rank, BARRIER_SLOT + r, 1);
    }

    Call call_;
    TPipe pipe_;
    TBuf<> flags_;
    LocalTensor<int32_t> set_, check_, count_;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> data_;
    GM_ADDR window_[MAX_RANK_SIZE];
    GM_ADDR context_[MAX_RANK_SIZE];
    uint64_t first_, mine_;
    int32_t tag_;
};

#define AIV_ATOMIC_DATA_TYPE_DEF(func)                                                             \
    func(float);                                                                                   \
    func(half);                                                                                    \
    func(int8_t)

#define AIV_COPY_DATA_TYPE_DEF(func)                                                               \
    func(half);                                                                                    \
    func(uint8_t);                                                                                 \
    func(uint64_t)

#endif
