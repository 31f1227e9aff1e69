/* hccl/settings: what one communicator was asked for, from HcclCommConfig and the environment. */
#ifndef HCCL_SRC_SETTINGS_H
#define HCCL_SRC_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/status.h"
#include "hccl/hccl_types.h"

typedef struct hccl_settings {
    uint32_t buffer_mb;
    uint32_t deterministic;          /* 0 off, 1 deterministic, 2 strict */
    uint32_t expansion_mode;         /* as given */
    uint64_t connect_ns;             /* limit for ranks to meet, and for channel hand-shakes */
    uint32_t coll_cores;            /* blocks of a collective that is not small */
    bool compare;                    /* calls of the ranks are compared (HCCL_DFS_CONFIG) */
    uint64_t exec_ns;                /* limit without progress for the library's own operators */
    char name[COMM_NAME_MAX_LENGTH]; /* "" = the library chooses */
} hccl_settings;

/* Environment only when `config` is NULL; else the fields that are set in it win. Reads no byte of
 * `config` beyond the size its header gives. */
aivd_status hccl_settings_read(const HcclCommConfig *config, hccl_settings *settings);

/* Process-wide switch of HcclSetConfig(HCCL_DETERMINISTIC). */
uint32_t hccl_deterministic_default(void);

#endif
