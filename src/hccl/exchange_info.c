/* hccl/exchange_info.c: bytes a rank says to all others of its communicator. They lie in its own
 * device region; its control area has their address, and peers copy them from there. */
#include <string.h>

#include "base/compiler.h"
#include "hccl/create.h"
#include "hccl/extra.h"
#include "hccl/hccl_res_expt.h"
#include "hccl/result.h"
#include "hccl/slab.h"

enum { SAID_MAX = 65536 };

typedef struct hccl_exchange {
    _Atomic uint32_t length; /* bytes said; release by the owner, acquire by peers */
    uint8_t said[SAID_MAX];
} hccl_exchange;

void hccl_exchange_info_free(hccl_exchange *exchange)
{
    hccl_slab_free(exchange, sizeof *exchange);
}

/* This rank's, shown to the others from now on. Lock held. */
static aivd_status own_get(hccl_comm *comm, hccl_exchange **own)
{
    void *memory;
    hccl_extra *extra = hccl_extra_get(comm);
    if (!extra)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for exchanged bytes");
    if (!extra->exchange) {
        aivd_status s = hccl_slab_alloc(comm->device, sizeof *extra->exchange, &memory);
        if (s)
            return s;
        extra->exchange = memory;
        /* Pairs with the acquire in said_by. */
        atomic_store_explicit(&comm->control->exchange, (uint64_t)(uintptr_t)memory,
                              memory_order_release);
    }
    *own = extra->exchange;
    return AIVD_OK;
}

static aivd_status said_add(hccl_comm *comm, const void *data, uint32_t length)
{
    hccl_exchange *own;
    aivd_status s = own_get(comm, &own);
    if (s)
        return s;
    uint32_t before = atomic_load_explicit(&own->length, memory_order_relaxed);
    if (length > SAID_MAX - before)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCommAddExchangeInfo: %u bytes more than the %u there are; a rank "
                         "says at most %d (HcclCommResetExchangeInfo forgets them)",
                         length, before, SAID_MAX);
    memcpy(own->said + before, data, length);
    /* Pairs with the acquire in said_copy: who sees the length sees the bytes. */
    atomic_store_explicit(&own->length, before + length, memory_order_release);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommAddExchangeInfo(HcclComm comm, const void *data, uint32_t length)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !data)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclCommAddExchangeInfo: data is NULL");
    if (!s && length == 0)
        s = base_fail(AIVD_ERR_PARAM, "EI0003", "HcclCommAddExchangeInfo: length is 0");
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = said_add(c, data, length);
    pthread_mutex_unlock(&c->lock);
    return hccl_result(s);
}

BASE_EXPORT HcclResult HcclCommResetExchangeInfo(HcclComm comm)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    if (c->extra && c->extra->exchange)
        atomic_store_explicit(&c->extra->exchange->length, 0, memory_order_release);
    pthread_mutex_unlock(&c->lock);
    return HCCL_SUCCESS;
}

static const hccl_exchange *said_by(const hccl_comm *comm, uint32_t rank)
{
    return (const hccl_exchange *)(uintptr_t)atomic_load_explicit(
        &comm->peers[rank].control->exchange, memory_order_acquire);
}

static aivd_status gone(const hccl_comm *comm, uint32_t rank)
{
    return base_fail(AIVD_ERR_PEER, "EI0006",
                     "HcclCommGetExchangeInfo: %s has left communicator \"%s\"",
                     hccl_peer_name(comm, rank), comm->name);
}

static aivd_status said_copy(const hccl_comm *comm, uint32_t rank, uint32_t room, void *data,
                             uint32_t *length)
{
    if (hccl_peer_left(comm, rank))
        return gone(comm, rank);
    const hccl_exchange *said = said_by(comm, rank);
    uint32_t bytes = said ? atomic_load_explicit(&said->length, memory_order_acquire) : 0;
    if (bytes == 0)
        return base_fail(AIVD_ERR_NOT_FOUND, "EI0003",
                         "HcclCommGetExchangeInfo: %s has said nothing yet "
                         "(HcclCommAddExchangeInfo, then a barrier)",
                         hccl_peer_name(comm, rank));
    if (bytes > SAID_MAX)
        return gone(comm, rank); /* the memory is somebody else's by now */
    if (bytes > room)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCommGetExchangeInfo: room for %u bytes, %s has said %u", room,
                         hccl_peer_name(comm, rank), bytes);
    memcpy(data, said->said, bytes);
    if (hccl_peer_left(comm, rank))
        return gone(comm, rank);
    *length = bytes;
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommGetExchangeInfo(HcclComm comm, uint32_t remoteRank, uint32_t length,
                                               void *data, uint32_t *actualLength)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!data || !actualLength))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclCommGetExchangeInfo: %s is NULL",
                      data ? "actualLength" : "data");
    if (!s && remoteRank >= c->size)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclCommGetExchangeInfo: rank %u, allowed are 0 to %u", remoteRank,
                      c->size - 1);
    return hccl_result(s ? s : said_copy(c, remoteRank, length, data, actualLength));
}
