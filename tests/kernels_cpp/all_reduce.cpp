/* AllReduce in one shot: every core pushes its part of the input into a slot at every rank; then it
 * adds what all ranks have sent, in rank order, with the vector unit: the same bits on every rank.
 * -DFAULT: the sum leaves without waiting for the vector unit's last Add. */
#include "comm_base.h"

class AllReduce : public CommBase
{
  public:
    static constexpr uint32_t kSlotBytes = 128 * 1024;
    static constexpr uint32_t kTileBytes = 8 * 1024;
    static constexpr uint32_t kFlagBase = 16;

    template <typename T> __aicore__ inline void Process(const Args &args)
    {
        uint64_t first, mine;
        Split(args.count, first, mine);
        pipe.InitBuffer(inQue_, 2, kTileBytes);
        pipe.InitBuffer(outQue_, 2, kTileBytes);
        for (uint32_t i = 0; i < rankSize_; i++) {
            uint32_t r = (rank_ + i) % rankSize_;
            CpGM2GM(Slot<T>(r, rank_) + first, (__gm__ T *)args.input + first, mine);
            PipeBarrier<PIPE_ALL>();
            Record(r, Flag(rank_), tag_);
        }
        for (uint32_t r = 0; r < rankSize_; r++)
            WaitFlag(rank_, Flag(r), tag_);
        Reduce<T>((__gm__ T *)args.output + first, first, mine);
        BarrierAll();
    }

  private:
    template <typename T> __aicore__ inline __gm__ T *Slot(uint32_t owner, uint32_t from)
    {
        return (__gm__ T *)(window_[owner] + DATA_OFFSET + from * kSlotBytes);
    }

    __aicore__ inline uint32_t Flag(uint32_t from)
    {
        return kFlagBase + GetBlockIdx() * ARGS_RANKS_MAX + from;
    }

    template <typename T>
    __aicore__ inline LocalTensor<T> Fetch(uint32_t from, uint64_t at, uint32_t count)
    {
        GlobalTensor<T> slot;
        slot.SetGlobalBuffer(Slot<T>(rank_, from));
        LocalTensor<T> tile = inQue_.AllocTensor<T>();
        Load(tile, slot[at], count);
        inQue_.EnQue(tile);
        return inQue_.DeQue<T>();
    }

    template <typename T>
    __aicore__ inline void Reduce(__gm__ T *to, uint64_t first, uint64_t count)
    {
        constexpr uint64_t tile = kTileBytes / sizeof(T);
        GlobalTensor<T> output;
        output.SetGlobalBuffer(to, count);
        for (uint64_t done = 0; done < count; done += tile) {
            uint32_t n = static_cast<uint32_t>(count - done < tile ? count - done : tile);
            LocalTensor<T> sum = outQue_.AllocTensor<T>();
            for (uint32_t r = 0; r < rankSize_; r++) {
                LocalTensor<T> part = Fetch<T>(r, first + done, n);
                if (r == 0)
                    DataCopy(sum, part, AlignUp(n * sizeof(T), 32) / sizeof(T));
                else
                    Add(sum, sum, part, n); /* planted */
                PipeBarrier<PIPE_V>();
                inQue_.FreeTensor(part);
            }
#ifndef FAULT
            outQue_.EnQue(sum);
            sum = outQue_.DeQue<T>();
#endif
            Store(output[done], sum, n);
            outQue_.FreeTensor(sum);
        }
        PipeBarrier<PIPE_ALL>();
    }

    TQue<QuePosition::VECIN, 1> inQue_;
    TQue<QuePosition::VECOUT, 1> outQue_;
};

#define ALL_REDUCE(name, type)                                                                     \
    extern "C" __global__ __aicore__ void all_reduce_##name(Args args)                             \
    {                                                                                              \
        AllReduce op;                                                                              \
        op.Init(args);                                                                             \
        op.Process<type>(args);                                                                    \
    }

ALL_REDUCE(int32, int32_t)
ALL_REDUCE(int64, int64_t)
ALL_REDUCE(half, half)
ALL_REDUCE(float, float)
