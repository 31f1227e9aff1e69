/* shmem/kernel: what a kernel asks about PEs, teams and addresses. The functions are declared in
 * include/shmem/device/impl.h, a header of device code, so they are declared again here. */
#include "base/compiler.h"
#include "core/grid.h"
#include "core/ub.h"
#include "shmem/host_device/shmem_codes.h"
#include "shmem/kernel.h"
#include "shmem/pe.h"
#include "shmem/stats.h"
#include "shmem/team.h"

int aivd_shm_my_pe(void);
int aivd_shm_n_pes(void);
int aivd_shm_team_my_pe(int team);
int aivd_shm_team_n_pes(int team);
int aivd_shm_team_translate(int from, int pe, int to);
int aivd_shm_team_mapping(int team, int pe);
void *aivd_shm_ptr(const char *call, void *ptr, int pe);
void *aivd_shm_remote(const char *call, const void *address, uint64_t bytes, int pe);
bool aivd_shm_in_ub(const void *address);
void *aivd_shm_range(int engine, uint32_t *bytes);
void aivd_shm_not_built(const char *call);

BASE_EXPORT int aivd_shm_my_pe(void)
{
    return (int)shmem_pe_of_block("aclshmem_my_pe")->me;
}

BASE_EXPORT int aivd_shm_n_pes(void)
{
    return (int)shmem_pe_of_block("aclshmem_n_pes")->count;
}

BASE_EXPORT int aivd_shm_team_my_pe(int team)
{
    const shmem_team *t = shmem_team_find(shmem_pe_of_block("aclshmem_team_my_pe"), team);

    return t != NULL ? (int)t->me : -1;
}

BASE_EXPORT int aivd_shm_team_n_pes(int team)
{
    const shmem_team *t = shmem_team_find(shmem_pe_of_block("aclshmem_team_n_pes"), team);

    return t != NULL ? (int)t->count : -1;
}

BASE_EXPORT int aivd_shm_team_mapping(int team, int pe)
{
    const shmem_team *t = shmem_team_find(shmem_pe_of_block("aclshmem_team_pe_mapping"), team);

    return t != NULL && pe >= 0 && (uint32_t)pe < t->count ? (int)t->members[pe] : -1;
}

BASE_EXPORT int aivd_shm_team_translate(int from, int pe, int to)
{
    const shmem_team *t = shmem_team_find(shmem_pe_of_block("aclshmem_team_translate_pe"), to);
    int world = aivd_shm_team_mapping(from, pe);

    return t != NULL && world >= 0 ? t->number[world] : -1;
}

/* A question: NULL where aivd_shm_remote would end the kernel. */
BASE_EXPORT void *aivd_shm_ptr(const char *call, void *ptr, int pe)
{
    const shmem_pe *own = shmem_pe_of_block(call);

    if (pe < 0 || (uint32_t)pe >= own->count || !shmem_symmetric(own, ptr, 0))
        return NULL;
    return shmem_translate(own, ptr, (uint32_t)pe);
}

/* Where [address, address + bytes) of this PE's heap is on PE `pe`; the operand of an operation. */
BASE_EXPORT void *aivd_shm_remote(const char *call, const void *address, uint64_t bytes, int pe)
{
    const shmem_pe *own = shmem_pe_of_block(call);

    if (BASE_UNLIKELY(pe < 0 || (uint32_t)pe >= own->count))
        shmem_refuse("%s: PE is %d, the PEs are 0 to %u", call, pe, own->count - 1);
    if (BASE_UNLIKELY(!shmem_symmetric(own, address, bytes))) {
        char why[SHMEM_WHY_BYTES];
        shmem_refuse("%s: %llu bytes at %p, which %s", call, (unsigned long long)bytes, address,
                     shmem_symmetric_why(own, address, bytes, why));
    }
    if (BASE_UNLIKELY(own->in_kernels != NULL))
        shmem_count_call(own, call, bytes);
    return shmem_translate(own, address, (uint32_t)pe);
}

BASE_EXPORT bool aivd_shm_in_ub(const void *address)
{
    return core_is_ub(core_current, address);
}

/* The engines of shmem_codes.h begin with "any", which moves by MTE. */
BASE_EXPORT void *aivd_shm_range(int engine, uint32_t *bytes)
{
    const shmem_pe *own = shmem_pe_of_block("aclshmem");
    const aclshmem_ub_config_t *range = &own->scratch[engine > AIVD_SHM_ANY ? engine - 1 : 0];

    /* Relaxed: see aivd_shm_config. */
    *bytes = __atomic_load_n(&range->ub_size, __ATOMIC_RELAXED);
    return core_current->ub + __atomic_load_n(&range->aclshmem_ub, __ATOMIC_RELAXED);
}

BASE_EXPORT void aivd_shm_not_built(const char *call)
{
    shmem_refuse("%s is declared but not built (see docs/reference/coverage.md)", call);
}
