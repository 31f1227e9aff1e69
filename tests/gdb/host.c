/* Launches gdb_kernel on two blocks and waits for it. */
#include <acl/acl.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(call)                                                                                \
    do {                                                                                           \
        int check_code = (call);                                                                   \
        if (check_code != 0) {                                                                     \
            fprintf(stderr, "%s = %d %s\n", #call, check_code, aclGetRecentErrMsg());              \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

int main(int argc, char **argv)
{
    aclrtBinHandle binary;
    aclrtFuncHandle kernel;
    aclrtStream stream;
    void *memory;
    if (argc != 2)
        return 2;
    CHECK(aclrtSetDevice(0));
    CHECK(aclrtCreateStream(&stream));
    CHECK(aclrtMalloc(&memory, 4096, ACL_MEM_MALLOC_HUGE_FIRST));
    CHECK(aclrtMemset(memory, 4096, 0, 4096));
    CHECK(aclrtBinaryLoadFromFile(argv[1], NULL, &binary));
    CHECK(aclrtBinaryGetFunction(binary, "gdb_kernel", &kernel));
    CHECK(aclrtLaunchKernelWithHostArgs(kernel, 2, stream, NULL, &memory, sizeof memory, NULL, 0));
    CHECK(aclrtSynchronizeStream(stream));
    puts("host done");
    return 0;
}
