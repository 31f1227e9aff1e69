/* coll/report: what to say when ranks called differently. Every rank keeps a record of its calls in
 * its area, so both sides can be named. */
#ifndef COLL_REPORT_H
#define COLL_REPORT_H

#include <aivdrive/device_error.h>

#include "call_text.h"
#include "exchange.h"
#include "record.h"

typedef struct coll_text {
    char text[COLL_CALL_TEXT];
    uint64_t
        number; /* of the call among those that all ranks make, barriers included; 0 = unknown */
} coll_text;

/* The record of a rank's call, wherever it stands: messages and barriers lie between. */
static coll_text coll_call_text(const coll_args *a, uint32_t p, uint64_t seq)
{
    __gm__ const coll_record *r =
        (__gm__ const coll_record *)(p == a->rank ? coll_own(a, coll_records_at())
                                                  : coll_theirs(a, p, coll_records_at()));
    coll_text t = {.text = "another number of calls"};
    for (uint32_t i = 0; i < COLL_RECORDS; i++) {
        coll_record one;
        if (!coll_record_read(&r[i], &one) || one.seq != seq || !coll_in_sequence(one.kind))
            continue;
        coll_call_words(&one, t.text, sizeof t.text);
        t.number = one.common;
    }
    return t;
}

static void coll_disagree(const coll_args *a, uint32_t p, uint64_t seq, uint64_t tag)
{
    if ((tag & 0xffffff) == 0 || a->signature == 0)
        return; /* not compared */
    coll_text mine = coll_call_text(a, a->rank, seq), theirs = coll_call_text(a, p, seq);
    coll_words_differ(mine.text, theirs.text, sizeof theirs.text);
    aivd_dev_disagree(COLL_DIFFERS, (unsigned long long)(mine.number ? mine.number : seq), a->rank,
                      mine.text, p, theirs.text);
}

/* The part of one pair of ranks. */
static inline void coll_differ_bytes(const coll_args *a, uint32_t from, uint32_t to, uint64_t sends,
                                     uint64_t expects)
{
    coll_text mine = coll_call_text(a, a->rank, a->seq);
    aivd_dev_disagree(
        "call %llu of the communicator, %s: rank %u sends %llu bytes to rank %u, which "
        "expects %llu; counts of the two sides must agree",
        (unsigned long long)(mine.number ? mine.number : a->seq), mine.text, from,
        (unsigned long long)sends, to, (unsigned long long)expects);
}

#endif
