/* hccl/algo.c: settings that choose between implementations on hardware: HCCL_ALGO, expansion mode,
 * determinism. Here they are checked like there, kept for those who ask, and told in one line what
 * they change.
 *
 *     HCCL_ALGO   = levels | operator "=" levels { "/" operator "=" levels }
 *     levels      = "level" 0-2 ":" algorithm { ";" ... }     each level at most once */
#include <stdio.h>
#include <string.h>

#include "base/compiler.h"
#include "base/log.h"
#include "hccl/comm.h"
#include "hccl/hccl_comm.h"
#include "hccl/result.h"

#define ALGORITHMS "NA, ring, H-D_R, NHR, NHR_V1, NB, AHC, pipeline, pairwise"
#define OPERATORS                                                                                  \
    "allgather, reducescatter, allreduce, broadcast, reduce, scatter, alltoall, others"

enum { LEVELS = 3, WORDS = 9 };

static const char *const algorithms[WORDS] = {"NA", "ring", "H-D_R",    "NHR",     "NHR_V1",
                                              "NB", "AHC",  "pipeline", "pairwise"};
static const char *const operators[] = {"allgather", "reducescatter", "allreduce", "broadcast",
                                        "reduce",    "scatter",       "alltoall",  "others"};

/* A piece of the text. */
typedef struct word {
    const char *at;
    size_t length;
} word;

typedef struct algo_text {
    const char *all, *source;
    aivd_status bad;
} algo_text;

static aivd_status wrong(const algo_text *t, word part, const char *what, const char *allowed)
{
    return base_fail(t->bad, "EI0001",
                     "%s is \"%.200s\": \"%.*s\" is no %s; allowed are %s (like "
                     "level0:NA;level1:ring, or allreduce=level1:ring/allgather=level1:NHR)",
                     t->source, t->all, (int)(part.length < 64 ? part.length : 64), part.at, what,
                     allowed);
}

static int place_of(word w, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strlen(list[i]) == w.length && memcmp(list[i], w.at, w.length) == 0)
            return (int)i;
    return -1;
}

/* Takes the piece up to `separator` off the front. */
static word cut(word *rest, char separator)
{
    const char *end = memchr(rest->at, separator, rest->length);
    word first = {rest->at, end ? (size_t)(end - rest->at) : rest->length};
    rest->at += first.length + (end != NULL);
    rest->length -= first.length + (end != NULL);
    return first;
}

static aivd_status level_check(const algo_text *t, word level, uint32_t *seen)
{
    word algorithm = level;
    word name = cut(&algorithm, ':');
    if (name.length != 6 || memcmp(name.at, "level", 5) != 0 || name.at[5] < '0' ||
        name.at[5] >= '0' + LEVELS)
        return wrong(t, name, "level", "level0, level1, level2");
    if (place_of(algorithm, algorithms, WORDS) < 0)
        return wrong(t, algorithm, "algorithm", ALGORITHMS);
    uint32_t bit = 1u << (name.at[5] - '0');
    if (*seen & bit)
        return wrong(t, level, "further level", "each of level0, level1, level2 once");
    *seen |= bit;
    return AIVD_OK;
}

static aivd_status levels_check(const algo_text *t, word levels)
{
    uint32_t seen = 0;
    do {
        word level = cut(&levels, ';');
        aivd_status s = level_check(t, level, &seen);
        if (s)
            return s;
    } while (levels.length);
    return AIVD_OK;
}

static aivd_status operator_check(const algo_text *t, word one, uint32_t *seen)
{
    word levels = one;
    word name = cut(&levels, '=');
    int place = place_of(name, operators, BASE_COUNT_OF(operators));
    if (place < 0)
        return wrong(t, name, "operator", OPERATORS);
    if (*seen >> place & 1)
        return wrong(t, name, "further operator", "each operator once");
    *seen |= 1u << place;
    return levels_check(t, levels);
}

aivd_status hccl_algo_check(const char *text, aivd_status bad, const char *source)
{
    const algo_text t = {text, source, bad};
    word rest = {text, strlen(text)};
    uint32_t seen = 0;
    aivd_status s = AIVD_OK;
    if (rest.length == 0)
        return AIVD_OK;
    if (rest.length >= HCCL_COMM_ALGO_MAX_LENGTH)
        return base_fail(bad, "EI0001", "%s has %zu characters, allowed are up to %d", source,
                         rest.length, HCCL_COMM_ALGO_MAX_LENGTH - 1);
    if (!strchr(text, '='))
        return levels_check(&t, rest);
    while (rest.length && !s)
        s = operator_check(&t, cut(&rest, '/'), &seen);
    return s;
}

/* ---- what they change ---- */

static const char *mode_name(HcclOpExpansionMode mode)
{
    static const char *const names[] = {"AI_CPU", "AIV",       "HOST",    "HOST_TS",
                                        "CCU_MS", "CCU_SCHED", "AIV_ONLY"};
    return names[mode];
}

void hccl_settings_tell(const char *name, const hccl_settings *settings)
{
    static const char *const kinds[] = {"false", "true", "strict"};
    static const char *const ways[] = {"by size", "mesh1d_oneshot by AIVDRIVE_COLL_ALGO",
                                       "mesh1d_twoshot by AIVDRIVE_COLL_ALGO"};
    BASE_LOG(LOG_INFO, LOG_HCCL,
             "communicator \"%s\": HCCL_ALGO \"%.80s\" changes nothing (one level, algorithm %s); "
             "expansion mode %s changes nothing (operators are AIV kernels); determinism %s "
             "changes nothing (always the same bits, in rank order)",
             name, settings->algo, ways[settings->mesh], mode_name(settings->expansion_mode),
             kinds[settings->deterministic]);
}

/* ---- who asks ---- */

static aivd_status info_check(uint32_t given, size_t needed, const char *what)
{
    if (given >= needed)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, "EI0003",
                     "HcclConfigGetInfo: infoLen is %u, %s needs %zu bytes", given, what, needed);
}

static aivd_status info_write(const hccl_settings *settings, HcclConfigType type, uint32_t length,
                              void *info)
{
    const HcclConfigTypeOpExpansionMode mode = settings->expansion_mode;
    size_t text = strlen(settings->algo) + 1;
    aivd_status s;
    switch (type) {
    case HCCL_CONFIG_TYPE_OP_EXPANSION_MODE:
        s = info_check(length, sizeof mode, "the expansion mode");
        if (!s)
            memcpy(info, &mode, sizeof mode);
        return s;
    case HCCL_CONFIG_TYPE_HCCL_ALGO:
        s = info_check(length, text, "the text of the algorithms");
        if (!s)
            memcpy(info, settings->algo, text);
        return s;
    default:
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclConfigGetInfo: cfgType is %d, allowed are 0 (expansion mode) and 1 "
                         "(algorithms)",
                         (int)type);
    }
}

BASE_EXPORT HcclResult HcclConfigGetInfo(HcclComm comm, HcclConfigType cfgType, uint32_t infoLen,
                                         void *info)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && !info)
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: info is NULL", __func__);
    return hccl_result(s ? s : info_write(&c->settings, cfgType, infoLen, info));
}
