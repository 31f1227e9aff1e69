/* shmem/notify: the notifies of a PE, one for each core: a kernel sets its core's when SDMA has
 * done what it was given, and streams of the host wait for it (notify_arr of
 * aclshmem_host_state_t). */
#ifndef SHMEM_NOTIFY_H
#define SHMEM_NOTIFY_H

#include "shmem/pe.h"

/* What the host keeps of this PE. Notifies are made where SDMA is among the engines. The default
 * stream is there. */
aivd_status shmem_notify_make(shmem_pe *pe);
void shmem_notify_end(shmem_pe *pe);

#endif
