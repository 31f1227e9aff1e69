/* coll/call_text: a recorded call in words, for the host side and for kernels. */
#ifndef COLL_CALL_TEXT_H
#define COLL_CALL_TEXT_H

#include <stdio.h>
#include <string.h>

#include "coll.h"

enum { COLL_CALL_TEXT = 160 };

/* The text grows to the right and is cut at its end. */
#define COLL_TEXT_ADD(text, size, used, ...)                                                       \
    do {                                                                                           \
        int added_ =                                                                               \
            (used) < (size) ? snprintf((text) + (used), (size) - (used), __VA_ARGS__) : 0;         \
        (used) += added_ > 0 ? (size_t)added_ : 0;                                                 \
    } while (0)

static inline const char *coll_type_name(uint32_t type)
{
    static const char *const types[] = {COLL_TYPE_NAMES};
    return type < sizeof types / sizeof *types && types[type] ? types[type] : "?";
}

static inline const char *coll_kind_name(uint32_t kind)
{
    static const char *const kinds[] = {COLL_KIND_NAMES, COLL_OTHER_KIND_NAMES};
    return kind < sizeof kinds / sizeof *kinds ? kinds[kind] : "?";
}

/* "aclnnMoeDispatchNormal(experts 64, top-k 8, hidden 7168, type bfp16, quantMode 0)" */
static inline size_t coll_cam_words(const coll_record *r, char *text, size_t size, size_t used)
{
    if (r->kind == COLL_CAM_LL_OPEN) {
        COLL_TEXT_ADD(text, size, used, "%llu bytes", (unsigned long long)r->count);
        return used;
    }
    COLL_TEXT_ADD(text, size, used, "experts %u", (uint32_t)(r->shape >> 32));
    if (r->kind == COLL_CAM_NOTIFY)
        return used;
    COLL_TEXT_ADD(text, size, used, ", top-k %u, hidden %llu, type %s",
                  (uint32_t)(r->shape >> 8) & 0xffffff, (unsigned long long)r->count,
                  coll_type_name(r->type));
    if (r->kind == COLL_CAM_TP_GATHER || r->kind == COLL_CAM_TP_SUM)
        COLL_TEXT_ADD(text, size, used, ", EP rank %u", r->root);
    if (r->kind == COLL_CAM_COMBINE && (r->shape & 0xff) != 0)
        COLL_TEXT_ADD(text, size, used, ", rows in int8");
    if (r->kind == COLL_CAM_DISPATCH || r->kind >= COLL_CAM_LL_DISPATCH)
        COLL_TEXT_ADD(text, size, used, ", quantMode %u, globalBs %u", (uint32_t)(r->shape & 0xff),
                      r->op);
    return used;
}

/* "HcclAllReduce(count 1024, type fp32, op sum)" */
static inline void coll_call_words(const coll_record *r, char *text, size_t size)
{
    static const char *const ops[] = {"sum", "prod", "max", "min"};
    static const char *const forms[] = {"", "V", "VC"};
    size_t used = 0;
    uint64_t form = r->kind < COLL_KINDS && r->shape <= COLL_FORM_VC ? r->shape : COLL_FORM_PLAIN;
    COLL_TEXT_ADD(text, size, used, "%s%s(", coll_kind_name(r->kind), forms[form]);
    if (r->kind == COLL_BATCH)
        COLL_TEXT_ADD(text, size, used, "%llu messages", (unsigned long long)r->count);
    else if (r->kind == COLL_SEND || r->kind == COLL_RECV)
        COLL_TEXT_ADD(text, size, used, "%llu bytes %s rank %u", (unsigned long long)r->count,
                      r->kind == COLL_SEND ? "to" : "from", r->root);
    else if (form == COLL_FORM_V && r->kind == COLL_ALLTOALL)
        COLL_TEXT_ADD(text, size, used, "type %s", coll_type_name(r->type));
    else if (form != COLL_FORM_PLAIN)
        COLL_TEXT_ADD(text, size, used, "counts together %llu, type %s",
                      (unsigned long long)r->count, coll_type_name(r->type));
    else if (r->kind >= COLL_CAM_NOTIFY)
        used = coll_cam_words(r, text, size, used);
    else if (r->kind != COLL_BARRIER)
        COLL_TEXT_ADD(text, size, used, "count %llu, type %s", (unsigned long long)r->count,
                      coll_type_name(r->type));
    if (r->kind == COLL_ALLREDUCE || r->kind == COLL_REDUCE || r->kind == COLL_REDUCE_SCATTER)
        COLL_TEXT_ADD(text, size, used, ", op %s", r->op < 4 ? ops[r->op] : "?");
    if (r->kind == COLL_BROADCAST || r->kind == COLL_SCATTER || r->kind == COLL_REDUCE)
        COLL_TEXT_ADD(text, size, used, ", root %u", r->root);
    if (r->mesh != COLL_MESH_NONE && r->kind >= COLL_CAM_NOTIFY)
        COLL_TEXT_ADD(text, size, used, ", by AIVDRIVE_CAM_TRANSPORT window");
    else if (r->mesh != COLL_MESH_NONE)
        COLL_TEXT_ADD(text, size, used, ", by AIVDRIVE_COLL_ALGO %s",
                      r->mesh == COLL_MESH_ONE_SHOT ? "mesh1d_oneshot" : "mesh1d_twoshot");
    COLL_TEXT_ADD(text, size, used, ")");
}

/* Two calls that differ, in the same words: so they do in what the words leave out. */
static inline void coll_words_differ(const char *mine, char *theirs, size_t size)
{
    size_t used = strlen(theirs);
    if (strcmp(mine, theirs) == 0)
        COLL_TEXT_ADD(theirs, size, used, " with other counts in its list");
}

#endif
