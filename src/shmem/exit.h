/* shmem/exit: aclshmem_global_exit ends the processes of all PEs. */
#ifndef SHMEM_EXIT_H
#define SHMEM_EXIT_H

#include "shmem/pe.h"

/* Starts to listen for the exit word of a PE of this process; a thread that sleeps. */
aivd_status shmem_exit_listen(shmem_pe *pe);
void shmem_exit_deaf(shmem_pe *pe);

#endif
