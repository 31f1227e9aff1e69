/* shmem/config.c: version, log, the control connection's encryption, and the UB that high-level
 * device calls may use. */
#include "shmem/config.h"

#include <stdio.h>

#include "base/log.h"
#include "base/option.h"
#include "shmem/host/init/shmem_host_init.h"
#include "shmem/result.h"

enum { KIB = 1024, UB_BYTES = 192 * KIB, STAGING_MIN = 128 };

/* ---- version ---- */

BASE_EXPORT void aclshmem_info_get_version(int *major, int *minor)
{
    if (major)
        *major = ACLSHMEM_MAJOR_VERSION;
    if (minor)
        *minor = ACLSHMEM_MINOR_VERSION;
}

BASE_EXPORT void aclshmem_info_get_name(char *name)
{
    if (name)
        snprintf(name, ACLSHMEM_MAX_NAME_LEN, "ACLSHMEM v%d.%d.%d", ACLSHMEM_VENDOR_MAJOR_VER,
                 ACLSHMEM_VENDOR_MINOR_VER, ACLSHMEM_VENDOR_PATCH_VER);
}

/* ---- log ---- */

BASE_EXPORT int32_t aclshmemx_set_log_level(int level)
{
    int wanted = level;
    RECORD_SITE();
    if (level < LOG_DEBUG || level > LOG_ERROR)
        return shmem_result(
            base_fail(AIVD_ERR_PARAM, NULL,
                      "%s: level is %d, allowed are 0 (debug), 1 (info), 2 (warn), 3 "
                      "(error)",
                      __func__, level));
    aivd_status s = base_option_is_set(OPT_SHMEM_LOG_LEVEL)
                        ? base_option_choice(OPT_SHMEM_LOG_LEVEL, &wanted)
                        : AIVD_OK;
    if (!s)
        base_log_set_level((base_level)wanted);
    return shmem_result(s);
}

BASE_EXPORT int32_t aclshmemx_set_extern_logger(void (*func)(int level, const char *msg))
{
    base_log_set_sink(func);
    return ACLSHMEM_SUCCESS;
}

/* ---- encryption ---- */

/* PEs are processes of one user on one machine and meet over its own sockets: there is nothing to
 * encrypt, and asking for it must not be taken for having it. */
static aivd_status no_encryption(const char *call)
{
    return base_fail(
        AIVD_ERR_NOT_SUPPORTED, NULL,
        "%s: the control connection is not encrypted here; PEs are processes of one user "
        "on one machine",
        call);
}

BASE_EXPORT int32_t aclshmemx_set_conf_store_tls(bool enable, const char *tls_info,
                                                 const uint32_t tls_info_len)
{
    (void)tls_info, (void)tls_info_len;
    return shmem_result(enable ? no_encryption(__func__) : AIVD_OK);
}

BASE_EXPORT int32_t aclshmemx_set_config_store_tls_key(
    const char *tls_pk, const uint32_t tls_pk_len, const char *tls_pk_pw,
    const uint32_t tls_pk_pw_len, const aclshmem_decrypt_handler decrypt_handler)
{
    (void)tls_pk, (void)tls_pk_len, (void)tls_pk_pw, (void)tls_pk_pw_len, (void)decrypt_handler;
    return shmem_result(no_encryption(__func__));
}

/* ---- UB of high-level device calls ---- */

void shmem_scratch_default(aclshmem_ub_config_t scratch[SHMEM_ENGINES])
{
    scratch[SHMEM_MTE] = (aclshmem_ub_config_t){0, 16 * KIB, 0};
    scratch[SHMEM_SDMA] = (aclshmem_ub_config_t){191 * KIB, 64, 0};
    scratch[SHMEM_RDMA] = (aclshmem_ub_config_t){190 * KIB, 128, 0};
    scratch[SHMEM_UDMA] = (aclshmem_ub_config_t){189 * KIB, 128, 0};
}

bool shmem_scratch_wrong(const char *call, int engine, uint64_t offset, uint32_t bytes,
                         uint32_t event, char *text, size_t size)
{
    uint32_t least = engine == SHMEM_RDMA || engine == SHMEM_UDMA ? STAGING_MIN : 64;
    if (bytes < least || offset >= UB_BYTES || bytes > UB_BYTES - offset || offset % 32)
        snprintf(text, size,
                 "%s: offset is %llu and ub_size %u; needed are at least %u bytes in the %d of UB, "
                 "from a multiple of 32",
                 call, (unsigned long long)offset, bytes, least, UB_BYTES);
    else if (event >= SHMEM_EVENTS)
        snprintf(text, size, "%s: sync_id is %u, allowed are 0 to %d", call, event,
                 SHMEM_EVENTS - 1);
    else
        return false;
    return true;
}

static int scratch_set(const char *call, int engine, uint64_t offset, uint32_t bytes,
                       uint32_t event, const void *site)
{
    shmem_pe *pe = shmem_pe_of(call);
    char text[256];
    aivd_status s = pe ? AIVD_OK : AIVD_ERR_STATE;
    if (!s && shmem_scratch_wrong(call, engine, offset, bytes, event, text, sizeof text))
        s = base_fail(AIVD_ERR_PARAM, NULL, "%s", text);
    if (!s)
        pe->scratch[engine] = (aclshmem_ub_config_t){(int64_t)offset, bytes, event};
    return shmem_result_at(s, call, site);
}

#define SCRATCH_SETTER(name, engine)                                                               \
    BASE_EXPORT int name(uint64_t offset, uint32_t ub_size, uint32_t sync_id)                      \
    {                                                                                              \
        return scratch_set(__func__, engine, offset, ub_size, sync_id,                             \
                           __builtin_return_address(0));                                           \
    }

SCRATCH_SETTER(aclshmemx_set_mte_config, SHMEM_MTE)
SCRATCH_SETTER(aclshmemx_set_sdma_config, SHMEM_SDMA)
SCRATCH_SETTER(aclshmemx_set_rdma_config, SHMEM_RDMA)
SCRATCH_SETTER(aclshmemx_set_udma_config, SHMEM_UDMA)

/* Kernels here need no base for flags between cores; the value is passed on and ignored. */
BASE_EXPORT uint64_t util_get_ffts_config(void)
{
    return 0;
}
