/* npu/stats: AIVDRIVE_STATS=1 prints one line when the process ends. */
#include <stdio.h>

#include "base/log.h"
#include "base/option.h"
#include "npu/stream.h"

__attribute__((destructor)) static void print_at_exit(void)
{
    bool wanted;
    char text[512];
    npu_stream_counts tasks;
    core_stats core;
    if (!base_option_is_set(OPT_STATS) || base_option_bool(OPT_STATS, &wanted) || !wanted)
        return;
    npu_streams_count(&tasks);
    core_stats_get(&core);
    snprintf(text, sizeof text,
             "[aivd] stats: tasks %llu (run by host threads %llu, taken over %llu), kernels %llu, "
             "done at once without one %llu, blocks %llu, yields %llu, sleeps %llu, aborts %llu\n",
             (unsigned long long)(tasks.ran + tasks.taken), (unsigned long long)tasks.ran,
             (unsigned long long)tasks.taken, (unsigned long long)core.grids,
             (unsigned long long)tasks.at_once,
             (unsigned long long)core.blocks, (unsigned long long)core.yields,
             (unsigned long long)core.sleeps, (unsigned long long)core.aborts);
    base_log_stats(text);
}
