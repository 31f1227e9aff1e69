/* Put with signal: every rank writes into the window of the next one, then a scalar signal; who is
 * signalled takes the data out and counts itself at rank 0 by an atomic add. -DFAULT: no barrier
 * between the put and the signal. */
#include "comm_base.h"

class PutSignal : public CommBase
{
  public:
    static constexpr uint32_t kSignalSlot = 64; /* a line of its own */
    static constexpr uint32_t kCounterSlot = 68;

    __aicore__ inline void Process(const Args &args)
    {
        uint32_t next = (rank_ + 1) % rankSize_;
        if (GetBlockIdx() == 0) {
            CpGM2GM((__gm__ int32_t *)(window_[next] + DATA_OFFSET), (__gm__ int32_t *)args.input,
                    args.count);
            Signal(next);
            WaitSignal();
            CpGM2GM((__gm__ int32_t *)args.output, (__gm__ int32_t *)(window_[rank_] + DATA_OFFSET),
                    args.count);
            CountAtRoot();
        }
        BarrierAll();
    }

  private:
    __aicore__ inline void Signal(uint32_t rank)
    {
#ifndef FAULT
        PipeBarrier<PIPE_ALL>();
        DataSyncBarrier<MemDsbT::DDR>();
#endif
        GlobalTensor<int32_t> signal = FlagOf(rank, kSignalSlot);
        st_dev(tag_, signal.GetPhyAddr(), 0); /* planted */
        DataCacheCleanAndInvalid<int32_t, CacheLine::SINGLE_CACHE_LINE, DcciDst::CACHELINE_OUT>(
            signal);
        DataSyncBarrier<MemDsbT::DDR>();
    }

    __aicore__ inline void WaitSignal()
    {
        GlobalTensor<int32_t> signal = FlagOf(rank_, kSignalSlot);
        do {
            dcci(signal.GetPhyAddr(), SINGLE_CACHE_LINE, CACHELINE_OUT);
        } while (signal.GetValue(0) != tag_);
        SetFlag<HardEvent::S_MTE2>(EVENT_ID3);
        AscendC::WaitFlag<HardEvent::S_MTE2>(EVENT_ID3);
    }

    __aicore__ inline void CountAtRoot()
    {
        PipeBarrier<PIPE_ALL>();
        LocalTensor<int32_t> one = flagBuf_.GetWithOffset<int32_t>(8, 64);
        Duplicate<int32_t>(one, 0, 8);
        PipeBarrier<PIPE_ALL>();
        one.SetValue(0, 1);
        TEventID id = pipe.FetchEventID<HardEvent::S_MTE3>();
        SetFlag<HardEvent::S_MTE3>(id);
        AscendC::WaitFlag<HardEvent::S_MTE3>(id);
        SetAtomicAdd<int32_t>();
        DataCopy(FlagOf(0, kCounterSlot), one, 8);
        SetAtomicNone();
        PipeBarrier<PIPE_ALL>();
    }
};

extern "C" __global__ __aicore__ void put_signal(Args args)
{
    PutSignal op;
    op.Init(args);
    op.Process(args);
}
