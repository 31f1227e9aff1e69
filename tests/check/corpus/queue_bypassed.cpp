/* Expected: AIVD-R01, alone. A tensor of a TQue is worked on before it has been through the queue,
 * which is what orders MTE2 and the vector unit (rule 7).
 * Run: ranks 1, blocks 1, launches 1. */
#include "kernel_operator.h"

#include "corpus.h"

using namespace AscendC;

extern "C" __global__ __aicore__ void kernel(Case c)
{
    constexpr uint32_t COUNT = BYTES / sizeof(int32_t);
    TPipe pipe;
    TQue<QuePosition::VECIN, 1> in;
    TQue<QuePosition::VECOUT, 1> out;
    GlobalTensor<int32_t> from, to;
    pipe.InitBuffer(in, 1, BYTES);
    pipe.InitBuffer(out, 1, BYTES);
    from.SetGlobalBuffer((__gm__ int32_t *)c.input, COUNT);
    to.SetGlobalBuffer((__gm__ int32_t *)c.output, COUNT);

    LocalTensor<int32_t> tile = in.AllocTensor<int32_t>();
    DataCopy(tile, from, COUNT);
#ifdef FAULT
    LocalTensor<int32_t> ready = tile;
#else
    in.EnQue(tile);
    LocalTensor<int32_t> ready = in.DeQue<int32_t>();
#endif
    LocalTensor<int32_t> sum = out.AllocTensor<int32_t>();
    Add(sum, ready, ready, COUNT);
    out.EnQue(sum);
    LocalTensor<int32_t> done = out.DeQue<int32_t>();
    DataCopy(to, done, COUNT);
    out.FreeTensor(done);
    in.FreeTensor(ready);
}
