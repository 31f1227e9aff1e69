/* Small kernels, one thing each; units.c launches them and knows what they must leave in the
 * output. */
#include "hccl/hccl_types.h" /* its names are global; those of AscendC are the same and apart */

#include "units.h"

static_assert(Std::is_same<half, half>::value && !Std::is_same<half, bfloat16_t>::value, "");
static_assert((int)AscendC::HcclReduceOp::HCCL_REDUCE_MIN == (int)::HCCL_REDUCE_MIN, "");
static_assert((int)AscendC::HCCL_DATA_TYPE_FP16 == (int)::HCCL_DATA_TYPE_FP16, "");
static_assert(AscendC::max<uint64_t>(3, 4) == 4 && AscendC::min<uint64_t>(3, 4) == 3, "");
static_assert(sizeof(fp8_e4m3fn_t) == 1 && sizeof(hifloat8_t) == 1 && sizeof(TEventID) == 1, "");

/* ---- a whole pipeline: in, twice through the vector unit, out ---- */

class Pipeline
{
  public:
    __aicore__ inline void Process(const Args &args)
    {
        pipe_.InitBuffer(in_, 2, kTile * sizeof(int32_t));
        pipe_.InitBuffer(middle_, 1, kTile * sizeof(int32_t));
        pipe_.InitBuffer(out_, 2, kTile * sizeof(int32_t));
        for (uint32_t i = GetBlockIdx(); i < args.count / kTile; i += GetBlockNum())
            Tile(Gm<int32_t>(args.input, i * kTile), Gm<int32_t>(args.output, i * kTile));
    }

  private:
    static constexpr uint32_t kTile = 256;

    __aicore__ inline void Tile(GlobalTensor<int32_t> from, GlobalTensor<int32_t> to)
    {
        LocalTensor<int32_t> a = in_.AllocTensor<int32_t>();
        DataCopy(a, from, kTile);
        in_.EnQue<int32_t>(a);
        a = in_.DeQue<int32_t>();
        LocalTensor<int32_t> b = middle_.AllocTensor<int32_t>();
        Adds(b, a, 7, kTile);
        middle_.EnQue(b);
        in_.FreeTensor(a);
        b = middle_.DeQue<int32_t>();
        LocalTensor<int32_t> c = out_.AllocTensor<int32_t>();
        Muls(c, b, -3, kTile);
        out_.EnQue(c);
        middle_.FreeTensor(b);
        c = out_.DeQue<int32_t>();
        DataCopy(to, c, DataCopyParams{2, kTile * 4 / 64, 0, 0});
        out_.FreeTensor(c);
    }

    TPipe pipe_;
    TQue<QuePosition::VECIN, 2> in_;
    TQue<QuePosition::VECCALC, 1> middle_;
    TQue<QuePosition::VECOUT, 2> out_;
};

KERNEL pipeline(Args args)
{
    Pipeline op;
    op.Process(args);
}

/* ---- UB: more of it than a device has, bounds, the forms of addresses ---- */

/* 190 KiB + 3 * 47.5 KiB + 2560 bytes, all alive at once. */
KERNEL ub_more(Args args)
{
    constexpr uint32_t big = 190 * 1024, middle = 48640, small = 2560;
    TPipe pipe;
    TBuf<> a, e;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> b, c, d;
    pipe.InitBuffer(a, big);
    pipe.InitBuffer(b, 1, middle);
    pipe.InitBuffer(c, 1, middle);
    pipe.InitBuffer(d, 1, middle);
    pipe.InitBuffer(e, small);
    LocalTensor<uint8_t> t[5] = {a.Get<uint8_t>(), b.AllocTensor<uint8_t>(),
                                 c.AllocTensor<uint8_t>(), d.AllocTensor<uint8_t>(),
                                 e.Get<uint8_t>()};
    uint64_t at = 0;
    for (auto &tensor : t) {
        DataCopy(tensor, Gm<uint8_t>(args.input, at), tensor.GetSize());
        at += tensor.GetSize();
    }
    PipeBarrier<PIPE_ALL>();
    at = 0;
    for (auto &tensor : t) {
        DataCopy(Gm<uint8_t>(args.output, GetBlockIdx() * args.count + at), tensor,
                 tensor.GetSize());
        at += tensor.GetSize();
    }
    PipeBarrier<PIPE_ALL>();
}

/* A view of 8 elements is no bound: 32 of them are read through it. */
KERNEL ub_view(Args args)
{
    TPipe pipe;
    TBuf<> buf;
    pipe.InitBuffer(buf, 256);
    LocalTensor<int32_t> view = buf.GetWithOffset<int32_t>(8, 64);
    DataCopy(view, Gm<int32_t>(args.input), 32);
    PipeBarrier<PIPE_ALL>();
    view.SetValue(31, view.GetValue(30) + 1);
    PipeBarrier<PIPE_ALL>();
    DataCopy(Gm<int32_t>(args.output), buf.Get<int32_t>()[16], 32);
    PipeBarrier<PIPE_ALL>();
}

/* Small integers as addresses, pointers, tensors made by hand. */
KERNEL ub_addresses(Args args)
{
    LocalTensor<int32_t> by_hand;
    by_hand.address_.logicPos = static_cast<uint8_t>(TPosition::VECIN);
    by_hand.address_.bufferAddr = 64;
    DataCopy(by_hand, Gm<int32_t>(args.input), 8);
    LocalTensor<int32_t> other(TPosition::VECIN, 4096, 16);
    copy_gm_to_ubuf_align_v2((__ubuf__ int32_t *)4096, (__gm__ int32_t *)args.input + 8, 0, 1, 32,
                             0, 0, false, 0, 32, 32);
    PipeBarrier<PIPE_ALL>();
    __ubuf__ int32_t *raw = other.GetPhyAddr();
    raw[0] += by_hand.GetValue(0);
    raw[1] += by_hand[4].GetValue(1);
    other.ReinterpretCast<uint16_t>().SetValue(4, 0x1234);
    PipeBarrier<PIPE_ALL>();
    copy_ubuf_to_gm_align_v2((__gm__ void *)args.output, (__ubuf__ void *)4096, 0, 1, 32, 0, 32,
                             32);
    PipeBarrier<PIPE_ALL>();
}

/* Places one after the other, on whole blocks; copied there and back through pointers to const. */
KERNEL ub_allocator(Args args)
{
    LocalMemAllocator<Hardware::UB> ub;
    LocalMemAllocator<> again;
    LocalTensor<int16_t> odd = ub.Alloc<int16_t, 17>();
    LocalTensor<int32_t> a = ub.Alloc<TPosition::VECIN, int32_t>(8);
    LocalTensor<int32_t> b = ub.Alloc<TPosition::VECOUT, int32_t, 8>();
    LocalTensor<int32_t> first = again.Alloc<int32_t>(8);
    odd.SetValue(0, 77);
    PipeBarrier<PIPE_ALL>();
    copy_gm_to_ubuf_align_v2(a.GetPhyAddr(), reinterpret_cast<const __gm__ int32_t *>(args.input), 0,
                             1, 32, 0, 0, false, 0, 0, 0);
    PipeBarrier<PIPE_ALL>();
    Adds(b, a, 5, 8);
    PipeBarrier<PIPE_ALL>();
    b.SetValue(5, (int32_t)ub.GetCurAddr());
    b.SetValue(6, first.GetValue(0) & 0xffff); /* the other allocator begins at the same place */
    b.SetValue(7, (int32_t)((uintptr_t)b.GetPhyAddr() - (uintptr_t)odd.GetPhyAddr()));
    PipeBarrier<PIPE_ALL>();
    copy_ubuf_to_gm_align_v2(reinterpret_cast<const __gm__ uint8_t *>(args.output),
                             reinterpret_cast<__ubuf__ uint8_t *>(b.GetPhyAddr()), 0, 1, 32, 0, 0, 0);
    PipeBarrier<PIPE_ALL>();
}

/* ---- moves of any size ---- */

template <typename T> __aicore__ inline void Pad(const Args &args, T value)
{
    TPipe pipe;
    TBuf<TPosition::VECCALC> buf;
    pipe.InitBuffer(buf, 8192);
    LocalTensor<T> t = buf.Get<T>();
    Duplicate<int32_t>(buf.Get<int32_t>(), -1, 2048);
    PipeBarrier<PIPE_ALL>();
    /* three rows of `count` elements, `extra` apart in GM, one element of padding on the left */
    uint32_t bytes = static_cast<uint32_t>(args.count * sizeof(T));
    DataCopyExtParams rows{3, bytes, static_cast<uint32_t>(args.extra * sizeof(T)), 1, 0};
    DataCopyPadExtParams<T> pad{true, 1, 0, value};
    DataCopyPad(t, Gm<T>(args.input), rows, pad);
    PipeBarrier<PIPE_ALL>();
    DataCopy(Gm<T>(args.output), t, 4096 / sizeof(T));
    /* and back, packed */
    DataCopyPad(Gm<T>(args.scratch), t, DataCopyExtParams{3, bytes, 1, 0, 0});
    PipeBarrier<PIPE_ALL>();
}

KERNEL pad_int8(Args args)
{
    Pad<int8_t>(args, 5);
}
KERNEL pad_half(Args args)
{
    Pad<half>(args, half(1.5f));
}
KERNEL pad_int32(Args args)
{
    Pad<int32_t>(args, 77);
}
KERNEL pad_int64(Args args)
{
    Pad<int64_t>(args, 0);
}

/* ---- atomic modes, from all blocks at once ---- */

template <typename T> __aicore__ inline void Atomics(const Args &args)
{
    TPipe pipe;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 1, 256);
    uint32_t count = 64 / sizeof(T);
    LocalTensor<T> t = queue.AllocTensor<T>();
    DataCopy(t, Gm<T>(args.input, GetBlockIdx() * count), count);
    queue.EnQue(t);
    t = queue.DeQue<T>();
    SetAtomicAdd<T>();
    DataCopy(Gm<T>(args.output), t, count);
    SetAtomicMax<T>();
    DataCopy(Gm<T>(args.output, count), t, count);
    SetAtomicMin<T>();
    DataCopy(Gm<T>(args.output, 2 * count), t, count);
    SetAtomicNone();
    queue.FreeTensor(t);
}

KERNEL atomics_half(Args args)
{
    Atomics<half>(args);
}
KERNEL atomics_bf16(Args args)
{
    Atomics<bfloat16_t>(args);
}
KERNEL atomics_float(Args args)
{
    Atomics<float>(args);
}
KERNEL atomics_int8(Args args)
{
    Atomics<int8_t>(args);
}
KERNEL atomics_int16(Args args)
{
    Atomics<int16_t>(args);
}

/* A copy of any type, with the atomic modes behind a switch, as collective kernels are written. */
template <typename T> __aicore__ inline void AnyType(const Args &args)
{
    TPipe pipe;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> queue;
    uint64_t count = args.count;
    DataCopyPadExtParams<T> pad;
    pad.isPad = true;
    pad.leftPadding = 0;
    pad.rightPadding = 1;
    pipe.InitBuffer(queue, 1, 2048);
    switch (args.extra) {
    case AscendC::HcclReduceOp::HCCL_REDUCE_SUM:
        SetAtomicAdd<T>();
        break;
    case AscendC::HcclReduceOp::HCCL_REDUCE_MAX:
        SetAtomicMax<T>();
        break;
    default:
        SetAtomicNone();
    }
    LocalTensor<T> in = queue.AllocTensor<T>();
    DataCopyExtParams rows{1, (uint32_t)count * (uint32_t)sizeof(T), 0, 0, 0};
    DataCopyPad(in, Gm<T>(args.input), rows, pad);
    queue.EnQue(in);
    LocalTensor<T> out = queue.DeQue<T>();
    DataCopyPad(Gm<T>(args.output), out, rows);
    queue.FreeTensor(out);
    SetAtomicNone();
}

#define ANY_TYPE(type)                                                                             \
    KERNEL any_##type(Args args)                                                                   \
    {                                                                                              \
        AnyType<type>(args);                                                                       \
    }
ANY_TYPE(half)
ANY_TYPE(int16_t)
ANY_TYPE(uint16_t)
ANY_TYPE(float)
ANY_TYPE(int32_t)
ANY_TYPE(uint32_t)
ANY_TYPE(int8_t)
ANY_TYPE(uint8_t)
ANY_TYPE(bfloat16_t)
ANY_TYPE(uint64_t)
ANY_TYPE(int64_t)
ANY_TYPE(fp8_e4m3fn_t)
ANY_TYPE(fp8_e5m2_t)
ANY_TYPE(fp8_e8m0_t)
ANY_TYPE(hifloat8_t)

/* ---- all blocks ---- */

__aicore__ inline void Put(uint64_t address, int64_t index, int32_t value)
{
    GlobalTensor<int32_t> slot = Gm<int32_t>(address, index * 16);
    slot.SetValue(0, value);
    DataCacheCleanAndInvalid<int32_t, CacheLine::SINGLE_CACHE_LINE, DcciDst::CACHELINE_OUT>(slot);
    DataSyncBarrier<MemDsbT::ALL>();
}

__aicore__ inline int32_t Take(uint64_t address, int64_t index)
{
    GlobalTensor<int32_t> slot = Gm<int32_t>(address, index * 16);
    DataCacheCleanAndInvalid<int32_t, CacheLine::SINGLE_CACHE_LINE, DcciDst::CACHELINE_OUT>(slot);
    return slot.GetValue(0);
}

/* Five barriers of different kinds; after each the neighbour's number must be there. */
KERNEL blocks(Args args)
{
    TPipe pipe;
    TBuf<> buf;
    pipe.InitBuffer(buf, 2048);
    int64_t me = GetBlockIdx(), n = GetBlockNum(), next = (me + 1) % n;
    int32_t good = 0;
    for (int32_t round = 0; round < 5; round++) {
        Put(args.scratch, me + round * n, 100 * round + (int32_t)me);
        PipeBarrier<PIPE_ALL>();
        if (round == 0)
            SyncAll<true>();
        else if (round == 1)
            SyncAll<false>();
        else if (round == 2)
            SyncAll(Gm<int32_t>(args.output, 4096), buf.Get<int32_t>());
        else if (round == 3) {
            CrossCoreSetFlag<0x0, PIPE_MTE3>(3);
            CrossCoreWaitFlag(3);
        } else {
            ffts_cross_core_sync(PIPE_MTE3, get_ffts_msg(0, 4));
            wait_flag_dev(4);
        }
        good += Take(args.scratch, next + round * n) == 100 * round + (int32_t)next;
    }
    CrossCoreSetFlag<0x1, PIPE_MTE3>(5); /* a group of one */
    CrossCoreWaitFlag(5);
    if ASCEND_IS_AIV {
        good += 10;
    }
    if ASCEND_IS_AIC {
        good += 1000;
    }
    Put(args.output, me, good + (get_block_idx() == block_idx && block_num == n ? 100 : 0));
}

/* ---- words of the language ---- */

struct Tiling {
    uint32_t rows, columns;
    uint64_t bytes;
};
REGISTER_TILING_DEFAULT(Tiling);

KERNEL language(Args args)
{
    KERNEL_TASK_TYPE_DEFAULT(KERNEL_TYPE_AIV_ONLY);
    GET_TILING_DATA_WITH_STRUCT(Tiling, tiling, args.input);
    GET_TILING_DATA_MEMBER(Tiling, bytes, bytes, args.input);
    SetTilingKey(21);
    SetHcclContext<0>((GM_ADDR)args.scratch);
    bool right = TILING_KEY_IS(21) && !TILING_KEY_IS(1) &&
                 GetHcclContext<0>() == (GM_ADDR)args.scratch && GetHcclContext<1>() == nullptr;
    SetSysWorkspace((GM_ADDR)args.input);
    right = right && GetSysWorkSpacePtr() == (GM_ADDR)args.input;
    InitSocState();
    SetCtrlSpr<60, 60>(1);
    right = right && GetCtrlSpr<60, 60>() == 1 && GetCtrlSpr<0, 3>() == 0;
    half h = 2;
    h += 1.5f;
    h *= h;
    bfloat16_t b = h;
    b--;
    right = right && h == 12.25f && b == 11.25f && (float)half(3) < h && -h < 0;
    GlobalTensor<int32_t> out = Gm<int32_t>(args.output, GetBlockIdx() * 16);
    out.SetL2CacheHint(CacheMode::CACHE_MODE_DISABLE);
    out.SetValue(0, (int32_t)tiling.rows * 1000 + (int32_t)tiling.columns);
    out.SetValue(1, (int32_t)bytes);
    out.SetValue(2, right);
    out(3) = (int32_t)ScalarGetCountOfValue<1>(0xff00);
    out.SetValue(4, ScalarCast<float, int32_t, RoundMode::CAST_CEIL>(2.25f));
    if (GetBlockIdx() == 0) {
        AscendC::printf("language: %d rows\n", (int)tiling.rows);
        PRINTF("language: done\n");
        InitDump(false, nullptr, 4096);
        DumpTensor(out, 42, 4);
    }
}

/* One number in GM, changed by all blocks with each atomic of the scalar unit (a 950 has them). */
KERNEL scalar_atomics(Args args)
{
    __gm__ int64_t *place = (__gm__ int64_t *)args.output;
    int64_t me = GetBlockIdx() + 1;
    AtomicAdd(place, me);
    AtomicMax(place + 8, me);
    AtomicMin(place + 16, -me);
    AtomicExch(place + 24, int64_t(7));
    AtomicCas(place + 32, 0, me);
    WriteGmByPassDCache(place + 40 + 8 * me, ReadGmByPassDCache(place + 120) + me);
}

/* ---- mistakes: each ends the kernel with a reason ---- */

KERNEL wrong_overrun(Args args)
{
    TPipe pipe;
    TBuf<> a, b;
    pipe.InitBuffer(a, 64);
    pipe.InitBuffer(b, 64);
    DataCopy(a.Get<int32_t>()[8], Gm<int32_t>(args.input), 16);
}

KERNEL wrong_index(Args args)
{
    TPipe pipe;
    TBuf<> a;
    pipe.InitBuffer(a, 64);
    a.Get<int32_t>().SetValue((uint32_t)args.count, 1);
}

KERNEL wrong_size(Args args)
{
    TPipe pipe;
    TBuf<> a;
    pipe.InitBuffer(a, 64);
    DataCopy(a.Get<int32_t>(), Gm<int32_t>(args.input), 5);
}

KERNEL wrong_alloc(Args args)
{
    TPipe pipe;
    TQue<QuePosition::VECIN, 1> queue;
    (void)args;
    pipe.InitBuffer(queue, 1, 64);
    queue.AllocTensor<int32_t>();
    queue.AllocTensor<int32_t>();
}

KERNEL wrong_deque(Args args)
{
    TPipe pipe;
    TQue<QuePosition::VECIN, 1> queue;
    (void)args;
    pipe.InitBuffer(queue, 1, 64);
    queue.DeQue<int32_t>();
}

KERNEL wrong_free(Args args)
{
    TPipe pipe;
    TQue<QuePosition::VECIN, 1> queue, other;
    (void)args;
    pipe.InitBuffer(queue, 1, 64);
    pipe.InitBuffer(other, 1, 64);
    LocalTensor<int32_t> t = queue.AllocTensor<int32_t>();
    other.FreeTensor(t);
}

KERNEL wrong_uninit(Args args)
{
    TQue<QuePosition::VECIN, 1> queue;
    (void)args;
    queue.AllocTensor<int32_t>();
}

KERNEL wrong_much(Args args)
{
    TPipe pipe;
    TBuf<> a;
    (void)args;
    pipe.InitBuffer(a, 4 << 20);
}

KERNEL wrong_cube(Args args)
{
    (void)args;
    CrossCoreSetFlag<0x2, PIPE_MTE3>(1);
}

KERNEL wrong_key(Args args)
{
    if (TILING_KEY_IS(1))
        Put(args.output, 0, 1);
}

KERNEL wrong_ids(Args args)
{
    TPipe pipe;
    (void)args;
    for (int i = 0; i < 9; i++)
        pipe.AllocEventID<HardEvent::MTE2_V>();
}

KERNEL wrong_cast(Args args)
{
    TPipe pipe;
    TBuf<> a;
    (void)args;
    pipe.InitBuffer(a, 256);
    Cast(a.Get<half>(), a.Get<float>()[32], RoundMode::CAST_HYBRID, 16);
}

KERNEL wrong_super(Args args)
{
    (void)args;
    get_para_base();
}
