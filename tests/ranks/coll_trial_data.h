/* What the trials on data share: a communicator made under the settings of a trial, and buffers
 * that hold one number throughout. */
#ifndef COLL_TRIAL_DATA_H
#define COLL_TRIAL_DATA_H

#include "coll_support.h"

#define I8  HCCL_DATA_TYPE_INT8
#define I16 HCCL_DATA_TYPE_INT16
#define I32 HCCL_DATA_TYPE_INT32
#define I64 HCCL_DATA_TYPE_INT64
#define F16 HCCL_DATA_TYPE_FP16
#define F32 HCCL_DATA_TYPE_FP32
#define SUM HCCL_REDUCE_SUM

typedef struct trial {
    const rank_ctx *ctx;
    int rank, size; /* of ctx, for short */
    HcclComm comm;
    aclrtStream stream;
} trial;

typedef struct trial_case {
    const char *name;
    void (*run)(trial *t);
} trial_case;

#define LENGTH(array) (sizeof(array) / sizeof *(array))

/* A communicator whose large operators run on this many blocks; 0: as set outside. */
__attribute__((unused)) static void trial_open(trial *t, int cores)
{
    char text[16];
    snprintf(text, sizeof text, "%d", cores);
    if (cores)
        CHECK_EQ(setenv("AIVDRIVE_COLL_CORES", text, 1), 0);
    t->comm = comm_create(t->ctx);
    OK(aclrtCreateStream(&t->stream));
}

__attribute__((unused)) static void trial_close(trial *t)
{
    OK(aclrtDestroyStream(t->stream));
    OK(HcclCommDestroy(t->comm));
}

__attribute__((unused)) static buffer room(uint64_t elements, uint32_t element)
{
    return buffer_make(elements * element, true, 0);
}

/* Poison, before the next call writes. */
__attribute__((unused)) static void spoil(buffer *b)
{
    memset(b->data, GUARD_BYTE, b->bytes);
}

__attribute__((unused)) static void fill_value(const buffer *b, int type, uint64_t first,
                                               uint64_t count, int64_t value)
{
    uint64_t e = type_bytes(type), bytes = count * e, done = e;
    uint8_t *at = b->data + first * e;
    if (count == 0)
        return;
    element_put(at, type, value);
    for (uint64_t n; done < bytes; done += n) {
        n = done < bytes - done ? done : bytes - done;
        memcpy(at + done, at, n);
    }
}

/* Elements first.. hold the value, every one. */
__attribute__((unused)) static void is_value(const trial *t, const buffer *b, int type,
                                             uint64_t first, uint64_t count, int64_t value,
                                             const char *what)
{
    uint64_t e = type_bytes(type);
    const uint8_t *at = b->data + first * e;
    if (count == 0)
        return;
    element_check(at, type, value, what, t->rank, first);
    if (memcmp(at, at + e, (count - 1) * e) != 0)
        for (uint64_t i = 0; i < count; i++)
            element_check(at + i * e, type, value, what, t->rank, first + i);
}

/* These bytes were not written: still poison. */
__attribute__((unused)) static void is_poison(const trial *t, const buffer *b, uint64_t at,
                                              uint64_t bytes, const char *what)
{
    for (uint64_t i = at; i < at + bytes; i++)
        if (b->data[i] != GUARD_BYTE) {
            fprintf(stderr, "%s: rank %d, byte %llu was written\n", what, t->rank,
                    (unsigned long long)i);
            exit(1);
        }
}

__attribute__((unused)) static void put(const buffer *a, const buffer *b)
{
    buffer_put(a);
    if (b)
        buffer_put(b);
}

/* The stream has done it: images are what memory holds, guards are whole. */
__attribute__((unused)) static void get(const trial *t, const buffer *a, const buffer *b,
                                        const char *what)
{
    OK(aclrtSynchronizeStream(t->stream));
    buffer_get(a);
    buffer_check(a, what);
    if (!b)
        return;
    buffer_get(b);
    buffer_check(b, what);
}

__attribute__((unused)) static void drop(buffer *a, buffer *b)
{
    buffer_free(a);
    if (b)
        buffer_free(b);
}

/* Runs the case named by the first argument. */
__attribute__((unused)) static void trial_run(const rank_ctx *ctx, const trial_case *cases,
                                              size_t count)
{
    trial t = {.ctx = ctx, .rank = ctx->rank, .size = ctx->size};
    for (size_t i = 0; i < count; i++)
        if (ctx->argc > 1 && strcmp(ctx->argv[1], cases[i].name) == 0) {
            cases[i].run(&t);
            return;
        }
    fprintf(stderr, "no case %s\n", ctx->argc > 1 ? ctx->argv[1] : "named");
    exit(2);
}

#endif
