/* corpus.h: what the kernels with planted faults share. Everything is a macro, so that findings name
 * the lines of the case itself. A case is compiled twice: with FAULT defined, and as it should be.
 *
 * Window of a rank (its HCCL buffer, zeroed before any kernel runs):
 *
 *     0        flags: slot n at n * 512
 *     64 KiB   data
 */
#ifndef CORPUS_H
#define CORPUS_H

#include <c_api/asc_simd.h>

typedef struct Case {
    uint64_t window[8]; /* of every rank, granted to all */
    uint64_t input;     /* own device memory, 64 KiB, written by the host */
    uint64_t output;    /* own device memory, 64 KiB */
    uint64_t scratch;   /* own device memory, 64 KiB, not written by anybody */
    uint64_t hidden[8]; /* `input` of every rank: not granted */
    uint32_t rank, ranks;
    uint32_t call;      /* launches before this one */
    uint32_t unused;
} Case;

#define GM(address) ((__gm__ uint8_t *)(uintptr_t)(address))
#define WINDOW(r)   GM(c.window[r])
#define FLAG(r, n)  (WINDOW(r) + (n) * 512)
#define DATA(r)     (WINDOW(r) + 65536)
#define INPUT       GM(c.input)
#define OUTPUT      GM(c.output)

#define PEER (c.rank ^ 1)
#define BLOCK ((uint32_t)asc_get_block_idx())

/* UB: data from 0 on, a flag to send and one to look at behind it. */
#define UB(offset)  ((__ubuf__ uint8_t *)(uintptr_t)asc_get_phy_buf_addr(offset))
#define UB32(offset) ((__ubuf__ int32_t *)(uintptr_t)asc_get_phy_buf_addr(offset))
#define SEND 0x20000
#define LOOK 0x20040

#define BYTES 4096

/* Comes later than the others, although nothing orders it: 50 cycles are a microsecond. */
#define LATE()                                                                                     \
    for (int64_t end_ = asc_get_system_cycle() + 50 * 30000; asc_get_system_cycle() < end_;)

#define ORDER(from, to, id)                                                                        \
    do {                                                                                           \
        asc_sync_notify(from, to, id);                                                             \
        asc_sync_wait(from, to, id);                                                               \
    } while (0)

#define FILL(ub, value, bytes) asc_duplicate((__ubuf__ uint32_t *)UB(ub), (uint32_t)(value), (bytes) / 4)
#define LOAD(ub, gm, bytes)    asc_copy_gm2ub((__ubuf__ void *)UB(ub), (__gm__ void *)(gm), bytes)
#define STORE(gm, ub, bytes)   asc_copy_ub2gm((__gm__ void *)(gm), (__ubuf__ void *)UB(ub), bytes)

/* A flag by MTE3: does not wait for what was moved before. */
#define POST(flag, value)                                                                          \
    do {                                                                                           \
        UB32(SEND)[0] = (int32_t)(value);                                                          \
        ORDER(PIPE_S, PIPE_MTE3, EVENT_ID7);                                                       \
        STORE(flag, SEND, 32);                                                                     \
        ORDER(PIPE_MTE3, PIPE_S, EVENT_ID7);                                                       \
    } while (0)

/* A flag by MTE2; moves after it start after it. */
#define PEEK(flag, word)                                                                           \
    do {                                                                                           \
        LOAD(LOOK, flag, 32);                                                                      \
        ORDER(PIPE_MTE2, PIPE_S, EVENT_ID7);                                                       \
        (word) = UB32(LOOK)[0];                                                                    \
        ORDER(PIPE_S, PIPE_MTE2, EVENT_ID7);                                                       \
    } while (0)
#define WAIT_FOR(flag, condition)                                                                  \
    do {                                                                                           \
        int32_t seen;                                                                              \
        do                                                                                         \
            PEEK(flag, seen);                                                                      \
        while (!(condition));                                                                      \
    } while (0)
#define WAIT_GE(flag, value) WAIT_FOR(flag, seen >= (int32_t)(value))

/* The same by the scalar unit. */
#define WORD(flag) (*(volatile __gm__ int32_t *)(flag))
#define POST_S(flag, value)                                                                        \
    do {                                                                                           \
        WORD(flag) = (int32_t)(value);                                                             \
        asc_dcci_single(flag);                                                                     \
    } while (0)
#define WAIT_S(flag, value)                                                                        \
    do                                                                                             \
        asc_dcci_single(flag);                                                                     \
    while (WORD(flag) < (int32_t)(value))

#endif
