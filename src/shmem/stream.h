/* shmem/stream: which stream a call means. */
#ifndef SHMEM_STREAM_H
#define SHMEM_STREAM_H

#include "acl/acl_rt.h"
#include "shmem/pe.h"

/* The stream of the handle, NULL: the library's default one. It must be of the PE's device. */
aivd_status shmem_stream_of(const shmem_pe *pe, const char *call, aclrtStream handle,
                            npu_stream **stream);

#endif
