/* hccl/repeat: see repeat.h. Must know everything that hccl_operator_begin, call_run and
 * hccl_coll_launch look at and that may change between two calls: the communicator and its peers,
 * the stream, the memory of the buffers, whether a run is recorded. */
#include "hccl/repeat.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/flight.h"
#include "hccl/operator.h"
#include "record/ring.h"

enum { KEPT = 8, NEAR_RANKS = 4 };

/* A program's loop may have several calls, or change the root. */
struct hccl_repeated {
    hccl_key key; /* comm 0: none */
    uint64_t endings;
    npu_plan plan;
    coll_args args;
    coll_record record;
    uint32_t near_count, near_lines; /* messages this rank sends, and lines of each */
    const uint8_t *near[NEAR_RANKS]; /* their slots in even calls, */
    uint64_t near_step;              /* and from there to those of odd calls */
};

void hccl_repeat_make(hccl_comm *comm)
{
    comm->repeated = calloc(KEPT, sizeof *comm->repeated);
    comm->batch = hccl_batch_make();
}

void hccl_repeat_free(hccl_comm *comm)
{
    free(comm->repeated);
    free(comm->batch);
    comm->repeated = NULL;
    comm->batch = NULL;
}

static inline struct hccl_repeated *place_of(const hccl_comm *comm, const hccl_key *key)
{
    return &comm->repeated[(key->kind + key->root) % KEPT];
}

static void near_keep(const hccl_comm *comm, const hccl_call *call, struct hccl_repeated *r)
{
    r->near_count = 0;
    r->near_lines = hccl_slot_lines(hccl_coll_message_bytes(call));
    r->near_step = coll_slot_at(comm->size, 1, 0) - coll_slot_at(comm->size, 0, 0);
    for (uint32_t p = 0; p < comm->size && comm->size <= NEAR_RANKS; p++)
        if (p != comm->rank && coll_speaks(&r->args, comm->rank, p))
            r->near[r->near_count++] =
                (const uint8_t *)hccl_coll_area(comm, p) + coll_slot_at(comm->size, 0, comm->rank);
}

void hccl_repeat_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                      const hccl_call *call, const coll_args *args, const coll_record *record)
{
    if (!comm->repeated || !args->small || !call->key)
        return;
    struct hccl_repeated *r = place_of(comm, call->key);
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_launcher, .owner = comm};
    r->key.comm = 0;
    if (npu_plan_make(function, stream, 1, sizeof *args, &config, &r->plan) != AIVD_OK)
        return;
    r->endings = npu_range_endings();
    r->args = *args;
    r->record = *record;
    near_keep(comm, call, r);
    r->key = *call->key;
}

static inline uint64_t differ(const hccl_key *a, const hccl_key *b)
{
    return (a->comm ^ b->comm) | (a->stream ^ b->stream) | (a->send ^ b->send) |
           (a->recv ^ b->recv) | (a->count ^ b->count) | (a->type ^ b->type) | (a->op ^ b->op) |
           (a->root ^ b->root) | (a->kind ^ b->kind);
}

static inline void slots_near(const struct hccl_repeated *r, uint64_t seq)
{
    for (uint32_t k = 0; k < r->near_count; k++)
        hccl_slot_near(r->near[k] + (seq & 1) * r->near_step, r->near_lines);
}

/* Under `calls`: the number, and what is new with it. */
static aivd_status again(hccl_comm *comm, struct hccl_repeated *r)
{
    r->args.seq = r->record.seq = comm->called + 1;
    slots_near(r, r->args.seq);
    hccl_flight_note(comm, &r->record, true);
    aivd_status s = npu_plan_launch(&r->plan, &r->args, sizeof r->args, NULL);
    if (BASE_UNLIKELY(s))
        return s;
    comm->called = r->args.seq;
    hccl_flight_keep(comm, true);
    /* Whoever counts holds `calls`. */
    atomic_store_explicit(&comm->launched,
                          atomic_load_explicit(&comm->launched, memory_order_relaxed) + 1,
                          memory_order_relaxed);
    return AIVD_OK;
}

bool hccl_repeat(const hccl_key *key, aivd_status *status)
{
    hccl_comm *comm = hccl_registry_find(key->comm);
    if (!comm || !comm->repeated || record_on())
        return false;
    struct hccl_repeated *r = place_of(comm, key);
    pthread_mutex_lock(&comm->calls);
    bool same = differ(key, &r->key) == 0 && r->endings == npu_range_endings() &&
                comm->called < COLL_SEQ_MAX && npu_plan_live(&r->plan) && hccl_operator_open(comm);
    if (same)
        *status = again(comm, r);
    pthread_mutex_unlock(&comm->calls);
    return same;
}
