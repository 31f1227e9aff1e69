/* Dispatch of rows to ranks, as expert-parallel kernels do it: row t of rank s goes to rank
 * expert(s, t). Rows have any number of bytes: slots in the window begin on blocks, the output is
 * packed. The flag of a pair of ranks carries how many rows came. -DFAULT: it overtakes the rows.
 */
#include "comm_base.h"

class Dispatch : public CommBase
{
  public:
    static constexpr uint32_t kCountSlot = 96;
    static constexpr uint32_t kRegionBytes = 256 * 1024;
    static constexpr uint32_t kChunkBytes = 16 * 1024;

    __aicore__ inline void Process(const Args &args)
    {
        rowBytes_ = args.extra * sizeof(half);
        slotBytes_ = AlignUp(rowBytes_, 32);
        pipe.InitBuffer(rowQue_, 2, kChunkBytes);
        for (uint32_t d = GetBlockIdx(); d < rankSize_; d += GetBlockNum())
            SendTo(d, args);
        uint64_t before = 0;
        for (uint32_t s = 0; s < rankSize_; s++) {
            uint32_t rows = CountFrom(s);
            if (s % GetBlockNum() == GetBlockIdx())
                Receive(s, rows, args.output + before * rowBytes_);
            before += rows;
        }
        if (GetBlockIdx() == 0)
            Tell(args.scratch, (int32_t)before);
        BarrierAll();
    }

  private:
    __aicore__ inline uint32_t Expert(uint32_t from, uint32_t row)
    {
        return (row * 7 + from * 3 + row / 5) % rankSize_;
    }

    __aicore__ inline GM_ADDR Region(uint32_t owner, uint32_t from)
    {
        return window_[owner] + DATA_OFFSET + from * kRegionBytes;
    }

    __aicore__ inline void SendTo(uint32_t d, const Args &args)
    {
        GlobalTensor<half> input, region;
        DataCopyExtParams row{1, rowBytes_, 0, 0, 0};
        DataCopyPadExtParams<half> pad{false, 0, 0, 0};
        uint32_t sent = 0;
        input.SetGlobalBuffer((__gm__ half *)args.input);
        for (uint32_t t = 0; t < args.count; t++) {
            if (Expert(rank_, t) != d)
                continue;
            region.SetGlobalBuffer((__gm__ half *)(Region(d, rank_) + sent++ * slotBytes_));
            LocalTensor<half> in = rowQue_.AllocTensor<half>();
            DataCopyPad(in, input[(uint64_t)t * args.extra], row, pad);
            rowQue_.EnQue(in);
            LocalTensor<half> out = rowQue_.DeQue<half>();
            DataCopyPad(region, out, row);
            rowQue_.FreeTensor(out);
        }
#ifndef FAULT
        PipeBarrier<PIPE_ALL>();
        Record(d, kCountSlot + rank_, tag_ << 16 | (int32_t)sent);
#else
        localSet_.SetValue(0, tag_ << 16 | (int32_t)sent);
        SetFlag<HardEvent::S_MTE3>(EVENT_ID5);
        AscendC::WaitFlag<HardEvent::S_MTE3>(EVENT_ID5);
        DataCopy(FlagOf(d, kCountSlot + rank_), localSet_, kFlagInts); /* planted */
        PipeBarrier<PIPE_ALL>();
#endif
    }

    __aicore__ inline uint32_t CountFrom(uint32_t s)
    {
        WaitFlag(rank_, kCountSlot + s, tag_ << 16);
        return (uint32_t)localCheck_.GetValue(0) & 0xffff;
    }

    __aicore__ inline void Receive(uint32_t s, uint32_t rows, uint64_t to)
    {
        GlobalTensor<half> region, output;
        uint32_t batch = kChunkBytes / slotBytes_;
        uint32_t skip = slotBytes_ - rowBytes_;
        for (uint32_t done = 0; done < rows; done += batch) {
            uint16_t n = (uint16_t)(rows - done < batch ? rows - done : batch);
            region.SetGlobalBuffer((__gm__ half *)(Region(rank_, s) + done * slotBytes_));
            output.SetGlobalBuffer((__gm__ half *)(to + done * rowBytes_));
            LocalTensor<half> in = rowQue_.AllocTensor<half>();
            DataCopyPad(in, region, DataCopyExtParams{n, rowBytes_, skip, 0, 0},
                        DataCopyPadExtParams<half>{true, 0, 0, half(1.0f)});
            rowQue_.EnQue(in);
            LocalTensor<half> out = rowQue_.DeQue<half>();
            DataCopyPad(output, out, DataCopyExtParams{n, rowBytes_, 0, 0, 0});
            rowQue_.FreeTensor(out);
        }
    }

    __aicore__ inline void Tell(uint64_t to, int32_t rows)
    {
        GlobalTensor<int32_t> total;
        total.SetGlobalBuffer((__gm__ int32_t *)to);
        PipeBarrier<PIPE_ALL>();
        localSet_.SetValue(0, rows);
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(total, localSet_, DataCopyParams{1, 4, 0, 0});
        PipeBarrier<PIPE_ALL>();
    }

    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> rowQue_;
    uint32_t rowBytes_, slotBytes_;
};

extern "C" __global__ __aicore__ void dispatch(Args args)
{
    Dispatch op;
    op.Init(args);
    op.Process(args);
}
