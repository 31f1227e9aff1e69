/* acl_bench.h: set-up that every benchmark through ACL and HCCL repeats: device, stream,
 * communicator, kernel image. Ends the program with a message on any error. */
#ifndef ACL_BENCH_H
#define ACL_BENCH_H

#include <acl/acl.h>
#include <hccl/hccl.h>
#include <hccl/hccl_comm.h>

#include "bench.h"

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int check_code = (int)(call);                                                              \
        if (check_code != 0) {                                                                     \
            const char *check_text = aclGetRecentErrMsg();                                         \
            fprintf(stderr, "%s:%d: %s = %d %s\n", __FILE__, __LINE__, #call, check_code,          \
                    check_text ? check_text : "");                                                 \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static inline HcclComm acl_bench_comm(bench_world *w)
{
    HcclComm comm;
    if (w->rank == 0)
        CHECK(HcclGetRootInfo((HcclRootInfo *)w->shared->message));
    bench_line(w);
    CHECK(HcclCommInitRootInfo((uint32_t)w->ranks, (HcclRootInfo *)w->shared->message,
                               (uint32_t)w->rank, &comm));
    return comm;
}

static inline aclrtFuncHandle acl_bench_kernel(const char *image, const char *kernel)
{
    aclrtBinHandle binary;
    aclrtFuncHandle function;
    CHECK(aclrtBinaryLoadFromFile(image, NULL, &binary));
    CHECK(aclrtBinaryGetFunction(binary, kernel, &function));
    return function;
}

#endif
