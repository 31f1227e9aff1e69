/* corpus_shmem.h: what the kernels with planted faults of symmetric memory share. Everything is a
 * macro, so that findings name the lines of the case itself. A case is compiled twice: with FAULT
 * defined, and as it should be. */
#ifndef CORPUS_SHMEM_H
#define CORPUS_SHMEM_H

#include <shmem.h>

typedef struct Case {
    uint64_t data;    /* symmetric, 64 KiB, zero */
    uint64_t signals; /* symmetric, 16 KiB, zero: signal n at n * 512 */
    uint64_t local;   /* own memory, 64 KiB, ones */
    uint64_t output;  /* own memory, 64 KiB, zero */
    uint32_t pe, pes;
    uint32_t call; /* launches before this one */
    uint32_t unused;
} Case;

#define GM(address) ((__gm__ uint8_t *)(uintptr_t)(address))
#define DATA        GM(c.data)
#define LOCAL       GM(c.local)
#define OUTPUT      GM(c.output)
#define SIGNAL(n)   ((__gm__ int32_t *)(GM(c.signals) + (n) * 512))
#define WORD(at)    (*(volatile __gm__ int32_t *)(at))

#define PEER  ((int)c.pe ^ 1)
#define BLOCK ((uint32_t)asc_get_block_idx())
#define BYTES 4096

/* UB behind the range that high-level calls use by default. */
#define UB(offset)   ((__ubuf__ uint8_t *)(uintptr_t)asc_get_phy_buf_addr(offset))
#define UB32(offset) ((__ubuf__ int32_t *)(uintptr_t)asc_get_phy_buf_addr(offset))
#define MINE         0x8000

#define ORDER(from, to, id)                                                                        \
    do {                                                                                           \
        asc_sync_notify(from, to, id);                                                             \
        asc_sync_wait(from, to, id);                                                               \
    } while (0)
#define LOAD(ub, gm, bytes)  asc_copy_gm2ub((__ubuf__ void *)UB(ub), (__gm__ void *)(gm), bytes)
#define STORE(gm, ub, bytes) asc_copy_ub2gm((__gm__ void *)(gm), (__ubuf__ void *)UB(ub), bytes)

#define SET(n, value, pe) aclshmemx_signal_op(SIGNAL(n), value, ACLSHMEM_SIGNAL_SET, pe)
#define WAIT(n, value)    aclshmem_signal_wait_until(SIGNAL(n), ACLSHMEM_CMP_GE, value)

/* Comes later than the others, although nothing orders it: 50 cycles are a microsecond. */
#define BE_LATE()                                                                                  \
    for (int64_t end_ = asc_get_system_cycle() + 50 * 30000; asc_get_system_cycle() < end_;)

/* The bytes of this PE's data become its output. */
#define TAKE()                                                                                     \
    do {                                                                                           \
        LOAD(MINE, DATA, BYTES);                                                                   \
        ORDER(PIPE_MTE2, PIPE_MTE3, EVENT_ID0);                                                    \
        STORE(OUTPUT, MINE, BYTES);                                                                \
    } while (0)

#endif
