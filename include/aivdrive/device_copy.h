/* aivdrive/device_copy.h: from GM to GM, for device code in C and C++. */
#ifndef AIVDRIVE_DEVICE_COPY_H
#define AIVDRIVE_DEVICE_COPY_H

#include "../c_api/asc_simd.h"
#include "device_impl.h"

/* Least space in UB that aivd_copy() takes. 16 KiB to 64 KiB suit. */
#define AIVD_COPY_UB_BYTES_MIN 64u

/* One half of the space on its way: MTE2 loads it while MTE3 still stores the other one. */
static __aicore__ AIVD_INLINE void aivd_copy_batch(__gm__ uint8_t *to, __gm__ const uint8_t *from,
                                                   uint32_t bytes, __ubuf__ uint8_t *ub,
                                                   event_t event)
{
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, event);
    asc_copy_gm2ub_align(ub, (__gm__ uint8_t *)(uintptr_t)from, bytes);
    asc_sync_notify(PIPE_MTE2, PIPE_MTE3, event);
    asc_sync_wait(PIPE_MTE2, PIPE_MTE3, event);
    asc_copy_ub2gm_align(to, ub, bytes);
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, event);
}

/* Copies `bytes` (any number, 64 bits) from GM to GM at any addresses; the areas must not overlap.
 * Either may lie in a peer's memory that was granted: pushing into a peer is what is fast. In an
 * atomic mode (asc_set_atomic_*) every element is combined with what is there; then `to` and
 * `bytes` must be multiples of the element.
 *
 * `ub`, `ub_bytes`: space in UB, 32-byte aligned, AIVD_COPY_UB_BYTES_MIN at least (of more than
 * 4 MiB only the first 4 are used). No vector operation may be using it; its contents are undefined
 * afterwards. Events 6 and 7 between MTE2 and MTE3 must not be outstanding.
 *
 * Order: loads come after all earlier stores of this block. Stores are handed to MTE3 and not
 * waited for: drain (asc_sync_pipe(PIPE_MTE3)) before a flag that announces the data. Two copies of
 * one block to the same bytes need a drain between them. What the copy reads has been read before
 * any later store of MTE3, so a later flag may give the source away. */
static __aicore__ AIVD_INLINE void aivd_copy(__gm__ void *to, __gm__ const void *from,
                                             uint64_t bytes, __ubuf__ void *ub, uint32_t ub_bytes)
{
    const uint32_t most = 2u * 1024 * 1024 - 32; /* what one move takes */
    uint32_t half = ub_bytes / 64 * 32;
    uint32_t turn = 0;

    if (aivd_dev_copy((void *)to, (const void *)from, bytes, (const void *)ub, ub_bytes))
        return;
    if (half > most)
        half = most;
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID6);
    asc_sync_notify(PIPE_MTE3, PIPE_MTE2, EVENT_ID7);
    for (uint64_t done = 0; done < bytes; done += half) {
        uint32_t batch = bytes - done < half ? (uint32_t)(bytes - done) : half;

        aivd_copy_batch((__gm__ uint8_t *)to + done, (__gm__ const uint8_t *)from + done, batch,
                        (__ubuf__ uint8_t *)ub + turn * half, turn ? EVENT_ID7 : EVENT_ID6);
        turn ^= 1;
    }
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID6);
    asc_sync_wait(PIPE_MTE3, PIPE_MTE2, EVENT_ID7);
}

/* Two copies of the same number of bytes, as aivd_copy(to, from) and aivd_copy(kept, kept_from) in any
 * order: of use where a rank pushes to a peer and keeps something for itself. Into a peer that shares
 * no cache, both together take little longer than the push alone. The sources may be the same; the
 * targets must not overlap each other or a source. */
static __aicore__ AIVD_INLINE void aivd_copy_two(__gm__ void *to, __gm__ const void *from,
                                                 __gm__ void *kept, __gm__ const void *kept_from,
                                                 uint64_t bytes, __ubuf__ void *ub,
                                                 uint32_t ub_bytes)
{
    if (aivd_dev_copy_two((void *)to, (const void *)from, (void *)kept, (const void *)kept_from,
                          bytes, (const void *)ub, ub_bytes))
        return;
    aivd_copy(to, from, bytes, ub, ub_bytes);
    aivd_copy(kept, kept_from, bytes, ub, ub_bytes);
}

/* A hint, of use where two ranks could move the same bytes: the one that has them pushes, or the
 * owner of this memory fetches. True when both share a cache: then fetching is faster, up to three
 * times, and leaves the data in the cache of the rank that wants them. False when a push is faster,
 * when nothing is known, and always in recorded runs. One of the two asks, and tells the other. */
static __aicore__ inline bool aivd_copy_near(__gm__ const void *peer)
{
    return aivd_dev_near((const void *)peer);
}

#endif
