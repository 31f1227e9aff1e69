/* cam/notify: aclnnNotifyDispatch: every rank learns how many rows it gets from whom. Each rank has
 * for each other one the triples {count, first slot, T} of that rank's experts: a message when they
 * fit into one, else pushed into the receiver's recvData. One block. */
#include "notify_part.h"

/* ---- the exchange of `bytes` with every rank ---- */

static void exchange_small(const cam_notify_args *n, uint64_t bytes)
{
    const coll_args *a = &n->coll;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_send_data(a, p, notify_part_of(n->send_data, p, bytes), bytes);
    }
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_receive_data(a, p, notify_part_of(n->recv_data, p, bytes), bytes);
}

static void exchange_large(const cam_notify_args *n, uint64_t bytes)
{
    const coll_args *a = &n->coll;
    __gm__ int32_t *in = n->recv_twin ? n->recv_twin : n->recv_data;
    aivd_flag_value post = {{0}}, theirs;
    post.word[CAM_POST_COUNTS] = (uint64_t)(uintptr_t)in;
    cam_post_all(a, &post, NULL);
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_reread(a, p, &theirs);
        coll_copy(notify_part_of((__gm__ int32_t *)(uintptr_t)theirs.word[CAM_POST_COUNTS], a->rank,
                                 bytes),
                  notify_part_of(n->send_data, p, bytes), bytes);
    }
    coll_drain();
    cam_done_all(a, NULL);
    if (in != n->recv_data)
        coll_copy(n->recv_data, in, bytes * a->size);
}

__global__ __aicore__ void aclnnNotifyDispatch(cam_notify_args args)
{
    const cam_notify_args *n = &args;
    const notify_space s = notify_space_of(n);
    const uint64_t bytes = 12ull * n->experts / n->coll.size;
    cam_begin(&n->coll);
    notify_build(n, &s);
    if (bytes <= coll_stage_bytes(n->coll.size))
        exchange_small(n, bytes);
    else
        exchange_large(n, bytes);
    coll_copy(notify_part_of(n->recv_data, n->coll.rank, bytes),
              notify_part_of(n->send_data, n->coll.rank, bytes), bytes);
    coll_drain();
    notify_counts(n, &s);
    cam_end(&n->coll);
}
