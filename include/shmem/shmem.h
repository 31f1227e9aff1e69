/* shmem.h: symmetric memory over N PEs, for hosts and for kernels, in C and C++.
 *
 * A host compilation gets the host's calls. A device compilation (aivcc) gets the kernels' calls,
 * and of the host's those that kernels have no call of the same name for; so a file with both sides
 * is compiled once for each, and names never meet. */
#ifndef SHMEM_H
#define SHMEM_H

#include "host_device/shmem_common_types.h"
#ifndef AIVD_SHMEM_NO_SHORT_NAMES
#include "host_device/shmem_names.h"
#endif

#include "host/data_plane/shmem_host_amo.h"
#include "host/data_plane/shmem_host_cc.h"
#include "host/data_plane/shmem_host_coll.h"
#include "host/data_plane/shmem_host_p2p_sync.h"
#include "host/data_plane/shmem_host_rma.h"
#include "host/data_plane/shmem_host_so.h"
#include "host/init/shmem_host_init.h"
#include "host/mem/shmem_host_heap.h"
#include "host/shmem_host_def.h"
#include "host/shmemi_host_state.h"
#include "host/team/shmem_host_team.h"

#ifdef __AIVD_DEVICE__ /* aivcc, both sides: the words of device code */
#ifdef __cplusplus
#include "../kernel_operator.h"
#else
#include "../c_api/asc_simd.h"
#endif
#endif

#ifdef __CCE_AICORE__
#include "device/gm2gm/engine/shmem_device_mte.h"
#include "device/gm2gm/engine/shmem_device_rdma.h"
#include "device/gm2gm/engine/shmem_device_sdma.h"
#include "device/gm2gm/engine/shmem_device_udma.h"
#include "device/gm2gm/shmem_device_amo.h"
#include "device/gm2gm/shmem_device_cc.h"
#include "device/gm2gm/shmem_device_coll.h"
#include "device/gm2gm/shmem_device_mo.h"
#include "device/gm2gm/shmem_device_p2p_sync.h"
#include "device/gm2gm/shmem_device_rma.h"
#include "device/gm2gm/shmem_device_so.h"
#include "device/shmemi_names.h"
#include "device/team/shmem_device_team.h"
#include "device/ub2gm/engine/shmem_device_mte.h"
#include "device/ub2gm/shmem_device_rma.h"
#endif

#endif
