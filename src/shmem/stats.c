/* shmem/stats.c: see stats.h. */
#include "shmem/stats.h"

#include <stdio.h>

#include "base/log.h"
#include "base/option.h"

void shmem_stats_print(const shmem_pe *pe)
{
    static const char *const names[SHMEM_COUNTERS] = {"puts", "gets", "signals", "atomics"};
    char line[256];
    bool wanted = false;
    if (base_option_bool(OPT_STATS, &wanted) || !wanted)
        return;
    int used = snprintf(line, sizeof line, "aivdrive: PE %u:", pe->me);
    for (int i = 0; i < SHMEM_COUNTERS; i++)
        used +=
            snprintf(line + used, sizeof line - (size_t)used, " %llu %s (%llu bytes)%s",
                     (unsigned long long)pe->counts[i].calls, names[i],
                     (unsigned long long)pe->counts[i].bytes, i + 1 < SHMEM_COUNTERS ? "," : "\n");
    base_log_raw(line);
}
