/* Proves: trial F07. PE 1 clears new signal memory 200 ms after it has got its place; PE 0 signals
 * as soon as its own allocation has returned, and no signal is lost. PE 1 is held up where the
 * library clears: its memset is this program's. Usage: shmem_late [rounds] */
#include "shmem_support.h"

#include <time.h>

enum { ROOM = 4096, WORD = 8 };

static _Atomic int late_ms, cleared;

/* In place of libc's, for the whole process. Byte by byte, as no compiler makes it call itself. */
__attribute__((visibility("default"))) void *memset(void *to, int value, size_t bytes)
{
    volatile uint8_t *at = to;
    if (bytes == ROOM && late_ms != 0) {
        nanosleep(&(struct timespec){0, late_ms * 1000000L}, NULL);
        cleared++;
    }
    for (size_t i = 0; i < bytes; i++)
        at[i] = (uint8_t)value;
    return to;
}

static void one_round(const rank_ctx *ctx, int round)
{
    late_ms = ctx->rank == 1 ? 200 : 0;
    int32_t *signal = aclshmem_calloc(1, ROOM);
    late_ms = 0;
    CHECK(signal != NULL);
    if (ctx->rank == 0) {
        aclshmemx_signal_op(signal + WORD, 1, ACLSHMEM_SIGNAL_ADD, 1);
    } else {
        CHECK_EQ(cleared, round); /* it was held up */
        aclshmem_signal_wait_until(signal + WORD, ACLSHMEM_CMP_EQ, 1);
        CHECK_EQ(signal[WORD], 1); /* the wait may have given up */
    }
    aclshmem_free(signal);
}

static void body(const rank_ctx *ctx)
{
    int rounds = ctx->argc > 1 ? atoi(ctx->argv[1]) : 5;
    CHECK_EQ(ctx->size, 2);
    shmem_begin(ctx, SHMEM_TEST_HEAP);
    for (int round = 1; round <= rounds; round++)
        one_round(ctx, round);
    OK(aclshmem_finalize());
}

int main(int argc, char **argv)
{
    return rank_main(argc, argv, body);
}
