/* shmem/stats.c: see stats.h. */
#include "shmem/stats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "base/option.h"

static bool wanted(void)
{
    bool yes = false;
    return base_option_bool(OPT_STATS, &yes) == AIVD_OK && yes;
}

aivd_status shmem_stats_begin(shmem_pe *pe)
{
    if (!wanted())
        return AIVD_OK;
    pe->in_kernels = calloc(SHMEM_COUNTERS, sizeof *pe->in_kernels);
    return pe->in_kernels ? AIVD_OK
                          : base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for counters");
}

/* ---- kernels ---- */

static _Thread_local bool signal_next;

void shmem_count_signal_next(void)
{
    signal_next = true;
}

/* Blocks of several threads count: nothing is lost. */
void shmem_count_in_kernel(const shmem_pe *own, shmem_counter what, uint64_t bytes)
{
    atomic_fetch_add_explicit(&own->in_kernels[what].calls, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&own->in_kernels[what].bytes, bytes, memory_order_relaxed);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), short_length = strlen(end);
    return length >= short_length && strcmp(text + length - short_length, end) == 0;
}

/* Names are regular: aclshmem_int32_put_nbi, aclshmemx_mte_atomic_add, aclshmem_int8_g. Others are
 * collectives, locks and questions, which are not counted on hosts either. */
void shmem_count_call(const shmem_pe *own, const char *call, uint64_t bytes)
{
    bool signal = signal_next;
    signal_next = false;
    if (signal)
        shmem_count_in_kernel(own, SHMEM_SIGNAL, bytes);
    else if (strstr(call, "_atomic_"))
        shmem_count_in_kernel(own, SHMEM_ATOMIC, bytes);
    else if (strstr(call, "get") || ends_with(call, "_g"))
        shmem_count_in_kernel(own, SHMEM_GET, bytes);
    else if (strstr(call, "put") || ends_with(call, "_p"))
        shmem_count_in_kernel(own, SHMEM_PUT, bytes);
}

/* ---- the end ---- */

static uint64_t both(const shmem_pe *pe, int counter, bool bytes)
{
    uint64_t sum = bytes ? pe->counts[counter].bytes : pe->counts[counter].calls;
    if (pe->in_kernels)
        sum += bytes ? pe->in_kernels[counter].bytes : pe->in_kernels[counter].calls;
    return sum;
}

void shmem_stats_print(const shmem_pe *pe)
{
    static const char *const names[SHMEM_COUNTERS] = {"puts", "gets", "signals", "atomics"};
    char line[256];
    if (!wanted())
        return;
    int used = snprintf(line, sizeof line, "aivdrive: PE %u:", pe->me);
    for (int i = 0; i < SHMEM_COUNTERS; i++)
        used +=
            snprintf(line + used, sizeof line - (size_t)used, " %llu %s (%llu bytes)%s",
                     (unsigned long long)both(pe, i, false), names[i],
                     (unsigned long long)both(pe, i, true), i + 1 < SHMEM_COUNTERS ? "," : "\n");
    base_log_stats(line);
}
