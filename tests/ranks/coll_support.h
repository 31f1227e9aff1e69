/* What the tests of the collectives share: buffers with guard bytes in device or ordinary memory,
 * data that tell rank and index, and the results by plain arithmetic. */
#ifndef COLL_SUPPORT_H
#define COLL_SUPPORT_H

#include "hccl_support.h"

enum { GUARD = 64, GUARD_BYTE = 0xa5 };

/* `data` is the test's image of the buffer, `at` what the library gets: the same in ordinary
 * memory, device memory else. */
typedef struct buffer {
    uint8_t *base, *data, *device, *at;
    uint64_t bytes, all;
} buffer;

/* `off` bytes behind a 512-byte boundary. */
__attribute__((unused)) static buffer buffer_make(uint64_t bytes, bool device, uint64_t off)
{
    buffer b = {.bytes = bytes, .all = bytes + off + 2 * GUARD};
    CHECK((b.base = aligned_alloc(512, (b.all + 511) / 512 * 512)) != NULL);
    memset(b.base, GUARD_BYTE, b.all);
    b.data = b.at = b.base + GUARD + off;
    if (device) {
        OK(aclrtMalloc((void **)&b.device, b.all, ACL_MEM_MALLOC_HUGE_FIRST));
        b.at = b.device + GUARD + off;
    }
    return b;
}

/* From the image to where the library reads, and back. */
__attribute__((unused)) static void buffer_put(const buffer *b)
{
    if (b->device)
        OK(aclrtMemcpy(b->device, b->all, b->base, b->all, ACL_MEMCPY_HOST_TO_DEVICE));
}

__attribute__((unused)) static void buffer_get(const buffer *b)
{
    if (b->device)
        OK(aclrtMemcpy(b->base, b->all, b->device, b->all, ACL_MEMCPY_DEVICE_TO_HOST));
}

__attribute__((unused)) static void buffer_check(const buffer *b, const char *what)
{
    for (uint64_t i = 0; i < GUARD; i++)
        if (b->data[b->bytes + i] != GUARD_BYTE || b->data[-1 - (int64_t)i] != GUARD_BYTE) {
            fprintf(stderr, "%s: guard byte %llu is overwritten\n", what, (unsigned long long)i);
            exit(1);
        }
}

__attribute__((unused)) static void buffer_free(buffer *b)
{
    if (b->device)
        OK(aclrtFree(b->device));
    free(b->base);
}

static const int all_types[] = {
    HCCL_DATA_TYPE_INT8,   HCCL_DATA_TYPE_INT16,  HCCL_DATA_TYPE_INT32, HCCL_DATA_TYPE_FP16,
    HCCL_DATA_TYPE_FP32,   HCCL_DATA_TYPE_INT64,  HCCL_DATA_TYPE_UINT64, HCCL_DATA_TYPE_UINT8,
    HCCL_DATA_TYPE_UINT16, HCCL_DATA_TYPE_UINT32, HCCL_DATA_TYPE_FP64,  HCCL_DATA_TYPE_BFP16,
};

static uint32_t type_bytes(int type)
{
    static const uint8_t bytes[] = {1, 2, 4, 2, 4, 8, 8, 1, 2, 4, 8, 2, 16, 0, 1, 1, 1, 1};
    return bytes[type];
}

/* Small whole numbers as 16-bit floats; beyond 256 bfloat16 rounds half to even. */
static uint16_t half_of(double value)
{
    union {
        float f;
        uint32_t u;
    } x = {.f = (float)value};
    if (value == 0)
        return 0;
    return (uint16_t)((x.u >> 16 & 0x8000) | (((x.u >> 23 & 0xff) - 112) << 10) |
                      (x.u >> 13 & 0x3ff));
}

static uint16_t bf16_of(double value)
{
    union {
        float f;
        uint32_t u;
    } x = {.f = (float)value};
    return (uint16_t)((x.u + 0x7fff + (x.u >> 16 & 1)) >> 16);
}

/* A whole number as an element. Integers take its low bits. */
static void element_put(uint8_t *at, int type, int64_t value)
{
    float f = (float)value;
    double d = (double)value;
    uint16_t h;
    switch (type) {
    case HCCL_DATA_TYPE_FP16:
        h = half_of(d);
        memcpy(at, &h, 2);
        break;
    case HCCL_DATA_TYPE_BFP16:
        h = bf16_of(d);
        memcpy(at, &h, 2);
        break;
    case HCCL_DATA_TYPE_FP32:
        memcpy(at, &f, 4);
        break;
    case HCCL_DATA_TYPE_FP64:
        memcpy(at, &d, 8);
        break;
    default:
        memcpy(at, &value, type_bytes(type) < 8 ? type_bytes(type) : 8);
        if (type_bytes(type) > 8)
            memset(at + 8, (int)(value & 0x7f), type_bytes(type) - 8);
    }
}

/* What rank r has at index i: 1 to 4 for products, else up to 60; the sum of 8 ranks fits half. */
__attribute__((unused)) static int64_t value_of(int rank, uint64_t i, int op)
{
    uint64_t x = ((uint64_t)rank + 1) * 0x9e3779b97f4a7c15u + i * 0xbf58476d1ce4e5b9u;
    x ^= x >> 31;
    return op == HCCL_REDUCE_PROD ? 1 + (int64_t)(x % 2) : (int64_t)(x % 61) - 20;
}

/* The low bits as the type has them: what MAX and MIN of an unsigned or narrow type compare. */
static int64_t as_type(int type, int64_t value)
{
    switch (type) {
    case HCCL_DATA_TYPE_UINT8:
        return (uint8_t)value;
    case HCCL_DATA_TYPE_UINT16:
        return (uint16_t)value;
    case HCCL_DATA_TYPE_UINT32:
        return (uint32_t)value;
    default:
        return value;
    }
}

static bool less(int type, int64_t a, int64_t b)
{
    if (type == HCCL_DATA_TYPE_UINT64)
        return (uint64_t)a < (uint64_t)b;
    return as_type(type, a) < as_type(type, b);
}

__attribute__((unused)) static int64_t reduced_of(int ranks, uint64_t i, int type, int op)
{
    int64_t result = value_of(0, i, op);
    for (int r = 1; r < ranks; r++) {
        int64_t v = value_of(r, i, op);
        if (op == HCCL_REDUCE_SUM)
            result += v;
        else if (op == HCCL_REDUCE_PROD)
            result *= v;
        else if (op == HCCL_REDUCE_MAX)
            result = less(type, result, v) ? v : result;
        else
            result = less(type, v, result) ? v : result;
    }
    return result;
}

__attribute__((unused)) static void element_check(const uint8_t *at, int type, int64_t wanted,
                                                  const char *what, int rank, uint64_t index)
{
    uint8_t bytes[16];
    element_put(bytes, type, wanted);
    if (memcmp(at, bytes, type_bytes(type)) == 0)
        return;
    fprintf(stderr, "%s, type %d: rank %d, element %llu is", what, type, rank,
            (unsigned long long)index);
    for (uint32_t i = 0; i < type_bytes(type); i++)
        fprintf(stderr, " %02x", at[i]);
    fprintf(stderr, ", expected %lld:", (long long)wanted);
    for (uint32_t i = 0; i < type_bytes(type); i++)
        fprintf(stderr, " %02x", bytes[i]);
    fprintf(stderr, "\n");
    exit(1);
}

#endif
