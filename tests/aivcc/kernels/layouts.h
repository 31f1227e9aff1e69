/* The kernels of the argument tests, in the common subset of C and C++: each writes what it was
 * given to `out`, one 64-bit word per argument or the bytes of a struct. */
#include "c_api/asc_simd.h"

typedef struct {
    uint64_t word[120];
} Bytes960;

typedef struct {
    uint32_t head;
    uint8_t tag;
    double word[120];
} Bytes968;

static inline void put_bytes(__gm__ uint8_t *out, const void *from, size_t size)
{
    const uint8_t *bytes = (const uint8_t *)from;

    for (size_t i = 0; i < size; i++)
        out[i] = bytes[i];
}

static inline uint64_t bits_of(float value)
{
    uint32_t bits;

    __builtin_memcpy(&bits, &value, sizeof(bits));
    return bits;
}

/* A prototype before the definition, without names. */
LINKAGE __global__ __aicore__ void struct_960(Bytes960, GM_ADDR);

LINKAGE __global__ __aicore__ void struct_960(Bytes960 param, GM_ADDR out)
{
    put_bytes(out, &param, sizeof(param));
}

LINKAGE __global__ __aicore__ __attribute__((noinline)) void struct_968(Bytes968 Bytes968,
                                                                       GM_ADDR out)
{
    put_bytes(out, &Bytes968, sizeof(Bytes968));
}

LINKAGE __global__ __aicore__ void scalars_26(
    uint32_t a0, uint32_t a1, uint64_t a2, uint8_t a3, uint16_t a4, uint8_t a5, float a6,
    uint64_t a7, int8_t a8, int64_t a9, uint32_t a10, uint16_t a11, uint16_t a12, uint16_t a13,
    uint64_t a14, unsigned a15, unsigned long long a16, const char a17, const uint64_t a18,
    bool a19, uint32_t a20, uint64_t a21, uint8_t a22, float a23, uint8_t a24, GM_ADDR out)
{
    __gm__ uint64_t *w = (__gm__ uint64_t *)out;

    w[0] = a0, w[1] = a1, w[2] = a2, w[3] = a3, w[4] = a4, w[5] = a5, w[6] = bits_of(a6);
    w[7] = a7, w[8] = (uint64_t)a8, w[9] = (uint64_t)a9, w[10] = a10, w[11] = a11, w[12] = a12;
    w[13] = a13, w[14] = a14, w[15] = a15, w[16] = a16, w[17] = (uint64_t)a17, w[18] = a18;
    w[19] = a19, w[20] = a20, w[21] = a21, w[22] = a22, w[23] = bits_of(a23), w[24] = a24;
}

/* The address of a block of parameters in GM. */
LINKAGE __global__ __aicore__ void void_param(void *param)
{
    __gm__ uint64_t *words = (__gm__ uint64_t *)param;

    words[1] = words[0] + 1;
}

LINKAGE __global__ __aicore__ void mixed(uint8_t tag, uint32_t count, uint64_t size, float scale,
                                        __gm__ uint64_t out[4])
{
    out[0] = tag, out[1] = count, out[2] = size, out[3] = bits_of(scale);
}

/* No parameters: writes where the last kernel told it to. */
static __gm__ uint64_t *kept;

LINKAGE __global__ __aicore__ void keep(__gm__ uint64_t *where)
{
    kept = where;
}

LINKAGE __global__ __aicore__ void none(void)
{
    kept[0] = 4711;
}

/* block_idx as the name of the built-in, of a variable and of a parameter. */
static inline uint64_t shadowed(uint64_t block_idx)
{
    return block_idx + 1;
}

LINKAGE __global__ __aicore__ void blocks(__gm__ uint64_t *out)
{
    out[block_idx] = shadowed((uint64_t)block_num);
    {
        int64_t block_idx = 0;
        out[8 + block_idx] = 7;
    }
    if (block_idx == 2)
        out[9] = out[0] != 1 ? (uint64_t)block_idx : (uint64_t)block_idx + 2;
    for (int block_num = 3; block_num < 4; block_num++)
        out[10] = (uint64_t)block_num;
    out[11] = 2 * block_num;
}
