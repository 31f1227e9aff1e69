/* The vector unit, name by name; units.c launches the kernels and knows what they must leave. */
#include "units.h"

/* ---- arithmetic: 128 floats a, 128 floats b; a result of 128 in every slot ---- */

constexpr uint32_t kN = 128;

class Slots
{
  public:
    __aicore__ inline Slots(const Args &args) : output_(args.output)
    {
        pipe.InitBuffer(buf_, 8192);
        a = buf_.Get<float>();
        b = buf_.Get<float>()[kN];
        r = buf_.Get<float>()[2 * kN];
        work = buf_.Get<float>()[4 * kN];
        DataCopy(a, Gm<float>(args.input), 2 * kN);
        PipeBarrier<PIPE_ALL>();
        Clear();
    }
    __aicore__ inline void Clear()
    {
        Duplicate<float>(r, -1.0f, kN);
        PipeBarrier<PIPE_ALL>();
    }
    __aicore__ inline void Next()
    {
        PipeBarrier<PIPE_ALL>();
        DataCopy(Gm<float>(output_, slot_++ * kN), r, kN);
        PipeBarrier<PIPE_ALL>();
        Clear();
    }

    TPipe pipe;
    LocalTensor<float> a, b, r, work;

  private:
    TBuf<> buf_;
    uint64_t output_;
    uint32_t slot_ = 0;
};

KERNEL vectors(Args args)
{
    Slots s(args);
    uint64_t bits[2] = {0x00000000000000f5, 0};
    auto each = [&](auto &&operation) {
        operation();
        s.Next();
    };
    each([&] { Add(s.r, s.a, s.b, kN); });
    each([&] { Sub(s.r, s.a, s.b, kN); });
    each([&] { Mul(s.r, s.a, s.b, kN); });
    each([&] { Div(s.r, s.a, s.b, kN); });
    each([&] { Max(s.r, s.a, s.b, kN); });
    each([&] { Min(s.r, s.a, s.b, kN); });
    each([&] { Adds(s.r, s.a, 1.5f, kN - 3); });
    each([&] { Muls(s.r, s.a, 0.5f, 1); });
    each([&] { Maxs(s.r, s.a, 0.0f, kN); });
    each([&] { Mins(s.r, s.a, 2.0f, kN); });
    each([&] { Abs(s.r, s.a, kN); });
    each([&] { Relu(s.r, s.a, kN); });
    each([&] { Axpy(s.r, s.a, 2.0f, kN); });
    each([&] { Sqrt(s.r, s.b, kN); });
    each([&] { Add(s.r, s.a, s.b, 20, 2, {1, 1, 1, 8, 8, 8}); });
    each([&] { Add(s.r, s.a, s.b, bits, 2, {1, 1, 1, 8, 8, 0}); });
    each([&] { Duplicate(s.r, 3.25f, 4, 1, 1, 8); });
    each([&] { Adds(s.r, s.a, 1.0f, 64, 1, {2, 1, 8, 8}); });
    each([&] {
        SetMaskCount();
        Muls(s.r, s.a, 2.0f, 70, 1, {1, 1, 8, 8});
        SetMaskNorm();
        ResetMask();
    });
    each([&] { CreateVecIndex(s.r.ReinterpretCast<int32_t>(), 5, kN); });
    each([&] {
        LocalTensor<half> h = s.work.ReinterpretCast<half>();
        Cast(h, s.a, RoundMode::CAST_RINT, kN);
        PipeBarrier<PIPE_V>();
        Cast(s.r, h, RoundMode::CAST_NONE, kN);
    });
    each([&] { Cast(s.r.ReinterpretCast<int32_t>(), s.a, RoundMode::CAST_FLOOR, kN); });
    each([&] { Cast(s.r.ReinterpretCast<int32_t>(), s.a, RoundMode::CAST_CEIL, kN); });
    each([&] { Cast(s.r.ReinterpretCast<int32_t>(), s.a, RoundMode::CAST_TRUNC, kN); });
    each([&] { Cast(s.r.ReinterpretCast<int32_t>(), s.a, RoundMode::CAST_RINT, kN); });
    each([&] { Cast(s.r.ReinterpretCast<int32_t>(), s.a, RoundMode::CAST_ROUND, kN); });
}

/* The rest of the vector unit; integers are the bits of the floats that lie there. */
KERNEL vectors_more(Args args)
{
    Slots s(args);
    LocalTensor<int32_t> ai = s.a.ReinterpretCast<int32_t>(), ri = s.r.ReinterpretCast<int32_t>();
    LocalTensor<uint16_t> a16 = s.a.ReinterpretCast<uint16_t>(),
                          r16 = s.r.ReinterpretCast<uint16_t>();
    LocalTensor<uint16_t> b16 = s.b.ReinterpretCast<uint16_t>();
    LocalTensor<half> h = s.work.ReinterpretCast<half>();
    uint64_t bits[2] = {0x5555555555555555, 0x5555555555555555};
    auto each = [&](auto &&operation) {
        operation();
        s.Next();
    };
    each([&] { MulAddDst(s.r, s.a, s.b, kN); });
    each([&] { FusedMulAdd(s.r, s.a, s.b, kN); });
    each([&] { FusedMulAddRelu(s.r, s.a, s.b, kN); });
    each([&] { AddRelu(s.r, s.a, s.b, kN); });
    each([&] { SubRelu(s.r, s.a, s.b, kN); });
    each([&] { LeakyRelu(s.r, s.a, 0.5f, kN); });
    each([&] { Reciprocal(s.r, s.b, kN); });
    each([&] { Rsqrt(s.r, s.b, kN); });
    each([&] { Exp(s.r, s.a, kN); });
    each([&] { Ln(s.r, s.b, kN); });
    each([&] { Subs(s.r, s.a, 3.0f, kN); });
    each([&] { And(r16, a16, b16, 2 * kN); });
    each([&] { Or(r16, a16, b16, 2 * kN); });
    each([&] { Not(r16, a16, 2 * kN); });
    each([&] { ShiftRight(ri, ai, 3, kN); });
    each(
        [&] { ShiftLeft(ri.ReinterpretCast<uint32_t>(), ai.ReinterpretCast<uint32_t>(), 2u, kN); });
    each([&] { Copy(s.r, s.a, bits, 2, {1, 1, 8, 8}); });
    each([&] { Copy(s.r, s.a, 10, 1, {1, 2, 8, 8}); });
    each([&] { Brcb(s.r, s.a, 2, {1, 8}); });
    each([&] {
        LocalTensor<int32_t> at = s.work.ReinterpretCast<int32_t>();
        ArithProgression<int32_t>(at, (kN - 1) * 4, -4, kN);
        PipeBarrier<PIPE_V>();
        Gather(s.r, s.a, at.ReinterpretCast<uint32_t>(), 0, kN);
    });
    each([&] {
        Cast(h, s.a, RoundMode::CAST_NONE, kN);
        PipeBarrier<PIPE_V>();
        Cast(s.r.ReinterpretCast<int8_t>(), h, RoundMode::CAST_RINT, kN);
    });
    each([&] {
        LocalTensor<bfloat16_t> b = h.ReinterpretCast<bfloat16_t>();
        Cast(b, s.a, RoundMode::CAST_TRUNC, kN);
        PipeBarrier<PIPE_V>();
        Cast(s.r, b, RoundMode::CAST_NONE, kN);
    });
    each([&] { Cast(s.r, ai, RoundMode::CAST_RINT, kN); });
    each([&] { /* halves through a half */
               Cast(h, s.a, RoundMode::CAST_NONE, kN);
               PipeBarrier<PIPE_V>();
               Add(h, h, h, kN);
               PipeBarrier<PIPE_V>();
               Muls(h, h, half(0.25f), 128, 1, {1, 1, 8, 8});
               PipeBarrier<PIPE_V>();
               Cast(s.r, h, RoundMode::CAST_NONE, 64, 2, {1, 1, 8, 4});
    });
    each([&] { PairReduceSum(s.r, s.a, 2, 64, 1, 1, 8); });
    each([&] { WholeReduceMin(s.r, s.a, 64, 2, 1, 1, 8, ReduceOrder::ORDER_ONLY_VALUE); });
    each([&] { BlockReduceMin(s.r, s.a, 2, 64, 1, 1, 8); });
}

KERNEL reductions(Args args)
{
    Slots s(args);
    auto each = [&](auto &&operation) {
        operation();
        s.Next();
    };
    each([&] { ReduceSum(s.r, s.a, s.work, kN); });
    each([&] { ReduceMax(s.r, s.a, s.work, 100); });
    each([&] { ReduceMin(s.r, s.a, s.work, kN); });
    each([&] { ReduceMax(s.r, s.a, s.work, kN, true); });
    each([&] { ReduceMin(s.r, s.a, s.work, kN, true); });
    each([&] { ReduceSum(s.r, s.a, s.work, 50, 2, 8); });
    each([&] { WholeReduceSum(s.r, s.a, 64, 2, 1, 1, 8); });
    each([&] { WholeReduceMax(s.r, s.a, 60, 2, 1, 1, 8); });
    each([&] { BlockReduceSum(s.r, s.a, 2, 64, 1, 1, 8); });
    each([&] { BlockReduceMax(s.r, s.a, 2, 64, 1, 1, 8); });
    each([&] { Sum(s.r, s.a, SumParams{4, 32, 31}); });
    each([&] { Sum(s.r, s.a, SumParams{1, kN, kN}); });
    each([&] {
        uint64_t kept = 0;
        GatherMask(s.r, s.a, 2, true, 90, {1, 1, 8, 0}, kept);
        s.pipe.FetchEventID(HardEvent::V_S);
        PipeBarrier<PIPE_ALL>();
        s.r.SetValue(kN - 1, (float)kept);
    });
    each([&] { CompareScalar(s.r.ReinterpretCast<uint8_t>(), s.a, 0.0f, CMPMODE::GT, kN); });
    each([&] { Compare(s.r.ReinterpretCast<uint8_t>(), s.a, s.b, CMPMODE::LE, kN); });
    LocalTensor<uint8_t> mask = s.work.ReinterpretCast<uint8_t>();
    CompareScalar(mask, s.a, 0.0f, CMPMODE::GT, kN);
    PipeBarrier<PIPE_V>();
    each([&] { Select(s.r, mask, s.a, s.b, SELMODE::VSEL_TENSOR_TENSOR_MODE, kN); });
    each([&] { Select(s.r, mask, s.a, 9.0f, SELMODE::VSEL_TENSOR_SCALAR_MODE, kN); });
    each([&] { Select(s.r, mask, s.a, s.b, SELMODE::VSEL_CMPMASK_SPR, kN); });
    each([&] {
        DataCopy(s.r, s.a, kN);
        PipeBarrier<PIPE_V>();
        Select(s.r, mask, s.r, s.b, SELMODE::VSEL_TENSOR_TENSOR_MODE, kN);
    });
}

KERNEL long_integers(Args args)
{
    TPipe pipe;
    TBuf<> buf;
    uint32_t n = static_cast<uint32_t>(args.count);
    pipe.InitBuffer(buf, 5 * n * sizeof(int64_t));
    LocalTensor<int64_t> a = buf.Get<int64_t>();
    DataCopy(a, Gm<int64_t>(args.input), 2 * n);
    PipeBarrier<PIPE_ALL>();
    Add(a[2 * n], a, a[n], n);
    Max(a[3 * n], a, a[n], n);
    Min(a[4 * n], a, a[n], n);
    SetFlag<HardEvent::V_MTE3>(EVENT_ID0);
    WaitFlag<HardEvent::V_MTE3>(EVENT_ID0);
    DataCopy(Gm<int64_t>(args.output), a[2 * n], 3 * n);
}
