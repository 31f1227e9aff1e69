/* hccl/create: the two halves of making a communicator, and its end. */
#ifndef HCCL_SRC_CREATE_H
#define HCCL_SRC_CREATE_H

#include "hccl/comm.h"

/* The whole, in the name of `call`: this thread's device, a meeting at the root, the handle. */
aivd_status hccl_comm_init(const char *call, uint32_t ranks, const HcclRootInfo *root_info,
                           uint32_t rank, const HcclCommConfig *config, HcclComm *result);

/* First half: memory and settings, nothing that peers see. */
aivd_status hccl_comm_prepare(int32_t device, uint32_t rank, uint32_t size,
                              const hccl_settings *settings, hccl_comm **comm);
void hccl_comm_card(const hccl_comm *comm, hccl_card *card);
/* Second half: peers from their cards, rank graph, name, handle. Takes the group over on success.
 */
aivd_status hccl_comm_complete(hccl_comm *comm, fabric_group *group);
/* Frees what there is, in any state of construction. The handle is already off the registry. */
void hccl_comm_free(hccl_comm *comm);
/* Whether no operator of the library is queued or running for this rank; a core_ready. */
bool hccl_operators_done(void *comm);

/* What observers know the communicator by: the same on all ranks. */
uint64_t hccl_comm_common(const hccl_comm *comm);

/* Lists that hang on a communicator, freed with it. */
void hccl_contexts_free(hccl_comm *comm);
void hccl_memories_free(hccl_comm *comm);
void hccl_channels_free(hccl_comm *comm);
void hccl_extra_free(hccl_comm *comm); /* window context, named memory, threads */

#endif
