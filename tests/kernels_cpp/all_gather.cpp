/* AllGather: every core puts its part of the input into the own window and says so; then it pulls
 * the same part of every rank. -DFAULT: the flag is set before the data are out. */
#include "comm_base.h"

class AllGather : public CommBase
{
  public:
    template <typename T> __aicore__ inline void Process(const Args &args)
    {
        uint64_t first, mine;
        uint32_t core = GetBlockIdx();
        Split(args.count, first, mine);
        CpGM2GM((__gm__ T *)(window_[rank_] + DATA_OFFSET) + first, (__gm__ T *)args.input + first,
                mine);
#ifndef FAULT
        PipeBarrier<PIPE_ALL>();
        Record(rank_, core, tag_);
#else
        localSet_.SetValue(0, tag_);
        SetFlag<HardEvent::S_MTE3>(EVENT_ID0);
        AscendC::WaitFlag<HardEvent::S_MTE3>(EVENT_ID0);
        DataCopy(FlagOf(rank_, core), localSet_, kFlagInts); /* planted */
#endif
        for (uint32_t i = 0; i < rankSize_; i++) {
            uint32_t r = (rank_ + i) % rankSize_;
            WaitFlag(r, core, tag_);
            CpGM2GM((__gm__ T *)args.output + r * args.count + first,
                    (__gm__ T *)(window_[r] + DATA_OFFSET) + first, mine);
            PipeBarrier<PIPE_ALL>();
        }
        BarrierAll();
    }
};

extern "C" __global__ __aicore__ void all_gather_int32(Args args)
{
    AllGather op;
    op.Init(args);
    op.Process<int32_t>(args);
}

extern "C" __global__ __aicore__ void all_gather_int8(Args args)
{
    AllGather op;
    op.Init(args);
    op.Process<int8_t>(args);
}
