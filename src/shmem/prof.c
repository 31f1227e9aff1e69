/* shmem/prof: cycles of the frames that kernels mark (shmem/utils/prof/shmemi_prof.h), of the one
 * PE that SHMEM_CYCLE_PROF_PE names. The counts begin anew with each init of a PE. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "base/log.h"
#include "base/option.h"
#include "core/grid.h"
#include "shmem/pe.h"
#include "shmem/shmem.h"

int64_t aivd_asc_get_system_cycle(void);

bool aivd_shm_profiled(int64_t frame);
void aivd_shm_prof_begin(int64_t frame);
void aivd_shm_prof_end(int64_t frame);

typedef struct profile {
    uint64_t identity; /* of the PE the counts are of */
    aclshmem_prof_pe_t counts;
} profile;

/* By device. A kernel may still count when its host asks: nothing is freed before the process ends.
 */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static profile *_Atomic profiles[FABRIC_DEVICES_MAX];

/* -1: none. Read once: kernels ask at every mark. */
static int64_t profiled_pe(void)
{
    static _Atomic int64_t known = INT64_MIN;
    int64_t pe = atomic_load_explicit(&known, memory_order_relaxed);

    if (BASE_UNLIKELY(pe == INT64_MIN)) {
        if (base_option_int(OPT_SHMEM_PROF_PE, &pe))
            pe = -1;
        atomic_store_explicit(&known, pe, memory_order_relaxed);
    }
    return pe;
}

/* The profile of a PE, begun when it is another one than before; NULL without memory. */
static BASE_COLD profile *begun(const shmem_pe *pe)
{
    pthread_mutex_lock(&lock);
    profile *p = atomic_load_explicit(&profiles[pe->device], memory_order_relaxed);
    if (p == NULL)
        p = calloc(1, sizeof(*p));
    if (p != NULL && p->identity != pe->identity) {
        memset(p, 0, sizeof(*p)); /* of 1 MiB: no literal, a block's stack is small */
        p->identity = pe->identity;
        p->counts.pe_id = (int32_t)pe->me;
        /* Pairs with the acquire in profile_of. */
        atomic_store_explicit(&profiles[pe->device], p, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    return p;
}

static profile *profile_of(const shmem_pe *pe)
{
    profile *p = atomic_load_explicit(&profiles[pe->device], memory_order_acquire);

    return BASE_LIKELY(p != NULL && p->identity == pe->identity) ? p : begun(pe);
}

/* ---- kernels ---- */

BASE_EXPORT bool aivd_shm_profiled(int64_t frame)
{
    core_block *block = core_current;
    const shmem_pe *pe;

    if (profiled_pe() < 0 || frame < 0 || frame >= ACLSHMEM_CYCLE_PROF_FRAME_CNT ||
        block->index >= ACLSHMEM_CYCLE_PROF_MAX_BLOCK)
        return false;
    pe = shmem_pe_on((int32_t)block->grid->launch->device);
    return pe != NULL && pe->me == profiled_pe() && profile_of(pe) != NULL;
}

static aclshmem_prof_block_t *counts_of_block(void)
{
    core_block *block = core_current;
    const shmem_pe *pe = shmem_pe_on((int32_t)block->grid->launch->device);

    return &profile_of(pe)->counts.block_prof[block->index];
}

/* A block has its own counts, so none of this is atomic. */
BASE_EXPORT void aivd_shm_prof_begin(int64_t frame)
{
    counts_of_block()->cycles[frame] -= aivd_asc_get_system_cycle();
}

BASE_EXPORT void aivd_shm_prof_end(int64_t frame)
{
    aclshmem_prof_block_t *counts = counts_of_block();

    counts->cycles[frame] += aivd_asc_get_system_cycle();
    counts->ccount[frame]++;
}

/* ---- hosts ---- */

static void show(const aclshmem_prof_pe_t *prof)
{
    fprintf(stderr, "[aivd] cycles of PE %d\n[aivd] %8s %8s %12s %16s %14s\n", prof->pe_id, "block",
            "frame", "count", "cycles", "cycles/count");
    for (int b = 0; b < ACLSHMEM_CYCLE_PROF_MAX_BLOCK; b++)
        for (int f = 0; f < ACLSHMEM_CYCLE_PROF_FRAME_CNT; f++) {
            int64_t count = prof->block_prof[b].ccount[f], cycles = prof->block_prof[b].cycles[f];
            if (count > 0)
                fprintf(stderr, "[aivd] %8d %8d %12" PRId64 " %16" PRId64 " %14" PRId64 "\n", b, f,
                        count, cycles, cycles / count);
        }
}

static aclshmem_prof_pe_t *own_profile(const char *call)
{
    const shmem_pe *pe = shmem_pe_of(call);

    if (pe == NULL)
        return NULL;
    if (pe->me != profiled_pe()) {
        BASE_LOG(LOG_INFO, LOG_SHMEM, "%s: PE %u is not profiled; SHMEM_CYCLE_PROF_PE=%u would",
                 call, pe->me, pe->me);
        return NULL;
    }
    profile *p = profile_of(pe);
    return p != NULL ? &p->counts : NULL;
}

BASE_EXPORT void aclshmemx_get_prof(aclshmem_prof_pe_t **out_profs, bool verbose)
{
    aclshmem_prof_pe_t *prof = own_profile(__func__);

    if (out_profs == NULL) {
        (void)base_fail(AIVD_ERR_NULL, NULL, "%s: out_profs is NULL; give the place of a pointer",
                        __func__);
        return;
    }
    *out_profs = prof;
    if (verbose && prof != NULL)
        show(prof);
}

BASE_EXPORT void aclshmemx_show_prof(void)
{
    const aclshmem_prof_pe_t *prof = own_profile(__func__);

    if (prof != NULL)
        show(prof);
}
