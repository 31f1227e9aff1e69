/* shmem/init.c: an instance begins and ends. A PE reserves its heap and its area, the PEs meet,
 * each reads the cards of the others; from then on everybody knows where everybody's memory is. */
#include "shmem/host/init/shmem_host_init.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/option.h"
#include "base/time.h"
#include "fabric/peers.h"
#include "fabric/region.h"
#include "shmem/bootstrap.h"
#include "shmem/config.h"
#include "shmem/control.h"
#include "shmem/exit.h"
#include "shmem/notify.h"
#include "shmem/result.h"
#include "shmem/size.h"
#include "shmem/state.h"
#include "shmem/stats.h"
#include "shmem/users.h"

#define CARD_MAGIC  0x4d454853u /* "SHEM" */
#define PAGE        ACLSHMEM_PAGE_SIZE
#define ENGINES_ALL 0xfu

/* What PEs of two releases must not disagree about: the card, the area, and what travels in notes.
 */
uint32_t shmem_card_version = 2;

/* What a PE tells the others when they meet. */
typedef struct card {
    uint32_t magic, version;
    uint64_t identity;
    uint64_t area, heap; /* addresses */
    uint64_t heap_bytes, instance;
} card;

enum { CARD_HEAD = 8 }; /* magic and version: the same in all releases */

_Static_assert(sizeof(card) <= FABRIC_BLOB_BYTES, "the card travels in a rendezvous blob");

/* ---- attributes ---- */

static aivd_status value_fails(const char *field, long long value, const char *allowed)
{
    return base_fail(AIVD_ERR_PARAM, NULL, "aclshmemx_init_attr: %s is %lld, allowed are %s", field,
                     value, allowed);
}

/* All zero means the defaults. */
static void options_complete(aclshmem_init_optional_attr_t *o)
{
    const aclshmem_init_optional_attr_t zero = {0};
    if (memcmp(o, &zero, sizeof zero) == 0)
        *o = (aclshmem_init_optional_attr_t){.data_op_engine_type = ACLSHMEM_DATA_OP_MTE,
                                             .shm_init_timeout = DEFAULT_TIMEOUT,
                                             .shm_create_timeout = DEFAULT_TIMEOUT,
                                             .control_operation_timeout = DEFAULT_TIMEOUT};
}

static aivd_status options_check(const aclshmem_init_optional_attr_t *o)
{
    uint32_t engines = (uint32_t)o->data_op_engine_type;
    if (o->shm_init_timeout == 0)
        return value_fails("option_attr.shm_init_timeout", 0, "1 second and more");
    if (o->shm_create_timeout == 0)
        return value_fails("option_attr.shm_create_timeout", 0, "1 second and more");
    if (o->control_operation_timeout == 0)
        return value_fails("option_attr.control_operation_timeout", 0, "1 second and more");
    if (engines == 0 || engines & ~ENGINES_ALL)
        return value_fails("option_attr.data_op_engine_type", engines,
                           "1 to 15 (MTE 1, SDMA 2, ROCE 4, UDMA 8); begin with "
                           "ACLSHMEMX_INIT_ATTR_INITIALIZER, or with zeros, in C");
    return AIVD_OK;
}

/* The heap's size: of the attributes, else of the environment. */
static aivd_status size_choose(aclshmemx_init_attr_t *attr)
{
    const char *text = base_option_text(OPT_SHMEM_SIZE);
    if (attr->local_mem_size == 0 && base_option_is_set(OPT_SHMEM_SIZE)) {
        aivd_status s = shmem_size_parse("SHMEM_SYMMETRIC_SIZE", text, &attr->local_mem_size);
        if (s)
            return s;
    }
    if (attr->local_mem_size == 0)
        return base_fail(
            AIVD_ERR_PARAM, NULL,
            "aclshmemx_init_attr: local_mem_size is 0; give the bytes of each PE's heap, "
            "or SHMEM_SYMMETRIC_SIZE in the environment");
    if (attr->local_mem_size > ACLSHMEM_MAX_LOCAL_SIZE)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "aclshmemx_init_attr: local_mem_size is %llu, allowed are 1 to %llu bytes "
                         "(40 GiB)",
                         (unsigned long long)attr->local_mem_size,
                         (unsigned long long)ACLSHMEM_MAX_LOCAL_SIZE);
    return AIVD_OK;
}

/* In the documented order. */
static aivd_status attr_check(aclshmemx_init_attr_t *attr)
{
    if (attr->my_pe < 0)
        return value_fails("my_pe", attr->my_pe, "0 to n_pes - 1");
    if (attr->n_pes < 1 || attr->n_pes > ACLSHMEM_MAX_PES)
        return value_fails("n_pes", attr->n_pes, "1 to 16384");
    if (attr->n_pes > FABRIC_DEVICES_MAX)
        return base_fail(
            AIVD_ERR_PARAM, NULL,
            "aclshmemx_init_attr: n_pes is %d, one machine has at most %d virtual NPUs",
            attr->n_pes, FABRIC_DEVICES_MAX);
    if (attr->my_pe >= attr->n_pes)
        return base_fail(AIVD_ERR_NULL, NULL,
                         "aclshmemx_init_attr: my_pe is %d of n_pes %d; it must be below it",
                         attr->my_pe, attr->n_pes);
    aivd_status s = size_choose(attr);
    options_complete(&attr->option_attr);
    return s ? s : options_check(&attr->option_attr);
}

/* ---- a PE ---- */

static aivd_status heap_reserve(shmem_pe *pe)
{
    void *heap;
    uint64_t bytes = (pe->heap_bytes + PAGE - 1) / PAGE * PAGE;
    aivd_status s = npu_mem_alloc(pe->device, bytes, NPU_MEM_LAZY, &heap);
    if (s)
        return base_fail(s, NULL,
                         "aclshmemx_init_attr: no room for a heap of %llu bytes on device %d (%s); "
                         "give a smaller local_mem_size, or a larger AIVDRIVE_MAP_STRIDE",
                         (unsigned long long)bytes, pe->device, base_error_recent());
    pe->peers[pe->me].heap = heap;
    return shmem_heap_init(&pe->heap, pe->heap_bytes, record_on());
}

/* Heads, notes and the world's lines are zero before anybody learns the address. */
static aivd_status area_make(shmem_pe *pe)
{
    void *area;
    aivd_status s = npu_mem_alloc(pe->device, shmem_area_bytes(pe->count), NPU_MEM_LAZY, &area);
    if (s)
        return s;
    memset(area, 0, shmem_lines_at(pe->count) + pe->count * sizeof(shmem_line));
    pe->area = pe->peers[pe->me].area = area;
    memset(shmem_area_kernels(pe->area, pe->count, 0), 0, pe->count * sizeof(shmem_line));
    pe->area->count = pe->count;
    pe->area->me = pe->me;
    pe->identity = pe->peers[pe->me].identity = fabric_identity_make(pe->region_id);
    atomic_store_explicit(&pe->area->identity, pe->identity, memory_order_release);
    return AIVD_OK;
}

static void pe_free(shmem_pe *pe)
{
    bool open = pe->region_id && fabric_device_open((uint32_t)pe->device, pe->region_id);
    if (pe->area && open) { /* peers write nothing here from now on */
        shmem_exit_deaf(pe);
        atomic_store_explicit(&pe->area->identity, 0, memory_order_release);
    }
    if (pe->stream && npu_stream_is(pe->stream, pe->stream_generation))
        npu_stream_destroy(pe->stream, true);
    if (open)
        shmem_notify_end(pe);
    if (pe->group)
        fabric_leave(pe->group);
    if (pe->area && open)
        npu_mem_free(pe->area);
    if (pe->peers && pe->peers[pe->me].heap && open)
        npu_mem_free(pe->peers[pe->me].heap);
    if (pe->peers && pe->peers[pe->me].host_heap && open)
        npu_mem_free(pe->peers[pe->me].host_heap);
    shmem_teams_free(pe);
    shmem_state_free(pe);
    free(pe->in_kernels);
    shmem_heap_fini(&pe->heap);
    shmem_heap_fini(&pe->host);
    pthread_mutex_destroy(&pe->collective);
    pthread_mutex_destroy(&pe->lock);
    free(pe->peers);
    free(pe);
}

static aivd_status stream_make(shmem_pe *pe)
{
    npu_context *context;
    aivd_status s = npu_context_current(&context);
    if (!s)
        s = npu_stream_create(context, 0, &pe->stream);
    if (!s)
        pe->stream_generation = npu_stream_generation(pe->stream);
    return s;
}

static aivd_status pe_make(const aclshmemx_init_attr_t *attr, int32_t device, shmem_pe **result)
{
    shmem_pe *pe = calloc(1, sizeof *pe);
    fabric_region *region = atomic_load_explicit(&fabric_regions[device], memory_order_acquire);
    if (!pe)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a PE");
    pthread_mutex_init(&pe->collective, NULL);
    pthread_mutex_init(&pe->lock, NULL);
    pe->device = device;
    pe->region_id = region ? region->id : 0;
    pe->me = (uint32_t)attr->my_pe;
    pe->count = (uint32_t)attr->n_pes;
    pe->instance = attr->instance_id;
    pe->self = (aclshmem_instance_ctx){attr->instance_id, pe};
    pe->heap_bytes = attr->local_mem_size;
    pe->engines = (uint32_t)attr->option_attr.data_op_engine_type;
    pe->control_ns = attr->option_attr.control_operation_timeout * BASE_NS_PER_S;
    pe->peers = calloc(pe->count, sizeof *pe->peers);
    aivd_status s =
        pe->peers ? AIVD_OK
                  : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u PEs", pe->count);
    if (!s)
        s = shmem_state_make(pe);
    if (!s)
        s = shmem_stats_begin(pe);
    if (!s) {
        shmem_scratch_default(pe->scratch);
        s = heap_reserve(pe);
    }
    if (!s)
        s = area_make(pe);
    if (!s)
        s = stream_make(pe);
    if (!s)
        s = shmem_notify_make(pe);
    if (s) {
        pe_free(pe);
        return s;
    }
    *result = pe;
    return AIVD_OK;
}

/* ---- meeting ---- */

static aivd_status peer_read(shmem_pe *pe, const fabric_member *member)
{
    card c = {0};
    if (member->blob_size >= CARD_HEAD)
        memcpy(&c, member->blob, member->blob_size < sizeof c ? member->blob_size : sizeof c);
    if (member->blob_size >= CARD_HEAD && c.magic == CARD_MAGIC && c.version != shmem_card_version)
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "aclshmemx_init_attr: PE %u speaks version %u of symmetric memory, PE %u "
                         "version %u; start all PEs with one release of the library",
                         member->rank, c.version, pe->me, shmem_card_version);
    if (member->blob_size != sizeof c || c.magic != CARD_MAGIC || !c.identity ||
        !fabric_device_holds(member->device, c.area, shmem_area_bytes(pe->count)) ||
        !fabric_device_holds(member->device, c.heap, c.heap_bytes))
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "PE %u sent a description that makes no sense: it runs another version of "
                         "the library",
                         member->rank);
    if (c.heap_bytes != pe->heap_bytes || c.instance != pe->instance)
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "aclshmemx_init_attr: PE %u has local_mem_size %llu and instance_id %llu, "
                         "PE %u has %llu and %llu; all PEs must give the same",
                         pe->me, (unsigned long long)pe->heap_bytes,
                         (unsigned long long)pe->instance, member->rank,
                         (unsigned long long)c.heap_bytes, (unsigned long long)c.instance);
    pe->peers[member->rank] = (shmem_peer){.device = member->device,
                                           .pid = member->pid,
                                           .identity = c.identity,
                                           .area = (shmem_area *)(uintptr_t)c.area,
                                           .heap = (uint8_t *)(uintptr_t)c.heap};
    return AIVD_OK;
}

static aivd_status join(shmem_pe *pe, const shmem_root *root, uint64_t timeout_ns)
{
    const card mine = {CARD_MAGIC,
                       shmem_card_version,
                       pe->identity,
                       (uint64_t)(uintptr_t)pe->area,
                       (uint64_t)(uintptr_t)pe->peers[pe->me].heap,
                       pe->heap_bytes,
                       pe->instance};
    const fabric_join_args args = {.root_info = root->info,
                                   .size = pe->count,
                                   .rank = pe->me,
                                   .device = (uint32_t)pe->device,
                                   .blob = &mine,
                                   .blob_size = sizeof mine,
                                   .timeout_ns = timeout_ns,
                                   .limit = SHMEM_INIT_LIMIT};
    aivd_status s = fabric_join(&args, &pe->group);
    for (uint32_t p = 0; p < pe->count && !s; p++)
        s = peer_read(pe, &pe->group->members[p]);
    for (uint32_t p = 0; p < pe->count && !s; p++)
        pe->common = (pe->common ^ pe->peers[p].identity) * UINT64_C(0x9e3779b97f4a7c15);
    return s;
}

/* For observers: peers may reach the area; in the heap there is nothing yet (shmem/alloc tells
 * blocks as they come and go). */
static void tell_made(const shmem_pe *pe)
{
    if (!record_on())
        return;
    record_host(&(record_event){.kind = RECORD_FREE,
                                .to = (uint64_t)(uintptr_t)pe->peers[pe->me].heap,
                                .size = pe->heap_bytes,
                                .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                .device = pe->device},
                NULL);
    record_host(&(record_event){.kind = RECORD_GRANT,
                                .object = pe->common,
                                .id = RECORD_NONE, /* every PE */
                                .to = (uint64_t)(uintptr_t)pe->area,
                                .size = shmem_area_bytes(pe->count),
                                .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                .device = pe->device},
                "area of a PE");
}

/* All PEs have read all cards, or all fail. */
static aivd_status start_together(shmem_pe *pe)
{
    const uint32_t here = 1;
    pthread_mutex_lock(&pe->collective);
    uint64_t number = shmem_control_begin(pe, SHMEM_CALL_START);
    uint32_t *all = calloc(pe->count, sizeof *all);
    aivd_status s =
        all ? shmem_control_tell(pe, "aclshmemx_init_attr", pe->teams[0], number, &here,
                                 sizeof here, all)
            : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u PEs", pe->count);
    free(all);
    pthread_mutex_unlock(&pe->collective);
    return s;
}

static aivd_status pe_start(shmem_pe *pe, const shmem_root *root, uint64_t timeout_ns)
{
    aivd_status s = join(pe, root, timeout_ns);
    if (!s)
        s = shmem_team_world(pe);
    if (!s)
        s = shmem_exit_listen(pe);
    if (!s) {
        shmem_state_heaps(pe);
        tell_made(pe);
        s = start_together(pe);
    }
    return s ? s : shmem_pe_add(pe);
}

static aivd_status device_of(int32_t *device, const aclshmemx_init_attr_t *attr)
{
    if (npu_device_current(device))
        return base_fail(
            AIVD_ERR_STATE, NULL,
            "aclshmemx_init_attr: this thread has no device; call aclrtSetDevice first "
            "(PE %d may take device %d)",
            attr->my_pe, attr->my_pe);
    if (shmem_pe_find(*device, attr->instance_id))
        return base_fail(AIVD_ERR_EXISTS, NULL,
                         "aclshmemx_init_attr: instance %llu is live on device %d; call "
                         "aclshmem_finalize first",
                         (unsigned long long)attr->instance_id, *device);
    if (attr->instance_id < SHMEM_INSTANCES)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "aclshmemx_init_attr: instance_id is %llu, allowed are 0 "
                     "to %d",
                     (unsigned long long)attr->instance_id, SHMEM_INSTANCES - 1);
}

static aivd_status init(uint32_t flags, const aclshmemx_init_attr_t *given)
{
    shmem_root root;
    shmem_pe *pe;
    int32_t device;
    if (!given)
        return base_fail(AIVD_ERR_NULL, NULL, "aclshmemx_init_attr: attributes is NULL");
    aclshmemx_init_attr_t attr = *given;
    aivd_status s = attr_check(&attr);
    if (!s)
        s = device_of(&device, &attr);
    uint64_t timeout_ns = attr.option_attr.shm_init_timeout * BASE_NS_PER_S;
    if (!s)
        s = shmem_root_get(flags, &attr, timeout_ns, &root);
    if (s)
        return s;
    s = pe_make(&attr, device, &pe);
    if (!s) {
        s = pe_start(pe, &root, timeout_ns);
        if (s)
            pe_free(pe);
    }
    shmem_root_release(&root);
    if (!s)
        BASE_LOG(LOG_INFO, LOG_SHMEM, "PE %u of %u on device %d, heap of %llu bytes at %p", pe->me,
                 pe->count, device, (unsigned long long)pe->heap_bytes,
                 (void *)pe->peers[pe->me].heap);
    return s;
}

BASE_EXPORT int aclshmemx_init_attr(aclshmemx_bootstrap_t bootstrap_flags,
                                    aclshmemx_init_attr_t *attributes)
{
    RECORD_SITE();
    return shmem_result(init((uint32_t)bootstrap_flags, attributes));
}

/* ---- the end ---- */

/* Blocks that were never freed, the first ones by their places. */
static void tell_left(const shmem_pe *pe, const shmem_heap *heap, const char *side)
{
    char list[256];
    size_t count = 0, used = 0;
    shmem_range block;
    for (uint64_t before = heap->size; before > 0 && count < 4; before = block.at, count++) {
        if (!shmem_blocks_before(&heap->blocks, before - 1, &block))
            break;
        used += (size_t)snprintf(list + used, sizeof list - used, "%s%llu bytes at offset %llu",
                                 count ? ", " : "", (unsigned long long)block.bytes,
                                 (unsigned long long)block.at);
    }
    if (count)
        BASE_LOG(
            LOG_WARNING, LOG_SHMEM,
            "PE %u: %zu blocks of the symmetric heap of the %s, %llu bytes, were never freed: %s%s",
            pe->me, atomic_load_explicit(&heap->blocks.count, memory_order_relaxed), side,
            (unsigned long long)heap->used, list,
            atomic_load_explicit(&heap->blocks.count, memory_order_relaxed) > count ? ", ..." : "");
}

/* What PEs tell each other at the end. */
enum { SAYS_DONE = 1, SAYS_WORKS = 2, SAYS_RESET = 3 };

/* Work under way would go on with memory that is gone, so all PEs stay as they are. */
static aivd_status all_done(const shmem_pe *pe, const uint32_t *all, const char *user)
{
    for (uint32_t i = 0; i < pe->count; i++) {
        uint32_t p = (pe->me + i) % pe->count; /* what this PE knows more of comes first */
        if (all[p] == SAYS_WORKS)
            return base_fail(
                AIVD_ERR_STATE, NULL,
                "aclshmem_finalize: instance %llu is still in use on PE %u: %s; it goes on "
                "on all PEs. Synchronise first (aclrtSynchronizeStream)",
                (unsigned long long)pe->instance, p,
                p == pe->me ? user : "its error text says by what");
    }
    return AIVD_OK;
}

/* All leave, but what was under way has gone with the device. */
static aivd_status none_reset(const shmem_pe *pe, const uint32_t *all)
{
    for (uint32_t p = 0; p < pe->count; p++)
        if (all[p] == SAYS_RESET)
            return base_fail(
                AIVD_ERR_STATE, NULL,
                "aclshmem_finalize: device %d of PE %u was reset while instance %llu was "
                "live; call aclshmem_finalize before aclrtResetDevice and aclFinalize",
                pe->peers[p].device, p, (unsigned long long)pe->instance);
    return AIVD_OK;
}

static uint32_t state_of(const shmem_pe *pe, char user[SHMEM_USER_BYTES])
{
    if (!npu_stream_is(pe->stream, pe->stream_generation))
        return SAYS_RESET;
    return shmem_user_of_pe(pe, user) ? SAYS_WORKS : SAYS_DONE;
}

static void leave(shmem_pe *pe)
{
    tell_left(pe, &pe->heap, "device");
    tell_left(pe, &pe->host, "host");
    shmem_stats_print(pe);
    shmem_pe_remove(pe);
    pe_free(pe);
}

static aivd_status finalize(shmem_pe *pe)
{
    char user[SHMEM_USER_BYTES] = "";
    uint32_t *all = calloc(pe->count, sizeof *all);
    if (!all)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u PEs", pe->count);
    bool reset = !npu_stream_is(pe->stream, pe->stream_generation);
    aivd_status s = reset ? AIVD_OK : npu_stream_synchronize(pe->stream, pe->control_ns);
    const uint32_t here = state_of(pe, user);
    pthread_mutex_lock(&pe->collective);
    uint64_t number = shmem_control_begin(pe, SHMEM_CALL_FINALIZE);
    aivd_status met =
        shmem_control_tell(pe, "aclshmem_finalize", pe->teams[0], number, &here, sizeof here, all);
    pthread_mutex_unlock(&pe->collective);
    if (met) { /* without the others' answers, what this PE itself has under way still keeps it */
        memset(all, 0, pe->count * sizeof *all);
        all[pe->me] = here;
    }
    aivd_status used = all_done(pe, all, user), gone = met || used ? AIVD_OK : none_reset(pe, all);
    free(all);
    if (used)
        return used;
    leave(pe);
    return met ? met : gone ? gone : s;
}

BASE_EXPORT int aclshmem_finalize(void)
{
    RECORD_SITE();
    shmem_pe *pe = shmem_pe_of(__func__);
    return shmem_result(pe ? finalize(pe) : AIVD_ERR_STATE);
}

static shmem_pe *instance_of(const char *call, uint64_t instance)
{
    int32_t device = -1;
    shmem_pe *pe = npu_device_current(&device) ? NULL : shmem_pe_find(device, instance);
    if (!pe)
        base_fail(AIVD_ERR_HANDLE, NULL,
                  "%s: instance %llu is not live on this thread's device (%d)", call,
                  (unsigned long long)instance, device);
    return pe;
}

BASE_EXPORT int aclshmemx_finalize(uint64_t instance_id)
{
    RECORD_SITE();
    shmem_pe *pe = instance_of(__func__, instance_id);
    return shmem_result(pe ? finalize(pe) : AIVD_ERR_HANDLE);
}

/* ---- instances ---- */

BASE_EXPORT int aclshmemx_init_status(void)
{
    int32_t device;
    if (npu_device_current(&device)) {
        base_error_clear(); /* a question is no failure */
        return ACLSHMEM_STATUS_NOT_INITIALIZED;
    }
    return shmem_pe_on(device) ? ACLSHMEM_STATUS_IS_INITIALIZED : ACLSHMEM_STATUS_NOT_INITIALIZED;
}

BASE_EXPORT aclshmem_instance_ctx *aclshmemx_instance_ctx_get(void)
{
    shmem_pe *pe = shmem_pe_of(__func__);
    return pe ? &pe->self : NULL;
}

BASE_EXPORT int aclshmemx_instance_ctx_set(uint64_t instance_id)
{
    RECORD_SITE();
    shmem_pe *pe = instance_of(__func__, instance_id);
    if (!pe)
        return shmem_result(AIVD_ERR_HANDLE);
    shmem_pe_activate(pe);
    return shmem_result(AIVD_OK);
}
