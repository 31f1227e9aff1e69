/* What the rank tests of symmetric memory share. A PE is a rank of hccl_support.h: a process, or
 * with
 * --threads N a thread. */
#ifndef SHMEM_SUPPORT_H
#define SHMEM_SUPPORT_H

#include "hccl_support.h"
#include "shmem.h"

enum { SHMEM_TEST_HEAP = 16 << 20 };

/* Attributes for the PEs [0, size) with a unique id that PE 0 makes. The id must outlive the init.
 */
__attribute__((unused)) static aclshmemx_init_attr_t
attr_by_id(const rank_ctx *ctx, aclshmemx_uniqueid_t *id, uint64_t heap)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    if (ctx->rank == 0)
        OK(aclshmemx_get_uniqueid(id));
    share(ctx, id, sizeof *id);
    OK(aclshmemx_set_attr_uniqueid_args(ctx->rank, ctx->size, (int64_t)heap, id, &attr));
    return attr;
}

__attribute__((unused)) static void shmem_begin(const rank_ctx *ctx, uint64_t heap)
{
    aclshmemx_uniqueid_t id;
    aclshmemx_init_attr_t attr = attr_by_id(ctx, &id, heap);
    OK(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr));
}

#endif
