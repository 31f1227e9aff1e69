/* The base of the collective kernels: flags in GM by copies of one block, and GM-to-GM copies
 * through a queue of two buffers. */
#ifndef KERNELS_CPP_COMM_BASE_H
#define KERNELS_CPP_COMM_BASE_H

#include "kernel_operator.h"

#include "args.h"

using namespace AscendC;

class CommBase
{
  public:
    static constexpr uint32_t kBatchBytes = 32 * 1024;
    static constexpr uint32_t kFlagInts = FLAG_BYTES / sizeof(int32_t);
    static constexpr uint32_t kBarrierSlot = 512;

    __aicore__ inline CommBase()
    {
    }

    __aicore__ inline void Init(const Args &args)
    {
        rank_ = args.rank;
        rankSize_ = args.ranks;
        tag_ = (int32_t)args.call;
        blocks_ = block_num;
        for (uint32_t r = 0; r < rankSize_; r++)
            window_[r] = (GM_ADDR)args.window[r];
        pipe.InitBuffer(flagBuf_, 1024);
        localSet_ = flagBuf_.GetWithOffset<int32_t>(kFlagInts, 0);
        localCheck_ = flagBuf_.GetWithOffset<int32_t>(kFlagInts, FLAG_BYTES);
        pipe.InitBuffer(inOutQue_, 2, kBatchBytes);
    }

  protected:
    __aicore__ inline GlobalTensor<int32_t> FlagOf(uint32_t rank, uint32_t slot)
    {
        GlobalTensor<int32_t> flag;
        flag.SetGlobalBuffer((__gm__ int32_t *)(window_[rank] + slot * FLAG_BYTES), kFlagInts);
        return flag;
    }

    __aicore__ inline void Record(uint32_t rank, uint32_t slot, int32_t value)
    {
        localSet_.SetValue(0, value);
        PipeBarrier<PIPE_ALL>();
        DataCopy(FlagOf(rank, slot), localSet_, kFlagInts);
        PipeBarrier<PIPE_ALL>();
    }

    __aicore__ inline void WaitFlag(uint32_t rank, uint32_t slot, int32_t value)
    {
        GlobalTensor<int32_t> flag = FlagOf(rank, slot);
        do {
            PipeBarrier<PIPE_ALL>(); /* the value read before is used up */
            DataCopy(localCheck_, flag, kFlagInts);
            PipeBarrier<PIPE_ALL>();
        } while (localCheck_.GetValue(0) < value);
    }

    /* The part of `count` elements that is this core's. */
    __aicore__ inline void Split(uint64_t count, uint64_t &first, uint64_t &mine)
    {
        uint64_t each = count / blocks_, rest = count % blocks_, me = GetBlockIdx();
        first = each * me + (me < rest ? me : rest);
        mine = each + (me < rest ? 1 : 0);
    }

    template <typename T>
    __aicore__ inline void Load(LocalTensor<T> to, GlobalTensor<T> from, uint32_t count)
    {
        if (count * sizeof(T) % 32 == 0) {
            DataCopy(to, from, count);
            return;
        }
        DataCopyExtParams rows{1, static_cast<uint32_t>(count * sizeof(T)), 0, 0, 0};
        DataCopyPadExtParams<T> pad{true, 0, 1, 0};
        DataCopyPad(to, from, rows, pad);
    }

    template <typename T>
    __aicore__ inline void Store(GlobalTensor<T> to, LocalTensor<T> from, uint32_t count)
    {
        if (count * sizeof(T) % 32 == 0) {
            DataCopy(to, from, count);
            return;
        }
        DataCopyExtParams rows{1, static_cast<uint32_t>(count * sizeof(T)), 0, 0, 0};
        DataCopyPad(to, from, rows);
    }

    template <typename T>
    __aicore__ inline void CpGM2GM(__gm__ T *to, __gm__ T *from, uint64_t count)
    {
        GlobalTensor<T> source, target;
        source.SetGlobalBuffer(from, count);
        target.SetGlobalBuffer(to, count);
        constexpr uint64_t batch = kBatchBytes / sizeof(T);
        for (uint64_t done = 0; done < count; done += batch) {
            uint32_t n = static_cast<uint32_t>(count - done < batch ? count - done : batch);
            LocalTensor<T> in = inOutQue_.AllocTensor<T>();
            Load(in, source[done], n);
            inOutQue_.EnQue(in);
            LocalTensor<T> out = inOutQue_.DeQue<T>();
            Store(target[done], out, n);
            inOutQue_.FreeTensor(out);
        }
    }

    /* No rank leaves before all have come. */
    __aicore__ inline void BarrierAll()
    {
        SyncAll<true>();
        if (GetBlockIdx() != 0)
            return;
        for (uint32_t r = 0; r < rankSize_; r++)
            Record(r, kBarrierSlot + rank_, tag_);
        for (uint32_t r = 0; r < rankSize_; r++)
            WaitFlag(rank_, kBarrierSlot + r, tag_);
    }

    TPipe pipe;
    TBuf<> flagBuf_;
    LocalTensor<int32_t> localSet_, localCheck_;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> inOutQue_;
    GM_ADDR window_[ARGS_RANKS_MAX];
    uint32_t rank_, rankSize_, blocks_;
    int32_t tag_;
};

#endif
