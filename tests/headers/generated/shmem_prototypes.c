/* Proves: symmetric memory's host prototypes are those of the table. Written by scripts/generate
 * from interfaces/shmem.json; change the table, not this file. */
#include <assert.h>
#include <stddef.h>
#include <stdint.h>

#include "shmem/shmem.h"

#ifdef __cplusplus
extern "C" {
#endif
int aclshmemx_init_status(void);
int aclshmemx_get_uniqueid(aclshmemx_uniqueid_t *uid);
int aclshmemx_set_attr_uniqueid_args(int my_pe, int n_pes, int64_t local_mem_size,
                                     aclshmemx_uniqueid_t *uid,
                                     aclshmemx_init_attr_t *aclshmem_attr);
int aclshmemx_init_attr(aclshmemx_bootstrap_t bootstrap_flags, aclshmemx_init_attr_t *attributes);
int aclshmem_finalize(void);
int aclshmemx_finalize(uint64_t instance_id);
void aclshmem_global_exit(int status);
void aclshmem_info_get_version(int *major, int *minor);
void aclshmem_info_get_name(char *name);
int32_t aclshmemx_set_conf_store_tls(bool enable, const char *tls_info,
                                     const uint32_t tls_info_len);
int32_t aclshmemx_set_config_store_tls_key(const char *tls_pk, const uint32_t tls_pk_len,
                                           const char *tls_pk_pw, const uint32_t tls_pk_pw_len,
                                           const aclshmem_decrypt_handler decrypt_handler);
aclshmem_instance_ctx *aclshmemx_instance_ctx_get(void);
int aclshmemx_instance_ctx_set(uint64_t instance_id);
int32_t aclshmemx_set_log_level(int level);
int32_t aclshmemx_set_extern_logger(void (*func)(int level, const char *msg));
void aclshmemx_show_prof(void);
void aclshmemx_get_prof(aclshmem_prof_pe_t **out_profs, bool verbose);
uint64_t util_get_ffts_config(void);
int aclshmemx_set_mte_config(uint64_t offset, uint32_t ub_size, uint32_t sync_id);
int aclshmemx_set_sdma_config(uint64_t offset, uint32_t ub_size, uint32_t sync_id);
int aclshmemx_set_rdma_config(uint64_t offset, uint32_t ub_size, uint32_t sync_id);
int aclshmemx_set_udma_config(uint64_t offset, uint32_t ub_size, uint32_t sync_id);
void *aclshmem_malloc(size_t size);
void *aclshmem_calloc(size_t nmemb, size_t size);
void *aclshmem_align(size_t alignment, size_t size);
void aclshmem_free(void *ptr);
void *(aclshmemx_malloc)(size_t size, aclshmem_mem_type_t mem_type);
void *(aclshmemx_calloc)(size_t count, size_t size, aclshmem_mem_type_t mem_type);
void *(aclshmemx_align)(size_t alignment, size_t size, aclshmem_mem_type_t mem_type);
void (aclshmemx_free)(void *ptr, aclshmem_mem_type_t mem_type);
void *(aclshmemx_get_heap_base)(aclshmem_mem_type_t mem_type);
int aclshmemx_get_heap_info(aclshmem_mem_type_t mem_type, size_t *used_bytes, size_t *free_bytes,
                            size_t *largest_block);
int aclshmem_team_split_strided(aclshmem_team_t parent_team, int pe_start, int pe_stride,
                                int pe_size, aclshmem_team_t *new_team);
int aclshmem_team_split_2d(aclshmem_team_t parent_team, int x_range, aclshmem_team_t *x_team,
                           aclshmem_team_t *y_team);
void aclshmem_team_destroy(aclshmem_team_t team);
int aclshmem_team_get_config(aclshmem_team_t team, aclshmem_team_config_t *config);
int aclshmem_my_pe(void);
int aclshmem_n_pes(void);
int aclshmem_team_my_pe(aclshmem_team_t team);
int aclshmem_team_n_pes(aclshmem_team_t team);
int aclshmem_team_translate_pe(aclshmem_team_t src_team, int src_pe, aclshmem_team_t dest_team);
void aclshmem_barrier(aclshmem_team_t team);
void aclshmem_barrier_all(void);
void aclshmemx_barrier_on_stream(aclshmem_team_t team, aclrtStream stream);
void aclshmemx_barrier_all_on_stream(aclrtStream stream);
void aclshmem_sync(aclshmem_team_t team);
void aclshmem_sync_all(void);
void aclshmem_quiet(void);
void aclshmem_fence(void);
void aclshmemx_quiet_on_stream(aclrtStream stream);
void aclshmemx_handle_wait(aclshmem_handle_t handle, aclrtStream stream);
void *aclshmem_ptr(void *ptr, int pe);
void aclshmem_float_put(float *dest, float *source, size_t nelems, int pe);
void aclshmem_double_put(double *dest, double *source, size_t nelems, int pe);
void aclshmem_int8_put(int8_t *dest, int8_t *source, size_t nelems, int pe);
void aclshmem_int16_put(int16_t *dest, int16_t *source, size_t nelems, int pe);
void aclshmem_int32_put(int32_t *dest, int32_t *source, size_t nelems, int pe);
void aclshmem_int64_put(int64_t *dest, int64_t *source, size_t nelems, int pe);
void aclshmem_uint8_put(uint8_t *dest, uint8_t *source, size_t nelems, int pe);
void aclshmem_uint16_put(uint16_t *dest, uint16_t *source, size_t nelems, int pe);
void aclshmem_uint32_put(uint32_t *dest, uint32_t *source, size_t nelems, int pe);
void aclshmem_uint64_put(uint64_t *dest, uint64_t *source, size_t nelems, int pe);
void aclshmem_char_put(char *dest, char *source, size_t nelems, int pe);
void aclshmem_float_put_nbi(float *dest, float *source, size_t nelems, int pe);
void aclshmem_double_put_nbi(double *dest, double *source, size_t nelems, int pe);
void aclshmem_int8_put_nbi(int8_t *dest, int8_t *source, size_t nelems, int pe);
void aclshmem_int16_put_nbi(int16_t *dest, int16_t *source, size_t nelems, int pe);
void aclshmem_int32_put_nbi(int32_t *dest, int32_t *source, size_t nelems, int pe);
void aclshmem_int64_put_nbi(int64_t *dest, int64_t *source, size_t nelems, int pe);
void aclshmem_uint8_put_nbi(uint8_t *dest, uint8_t *source, size_t nelems, int pe);
void aclshmem_uint16_put_nbi(uint16_t *dest, uint16_t *source, size_t nelems, int pe);
void aclshmem_uint32_put_nbi(uint32_t *dest, uint32_t *source, size_t nelems, int pe);
void aclshmem_uint64_put_nbi(uint64_t *dest, uint64_t *source, size_t nelems, int pe);
void aclshmem_char_put_nbi(char *dest, char *source, size_t nelems, int pe);
void aclshmem_put8(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put16(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put32(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put64(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put128(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_putmem(void *dst, void *src, size_t elem_size, int32_t pe);
void aclshmem_put8_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put16_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put32_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put64_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_put128_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_putmem_nbi(void *dst, void *src, size_t elem_size, int32_t pe);
void aclshmem_float_get(float *dest, float *source, size_t nelems, int pe);
void aclshmem_double_get(double *dest, double *source, size_t nelems, int pe);
void aclshmem_int8_get(int8_t *dest, int8_t *source, size_t nelems, int pe);
void aclshmem_int16_get(int16_t *dest, int16_t *source, size_t nelems, int pe);
void aclshmem_int32_get(int32_t *dest, int32_t *source, size_t nelems, int pe);
void aclshmem_int64_get(int64_t *dest, int64_t *source, size_t nelems, int pe);
void aclshmem_uint8_get(uint8_t *dest, uint8_t *source, size_t nelems, int pe);
void aclshmem_uint16_get(uint16_t *dest, uint16_t *source, size_t nelems, int pe);
void aclshmem_uint32_get(uint32_t *dest, uint32_t *source, size_t nelems, int pe);
void aclshmem_uint64_get(uint64_t *dest, uint64_t *source, size_t nelems, int pe);
void aclshmem_char_get(char *dest, char *source, size_t nelems, int pe);
void aclshmem_float_get_nbi(float *dest, float *source, size_t nelems, int pe);
void aclshmem_double_get_nbi(double *dest, double *source, size_t nelems, int pe);
void aclshmem_int8_get_nbi(int8_t *dest, int8_t *source, size_t nelems, int pe);
void aclshmem_int16_get_nbi(int16_t *dest, int16_t *source, size_t nelems, int pe);
void aclshmem_int32_get_nbi(int32_t *dest, int32_t *source, size_t nelems, int pe);
void aclshmem_int64_get_nbi(int64_t *dest, int64_t *source, size_t nelems, int pe);
void aclshmem_uint8_get_nbi(uint8_t *dest, uint8_t *source, size_t nelems, int pe);
void aclshmem_uint16_get_nbi(uint16_t *dest, uint16_t *source, size_t nelems, int pe);
void aclshmem_uint32_get_nbi(uint32_t *dest, uint32_t *source, size_t nelems, int pe);
void aclshmem_uint64_get_nbi(uint64_t *dest, uint64_t *source, size_t nelems, int pe);
void aclshmem_char_get_nbi(char *dest, char *source, size_t nelems, int pe);
void aclshmem_get8(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get16(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get32(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get64(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get128(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_getmem(void *dst, void *src, size_t elem_size, int32_t pe);
void aclshmem_get8_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get16_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get32_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get64_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_get128_nbi(void *dst, void *src, uint32_t elem_size, int32_t pe);
void aclshmem_getmem_nbi(void *dst, void *src, size_t elem_size, int32_t pe);
void aclshmem_float_iput(float *dest, float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         int pe);
void aclshmem_double_iput(double *dest, double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                          int pe);
void aclshmem_int8_iput(int8_t *dest, int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
void aclshmem_int16_iput(int16_t *dest, int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_int32_iput(int32_t *dest, int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_int64_iput(int64_t *dest, int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_uint8_iput(uint8_t *dest, uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_uint16_iput(uint16_t *dest, uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
void aclshmem_uint32_iput(uint32_t *dest, uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
void aclshmem_uint64_iput(uint64_t *dest, uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
void aclshmem_char_iput(char *dest, char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
void aclshmem_iput8(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iput16(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iput32(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iput64(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iput128(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
void aclshmem_float_iget(float *dest, float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         int pe);
void aclshmem_double_iget(double *dest, double *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                          int pe);
void aclshmem_int8_iget(int8_t *dest, int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
void aclshmem_int16_iget(int16_t *dest, int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_int32_iget(int32_t *dest, int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_int64_iget(int64_t *dest, int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_uint8_iget(uint8_t *dest, uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
                         size_t nelems, int pe);
void aclshmem_uint16_iget(uint16_t *dest, uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
void aclshmem_uint32_iget(uint32_t *dest, uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
void aclshmem_uint64_iget(uint64_t *dest, uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                          size_t nelems, int pe);
void aclshmem_char_iget(char *dest, char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                        int pe);
void aclshmem_iget8(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iget16(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iget32(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iget64(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe);
void aclshmem_iget128(void *dest, void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                      int pe);
void aclshmem_float_p(float *dst, const float value, int pe);
void aclshmem_double_p(double *dst, const double value, int pe);
void aclshmem_int8_p(int8_t *dst, const int8_t value, int pe);
void aclshmem_int16_p(int16_t *dst, const int16_t value, int pe);
void aclshmem_int32_p(int32_t *dst, const int32_t value, int pe);
void aclshmem_int64_p(int64_t *dst, const int64_t value, int pe);
void aclshmem_uint8_p(uint8_t *dst, const uint8_t value, int pe);
void aclshmem_uint16_p(uint16_t *dst, const uint16_t value, int pe);
void aclshmem_uint32_p(uint32_t *dst, const uint32_t value, int pe);
void aclshmem_uint64_p(uint64_t *dst, const uint64_t value, int pe);
void aclshmem_char_p(char *dst, const char value, int pe);
float aclshmem_float_g(float *src, int32_t pe);
double aclshmem_double_g(double *src, int32_t pe);
int8_t aclshmem_int8_g(int8_t *src, int32_t pe);
int16_t aclshmem_int16_g(int16_t *src, int32_t pe);
int32_t aclshmem_int32_g(int32_t *src, int32_t pe);
int64_t aclshmem_int64_g(int64_t *src, int32_t pe);
uint8_t aclshmem_uint8_g(uint8_t *src, int32_t pe);
uint16_t aclshmem_uint16_g(uint16_t *src, int32_t pe);
uint32_t aclshmem_uint32_g(uint32_t *src, int32_t pe);
uint64_t aclshmem_uint64_g(uint64_t *src, int32_t pe);
char aclshmem_char_g(char *src, int32_t pe);
void aclshmemx_putmem_on_stream(void *dst, void *src, size_t elem_size, int32_t pe,
                                aclrtStream stream);
void aclshmemx_getmem_on_stream(void *dst, void *src, size_t elem_size, int32_t pe,
                                aclrtStream stream);
void aclshmem_float_put_signal(float *dst, float *src, size_t elem_size, uint8_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_double_put_signal(double *dst, double *src, size_t elem_size, uint8_t *sig_addr,
                                int32_t signal, int sig_op, int pe);
void aclshmem_int8_put_signal(int8_t *dst, int8_t *src, size_t elem_size, uint8_t *sig_addr,
                              int32_t signal, int sig_op, int pe);
void aclshmem_int16_put_signal(int16_t *dst, int16_t *src, size_t elem_size, uint8_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_int32_put_signal(int32_t *dst, int32_t *src, size_t elem_size, uint8_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_int64_put_signal(int64_t *dst, int64_t *src, size_t elem_size, uint8_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_uint8_put_signal(uint8_t *dst, uint8_t *src, size_t elem_size, uint8_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_uint16_put_signal(uint16_t *dst, uint16_t *src, size_t elem_size, uint8_t *sig_addr,
                                int32_t signal, int sig_op, int pe);
void aclshmem_uint32_put_signal(uint32_t *dst, uint32_t *src, size_t elem_size, uint8_t *sig_addr,
                                int32_t signal, int sig_op, int pe);
void aclshmem_uint64_put_signal(uint64_t *dst, uint64_t *src, size_t elem_size, uint8_t *sig_addr,
                                int32_t signal, int sig_op, int pe);
void aclshmem_char_put_signal(char *dst, char *src, size_t elem_size, uint8_t *sig_addr,
                              int32_t signal, int sig_op, int pe);
void aclshmem_put8_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr, int32_t signal,
                          int sig_op, int pe);
void aclshmem_put16_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr, int32_t signal,
                           int sig_op, int pe);
void aclshmem_put32_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr, int32_t signal,
                           int sig_op, int pe);
void aclshmem_put64_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr, int32_t signal,
                           int sig_op, int pe);
void aclshmem_put128_signal(void *dst, void *src, size_t nelems, int32_t *sig_addr, int32_t signal,
                            int sig_op, int pe);
void aclshmemx_putmem_signal(void *dst, void *src, size_t elem_size, void *sig_addr, int32_t signal,
                             int sig_op, int pe);
void aclshmem_putmem_signal(void *dst, void *src, size_t elem_size, int32_t *sig_addr,
                            int32_t signal, int sig_op, int pe);
void aclshmemx_putmem_signal64(void *dst, const void *src, size_t bytes, uint64_t *sig_addr,
                               uint64_t signal, int sig_op, int pe);
void aclshmem_float_put_signal_nbi(float *dst, float *src, size_t elem_size, uint8_t *sig_addr,
                                   int32_t signal, int sig_op, int pe);
void aclshmem_double_put_signal_nbi(double *dst, double *src, size_t elem_size, uint8_t *sig_addr,
                                    int32_t signal, int sig_op, int pe);
void aclshmem_int8_put_signal_nbi(int8_t *dst, int8_t *src, size_t elem_size, uint8_t *sig_addr,
                                  int32_t signal, int sig_op, int pe);
void aclshmem_int16_put_signal_nbi(int16_t *dst, int16_t *src, size_t elem_size, uint8_t *sig_addr,
                                   int32_t signal, int sig_op, int pe);
void aclshmem_int32_put_signal_nbi(int32_t *dst, int32_t *src, size_t elem_size, uint8_t *sig_addr,
                                   int32_t signal, int sig_op, int pe);
void aclshmem_int64_put_signal_nbi(int64_t *dst, int64_t *src, size_t elem_size, uint8_t *sig_addr,
                                   int32_t signal, int sig_op, int pe);
void aclshmem_uint8_put_signal_nbi(uint8_t *dst, uint8_t *src, size_t elem_size, uint8_t *sig_addr,
                                   int32_t signal, int sig_op, int pe);
void aclshmem_uint16_put_signal_nbi(uint16_t *dst, uint16_t *src, size_t elem_size,
                                    uint8_t *sig_addr, int32_t signal, int sig_op, int pe);
void aclshmem_uint32_put_signal_nbi(uint32_t *dst, uint32_t *src, size_t elem_size,
                                    uint8_t *sig_addr, int32_t signal, int sig_op, int pe);
void aclshmem_uint64_put_signal_nbi(uint64_t *dst, uint64_t *src, size_t elem_size,
                                    uint8_t *sig_addr, int32_t signal, int sig_op, int pe);
void aclshmem_char_put_signal_nbi(char *dst, char *src, size_t elem_size, uint8_t *sig_addr,
                                  int32_t signal, int sig_op, int pe);
void aclshmem_put8_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                              int32_t signal, int sig_op, int pe);
void aclshmem_put16_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_put32_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_put64_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                               int32_t signal, int sig_op, int pe);
void aclshmem_put128_signal_nbi(void *dst, void *src, size_t nelems, int32_t *sig_addr,
                                int32_t signal, int sig_op, int pe);
void aclshmemx_putmem_signal_nbi(void *dst, void *src, size_t elem_size, void *sig_addr,
                                 int32_t signal, int sig_op, int pe);
void aclshmem_putmem_signal_nbi(void *dst, void *src, size_t elem_size, int32_t *sig_addr,
                                int32_t signal, int sig_op, int pe);
void aclshmemx_putmem_signal64_nbi(void *dst, const void *src, size_t bytes, uint64_t *sig_addr,
                                   uint64_t signal, int sig_op, int pe);
void aclshmemx_signal_op(int32_t *sig_addr, int32_t signal, int sig_op, int pe);
void aclshmemx_signal_op_on_stream(int32_t *sig_addr, int32_t signal, int sig_op, int pe,
                                   aclrtStream stream);
void aclshmem_signal_wait_until(int32_t *sig_addr, int cmp, int32_t cmp_val);
void aclshmemx_signal_wait_until_on_stream(int32_t *sig_addr, int cmp, int32_t cmp_val,
                                           aclrtStream stream);
int32_t aclshmem_signal_fetch(const int32_t *sig_addr);
void aclshmemx_signal64_op(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
uint64_t aclshmemx_signal64_wait_until(uint64_t *sig_addr, int cmp, uint64_t cmp_val);
uint64_t aclshmemx_signal64_fetch(const uint64_t *sig_addr);
void aclshmemx_signal64_op_on_stream(uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
                                     aclrtStream stream);
void aclshmemx_signal64_wait_until_on_stream(uint64_t *sig_addr, int cmp, uint64_t cmp_val,
                                             aclrtStream stream);
void aclshmem_float_wait_until(float *ivar, int cmp, float cmp_value);
void aclshmem_int8_wait_until(int8_t *ivar, int cmp, int8_t cmp_value);
void aclshmem_int16_wait_until(int16_t *ivar, int cmp, int16_t cmp_value);
void aclshmem_int32_wait_until(int32_t *ivar, int cmp, int32_t cmp_value);
void aclshmem_int64_wait_until(int64_t *ivar, int cmp, int64_t cmp_value);
void aclshmem_uint8_wait_until(uint8_t *ivar, int cmp, uint8_t cmp_value);
void aclshmem_uint16_wait_until(uint16_t *ivar, int cmp, uint16_t cmp_value);
void aclshmem_uint32_wait_until(uint32_t *ivar, int cmp, uint32_t cmp_value);
void aclshmem_uint64_wait_until(uint64_t *ivar, int cmp, uint64_t cmp_value);
void aclshmem_char_wait_until(char *ivar, int cmp, char cmp_value);
void aclshmem_float_wait(float *ivar, float cmp_value);
void aclshmem_int8_wait(int8_t *ivar, int8_t cmp_value);
void aclshmem_int16_wait(int16_t *ivar, int16_t cmp_value);
void aclshmem_int32_wait(int32_t *ivar, int32_t cmp_value);
void aclshmem_int64_wait(int64_t *ivar, int64_t cmp_value);
void aclshmem_uint8_wait(uint8_t *ivar, uint8_t cmp_value);
void aclshmem_uint16_wait(uint16_t *ivar, uint16_t cmp_value);
void aclshmem_uint32_wait(uint32_t *ivar, uint32_t cmp_value);
void aclshmem_uint64_wait(uint64_t *ivar, uint64_t cmp_value);
void aclshmem_char_wait(char *ivar, char cmp_value);
void aclshmem_float_wait_until_all(float *ivars, size_t nelems, const int *status, int cmp,
                                   float cmp_value);
void aclshmem_int8_wait_until_all(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                  int8_t cmp_value);
void aclshmem_int16_wait_until_all(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                   int16_t cmp_value);
void aclshmem_int32_wait_until_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                   int32_t cmp_value);
void aclshmem_int64_wait_until_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                   int64_t cmp_value);
void aclshmem_uint8_wait_until_all(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                   uint8_t cmp_value);
void aclshmem_uint16_wait_until_all(uint16_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint16_t cmp_value);
void aclshmem_uint32_wait_until_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint32_t cmp_value);
void aclshmem_uint64_wait_until_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint64_t cmp_value);
void aclshmem_char_wait_until_all(char *ivars, size_t nelems, const int *status, int cmp,
                                  char cmp_value);
void aclshmem_float_wait_until_any(float *ivars, size_t nelems, const int *status, int cmp,
                                   float cmp_value, size_t *res_out);
void aclshmem_int8_wait_until_any(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                  int8_t cmp_value, size_t *res_out);
void aclshmem_int16_wait_until_any(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                   int16_t cmp_value, size_t *res_out);
void aclshmem_int32_wait_until_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                   int32_t cmp_value, size_t *res_out);
void aclshmem_int64_wait_until_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                   int64_t cmp_value, size_t *res_out);
void aclshmem_uint8_wait_until_any(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                   uint8_t cmp_value, size_t *res_out);
void aclshmem_uint16_wait_until_any(uint16_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint16_t cmp_value, size_t *res_out);
void aclshmem_uint32_wait_until_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint32_t cmp_value, size_t *res_out);
void aclshmem_uint64_wait_until_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint64_t cmp_value, size_t *res_out);
void aclshmem_char_wait_until_any(char *ivars, size_t nelems, const int *status, int cmp,
                                  char cmp_value, size_t *res_out);
void aclshmem_float_wait_until_some(float *ivars, size_t nelems, size_t *indices, const int *status,
                                    int cmp, float cmp_value, size_t *res_out);
void aclshmem_int8_wait_until_some(int8_t *ivars, size_t nelems, size_t *indices, const int *status,
                                   int cmp, int8_t cmp_value, size_t *res_out);
void aclshmem_int16_wait_until_some(int16_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, int16_t cmp_value, size_t *res_out);
void aclshmem_int32_wait_until_some(int32_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, int32_t cmp_value, size_t *res_out);
void aclshmem_int64_wait_until_some(int64_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, int64_t cmp_value, size_t *res_out);
void aclshmem_uint8_wait_until_some(uint8_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, uint8_t cmp_value, size_t *res_out);
void aclshmem_uint16_wait_until_some(uint16_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, uint16_t cmp_value,
                                     size_t *res_out);
void aclshmem_uint32_wait_until_some(uint32_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, uint32_t cmp_value,
                                     size_t *res_out);
void aclshmem_uint64_wait_until_some(uint64_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, uint64_t cmp_value,
                                     size_t *res_out);
void aclshmem_char_wait_until_some(char *ivars, size_t nelems, size_t *indices, const int *status,
                                   int cmp, char cmp_value, size_t *res_out);
void aclshmem_float_wait_until_all_vector(float *ivars, size_t nelems, const int *status, int cmp,
                                          float *cmp_values);
void aclshmem_int8_wait_until_all_vector(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                         int8_t *cmp_values);
void aclshmem_int16_wait_until_all_vector(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                          int16_t *cmp_values);
void aclshmem_int32_wait_until_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                          int32_t *cmp_values);
void aclshmem_int64_wait_until_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                          int64_t *cmp_values);
void aclshmem_uint8_wait_until_all_vector(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                          uint8_t *cmp_values);
void aclshmem_uint16_wait_until_all_vector(uint16_t *ivars, size_t nelems, const int *status,
                                           int cmp, uint16_t *cmp_values);
void aclshmem_uint32_wait_until_all_vector(uint32_t *ivars, size_t nelems, const int *status,
                                           int cmp, uint32_t *cmp_values);
void aclshmem_uint64_wait_until_all_vector(uint64_t *ivars, size_t nelems, const int *status,
                                           int cmp, uint64_t *cmp_values);
void aclshmem_char_wait_until_all_vector(char *ivars, size_t nelems, const int *status, int cmp,
                                         char *cmp_values);
void aclshmem_float_wait_until_any_vector(float *ivars, size_t nelems, const int *status, int cmp,
                                          float *cmp_values, size_t *res_out);
void aclshmem_int8_wait_until_any_vector(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                         int8_t *cmp_values, size_t *res_out);
void aclshmem_int16_wait_until_any_vector(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                          int16_t *cmp_values, size_t *res_out);
void aclshmem_int32_wait_until_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                          int32_t *cmp_values, size_t *res_out);
void aclshmem_int64_wait_until_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                          int64_t *cmp_values, size_t *res_out);
void aclshmem_uint8_wait_until_any_vector(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                          uint8_t *cmp_values, size_t *res_out);
void aclshmem_uint16_wait_until_any_vector(uint16_t *ivars, size_t nelems, const int *status,
                                           int cmp, uint16_t *cmp_values, size_t *res_out);
void aclshmem_uint32_wait_until_any_vector(uint32_t *ivars, size_t nelems, const int *status,
                                           int cmp, uint32_t *cmp_values, size_t *res_out);
void aclshmem_uint64_wait_until_any_vector(uint64_t *ivars, size_t nelems, const int *status,
                                           int cmp, uint64_t *cmp_values, size_t *res_out);
void aclshmem_char_wait_until_any_vector(char *ivars, size_t nelems, const int *status, int cmp,
                                         char *cmp_values, size_t *res_out);
void aclshmem_float_wait_until_some_vector(float *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, float *cmp_values,
                                           size_t *res_out);
void aclshmem_int8_wait_until_some_vector(int8_t *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, int8_t *cmp_values,
                                          size_t *res_out);
void aclshmem_int16_wait_until_some_vector(int16_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, int16_t *cmp_values,
                                           size_t *res_out);
void aclshmem_int32_wait_until_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, int32_t *cmp_values,
                                           size_t *res_out);
void aclshmem_int64_wait_until_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, int64_t *cmp_values,
                                           size_t *res_out);
void aclshmem_uint8_wait_until_some_vector(uint8_t *ivars, size_t nelems, size_t *indices,
                                           const int *status, int cmp, uint8_t *cmp_values,
                                           size_t *res_out);
void aclshmem_uint16_wait_until_some_vector(uint16_t *ivars, size_t nelems, size_t *indices,
                                            const int *status, int cmp, uint16_t *cmp_values,
                                            size_t *res_out);
void aclshmem_uint32_wait_until_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                            const int *status, int cmp, uint32_t *cmp_values,
                                            size_t *res_out);
void aclshmem_uint64_wait_until_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                            const int *status, int cmp, uint64_t *cmp_values,
                                            size_t *res_out);
void aclshmem_char_wait_until_some_vector(char *ivars, size_t nelems, size_t *indices,
                                          const int *status, int cmp, char *cmp_values,
                                          size_t *res_out);
void aclshmem_float_test(float *ivars, int cmp, float cmp_value, int *res_out);
void aclshmem_int8_test(int8_t *ivars, int cmp, int8_t cmp_value, int *res_out);
void aclshmem_int16_test(int16_t *ivars, int cmp, int16_t cmp_value, int *res_out);
void aclshmem_int32_test(int32_t *ivars, int cmp, int32_t cmp_value, int *res_out);
void aclshmem_int64_test(int64_t *ivars, int cmp, int64_t cmp_value, int *res_out);
void aclshmem_uint8_test(uint8_t *ivars, int cmp, uint8_t cmp_value, int *res_out);
void aclshmem_uint16_test(uint16_t *ivars, int cmp, uint16_t cmp_value, int *res_out);
void aclshmem_uint32_test(uint32_t *ivars, int cmp, uint32_t cmp_value, int *res_out);
void aclshmem_uint64_test(uint64_t *ivars, int cmp, uint64_t cmp_value, int *res_out);
void aclshmem_char_test(char *ivars, int cmp, char cmp_value, int *res_out);
void aclshmem_float_test_all(float *ivars, size_t nelems, const int *status, int cmp,
                             float cmp_value, int *res_out);
void aclshmem_int8_test_all(int8_t *ivars, size_t nelems, const int *status, int cmp,
                            int8_t cmp_value, int *res_out);
void aclshmem_int16_test_all(int16_t *ivars, size_t nelems, const int *status, int cmp,
                             int16_t cmp_value, int *res_out);
void aclshmem_int32_test_all(int32_t *ivars, size_t nelems, const int *status, int cmp,
                             int32_t cmp_value, int *res_out);
void aclshmem_int64_test_all(int64_t *ivars, size_t nelems, const int *status, int cmp,
                             int64_t cmp_value, int *res_out);
void aclshmem_uint8_test_all(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                             uint8_t cmp_value, int *res_out);
void aclshmem_uint16_test_all(uint16_t *ivars, size_t nelems, const int *status, int cmp,
                              uint16_t cmp_value, int *res_out);
void aclshmem_uint32_test_all(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                              uint32_t cmp_value, int *res_out);
void aclshmem_uint64_test_all(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                              uint64_t cmp_value, int *res_out);
void aclshmem_char_test_all(char *ivars, size_t nelems, const int *status, int cmp, char cmp_value,
                            int *res_out);
void aclshmem_float_test_any(float *ivars, size_t nelems, const int *status, int cmp,
                             float cmp_value, size_t *res_out);
void aclshmem_int8_test_any(int8_t *ivars, size_t nelems, const int *status, int cmp,
                            int8_t cmp_value, size_t *res_out);
void aclshmem_int16_test_any(int16_t *ivars, size_t nelems, const int *status, int cmp,
                             int16_t cmp_value, size_t *res_out);
void aclshmem_int32_test_any(int32_t *ivars, size_t nelems, const int *status, int cmp,
                             int32_t cmp_value, size_t *res_out);
void aclshmem_int64_test_any(int64_t *ivars, size_t nelems, const int *status, int cmp,
                             int64_t cmp_value, size_t *res_out);
void aclshmem_uint8_test_any(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                             uint8_t cmp_value, size_t *res_out);
void aclshmem_uint16_test_any(uint16_t *ivars, size_t nelems, const int *status, int cmp,
                              uint16_t cmp_value, size_t *res_out);
void aclshmem_uint32_test_any(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                              uint32_t cmp_value, size_t *res_out);
void aclshmem_uint64_test_any(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                              uint64_t cmp_value, size_t *res_out);
void aclshmem_char_test_any(char *ivars, size_t nelems, const int *status, int cmp, char cmp_value,
                            size_t *res_out);
void aclshmem_float_test_some(float *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, float cmp_value, size_t *res_out);
void aclshmem_int8_test_some(int8_t *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, int8_t cmp_value, size_t *res_out);
void aclshmem_int16_test_some(int16_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, int16_t cmp_value, size_t *res_out);
void aclshmem_int32_test_some(int32_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, int32_t cmp_value, size_t *res_out);
void aclshmem_int64_test_some(int64_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, int64_t cmp_value, size_t *res_out);
void aclshmem_uint8_test_some(uint8_t *ivars, size_t nelems, size_t *indices, const int *status,
                              int cmp, uint8_t cmp_value, size_t *res_out);
void aclshmem_uint16_test_some(uint16_t *ivars, size_t nelems, size_t *indices, const int *status,
                               int cmp, uint16_t cmp_value, size_t *res_out);
void aclshmem_uint32_test_some(uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
                               int cmp, uint32_t cmp_value, size_t *res_out);
void aclshmem_uint64_test_some(uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
                               int cmp, uint64_t cmp_value, size_t *res_out);
void aclshmem_char_test_some(char *ivars, size_t nelems, size_t *indices, const int *status,
                             int cmp, char cmp_value, size_t *res_out);
void aclshmem_float_test_all_vector(float *ivars, size_t nelems, const int *status, int cmp,
                                    float *cmp_values, int *res_out);
void aclshmem_int8_test_all_vector(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                   int8_t *cmp_values, int *res_out);
void aclshmem_int16_test_all_vector(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                    int16_t *cmp_values, int *res_out);
void aclshmem_int32_test_all_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                    int32_t *cmp_values, int *res_out);
void aclshmem_int64_test_all_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                    int64_t *cmp_values, int *res_out);
void aclshmem_uint8_test_all_vector(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint8_t *cmp_values, int *res_out);
void aclshmem_uint16_test_all_vector(uint16_t *ivars, size_t nelems, const int *status, int cmp,
                                     uint16_t *cmp_values, int *res_out);
void aclshmem_uint32_test_all_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                     uint32_t *cmp_values, int *res_out);
void aclshmem_uint64_test_all_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                     uint64_t *cmp_values, int *res_out);
void aclshmem_char_test_all_vector(char *ivars, size_t nelems, const int *status, int cmp,
                                   char *cmp_values, int *res_out);
void aclshmem_float_test_any_vector(float *ivars, size_t nelems, const int *status, int cmp,
                                    float *cmp_values, size_t *res_out);
void aclshmem_int8_test_any_vector(int8_t *ivars, size_t nelems, const int *status, int cmp,
                                   int8_t *cmp_values, size_t *res_out);
void aclshmem_int16_test_any_vector(int16_t *ivars, size_t nelems, const int *status, int cmp,
                                    int16_t *cmp_values, size_t *res_out);
void aclshmem_int32_test_any_vector(int32_t *ivars, size_t nelems, const int *status, int cmp,
                                    int32_t *cmp_values, size_t *res_out);
void aclshmem_int64_test_any_vector(int64_t *ivars, size_t nelems, const int *status, int cmp,
                                    int64_t *cmp_values, size_t *res_out);
void aclshmem_uint8_test_any_vector(uint8_t *ivars, size_t nelems, const int *status, int cmp,
                                    uint8_t *cmp_values, size_t *res_out);
void aclshmem_uint16_test_any_vector(uint16_t *ivars, size_t nelems, const int *status, int cmp,
                                     uint16_t *cmp_values, size_t *res_out);
void aclshmem_uint32_test_any_vector(uint32_t *ivars, size_t nelems, const int *status, int cmp,
                                     uint32_t *cmp_values, size_t *res_out);
void aclshmem_uint64_test_any_vector(uint64_t *ivars, size_t nelems, const int *status, int cmp,
                                     uint64_t *cmp_values, size_t *res_out);
void aclshmem_char_test_any_vector(char *ivars, size_t nelems, const int *status, int cmp,
                                   char *cmp_values, size_t *res_out);
void aclshmem_float_test_some_vector(float *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, float *cmp_values,
                                     size_t *res_out);
void aclshmem_int8_test_some_vector(int8_t *ivars, size_t nelems, size_t *indices,
                                    const int *status, int cmp, int8_t *cmp_values,
                                    size_t *res_out);
void aclshmem_int16_test_some_vector(int16_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, int16_t *cmp_values,
                                     size_t *res_out);
void aclshmem_int32_test_some_vector(int32_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, int32_t *cmp_values,
                                     size_t *res_out);
void aclshmem_int64_test_some_vector(int64_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, int64_t *cmp_values,
                                     size_t *res_out);
void aclshmem_uint8_test_some_vector(uint8_t *ivars, size_t nelems, size_t *indices,
                                     const int *status, int cmp, uint8_t *cmp_values,
                                     size_t *res_out);
void aclshmem_uint16_test_some_vector(uint16_t *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, uint16_t *cmp_values,
                                      size_t *res_out);
void aclshmem_uint32_test_some_vector(uint32_t *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, uint32_t *cmp_values,
                                      size_t *res_out);
void aclshmem_uint64_test_some_vector(uint64_t *ivars, size_t nelems, size_t *indices,
                                      const int *status, int cmp, uint64_t *cmp_values,
                                      size_t *res_out);
void aclshmem_char_test_some_vector(char *ivars, size_t nelems, size_t *indices, const int *status,
                                    int cmp, char *cmp_values, size_t *res_out);
uint32_t aclshmem_uint32_atomic_fetch(const uint32_t *source, int pe);
uint64_t aclshmem_uint64_atomic_fetch(const uint64_t *source, int pe);
int32_t aclshmem_int32_atomic_fetch(const int32_t *source, int pe);
int64_t aclshmem_int64_atomic_fetch(const int64_t *source, int pe);
void aclshmem_uint32_atomic_fetch_nbi(uint32_t *fetch, const uint32_t *source, int pe);
void aclshmem_uint64_atomic_fetch_nbi(uint64_t *fetch, const uint64_t *source, int pe);
void aclshmem_int32_atomic_fetch_nbi(int32_t *fetch, const int32_t *source, int pe);
void aclshmem_int64_atomic_fetch_nbi(int64_t *fetch, const int64_t *source, int pe);
void aclshmem_uint32_atomic_set(uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_set(uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_set(int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_set(int64_t *dest, int64_t value, int pe);
void aclshmem_float_atomic_set(float *dest, float value, int pe);
uint32_t aclshmem_uint32_atomic_swap(uint32_t *dest, uint32_t value, int pe);
uint64_t aclshmem_uint64_atomic_swap(uint64_t *dest, uint64_t value, int pe);
int32_t aclshmem_int32_atomic_swap(int32_t *dest, int32_t value, int pe);
int64_t aclshmem_int64_atomic_swap(int64_t *dest, int64_t value, int pe);
float aclshmem_float_atomic_swap(float *dest, float value, int pe);
void aclshmem_uint32_atomic_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_swap_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_swap_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
void aclshmem_float_atomic_swap_nbi(float *fetch, float *dest, float value, int pe);
uint32_t aclshmem_uint32_atomic_compare_swap(uint32_t *dest, uint32_t cond, uint32_t value, int pe);
uint64_t aclshmem_uint64_atomic_compare_swap(uint64_t *dest, uint64_t cond, uint64_t value, int pe);
int32_t aclshmem_int32_atomic_compare_swap(int32_t *dest, int32_t cond, int32_t value, int pe);
int64_t aclshmem_int64_atomic_compare_swap(int64_t *dest, int64_t cond, int64_t value, int pe);
void aclshmem_uint32_atomic_compare_swap_nbi(uint32_t *fetch, uint32_t *dest, uint32_t cond,
                                             uint32_t value, int pe);
void aclshmem_uint64_atomic_compare_swap_nbi(uint64_t *fetch, uint64_t *dest, uint64_t cond,
                                             uint64_t value, int pe);
void aclshmem_int32_atomic_compare_swap_nbi(int32_t *fetch, int32_t *dest, int32_t cond,
                                            int32_t value, int pe);
void aclshmem_int64_atomic_compare_swap_nbi(int64_t *fetch, int64_t *dest, int64_t cond,
                                            int64_t value, int pe);
void aclshmem_uint32_atomic_inc(uint32_t *dest, int pe);
void aclshmem_uint64_atomic_inc(uint64_t *dest, int pe);
void aclshmem_int32_atomic_inc(int32_t *dest, int pe);
void aclshmem_int64_atomic_inc(int64_t *dest, int pe);
uint32_t aclshmem_uint32_atomic_fetch_inc(uint32_t *dest, int pe);
uint64_t aclshmem_uint64_atomic_fetch_inc(uint64_t *dest, int pe);
int32_t aclshmem_int32_atomic_fetch_inc(int32_t *dest, int pe);
int64_t aclshmem_int64_atomic_fetch_inc(int64_t *dest, int pe);
void aclshmem_uint32_atomic_fetch_inc_nbi(uint32_t *fetch, uint32_t *dest, int pe);
void aclshmem_uint64_atomic_fetch_inc_nbi(uint64_t *fetch, uint64_t *dest, int pe);
void aclshmem_int32_atomic_fetch_inc_nbi(int32_t *fetch, int32_t *dest, int pe);
void aclshmem_int64_atomic_fetch_inc_nbi(int64_t *fetch, int64_t *dest, int pe);
void aclshmem_int8_atomic_add(int8_t *dst, int8_t value, int pe);
void aclshmem_int16_atomic_add(int16_t *dst, int16_t value, int pe);
void aclshmem_bfloat16_atomic_add(uint16_t *dst, uint16_t value, int pe);
void aclshmem_half_atomic_add(aclFloat16 *dst, aclFloat16 value, int pe);
void aclshmem_int32_atomic_add(int32_t *dst, int32_t value, int pe);
void aclshmem_float_atomic_add(float *dst, float value, int pe);
void aclshmem_uint32_atomic_add(uint32_t *dst, uint32_t value, int pe);
void aclshmem_uint64_atomic_add(uint64_t *dst, uint64_t value, int pe);
void aclshmem_int64_atomic_add(int64_t *dst, int64_t value, int pe);
uint32_t aclshmem_uint32_atomic_fetch_add(uint32_t *dest, uint32_t value, int pe);
uint64_t aclshmem_uint64_atomic_fetch_add(uint64_t *dest, uint64_t value, int pe);
int32_t aclshmem_int32_atomic_fetch_add(int32_t *dest, int32_t value, int pe);
int64_t aclshmem_int64_atomic_fetch_add(int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_fetch_add_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_fetch_add_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_fetch_add_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_fetch_add_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_and(uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_and(uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_and(int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_and(int64_t *dest, int64_t value, int pe);
uint32_t aclshmem_uint32_atomic_fetch_and(uint32_t *dest, uint32_t value, int pe);
uint64_t aclshmem_uint64_atomic_fetch_and(uint64_t *dest, uint64_t value, int pe);
int32_t aclshmem_int32_atomic_fetch_and(int32_t *dest, int32_t value, int pe);
int64_t aclshmem_int64_atomic_fetch_and(int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_fetch_and_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_fetch_and_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_fetch_and_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_fetch_and_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_or(uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_or(uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_or(int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_or(int64_t *dest, int64_t value, int pe);
uint32_t aclshmem_uint32_atomic_fetch_or(uint32_t *dest, uint32_t value, int pe);
uint64_t aclshmem_uint64_atomic_fetch_or(uint64_t *dest, uint64_t value, int pe);
int32_t aclshmem_int32_atomic_fetch_or(int32_t *dest, int32_t value, int pe);
int64_t aclshmem_int64_atomic_fetch_or(int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_fetch_or_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_fetch_or_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_fetch_or_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_fetch_or_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_xor(uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_xor(uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_xor(int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_xor(int64_t *dest, int64_t value, int pe);
uint32_t aclshmem_uint32_atomic_fetch_xor(uint32_t *dest, uint32_t value, int pe);
uint64_t aclshmem_uint64_atomic_fetch_xor(uint64_t *dest, uint64_t value, int pe);
int32_t aclshmem_int32_atomic_fetch_xor(int32_t *dest, int32_t value, int pe);
int64_t aclshmem_int64_atomic_fetch_xor(int64_t *dest, int64_t value, int pe);
void aclshmem_uint32_atomic_fetch_xor_nbi(uint32_t *fetch, uint32_t *dest, uint32_t value, int pe);
void aclshmem_uint64_atomic_fetch_xor_nbi(uint64_t *fetch, uint64_t *dest, uint64_t value, int pe);
void aclshmem_int32_atomic_fetch_xor_nbi(int32_t *fetch, int32_t *dest, int32_t value, int pe);
void aclshmem_int64_atomic_fetch_xor_nbi(int64_t *fetch, int64_t *dest, int64_t value, int pe);
int aclshmem_float_broadcast(aclshmem_team_t team, float *dest, const float *source, size_t nelems,
                             int pe_root);
int aclshmem_double_broadcast(aclshmem_team_t team, double *dest, const double *source,
                              size_t nelems, int pe_root);
int aclshmem_int8_broadcast(aclshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems,
                            int pe_root);
int aclshmem_int16_broadcast(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                             size_t nelems, int pe_root);
int aclshmem_int32_broadcast(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                             size_t nelems, int pe_root);
int aclshmem_int64_broadcast(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                             size_t nelems, int pe_root);
int aclshmem_uint8_broadcast(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                             size_t nelems, int pe_root);
int aclshmem_uint16_broadcast(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                              size_t nelems, int pe_root);
int aclshmem_uint32_broadcast(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                              size_t nelems, int pe_root);
int aclshmem_uint64_broadcast(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                              size_t nelems, int pe_root);
int aclshmem_char_broadcast(aclshmem_team_t team, char *dest, const char *source, size_t nelems,
                            int pe_root);
int aclshmemx_float_broadcast_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                        size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_double_broadcast_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                         size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_int8_broadcast_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                       size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_int16_broadcast_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                        size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_int32_broadcast_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                        size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_int64_broadcast_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                        size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_uint8_broadcast_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                        size_t nelems, int pe_root, aclrtStream stream);
int aclshmemx_uint16_broadcast_on_stream(aclshmem_team_t team, uint16_t *dest,
                                         const uint16_t *source, size_t nelems, int pe_root,
                                         aclrtStream stream);
int aclshmemx_uint32_broadcast_on_stream(aclshmem_team_t team, uint32_t *dest,
                                         const uint32_t *source, size_t nelems, int pe_root,
                                         aclrtStream stream);
int aclshmemx_uint64_broadcast_on_stream(aclshmem_team_t team, uint64_t *dest,
                                         const uint64_t *source, size_t nelems, int pe_root,
                                         aclrtStream stream);
int aclshmemx_char_broadcast_on_stream(aclshmem_team_t team, char *dest, const char *source,
                                       size_t nelems, int pe_root, aclrtStream stream);
int aclshmem_broadcastmem(aclshmem_team_t team, void *dest, const void *source, size_t nelems,
                          int pe_root);
int aclshmemx_broadcastmem_on_stream(aclshmem_team_t team, void *dest, const void *source,
                                     size_t nelems, int pe_root, aclrtStream stream);
int aclshmem_float_collect(aclshmem_team_t team, float *dest, const float *source, size_t nelems);
int aclshmem_double_collect(aclshmem_team_t team, double *dest, const double *source,
                            size_t nelems);
int aclshmem_int8_collect(aclshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int aclshmem_int16_collect(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                           size_t nelems);
int aclshmem_int32_collect(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                           size_t nelems);
int aclshmem_int64_collect(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                           size_t nelems);
int aclshmem_uint8_collect(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                           size_t nelems);
int aclshmem_uint16_collect(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                            size_t nelems);
int aclshmem_uint32_collect(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                            size_t nelems);
int aclshmem_uint64_collect(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                            size_t nelems);
int aclshmem_char_collect(aclshmem_team_t team, char *dest, const char *source, size_t nelems);
int aclshmemx_float_collect_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_double_collect_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_int8_collect_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                     size_t nelems, aclrtStream stream);
int aclshmemx_int16_collect_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_int32_collect_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_int64_collect_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_uint8_collect_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_uint16_collect_on_stream(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_uint32_collect_on_stream(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_uint64_collect_on_stream(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_char_collect_on_stream(aclshmem_team_t team, char *dest, const char *source,
                                     size_t nelems, aclrtStream stream);
int aclshmem_collectmem(aclshmem_team_t team, void *dest, const void *source, size_t nelems);
int aclshmemx_collectmem_on_stream(aclshmem_team_t team, void *dest, const void *source,
                                   size_t nelems, aclrtStream stream);
int aclshmem_float_fcollect(aclshmem_team_t team, float *dest, const float *source, size_t nelems);
int aclshmem_double_fcollect(aclshmem_team_t team, double *dest, const double *source,
                             size_t nelems);
int aclshmem_int8_fcollect(aclshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int aclshmem_int16_fcollect(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                            size_t nelems);
int aclshmem_int32_fcollect(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                            size_t nelems);
int aclshmem_int64_fcollect(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                            size_t nelems);
int aclshmem_uint8_fcollect(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                            size_t nelems);
int aclshmem_uint16_fcollect(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                             size_t nelems);
int aclshmem_uint32_fcollect(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                             size_t nelems);
int aclshmem_uint64_fcollect(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                             size_t nelems);
int aclshmem_char_fcollect(aclshmem_team_t team, char *dest, const char *source, size_t nelems);
int aclshmemx_float_fcollect_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_double_fcollect_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                        size_t nelems, aclrtStream stream);
int aclshmemx_int8_fcollect_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_int16_fcollect_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_int32_fcollect_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_int64_fcollect_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_uint8_fcollect_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_uint16_fcollect_on_stream(aclshmem_team_t team, uint16_t *dest,
                                        const uint16_t *source, size_t nelems, aclrtStream stream);
int aclshmemx_uint32_fcollect_on_stream(aclshmem_team_t team, uint32_t *dest,
                                        const uint32_t *source, size_t nelems, aclrtStream stream);
int aclshmemx_uint64_fcollect_on_stream(aclshmem_team_t team, uint64_t *dest,
                                        const uint64_t *source, size_t nelems, aclrtStream stream);
int aclshmemx_char_fcollect_on_stream(aclshmem_team_t team, char *dest, const char *source,
                                      size_t nelems, aclrtStream stream);
int aclshmem_fcollectmem(aclshmem_team_t team, void *dest, const void *source, size_t nelems);
int aclshmemx_fcollectmem_on_stream(aclshmem_team_t team, void *dest, const void *source,
                                    size_t nelems, aclrtStream stream);
int aclshmem_float_alltoall(aclshmem_team_t team, float *dest, const float *source, size_t nelems);
int aclshmem_double_alltoall(aclshmem_team_t team, double *dest, const double *source,
                             size_t nelems);
int aclshmem_int8_alltoall(aclshmem_team_t team, int8_t *dest, const int8_t *source, size_t nelems);
int aclshmem_int16_alltoall(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                            size_t nelems);
int aclshmem_int32_alltoall(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                            size_t nelems);
int aclshmem_int64_alltoall(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                            size_t nelems);
int aclshmem_uint8_alltoall(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                            size_t nelems);
int aclshmem_uint16_alltoall(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                             size_t nelems);
int aclshmem_uint32_alltoall(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                             size_t nelems);
int aclshmem_uint64_alltoall(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                             size_t nelems);
int aclshmem_char_alltoall(aclshmem_team_t team, char *dest, const char *source, size_t nelems);
int aclshmemx_float_alltoall_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_double_alltoall_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                        size_t nelems, aclrtStream stream);
int aclshmemx_int8_alltoall_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                      size_t nelems, aclrtStream stream);
int aclshmemx_int16_alltoall_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_int32_alltoall_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_int64_alltoall_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_uint8_alltoall_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                       size_t nelems, aclrtStream stream);
int aclshmemx_uint16_alltoall_on_stream(aclshmem_team_t team, uint16_t *dest,
                                        const uint16_t *source, size_t nelems, aclrtStream stream);
int aclshmemx_uint32_alltoall_on_stream(aclshmem_team_t team, uint32_t *dest,
                                        const uint32_t *source, size_t nelems, aclrtStream stream);
int aclshmemx_uint64_alltoall_on_stream(aclshmem_team_t team, uint64_t *dest,
                                        const uint64_t *source, size_t nelems, aclrtStream stream);
int aclshmemx_char_alltoall_on_stream(aclshmem_team_t team, char *dest, const char *source,
                                      size_t nelems, aclrtStream stream);
int aclshmem_alltoallmem(aclshmem_team_t team, void *dest, const void *source, size_t nelems);
int aclshmemx_alltoallmem_on_stream(aclshmem_team_t team, void *dest, const void *source,
                                    size_t nelems, aclrtStream stream);
int aclshmem_float_alltoalls(aclshmem_team_t team, float *dest, const float *source, ptrdiff_t dst,
                             ptrdiff_t sst, size_t nelems);
int aclshmem_double_alltoalls(aclshmem_team_t team, double *dest, const double *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_int8_alltoalls(aclshmem_team_t team, int8_t *dest, const int8_t *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems);
int aclshmem_int16_alltoalls(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_int32_alltoalls(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_int64_alltoalls(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_uint8_alltoalls(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                             ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_uint16_alltoalls(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_uint32_alltoalls(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_uint64_alltoalls(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                              ptrdiff_t dst, ptrdiff_t sst, size_t nelems);
int aclshmem_char_alltoalls(aclshmem_team_t team, char *dest, const char *source, ptrdiff_t dst,
                            ptrdiff_t sst, size_t nelems);
int aclshmemx_float_alltoalls_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                        aclrtStream stream);
int aclshmemx_double_alltoalls_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                         ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                         aclrtStream stream);
int aclshmemx_int8_alltoalls_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                       aclrtStream stream);
int aclshmemx_int16_alltoalls_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                        aclrtStream stream);
int aclshmemx_int32_alltoalls_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                        aclrtStream stream);
int aclshmemx_int64_alltoalls_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                        aclrtStream stream);
int aclshmemx_uint8_alltoalls_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                        ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                        aclrtStream stream);
int aclshmemx_uint16_alltoalls_on_stream(aclshmem_team_t team, uint16_t *dest,
                                         const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                         size_t nelems, aclrtStream stream);
int aclshmemx_uint32_alltoalls_on_stream(aclshmem_team_t team, uint32_t *dest,
                                         const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                         size_t nelems, aclrtStream stream);
int aclshmemx_uint64_alltoalls_on_stream(aclshmem_team_t team, uint64_t *dest,
                                         const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
                                         size_t nelems, aclrtStream stream);
int aclshmemx_char_alltoalls_on_stream(aclshmem_team_t team, char *dest, const char *source,
                                       ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                       aclrtStream stream);
int aclshmem_alltoallsmem(aclshmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
                          ptrdiff_t sst, size_t nelems);
int aclshmemx_alltoallsmem_on_stream(aclshmem_team_t team, void *dest, const void *source,
                                     ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                                     aclrtStream stream);
int aclshmem_int8_and_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                             size_t nreduce);
int aclshmem_int16_and_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nreduce);
int aclshmem_int32_and_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nreduce);
int aclshmem_int64_and_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nreduce);
int aclshmem_uint8_and_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nreduce);
int aclshmem_uint16_and_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nreduce);
int aclshmem_uint32_and_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nreduce);
int aclshmem_uint64_and_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nreduce);
int aclshmemx_int8_and_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int16_and_reduce_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int32_and_reduce_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int64_and_reduce_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint8_and_reduce_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint16_and_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint32_and_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint64_and_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmem_int8_or_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                            size_t nreduce);
int aclshmem_int16_or_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                             size_t nreduce);
int aclshmem_int32_or_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                             size_t nreduce);
int aclshmem_int64_or_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                             size_t nreduce);
int aclshmem_uint8_or_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                             size_t nreduce);
int aclshmem_uint16_or_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                              size_t nreduce);
int aclshmem_uint32_or_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                              size_t nreduce);
int aclshmem_uint64_or_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                              size_t nreduce);
int aclshmemx_int8_or_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                       size_t nreduce, aclrtStream stream);
int aclshmemx_int16_or_reduce_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int32_or_reduce_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int64_or_reduce_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_uint8_or_reduce_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_uint16_or_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                         const uint16_t *source, size_t nreduce,
                                         aclrtStream stream);
int aclshmemx_uint32_or_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                         const uint32_t *source, size_t nreduce,
                                         aclrtStream stream);
int aclshmemx_uint64_or_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                         const uint64_t *source, size_t nreduce,
                                         aclrtStream stream);
int aclshmem_int8_xor_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                             size_t nreduce);
int aclshmem_int16_xor_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nreduce);
int aclshmem_int32_xor_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nreduce);
int aclshmem_int64_xor_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nreduce);
int aclshmem_uint8_xor_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nreduce);
int aclshmem_uint16_xor_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nreduce);
int aclshmem_uint32_xor_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nreduce);
int aclshmem_uint64_xor_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nreduce);
int aclshmemx_int8_xor_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int16_xor_reduce_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int32_xor_reduce_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int64_xor_reduce_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint8_xor_reduce_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint16_xor_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint32_xor_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint64_xor_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmem_float_max_reduce(aclshmem_team_t team, float *dest, const float *source,
                              size_t nreduce);
int aclshmem_double_max_reduce(aclshmem_team_t team, double *dest, const double *source,
                               size_t nreduce);
int aclshmem_int8_max_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                             size_t nreduce);
int aclshmem_int16_max_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nreduce);
int aclshmem_int32_max_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nreduce);
int aclshmem_int64_max_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nreduce);
int aclshmem_uint8_max_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nreduce);
int aclshmem_uint16_max_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nreduce);
int aclshmem_uint32_max_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nreduce);
int aclshmem_uint64_max_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nreduce);
int aclshmemx_float_max_reduce_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_double_max_reduce_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                          size_t nreduce, aclrtStream stream);
int aclshmemx_int8_max_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int16_max_reduce_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int32_max_reduce_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int64_max_reduce_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint8_max_reduce_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint16_max_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint32_max_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint64_max_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmem_float_min_reduce(aclshmem_team_t team, float *dest, const float *source,
                              size_t nreduce);
int aclshmem_double_min_reduce(aclshmem_team_t team, double *dest, const double *source,
                               size_t nreduce);
int aclshmem_int8_min_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                             size_t nreduce);
int aclshmem_int16_min_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nreduce);
int aclshmem_int32_min_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nreduce);
int aclshmem_int64_min_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nreduce);
int aclshmem_uint8_min_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nreduce);
int aclshmem_uint16_min_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nreduce);
int aclshmem_uint32_min_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nreduce);
int aclshmem_uint64_min_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nreduce);
int aclshmemx_float_min_reduce_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_double_min_reduce_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                          size_t nreduce, aclrtStream stream);
int aclshmemx_int8_min_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int16_min_reduce_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int32_min_reduce_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int64_min_reduce_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint8_min_reduce_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint16_min_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint32_min_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint64_min_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmem_float_sum_reduce(aclshmem_team_t team, float *dest, const float *source,
                              size_t nreduce);
int aclshmem_double_sum_reduce(aclshmem_team_t team, double *dest, const double *source,
                               size_t nreduce);
int aclshmem_int8_sum_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                             size_t nreduce);
int aclshmem_int16_sum_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                              size_t nreduce);
int aclshmem_int32_sum_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                              size_t nreduce);
int aclshmem_int64_sum_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                              size_t nreduce);
int aclshmem_uint8_sum_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                              size_t nreduce);
int aclshmem_uint16_sum_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                               size_t nreduce);
int aclshmem_uint32_sum_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                               size_t nreduce);
int aclshmem_uint64_sum_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                               size_t nreduce);
int aclshmemx_float_sum_reduce_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_double_sum_reduce_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                          size_t nreduce, aclrtStream stream);
int aclshmemx_int8_sum_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                        size_t nreduce, aclrtStream stream);
int aclshmemx_int16_sum_reduce_on_stream(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int32_sum_reduce_on_stream(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int64_sum_reduce_on_stream(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint8_sum_reduce_on_stream(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_uint16_sum_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                          const uint16_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint32_sum_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                          const uint32_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint64_sum_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                          const uint64_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmem_float_prod_reduce(aclshmem_team_t team, float *dest, const float *source,
                               size_t nreduce);
int aclshmem_double_prod_reduce(aclshmem_team_t team, double *dest, const double *source,
                                size_t nreduce);
int aclshmem_int8_prod_reduce(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                              size_t nreduce);
int aclshmem_int16_prod_reduce(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                               size_t nreduce);
int aclshmem_int32_prod_reduce(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                               size_t nreduce);
int aclshmem_int64_prod_reduce(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                               size_t nreduce);
int aclshmem_uint8_prod_reduce(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                               size_t nreduce);
int aclshmem_uint16_prod_reduce(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                size_t nreduce);
int aclshmem_uint32_prod_reduce(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                size_t nreduce);
int aclshmem_uint64_prod_reduce(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                size_t nreduce);
int aclshmemx_float_prod_reduce_on_stream(aclshmem_team_t team, float *dest, const float *source,
                                          size_t nreduce, aclrtStream stream);
int aclshmemx_double_prod_reduce_on_stream(aclshmem_team_t team, double *dest, const double *source,
                                           size_t nreduce, aclrtStream stream);
int aclshmemx_int8_prod_reduce_on_stream(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                         size_t nreduce, aclrtStream stream);
int aclshmemx_int16_prod_reduce_on_stream(aclshmem_team_t team, int16_t *dest,
                                          const int16_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_int32_prod_reduce_on_stream(aclshmem_team_t team, int32_t *dest,
                                          const int32_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_int64_prod_reduce_on_stream(aclshmem_team_t team, int64_t *dest,
                                          const int64_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint8_prod_reduce_on_stream(aclshmem_team_t team, uint8_t *dest,
                                          const uint8_t *source, size_t nreduce,
                                          aclrtStream stream);
int aclshmemx_uint16_prod_reduce_on_stream(aclshmem_team_t team, uint16_t *dest,
                                           const uint16_t *source, size_t nreduce,
                                           aclrtStream stream);
int aclshmemx_uint32_prod_reduce_on_stream(aclshmem_team_t team, uint32_t *dest,
                                           const uint32_t *source, size_t nreduce,
                                           aclrtStream stream);
int aclshmemx_uint64_prod_reduce_on_stream(aclshmem_team_t team, uint64_t *dest,
                                           const uint64_t *source, size_t nreduce,
                                           aclrtStream stream);
int aclshmem_int8_and_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce);
int aclshmem_int16_and_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce);
int aclshmem_int32_and_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce);
int aclshmem_int64_and_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce);
int aclshmem_uint8_and_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce);
int aclshmem_uint16_and_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce);
int aclshmem_uint32_and_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce);
int aclshmem_uint64_and_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce);
int aclshmemx_int8_and_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int16_and_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int32_and_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int64_and_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint8_and_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint16_and_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint32_and_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint64_and_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmem_int8_or_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                   size_t nreduce);
int aclshmem_int16_or_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                    size_t nreduce);
int aclshmem_int32_or_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                    size_t nreduce);
int aclshmem_int64_or_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                    size_t nreduce);
int aclshmem_uint8_or_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                    size_t nreduce);
int aclshmem_uint16_or_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                     size_t nreduce);
int aclshmem_uint32_or_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                     size_t nreduce);
int aclshmem_uint64_or_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                     size_t nreduce);
int aclshmemx_int8_or_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                              const int8_t *source, size_t nreduce,
                                              aclrtStream stream);
int aclshmemx_int16_or_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                               const int16_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int32_or_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                               const int32_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int64_or_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                               const int64_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_uint8_or_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                               const uint8_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_uint16_or_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                const uint16_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint32_or_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                const uint32_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint64_or_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                const uint64_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmem_int8_xor_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce);
int aclshmem_int16_xor_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce);
int aclshmem_int32_xor_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce);
int aclshmem_int64_xor_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce);
int aclshmem_uint8_xor_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce);
int aclshmem_uint16_xor_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce);
int aclshmem_uint32_xor_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce);
int aclshmem_uint64_xor_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce);
int aclshmemx_int8_xor_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int16_xor_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int32_xor_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int64_xor_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint8_xor_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint16_xor_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint32_xor_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint64_xor_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmem_float_max_reducescatter(aclshmem_team_t team, float *dest, const float *source,
                                     size_t nreduce);
int aclshmem_double_max_reducescatter(aclshmem_team_t team, double *dest, const double *source,
                                      size_t nreduce);
int aclshmem_int8_max_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce);
int aclshmem_int16_max_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce);
int aclshmem_int32_max_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce);
int aclshmem_int64_max_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce);
int aclshmem_uint8_max_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce);
int aclshmem_uint16_max_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce);
int aclshmem_uint32_max_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce);
int aclshmem_uint64_max_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce);
int aclshmemx_float_max_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_double_max_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_int8_max_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int16_max_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int32_max_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int64_max_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint8_max_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint16_max_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint32_max_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint64_max_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmem_float_min_reducescatter(aclshmem_team_t team, float *dest, const float *source,
                                     size_t nreduce);
int aclshmem_double_min_reducescatter(aclshmem_team_t team, double *dest, const double *source,
                                      size_t nreduce);
int aclshmem_int8_min_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce);
int aclshmem_int16_min_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce);
int aclshmem_int32_min_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce);
int aclshmem_int64_min_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce);
int aclshmem_uint8_min_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce);
int aclshmem_uint16_min_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce);
int aclshmem_uint32_min_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce);
int aclshmem_uint64_min_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce);
int aclshmemx_float_min_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_double_min_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_int8_min_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int16_min_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int32_min_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int64_min_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint8_min_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint16_min_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint32_min_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint64_min_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmem_float_sum_reducescatter(aclshmem_team_t team, float *dest, const float *source,
                                     size_t nreduce);
int aclshmem_double_sum_reducescatter(aclshmem_team_t team, double *dest, const double *source,
                                      size_t nreduce);
int aclshmem_int8_sum_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                    size_t nreduce);
int aclshmem_int16_sum_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                     size_t nreduce);
int aclshmem_int32_sum_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                     size_t nreduce);
int aclshmem_int64_sum_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                     size_t nreduce);
int aclshmem_uint8_sum_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                     size_t nreduce);
int aclshmem_uint16_sum_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                      size_t nreduce);
int aclshmem_uint32_sum_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                      size_t nreduce);
int aclshmem_uint64_sum_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                      size_t nreduce);
int aclshmemx_float_sum_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                const float *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_double_sum_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                 const double *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_int8_sum_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                               const int8_t *source, size_t nreduce,
                                               aclrtStream stream);
int aclshmemx_int16_sum_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                const int16_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int32_sum_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                const int32_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int64_sum_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                const int64_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint8_sum_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                const uint8_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_uint16_sum_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                 const uint16_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint32_sum_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                 const uint32_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint64_sum_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                 const uint64_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmem_float_prod_reducescatter(aclshmem_team_t team, float *dest, const float *source,
                                      size_t nreduce);
int aclshmem_double_prod_reducescatter(aclshmem_team_t team, double *dest, const double *source,
                                       size_t nreduce);
int aclshmem_int8_prod_reducescatter(aclshmem_team_t team, int8_t *dest, const int8_t *source,
                                     size_t nreduce);
int aclshmem_int16_prod_reducescatter(aclshmem_team_t team, int16_t *dest, const int16_t *source,
                                      size_t nreduce);
int aclshmem_int32_prod_reducescatter(aclshmem_team_t team, int32_t *dest, const int32_t *source,
                                      size_t nreduce);
int aclshmem_int64_prod_reducescatter(aclshmem_team_t team, int64_t *dest, const int64_t *source,
                                      size_t nreduce);
int aclshmem_uint8_prod_reducescatter(aclshmem_team_t team, uint8_t *dest, const uint8_t *source,
                                      size_t nreduce);
int aclshmem_uint16_prod_reducescatter(aclshmem_team_t team, uint16_t *dest, const uint16_t *source,
                                       size_t nreduce);
int aclshmem_uint32_prod_reducescatter(aclshmem_team_t team, uint32_t *dest, const uint32_t *source,
                                       size_t nreduce);
int aclshmem_uint64_prod_reducescatter(aclshmem_team_t team, uint64_t *dest, const uint64_t *source,
                                       size_t nreduce);
int aclshmemx_float_prod_reducescatter_on_stream(aclshmem_team_t team, float *dest,
                                                 const float *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_double_prod_reducescatter_on_stream(aclshmem_team_t team, double *dest,
                                                  const double *source, size_t nreduce,
                                                  aclrtStream stream);
int aclshmemx_int8_prod_reducescatter_on_stream(aclshmem_team_t team, int8_t *dest,
                                                const int8_t *source, size_t nreduce,
                                                aclrtStream stream);
int aclshmemx_int16_prod_reducescatter_on_stream(aclshmem_team_t team, int16_t *dest,
                                                 const int16_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_int32_prod_reducescatter_on_stream(aclshmem_team_t team, int32_t *dest,
                                                 const int32_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_int64_prod_reducescatter_on_stream(aclshmem_team_t team, int64_t *dest,
                                                 const int64_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint8_prod_reducescatter_on_stream(aclshmem_team_t team, uint8_t *dest,
                                                 const uint8_t *source, size_t nreduce,
                                                 aclrtStream stream);
int aclshmemx_uint16_prod_reducescatter_on_stream(aclshmem_team_t team, uint16_t *dest,
                                                  const uint16_t *source, size_t nreduce,
                                                  aclrtStream stream);
int aclshmemx_uint32_prod_reducescatter_on_stream(aclshmem_team_t team, uint32_t *dest,
                                                  const uint32_t *source, size_t nreduce,
                                                  aclrtStream stream);
int aclshmemx_uint64_prod_reducescatter_on_stream(aclshmem_team_t team, uint64_t *dest,
                                                  const uint64_t *source, size_t nreduce,
                                                  aclrtStream stream);
void aclshmem_set_lock(long *lock);
void aclshmem_clear_lock(long *lock);
int aclshmem_test_lock(long *lock);
#ifdef __cplusplus
}
#endif

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
