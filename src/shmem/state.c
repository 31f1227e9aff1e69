/* shmem/state.c: see state.h. In memory of the process: a kernel here reads it as it would GM. */
#include "shmem/state.h"

#include <stddef.h>
#include <stdlib.h>

#include "shmem/kernel.h"

#define SAME_TYPE(a, b)                                                                            \
    _Static_assert(offsetof(aclshmem_device_host_state_t, b) -                                     \
                           offsetof(aclshmem_device_host_state_t, a) ==                            \
                       sizeof(aclshmem_ub_config_t),                                               \
                   "the settings of the engines follow each other")

SAME_TYPE(mte_config, sdma_config);
SAME_TYPE(sdma_config, rdma_config);
SAME_TYPE(rdma_config, udma_config);

void *aivd_shm_state(const char *call);

aivd_status shmem_state_make(shmem_pe *pe)
{
    pe->state = calloc(1, sizeof *pe->state);
    void **device = calloc(pe->count, sizeof *device), **host = calloc(pe->count, sizeof *host);
    if (!pe->state || !device || !host) {
        free(device);
        free(host);
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for the state of %u PEs",
                         pe->count);
    }
    aclshmem_device_host_state_t *s = pe->state;
    pe->scratch = &s->mte_config;
    s->version = (1 << 16) + (int)sizeof *s;
    s->mype = (int)pe->me;
    s->npes = (int)pe->count;
    s->heap_size = pe->heap_bytes;
    s->p2p_device_heap_base = s->rdma_device_heap_base = s->sdma_device_heap_base = device;
    s->p2p_host_heap_base = s->rdma_host_heap_base = s->sdma_host_heap_base = host;
    for (uint32_t p = 0; p < pe->count; p++)
        s->topo_list[p] = ACLSHMEM_TRANSPORT_MTE;
    return AIVD_OK;
}

void shmem_state_free(shmem_pe *pe)
{
    if (pe->state) {
        free(pe->state->p2p_device_heap_base);
        free(pe->state->p2p_host_heap_base);
    }
    free(pe->state);
}

void shmem_state_heaps(shmem_pe *pe)
{
    aclshmem_device_host_state_t *s = pe->state;
    for (uint32_t p = 0; p < pe->count; p++) {
        s->p2p_device_heap_base[p] = pe->peers[p].heap;
        s->p2p_host_heap_base[p] = pe->peers[p].host_heap;
    }
    s->heap_base = pe->peers[pe->me].heap;
    s->host_heap_base = pe->peers[pe->me].host_heap;
    s->is_aclshmem_created = s->is_aclshmem_initialized = true;
}

/* 128 KiB, of which a small team touches two pages. */
aivd_status shmem_state_team(shmem_pe *pe, shmem_team *team)
{
    aclshmemx_team_t *seen = calloc(1, sizeof *seen);
    if (!seen)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for team %d of PE %u",
                         team->handle, pe->me);
    seen->mype = (int)team->me;
    seen->start = team->start;
    seen->stride = team->stride;
    seen->size = (int)team->count;
    seen->team_idx = team->handle;
    seen->config.version = (1 << 16) + (int)sizeof seen->config;
    seen->config.uniqueid = team->id;
    for (uint32_t p = 0; p < pe->count; p++) {
        seen->pe_mapping[p] = p < team->count ? (int32_t)team->members[p] : -1;
        seen->pe_mapping[ACLSHMEM_MAX_PES + p] = team->number[p];
    }
    team->seen = seen;
    if (team->handle == ACLSHMEM_TEAM_WORLD)
        pe->state->team_pools[ACLSHMEM_TEAM_WORLD] = seen;
    return AIVD_OK;
}

BASE_EXPORT void *aivd_shm_state(const char *call)
{
    return shmem_pe_of_block(call)->state;
}
