/* hccl/create.c: builds and frees the object. A communicator owns two pieces of device memory: a
 * page or more of control area, and the HCCL buffer, reserved now and taking memory on first use.
 * Their addresses travel in the rendezvous, so afterwards every rank knows every peer's. */
#include "hccl/create.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "base/option.h"
#include "base/time.h"
#include "fabric/peers.h"
#include "fabric/region.h"
#include "hccl/coll.h"
#include "hccl/graph.h"
#include "hccl/memory_range.h"
#include "hccl/slab.h"
#include "hccl/sym_win.h"
#include "record/ring.h"

#define CARD_MAGIC   0x4c434348u /* "HCCL" */
#define CARD_VERSION 4u
#define MB           (1ull << 20)

static_assert(sizeof(hccl_card) <= FABRIC_BLOB_BYTES, "the card travels in a rendezvous blob");

/* Control area and, behind it, the area of the collectives. */
static uint64_t shared_bytes(uint32_t size)
{
    return hccl_control_bytes(size) + coll_area_bytes(size);
}

bool hccl_comm_device_open(const hccl_comm *comm)
{
    return fabric_device_open((uint32_t)comm->device, comm->region_id);
}

static aivd_status no_room(const hccl_comm *comm)
{
    char cause[256];
    uint64_t free_bytes, total_bytes;
    uint64_t mb = comm->settings.buffer_mb;
    snprintf(cause, sizeof cause, "%s", base_error_recent());
    if (npu_mem_info(comm->device, &free_bytes, &total_bytes))
        total_bytes = 0;
    return base_fail(AIVD_ERR_MEMORY, NULL,
                     "cannot create a communicator on device %d: its HCCL buffer of %llu MB "
                     "(HCCL_BUFFSIZE) does not fit; %u communicators are alive in this process, "
                     "the limit is the device's %llu MB (at most %llu such buffers); destroy some "
                     "or lower HCCL_BUFFSIZE (%s)",
                     comm->device, (unsigned long long)mb, hccl_registry_count(),
                     (unsigned long long)(total_bytes / MB),
                     (unsigned long long)(total_bytes / MB / (mb + 2)), cause);
}

static aivd_status memory_take(hccl_comm *comm)
{
    void *address;
    uint64_t bytes = (uint64_t)comm->settings.buffer_mb * MB;
    aivd_status s = npu_mem_alloc(comm->device, bytes, NPU_MEM_LAZY, &address);
    if (s)
        return s == AIVD_ERR_MEMORY ? no_room(comm) : s;
    comm->buffer = address;
    comm->buffer_size = bytes;
    s = hccl_slab_alloc(comm->device, shared_bytes(comm->size), &address);
    if (s)
        return s == AIVD_ERR_MEMORY ? no_room(comm) : s;
    comm->control = address;
    comm->control->size = comm->size;
    comm->control->inbox_bytes = hccl_inbox_bytes(comm->size);
    comm->identity = fabric_identity_make(comm->region_id);
    atomic_store_explicit(&comm->control->identity, comm->identity, memory_order_release);
    return AIVD_OK;
}

static aivd_status device_note(hccl_comm *comm)
{
    int soc;
    fabric_region *region =
        atomic_load_explicit(&fabric_regions[comm->device], memory_order_acquire);
    if (!region)
        return base_fail(AIVD_ERR_STATE, NULL,
                         "device %d is not open in this process; call aclrtSetDevice(%d) first",
                         comm->device, comm->device);
    comm->region_id = region->id;
    aivd_status s = base_option_choice(OPT_SOC, &soc);
    if (!s)
        comm->product = (hccl_product)soc;
    return s;
}

aivd_status hccl_comm_prepare(int32_t device, uint32_t rank, uint32_t size,
                              const hccl_settings *settings, hccl_comm **result)
{
    aivd_status s = hccl_registry_check(settings->name, device);
    if (s)
        return s;
    hccl_comm *comm = calloc(1, sizeof *comm);
    if (!comm)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a communicator");
    pthread_mutex_init(&comm->lock, NULL);
    comm->device = device;
    comm->rank = rank;
    comm->size = size;
    comm->settings = *settings;
    comm->peers = calloc(size, sizeof *comm->peers);
    comm->channels = calloc(size, sizeof *comm->channels);
    comm->sent = calloc(size, sizeof *comm->sent);
    comm->received = calloc(size, sizeof *comm->received);
    if (!comm->peers || !comm->channels || !comm->sent || !comm->received)
        s = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u ranks", size);
    if (!s)
        s = device_note(comm);
    if (!s)
        s = memory_take(comm);
    if (s) {
        hccl_comm_free(comm);
        return s;
    }
    comm->peers[rank].control = comm->control;
    if (settings->first_call)
        hccl_calls_begin_at(comm, settings->first_call);
    *result = comm;
    return AIVD_OK;
}

/* <address>%<interface>_<process>_<device>_<time>: made by rank 0, used by all who set no name. */
static void default_name(const hccl_comm *comm, char name[HCCL_NAME_MAX])
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    snprintf(name, HCCL_NAME_MAX, "127.0.0.1%%lo_%d_%d_%lld%09ld_%04x", (int)getpid(), comm->device,
             (long long)now.tv_sec, now.tv_nsec, (unsigned)(comm->identity >> 48));
}

void hccl_comm_card(const hccl_comm *comm, hccl_card *card)
{
    *card = (hccl_card){
        .magic = CARD_MAGIC,
        .version = CARD_VERSION,
        .identity = comm->identity,
        .control = (uint64_t)(uintptr_t)comm->control,
        .buffer = (uint64_t)(uintptr_t)comm->buffer,
        .buffer_size = comm->buffer_size,
        .cpus = (uint32_t)sysconf(_SC_NPROCESSORS_ONLN), /* not those this rank is bound to */
    };
    default_name(comm, card->name);
}

static aivd_status peer_read(hccl_comm *comm, const fabric_member *member)
{
    hccl_card card;
    hccl_peer *peer = &comm->peers[member->rank];
    if (member->blob_size != sizeof card)
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "rank %u sent a description of %u bytes, expected %zu: it runs another "
                         "version of the library",
                         member->rank, member->blob_size, sizeof card);
    memcpy(&card, member->blob, sizeof card);
    bool sane = card.magic == CARD_MAGIC && card.version == CARD_VERSION && card.identity != 0 &&
                card.control % HCCL_LINE == 0 && memchr(card.name, 0, sizeof card.name) &&
                fabric_device_holds(member->device, card.control, shared_bytes(comm->size)) &&
                fabric_device_holds(member->device, card.buffer, card.buffer_size);
    if (!sane)
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "rank %u (device %u) sent a description that makes no sense: it runs "
                         "another version of the library",
                         member->rank, member->device);
    *peer = (hccl_peer){
        .device = member->device,
        .pid = member->pid,
        .identity = card.identity,
        .control = (hccl_control *)(uintptr_t)card.control,
        .buffer = (void *)(uintptr_t)card.buffer,
        .buffer_size = card.buffer_size,
    };
    if (member->rank == 0)
        comm->crowded = comm->size > card.cpus;
    if (member->rank == 0 && !comm->name[0])
        memcpy(comm->name, card.name, sizeof comm->name);
    return AIVD_OK;
}

static aivd_status peers_read(hccl_comm *comm, const fabric_group *group)
{
    memcpy(comm->name, comm->settings.name, sizeof comm->name);
    for (uint32_t r = 0; r < group->size; r++) {
        aivd_status s = peer_read(comm, &group->members[r]);
        if (s)
            return s;
    }
    return AIVD_OK;
}

static aivd_status graph_make(hccl_comm *comm)
{
    uint32_t *devices = calloc(comm->size, sizeof *devices);
    if (!devices)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u ranks", comm->size);
    for (uint32_t r = 0; r < comm->size; r++)
        devices[r] = comm->peers[r].device;
    aivd_status s = hccl_graph_create(comm->product, comm->rank, comm->size, devices, &comm->graph);
    free(devices);
    return s;
}

uint64_t hccl_comm_common(const hccl_comm *comm)
{
    uint64_t hash = comm->size;
    for (uint32_t r = 0; r < comm->size; r++)
        hash = (hash ^ comm->peers[r].identity) * UINT64_C(0x9e3779b97f4a7c15);
    return hash;
}

static void tell_made(const hccl_comm *comm)
{
    record_event event = {.kind = RECORD_COMM,
                          .object = comm->handle,
                          .id = comm->rank,
                          .value = comm->size,
                          .extra = hccl_comm_common(comm),
                          .device = comm->device};
    record_host(&event, comm->name);
    event.kind = RECORD_GRANT;
    event.id = RECORD_NONE; /* every member */
    event.to = (uint64_t)(uintptr_t)comm->buffer;
    event.size = comm->buffer_size;
    event.spaces = record_spaces(SPACE_NONE, SPACE_GM);
    record_host(&event, "HCCL buffer");
    event.to = (uint64_t)(uintptr_t)comm->control;
    event.size = shared_bytes(comm->size);
    record_host(&event, "control area");
}

static void tell_ended(const hccl_comm *comm)
{
    record_host(&(record_event){.kind = RECORD_COMM_END,
                                .object = comm->handle,
                                .extra = hccl_comm_common(comm),
                                .device = comm->device},
                comm->name);
}

aivd_status hccl_comm_complete(hccl_comm *comm, fabric_group *group)
{
    aivd_status s = peers_read(comm, group);
    if (!s)
        s = graph_make(comm);
    if (!s)
        s = hccl_registry_add(comm);
    if (s)
        return s;
    comm->group = group;
    hccl_coll_make(comm);
    if (record_on())
        tell_made(comm);
    BASE_LOG(LOG_INFO, LOG_HCCL,
             "communicator \"%s\": rank %u of %u on device %d, HCCL buffer %u MB at %p", comm->name,
             comm->rank, comm->size, comm->device, comm->settings.buffer_mb, comm->buffer);
    hccl_settings_tell(comm->name, &comm->settings);
    return AIVD_OK;
}

void hccl_comm_free(hccl_comm *comm)
{
    bool open = comm->region_id && hccl_comm_device_open(comm);
    if (record_on() && comm->group && comm->peers)
        tell_ended(comm);
    if (comm->control && open) /* peers write nothing here from now on */
        atomic_store_explicit(&comm->control->identity, 0, memory_order_release);
    hccl_extra_free(comm);
    hccl_sym_wins_free(comm);
    hccl_ranges_free(comm);
    hccl_channels_free(comm);
    hccl_memories_free(comm);
    hccl_contexts_free(comm);
    if (comm->group)
        fabric_leave(comm->group);
    if (comm->control && open && !comm->keep_memory)
        hccl_slab_free(comm->control, shared_bytes(comm->size));
    if (comm->buffer && open)
        npu_mem_free(comm->buffer);
    if (open)
        hccl_coll_free(comm);
    if (comm->guest)
        comm->guest->free(comm->guest);
    hccl_graph_free(comm->graph);
    pthread_mutex_destroy(&comm->lock);
    free(comm->streams);
    free(comm->channels);
    free(comm->sent);
    free(comm->received);
    free(comm->peers);
    free(comm);
}
