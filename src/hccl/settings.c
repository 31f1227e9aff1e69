/* hccl/settings.c: reads and checks HcclCommConfig. The header of that structure tells its size and
 * version; callers compiled with an older header hand over a shorter one, so fields beyond the
 * given size keep their "not set" value. What is set there wins over the environment. */
#include "hccl/settings.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/compiler.h"
#include "base/option.h"
#include "base/time.h"
#include "hccl/hccl_comm.h"
#include "hccl/result.h"

#define CONFIG_MAGIC         0xf0f0f0f0u
#define CONFIG_NOT_SET       0xffffffffu
#define EXEC_SECONDS_DEFAULT 1836
#define EXEC_SECONDS_MIN     0.01
#define BUFFER_MB_MAX        65536u
/* Version 1 ends behind hcclDeterministic; version 11 is the first with hcclChannelSqDepth. */
#define CONFIG_SIZE_MIN        32u
#define CONFIG_SIZE_VERSION_10 2240u

typedef struct config_header {
    uint64_t size;
    uint32_t magic;
    uint32_t version;
    uint64_t reserved;
} config_header;

static _Atomic uint32_t deterministic_set = CONFIG_NOT_SET;

aivd_status hccl_deterministic_default(uint32_t *value)
{
    int choice;
    *value = atomic_load_explicit(&deterministic_set, memory_order_relaxed);
    if (*value != CONFIG_NOT_SET)
        return AIVD_OK;
    aivd_status s = base_option_choice(OPT_DETERMINISTIC, &choice);
    *value = s ? 0 : (uint32_t)choice; /* false, true, strict */
    return s;
}

/* Modes by their place in the option's choices and by hcclOpExpansionMode, where 0 is "not set". */
static const HcclOpExpansionMode mode_of_choice[] = {
    HCCL_OP_EXPANSION_MODE_AI_CPU,    HCCL_OP_EXPANSION_MODE_AI_CPU, HCCL_OP_EXPANSION_MODE_AI_CPU,
    HCCL_OP_EXPANSION_MODE_AIV,       HCCL_OP_EXPANSION_AIV_ONLY,    HCCL_OP_EXPANSION_MODE_CCU_MS,
    HCCL_OP_EXPANSION_MODE_CCU_SCHED, HCCL_OP_EXPANSION_MODE_HOST,   HCCL_OP_EXPANSION_MODE_HOST_TS,
};
static const HcclOpExpansionMode mode_of_config[] = {
    [1] = HCCL_OP_EXPANSION_MODE_HOST,   [2] = HCCL_OP_EXPANSION_MODE_AI_CPU,
    [3] = HCCL_OP_EXPANSION_MODE_AIV,    [4] = HCCL_OP_EXPANSION_AIV_ONLY,
    [5] = HCCL_OP_EXPANSION_MODE_CCU_MS, [6] = HCCL_OP_EXPANSION_MODE_CCU_SCHED,
};

static aivd_status bad(const char *field, long long value, const char *allowed)
{
    return base_fail(AIVD_ERR_PARAM, "EI0001",
                     "HcclCommConfig: %s is %lld, allowed is %s; start from HcclCommConfigInit()",
                     field, value, allowed);
}

static aivd_status header_check(const HcclCommConfig *config, uint64_t *size)
{
    config_header header;
    memcpy(&header, config, sizeof header);
    if (header.magic != CONFIG_MAGIC)
        return base_fail(AIVD_ERR_PARAM, "EI0001",
                         "HcclCommConfig: magic word is 0x%x, expected 0x%x; the structure was not "
                         "set up by HcclCommConfigInit()",
                         header.magic, CONFIG_MAGIC);
    if (header.version == 0)
        return bad("version", 0, "1 or more");
    if (header.size < CONFIG_SIZE_MIN)
        return bad("size", (long long)header.size, "32 bytes or more");
    *size = header.size < sizeof *config ? header.size : sizeof *config;
    if (header.version < 11 && *size > CONFIG_SIZE_VERSION_10)
        *size = CONFIG_SIZE_VERSION_10;
    return AIVD_OK;
}

/* The part of the caller's structure that exists, in front of "not set" for the rest. */
static aivd_status config_copy(const HcclCommConfig *config, HcclCommConfig *copy)
{
    uint64_t size;
    aivd_status s = header_check(config, &size);
    if (s)
        return s;
    HcclCommConfigInit(copy);
    memcpy(copy, config, size);
    return AIVD_OK;
}

static aivd_status text_check(const char *field, const char *text, size_t capacity)
{
    if (memchr(text, 0, capacity))
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_PARAM, "EI0001",
        "HcclCommConfig: %s has no end within its %zu bytes; use at most %zu characters", field,
        capacity, capacity - 1);
}

static aivd_status texts_check(const HcclCommConfig *c)
{
    const struct {
        const char *field, *text;
        size_t capacity;
    } texts[] = {
        {"hcclCommName", c->hcclCommName, sizeof c->hcclCommName},
        {"hcclUdi", c->hcclUdi, sizeof c->hcclUdi},
        {"hcclAlgo", c->hcclAlgo, sizeof c->hcclAlgo},
        {"hcclRetryEnable", c->hcclRetryEnable, sizeof c->hcclRetryEnable},
        {"hcclRetryParams", c->hcclRetryParams, sizeof c->hcclRetryParams},
        {"hcclBufferName", c->hcclBufferName, sizeof c->hcclBufferName},
    };
    for (size_t i = 0; i < BASE_COUNT_OF(texts); i++) {
        aivd_status s = text_check(texts[i].field, texts[i].text, texts[i].capacity);
        if (s)
            return s;
    }
    return AIVD_OK;
}

static aivd_status numbers_check(const HcclCommConfig *c)
{
    uint32_t buffer = c->hcclBufferSize, tc = c->hcclRdmaTrafficClass;
    if (buffer != CONFIG_NOT_SET && (buffer == 0 || buffer > BUFFER_MB_MAX))
        return bad("hcclBufferSize", buffer, "1 to 65536 MB");
    if (c->hcclDeterministic != CONFIG_NOT_SET && c->hcclDeterministic > 2)
        return bad("hcclDeterministic", c->hcclDeterministic, "0 (off), 1 (on) or 2 (strict)");
    if (c->hcclOpExpansionMode != CONFIG_NOT_SET && c->hcclOpExpansionMode > 6)
        return bad("hcclOpExpansionMode", c->hcclOpExpansionMode,
                   "0 (not set), 1 (host), 2 (AI CPU), 3 (AIV), 4 (AIV only), 5 (CCU MS) or 6 (CCU "
                   "schedule)");
    if (tc != CONFIG_NOT_SET && (tc > 255 || tc % 4))
        return bad("hcclRdmaTrafficClass", tc, "a multiple of 4 up to 252");
    if (c->hcclRdmaServiceLevel != CONFIG_NOT_SET && c->hcclRdmaServiceLevel > 7)
        return bad("hcclRdmaServiceLevel", c->hcclRdmaServiceLevel, "0 to 7");
    if (c->hcclExecTimeOut < -1)
        return bad("hcclExecTimeOut", c->hcclExecTimeOut,
                   "seconds from 0 (0 = default); -1 = not set");
    return AIVD_OK;
}

static uint64_t exec_ns_from(double seconds)
{
    const double most = (double)(UINT64_MAX / 4) / 1e9;
    if (seconds == 0)
        seconds = EXEC_SECONDS_DEFAULT;
    return (uint64_t)((seconds < most ? seconds : most) * 1e9);
}

/* HCCL_DFS_CONFIG: one item concerns this library. */
static aivd_status compare_from(bool *compare)
{
    static const char item[] = "inconsistent_check:";
    const char *text = base_option_text(OPT_DFS_CONFIG);
    const char *at = strstr(text, item);
    *compare = true;
    if (!at)
        return AIVD_OK;
    at += sizeof item - 1;
    size_t length = strcspn(at, ",");
    *compare = !(length == 3 && memcmp(at, "off", 3) == 0);
    if (*compare && !(length == 2 && memcmp(at, "on", 2) == 0) &&
        !(length == 5 && memcmp(at, "first", 5) == 0))
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "HCCL_DFS_CONFIG has %s%.*s, allowed are on, first and off", item,
                         (int)length, at);
    return AIVD_OK;
}

static aivd_status from_environment(hccl_settings *settings)
{
    int64_t buffer, connect, cores, threads, first_call;
    double exec;
    bool compare;
    int mode, mesh;
    uint32_t deterministic;
    const char *algo = base_option_text(OPT_ALGO);
    aivd_status s = base_option_int(OPT_BUFFSIZE, &buffer);
    if (!s)
        s = base_option_int(OPT_CONNECT_TIMEOUT, &connect);
    if (!s)
        s = base_option_seconds(OPT_EXEC_TIMEOUT, &exec);
    if (!s)
        s = compare_from(&compare);
    if (!s)
        s = base_option_int(OPT_COLL_CORES, &cores);
    if (!s)
        s = base_option_int(OPT_THREADS, &threads);
    if (!s)
        s = base_option_int(OPT_TEST_FIRST_CALL, &first_call);
    if (!s)
        s = base_option_choice(OPT_COLL_ALGO, &mesh);
    if (!s)
        s = base_option_choice(OPT_EXPANSION_MODE, &mode);
    if (!s)
        s = hccl_deterministic_default(&deterministic);
    if (!s)
        s = hccl_algo_check(algo, AIVD_ERR_ENV, "environment variable HCCL_ALGO");
    if (s)
        return s;
    if (exec > 0 && exec < EXEC_SECONDS_MIN)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "HCCL_EXEC_TIMEOUT is %g s, allowed are 0 (= %d s) and %g s or more", exec,
                         EXEC_SECONDS_DEFAULT, EXEC_SECONDS_MIN);
    *settings = (hccl_settings){
        .buffer_mb = (uint32_t)buffer,
        .deterministic = deterministic,
        .expansion_mode = mode_of_choice[mode],
        .sym_win_gb = HCCL_COMM_SYM_WIN_DEFAULT_GB,
        .connect_ns = (uint64_t)connect * BASE_NS_PER_S,
        .exec_ns = exec_ns_from(exec),
        .first_call = (uint64_t)first_call,
        .compare = compare,
        .mesh = (uint32_t)mesh,
        .coll_cores = (uint32_t)(cores     ? cores
                                 : threads ? threads
                                           : 1),
    };
    snprintf(settings->algo, sizeof settings->algo, "%s", algo);
    return AIVD_OK;
}

static void override(const HcclCommConfig *c, hccl_settings *settings)
{
    if (c->hcclBufferSize != CONFIG_NOT_SET)
        settings->buffer_mb = c->hcclBufferSize;
    if (c->hcclDeterministic != CONFIG_NOT_SET)
        settings->deterministic = c->hcclDeterministic;
    if (c->hcclOpExpansionMode != CONFIG_NOT_SET && c->hcclOpExpansionMode != 0)
        settings->expansion_mode = mode_of_config[c->hcclOpExpansionMode];
    if (c->hcclAlgo[0])
        memcpy(settings->algo, c->hcclAlgo, sizeof settings->algo);
    settings->sym_win_gb = c->hcclSymWinMaxMemSizePerRank;
    if (c->hcclExecTimeOut >= 0)
        settings->exec_ns = exec_ns_from(c->hcclExecTimeOut);
    snprintf(settings->name, sizeof settings->name, "%s", c->hcclCommName);
}

aivd_status hccl_settings_read(const HcclCommConfig *config, hccl_settings *settings)
{
    hccl_settings result;
    aivd_status s = from_environment(&result);
    if (s)
        return s;
    if (config) {
        HcclCommConfig copy;
        s = config_copy(config, &copy);
        if (!s)
            s = texts_check(&copy);
        if (!s)
            s = numbers_check(&copy);
        if (!s)
            s = hccl_algo_check(copy.hcclAlgo, AIVD_ERR_PARAM, "HcclCommConfig: hcclAlgo");
        if (s)
            return s;
        override(&copy, &result);
    }
    *settings = result;
    return AIVD_OK;
}

/* ---- process-wide settings ---- */

BASE_EXPORT HcclResult HcclSetConfig(HcclConfig config, HcclConfigValue value)
{
    if (config != HCCL_DETERMINISTIC)
        return hccl_result(base_fail(AIVD_ERR_PARAM, "EI0003",
                                     "HcclSetConfig: config is %d, only HCCL_DETERMINISTIC (0) "
                                     "exists",
                                     (int)config));
    if (value.value < 0 || value.value > 2)
        return hccl_result(
            base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclSetConfig: HCCL_DETERMINISTIC is %d, allowed are 0 (off), "
                      "1 (on) and 2 (strict)",
                      value.value));
    atomic_store_explicit(&deterministic_set, (uint32_t)value.value, memory_order_relaxed);
    return HCCL_SUCCESS;
}

BASE_EXPORT HcclResult HcclGetConfig(HcclConfig config, HcclConfigValue *value)
{
    if (!value)
        return hccl_result(base_fail(AIVD_ERR_NULL, "EI0003", "HcclGetConfig: value is NULL"));
    if (config != HCCL_DETERMINISTIC)
        return hccl_result(base_fail(AIVD_ERR_PARAM, "EI0003",
                                     "HcclGetConfig: config is %d, only HCCL_DETERMINISTIC (0) "
                                     "exists",
                                     (int)config));
    uint32_t now;
    aivd_status s = hccl_deterministic_default(&now);
    if (!s)
        value->value = (int32_t)now;
    return hccl_result(s);
}

/* Every field of HcclCommConfig is read and checked, so all capabilities are below this number. */
BASE_EXPORT uint32_t HcclGetCommConfigCapability(void)
{
    return HCCL_COMM_CONFIG_RESERVED;
}
