/* hccl/context.c: engine contexts: memory that belongs to a communicator, found again by tag and
 * engine. Contexts of engines that run on the device are device memory with whatever was there
 * before; those of engines that run on the host are zeroed host memory.
 *
 * Entries are only ever added at the head of the list and live as long as the communicator; a
 * destroyed one is marked by a NULL address and revived when the same tag and engine come again. So
 * a look-up needs no lock. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/comm.h"
#include "hccl/create.h"
#include "hccl/hccl_res.h"
#include "hccl/result.h"

#define DEFAULT_TAG "aivd.context" /* what a NULL tag means */

typedef struct hccl_context {
    struct hccl_context *next;
    CommEngine engine;
    uint64_t size;         /* stable while address is set */
    void *_Atomic address; /* NULL = destroyed */
    char tag[HCCL_TAG_MAX + 1];
} hccl_context;

static bool engine_on_device(CommEngine engine)
{
    return engine == COMM_ENGINE_AICPU || engine == COMM_ENGINE_AICPU_TS ||
           engine == COMM_ENGINE_AIV;
}

static bool engine_on_host(CommEngine engine)
{
    return engine == COMM_ENGINE_CPU || engine == COMM_ENGINE_CPU_TS || engine == COMM_ENGINE_CCU;
}

static aivd_status key_check(const char *call, const char **tag, CommEngine engine)
{
    if (!engine_on_device(engine) && !engine_on_host(engine))
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "%s: engine %d, allowed are 0 (CPU) to 5 (CCU); a kernel on the vector "
                         "cores uses 4 (AIV)",
                         call, (int)engine);
    if (!*tag)
        *tag = DEFAULT_TAG;
    if (strnlen(*tag, HCCL_TAG_MAX + 1) > HCCL_TAG_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "%s: the tag is longer than %d characters", call,
                         HCCL_TAG_MAX);
    return AIVD_OK;
}

/* The entry of the key, alive or destroyed. */
static hccl_context *entry_find(hccl_comm *comm, const char *tag, CommEngine engine)
{
    hccl_context *c = atomic_load_explicit(&comm->contexts, memory_order_acquire);
    while (c && (c->engine != engine || strcmp(c->tag, tag) != 0))
        c = c->next;
    return c;
}

/* The live entry and its memory, or NULL. */
static hccl_context *live_find(hccl_comm *comm, const char *tag, CommEngine engine, void **address)
{
    hccl_context *c = entry_find(comm, tag, engine);
    /* Pairs with the release in context_create: the size is there with the address. */
    *address = c ? atomic_load_explicit(&c->address, memory_order_acquire) : NULL;
    return *address ? c : NULL;
}

static aivd_status memory_take(hccl_comm *comm, CommEngine engine, uint64_t size, void **address)
{
    if (engine_on_device(engine))
        return npu_mem_alloc(comm->device, size, NPU_MEM_LIBRARY, address);
    *address = calloc(1, size);
    if (*address)
        return AIVD_OK;
    return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                     "HcclEngineCtxCreate: no host memory for a context of %llu bytes",
                     (unsigned long long)size);
}

static void memory_give_back(const hccl_comm *comm, CommEngine engine, void *address)
{
    if (!engine_on_device(engine))
        free(address);
    else if (hccl_comm_device_open(comm))
        npu_mem_free(address);
}

static hccl_context *entry_make(hccl_comm *comm, const char *tag, CommEngine engine)
{
    hccl_context *c = entry_find(comm, tag, engine);
    if (c || !(c = calloc(1, sizeof *c)))
        return c;
    c->engine = engine;
    strcpy(c->tag, tag); /* length checked by key_check */
    c->next = atomic_load_explicit(&comm->contexts, memory_order_relaxed);
    /* Pairs with the acquire in entry_find. */
    atomic_store_explicit(&comm->contexts, c, memory_order_release);
    return c;
}

static aivd_status context_create(hccl_comm *comm, const char *tag, CommEngine engine,
                                  uint64_t size, void **address)
{
    if (live_find(comm, tag, engine, address))
        return base_fail(AIVD_ERR_EXISTS, "EI0003",
                         "HcclEngineCtxCreate: rank %u has a context \"%s\" for engine %d already; "
                         "get it with HcclEngineCtxGet()",
                         comm->rank, tag, (int)engine);
    hccl_context *c = entry_make(comm, tag, engine);
    if (!c)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a context entry");
    aivd_status s = memory_take(comm, engine, size, address);
    if (s)
        return s;
    c->size = size;
    atomic_store_explicit(&c->address, *address, memory_order_release);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclEngineCtxCreate(HcclComm comm, const char *ctxTag, CommEngine engine,
                                           uint64_t size, void **ctx)
{
    hccl_comm *c;
    void *address;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !ctx)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclEngineCtxCreate: ctx is NULL");
    if (!s)
        s = key_check(__func__, &ctxTag, engine);
    if (!s && size == 0)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclEngineCtxCreate: size is 0, a context has at least 1 byte");
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = context_create(c, ctxTag, engine, size, &address);
    pthread_mutex_unlock(&c->lock);
    if (!s)
        *ctx = address;
    return hccl_result(s);
}

/* "Is it there already?" is asked before every operator, so a miss writes no log and no text. */
static HcclResult missing(const hccl_comm *comm)
{
    return comm->product == HCCL_950 ? HCCL_E_NOT_FOUND : HCCL_E_PARA;
}

BASE_EXPORT HcclResult HcclEngineCtxGet(HcclComm comm, const char *ctxTag, CommEngine engine,
                                        void **ctx, uint64_t *size)
{
    hccl_comm *c;
    void *address;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!ctx || !size))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclEngineCtxGet: %s is NULL",
                      ctx ? "size" : "ctx");
    if (s)
        return hccl_result(s);
    hccl_context *found = live_find(c, ctxTag ? ctxTag : DEFAULT_TAG, engine, &address);
    if (!found)
        return missing(c);
    *ctx = address;
    *size = found->size;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclEngineCtxCopy(HcclComm comm, CommEngine engine, const char *ctxTag,
                                         const void *srcCtx, uint64_t size, uint64_t dstCtxOffset)
{
    hccl_comm *c;
    void *address;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !srcCtx)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclEngineCtxCopy: srcCtx is NULL");
    if (!s)
        s = key_check(__func__, &ctxTag, engine);
    if (s)
        return hccl_result(s);
    hccl_context *found = live_find(c, ctxTag, engine, &address);
    if (!found) {
        base_fail(AIVD_ERR_NOT_FOUND, "EI0003",
                  "HcclEngineCtxCopy: rank %u has no context \"%s\" for engine %d", c->rank, ctxTag,
                  (int)engine);
        return missing(c);
    }
    if (dstCtxOffset > found->size || size > found->size - dstCtxOffset)
        return hccl_result(base_fail(
            AIVD_ERR_PARAM, "EI0003", "HcclEngineCtxCopy: bytes %llu to %llu of a context of %llu",
            (unsigned long long)dstCtxOffset, (unsigned long long)dstCtxOffset + size,
            (unsigned long long)found->size));
    return hccl_result(npu_copy((uint8_t *)address + dstCtxOffset, srcCtx, size));
}

BASE_EXPORT HcclResult HcclEngineCtxDestroy(HcclComm comm, const char *ctxTag, CommEngine engine)
{
    hccl_comm *c;
    void *address;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s)
        s = key_check(__func__, &ctxTag, engine);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    hccl_context *found = live_find(c, ctxTag, engine, &address);
    if (found) {
        atomic_store_explicit(&found->address, NULL, memory_order_relaxed);
        memory_give_back(c, engine, address);
    }
    pthread_mutex_unlock(&c->lock);
    if (!found)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclEngineCtxDestroy: rank %u has no context \"%s\" for engine %d", c->rank,
                      ctxTag, (int)engine);
    return hccl_result(s);
}

void hccl_contexts_free(hccl_comm *comm)
{
    hccl_context *next;
    for (hccl_context *c = atomic_load_explicit(&comm->contexts, memory_order_relaxed); c;
         c = next) {
        void *address = atomic_load_explicit(&c->address, memory_order_relaxed);
        next = c->next;
        if (address)
            memory_give_back(comm, c->engine, address);
        free(c);
    }
}
