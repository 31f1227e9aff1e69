/* aivdrive/expert_load.h: where experts are and how much they have to do: ids of logical experts
 * become ids of physical ones by a table, and rows of experts are counted by layer and written as a
 * CSV file. Source document: docs/cam.md. */
#ifndef AIVDRIVE_EXPERT_LOAD_H
#define AIVDRIVE_EXPERT_LOAD_H

#include "aclnn/acl_meta.h"

#ifdef __cplusplus
extern "C" {
#endif

/* physical[i] = map[ids[i]], on `stream`. An id that is not in 0 .. E - 1 becomes -1; so does one
 * whose entry is -1. Give dispatch and combine the result as their ids.
 * ids       in   INT32 or INT64, any shape
 * map       in   INT32 [E], E 1 .. 4096
 * physical  out  type and number of elements of ids; may be ids itself
 * Returns ACLNN_SUCCESS when the kernel is queued; ACLNN_ERR_PARAM_NULLPTR, 561002 for a type or
 * shape, ACLNN_ERR_RUNTIME_ERROR, with the text of aclGetRecentErrMsg(). Any thread. */
aclnnStatus aivd_expert_map(const aclTensor *ids, const aclTensor *map, const aclTensor *physical,
                            aclrtStream stream);

/* Counts of rows by layer and expert, on the host. One thread at a time. */
typedef struct aivd_expert_load aivd_expert_load;

/* All counts 0; layers and experts 1 .. 65536, and 2^28 counts at most. NULL: see
 * aclGetRecentErrMsg(). */
aivd_expert_load *aivd_expert_load_create(int64_t layers, int64_t experts);
void aivd_expert_load_destroy(aivd_expert_load *load); /* NULL: nothing */

/* Adds counts[i] to expert `first` + i of the layer, for `experts` experts: for instance
 * recvTokensPerExpert of notify, with first = rank * L. Counts are not negative. Nothing is added
 * when something is refused. */
aclnnStatus aivd_expert_load_add(aivd_expert_load *load, int64_t layer, int64_t first,
                                 int64_t experts, const int64_t *counts);

/* The counts of a layer, as many as experts; NULL when there is no such layer. They may be added up
 * over ranks where they lie (INT64). Valid until the end of `load`. */
int64_t *aivd_expert_load_counts(aivd_expert_load *load, int64_t layer);

/* Writes `path`: the line "layer_id,expert_id,count", then a line for every count, by layer, then by
 * expert. The file is whole or not there. */
aclnnStatus aivd_expert_load_write(const aivd_expert_load *load, const char *path);

#ifdef __cplusplus
}
#endif

#endif
