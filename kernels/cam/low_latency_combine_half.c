/* cam/low_latency_combine_half: combine in halves. The first one pushes each row into the slot that
 * the window of its token's owner has for the token and the choice; the second one waits for those
 * of all ranks and adds them up. */
#include "low_latency_half.h"
#include "low_latency_sum.h"

static const char name[] = "aclnnMoeLowLatencyCombineV2";

enum { TRIPLES = 1024 };

static uint64_t slot_bytes(const cam_ll_combine_args *c)
{
    return cam_ll_slot_bytes(c->routing.shape.hidden * c->coll.element);
}

/* Where the row of a token and a choice of rank p goes. */
static __gm__ uint8_t *slot_of(const cam_ll_combine_half_args *h, uint32_t p, uint64_t token,
                               uint32_t choice)
{
    const uint64_t index = token * cam_ll_choices(&h->call.routing.shape) + choice;
    return cam_ll_half_of(&h->call.coll, &h->half, p) + index * slot_bytes(&h->call);
}

/* ---- the first half ---- */

static void push_row(const cam_ll_combine_half_args *h, int64_t row, __ubuf__ const int32_t *triple,
                     __ubuf__ uint64_t *tail)
{
    const cam_ll_combine_args *c = &h->call;
    const cam_ll_shape *z = &c->routing.shape;
    const uint64_t row_bytes = z->hidden * c->coll.element;
    if ((uint32_t)triple[0] >= c->coll.size || (uint32_t)triple[1] >= z->most ||
        (uint32_t)triple[2] >= cam_ll_choices(z))
        aivd_dev_disagree(
            "%s: row %lld of rank %u is of {rank %d, token %d, choice %d} by "
            "assistInfoForCombine; there are %u ranks, %llu tokens (globalBs / ranks) "
            "and %u choices",
            name, (long long)row, c->coll.rank, triple[0], triple[1], triple[2], c->coll.size,
            (unsigned long long)z->most, cam_ll_choices(z));
    __gm__ uint8_t *slot =
        slot_of(h, (uint32_t)triple[0], (uint32_t)triple[1], (uint32_t)triple[2]);
    void *to[] = {slot}, *to_tail[] = {slot + cam_ll_tail_at(row_bytes)};
    aivd_rows_copy(to, 1, c->rows_in + (uint64_t)row * row_bytes, row_bytes, 0);
    aivd_rows_scatter(to_tail, 1, tail, CAM_LL_TAIL, CAM_LL_STRIDE);
}

static void push(const cam_ll_combine_half_args *h)
{
    const cam_ll_combine_args *c = &h->call;
    const uint32_t slots = cam_ll_local(&c->routing.shape, c->coll.rank) * c->coll.size;
    __ubuf__ int32_t *triples = (__ubuf__ int32_t *)cam_ub(CAM_LL_STRIDE);
    __ubuf__ uint64_t *tail = (__ubuf__ uint64_t *)cam_ub(0);
    cam_load(triples, c->recv_count + slots - 1, 4);
    const int64_t rows = triples[0];
    if (rows < 0 || (uint64_t)rows > c->rows)
        aivd_dev_disagree("%s: epSendCounts of rank %u says %lld rows; expandX and "
                          "assistInfoForCombine hold %llu",
                          name, c->coll.rank, (long long)rows, (unsigned long long)c->rows);
    tail[0] = c->coll.seq;
    tail[1] = 0;
    const aivd_part part =
        aivd_split((uint64_t)rows, (uint32_t)asc_get_block_num(), (uint32_t)asc_get_block_idx());
    cam_ll_rows_begin(&c->coll, (uint64_t)rows * c->routing.shape.hidden * c->coll.element,
                      CAM_ROWS_RETURNED);
    for (uint64_t done = 0, n; done < part.count; done += n) {
        n = part.count - done < TRIPLES ? part.count - done : TRIPLES;
        cam_load(triples, c->assist + 3 * (part.begin + done), 12 * n);
        for (uint64_t i = 0; i < n; i++)
            push_row(h, (int64_t)(part.begin + done + i), triples + 3 * i, tail);
    }
    aivd_rows_end();
}

__global__ __aicore__ void aivd_low_latency_combine_send(cam_ll_combine_half_args args)
{
    const cam_ll_combine_half_args *h = &args;
    const coll_args *a = &h->call.coll;
    if (cam_first()) {
        cam_begin(a);
        cam_ll_await_freed(a, &h->half);
    }
    cam_meet_blocks();
    cam_ll_windows_load(a, &h->half);
    push(h);
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_ll_announce(a, &h->half);
    cam_end(a);
}

/* ---- the second half ---- */

/* The slots of the chunk that have a row of this call. */
static void find(const cam_ll_combine_half_args *h, const cam_ll_sum *s, __ubuf__ uint64_t *tail)
{
    const cam_ll_combine_args *c = &h->call;
    const uint32_t choices = cam_ll_choices(&c->routing.shape);
    const uint64_t row_bytes = c->routing.shape.hidden * c->coll.element;
    cam_ll_sum_clear(s, &c->routing.shape);
    for (uint64_t token = s->first; token < s->first + s->count; token++)
        for (uint32_t k = 0; k < choices; k++) {
            __gm__ uint8_t *slot = slot_of(h, c->coll.rank, token, k);
            cam_load(tail, slot + cam_ll_tail_at(row_bytes), CAM_LL_TAIL);
            if (tail[0] == h->half.number)
                cam_ll_sum_row(s, choices, token, k, slot);
        }
}

__global__ __aicore__ void aivd_low_latency_combine_receive(cam_ll_combine_half_args args)
{
    const cam_ll_combine_half_args *h = &args;
    const cam_ll_combine_args *c = &h->call;
    const coll_args *a = &c->coll;
    cam_ll_sum s = cam_ll_sum_make();
    __ubuf__ uint64_t *tail = (__ubuf__ uint64_t *)cam_ub(cam_ll_sum_bytes());
    if (cam_first()) {
        cam_begin(a);
        cam_ll_await(a, &h->half, name);
    }
    cam_meet_blocks();
    cam_ll_windows_load(a, &h->half);
    for (bool more = cam_ll_sum_begin(c, &s); more; more = cam_ll_sum_next(c, &s)) {
        find(h, &s, tail);
        cam_ll_sum_write(c, &s);
    }
    coll_drain();
    cam_meet_blocks();
    if (!cam_first())
        return;
    cam_ll_mark(a);
    cam_end(a);
}
