/* Measures what vector operations cost: conversions, int8 quantisation and weighted accumulation of
 * a row of 7168 elements (through the C-API and, row_*, in one pass), and the call itself, each
 * beside a memcpy that moves as many bytes. All work on UB inside one kernel, through the C-API,
 * except the rows named lane_*: those call the plain C definition. Rounds are interleaved; the row
 * is in the cache, as a row is that has just come in.
 *
 * Prints the CSV all benchmarks share; `bytes` counts what is read and written, by a memcpy too.
 * The share of memcpy's speed goes to stderr. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/half.h"
#include "base/time.h"
#include "c_api/asc_impl.h"
#include "core/core.h"
#include "core/lane_fast.h"

enum { ROW = 7168, SAMPLES = 201, PER_SAMPLE = 20 };

/* The UB: rows of float, of 16 bits and of bytes, one after the other. */
enum {
    A = 0,
    B = A + ROW * 4,
    C = B + ROW * 4,
    HALF_ROW = C + ROW * 4,
    BF16_ROW = HALF_ROW + ROW * 2,
    BYTES = BF16_ROW + ROW * 2,
    SCALARS = BYTES + ROW,
    END = SCALARS + 256
};

static uint8_t *arena;

static void *ub(uint32_t offset)
{
    return arena + offset;
}

/* ---- what is measured ---- */

static void bf16_to_float(void)
{
    aivd_asc_bfloat162float(ub(A), ub(BF16_ROW), ROW);
}

static void float_to_bf16(void)
{
    aivd_asc_float2bfloat16_rn(ub(BF16_ROW), ub(A), ROW);
}

static void half_to_float(void)
{
    aivd_asc_half2float(ub(A), ub(HALF_ROW), ROW);
}

static void float_to_half(void)
{
    aivd_asc_float2half_rn(ub(HALF_ROW), ub(A), ROW);
}

static void add_float(void)
{
    aivd_asc_add_f32(ub(C), ub(A), ub(B), ROW);
}

static void add_half(void)
{
    aivd_asc_add_f16(ub(HALF_ROW), ub(HALF_ROW), ub(BF16_ROW), ROW);
}

static void max_float(void)
{
    aivd_asc_max_f32(ub(C), ub(A), ub(B), ROW);
}

/* acc += w * x, x of half. */
static void accumulate_half(void)
{
    aivd_asc_axpy_f32_f16(ub(C), ub(HALF_ROW), base_float_to_half(0.375f), ROW);
}

/* acc += w * x, x of bfloat16, in pieces that stay in the first cache. */
enum { PIECE = 1024 };

static void accumulate_bf16(void)
{
    for (uint32_t at = 0; at < ROW; at += PIECE) {
        aivd_asc_bfloat162float(ub(A), ub(BF16_ROW + at * 2), PIECE);
        aivd_asc_axpy_f32(ub(C + at * 4), ub(A), 0.375f, PIECE);
    }
}

static float *real(uint32_t offset)
{
    return ub(offset);
}

/* The row's greatest magnitude. */
static float greatest_magnitude(void)
{
    for (uint32_t at = 0; at < ROW; at += PIECE) {
        aivd_asc_bfloat162float(ub(A), ub(BF16_ROW + at * 2), PIECE);
        aivd_asc_abs_f32(at == 0 ? ub(B) : ub(A), ub(A), PIECE);
        if (at != 0)
            aivd_asc_max_f32(ub(B), ub(B), ub(A), PIECE);
    }
    for (uint32_t count = PIECE / 2; count >= 64; count /= 2)
        aivd_asc_max_f32(ub(B), ub(B), ub(B + count * 4), count);
    aivd_asc_repeat_reduce_max_only_value_f32(ub(SCALARS), ub(B), 64);
    return *real(SCALARS);
}

/* bfloat16 to int8: s = 127 / (greatest magnitude + 1e-12), round half to even of x * s. */
static void quantise(void)
{
    float scale = 127.0f / (greatest_magnitude() + 1e-12f);
    for (uint32_t at = 0; at < ROW; at += PIECE) {
        aivd_asc_bfloat162float(ub(A), ub(BF16_ROW + at * 2), PIECE);
        aivd_asc_mul_scalar_f32(ub(A), ub(A), scale, PIECE);
        aivd_asc_float2int16_rn(ub(B), ub(A), PIECE);
        aivd_asc_int162half(ub(B), ub(B), PIECE);
        aivd_asc_half2int8_rz(ub(BYTES + at), ub(B), PIECE);
    }
}

/* The same in one pass (aivdrive/device_row.h, whose kernel side does not compile here). */
bool aivd_dev_row_quantise(void *to, const void *from, uint32_t count, int type, const void *space,
                           float *scale);
bool aivd_dev_row_accumulate(void *sum, const void *from, float weight, uint32_t count, int type,
                             const void *space);

static void row_quantise(void)
{
    float scale;
    aivd_dev_row_quantise(ub(BYTES), ub(BF16_ROW), ROW, 0, ub(A), &scale);
}

static void row_accumulate(void)
{
    aivd_dev_row_accumulate(ub(C), ub(BF16_ROW), 0.375f, ROW, 0, ub(A));
}

static void add_8(void)
{
    aivd_asc_add_f32(ub(C), ub(A), ub(B), 8);
}

static void add_16k(void)
{
    aivd_asc_add_f32(ub(C), ub(A), ub(B), 4096);
}

static void lane_bf16_to_float(void)
{
    core_lane_bfloat162float_f32_bf16(real(A), real(BF16_ROW), NULL, NULL, ROW);
}

static void lane_float_to_bf16(void)
{
    core_lane_float2bfloat16_rn_bf16_f32(real(BF16_ROW), real(A), NULL, NULL, ROW);
}

static void lane_add_float(void)
{
    core_lane_add_f32(real(C), real(A), real(B), NULL, ROW);
}

typedef struct work {
    const char *op;
    void (*run)(void);
    uint32_t bytes; /* read and written: the row's, not what passes through UB on the way */
} work;

static const work works[] = {
    {"bf16_to_float", bf16_to_float, ROW * 6},
    {"float_to_bf16", float_to_bf16, ROW * 6},
    {"half_to_float", half_to_float, ROW * 6},
    {"float_to_half", float_to_half, ROW * 6},
    {"add_float", add_float, ROW * 12},
    {"add_half", add_half, ROW * 6},
    {"max_float", max_float, ROW * 12},
    {"accumulate_half", accumulate_half, ROW * 10},
    {"accumulate_bf16", accumulate_bf16, ROW * 10},
    {"quantise_bf16_int8", quantise, ROW * 3},
    {"row_accumulate_bf16", row_accumulate, ROW * 10},
    {"row_quantise_bf16_int8", row_quantise, ROW * 3},
    {"add_float_8_elements", add_8, 8 * 12},
    {"add_float_16KiB", add_16k, 4096 * 12},
    {"lane_bf16_to_float", lane_bf16_to_float, ROW * 6},
    {"lane_float_to_bf16", lane_float_to_bf16, ROW * 6},
    {"lane_add_float", lane_add_float, ROW * 12},
};
enum { WORKS = sizeof works / sizeof works[0] };

/* ---- rounds ---- */

static double ns[WORKS][2][SAMPLES]; /* the operation, the memcpy */
static _Alignas(64) uint8_t copy_from[ROW * 8], copy_to[ROW * 8];

static double time_work(const work *w)
{
    uint64_t begin = base_now_ns();
    for (int i = 0; i < PER_SAMPLE; i++)
        w->run();
    return (double)(base_now_ns() - begin) / PER_SAMPLE;
}

static double time_copy(const work *w)
{
    uint64_t begin = base_now_ns();
    for (int i = 0; i < PER_SAMPLE; i++) {
        memcpy(copy_to, copy_from, w->bytes / 2);
        __asm__ volatile("" : : "r"(copy_to) : "memory");
    }
    return (double)(base_now_ns() - begin) / PER_SAMPLE;
}

static void fill_rows(void)
{
    uint16_t *half = ub(HALF_ROW), *bf16 = ub(BF16_ROW);
    for (uint32_t i = 0; i < ROW; i++) {
        float x = (float)((int32_t)(i * 2654435761u >> 16) - 32768) / 4096.0f;
        real(A)[i] = real(B)[i] = x;
        real(C)[i] = 0;
        half[i] = base_float_to_half(x);
        bf16[i] = base_float_to_bf16(x);
    }
}

static void entry(const void *args)
{
    (void)args;
    arena = (uint8_t *)(uintptr_t)aivd_asc_get_phy_buf_addr(0);
    for (int s = -3; s < SAMPLES; s++)
        for (int i = 0; i < WORKS; i++) {
            if (s % 10 == 0)
                fill_rows(); /* sums and rows stay in range */
            double op = time_work(&works[i]), copy = time_copy(&works[i]);
            if (s >= 0)
                ns[i][0][s] = op, ns[i][1][s] = copy;
        }
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double print_row(const char *lib, const work *w, double *samples)
{
    qsort(samples, SAMPLES, sizeof *samples, by_value);
    double median = samples[SAMPLES / 2];
    printf("%s,%s,1,%u,%.4f,%.4f,%.4f,%.2f\n", lib, w->op, w->bytes, median / 1e3, samples[0] / 1e3,
           samples[SAMPLES * 99 / 100] / 1e3, w->bytes / median);
    return median;
}

int main(void)
{
    core_launch launch = {.kernel = "lanes",
                          .entry = entry,
                          .blocks = 1,
                          .device = -1,
                          .stall_ns = 60 * BASE_NS_PER_S,
                          .wall_ns = BASE_NEVER};
    if (core_grid_run(&launch, NULL) != AIVD_OK)
        return 1;
    printf("lib,op,ranks,bytes,median_us,min_us,p99_us,bus_GBps\n");
    for (int i = 0; i < WORKS; i++) {
        double op = print_row("aivdrive", &works[i], ns[i][0]);
        double copy = print_row("memcpy", &works[i], ns[i][1]);
        fprintf(stderr, "%-22s %7.1f GB/s, %5.2f of memcpy\n", works[i].op, works[i].bytes / op,
                copy / op);
    }
    return 0;
}
