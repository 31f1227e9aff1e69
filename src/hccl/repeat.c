/* hccl/repeat: see repeat.h. Must know everything that hccl_operator_begin, call_run and
 * hccl_coll_launch look at and that may change between two calls: the communicator and its peers,
 * the stream, the memory of the buffers, whether a run is recorded. */
#include "hccl/repeat.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/at_once.h"
#include "hccl/flight.h"
#include "hccl/operator.h"
#include "record/ring.h"

enum { KEPT = 8 };

/* A program's loop may have several calls, or change the root. */
struct hccl_repeated {
    hccl_key key; /* comm 0: none */
    uint64_t endings;
    npu_plan plan;
    coll_record record;
    bool at_once_known; /* most calls need no kernel (hccl/at_once), */
    hccl_at_once at_once;
    uint64_t queued; /* and what is here is used by those that are queued and not `done` */
    _Atomic uint64_t done;
    coll_args args;
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

void hccl_repeat_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                      const hccl_call *call, const coll_args *args, const coll_record *record)
{
    if (!comm->repeated || !args->small || !call->key)
        return;
    struct hccl_repeated *r = place_of(comm, call->key);
    /* Acquire: pairs with the release of its last call. */
    if (r->queued != atomic_load_explicit(&r->done, memory_order_acquire))
        return;
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_launcher, .owner = comm};
    r->key.comm = 0;
    if (npu_plan_make(function, stream, 1, sizeof *args, &config, &r->plan) != AIVD_OK)
        return;
    r->endings = npu_range_endings();
    r->args = *args;
    r->record = *record;
    r->at_once_known = hccl_at_once_prepare(&r->at_once, comm, args);
    r->key = *call->key;
}

static inline uint64_t differ(const hccl_key *a, const hccl_key *b)
{
    return (a->comm ^ b->comm) | (a->stream ^ b->stream) | (a->send ^ b->send) |
           (a->recv ^ b->recv) | (a->count ^ b->count) | (a->type ^ b->type) | (a->op ^ b->op) |
           (a->root ^ b->root) | (a->kind ^ b->kind);
}

/* ---- without the kernel ---- */

/* What is queued then. The buffers are told to whoever asks what is under way. */
typedef struct brief_words {
    struct hccl_repeated *repeated;
    uint64_t seq;
    const void *send, *recv;
    bool spoken;
} brief_words;

/* Release: pairs with the acquire in hccl_repeat_keep. Only the stream's runner adds. */
static inline void used(struct hccl_repeated *r)
{
    atomic_store_explicit(&r->done, atomic_load_explicit(&r->done, memory_order_relaxed) + 1,
                          memory_order_release);
}

static bool brief_at_once(void *words)
{
    brief_words *w = words;
    struct hccl_repeated *r = w->repeated;
    /* Relaxed: whoever checked the buffers was told of their end by the same counter. */
    if (r->endings != npu_range_endings() || !hccl_at_once_run(&r->at_once, w->seq, &w->spoken))
        return false;
    used(r);
    return true;
}

static void brief_spell(const void *words, void *args)
{
    const brief_words *w = words;
    struct hccl_repeated *r = w->repeated;
    _Static_assert(sizeof(coll_args) <= NPU_BRIEF_ARGS, "arguments fit");
    coll_args *a = args;
    *a = r->args;
    a->seq = w->seq;
    a->spoken = w->spoken;
    used(r);
}

static const npu_brief brief = {brief_at_once, brief_spell};

/* ---- again ---- */

static inline aivd_status launch_brief(struct hccl_repeated *r, uint64_t seq)
{
    const brief_words words = {r, seq, r->args.send, r->args.recv, false};
    aivd_status s = npu_plan_launch_brief(&r->plan, &brief, &words, sizeof words);
    r->queued += s == AIVD_OK;
    return s;
}

static aivd_status launch_again(struct hccl_repeated *r, uint64_t seq)
{
    r->args.seq = seq;
    return npu_plan_launch(&r->plan, &r->args, sizeof r->args, NULL);
}

/* Under `calls`: the number, and what is new with it. */
static aivd_status again(hccl_comm *comm, struct hccl_repeated *r)
{
    const uint64_t seq = comm->called + 1;
    r->record.seq = seq;
    hccl_at_once_near(&r->at_once, seq);
    hccl_flight_note(comm, &r->record, true);
    aivd_status s = r->at_once_known ? launch_brief(r, seq) : launch_again(r, seq);
    if (BASE_UNLIKELY(s))
        return s;
    comm->called = seq;
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
