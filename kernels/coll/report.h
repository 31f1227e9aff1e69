/* coll/report: what to say when ranks called differently. Every rank keeps a record of its calls in
 * its area, so both sides can be named. */
#ifndef COLL_REPORT_H
#define COLL_REPORT_H

#include <aivdrive/device_error.h>
#include <stdio.h>

#include "exchange.h"

typedef struct coll_text {
    char text[160];
} coll_text;

static inline __gm__ const coll_record *coll_record_of(const coll_args *a, uint32_t p, uint64_t seq)
{
    return (__gm__ const coll_record *)coll_theirs(a, p, coll_records_at()) + seq % COLL_RECORDS;
}

/* "HcclAllReduce(count 1024, type fp32, op sum)" */
static coll_text coll_call_text(const coll_args *a, uint32_t p, uint64_t seq)
{
    static const char *const kinds[] = {COLL_KIND_NAMES};
    static const char *const types[] = {COLL_TYPE_NAMES};
    static const char *const ops[] = {"sum", "prod", "max", "min"};
    __gm__ const coll_record *r = coll_record_of(a, p, seq);
    coll_text t = {"another number of calls"};
    int n;
    if (r->seq != seq || r->kind >= sizeof kinds / sizeof *kinds)
        return t;
    n = snprintf(t.text, sizeof t.text, "%s(", kinds[r->kind]);
    n += snprintf(t.text + n, sizeof t.text - (size_t)n, "count %llu, type %s",
                  (unsigned long long)r->count,
                  r->type < sizeof types / sizeof *types && types[r->type] ? types[r->type] : "?");
    if (r->kind == COLL_ALLREDUCE || r->kind == COLL_REDUCE || r->kind == COLL_REDUCE_SCATTER)
        n += snprintf(t.text + n, sizeof t.text - (size_t)n, ", op %s",
                      r->op < 4 ? ops[r->op] : "?");
    if (r->kind == COLL_BROADCAST || r->kind == COLL_SCATTER || r->kind == COLL_REDUCE)
        n += snprintf(t.text + n, sizeof t.text - (size_t)n, ", root %u", r->root);
    snprintf(t.text + n, sizeof t.text - (size_t)n, ")");
    return t;
}

static void coll_disagree(const coll_args *a, uint32_t p, uint64_t seq, uint64_t tag)
{
    if ((tag & 0xffffff) == 0 || a->signature == 0)
        return; /* not compared */
    coll_text mine = coll_call_text(a, a->rank, seq), theirs = coll_call_text(a, p, seq);
    aivd_dev_disagree("call %llu of the communicator differs between ranks: rank %u called %s, rank "
                      "%u called %s; all ranks must make the same calls in the same order",
                      (unsigned long long)seq, a->rank, mine.text, p, theirs.text);
}

/* The part of one pair of ranks. */
static void coll_differ_bytes(const coll_args *a, uint32_t from, uint32_t to, uint64_t sends,
                              uint64_t expects)
{
    aivd_dev_disagree("call %llu of the communicator, %s: rank %u sends %llu bytes to rank %u, which "
                      "expects %llu; counts of the two sides must agree",
                      (unsigned long long)a->seq, coll_call_text(a, a->rank, a->seq).text, from,
                      (unsigned long long)sends, to, (unsigned long long)expects);
}

#endif
