/* Proves: right arguments pass the first stages with workspace 0, whose log has the tiling key and
 * the transport; every wrong one is refused with its code, its value and what is allowed, and
 * leaves the outputs alone; of two wrong ones the earlier in the documented order is told;
 * AIVDRIVE_CAM_LIMITS=vendor has the limits of the original. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "aclnn_dispatch_layout.h"
#include "aclnn_moe_combine_normal.h"
#include "aclnn_moe_dispatch_normal.h"
#include "aclnn_notify_dispatch.h"
#include "base/log.h"
#include "hccl/comm.h"

enum { NULL_CODE = 161001, INVALID = 161002, TILING = 561002 };

/* 2 ranks, this is rank 1; 4 experts, 3 tokens, 2 choices, rows of 1024; room for 12 rows. */
typedef struct call {
    aclTensor *x, *ids64, *ids, *index, *rank2, *expert4, *expert12, *expert4b, *in_rank, *scratch;
    aclTensor *one, *local2, *rows, *scales, *assist, *weights, *out, *stats;
    int64_t ranks, rank, experts, topk, tokens, tp, tp_rank, quant, global_bs, send_count;
    char *group, *tp_group;
    aclTensor *tp_counts;
} call;

static uint8_t memory[12 * 1024 * 4];
static char group_name[] = "experts", pair_name[] = "pair", nothing[] = "";

static aclTensor *make(aclDataType type, int64_t first, int64_t second)
{
    const int64_t dims[] = {first, second};
    aclTensor *t =
        aclCreateTensor(dims, second < 0 ? 1 : 2, type, NULL, 0, ACL_FORMAT_ND, NULL, 0, memory);
    assert_non_null(t);
    return t;
}

static call right(void)
{
    return (call){.x = make(ACL_BF16, 3, 1024),
                  .ids64 = make(ACL_INT64, 3, 2),
                  .ids = make(ACL_INT32, 3, 2),
                  .index = make(ACL_INT32, 3, 2),
                  .rank2 = make(ACL_INT32, 2, -1),
                  .expert4 = make(ACL_INT32, 4, -1),
                  .expert12 = make(ACL_INT32, 12, -1),
                  .expert4b = make(ACL_INT32, 4, -1),
                  .in_rank = make(ACL_INT32, 3, 2),
                  .scratch = make(ACL_INT32, 64, -1),
                  .one = make(ACL_INT32, 1, -1),
                  .local2 = make(ACL_INT64, 2, -1),
                  .rows = make(ACL_BF16, 12, 1024),
                  .scales = make(ACL_FLOAT, 12, -1),
                  .assist = make(ACL_INT32, 36, -1),
                  .weights = make(ACL_FLOAT, 3, 2),
                  .out = make(ACL_BF16, 3, 1024),
                  .stats = make(ACL_INT32, 2, -1),
                  .ranks = 2,
                  .rank = 1,
                  .experts = 4,
                  .topk = 2,
                  .tokens = 3,
                  .global_bs = 8,
                  .send_count = 12,
                  .group = group_name};
}

static aclnnStatus layout(const call *c, uint64_t *size, aclOpExecutor **executor)
{
    return aclnnDispatchLayoutGetWorkspaceSize(c->ids64, c->tokens, c->ranks, c->experts, c->topk,
                                               0, c->rank2, c->expert4, c->in_rank, c->scratch,
                                               c->index, size, executor);
}

static aclnnStatus notify(const call *c, uint64_t *size, aclOpExecutor **executor)
{
    return aclnnNotifyDispatchGetWorkspaceSize(c->expert12, c->expert4, c->send_count, c->tokens,
                                               c->group, c->ranks, c->rank, 0, 0, c->expert4b,
                                               c->expert12, c->one, c->expert4, c->expert4, c->one,
                                               c->local2, size, executor);
}

static aclnnStatus dispatch(const call *c, uint64_t *size, aclOpExecutor **executor)
{
    return aclnnMoeDispatchNormalGetWorkspaceSize(
        c->x, c->ids, c->expert4, c->index, c->expert4, c->expert4b, c->group, c->ranks, c->rank,
        c->tp_group, c->tp, c->tp_rank, c->experts, c->quant, c->global_bs, c->rows, c->scales,
        c->assist, c->stats, size, executor);
}

static aclnnStatus combine(const call *c, uint64_t *size, aclOpExecutor **executor)
{
    return aclnnMoeCombineNormalGetWorkspaceSize(
        c->rows, c->assist, c->expert4, c->weights, c->tp_counts, c->group, c->ranks, c->rank,
        c->tp_group, c->tp, c->tp_rank, c->experts, c->global_bs, c->out, c->stats, size, executor);
}

typedef aclnnStatus (*stage)(const call *c, uint64_t *size, aclOpExecutor **executor);

static void passes(stage first, const call *c)
{
    uint64_t size = 77;
    aclOpExecutor *executor = NULL;
    aclnnStatus status = first(c, &size, &executor);
    if (status)
        fail_msg("refused with %d: %s", status, base_error_recent());
    assert_int_equal(size, 0);
    assert_int_equal(aclDestroyAclOpExecutor(executor), 0);
}

static void refused(stage first, call c, aclnnStatus code, const char *text)
{
    uint64_t size = 77;
    aclOpExecutor *executor = (aclOpExecutor *)memory;
    aclnnStatus status = first(&c, &size, &executor);
    if (status != code || !strstr(base_error_recent(), text))
        fail_msg("%d instead of %d, or \"%s\" is not in \"%s\"", status, code, text,
                 base_error_recent());
    assert_int_equal(size, 77);
    assert_ptr_equal(executor, memory);
}

/* The call with one thing wrong. */
#define WRONG(first, code, text, ...)                                                              \
    do {                                                                                           \
        call c = good;                                                                             \
        __VA_ARGS__;                                                                               \
        refused(first, c, code, text);                                                             \
    } while (0)

static void all_right(void **state)
{
    call good = right();
    (void)state;
    passes(layout, &good);
    passes(notify, &good);
    passes(dispatch, &good);
    passes(combine, &good);
    good.global_bs = 0;
    good.stats = NULL;
    passes(dispatch, &good);
    passes(combine, &good);
    good.scales = NULL; /* not needed without quantisation */
    passes(dispatch, &good);
}

static void layout_checks(void **state)
{
    const call good = right();
    (void)state;
    WRONG(layout, TILING, "numRanks is 0; allowed are 1 to ", c.ranks = 0);
    WRONG(layout, TILING, "numExperts is 4097; allowed are 1 to 4096", c.experts = 4097);
    WRONG(layout, TILING, "numExperts is 5, which is no multiple of the 2 ranks", c.experts = 5);
    WRONG(layout, TILING, "numTopk is 65; allowed are 1 to 64", c.topk = 65);
    WRONG(layout, TILING, "numTokens is -1; allowed are 0 to 2147483647", c.tokens = -1);
    WRONG(layout, TILING, "topkIdx has data type 3 (INT32); allowed: INT64", c.ids64 = c.ids);
    WRONG(layout, TILING, "dimension 0 of topkIdx is 3; it must be 2", c.tokens = 2);
    WRONG(layout, NULL_CODE, "isTokenInRank is NULL", c.in_rank = NULL);
    WRONG(layout, TILING, "numTokensPerRank has 2 dimensions; 1 are needed", c.rank2 = c.index);
}

static void notify_checks(void **state)
{
    const call good = right();
    char longest[129];
    memset(longest, 'x', 128);
    longest[128] = 0;
    (void)state;
    WRONG(notify, NULL_CODE, "commGroup is NULL", c.group = NULL);
    WRONG(notify, TILING, "has no characters; 1 to 127", c.group = (char[]){""});
    WRONG(notify, TILING, "has too many characters; 1 to 127", c.group = longest);
    WRONG(notify, TILING, "no live communicator of this process is named \"other\"",
          c.group = (char[]){"other"});
    WRONG(notify, TILING, "the rank is 2; allowed are 0 to 1", c.rank = 2);
    WRONG(notify, TILING, "rank 0 of 2; in communicator \"experts\" this is rank 1 of 2",
          c.rank = 0);
    WRONG(notify, TILING, "sendCount is 13; it must be three times", c.send_count = 13);
    WRONG(notify, TILING, "dimension 0 of sendData is 12; at least 24", c.send_count = 24);
    WRONG(notify, TILING, "recvTokensPerExpert has data type 3 (INT32); allowed: INT64",
          c.local2 = c.rank2);
    WRONG(notify, NULL_CODE, "totalRecvTokens is NULL", c.one = NULL);
}

static void dispatch_checks(void **state)
{
    const call good = right();
    const int64_t dims[] = {3, 1024}, apart[] = {2048, 1};
    (void)state;
    WRONG(dispatch, TILING, "tpWorldSize is 3; allowed are 0 to 2", c.tp = 3);
    WRONG(dispatch, NULL_CODE, "groupTpOptional is NULL", c.tp = 2);
    WRONG(dispatch, TILING, "tpRankId is 1; with tpWorldSize 1 it must be 0", c.tp = 1,
          c.tp_rank = 1);
    WRONG(dispatch, TILING, "quantMode is 3; allowed are 0 to 2", c.quant = 3);
    WRONG(dispatch, TILING, "quantMode is 1; no kernel exists for it", c.quant = 1);
    WRONG(dispatch, NULL_CODE, "x is NULL", c.x = NULL);
    WRONG(dispatch, TILING, "x has data type 3 (INT32); allowed: FLOAT16, BF16, FLOAT",
          c.x = c.ids);
    WRONG(dispatch, TILING, "globalBs is 7; 0, or a multiple of the 2 ranks that is 6",
          c.global_bs = 7);
    WRONG(dispatch, TILING, "globalBs is 4", c.global_bs = 4);
    WRONG(dispatch, TILING, "topkIdx has data type 9 (INT64); allowed: INT32", c.ids = c.ids64);
    WRONG(dispatch, TILING, "recvX has data type 27 (BF16); allowed: INT8", c.quant = 2);
    WRONG(dispatch, NULL_CODE, "recvXScales is NULL", c.rows = make(ACL_INT8, 12, 1024),
          c.quant = 2, c.scales = NULL);
    WRONG(dispatch, TILING, "dimension 1 of recvX is 512; it must be 1024",
          c.rows = make(ACL_BF16, 12, 512));
    WRONG(dispatch, TILING, "x is not dense: stride 0 is 2048, it must be 1024",
          c.x = aclCreateTensor(dims, 2, ACL_BF16, apart, 0, ACL_FORMAT_ND, NULL, 0, memory));
    WRONG(dispatch, TILING, "x has format FRACTAL_NZ",
          c.x =
              aclCreateTensor(dims, 2, ACL_BF16, NULL, 0, ACL_FORMAT_FRACTAL_NZ, NULL, 0, memory));
    WRONG(dispatch, NULL_CODE, "x has elements and no memory",
          c.x = aclCreateTensor(dims, 2, ACL_BF16, NULL, 0, ACL_FORMAT_ND, NULL, 0, NULL));
    WRONG(dispatch, INVALID, "sendTokenIdx", c.index = (aclTensor *)memory);
}

/* ---- two things wrong at once: the earlier one is told ---- */

typedef struct fault {
    void (*make)(call *c);
    const char *text;
} fault;

static void order_check(stage first, const fault *faults, size_t count)
{
    for (size_t i = 0; i < count; i++)
        for (size_t j = i; j < count; j++) {
            call c = right();
            faults[j].make(&c);
            faults[i].make(&c); /* the last to set what both set: it must be told anyway */
            refused(first, c, TILING, faults[i].text);
        }
}

#define FAULT(name, change)                                                                        \
    static void name(call *c)                                                                      \
    {                                                                                              \
        change;                                                                                    \
    }

FAULT(no_group, c->group = nothing)
FAULT(many_ranks, c->ranks = 385)
FAULT(tp_of_3, c->tp = 3)
FAULT(rank_outside, c->rank = 2)
FAULT(tp_rank_alone, c->tp_rank = 1)
FAULT(many_experts, c->experts = 4098)
FAULT(quant_3, c->quant = 3)
FAULT(flat_assist, c->assist = make(ACL_INT32, 36, 1))
FAULT(wide_stats, c->stats = make(ACL_INT64, 2, -1))
FAULT(odd_experts, c->experts = 5)
FAULT(many_tokens, c->x = make(ACL_BF16, 1ll << 31, 1024))
FAULT(odd_bs, c->global_bs = 7)
FAULT(wide_rows, c->x = make(ACL_BF16, 3, 1ll << 31))
FAULT(more_ids, c->ids = make(ACL_INT32, 4, 2))
FAULT(many_choices, c->ids = make(ACL_INT32, 3, 65))
FAULT(short_rows, c->rows = make(ACL_BF16, 12, 512))
FAULT(few_offsets, c->expert4b = make(ACL_INT32, 3, -1))

static void fractal_ids(call *c)
{
    const int64_t dims[] = {3, 2};
    c->ids = aclCreateTensor(dims, 2, ACL_INT32, NULL, 0, ACL_FORMAT_FRACTAL_NZ, NULL, 0, memory);
}

static void dispatch_order(void **state)
{
    static const fault faults[] = {
        {no_group, "has no characters"},
        {many_ranks, "the number of ranks is 385; allowed are 1 to 384"},
        {tp_of_3, "tpWorldSize is 3"},
        {rank_outside, "the rank is 2"},
        {tp_rank_alone, "tpRankId is 1"},
        {many_experts, "moeExpertNum is 4098; allowed are 1 to 4096"},
        {quant_3, "quantMode is 3"},
        {flat_assist, "assistInfoForCombine has 2 dimensions; 1 are needed"},
        {wide_stats, "waitRecvCostStats has data type 9 (INT64); allowed: INT32"},
        {fractal_ids, "topkIdx has format FRACTAL_NZ"},
        {odd_experts, "moeExpertNum is 5, which is no multiple of the 2 ranks"},
        {many_tokens,
         "number of tokens (dimension 0 of x) is 2147483648; allowed are 0 to 2147483647"},
        {odd_bs, "globalBs is 7"},
        {wide_rows, "size of a row (dimension 1 of x) is 2147483648; allowed are 1 to 2147483647"},
        {more_ids, "dimension 0 of topkIdx is 4; it must be 3"},
        {many_choices, "number of choices (dimension 1 of topkIdx) is 65; allowed are 1 to 64"},
        {short_rows, "dimension 1 of recvX is 512; it must be 1024"},
        {few_offsets, "dimension 0 of recvCount is 3; at least 4"}};
    (void)state;
    order_check(dispatch, faults, sizeof faults / sizeof *faults);
    setenv("AIVDRIVE_CAM_TRANSPORT", "window", 1); /* the window comes last */
    order_check(dispatch, faults, sizeof faults / sizeof *faults);
    unsetenv("AIVDRIVE_CAM_TRANSPORT");
}

FAULT(no_ranks, c->ranks = 0)
FAULT(choices_65, c->topk = 65)
FAULT(tokens_below_0, c->tokens = -1)
FAULT(narrow_ids, c->ids64 = c->ids)
FAULT(wide_rank_counts, c->rank2 = c->local2)
FAULT(wide_expert_counts, c->expert4 = make(ACL_INT64, 4, -1))
FAULT(wide_in_rank, c->in_rank = make(ACL_INT64, 3, 2))
FAULT(wide_scratch, c->scratch = make(ACL_INT64, 64, -1))
FAULT(flat_ids, c->ids64 = make(ACL_INT64, 6, -1))

static void layout_order(void **state)
{
    static const fault faults[] = {
        {no_ranks, "numRanks is 0; allowed are 1 to 384"},
        {many_experts, "numExperts is 4098; allowed are 1 to 4096"},
        {odd_experts, "numExperts is 5, which is no multiple of the 2 ranks"},
        {choices_65, "numTopk is 65; allowed are 1 to 64"},
        {tokens_below_0, "numTokens is -1; allowed are 0 to 2147483647"},
        {narrow_ids, "topkIdx has data type 3 (INT32); allowed: INT64"},
        {wide_rank_counts, "numTokensPerRank has data type 9 (INT64)"},
        {wide_expert_counts, "numTokensPerExpert has data type 9 (INT64)"},
        {wide_in_rank, "isTokenInRank has data type 9 (INT64)"},
        {wide_scratch, "notifySendData has data type 9 (INT64)"},
        {flat_ids, "topkIdx has 1 dimensions; 2 are needed"}};
    (void)state;
    order_check(layout, faults, sizeof faults / sizeof *faults);
}

/* ---- what the log has ---- */

static char logged[4096];

static void keep_line(int level, const char *text)
{
    (void)level;
    snprintf(logged, sizeof logged, "%s", text);
}

static void log_has(stage first, const call *c, const char *text)
{
    logged[0] = 0;
    passes(first, c);
    if (!strstr(logged, text))
        fail_msg("\"%s\" is not in the log: \"%s\"", text, logged);
}

static void choices_logged(void **state)
{
    call good = right();
    (void)state;
    base_log_set_level(LOG_INFO);
    base_log_set_sink(keep_line);
    log_has(layout, &good, "aclnnDispatchLayoutGetWorkspaceSize: tiling key 23, ");
    log_has(notify, &good, "aclnnNotifyDispatchGetWorkspaceSize: tiling key 23, direct transport");
    log_has(dispatch, &good, "aclnnMoeDispatchNormalGetWorkspaceSize: tiling key 10000, direct");
    log_has(combine, &good, "aclnnMoeCombineNormalGetWorkspaceSize: tiling key 0, direct");
    good.tp = 2;
    good.tp_group = pair_name;
    log_has(dispatch, &good, "tiling key 10100, ");
    good.tp = 0;
    good.quant = 2;
    good.rows = make(ACL_INT8, 12, 1024);
    log_has(dispatch, &good, "tiling key 10002, ");
    base_log_set_sink(NULL);
    base_log_set_level(LOG_ERROR);
}

static void combine_checks(void **state)
{
    const call good = right();
    (void)state;
    WRONG(combine, TILING, "moeExpertNum is 5, which is no multiple", c.experts = 5);
    WRONG(combine, TILING, "recvX has data type 2 (INT8); allowed: FLOAT16, BF16, FLOAT",
          c.rows = make(ACL_INT8, 12, 1024));
    WRONG(combine, TILING, "dimension 0 of tokenSrcInfo is 35; at least 36",
          c.assist = make(ACL_INT32, 35, -1));
    WRONG(combine, TILING, "recvTopkWeights has data type 1 (FLOAT16); allowed: FLOAT",
          c.weights = make(ACL_FLOAT16, 3, 2));
    WRONG(combine, TILING, "dimension 0 of out is 4; it must be 3",
          c.out = make(ACL_BF16, 4, 1024));
    WRONG(combine, TILING, "globalBs is 5", c.global_bs = 5);
    WRONG(combine, TILING, "dimension 0 of sendCostStats is 1; at least 2", c.stats = c.one);
}

/* A pair of TP ranks, here rank 0 of it. */
static void tp_checks(void **state)
{
    call good = right();
    (void)state;
    good.tp = 2;
    good.tp_group = pair_name;
    good.tp_counts = make(ACL_INT32, 2, -1);
    passes(dispatch, &good);
    passes(combine, &good);
    for (int i = 0; i < 2; i++) {
        stage first = i ? combine : dispatch;
        WRONG(first, TILING, "tpRankId is 2; allowed are 0 to 1", c.tp_rank = 2);
        WRONG(first, NULL_CODE, "is NULL", c.tp_group = NULL);
        WRONG(first, TILING, "named \"nobody\"", c.tp_group = (char[]){"nobody"});
        WRONG(first, TILING, "is \"experts\", the communicator of the experts",
              c.tp_group = group_name);
        WRONG(first, TILING, "rank 1 of 2; in communicator \"pair\" this is rank 0 of 2",
              c.tp_rank = 1);
        /* The order: the group of the experts, TP, the experts. */
        WRONG(first, TILING, "tpWorldSize is 3", c.rank = 2, c.tp = 3);
        WRONG(first, TILING, "the rank is 2", c.rank = 2, c.tp_rank = 5);
        WRONG(first, TILING, "tpRankId is 5", c.tp_rank = 5, c.experts = 5, c.tp_group = NULL);
    }
    WRONG(combine, NULL_CODE, "tpRecvCountsOptional is NULL", c.tp_counts = NULL);
    WRONG(combine, TILING, "dimension 0 of tpRecvCountsOptional is 1; at least 2",
          c.tp_counts = c.one);
    setenv("AIVDRIVE_CAM_LIMITS", "vendor", 1);
    WRONG(combine, TILING, "moeExpertNum is 4; with tpWorldSize 2 and", (void)c);
    unsetenv("AIVDRIVE_CAM_LIMITS");
}

static void vendor_limits(void **state)
{
    const call good = right();
    (void)state;
    setenv("AIVDRIVE_CAM_LIMITS", "vendor", 1);
    passes(layout, &good);
    passes(dispatch, &good);
    passes(combine, &good);
    WRONG(layout, TILING, "numExperts is 514; allowed are 1 to 512", c.experts = 514);
    WRONG(layout, TILING, "numTopk is 5; allowed are 1 to 4", c.topk = 5);
    WRONG(layout, TILING, "numTokens is 0; allowed are 1 to 8000", c.tokens = 0);
    WRONG(layout, TILING, "numTokens is 8001; allowed are 1 to 8000", c.tokens = 8001);
    WRONG(dispatch, TILING, "(dimension 1 of x) is 1023; allowed are 1024 to 7168",
          c.x = make(ACL_BF16, 3, 1023));
    WRONG(dispatch, TILING, "x has data type 0 (FLOAT)", c.x = make(ACL_FLOAT, 3, 1024));
    unsetenv("AIVDRIVE_CAM_LIMITS");
}

static void window(void **state)
{
    const call good = right();
    (void)state;
    setenv("AIVDRIVE_CAM_TRANSPORT", "window", 1);
    /* 4 tokens at most * 2 choices * (2560 + 2048) bytes beside 208 MB, twice */
    WRONG(dispatch, TILING, "has 200 MB; HCCL_BUFFSIZE=417 (MB) at least", (void)c);
    WRONG(combine, TILING, "HCCL_BUFFSIZE=417 (MB) at least", (void)c);
    WRONG(notify, TILING, "HCCL_BUFFSIZE=204 (MB) at least", (void)c);
    unsetenv("AIVDRIVE_CAM_TRANSPORT");
}

static void second_stage(void **state)
{
    call good = right();
    uint64_t size;
    aclOpExecutor *executor;
    (void)state;
    assert_int_equal(aclnnMoeCombineNormal(NULL, 0, NULL, NULL), NULL_CODE);
    assert_int_equal(layout(&good, &size, &executor), 0);
    assert_int_equal(aclnnMoeCombineNormal(NULL, 0, executor, NULL), INVALID);
    assert_non_null(strstr(base_error_recent(), "one of aclnnDispatchLayoutGetWorkspaceSize"));
    assert_int_equal(aclDestroyAclOpExecutor(executor), 0); /* a refused one is still there */
    assert_int_equal(layout(&good, NULL, &executor), NULL_CODE);
    assert_int_equal(layout(&good, &size, NULL), NULL_CODE);
}

static hccl_comm *comm_add(const char *name, uint32_t rank)
{
    hccl_comm *comm = calloc(1, sizeof *comm);
    assert_non_null(comm);
    snprintf(comm->name, sizeof comm->name, "%s", name);
    comm->size = 2;
    comm->rank = rank;
    comm->peers = calloc(2, sizeof *comm->peers);
    assert_non_null(comm->peers);
    comm->buffer_size = comm->peers[0].buffer_size = comm->peers[1].buffer_size = 200ull << 20;
    assert_int_equal(hccl_registry_add(comm), AIVD_OK);
    return comm;
}

static int meet(void **state)
{
    static hccl_comm *comms[2];
    comms[0] = comm_add(group_name, 1);
    comms[1] = comm_add(pair_name, 0);
    *state = comms;
    return 0;
}

static int part(void **state)
{
    hccl_comm **comms = *state;
    int result = 0;
    for (int i = 0; i < 2; i++) {
        result |= hccl_registry_remove(comms[i]) ? 0 : -1;
        free(comms[i]->peers);
        free(comms[i]);
    }
    return result;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_right),      cmocka_unit_test(layout_checks),
        cmocka_unit_test(notify_checks),  cmocka_unit_test(dispatch_checks),
        cmocka_unit_test(combine_checks), cmocka_unit_test(tp_checks),
        cmocka_unit_test(vendor_limits),  cmocka_unit_test(window),
        cmocka_unit_test(second_stage),   cmocka_unit_test(dispatch_order),
        cmocka_unit_test(layout_order),   cmocka_unit_test(choices_logged)};
    return cmocka_run_group_tests(tests, meet, part);
}
