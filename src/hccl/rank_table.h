/* hccl/rank_table: the file that HcclCommInitClusterInfo reads: which rank is on which device of
 * which server. */
#ifndef HCCL_SRC_RANK_TABLE_H
#define HCCL_SRC_RANK_TABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"

typedef struct hccl_table_rank {
    uint32_t server; /* place in the table */
    uint32_t device; /* device_id: of the server */
    bool given;
} hccl_table_rank;

typedef struct hccl_rank_table {
    uint32_t servers, size;
    uint32_t stride;        /* largest device_id of all servers + 1 */
    uint64_t hash;          /* of the file's bytes */
    hccl_table_rank *ranks; /* by rank */
} hccl_rank_table;

/* PARAM EI0004 for what a table must not have, EI0014 for addresses; FILE when it cannot be read.
 */
aivd_status hccl_rank_table_read(const char *path, hccl_rank_table *table);
/* The same from memory; `source` stands in texts. */
aivd_status hccl_rank_table_parse(const char *bytes, uint64_t size, const char *source,
                                  hccl_rank_table *table);
void hccl_rank_table_free(hccl_rank_table *table);

#endif
