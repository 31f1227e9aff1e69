/* cam/window_notify: aclnnNotifyDispatch through windows: every rank leaves the triples for all in
 * its own window and says so; the receivers fetch theirs. One block. */
#include "notify_part.h"
#include "window.h"

__global__ __aicore__ void aclnnNotifyDispatchWindow(cam_window_notify_args args)
{
    const cam_notify_args *n = &args.notify;
    const coll_args *a = &n->coll;
    const notify_space s = notify_space_of(n);
    const uint64_t bytes = 12ull * n->experts / a->size;
    __gm__ uint8_t *own = (__gm__ uint8_t *)(uintptr_t)coll_peer_of(a, a->rank)->window +
                          cam_window_triples_at(a->seq);
    aivd_flag_value post = {{0}}, theirs;
    post.word[CAM_WINDOW_WORD_DATA] = (uint64_t)(uintptr_t)own;
    cam_begin(a);
    notify_build(n, &s);
    cam_window_take(a, &args.window);
    coll_copy(own, n->send_data, bytes * a->size);
    coll_drain();
    cam_window_post(a, &post);
    cam_window_hear(a, NULL);
    for (uint32_t i = 0; i < a->size; i++) {
        uint32_t p = i == 0 ? a->rank : coll_next(a, i);
        cam_post_of(a, p, &post, &theirs);
        coll_copy(notify_part_of(n->recv_data, p, bytes),
                  (__gm__ uint8_t *)(uintptr_t)theirs.word[CAM_WINDOW_WORD_DATA] + a->rank * bytes,
                  bytes);
    }
    coll_drain();
    notify_counts(n, &s);
    cam_window_leave(a);
}
