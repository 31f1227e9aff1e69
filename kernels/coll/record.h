/* coll/record: reading the record of a rank's call (coll_record of coll.h) while its rank may be
 * writing it. The writer is hccl_flight_note. */
#ifndef COLL_RECORD_H
#define COLL_RECORD_H

#include "coll.h"

/* All but the order. Each is written and read by itself; the order tells whether they belong
 * together. */
#define COLL_RECORD_OF_CALL(X)                                                                     \
    X(seq) X(count) X(kind) X(type) X(op) X(root) X(signature) X(mesh) X(shape)
#define COLL_RECORD_FIELDS(X) X(common) COLL_RECORD_OF_CALL(X)

/* False when there is none, or its rank writes it at this moment. */
static inline bool coll_record_read(const coll_record *from, coll_record *to)
{
    /* Pairs with the release store of the order in hccl_flight_note; of the fields, with the fence
     * there: who has read one of the next record finds another order below. */
    to->order = __atomic_load_n(&from->order, __ATOMIC_ACQUIRE);
#define X(field) to->field = __atomic_load_n(&from->field, __ATOMIC_ACQUIRE);
    COLL_RECORD_FIELDS(X)
#undef X
    return to->order != 0 && __atomic_load_n(&from->order, __ATOMIC_RELAXED) == to->order;
}

#endif
