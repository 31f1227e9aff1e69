/* hccl/sub_comm.c: a communicator of some ranks of another. Its members tell each other their cards
 * over the memory of the parent, without a socket. Afterwards it is a communicator like any other:
 * the parent may be destroyed before it, and neither notices what the other does. */
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/create.h"
#include "hccl/hccl_comm.h"
#include "hccl/meet.h"
#include "hccl/result.h"

/* What ranks that are not members may pass for the id. */
#define NO_SUB_COMM UINT64_C(0xffffffff)

typedef struct sub_note {
    uint64_t members; /* hash of the list, in order */
    uint32_t count;
    uint32_t rank; /* in the new communicator */
    hccl_card card;
} sub_note;

static_assert(sizeof(sub_note) <= CORE_NOTE_BYTES, "a card travels in a note");

typedef struct sub_request {
    hccl_comm *parent;
    const uint32_t *ranks;
    uint32_t count, rank;
    uint64_t id;
} sub_request;

/* ---- checks ---- */

static aivd_status list_check(const sub_request *r)
{
    for (uint32_t i = 0; i < r->count; i++) {
        if (r->ranks[i] >= r->parent->size)
            return base_fail(AIVD_ERR_PARAM, "EI0003",
                             "HcclCreateSubCommConfig: rankIds[%u] is %u, ranks of \"%s\" are 0 to "
                             "%u",
                             i, r->ranks[i], r->parent->name, r->parent->size - 1);
        for (uint32_t k = 0; k < i; k++)
            if (r->ranks[k] == r->ranks[i])
                return base_fail(AIVD_ERR_PARAM, "EI0003",
                                 "HcclCreateSubCommConfig: rank %u stands at rankIds[%u] and [%u]",
                                 r->ranks[i], k, i);
    }
    return AIVD_OK;
}

static aivd_status place_check(const sub_request *r)
{
    uint32_t at = 0;
    while (at < r->count && r->ranks[at] != r->parent->rank)
        at++;
    if (at == r->count)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCreateSubCommConfig: rank %u is not in rankIds; a rank that is no "
                         "member passes rankNum 0 and rankIds NULL",
                         r->parent->rank);
    if (at != r->rank)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCreateSubCommConfig: subCommRankId is %u, but rank %u stands at "
                         "rankIds[%u]; its place in the list is its rank",
                         r->rank, r->parent->rank, at);
    return AIVD_OK;
}

static aivd_status request_check(const sub_request *r)
{
    if (r->count == 0 || r->count > r->parent->size)
        return base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "HcclCreateSubCommConfig: rankNum is %u, allowed are 1 to %u (the ranks of "
            "\"%s\")",
            r->count, r->parent->size, r->parent->name);
    aivd_status s = list_check(r);
    return s ? s : place_check(r);
}

/* ---- the members ---- */

static uint64_t members_hash(const sub_request *r)
{
    uint64_t hash = r->count;
    for (uint32_t i = 0; i < r->count; i++)
        hash = (hash ^ r->ranks[i]) * UINT64_C(0x9e3779b97f4a7c15) + 1;
    return hash;
}

/* Names the group to those who ask whose death matters; the same on all members. */
static uint64_t group_id(const sub_request *r)
{
    uint64_t hash = members_hash(r) ^ r->id;
    for (uint32_t i = 0; i < r->count; i++)
        hash = (hash ^ r->parent->peers[r->ranks[i]].identity) * UINT64_C(0xbf58476d1ce4e5b9);
    return hash | 1;
}

static aivd_status group_make(const sub_request *r, hccl_comm *sub, fabric_group **group)
{
    fabric_member *members = calloc(r->count, sizeof *members);
    if (!members)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u ranks", r->count);
    for (uint32_t i = 0; i < r->count; i++) {
        members[i] = r->parent->group->members[r->ranks[i]];
        members[i].rank = i;
    }
    const fabric_join_args args = {.size = r->count,
                                   .rank = r->rank,
                                   .device = (uint32_t)sub->device,
                                   .timeout_ns = sub->settings.connect_ns};
    aivd_status s = fabric_join_mapped(&args, members, group_id(r), group);
    free(members);
    return s;
}

static aivd_status note_check(const sub_request *r, const sub_note *mine, const sub_note *theirs,
                              uint32_t i)
{
    if (theirs->count == mine->count && theirs->members == mine->members && theirs->rank == i)
        return AIVD_OK;
    return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                     "HcclCreateSubCommConfig: rank %u of \"%s\" and %s give sub-communicator %llu "
                     "other members (%u and %u ranks); rankNum, rankIds and their order must agree",
                     r->parent->rank, r->parent->name, hccl_peer_name(r->parent, r->ranks[i]),
                     (unsigned long long)r->id, mine->count, theirs->count);
}

static aivd_status cards_exchange(const sub_request *r, const hccl_comm *sub, fabric_group *group)
{
    sub_note mine = {.members = members_hash(r), .count = r->count, .rank = r->rank};
    hccl_comm_card(sub, &mine.card);
    sub_note *notes = calloc(r->count, sizeof *notes);
    if (!notes)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %u ranks", r->count);
    const core_meeting meeting = {.call = "HcclCreateSubCommConfig",
                                  .kind = HCCL_MEET_SUB_COMM,
                                  .key = r->id,
                                  .members = r->ranks,
                                  .count = r->count,
                                  .bytes = sizeof mine,
                                  .note = &mine,
                                  .notes = notes};
    aivd_status s = hccl_meet(r->parent, &meeting);
    for (uint32_t i = 0; i < r->count && !s; i++) {
        s = note_check(r, &mine, &notes[i], i);
        memcpy(group->members[i].blob, &notes[i].card, sizeof notes[i].card);
        group->members[i].blob_size = sizeof notes[i].card;
    }
    free(notes);
    return s;
}

/* ---- the whole ---- */

static aivd_status sub_make(const sub_request *r, const HcclCommConfig *config, HcclComm *result)
{
    hccl_settings settings;
    hccl_comm *sub;
    fabric_group *group;
    aivd_status s = hccl_settings_read(config, &settings);
    if (!s)
        s = hccl_comm_prepare(r->parent->device, r->rank, r->count, &settings, &sub);
    if (s)
        return s;
    s = group_make(r, sub, &group);
    if (!s) {
        s = cards_exchange(r, sub, group);
        if (!s)
            s = hccl_comm_complete(sub, group);
        if (s)
            fabric_leave(group);
    }
    if (s) {
        sub->keep_memory = true; /* a member may have read the card and believe in it */
        hccl_comm_free(sub);
        return s;
    }
    hccl_meet_recorded(sub);
    *result = (HcclComm)(uintptr_t)sub->handle;
    return AIVD_OK;
}

static bool no_member(const uint32_t *ranks, uint32_t count, uint64_t id)
{
    return !ranks && (count == 0 || id == NO_SUB_COMM || id == UINT64_MAX);
}

BASE_EXPORT HcclResult HcclCreateSubCommConfig(HcclComm *comm, uint32_t rankNum, uint32_t *rankIds,
                                               uint64_t subCommId, uint32_t subCommRankId,
                                               HcclCommConfig *config, HcclComm *subComm)
{
    hccl_comm *parent;
    RECORD_SITE();
    if (!comm || !subComm)
        return hccl_result(base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", __func__,
                                     comm ? "subComm" : "comm"));
    aivd_status s = hccl_comm_get(*comm, __func__, &parent);
    if (!s && no_member(rankIds, rankNum, subCommId)) {
        *subComm = NULL;
        return hccl_result(AIVD_OK);
    }
    if (!s && !rankIds)
        s = base_fail(
            AIVD_ERR_NULL, "EI0003",
            "%s: rankIds is NULL with rankNum %u; a rank that is no member passes rankNum "
            "0",
            __func__, rankNum);
    if (!s)
        s = hccl_suspended_check(parent, __func__);
    if (s)
        return hccl_result(s);
    const sub_request request = {parent, rankIds, rankNum, subCommRankId, subCommId};
    s = request_check(&request);
    return hccl_result(s ? s : sub_make(&request, config, subComm));
}
