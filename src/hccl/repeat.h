/* hccl/repeat: the same call again. Programs call in loops; what was checked and computed for a
 * call of a communicator is still right when its arguments are the same and nothing it was checked
 * against has changed. Only number, record and launch are new then. */
#ifndef HCCL_SRC_REPEAT_H
#define HCCL_SRC_REPEAT_H

#include "hccl/coll.h"
#include "hccl/hccl_comm.h"

/* How a call has its counts. */
typedef enum hccl_form {
    HCCL_FORM_PLAIN,  /* one for all ranks */
    HCCL_FORM_PARTS,  /* 2 lists of them and of displacements */
    HCCL_FORM_BOTH,   /* 4: sent and received */
    HCCL_FORM_MATRIX, /* 1 of all pairs of ranks */
    HCCL_FORMS
} hccl_form;
enum { HCCL_LISTS = 4 };

/* The arguments of a call, as the user gives them, in few words to compare. Of lists the contents
 * count. */
typedef struct hccl_key {
    uint64_t comm, stream, send, recv, count;
    uint64_t how;  /* type, and op << 32 */
    uint64_t what; /* root, kind << 32, and form << 48 */
    const uint64_t *const *list;
} hccl_key;

static inline hccl_key hccl_key_of(coll_kind kind, HcclComm comm, aclrtStream stream,
                                   const void *send, const void *recv, uint64_t count,
                                   HcclDataType type, uint32_t op, uint32_t root)
{
    return (hccl_key){.comm = (uint64_t)(uintptr_t)comm,
                      .stream = (uint64_t)(uintptr_t)stream,
                      .send = (uint64_t)(uintptr_t)send,
                      .recv = (uint64_t)(uintptr_t)recv,
                      .count = count,
                      .how = (uint32_t)type | (uint64_t)op << 32,
                      .what = root | (uint64_t)kind << 32};
}

/* `list` has as many entries as the form has lists. */
static inline void hccl_key_add(hccl_key *key, hccl_form form, const uint64_t *const *list)
{
    key->what |= (uint64_t)form << 48;
    key->list = list;
}

static inline hccl_form hccl_key_form(const hccl_key *key)
{
    return (hccl_form)(key->what >> 48);
}

static inline coll_kind hccl_key_kind(const hccl_key *key)
{
    return (coll_kind)(key->what >> 32 & 0xffff);
}

/* A call with messages, as the user gives it. */
typedef struct hccl_batch_call {
    HcclComm handle;
    aclrtStream stream;
    enum coll_kernel kernel;
    const HcclSendRecvItem *items;
    uint32_t count;
} hccl_batch_call;

/* Queues the call when it is the last one again: then *status is its result. False: the long way.
 */
bool hccl_repeat(const hccl_key *key, aivd_status *status);
/* The call has just been queued with these arguments, by hccl_coll_launch; `calls` is held. Keeps
 * it when it may be repeated. */
void hccl_repeat_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                      const hccl_call *call, const coll_args *args, uint32_t blocks,
                      const coll_record *record);
/* The same for a few messages, of any size. */
bool hccl_batch_repeat(const hccl_batch_call *call, aivd_status *status);
void hccl_batch_keep(hccl_comm *comm, npu_stream *stream, npu_function *function,
                     const hccl_batch_call *call, const coll_item *checked);
struct hccl_batch *hccl_batch_make(void);
/* Memory for it; without, no call is a repetition. */
void hccl_repeat_make(hccl_comm *comm);
void hccl_repeat_free(hccl_comm *comm);

#endif
