/* cam/notify_part: what both transports of notify share: this rank's triples, and the outputs from
 * those of all ranks. One block. */
#ifndef CAM_NOTIFY_PART_H
#define CAM_NOTIFY_PART_H

#include "part.h"

/* In UB: triples, then the outputs. */
typedef struct notify_space {
    __ubuf__ int32_t *triples;        /* [3E] */
    __ubuf__ int32_t *first, *second; /* [E] */
    __ubuf__ int64_t *local;          /* [L], and single numbers behind it */
} notify_space;

static notify_space notify_space_of(const cam_notify_args *a)
{
    uint32_t ints = cam_aligned(a->experts * 4);
    return (notify_space){.triples = cam_ub(0),
                          .first = cam_ub(3 * ints),
                          .second = cam_ub(4 * ints),
                          .local = cam_ub(5 * ints)};
}

/* Garbage here would be memory that the receivers ask for. */
static void notify_refuse_count(const cam_notify_args *a, uint32_t e, int32_t count)
{
    aivd_dev_disagree(
        "aclnnNotifyDispatch: tokenPerExpertData of rank %u is %d for expert %u; with %llu "
        "tokens 0 to %llu are possible: it must be what aclnnDispatchLayout gave",
        a->coll.rank, count, e, (unsigned long long)a->tokens,
        (unsigned long long)a->tokens * CAM_TOPK_MAX);
}

static void notify_build(const cam_notify_args *a, const notify_space *s)
{
    const int64_t most = (int64_t)a->tokens * CAM_TOPK_MAX;
    int64_t offset = 0;
    cam_load(s->first, a->per_expert, a->experts * 4);
    for (uint32_t e = 0; e < a->experts; e++) {
        int32_t count = s->first[e];
        if (count < 0 || count > most)
            notify_refuse_count(a, e, count);
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

/* What is between this rank and rank p. */
static inline __gm__ uint8_t *notify_part_of(__gm__ int32_t *data, uint32_t p, uint64_t bytes)
{
    return (__gm__ uint8_t *)data + p * bytes;
}

/* ---- the outputs ---- */

static void notify_counts(const cam_notify_args *n, const notify_space *s)
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

#endif
