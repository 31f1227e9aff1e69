/* hccl/settings: what one communicator was asked for, from HcclCommConfig and the environment. */
#ifndef HCCL_SRC_SETTINGS_H
#define HCCL_SRC_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "hccl/hccl_types.h"

typedef struct hccl_settings {
    uint32_t buffer_mb;
    uint32_t deterministic; /* 0 off, 1 deterministic, 2 strict */
    HcclOpExpansionMode expansion_mode;
    uint64_t sym_win_gb;             /* of all symmetric windows of one rank together */
    uint64_t connect_ns;             /* limit for ranks to meet, and for channel hand-shakes */
    uint32_t coll_cores;             /* blocks of a collective that is not small */
    uint32_t mesh;                   /* coll_mesh_way: AIVDRIVE_COLL_ALGO */
    uint64_t first_call;             /* tests: the number before the first call */
    bool compare;                    /* calls of the ranks are compared (HCCL_DFS_CONFIG) */
    uint64_t exec_ns;                /* limit without progress for the library's own operators */
    char name[COMM_NAME_MAX_LENGTH]; /* "" = the library chooses */
    char algo[HCCL_COMM_ALGO_MAX_LENGTH]; /* "" = the library chooses */
} hccl_settings;

/* Environment only when `config` is NULL; else the fields that are set in it win. Reads no byte of
 * `config` beyond the size its header gives. */
aivd_status hccl_settings_read(const HcclCommConfig *config, hccl_settings *settings);

/* Process-wide: HcclSetConfig(HCCL_DETERMINISTIC), else the environment's. */
aivd_status hccl_deterministic_default(uint32_t *value);

/* ---- hccl/algo.c ---- */
/* Whether the text names algorithms by the rules of HCCL_ALGO; `source` says where it stands. */
aivd_status hccl_algo_check(const char *text, aivd_status bad, const char *source);
/* One line at level info: what the settings of a communicator change here. */
void hccl_settings_tell(const char *name, const hccl_settings *settings);

#endif
