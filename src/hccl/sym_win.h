/* hccl/sym_win: windows: memory of every rank of a communicator under one handle. */
#ifndef HCCL_SRC_SYM_WIN_H
#define HCCL_SRC_SYM_WIN_H

#include "hccl/comm.h"

/* Freed with the communicator; memory of windows stays the caller's. */
void hccl_sym_wins_free(hccl_comm *comm);

#endif
