/* cam/notify: aclnnNotifyDispatch: every rank learns how many rows it gets from whom. Each rank has
 * for each other one the triples {count, first slot, T} of that rank's experts: a message when they
 * fit into one, else pushed into the receiver's recvData. One block. */
#include "part.h"

/* In UB: triples, then the outputs. */
typedef struct space {
    __ubuf__ int32_t *triples;        /* [3E] */
    __ubuf__ int32_t *first, *second; /* [E] */
    __ubuf__ int64_t *local;          /* [L], and single numbers behind it */
} space;

static space space_of(const cam_notify_args *a)
{
    uint32_t ints = cam_aligned(a->experts * 4);
    return (space){.triples = cam_ub(0),
                   .first = cam_ub(3 * ints),
                   .second = cam_ub(4 * ints),
                   .local = cam_ub(5 * ints)};
}

static void build(const cam_notify_args *a, const space *s)
{
    int64_t offset = 0;
    cam_load(s->first, a->per_expert, a->experts * 4);
    for (uint32_t e = 0; e < a->experts; e++) {
        int32_t count = s->first[e];
        s->triples[3 * e] = count;
        s->triples[3 * e + 1] = (int32_t)offset;
        s->triples[3 * e + 2] = (int32_t)a->tokens;
        s->second[e] = (int32_t)offset;
        offset += count;
    }
    cam_store(a->send_data, s->triples, 12ull * a->experts);
    cam_store(a->send_offset, s->second, 4ull * a->experts);
    coll_drain();
}

/* ---- the exchange of `bytes` with every rank ---- */

static inline __gm__ uint8_t *part_of(__gm__ int32_t *data, uint32_t p, uint64_t bytes)
{
    return (__gm__ uint8_t *)data + p * bytes;
}

static void exchange_small(const cam_notify_args *n, uint64_t bytes)
{
    const coll_args *a = &n->coll;
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_send_data(a, p, part_of(n->send_data, p, bytes), bytes);
    }
    coll_walk walk = coll_walk_begin(a);
    for (uint32_t p; coll_walk_next(a, &walk, &p);)
        coll_receive_data(a, p, part_of(n->recv_data, p, bytes), bytes);
}

static void exchange_large(const cam_notify_args *n, uint64_t bytes)
{
    const coll_args *a = &n->coll;
    __gm__ int32_t *in = n->recv_twin ? n->recv_twin : n->recv_data;
    aivd_flag_value post = {{0}}, theirs;
    post.word[CAM_POST_COUNTS] = (uint64_t)(uintptr_t)in;
    cam_post_all(a, &post);
    for (uint32_t i = 1; i < a->size; i++) {
        uint32_t p = coll_next(a, i);
        coll_reread(a, p, &theirs);
        coll_copy(
            part_of((__gm__ int32_t *)(uintptr_t)theirs.word[CAM_POST_COUNTS], a->rank, bytes),
            part_of(n->send_data, p, bytes), bytes);
    }
    coll_drain();
    cam_done_all(a, NULL);
    if (in != n->recv_data)
        coll_copy(n->recv_data, in, bytes * a->size);
}

/* ---- the outputs ---- */

static void counts(const cam_notify_args *n, const space *s)
{
    const uint32_t ranks = n->coll.size, local = n->experts / ranks;
    int64_t run = 0, most = 0;
    cam_load(s->triples, n->recv_data, 12ull * n->experts);
    for (uint32_t le = 0; le < local; le++) {
        int64_t begin = run;
        for (uint32_t src = 0; src < ranks; src++) {
            __ubuf__ const int32_t *triple = s->triples + 3 * (src * local + le);
            run += triple[0];
            s->first[le * ranks + src] = (int32_t)run;
            s->second[le * ranks + src] = triple[1];
            if (triple[2] > most)
                most = triple[2];
        }
        s->local[le] = run - begin;
    }
    if (run > INT32_MAX)
        aivd_dev_disagree("aclnnNotifyDispatch: rank %u receives %lld rows; counts of rows are "
                          "int32, so 2147483647 is the most",
                          n->coll.rank, (long long)run);
    cam_store(n->recv_count, s->first, 4ull * n->experts);
    cam_store(n->recv_offset, s->second, 4ull * n->experts);
    cam_store(n->per_local, s->local, 8ull * local);
    __ubuf__ int32_t *single = (__ubuf__ int32_t *)s->local;
    single[0] = (int32_t)run;
    cam_store(n->total, single, 4);
    single[0] = (int32_t)most;
    cam_store(n->max_bs, single, 4);
}

__global__ __aicore__ void aclnnNotifyDispatch(cam_notify_args args)
{
    const cam_notify_args *n = &args;
    const space s = space_of(n);
    const uint64_t bytes = 12ull * n->experts / n->coll.size;
    cam_begin(&n->coll);
    build(n, &s);
    if (bytes <= coll_stage_bytes(n->coll.size))
        exchange_small(n, bytes);
    else
        exchange_large(n, bytes);
    coll_copy(part_of(n->recv_data, n->coll.rank, bytes),
              part_of(n->send_data, n->coll.rank, bytes), bytes);
    coll_drain();
    counts(n, &s);
    cam_end(&n->coll);
}
