/* host/shmemi_host_state.h: what official programs take from the library's inside, on the host: its
 * default stream, and the notifies that aclshmemx_sdma_notify_record sets, by core. Such a program
 * declares `extern aclshmem_host_state_t g_state_host;` itself, which stays right with the word
 * below: it then declares the function. And, in C++, older forms of two calls. */
#ifndef SHMEM_SHMEMI_HOST_STATE_H
#define SHMEM_SHMEMI_HOST_STATE_H

#include "../host_device/shmem_common_types.h"
#include "init/shmem_host_init.h"

#ifdef __cplusplus
extern "C" {
#endif
/* Of the PE of the calling thread's device. notify_arr is filled where ACLSHMEM_DATA_OP_SDMA is
 * among the engines; all is NULL before aclshmemx_init_attr. */
aclshmem_host_state_t *aivd_shm_host_state(void);
#ifdef __cplusplus
}
#endif

#define g_state_host (*aivd_shm_host_state())

#ifdef __cplusplus
/* Older forms of aclshmemx_finalize and aclshmemx_get_prof. */
static inline int aclshmem_finalize(uint64_t instance_id)
{
    return aclshmemx_finalize(instance_id);
}

static inline void aclshmemx_show_prof(aclshmem_prof_pe_t **out_profs, bool verbose)
{
    aclshmemx_get_prof(out_profs, verbose);
}
#endif

#endif
