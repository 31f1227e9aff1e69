/* hccl/coll: numbers the calls of a communicator, writes each into the rank's flight record, and
 * launches its kernel. The order of numbers is the order of calls on this rank; the kernels see to
 * it that calls run in that order whatever streams they are in. */
#include "hccl/coll.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/option.h"
#include "base/time.h"
#include "coll/call_text.h"
#include "fabric/region.h"
#include "hccl/flight.h"
#include "hccl/repeat.h"
#include "record/ring.h"

/* The image of kernels/coll; absent while the library that the image is linked against is built. */
extern const uint8_t aivd_image_coll[] __attribute__((weak));
extern const uint8_t aivd_image_coll_end[] __attribute__((weak));

enum { WINDOW_BYTES = 4 << 20, CHUNK_UNIT = 4096, ARGS_STACK = 8192, RIDES_BYTES = 4096 };

/* ---- the image ---- */

static const char *const kernels[] = {COLL_KERNEL_NAMES};
_Static_assert(BASE_COUNT_OF(kernels) == COLL_KERNELS, "a name for every kernel");

static struct {
    pthread_once_t once;
    aivd_status status;
    npu_function *functions[BASE_COUNT_OF(kernels)];
} image = {.once = PTHREAD_ONCE_INIT};

static void image_load(void)
{
    npu_image *loaded;
    size_t size = (size_t)(aivd_image_coll_end - aivd_image_coll);
    image.status = npu_image_load_data(aivd_image_coll, size, &loaded);
    for (size_t k = 0; k < BASE_COUNT_OF(kernels) && !image.status; k++)
        image.status = npu_image_function(loaded, kernels[k], &image.functions[k]);
}

aivd_status hccl_coll_function(uint32_t kernel, npu_function **function)
{
    pthread_once(&image.once, image_load);
    if (BASE_UNLIKELY(image.status))
        return base_fail(image.status, NULL, "the library's collectives could not be loaded (%s)",
                         base_error_recent());
    *function = image.functions[kernel];
    return AIVD_OK;
}

/* ---- areas and windows ---- */

coll_area *hccl_coll_area(const hccl_comm *comm, uint32_t rank)
{
    return (coll_area *)((uint8_t *)comm->peers[rank].control + hccl_control_bytes(comm->size));
}

void hccl_coll_make(hccl_comm *comm)
{
    coll_area *area = hccl_coll_area(comm, comm->rank);
    coll_peer *peers = (coll_peer *)((uint8_t *)area + coll_peers_at());
    area->rank = comm->rank;
    area->size = comm->size;
    comm->records = (coll_record *)((uint8_t *)area + coll_records_at());
    hccl_repeat_make(comm);
    for (uint32_t p = 0; p < comm->size; p++) {
        peers[p].area = (uint64_t)(uintptr_t)hccl_coll_area(comm, p);
        peers[p].window = (uint64_t)(uintptr_t)comm->peers[p].buffer;
    }
    if (comm->settings.mesh != COLL_MESH_NONE)
        hccl_coll_tell_granted(comm, comm->buffer, comm->buffer_size, "HCCL buffer");
}

void hccl_coll_free(hccl_comm *comm)
{
    if (comm->window)
        npu_mem_free(comm->window);
    hccl_repeat_free(comm);
    free(comm->barrier);
    comm->barrier = NULL;
    if (comm->pair_window)
        npu_mem_free(comm->pair_window);
    comm->window = comm->pair_window = NULL;
}

static uint64_t word_at(const hccl_comm *comm, uint64_t offset)
{
    const uint8_t *area = (const uint8_t *)hccl_coll_area(comm, comm->rank);
    /* Acquire: pairs with the release of the peer's flag store; its later stores are not ours. */
    return atomic_load_explicit((const _Atomic uint64_t *)(const void *)(area + offset),
                                memory_order_acquire);
}

static bool peer_quiet(const hccl_comm *comm, uint32_t p)
{
    uint64_t seq = comm->called, sent = comm->sent[p];
    bool through = word_at(comm, coll_slot_at(comm->size, seq & 1, p)) >> 24 >= seq ||
                   word_at(comm, coll_done_at(comm->size, p)) >= coll_mark(seq, 0);
    return through && word_at(comm, coll_done_at(comm->size, p)) >= comm->read_mark &&
           word_at(comm, coll_pair_at(comm->size, p, COLL_PAIR_POSTED)) >= coll_mark(sent, 0);
}

bool hccl_coll_quiet(const hccl_comm *comm)
{
    bool failed = word_at(comm, offsetof(coll_area, finished)) < comm->called;
    for (uint32_t p = 0; p < comm->size && !failed; p++)
        if (p != comm->rank && !hccl_peer_left(comm, p) && !peer_quiet(comm, p))
            return false;
    return true;
}

/* What a window holds of each part; the same on all ranks. */
static uint64_t chunk_of(uint32_t size)
{
    uint64_t chunk = WINDOW_BYTES / 2 / size / CHUNK_UNIT * CHUNK_UNIT;
    return chunk ? chunk : CHUNK_UNIT;
}

static void tell_grant(const hccl_comm *comm, const void *address, uint64_t bytes,
                       record_lease lease, const char *name)
{
    record_space space = fabric_device_of(address) < 0 ? SPACE_HOST : SPACE_GM;
    record_host(&(record_event){.kind = RECORD_GRANT,
                                .object = comm->handle,
                                .id = RECORD_NONE, /* every member */
                                .to = (uint64_t)(uintptr_t)address,
                                .size = bytes,
                                .extra = lease,
                                .spaces = record_spaces(SPACE_NONE, space),
                                .device = comm->device},
                name);
}

void hccl_coll_tell_granted(const hccl_comm *comm, const void *address, uint64_t bytes,
                            const char *name)
{
    if (record_on() && bytes != 0 && fabric_device_of(address) >= 0)
        tell_grant(comm, address, bytes, LEASE_OPEN, name);
}

void hccl_coll_tell_lent(const hccl_comm *comm, const void *address, uint64_t bytes,
                         const char *name)
{
    if (record_on() && bytes != 0)
        tell_grant(comm, address, bytes, LEASE_OF_TASK, name);
}

static aivd_status window_take(hccl_comm *comm)
{
    uint64_t bytes = 2 * comm->size * chunk_of(comm->size);
    if (comm->window)
        return AIVD_OK;
    aivd_status s = npu_mem_alloc(comm->device, bytes, NPU_MEM_LAZY, &comm->window);
    if (!s)
        hccl_coll_tell_granted(comm, comm->window, bytes, "window of the collectives");
    return s;
}

bool hccl_coll_reachable(const hccl_comm *comm, const void *address)
{
    int device = fabric_device_of(address);
    if (device == comm->device)
        return !npu_vm_alias(address);
    for (uint32_t p = 0; p < comm->size && device >= 0; p++)
        if (comm->peers[p].device == (uint32_t)device)
            return true;
    return false;
}

/* ---- what ranks must agree on ---- */

uint64_t hccl_coll_mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

uint32_t hccl_coll_signature(const hccl_comm *comm, uint64_t hash)
{
    return comm->settings.compare ? (uint32_t)(hccl_coll_mix(hash, 1) >> 40) | 1 : 0;
}

/* Through windows, if AIVDRIVE_COLL_ALGO says so and there is such a way. */
static uint32_t mesh_way(const hccl_comm *comm, const hccl_call *call)
{
    bool has = call->kind == COLL_ALLREDUCE || call->kind == COLL_ALLGATHER ||
               call->kind == COLL_REDUCE_SCATTER;
    return has && !call->parts ? comm->settings.mesh : COLL_MESH_NONE;
}

static uint32_t signature_of(const hccl_comm *comm, const hccl_call *call)
{
    const uint64_t all[] = {call->type, call->op, call->root, call->told, call->compared};
    uint64_t hash = call->kind;
    for (size_t i = 0; i < BASE_COUNT_OF(all); i++)
        hash = hccl_coll_mix(hash, all[i]);
    if (BASE_UNLIKELY(mesh_way(comm, call) != COLL_MESH_NONE))
        hash = hccl_coll_mix(hash, mesh_way(comm, call));
    return hccl_coll_signature(comm, hash);
}

/* ---- launch ---- */

/* The two buffers of the call, and whether they need windows. */
static uint32_t staged_flags(const hccl_comm *comm, const hccl_call *call)
{
    bool reads = call->kind == COLL_ALLREDUCE || call->kind == COLL_REDUCE ||
                 call->kind == COLL_REDUCE_SCATTER;
    uint32_t flags = 0;
    if (reads && call->send_bytes && !hccl_coll_reachable(comm, call->send))
        flags |= COLL_SEND_STAGED;
    if (call->recv_bytes && call->kind != COLL_REDUCE_SCATTER &&
        !hccl_coll_reachable(comm, call->recv))
        flags |= COLL_RECV_STAGED;
    if (call->recv_window)
        flags |= COLL_RECV_STAGED;
    return flags;
}

/* Up to so many bytes a message carries the data. The other way moves them once instead of twice,
 * but ranks meet twice: with more ranks than CPUs every rank gets another turn on a CPU. Measured
 * on dirty buffers (docs/performance.md); the same on all ranks, or they would not understand each
 * other. */
static const uint16_t small_bytes[COLL_KINDS][2] = {
    /*                      ranks <= CPUs, more */
    [COLL_ALLREDUCE] = {1024, 4096},      [COLL_REDUCE] = {2048, 4096},
    [COLL_REDUCE_SCATTER] = {1024, 4096}, [COLL_ALLGATHER] = {1024, 4096},
    [COLL_BROADCAST] = {1024, 4096},      [COLL_SCATTER] = {1024, 4096},
    [COLL_ALLTOALL] = {1024, 4096},
};

uint64_t hccl_coll_message_bytes(const hccl_call *call)
{
    bool whole = call->kind == COLL_ALLREDUCE || call->kind == COLL_REDUCE;
    return whole ? call->count * call->element : call->largest;
}

static uint64_t most_small(const hccl_comm *comm, const hccl_call *call)
{
    uint64_t bytes = small_bytes[call->kind][comm->crowded], room = coll_stage_bytes(comm->size);
    return bytes < room ? bytes : room;
}

/* The same of parts of which only two ranks know the size: the other way needs the kernel. */
static uint64_t most_riding(const hccl_comm *comm)
{
    uint64_t room = coll_stage_bytes(comm->size);
    return RIDES_BYTES < room ? RIDES_BYTES : room;
}

static bool small(const hccl_comm *comm, const hccl_call *call)
{
    return !call->by_pair && hccl_coll_message_bytes(call) <= most_small(comm, call);
}

static uint32_t blocks_of(const coll_args *args, uint32_t wanted)
{
    uint32_t cores = 1;
    if (coll_is_brief(args) || npu_cores_thread_limit(&cores) != AIVD_OK || cores == 0)
        return 1;
    return wanted < cores ? wanted : cores;
}

static coll_form form_of(const hccl_call *call)
{
    if (!call->parts)
        return COLL_FORM_PLAIN;
    return call->key && hccl_key_form(call->key) == HCCL_FORM_MATRIX ? COLL_FORM_VC : COLL_FORM_V;
}

static coll_record record_of(const hccl_call *call, const coll_args *args)
{
    return (coll_record){.seq = args->seq,
                         .count = call->told,
                         .kind = call->kind,
                         .type = (uint32_t)call->type,
                         .op = call->op,
                         .shape = form_of(call),
                         .root = call->root,
                         .signature = args->signature,
                         .mesh = args->mesh};
}

static aivd_status number_check(const hccl_comm *comm, const hccl_call *call, uint64_t seq)
{
    if (BASE_LIKELY(seq <= COLL_SEQ_MAX))
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_LIMIT, NULL,
        "%s: communicator \"%s\" has made %llu calls, the most there can be; make a new "
        "one",
        call->name, comm->name, (unsigned long long)COLL_SEQ_MAX);
}

/* The buffers of a call are granted for the call (architecture, section 3). */
static void tell_buffers(const hccl_comm *comm, const hccl_call *call)
{
    hccl_coll_tell_lent(comm, call->send, call->send_bytes, call->name);
    hccl_coll_tell_lent(comm, call->recv, call->recv_bytes, call->name);
}

static uint64_t smallest_buffer(const hccl_comm *comm)
{
    uint64_t bytes = comm->buffer_size;
    for (uint32_t p = 0; p < comm->size; p++)
        if (comm->peers[p].buffer_size < bytes)
            bytes = comm->peers[p].buffer_size;
    return bytes;
}

static aivd_status args_fill(hccl_comm *comm, const hccl_call *call, coll_args *args)
{
    *args = (coll_args){.area = hccl_coll_area(comm, comm->rank),
                        .rank = comm->rank,
                        .size = comm->size,
                        .send = call->send,
                        .recv = call->recv,
                        .count = call->count,
                        .largest = call->largest,
                        .chunk = chunk_of(comm->size),
                        .signature = signature_of(comm, call),
                        .kind = call->kind,
                        .type = (uint32_t)call->type,
                        .op = call->op,
                        .root = call->root,
                        .element = call->element,
                        .small = small(comm, call),
                        .rides = call->by_pair ? most_riding(comm) : 0,
                        .cached = record_on(),
                        .mesh = mesh_way(comm, call)};
    if (BASE_UNLIKELY(args->mesh != COLL_MESH_NONE)) {
        args->mesh_bytes = smallest_buffer(comm);
        args->small = 0; /* all blocks take part */
    }
    if (coll_is_brief(args) || args->mesh != COLL_MESH_NONE)
        return AIVD_OK;
    args->flags = staged_flags(comm, call);
    aivd_status s = args->flags ? window_take(comm) : AIVD_OK;
    args->window = comm->window;
    if (hccl_coll_reachable(comm, call->send))
        args->flags |= COLL_SEND_MAPPED;
    return s;
}

static aivd_status queue(hccl_comm *comm, npu_stream *stream, npu_function *function,
                         uint32_t blocks, const coll_args *args, const hccl_call *call)
{
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_launcher, .owner = comm};
    size_t parts = call->parts ? comm->size * sizeof(coll_part) : 0;
    uint8_t room[ARGS_STACK];
    uint8_t *bytes = sizeof *args + parts <= sizeof room ? room : malloc(sizeof *args + parts);
    if (!bytes)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                         "%s: no host memory for the counts of %u ranks", call->name, comm->size);
    memcpy(bytes, args, sizeof *args);
    if (parts)
        memcpy(bytes + sizeof *args, call->parts, parts);
    const npu_placeholder place = {offsetof(coll_args, parts), sizeof *args};
    const npu_args all = {.data = bytes,
                          .size = sizeof *args + parts,
                          .placeholders = &place,
                          .placeholder_count = parts != 0};
    aivd_status s = npu_launch_on(function, stream, blocks, &all, &config);
    if (bytes != room)
        free(bytes);
    return s;
}

aivd_status hccl_coll_launch(hccl_comm *comm, npu_stream *stream, const hccl_call *call)
{
    coll_args args;
    npu_function *function;
    aivd_status s = hccl_coll_function(call->kind, &function);
    if (s)
        return s;
    /* Number and place in the stream belong together. */
    npu_lock_take(&comm->calls);
    s = args_fill(comm, call, &args);
    args.seq = comm->called + 1;
    if (!s)
        s = number_check(comm, call, args.seq);
    const coll_record record = record_of(call, &args);
    const uint32_t blocks = blocks_of(&args, comm->settings.coll_cores);
    if (!s) {
        hccl_flight_note(comm, &record, true);
        tell_buffers(comm, call);
        s = queue(comm, stream, function, blocks, &args, call);
    }
    if (!s) {
        hccl_repeat_keep(comm, stream, function, call, &args, blocks, &record);
        comm->called = args.seq;
        hccl_flight_keep(comm, true);
    }
    npu_lock_give(&comm->calls);
    return s;
}

/* ---- kernels of other rooms ---- */

void hccl_coll_kernel_prepare(hccl_comm *comm, hccl_kernel_call *call)
{
    uint64_t hash = hccl_coll_mix(call->record.kind, call->compared);
    *call->args = (coll_args){.area = hccl_coll_area(comm, comm->rank),
                              .rank = comm->rank,
                              .size = comm->size,
                              .signature = hccl_coll_signature(comm, hash),
                              .kind = call->record.kind,
                              .type = call->record.type,
                              .seq = comm->called + 1,
                              .cached = record_on()};
    call->record.seq = call->args->seq;
    call->record.signature = call->args->signature;
}

aivd_status hccl_coll_kernel_launch(hccl_comm *comm, npu_stream *stream, hccl_kernel_call *call)
{
    const npu_launch_config config = {
        .stall_ns = comm->settings.exec_ns, .launcher = &hccl_launcher, .owner = comm};
    const npu_args all = {.data = call->args, .size = call->bytes};
    const hccl_call named = {.name = coll_kind_name(call->record.kind)};
    uint32_t wanted = call->blocks ? call->blocks : comm->settings.coll_cores;
    aivd_status s = number_check(comm, &named, call->args->seq);
    if (s)
        return s;
    hccl_flight_note(comm, &call->record, true);
    s = npu_launch_on(call->function, stream, blocks_of(call->args, wanted), &all, &config);
    if (s)
        return s;
    comm->called = call->args->seq;
    hccl_flight_keep(comm, true);
    return AIVD_OK;
}
