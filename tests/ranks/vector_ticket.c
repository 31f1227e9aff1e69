/* Proves: what is stored before a scalar atomic is there for whoever sees its effect, and the
 * checker knows it: with the drain before the ticket there is no finding, without it there is one.
 * Needs a product with scalar atomics. Usage: vector_ticket IMAGE [fault] */
#include "acl_support.h"

#include "vector_args.h"

int main(int argc, char **argv)
{
    enum { BLOCKS = 24, LAUNCHES = 20 };
    aclrtStream stream;
    acl_image_path = argc > 1 ? argv[1] : "";
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    aclrtFuncHandle kernel = acl_function(acl_image(), "vector_ticket");
    size_t bytes = 64 * (BLOCKS + 1);
    vector_args args = {.out = (uint64_t)(uintptr_t)acl_zeros(64),
                        .scratch = (uint64_t)(uintptr_t)acl_zeros(bytes),
                        .mode = argc > 2};
    for (int i = 0; i < LAUNCHES; i++) {
        int32_t sum[8];
        OK(aclrtMemset((void *)(uintptr_t)args.scratch, bytes, 0, bytes));
        OK(acl_launch(kernel, BLOCKS, stream, &args, sizeof args));
        OK(aclrtSynchronizeStream(stream));
        OK(aclrtMemcpy(sum, sizeof sum, (void *)(uintptr_t)args.out, sizeof sum,
                       ACL_MEMCPY_DEVICE_TO_HOST));
        for (int k = 0; k < 8; k++)
            IS(sum[k] == BLOCKS * (BLOCKS + 1) / 2);
    }
    OK(aclrtFree((void *)(uintptr_t)args.out));
    OK(aclrtFree((void *)(uintptr_t)args.scratch));
    OK(aclrtDestroyStream(stream));
    OK(aclrtResetDevice(0));
    OK(aclFinalize());
    return 0;
}
