/* cam/window: what the kernels of the window transport share: the beginning and end of a call,
 * heads and marks. See window_map.h.
 *
 * Before a rank writes into a half of anybody's data window, all ranks must have left the last call
 * that used the half: they say so by a mark at the end of each call, which nobody waits for then.
 * The other half is written meanwhile, so a rank that is late stops nobody for the length of a
 * call. */
#ifndef CAM_WINDOW_H
#define CAM_WINDOW_H

#include "part.h"
#include "window_map.h"

/* Block 0: the half may be written. */
static inline void cam_window_take(const coll_args *a, const cam_window *w)
{
    coll_walk walk = coll_walk_begin(a);
    if (w->used != 0)
        for (uint32_t p; coll_walk_next(a, &walk, &p);)
            coll_done_wait(a, p, w->used, CAM_WINDOW_LEFT);
}

/* Block 0: all blocks of this rank have left the windows. Ends the call. */
static inline void cam_window_leave(const coll_args *a)
{
    for (uint32_t i = 1; i < a->size; i++)
        coll_done(a, coll_next(a, i), CAM_WINDOW_LEFT);
    cam_end(a);
}

/* Says the same to all peers, after everything that goes with it. */
static inline void cam_window_post(const coll_args *a, const aivd_flag_value *post)
{
    for (uint32_t i = 1; i < a->size; i++) {
        aivd_flag_value head = *post;
        coll_room(a, coll_next(a, i));
        coll_publish(a, coll_next(a, i), &head);
    }
}

/* Waits for what all peers say. `stats`: as in cam_post_all. */
static inline void cam_window_hear(const coll_args *a, __gm__ int32_t *stats)
{
    if (stats)
        cam_costs_add(a, 0, stats);
    coll_walk walk = coll_walk_begin(a);
    aivd_flag_value head;
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_receive(a, p, &head);
}

/* Where combine's rows lie in rank p's window. */
static inline __gm__ uint8_t *cam_window_rows(const coll_args *a, const cam_window *w, uint32_t p)
{
    return (__gm__ uint8_t *)(uintptr_t)coll_peer_of(a, p)->window +
           cam_window_rows_at(w->bytes, a->seq);
}

#endif
