/* hccl/exchange.c: how two ranks tell each other what they grant on a channel: the inbox log of
 * hccl/control.h, written by push, read with bounds (the peer is another process). */
#include "hccl/channel.h"

#include <stdlib.h>
#include <string.h>

#include "base/time.h"
#include "core/wait.h"
#include "fabric/region.h"
#include "hccl/graph.h"
#include "record/ring.h"

#define SLICE_NS 50000000ull /* between two looks at who is alive */

/* ---- writing ---- */

static uint32_t record_bytes(const hccl_memory *memory)
{
    uint32_t text = memory ? (uint32_t)strlen(memory->tag) + 1 : 0;
    return (uint32_t)sizeof(hccl_record) + ((text + 7) & ~7u);
}

static uint32_t record_notifies(uint8_t *at, const hccl_channel *channel)
{
    const hccl_record record = {
        .bytes = sizeof record,
        .kind = HCCL_RECORD_NOTIFIES,
        .engine = (uint8_t)channel->engine,
        .protocol = (uint8_t)channel->protocol,
        .address = (uint64_t)(uintptr_t)channel->notifies,
        .size = (uint64_t)atomic_load_explicit(&channel->notify_count, memory_order_relaxed) *
                sizeof(fabric_notify),
    };
    memcpy(at, &record, sizeof record);
    return record.bytes;
}

static uint32_t record_write(uint8_t *at, const hccl_channel *channel, const hccl_memory *memory)
{
    hccl_record record = {
        .bytes = (uint16_t)record_bytes(memory),
        .kind = memory ? HCCL_RECORD_MEMORY : HCCL_RECORD_OPEN,
        .engine = (uint8_t)channel->engine,
        .protocol = (uint8_t)channel->protocol,
    };
    if (memory) {
        record.tag_length = (uint8_t)strlen(memory->tag);
        record.address = memory->address;
        record.size = memory->size;
        memcpy(at + sizeof record, memory->tag, record.tag_length + 1u);
    }
    memcpy(at, &record, sizeof record);
    return record.bytes;
}

static bool granted(const hccl_channel *channel, const hccl_memory *memory)
{
    return atomic_load_explicit(&channel->granted[memory->index / 64], memory_order_relaxed) >>
               (memory->index % 64) &
           1;
}

/* Release: pairs with the acquire in acquired_already (hccl/channel.c), which must not find the
 * memory granted and the round it belongs to not yet counted. */
static void grant_note(const hccl_comm *comm, hccl_channel *channel, const hccl_memory *memory)
{
    atomic_fetch_or_explicit(&channel->granted[memory->index / 64], 1ull << (memory->index % 64),
                             memory_order_release);
    channel->granted_count++;
    if (record_on())
        record_host(&(record_event){.kind = RECORD_GRANT,
                                    .object = comm->handle,
                                    .id = channel->remote,
                                    .to = memory->address,
                                    .size = memory->size,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = comm->device},
                    memory->tag);
}

static aivd_status room_check(const hccl_comm *comm, const hccl_channel *channel, uint32_t written,
                              uint64_t bytes)
{
    uint32_t capacity = hccl_inbox_bytes(comm->size) - HCCL_LINE;
    if (written <= capacity && bytes <= capacity - written)
        return AIVD_OK;
    return base_fail(AIVD_ERR_LIMIT, NULL,
                     "HcclChannelAcquire: rank %u has granted %u memories to %s and the table of "
                     "%u bytes is full; register fewer, larger memories or use shorter tags",
                     comm->rank, channel->granted_count, hccl_peer_name(comm, channel->remote),
                     capacity);
}

static aivd_status left(const hccl_comm *comm, const hccl_channel *channel)
{
    return base_fail(AIVD_ERR_PEER, "EI0006",
                     "HcclChannelAcquire: %s has destroyed communicator \"%s\"",
                     hccl_peer_name(comm, channel->remote), comm->name);
}

/* Bytes of the memories not granted yet; a handle given twice counts once more, which only costs
 * a little room. */
static uint64_t bytes_needed(hccl_comm *comm, const hccl_channel *channel,
                             const HcclMemHandle *handles, uint32_t count)
{
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < count; i++) {
        const hccl_memory *memory = hccl_memory_find(comm, handles[i]);
        if (!granted(channel, memory))
            bytes += record_bytes(memory);
    }
    return bytes;
}

aivd_status hccl_exchange_publish(hccl_comm *comm, hccl_channel *channel,
                                  const HcclMemHandle *handles, uint32_t count)
{
    uint32_t rounds = atomic_load_explicit(&channel->rounds, memory_order_relaxed);
    uint64_t bytes = bytes_needed(comm, channel, handles, count);
    bool tell_notifies = channel->notifies && !channel->notifies_told;
    if (tell_notifies)
        bytes += sizeof(hccl_record);
    bool closed = atomic_load_explicit(&channel->closed, memory_order_relaxed);
    if (rounds > 0 && bytes == 0 && !closed)
        return AIVD_OK;
    if (hccl_peer_left(comm, channel->remote))
        return left(comm, channel);
    hccl_inbox *inbox =
        hccl_control_inbox(comm->peers[channel->remote].control, comm->size, comm->rank);
    uint32_t written = atomic_load_explicit(&inbox->written, memory_order_relaxed);
    aivd_status s = room_check(comm, channel, written, bytes + record_bytes(NULL));
    if (s)
        return s;
    uint8_t *log = (uint8_t *)inbox + HCCL_LINE;
    atomic_store_explicit(&channel->rounds, rounds + 1, memory_order_relaxed);
    atomic_store_explicit(&channel->closed, false, memory_order_release);
    for (uint32_t i = 0; i < count; i++) {
        const hccl_memory *memory = hccl_memory_find(comm, handles[i]);
        if (granted(channel, memory))
            continue;
        written += record_write(log + written, channel, memory);
        grant_note(comm, channel, memory);
    }
    if (tell_notifies)
        written += record_notifies(log + written, channel);
    channel->notifies_told = channel->notifies != NULL;
    written += record_write(log + written, channel, NULL);
    /* Pairs with the acquire in next_record: the records are there with the number. */
    atomic_store_explicit(&inbox->written, written, memory_order_release);
    fabric_ring_if_waited(inbox);
    return AIVD_OK;
}

/* ---- reading ---- */

typedef struct reader {
    const uint8_t *log;
    uint32_t at, end;
} reader;

static reader reader_open(const hccl_comm *comm, uint32_t remote)
{
    const hccl_inbox *inbox = hccl_control_inbox(comm->control, comm->size, remote);
    uint32_t capacity = hccl_inbox_bytes(comm->size) - HCCL_LINE;
    uint32_t end = atomic_load_explicit(&inbox->written, memory_order_acquire);
    return (reader){.log = (const uint8_t *)inbox + HCCL_LINE,
                    .end = end < capacity ? end : capacity};
}

/* The next record of the channel's key that makes sense. */
static bool next_record(reader *r, const hccl_channel *channel, hccl_record *record,
                        const char **tag)
{
    while (r->at + sizeof *record <= r->end) {
        memcpy(record, r->log + r->at, sizeof *record);
        if (record->bytes < sizeof *record || record->bytes % 8 || record->bytes > r->end - r->at)
            return false;
        *tag = (const char *)r->log + r->at + sizeof *record;
        r->at += record->bytes;
        bool memory = record->kind == HCCL_RECORD_MEMORY;
        if (memory && (record->tag_length + 1u > record->bytes - sizeof *record ||
                       (*tag)[record->tag_length] != 0))
            return false;
        if (record->engine == (uint8_t)channel->engine &&
            record->protocol == (uint8_t)channel->protocol)
            return true;
    }
    return false;
}

/* The peer may only grant memory of its own device. */
static bool peers_own(const hccl_comm *comm, uint32_t remote, const hccl_record *record)
{
    const uint8_t *first = (const uint8_t *)(uintptr_t)record->address;
    int device = (int)comm->peers[remote].device;
    return record->size > 0 && record->address + record->size > record->address &&
           fabric_device_of(first) == device &&
           fabric_device_of(first + record->size - 1) == device;
}

/* What the peer's first `limit` rounds granted; `rounds` counts them. */
static void count_records(const hccl_comm *comm, const hccl_channel *channel, uint32_t limit,
                          uint32_t *rounds, uint32_t *memories, size_t *text)
{
    hccl_record record;
    const char *tag;
    reader r = reader_open(comm, channel->remote);
    *rounds = *memories = 0;
    *text = 0;
    while (*rounds < limit && next_record(&r, channel, &record, &tag)) {
        if (record.kind == HCCL_RECORD_OPEN) {
            ++*rounds;
        } else if (record.kind == HCCL_RECORD_MEMORY && peers_own(comm, channel->remote, &record)) {
            ++*memories;
            *text += record.tag_length + 1u;
        }
    }
}

uint32_t hccl_exchange_notifies(const hccl_comm *comm, hccl_channel *channel)
{
    uint32_t count = atomic_load_explicit(&channel->remote_notify_count, memory_order_acquire);
    hccl_record record;
    const char *tag;
    reader r = reader_open(comm, channel->remote);
    while (count == 0 && next_record(&r, channel, &record, &tag)) {
        if (record.kind != HCCL_RECORD_NOTIFIES || !peers_own(comm, channel->remote, &record) ||
            record.address % sizeof(fabric_notify) != 0)
            continue;
        count = (uint32_t)(record.size / sizeof(fabric_notify));
        channel->remote_notifies = (fabric_notify *)(uintptr_t)record.address;
        /* Pairs with the acquire above, for other threads. */
        atomic_store_explicit(&channel->remote_notify_count, count, memory_order_release);
    }
    return count;
}

static void grants_fill(const hccl_comm *comm, const hccl_channel *channel, hccl_grants *grants,
                        char *text)
{
    hccl_record record;
    const char *tag;
    const hccl_peer *peer = &comm->peers[channel->remote];
    reader r = reader_open(comm, channel->remote);
    uint32_t i = 0;
    strcpy(text, HCCL_BUFFER_TAG);
    grants->mems[0] = (CommMem){COMM_MEM_TYPE_DEVICE, peer->buffer, peer->buffer_size};
    grants->tags[0] = text;
    char *buffer_tag = text;
    text += sizeof HCCL_BUFFER_TAG;
    while (++i < grants->count && next_record(&r, channel, &record, &tag)) {
        if (record.kind != HCCL_RECORD_MEMORY || !peers_own(comm, channel->remote, &record)) {
            i--;
            continue;
        }
        grants->mems[i] =
            (CommMem){COMM_MEM_TYPE_DEVICE, (void *)(uintptr_t)record.address, record.size};
        /* A2 and A3 call every memory "HcclBuffer". */
        grants->tags[i] = comm->product == HCCL_950 ? text : buffer_tag;
        memcpy(text, tag, record.tag_length + 1u);
        text += record.tag_length + 1u;
    }
}

/* One block: the structure, the memories, the tag pointers, the tags. */
static hccl_grants *grants_make(const hccl_comm *comm, const hccl_channel *channel,
                                uint32_t memories, size_t text)
{
    uint32_t count = memories + 1;
    hccl_grants *grants = calloc(1, sizeof *grants + count * (sizeof(CommMem) + sizeof(char *)) +
                                        sizeof HCCL_BUFFER_TAG + text);
    if (!grants)
        return NULL;
    grants->count = count;
    grants->mems = (CommMem *)(grants + 1);
    grants->tags = (char **)(grants->mems + count);
    grants_fill(comm, channel, grants, (char *)(grants->tags + count));
    return grants;
}

void hccl_grants_free(hccl_grants *grants)
{
    while (grants) {
        hccl_grants *older = grants->older;
        free(grants);
        grants = older;
    }
}

/* ---- waiting ---- */

typedef struct answer {
    const hccl_comm *comm;
    const hccl_channel *channel;
    uint32_t rounds, granted; /* of this rank */
} answer;

static bool answered(void *context)
{
    const answer *a = context;
    uint32_t rounds, memories;
    size_t text;
    count_records(a->comm, a->channel, UINT32_MAX, &rounds, &memories, &text);
    return rounds >= a->rounds || (rounds > 0 && memories >= a->granted);
}

static aivd_status late(const hccl_comm *comm, const hccl_channel *channel)
{
    uint32_t rounds, memories;
    size_t text;
    count_records(comm, channel, UINT32_MAX, &rounds, &memories, &text);
    return base_fail(
        AIVD_ERR_TIMEOUT, "EI0006",
        "HcclChannelAcquire: %s did not %s within %llu s (HCCL_CONNECT_TIMEOUT): rank %u waits on "
        "engine %d, protocol %s; both ends must acquire with the same engine and protocol, and "
        "ranks of one process need a thread each",
        hccl_peer_name(comm, channel->remote),
        rounds ? "answer the further memories with its own" : "acquire its end of the channel",
        (unsigned long long)(comm->settings.connect_ns / BASE_NS_PER_S), comm->rank,
        (int)channel->engine, hccl_protocol_name(channel->protocol));
}

static aivd_status answer_wait(hccl_comm *comm, hccl_channel *channel, answer *a,
                               uint64_t deadline_ns)
{
    core_wait wait = {
        .ready = answered,
        .context = a,
        .address = hccl_control_inbox(comm->control, comm->size, channel->remote),
        .what = "the other end of a channel",
    };
    while (!answered(a)) {
        uint64_t now = base_now_ns();
        if (now >= deadline_ns)
            return late(comm, channel);
        wait.timeout_ns = deadline_ns - now < SLICE_NS ? deadline_ns - now : SLICE_NS;
        if (core_wait_host(&wait) == AIVD_OK)
            break;
        if (hccl_peer_left(comm, channel->remote) && !answered(a))
            return left(comm, channel);
        int64_t dead = hccl_peer_dead(comm);
        if (dead >= 0 && !answered(a))
            return base_fail(AIVD_ERR_PEER, "EI0006",
                             "HcclChannelAcquire: the process of %s ended while rank %u waited for "
                             "rank %u",
                             hccl_peer_name(comm, (uint32_t)dead), comm->rank, channel->remote);
    }
    return AIVD_OK;
}

/* Shows what the peer granted in as many rounds as this rank has made: a fast peer may be further
 * already, and a caller that takes the last memory of the list must not meet one of a later call.
 * Several threads may come here with the same round. */
static aivd_status adopt(hccl_comm *comm, hccl_channel *channel, uint32_t rounds)
{
    uint32_t peer_rounds, memories;
    size_t text;
    aivd_status s = AIVD_OK;
    pthread_mutex_lock(&comm->lock);
    hccl_grants *shown = atomic_load_explicit(&channel->grants, memory_order_relaxed);
    uint32_t done = atomic_load_explicit(&channel->rounds_done, memory_order_relaxed);
    count_records(comm, channel, rounds, &peer_rounds, &memories, &text);
    if (rounds > done && (!shown || shown->count != memories + 1)) {
        hccl_grants *grants = grants_make(comm, channel, memories, text);
        if (grants) {
            grants->older = shown;
            /* Pairs with the acquire in HcclChannelGetRemoteMems. */
            atomic_store_explicit(&channel->grants, grants, memory_order_release);
        } else {
            s = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u granted memories",
                          memories);
        }
    }
    if (!s && rounds > done)
        atomic_store_explicit(&channel->rounds_done, rounds, memory_order_release);
    pthread_mutex_unlock(&comm->lock);
    return s;
}

aivd_status hccl_exchange_await(hccl_comm *comm, hccl_channel *channel, uint64_t deadline_ns)
{
    pthread_mutex_lock(&comm->lock);
    answer a = {
        .comm = comm,
        .channel = channel,
        .rounds = atomic_load_explicit(&channel->rounds, memory_order_relaxed),
        .granted = channel->granted_count,
    };
    pthread_mutex_unlock(&comm->lock);
    aivd_status s = answer_wait(comm, channel, &a, deadline_ns);
    return s ? s : adopt(comm, channel, a.rounds);
}
