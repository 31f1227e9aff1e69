/* hccl/channel.c: the public channel calls. Operators acquire their channels again on every call,
 * so a channel that exists costs a list look-up and a few loads; only a new one, or new memories,
 * talk to the peer. */
#include "hccl/channel.h"

#include <stdlib.h>

#include "base/compiler.h"
#include "base/time.h"
#include "hccl/create.h"
#include "hccl/graph.h"
#include "hccl/result.h"
#include "hccl/slab.h"

#define CHANNELS_MAX 1048576u
#define NOTIFIES_MAX 8192u /* notifies of one device */
#define ENGINES      6

static bool engine_known(CommEngine engine)
{
    return (int)engine >= 0 && (int)engine < ENGINES;
}

/* ---- look-up ---- */

static hccl_channel *channel_find(const hccl_comm *comm, uint32_t remote, CommEngine engine,
                                  CommProtocol protocol)
{
    /* Pairs with the release in channel_make. */
    hccl_channel *c = atomic_load_explicit(&comm->channels[remote], memory_order_acquire);
    while (c && (c->engine != engine || c->protocol != protocol))
        c = c->next;
    return c;
}

static bool channel_usable(const hccl_channel *channel)
{
    return atomic_load_explicit(&channel->grants, memory_order_acquire) &&
           /* Acquire pairs with the release in hccl_exchange_publish: a channel that is open again
            * has its new round counted. */
           !atomic_load_explicit(&channel->closed, memory_order_acquire) &&
           atomic_load_explicit(&channel->rounds, memory_order_relaxed) ==
               atomic_load_explicit(&channel->rounds_done, memory_order_acquire);
}

/* A handle names its key; anything else about it is checked here. */
aivd_status hccl_channel_get(hccl_comm *comm, const char *call, ChannelHandle handle,
                             hccl_channel **channel)
{
    uint32_t remote = (uint32_t)(handle >> 8) & 0xffffffu;
    hccl_channel *c = NULL;
    if (handle >> 32 == comm->serial && remote < comm->size)
        c = channel_find(comm, remote, (CommEngine)(handle >> 4 & 15), (CommProtocol)(handle & 15));
    if (!c || c->handle != handle || !atomic_load_explicit(&c->grants, memory_order_acquire) ||
        atomic_load_explicit(&c->closed, memory_order_relaxed))
        return base_fail(AIVD_ERR_HANDLE, "EI0003",
                         "%s: 0x%llx is not an acquired channel of communicator \"%s\" (rank %u)",
                         call, (unsigned long long)handle, comm->name, comm->rank);
    *channel = c;
    return AIVD_OK;
}

/* ---- checks of a description ---- */

static aivd_status header_check(const char *call, uint32_t i, const HcclChannelDesc *desc)
{
    const CommAbiHeader *h = &desc->header;
    if (h->magicWord != HCCL_CHANNEL_MAGIC_WORD)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: description %u has magic word 0x%x, expected 0x%x; set it up with "
                         "HcclChannelDescInit()",
                         call, i, h->magicWord, HCCL_CHANNEL_MAGIC_WORD);
    if (h->version != HCCL_CHANNEL_VERSION || h->size != sizeof *desc)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: description %u has version %u and size %u, expected %u and %zu; "
                         "compile against the headers of this library",
                         call, i, h->version, h->size, HCCL_CHANNEL_VERSION, sizeof *desc);
    return AIVD_OK;
}

static aivd_status protocol_refused(const hccl_comm *comm, const char *call, uint32_t i,
                                    const HcclChannelDesc *desc)
{
    char known[160];
    hccl_graph_protocols(comm->graph, comm->rank, desc->remoteRank, known, sizeof known);
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "%s: description %u wants protocol %d (%s) from rank %u to rank %u; the links "
                     "between them are %s (HcclRankGraphGetLinks)",
                     call, i, (int)desc->channelProtocol, hccl_protocol_name(desc->channelProtocol),
                     comm->rank, desc->remoteRank, known);
}

static aivd_status key_check(const hccl_comm *comm, const char *call, uint32_t i,
                             const HcclChannelDesc *desc)
{
    aivd_status s = header_check(call, i, desc);
    if (s)
        return s;
    if (desc->remoteRank >= comm->size)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: description %u has remote rank %u, allowed are 0 to %u", call, i,
                         desc->remoteRank, comm->size - 1);
    if (desc->remoteRank == comm->rank)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: description %u leads from rank %u to itself; use HcclGetHcclBuffer() "
                         "for the own memory",
                         call, i, comm->rank);
    if (!hccl_graph_joins(comm->graph, comm->rank, desc->remoteRank, desc->channelProtocol))
        return protocol_refused(comm, call, i, desc);
    return AIVD_OK;
}

static aivd_status desc_check(hccl_comm *comm, const char *call, uint32_t i,
                              const HcclChannelDesc *desc)
{
    aivd_status s = key_check(comm, call, i, desc);
    if (s)
        return s;
    if (desc->notifyNum > NOTIFIES_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: description %u wants %u notifies, allowed are 0 to %u", call, i,
                         desc->notifyNum, NOTIFIES_MAX);
    if (desc->memHandleNum > 0 && !desc->memHandles)
        return base_fail(AIVD_ERR_NULL, "EI0003",
                         "%s: description %u has memHandleNum %u and memHandles NULL", call, i,
                         desc->memHandleNum);
    for (uint32_t k = 0; k < desc->memHandleNum; k++) {
        if (!hccl_memory_find(comm, desc->memHandles[k]))
            return base_fail(AIVD_ERR_HANDLE, "EI0003",
                             "%s: description %u: memHandles[%u] (%p) is not from HcclCommMemReg() "
                             "on communicator \"%s\"",
                             call, i, k, desc->memHandles[k], comm->name);
    }
    return AIVD_OK;
}

static aivd_status list_check(HcclComm handle, const char *call, CommEngine engine,
                              const HcclChannelDesc *descs, uint32_t count,
                              const ChannelHandle *channels, hccl_comm **comm)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    if (s)
        return s;
    if (!descs || !channels)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call,
                         descs ? "channels" : "channelDescs");
    if (count == 0 || count > CHANNELS_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: channelNum is %u, allowed are 1 to %u",
                         call, count, CHANNELS_MAX);
    if (!engine_known(engine))
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: engine %d, allowed are 0 (CPU) to 5 (CCU)",
                         call, (int)engine);
    return AIVD_OK;
}

/* ---- acquire ---- */

/* All of the description is there already: nothing to tell the peer, nothing to wait for. */
static bool acquired_already(hccl_comm *comm, CommEngine engine, const HcclChannelDesc *desc,
                             ChannelHandle *handle)
{
    const CommAbiHeader *h = &desc->header;
    if (h->magicWord != HCCL_CHANNEL_MAGIC_WORD || h->version != HCCL_CHANNEL_VERSION ||
        h->size != sizeof *desc || desc->remoteRank >= comm->size ||
        desc->notifyNum > NOTIFIES_MAX || (desc->memHandleNum > 0 && !desc->memHandles))
        return false;
    const hccl_channel *c = channel_find(comm, desc->remoteRank, engine, desc->channelProtocol);
    if (!c)
        return false;
    for (uint32_t k = 0; k < desc->memHandleNum; k++) {
        const hccl_memory *memory = hccl_memory_find(comm, desc->memHandles[k]);
        if (!memory ||
            !(atomic_load_explicit(&c->granted[memory->index / 64], memory_order_relaxed) >>
                  (memory->index % 64) &
              1))
            return false;
    }
    if (desc->notifyNum > atomic_load_explicit(&c->notify_count, memory_order_acquire))
        return false;
    if (!channel_usable(c)) /* after the grants: see grant_note in hccl/exchange.c */
        return false;
    *handle = c->handle;
    return true;
}

static hccl_channel *channel_make(hccl_comm *comm, CommEngine engine, const HcclChannelDesc *desc)
{
    uint32_t remote = desc->remoteRank;
    hccl_channel *c = channel_find(comm, remote, engine, desc->channelProtocol);
    if (c || !(c = calloc(1, sizeof *c)))
        return c;
    c->remote = remote;
    c->engine = engine;
    c->protocol = desc->channelProtocol;
    c->handle = (uint64_t)comm->serial << 32 | (uint64_t)remote << 8 | (uint64_t)engine << 4 |
                (uint64_t)desc->channelProtocol;
    c->next = atomic_load_explicit(&comm->channels[remote], memory_order_relaxed);
    /* Pairs with the acquire in channel_find. */
    atomic_store_explicit(&comm->channels[remote], c, memory_order_release);
    return c;
}

/* The notifies this side waits for. Under the communicator's lock. */
static aivd_status notifies_make(hccl_comm *comm, hccl_channel *channel, uint32_t wanted)
{
    void *memory;
    uint32_t count = atomic_load_explicit(&channel->notify_count, memory_order_relaxed);
    if (wanted <= count)
        return AIVD_OK;
    if (count)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclChannelAcquire: the channel to %s has %u notifies since it was made, "
                         "now %u are wanted; ask for all of them the first time",
                         hccl_peer_name(comm, channel->remote), count, wanted);
    aivd_status s =
        hccl_slab_alloc(comm->device, (uint64_t)wanted * sizeof(fabric_notify), &memory);
    if (s)
        return s;
    channel->notifies = memory;
    for (uint32_t i = 0; i < wanted; i++)
        atomic_store_explicit(&channel->notifies[i].life, 1, memory_order_relaxed);
    atomic_store_explicit(&channel->notify_count, wanted, memory_order_release);
    return AIVD_OK;
}

static aivd_status publish(hccl_comm *comm, CommEngine engine, const HcclChannelDesc *desc)
{
    pthread_mutex_lock(&comm->lock);
    hccl_channel *c = channel_make(comm, engine, desc);
    aivd_status s = c ? notifies_make(comm, c, desc->notifyNum) : AIVD_OK;
    if (!s)
        s = c ? hccl_exchange_publish(comm, c, desc->memHandles, desc->memHandleNum)
              : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a channel");
    pthread_mutex_unlock(&comm->lock);
    return s;
}

/* First tell all peers, then wait for all: any order of descriptions on any rank works. */
static BASE_COLD aivd_status acquire_slow(hccl_comm *comm, CommEngine engine,
                                          const HcclChannelDesc *descs, uint32_t count,
                                          ChannelHandle *channels)
{
    uint64_t deadline = base_now_ns() + comm->settings.connect_ns;
    aivd_status s = AIVD_OK;
    for (uint32_t i = 0; i < count && !s; i++)
        s = desc_check(comm, "HcclChannelAcquire", i, &descs[i]);
    for (uint32_t i = 0; i < count && !s; i++)
        s = publish(comm, engine, &descs[i]);
    for (uint32_t i = 0; i < count && !s; i++) {
        hccl_channel *c = channel_find(comm, descs[i].remoteRank, engine, descs[i].channelProtocol);
        if (!channel_usable(c))
            s = hccl_exchange_await(comm, c, deadline);
    }
    if (s)
        return s;
    for (uint32_t i = 0; i < count; i++)
        channels[i] =
            channel_find(comm, descs[i].remoteRank, engine, descs[i].channelProtocol)->handle;
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclChannelAcquire(HcclComm comm, CommEngine engine,
                                          const HcclChannelDesc *channelDescs, uint32_t channelNum,
                                          ChannelHandle *channels)
{
    hccl_comm *c;
    aivd_status s = list_check(comm, __func__, engine, channelDescs, channelNum, channels, &c);
    if (s)
        return hccl_result(s);
    for (uint32_t i = 0; i < channelNum; i++) {
        if (!acquired_already(c, engine, &channelDescs[i], &channels[i]))
            return hccl_result(acquire_slow(c, engine, channelDescs, channelNum, channels));
    }
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclChannelQuery(HcclComm comm, CommEngine engine,
                                        const HcclChannelDesc *channelDescs, uint32_t channelNum,
                                        ChannelHandle *channels)
{
    hccl_comm *c;
    aivd_status s = list_check(comm, __func__, engine, channelDescs, channelNum, channels, &c);
    for (uint32_t i = 0; i < channelNum && !s; i++)
        s = key_check(c, __func__, i, &channelDescs[i]);
    if (s)
        return hccl_result(s);
    for (uint32_t i = 0; i < channelNum; i++) {
        const hccl_channel *found =
            channel_find(c, channelDescs[i].remoteRank, engine, channelDescs[i].channelProtocol);
        if (!found || !channel_usable(found))
            return HCCL_E_NOT_FOUND; /* a question, not a failure: no text */
        channels[i] = found->handle;
    }
    return HCCL_SUCCESS;
}

/* Only CCU channels can be given back before their communicator ends. */
BASE_EXPORT HcclResult HcclChannelDestroy(HcclComm comm, const ChannelHandle *channels,
                                          uint32_t channelNum)
{
    hccl_comm *c;
    hccl_channel *channel;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !channels)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclChannelDestroy: channels is NULL");
    if (!s && (channelNum == 0 || channelNum > CHANNELS_MAX))
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclChannelDestroy: channelNum is %u, allowed are 1 to %u", channelNum,
                      CHANNELS_MAX);
    for (uint32_t i = 0; i < channelNum && !s; i++) {
        s = hccl_channel_get(c, __func__, channels[i], &channel);
        if (!s && channel->engine != COMM_ENGINE_CCU)
            s = base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                          "HcclChannelDestroy: channel 0x%llx is of engine %d; only channels of "
                          "engine 5 (CCU) can be destroyed, others end with their communicator",
                          (unsigned long long)channels[i], (int)channel->engine);
    }
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    for (uint32_t i = 0; i < channelNum; i++) {
        if (!hccl_channel_get(c, __func__, channels[i], &channel))
            atomic_store_explicit(&channel->closed, true, memory_order_relaxed);
    }
    pthread_mutex_unlock(&c->lock);
    return HCCL_SUCCESS;
}

/* ---- what a channel gives ---- */

BASE_EXPORT HcclResult HcclChannelGetHcclBuffer(HcclComm comm, ChannelHandle channel, void **buffer,
                                                uint64_t *size)
{
    hccl_comm *c;
    hccl_channel *found;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!buffer || !size))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclChannelGetHcclBuffer: %s is NULL",
                      buffer ? "size" : "buffer");
    if (!s)
        s = hccl_channel_get(c, __func__, channel, &found);
    if (s)
        return hccl_result(s);
    *buffer = c->peers[found->remote].buffer;
    *size = c->peers[found->remote].buffer_size;
    return HCCL_SUCCESS;
}

/* The lists stay valid until the communicator ends; a later acquire with more memories makes new
 * ones. */
BASE_EXPORT HcclResult HcclChannelGetRemoteMems(HcclComm comm, ChannelHandle channel,
                                                uint32_t *memNum, CommMem **remoteMems,
                                                char ***memTags)
{
    hccl_comm *c;
    hccl_channel *found;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!memNum || !remoteMems || !memTags))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclChannelGetRemoteMems: %s is NULL",
                      !memNum       ? "memNum"
                      : !remoteMems ? "remoteMems"
                                    : "memTags");
    if (!s)
        s = hccl_channel_get(c, __func__, channel, &found);
    if (s)
        return hccl_result(s);
    const hccl_grants *grants = atomic_load_explicit(&found->grants, memory_order_acquire);
    *memNum = grants->count;
    *remoteMems = grants->mems;
    *memTags = grants->tags;
    return HCCL_SUCCESS;
}

void hccl_channels_free(hccl_comm *comm)
{
    for (uint32_t r = 0; comm->channels && r < comm->size; r++) {
        hccl_channel *next;
        for (hccl_channel *c = atomic_load_explicit(&comm->channels[r], memory_order_relaxed); c;
             c = next) {
            next = c->next;
            hccl_grants_free(atomic_load_explicit(&c->grants, memory_order_relaxed));
            if (c->notifies && hccl_comm_device_open(comm))
                hccl_slab_free(c->notifies,
                               atomic_load_explicit(&c->notify_count, memory_order_relaxed) *
                                   sizeof(fabric_notify));
            free(c);
        }
    }
}
