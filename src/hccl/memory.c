/* hccl/memory.c: the HCCL buffer and registered memories. A registration ends with its
 * communicator; the memory itself stays the caller's. */
#include "hccl/memory.h"

#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/create.h"
#include "hccl/hccl_ex.h"
#include "hccl/result.h"
#include "record/ring.h"

static const char *const reserved_prefixes[] = {HCCL_BUFFER_TAG, "aivd."};

static aivd_status buffer_get(HcclComm handle, const char *call, void **buffer, uint64_t *size,
                              hccl_comm **comm)
{
    aivd_status s = hccl_comm_get(handle, call, comm);
    if (!s && (!buffer || !size))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", call, buffer ? "size" : "buffer");
    return s;
}

BASE_EXPORT HcclResult HcclGetHcclBuffer(HcclComm comm, void **buffer, uint64_t *size)
{
    hccl_comm *c;
    aivd_status s = buffer_get(comm, __func__, buffer, size, &c);
    if (s)
        return hccl_result(s);
    *buffer = c->buffer;
    *size = c->buffer_size;
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclGetHcclBufferCleared(HcclComm comm, void **buffer, uint64_t *size)
{
    hccl_comm *c;
    aivd_status s = buffer_get(comm, __func__, buffer, size, &c);
    if (!s && c->product != HCCL_950)
        s = base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                      "HcclGetHcclBufferCleared: not on this product, only with "
                      "AIVDRIVE_SOC=Ascend950; use HcclGetHcclBuffer() and aclrtMemset()");
    if (!s)
        s = npu_fill(c->buffer, 0, c->buffer_size);
    if (s)
        return hccl_result(s);
    *buffer = c->buffer;
    *size = c->buffer_size;
    return HCCL_SUCCESS;
}

/* ---- registration ---- */

static aivd_status tag_check(const char *tag)
{
    size_t length = strnlen(tag, HCCL_TAG_MAX + 1);
    if (length == 0 || length > HCCL_TAG_MAX)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCommMemReg: the tag has %s%d characters, allowed are 1 to %d",
                         length ? "more than " : "", length ? HCCL_TAG_MAX : 0, HCCL_TAG_MAX);
    for (size_t i = 0; i < BASE_COUNT_OF(reserved_prefixes); i++) {
        if (strncmp(tag, reserved_prefixes[i], strlen(reserved_prefixes[i])) == 0)
            return base_fail(AIVD_ERR_PARAM, "EI0003",
                             "HcclCommMemReg: tag \"%s\" begins with the reserved \"%s\"; choose "
                             "another",
                             tag, reserved_prefixes[i]);
    }
    return AIVD_OK;
}

static aivd_status type_check(const CommMem *mem)
{
    if (mem->type == COMM_MEM_TYPE_DEVICE)
        return AIVD_OK;
    if (mem->type == COMM_MEM_TYPE_HOST)
        return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                         "HcclCommMemReg: host memory (type 1) cannot be granted to other "
                         "processes here; allocate it with aclrtMalloc()");
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "HcclCommMemReg: memory type is %d, allowed are 0 (device) and 1 (host)",
                     (int)mem->type);
}

static aivd_status range_check(const hccl_comm *comm, const CommMem *mem)
{
    void *base;
    uint64_t size;
    int32_t device;
    if (mem->size == 0)
        return base_fail(AIVD_ERR_PARAM, "EI0003", "HcclCommMemReg: size is 0");
    if (npu_mem_find(mem->addr, &base, &size, &device) || device != comm->device)
        return base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "HcclCommMemReg: %p is not memory of device %d; register what aclrtMalloc() "
            "or HcclEngineCtxCreate() gave on that device",
            mem->addr, comm->device);
    uint64_t offset = (uint64_t)((uint8_t *)mem->addr - (uint8_t *)base);
    if (mem->size > size - offset)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCommMemReg: %llu bytes from offset %llu of an allocation of %llu",
                         (unsigned long long)mem->size, (unsigned long long)offset,
                         (unsigned long long)size);
    return AIVD_OK;
}

static aivd_status tag_unused(const hccl_comm *comm, const char *tag)
{
    for (uint32_t i = 0; i < comm->memory_count; i++) {
        const hccl_memory *m = atomic_load_explicit(&comm->memories[i], memory_order_relaxed);
        if (strcmp(m->tag, tag) == 0 && !atomic_load_explicit(&m->gone, memory_order_relaxed))
            return base_fail(AIVD_ERR_EXISTS, "EI0003",
                             "HcclCommMemReg: tag \"%s\" is registered already with communicator "
                             "\"%s\" (rank %u)",
                             tag, comm->name, comm->rank);
    }
    return AIVD_OK;
}

static aivd_status memory_add(hccl_comm *comm, const char *tag, const CommMem *mem,
                              HcclMemHandle *handle)
{
    aivd_status s = tag_unused(comm, tag);
    if (s)
        return s;
    if (comm->memory_count == HCCL_MEMS_MAX)
        return base_fail(
            AIVD_ERR_LIMIT, NULL,
            "HcclCommMemReg: communicator \"%s\" has %u registered memories, the limit", comm->name,
            comm->memory_count);
    hccl_memory *m = calloc(1, sizeof *m);
    if (!m)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a registration");
    m->index = comm->memory_count;
    m->address = (uint64_t)(uintptr_t)mem->addr;
    m->size = mem->size;
    strcpy(m->tag, tag); /* length checked by tag_check */
    /* Pairs with the acquire in hccl_memory_find. */
    atomic_store_explicit(&comm->memories[comm->memory_count++], m, memory_order_release);
    *handle = (HcclMemHandle)(uintptr_t)((uint64_t)comm->serial << 32 | (m->index + 1));
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommMemReg(HcclComm comm, const char *memTag, const CommMem *mem,
                                      HcclMemHandle *memHandle)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!memTag || !mem || !memHandle || !mem->addr))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclCommMemReg: %s is NULL",
                      !memTag      ? "memTag"
                      : !mem       ? "mem"
                      : !memHandle ? "memHandle"
                                   : "mem->addr");
    if (!s)
        s = tag_check(memTag);
    if (!s)
        s = type_check(mem);
    if (!s)
        s = range_check(c, mem);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = memory_add(c, memTag, mem, memHandle);
    pthread_mutex_unlock(&c->lock);
    return hccl_result(s);
}

const hccl_memory *hccl_memory_find(hccl_comm *comm, HcclMemHandle handle)
{
    uint64_t number = (uint64_t)(uintptr_t)handle;
    uint32_t index = (uint32_t)number - 1;
    if (number >> 32 != comm->serial || index >= HCCL_MEMS_MAX)
        return NULL;
    hccl_memory *m = atomic_load_explicit(&comm->memories[index], memory_order_acquire);
    return m && !atomic_load_explicit(&m->gone, memory_order_relaxed) ? m : NULL;
}

static void tell_revoked(const hccl_comm *comm, const hccl_memory *memory)
{
    if (record_on())
        record_host(&(record_event){.kind = RECORD_REVOKE,
                                    .object = comm->handle,
                                    .to = memory->address,
                                    .size = memory->size,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = comm->device},
                    memory->tag);
}

/* What was granted before stays in the peers' lists, which only grow; they may not use it any more,
 * and a recorded run says so. */
BASE_EXPORT HcclResult HcclCommDeregMem(HcclComm comm, const char *memTag, const void *memHandle)
{
    RECORD_SITE();
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!memTag || !memHandle))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "HcclCommDeregMem: %s is NULL",
                      memTag ? "memHandle" : "memTag");
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    const hccl_memory *found = hccl_memory_find(c, (HcclMemHandle)(uintptr_t)memHandle);
    if (!found || strcmp(found->tag, memTag) != 0)
        s = base_fail(AIVD_ERR_HANDLE, "EI0003",
                      "HcclCommDeregMem: %p is not the registration \"%.255s\" of communicator "
                      "\"%s\" (taken back before?)",
                      memHandle, memTag, c->name);
    else {
        tell_revoked(c, found);
        atomic_store_explicit(
            &atomic_load_explicit(&c->memories[found->index], memory_order_relaxed)->gone, true,
            memory_order_relaxed);
    }
    pthread_mutex_unlock(&c->lock);
    return hccl_result(s);
}

void hccl_memories_free(hccl_comm *comm)
{
    for (uint32_t i = 0; i < comm->memory_count; i++)
        free(atomic_load_explicit(&comm->memories[i], memory_order_relaxed));
}
