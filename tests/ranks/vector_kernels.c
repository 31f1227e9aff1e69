/* Kernels of the vector tests, in the common subset of C and C++. */
#include <c_api/asc_simd.h>

#include "vector_args.h"

#ifdef __cplusplus
#define KERNEL extern "C" __global__ __aicore__
#else
#define KERNEL __global__ __aicore__
#endif

#define GM(type, address) ((__gm__ type *)(uintptr_t)(address))
#define UB(type, offset)  ((__ubuf__ type *)(uintptr_t)asc_get_phy_buf_addr(offset))

enum { LANES = 8, CORES = 48, ROW = LANES * 4, FLOATS = CORES * LANES };

static __aicore__ inline void order(pipe_t from, pipe_t to)
{
    asc_sync_notify(from, to, EVENT_ID0);
    asc_sync_wait(from, to, EVENT_ID0);
}

/* Every block adds its index + 1 in GM. */
KERNEL void vector_atomic_sum(vector_args a)
{
    asc_init();
    asc_duplicate(UB(int32_t, 0), (int32_t)asc_get_block_idx() + 1, LANES);
    order(PIPE_V, PIPE_MTE3);
    asc_set_atomic_add_int();
    asc_copy_ub2gm((__gm__ void *)GM(int32_t, a.out), (__ubuf__ void *)UB(int32_t, 0), ROW);
    asc_set_atomic_none();
}

/* Every block leaves a row; block 0 adds them: with integer vectors, and as floats by repeats. */
KERNEL void vector_row_sum(vector_args a)
{
    __ubuf__ int32_t *rows = UB(int32_t, 0), *sum = UB(int32_t, 8192);
    __ubuf__ float *floats = UB(float, 16384), *sums = UB(float, 24576);
    int i;

    asc_init();
    asc_duplicate(rows, (int32_t)asc_get_block_idx() + 1, LANES);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm((__gm__ void *)(GM(uint8_t, a.scratch) + asc_get_block_idx() * ROW),
                   (__ubuf__ void *)rows, ROW);
    asc_sync();
    asc_sync_block_arrive(PIPE_MTE3, 0);
    asc_sync_block_wait(PIPE_S, 0);
    if (asc_get_block_idx() != 0)
        return;
    asc_sync();
    asc_copy_gm2ub((__ubuf__ void *)rows, (__gm__ void *)GM(uint8_t, a.scratch), CORES * ROW);
    order(PIPE_MTE2, PIPE_V);
    asc_duplicate(sum, 0, LANES);
    asc_sync_vec();
    for (i = 0; i < CORES; i++) {
        asc_add(sum, sum, rows + i * LANES, LANES);
        asc_sync_vec();
    }
    asc_int322float(floats, rows, FLOATS);
    asc_sync_vec();
    asc_repeat_reduce_sum(sums, floats, FLOATS); /* 6 repeats of 64 */
    asc_sync_vec();
    asc_repeat_reduce_sum(sums + LANES, sums, FLOATS / 64);
    asc_sync_vec();
    asc_float2int32_rn(sum + LANES, sums + LANES, 1);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm_align(GM(int32_t, a.out), sum, ROW + 4);
}

/* Bytes of row 0 are combined with what stands at `out`, a slice a block. */
KERNEL void vector_int8(vector_args a)
{
    uint32_t blocks = (uint32_t)asc_get_block_num(), b = (uint32_t)asc_get_block_idx();
    uint32_t begin = a.count * b / blocks, end = a.count * (b + 1) / blocks;

    asc_init();
    asc_copy_gm2ub_align(UB(int8_t, 64), GM(int8_t, a.rows[0]) + begin, end - begin);
    order(PIPE_MTE2, PIPE_MTE3);
    if (a.mode == VECTOR_ADD)
        asc_set_atomic_add_int8();
    else if (a.mode == VECTOR_MAX)
        asc_set_atomic_max_int8();
    else
        asc_set_atomic_min_int8();
    asc_copy_ub2gm_align(GM(int8_t, a.out) + begin, UB(int8_t, 64), end - begin);
    asc_set_atomic_none();
}

enum { FIRST = 0, SECOND = 4096, THIRD = 8192, RESULT = 12288, WIDE = 16384, STEP = 4096 };

/* Rows of floats, added as they are. */
static __aicore__ inline void add_floats(const vector_args *a)
{
    int i;

    for (i = 0; i < 3; i++)
        asc_copy_gm2ub_align(UB(float, i *STEP), GM(float, a->rows[i]), a->count * 4);
    order(PIPE_MTE2, PIPE_V);
    asc_add(UB(float, RESULT), UB(float, FIRST), UB(float, SECOND), a->count);
    asc_sync_vec();
    asc_add(UB(float, RESULT), UB(float, RESULT), UB(float, THIRD), a->count);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm_align(GM(float, a->out), UB(float, RESULT), a->count * 4);
}

/* bfloat16 is added in float and rounded once. */
static __aicore__ inline void add_bf16(const vector_args *a)
{
    int i;

    for (i = 0; i < 3; i++)
        asc_copy_gm2ub_align(UB(bfloat16_t, i * STEP), GM(bfloat16_t, a->rows[i]), a->count * 2);
    order(PIPE_MTE2, PIPE_V);
    for (i = 0; i < 3; i++)
        asc_bfloat162float(UB(float, WIDE + i * STEP), UB(bfloat16_t, i * STEP), a->count);
    asc_sync_vec();
    for (i = 1; i < 3; i++) {
        asc_add(UB(float, WIDE), UB(float, WIDE), UB(float, WIDE + i * STEP), a->count);
        asc_sync_vec();
    }
    asc_float2bfloat16_rn(UB(bfloat16_t, RESULT), UB(float, WIDE), a->count);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm_align(GM(bfloat16_t, a->out), UB(bfloat16_t, RESULT), a->count * 2);
}

/* int8 has no vector addition: through halves, which hold every sum of three exactly. */
static __aicore__ inline void add_int8(const vector_args *a)
{
    int i;

    for (i = 0; i < 3; i++)
        asc_copy_gm2ub_align(UB(int8_t, i * STEP), GM(int8_t, a->rows[i]), a->count);
    order(PIPE_MTE2, PIPE_V);
    for (i = 0; i < 3; i++)
        asc_int82half(UB(half, WIDE + i * STEP), UB(int8_t, i * STEP), a->count);
    asc_sync_vec();
    for (i = 1; i < 3; i++) {
        asc_add(UB(half, WIDE), UB(half, WIDE), UB(half, WIDE + i * STEP), a->count);
        asc_sync_vec();
    }
    asc_half2int8_rn(UB(int8_t, RESULT), UB(half, WIDE), a->count);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm_align(GM(int8_t, a->out), UB(int8_t, RESULT), a->count);
}

KERNEL void vector_rows(vector_args a)
{
    asc_init();
    if (a.type == VECTOR_FLOAT)
        add_floats(&a);
    else if (a.type == VECTOR_BF16)
        add_bf16(&a);
    else
        add_int8(&a);
}

/* Wrong on purpose: the vector reads 64 bytes beyond UB. */
KERNEL void vector_beyond(vector_args a)
{
    (void)a;
    asc_init();
    asc_add(UB(float, 0), UB(float, 0), UB(float, 196608 - 192), 64);
    asc_sync();
}

/* Blocks leave rows and take a ticket; whoever takes the last one adds the rows. In mode 1 the
 * ticket overtakes the row. */
KERNEL void vector_ticket(vector_args a)
{
    int64_t blocks = asc_get_block_num(), b = asc_get_block_idx(), i;
    __ubuf__ int32_t *rows = UB(int32_t, 0), *sum = UB(int32_t, 8192);

    asc_init();
    asc_duplicate(rows, (int32_t)b + 1, LANES);
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm((__gm__ void *)(GM(uint8_t, a.scratch) + 64 + b * 64), (__ubuf__ void *)rows,
                   ROW);
    if (a.mode == 0) {
        asc_sync();
        asc_sync_data_barrier(DSB_DDR);
    }
    if (asc_atomic_add(GM(int64_t, a.scratch), (int64_t)1) != blocks - 1)
        return;
    asc_sync();
    for (i = 0; i < blocks; i++)
        asc_copy_gm2ub((__ubuf__ void *)(rows + i * LANES),
                       (__gm__ void *)(GM(uint8_t, a.scratch) + 64 + i * 64), ROW);
    order(PIPE_MTE2, PIPE_V);
    asc_duplicate(sum, 0, LANES);
    asc_sync_vec();
    for (i = 0; i < blocks; i++) {
        asc_add(sum, sum, rows + i * LANES, LANES);
        asc_sync_vec();
    }
    order(PIPE_V, PIPE_MTE3);
    asc_copy_ub2gm((__gm__ void *)GM(int32_t, a.out), (__ubuf__ void *)sum, ROW);
}
