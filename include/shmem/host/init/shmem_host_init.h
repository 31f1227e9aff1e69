/* host/init/shmem_host_init.h: the host joins and leaves symmetric memory.
 *
 * Calls return ACLSHMEM_SUCCESS or a negative aclshmem_error_code_t; aclGetRecentErrMsg() of the
 * same thread then says what was wrong, the value given, the values allowed and the remedy.
 * Source document: aclshmem reference, initialisation. */
#ifndef SHMEM_HOST_INIT_H
#define SHMEM_HOST_INIT_H

#include "../shmem_host_def.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How far the active instance is: an aclshmemx_init_status_t. May be called at any time. */
ACLSHMEM_HOST_API int aclshmemx_init_status(void);

/* Makes an identification, on one PE; the caller carries its bytes to the others. Opens the port at
 * which they will meet, so that PE 0 must be this process. */
ACLSHMEM_HOST_API int aclshmemx_get_uniqueid(aclshmemx_uniqueid_t *uid);

/* Fills the attributes for ACLSHMEMX_INIT_WITH_UNIQUEID. Keeps the pointer `uid`: it must live
 * until init has returned. */
ACLSHMEM_HOST_API int aclshmemx_set_attr_uniqueid_args(int my_pe, int n_pes, int64_t local_mem_size,
                                                       aclshmemx_uniqueid_t *uid,
                                                       aclshmemx_init_attr_t *aclshmem_attr);

/* Collective: joins the PEs, makes the symmetric heap and the world team. The thread's current
 * device becomes this PE's. A second call for a live instance is refused. */
ACLSHMEM_HOST_API int aclshmemx_init_attr(aclshmemx_bootstrap_t bootstrap_flags,
                                          aclshmemx_init_attr_t *attributes);

/* Collective: leaves the active instance; what is enqueued must be complete, else all PEs get an
 * error and the instance goes on. Instance 0 becomes the active one. The process can init again. */
ACLSHMEM_HOST_API int aclshmem_finalize(void);

/* The same for a named instance. */
ACLSHMEM_HOST_API int aclshmemx_finalize(uint64_t instance_id);

/* Ends every PE of the instance with this exit status, this one included. */
ACLSHMEM_HOST_API void aclshmem_global_exit(int status);

/* The version of the interface; NULL arguments are ignored. */
ACLSHMEM_HOST_API void aclshmem_info_get_version(int *major, int *minor);

/* The name of the interface, at most ACLSHMEM_MAX_NAME_LEN bytes with its end; NULL is ignored. */
ACLSHMEM_HOST_API void aclshmem_info_get_name(char *name);

/* Whether the PEs' control connection is encrypted, and the settings for it. Before init; the
 * pointer is kept. */
ACLSHMEM_HOST_API int32_t aclshmemx_set_conf_store_tls(bool enable, const char *tls_info,
                                                       const uint32_t tls_info_len);

/* The private key for it, its password and what decrypts that. Before init; pointers are kept. */
ACLSHMEM_HOST_API int32_t aclshmemx_set_config_store_tls_key(
    const char *tls_pk, const uint32_t tls_pk_len, const char *tls_pk_pw,
    const uint32_t tls_pk_pw_len, const aclshmem_decrypt_handler decrypt_handler);

/* The least important messages that are logged: 0 debug, 1 info, 2 warning, 3 error.
 * SHMEM_LOG_LEVEL in the environment wins. */
ACLSHMEM_HOST_API int32_t aclshmemx_set_log_level(int level);

/* Every logged message also goes to `func`; NULL ends that. */
ACLSHMEM_HOST_API int32_t aclshmemx_set_extern_logger(void (*func)(int level, const char *msg));

/* Prints the cycle profile of the PE named by SHMEM_CYCLE_PROF_PE. */
ACLSHMEM_HOST_API void aclshmemx_show_prof(void);

/* The cycle profile of that PE, also printed when `verbose`; owned by the library. */
ACLSHMEM_HOST_API void aclshmemx_get_prof(aclshmem_prof_pe_t **out_profs, bool verbose);

/* What kernels with barriers pass to util_set_ffts_config. */
ACLSHMEM_HOST_API uint64_t util_get_ffts_config(void);

/* The UB range (offset, bytes) and the event that high-level device calls use, per engine. */
ACLSHMEM_HOST_API int aclshmemx_set_rdma_config(uint64_t offset, uint32_t ub_size,
                                                uint32_t sync_id);

#ifndef __CCE_AICORE__ /* kernels have their own of these */
ACLSHMEM_HOST_API int aclshmemx_set_mte_config(uint64_t offset, uint32_t ub_size, uint32_t sync_id);
ACLSHMEM_HOST_API int aclshmemx_set_sdma_config(uint64_t offset, uint32_t ub_size,
                                                uint32_t sync_id);
ACLSHMEM_HOST_API int aclshmemx_set_udma_config(uint64_t offset, uint32_t ub_size,
                                                uint32_t sync_id);

/* The active instance of the calling thread's PE; owned by the library. */
ACLSHMEM_HOST_API aclshmem_instance_ctx *aclshmemx_instance_ctx_get(void);

/* Makes an instance the active one. */
ACLSHMEM_HOST_API int aclshmemx_instance_ctx_set(uint64_t instance_id);
#endif

#ifdef __cplusplus
}
#endif

#endif
