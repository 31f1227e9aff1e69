/* Fuzzes what reads a rank table: whatever the bytes are, reading ends without a fault or a leak,
 * and a table that is accepted has every rank once, on a device and a server that it has. */
#include <stdlib.h>

#include "base/log.h"
#include "fabric/map.h"
#include "hccl/rank_table.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    (void)argc;
    (void)argv;
    base_log_silence();
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    hccl_rank_table table;
    if (hccl_rank_table_parse((const char *)bytes, size, "fuzz", &table) != AIVD_OK)
        return 0;
    if (table.size == 0 || table.size > FABRIC_DEVICES_MAX)
        abort();
    for (uint32_t r = 0; r < table.size; r++)
        if (!table.ranks[r].given || table.ranks[r].server >= table.servers ||
            table.ranks[r].device >= table.stride)
            abort();
    hccl_rank_table_free(&table);
    return 0;
}
