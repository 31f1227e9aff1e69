/* hccl/batch_repeat: a call with a few messages again, like hccl/repeat. Large ones need their
 * kernel, but no check and no search for it. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/flight.h"
#include "hccl/operator.h"
#include "hccl/pair.h"
#include "hccl/pair_at_once.h"
#include "hccl/refusal.h"
#include "hccl/repeat.h"
#include "record/ring.h"

enum { KEPT = 8, BUFFER_STEP = 512 /* of addresses that aclrtMalloc gives */ };

struct hccl_batch {
    HcclComm handle; /* NULL: none */
    aclrtStream stream;
    enum coll_kernel kernel;
    uint32_t count;
    HcclSendRecvItem told[PAIR_FEW];
    uint64_t endings;
    npu_plan plan;
    coll_pair_args args;
    coll_record record;
    coll_item items[PAIR_FEW]; /* but for their numbers, like the record */
    bool at_once_known;        /* most calls need no kernel (hccl/pair_at_once), */
    hccl_pair_at_once at_once;
    uint64_t queued; /* and what is here is used by those that are queued and not `done` */
    _Atomic uint64_t done;
};

/* Arguments of a launch; fewer items are cut off. */
typedef struct batch_bytes {
    coll_pair_args args;
    coll_item items[PAIR_FEW];
} batch_bytes;

static const npu_placeholder place = {offsetof(batch_bytes, args.items),
                                      offsetof(batch_bytes, items)};

struct hccl_batch *hccl_batch_make(void)
{
    return calloc(KEPT, sizeof(struct hccl_batch));
}

static size_t bytes_of(uint32_t count)
{
    return offsetof(batch_bytes, items) + count * sizeof(coll_item);
}

/* A program's loop may send and receive by turns, to several ranks and from several buffers. */
static inline struct hccl_batch *place_of(const hccl_comm *comm, const hccl_batch_call *call)
{
    const HcclSendRecvItem *first = call->items;
    uint32_t sum = (uint32_t)call->kernel + (uint32_t)first->sendRecvType + first->remoteRank +
                   call->count + (uint32_t)((uintptr_t)first->buf / BUFFER_STEP);
    return &comm->batch[sum % KEPT];
}

static void keep(struct hccl_batch *b, hccl_comm *comm, npu_stream *stream, npu_function *function,
                 const hccl_batch_call *call, const coll_item *checked)
{
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_pair_launcher, .owner = comm};
    b->handle = NULL;
    if (npu_plan_make(function, stream, 1, sizeof b->args, &config, &b->plan) != AIVD_OK)
        return;
    b->endings = npu_range_endings();
    b->args = hccl_pair_args(comm, call->count);
    b->record = hccl_pair_record(call->kernel, checked, call->count);
    memcpy(b->items, checked, call->count * sizeof *checked);
    memcpy(b->told, call->items, call->count * sizeof *call->items);
    b->at_once_known = hccl_pair_at_once_prepare(&b->at_once, comm, checked, call->count);
    b->stream = call->stream;
    b->kernel = call->kernel;
    b->count = call->count;
    b->handle = call->handle;
}

void hccl_batch_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                     const hccl_batch_call *call, const coll_item *checked)
{
    if (!comm->batch || call->count == 0 || call->count > PAIR_FEW)
        return;
    struct hccl_batch *b = place_of(comm, call);
    npu_lock_take(&comm->calls);
    /* Acquire: pairs with the release of its last call. */
    if (b->queued == atomic_load_explicit(&b->done, memory_order_acquire))
        keep(b, comm, stream, function, call, checked);
    npu_lock_give(&comm->calls);
}

static bool same(const struct hccl_batch *b, const hccl_batch_call *call)
{
    if (b->handle != call->handle || b->stream != call->stream || b->count != call->count ||
        b->kernel != call->kernel)
        return false;
    for (uint32_t i = 0; i < call->count; i++) {
        const HcclSendRecvItem *x = &b->told[i], *y = &call->items[i];
        if (x->buf != y->buf || x->count != y->count || x->sendRecvType != y->sendRecvType ||
            x->dataType != y->dataType || x->remoteRank != y->remoteRank)
            return false;
    }
    return true;
}

static void items_fill(const struct hccl_batch *b, const hccl_pair_step *steps, coll_item *items)
{
    for (uint32_t i = 0; i < b->count; i++) {
        items[i] = b->items[i];
        items[i].number = steps[i].number;
        items[i].done = steps[i].done;
    }
}

/* ---- without the kernel ---- */

/* What is queued then; steps that the call has not are cut off. */
typedef struct brief_words {
    struct hccl_batch *batch;
    hccl_pair_step steps[PAIR_FEW];
} brief_words;

/* Release: pairs with the acquire in hccl_batch_keep. Only the stream's runner adds. */
static inline void used(struct hccl_batch *b)
{
    atomic_store_explicit(&b->done, atomic_load_explicit(&b->done, memory_order_relaxed) + 1,
                          memory_order_release);
}

static bool brief_at_once(void *words, bool waits)
{
    brief_words *w = words;
    struct hccl_batch *b = w->batch;
    if (!hccl_pair_at_once_run(&b->at_once, w->steps, waits))
        return false;
    used(b);
    return true;
}

static bool brief_in_turn(void *words)
{
    brief_words *w = words;
    struct hccl_batch *b = w->batch;
    if (!hccl_pair_at_once_in_turn(&b->at_once, w->steps))
        return false;
    used(b);
    return true;
}

static void brief_spell(const void *words, void *args)
{
    const brief_words *w = words;
    struct hccl_batch *b = w->batch;
    batch_bytes *bytes = args;
    _Static_assert(sizeof *bytes <= NPU_BRIEF_ARGS, "arguments fit");
    bytes->args = b->args;
    bytes->args.items = bytes->items;
    items_fill(b, w->steps, bytes->items);
    used(b);
}

static const npu_brief brief = {brief_at_once, brief_in_turn, brief_spell};

/* ---- again ---- */

static aivd_status launch_brief(struct hccl_batch *b, brief_words *words)
{
    size_t bytes = offsetof(brief_words, steps) + b->count * sizeof *words->steps;
    aivd_status s = npu_plan_launch_brief(&b->plan, &brief, words, bytes);
    b->queued += s == AIVD_OK;
    return s;
}

static aivd_status launch_again(const struct hccl_batch *b, const hccl_pair_step *steps)
{
    batch_bytes bytes = {.args = b->args};
    items_fill(b, steps, bytes.items);
    return npu_plan_launch(&b->plan, &bytes, bytes_of(b->count), &place);
}

BASE_COLD static void end_refused(hccl_comm *comm, const struct hccl_batch *b,
                                  const hccl_pair_step *steps)
{
    coll_item items[PAIR_FEW];
    items_fill(b, steps, items);
    hccl_refusal_messages_made(comm, items, b->count);
}

/* As hccl_pair_number; nobody records. */
static inline void number(hccl_comm *comm, const struct hccl_batch *b, hccl_pair_step *steps)
{
    for (uint32_t i = 0; i < b->count; i++) {
        const coll_item *it = &b->items[i];
        uint64_t *last = it->receives ? comm->received : comm->sent;
        steps[i].buffer = it->data;
        steps[i].number = ++last[it->peer];
        steps[i].posted = steps[i].done = false;
    }
}

static aivd_status again(hccl_comm *comm, struct hccl_batch *b)
{
    brief_words words;
    words.batch = b;
    number(comm, b, words.steps);
    b->record.seq = words.steps[0].number;
    hccl_flight_note(comm, &b->record, false);
    aivd_status s = b->at_once_known ? launch_brief(b, &words) : launch_again(b, words.steps);
    if (BASE_UNLIKELY(s)) {
        hccl_pair_take_back(comm, b->items, b->count);
        return s;
    }
    hccl_flight_keep(comm, false);
    if (BASE_UNLIKELY(comm->refusing_messages))
        end_refused(comm, b, words.steps);
    return AIVD_OK;
}

bool hccl_batch_repeat(const hccl_batch_call *call, aivd_status *status)
{
    hccl_comm *comm = hccl_registry_find((uint64_t)(uintptr_t)call->handle);
    if (!comm || !comm->batch || !call->items || call->count == 0 || record_on() ||
        hccl_pair_grouped())
        return false;
    struct hccl_batch *b = place_of(comm, call);
    npu_lock_take(&comm->calls);
    bool repeated = same(b, call) && b->endings == npu_range_endings() && npu_plan_live(&b->plan) &&
                    hccl_operator_open(comm);
    if (repeated)
        *status = again(comm, b);
    npu_lock_give(&comm->calls);
    return repeated;
}
