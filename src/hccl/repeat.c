/* hccl/repeat: see repeat.h. Must know everything that hccl_operator_begin, call_run and
 * hccl_coll_launch look at and that may change between two calls: the communicator and its peers,
 * the stream, the memory of the buffers, the cores, whether a run is recorded. */
#include "hccl/repeat.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/at_once.h"
#include "hccl/flight.h"
#include "hccl/operator.h"
#include "record/ring.h"

enum {
    SETS = 8, /* of calls that may stand in the same places */
    WAYS = 2,
    WORDS = 64, /* of all lists of a call: comparing more costs what is to be saved */
    PARTS = 16
};

/* A program's loop may have several calls, or change the root. */
struct hccl_repeated {
    bool again;   /* was repeated since another call wanted its place */
    hccl_key key; /* comm 0: none; its lists are here: */
    uint64_t words[WORDS];
    uint64_t endings;
    uint32_t cores; /* the limit that the number of blocks came from; 0: one block in any case */
    npu_plan plan;
    coll_record record;
    bool at_once_known; /* most calls need no kernel (hccl/at_once), */
    hccl_at_once at_once;
    uint64_t queued; /* and what is here is used by those that are queued and not `done` */
    _Atomic uint64_t done;
    struct {
        coll_args args;
        coll_part parts[PARTS]; /* of a V form */
    } bytes;
};

static const npu_placeholder parts_place = {
    offsetof(struct hccl_repeated, bytes.args.parts) - offsetof(struct hccl_repeated, bytes),
    offsetof(struct hccl_repeated, bytes.parts) - offsetof(struct hccl_repeated, bytes)};

void hccl_repeat_make(hccl_comm *comm)
{
    comm->repeated = calloc(SETS * WAYS, sizeof *comm->repeated);
    comm->batch = hccl_batch_make();
}

void hccl_repeat_free(hccl_comm *comm)
{
    free(comm->repeated);
    free(comm->batch);
    comm->repeated = NULL;
    comm->batch = NULL;
}

static inline struct hccl_repeated *set_of(const hccl_comm *comm, const hccl_key *key)
{
    const uint64_t sum = key->what + (key->what >> 32) + 3 * (key->what >> 48);
    return &comm->repeated[sum % SETS * WAYS];
}

/* ---- lists ---- */

static const uint8_t lists_of[HCCL_FORMS] = {
    [HCCL_FORM_PARTS] = 2, [HCCL_FORM_BOTH] = 4, [HCCL_FORM_MATRIX] = 1};

static inline size_t list_length(const hccl_comm *comm, const hccl_key *key)
{
    return hccl_key_form(key) == HCCL_FORM_MATRIX ? (size_t)comm->size * comm->size : comm->size;
}

static bool lists_fit(const hccl_comm *comm, const hccl_key *key)
{
    const size_t lists = lists_of[hccl_key_form(key)];
    return lists == 0 || (lists * list_length(comm, key) <= WORDS && comm->size <= PARTS);
}

static void lists_keep(struct hccl_repeated *r, const hccl_comm *comm, const hccl_key *key)
{
    const size_t length = list_length(comm, key);
    for (size_t i = 0; i < lists_of[hccl_key_form(key)]; i++)
        memcpy(r->words + i * length, key->list[i], length * sizeof *r->words);
}

/* A few words: a loop is done before memcmp has begun. */
static BASE_NOINLINE bool lists_same(const struct hccl_repeated *r, const hccl_comm *comm,
                                     const hccl_key *key)
{
    const size_t lists = lists_of[hccl_key_form(key)], length = list_length(comm, key);
    uint64_t differ = 0;
    for (size_t i = 0; i < lists; i++) {
        if (!key->list[i])
            return false;
        for (size_t k = 0; k < length; k++)
            differ |= r->words[i * length + k] ^ key->list[i][k];
    }
    return differ == 0;
}

/* ---- what is kept ---- */

static inline bool same(const struct hccl_repeated *r, const hccl_comm *comm, const hccl_key *key)
{
    const hccl_key *own = &r->key;
    uint64_t differ = (own->comm ^ key->comm) | (own->stream ^ key->stream) |
                      (own->send ^ key->send) | (own->recv ^ key->recv) |
                      (own->count ^ key->count) | (own->how ^ key->how) | (own->what ^ key->what);
    return differ == 0 && (hccl_key_form(key) == HCCL_FORM_PLAIN || lists_same(r, comm, key));
}

static BASE_NOINLINE struct hccl_repeated *find_behind(struct hccl_repeated *first,
                                                       const hccl_comm *comm, const hccl_key *key)
{
    for (int way = 1; way < WAYS; way++)
        if (same(&first[way], comm, key))
            return &first[way];
    return NULL;
}

static inline struct hccl_repeated *find(const hccl_comm *comm, const hccl_key *key)
{
    struct hccl_repeated *first = set_of(comm, key);
    return BASE_LIKELY(same(first, comm, key)) ? first : find_behind(first, comm, key);
}

static inline bool in_use(const struct hccl_repeated *r)
{
    /* Acquire: pairs with the release of its last call. */
    return r->queued != atomic_load_explicit(&r->done, memory_order_acquire);
}

/* Where a call may be kept: in the place of the same one, which has become stale, in a free place
 * or in that of another one. One that has been repeated lately gives way at the second time only:
 * of a loop over many calls some are found then, and old ones go. */
static struct hccl_repeated *place_for(const hccl_comm *comm, const hccl_key *key)
{
    struct hccl_repeated *set = set_of(comm, key), *place = find(comm, key);
    for (int way = 0; way < WAYS && !place; way++)
        if (set[way].key.comm == 0)
            place = &set[way];
    for (int way = 0; way < WAYS && !place; way++) {
        if (!set[way].again && !in_use(&set[way]))
            place = &set[way];
        set[way].again = false;
    }
    return place && !in_use(place) ? place : NULL;
}

void hccl_repeat_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                      const hccl_call *call, const coll_args *args, uint32_t blocks,
                      const coll_record *record)
{
    if (!comm->repeated || !call->key || args->mesh != COLL_MESH_NONE ||
        !lists_fit(comm, call->key))
        return;
    struct hccl_repeated *r = place_for(comm, call->key);
    if (!r)
        return;
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_launcher, .owner = comm};
    r->key.comm = 0;
    r->again = false;
    r->cores = 0;
    if (!coll_is_brief(args) && npu_cores_thread_limit(&r->cores) != AIVD_OK)
        return;
    if (npu_plan_make(function, stream, blocks, sizeof *args, &config, &r->plan) != AIVD_OK)
        return;
    lists_keep(r, comm, call->key);
    r->endings = npu_range_endings();
    r->bytes.args = *args;
    if (call->parts) {
        memcpy(r->bytes.parts, call->parts, comm->size * sizeof *call->parts);
        r->bytes.args.parts = r->bytes.parts;
    }
    r->record = *record;
    r->at_once_known = hccl_at_once_prepare(&r->at_once, comm, &r->bytes.args);
    r->key = *call->key;
}

/* ---- without the kernel ---- */

/* What is queued then. The buffers are told to whoever asks what is under way. */
typedef struct brief_words {
    struct hccl_repeated *repeated;
    uint64_t seq;
    const void *send, *recv;
    uint32_t so_far; /* enum coll_so_far */
} brief_words;

/* Release: pairs with the acquire in hccl_repeat_keep. Only the stream's runner adds. */
static inline void used(struct hccl_repeated *r)
{
    atomic_store_explicit(&r->done, atomic_load_explicit(&r->done, memory_order_relaxed) + 1,
                          memory_order_release);
}

static bool brief_at_once(void *words, bool waits)
{
    brief_words *w = words;
    struct hccl_repeated *r = w->repeated;
    /* Relaxed: whoever checked the buffers was told of their end by the same counter. */
    if (r->endings != npu_range_endings() ||
        !hccl_at_once_run(&r->at_once, w->seq, &w->so_far, waits))
        return false;
    used(r);
    return true;
}

static bool brief_in_turn(void *words)
{
    brief_words *w = words;
    struct hccl_repeated *r = w->repeated;
    if (r->endings != npu_range_endings() || !hccl_at_once_in_turn(&r->at_once, w->seq, &w->so_far))
        return false;
    used(r);
    return true;
}

static void brief_spell(const void *words, void *args)
{
    const brief_words *w = words;
    struct hccl_repeated *r = w->repeated;
    _Static_assert(sizeof(coll_args) + AT_ONCE_RANKS * sizeof(coll_part) <= NPU_BRIEF_ARGS,
                   "arguments fit");
    coll_args *a = args;
    *a = r->bytes.args;
    if (a->parts) /* the kernel may run longer than they are kept */
        a->parts = memcpy(a + 1, r->bytes.parts, a->size * sizeof *a->parts);
    a->seq = w->seq;
    a->so_far = w->so_far;
    used(r);
}

static const npu_brief brief = {brief_at_once, brief_in_turn, brief_spell};

/* ---- again ---- */

static inline aivd_status launch_brief(struct hccl_repeated *r, uint64_t seq)
{
    brief_words words = {r, seq, r->bytes.args.send, r->bytes.args.recv, 0};
    aivd_status s = npu_plan_launch_brief(&r->plan, &brief, &words, sizeof words);
    r->queued += s == AIVD_OK;
    return s;
}

static aivd_status launch_again(struct hccl_repeated *r, uint64_t seq)
{
    coll_args *a = &r->bytes.args;
    const size_t parts = a->parts ? a->size * sizeof *a->parts : 0;
    a->seq = seq;
    return npu_plan_launch(&r->plan, &r->bytes, sizeof *a + parts, parts ? &parts_place : NULL);
}

/* Under `calls`: the number, and what is new with it. */
static aivd_status again(hccl_comm *comm, struct hccl_repeated *r)
{
    const uint64_t seq = comm->called + 1;
    r->again = true;
    r->record.seq = seq;
    hccl_at_once_near(&r->at_once, seq); /* also for a kernel */
    hccl_flight_note(comm, &r->record, true);
    aivd_status s = r->at_once_known ? launch_brief(r, seq) : launch_again(r, seq);
    if (BASE_UNLIKELY(s))
        return s;
    comm->called = seq;
    hccl_flight_keep(comm, true);
    return AIVD_OK;
}

/* As many blocks as a first call would have. */
static inline bool cores_same(const struct hccl_repeated *r)
{
    uint32_t cores;
    return r->cores == 0 || (npu_cores_thread_limit(&cores) == AIVD_OK && cores == r->cores);
}

bool hccl_repeat(const hccl_key *key, aivd_status *status)
{
    hccl_comm *comm = hccl_registry_find(key->comm);
    if (!comm || !comm->repeated || record_on())
        return false;
    npu_lock_take(&comm->calls);
    struct hccl_repeated *r = find(comm, key);
    bool known = r && r->endings == npu_range_endings() && comm->called < COLL_SEQ_MAX &&
                 npu_plan_live(&r->plan) && cores_same(r) && hccl_operator_open(comm);
    if (known)
        *status = again(comm, r);
    npu_lock_give(&comm->calls);
    return known;
}
