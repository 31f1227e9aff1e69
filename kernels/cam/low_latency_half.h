/* cam/low_latency_half: what calls in halves share: the windows of the peers, when they may be
 * written, and how a half is announced and awaited. */
#ifndef CAM_LOW_LATENCY_HALF_H
#define CAM_LOW_LATENCY_HALF_H

#include "low_latency_part.h"

/* In UB, at the end: addresses of the windows. */
static inline __ubuf__ uint64_t *cam_ll_windows(void)
{
    return (__ubuf__ uint64_t *)cam_ub(CAM_UB_END - CAM_UB - 8 * COLL_RANKS_MAX);
}

static inline __ubuf__ uint64_t *cam_ll_windows_load(const coll_args *a, const cam_ll_half *h)
{
    cam_load(cam_ll_windows(), h->window, 8ull * a->size);
    return cam_ll_windows();
}

/* This half of rank p's window. */
static inline __gm__ uint8_t *cam_ll_half_of(const coll_args *a, const cam_ll_half *h, uint32_t p)
{
    return (__gm__ uint8_t *)(uintptr_t)cam_ll_windows()[p] +
           cam_ll_half_at(a->size, h->half_bytes, h->half);
}

/* `bytes` of rows that this rank moves into or out of windows begin. */
static inline void cam_ll_rows_begin(const coll_args *a, uint64_t bytes, uint32_t kind)
{
    const void *places[COLL_RANKS_MAX];
    for (uint32_t p = 0; p < a->size; p++)
        places[p] = (const void *)(uintptr_t)cam_ll_windows()[p];
    aivd_rows_begin(places, a->size, bytes, kind);
}

/* Block 0, before the first push: all ranks have ended the call that used this half before. */
static inline void cam_ll_await_freed(const coll_args *a, const cam_ll_half *h)
{
    for (uint32_t i = 1; h->freed && i < a->size; i++)
        coll_done_wait(a, coll_next(a, i), h->freed, 1);
}

/* Block 0: no peer waits for this call, or for this half of one any more. */
static inline void cam_ll_mark(const coll_args *a)
{
    for (uint32_t i = 1; i < a->size; i++)
        coll_done(a, coll_next(a, i), 1);
}

/* Block 0, after everything of this half has been drained: tells the owners of the windows. */
static inline void cam_ll_announce(const coll_args *a, const cam_ll_half *h)
{
    for (uint32_t i = 0; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        aivd_flag_value line = {{a->seq, h->signature}};
        aivd_flag_store_words((__gm__ uint8_t *)(uintptr_t)cam_ll_windows()[p] +
                                  cam_ll_line_at(a->size, h->half, a->rank),
                              &line, AIVD_FLAG_LINE_BYTES);
    }
    cam_ll_mark(a);
}

/* Block 0: all ranks have announced their halves of this number. */
static inline void cam_ll_await(const coll_args *a, const cam_ll_half *h, const char *call)
{
    aivd_flag_value line;
    for (uint32_t i = 0; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        aivd_flag_wait_at_least_words(h->window + cam_ll_line_at(a->size, h->half, p), h->number,
                                      &line, AIVD_FLAG_LINE_BYTES);
        if (line.word[1] != h->signature && line.word[1] && h->signature)
            aivd_dev_disagree("%s: rank %u has begun call %llu of the communicator in halves with "
                              "another operator, shape, "
                              "type, number of experts or globalBs than rank %u; all must be alike",
                              call, p, (unsigned long long)h->number, a->rank);
    }
}

#endif
