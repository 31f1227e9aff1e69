/* For the ACL tests: checks that print what went wrong, and the kernel image given as the last
 * argument. */
#ifndef ACL_SUPPORT_H
#define ACL_SUPPORT_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"

static const char *acl_image_path;

static inline const char *acl_text(void)
{
    const char *text = aclGetRecentErrMsg();
    return text ? text : "(no text)";
}

/* Exactly this code. */
#define EXPECT(code, call)                                                                         \
    do {                                                                                           \
        int expect_got = (int)(call);                                                              \
        if (expect_got != (int)(code)) {                                                           \
            fprintf(stderr, "%s:%d: %s = %d, expected %s: %s\n", __FILE__, __LINE__, #call,        \
                    expect_got, #code, acl_text());                                                \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

#define OK(call) EXPECT(ACL_SUCCESS, call)

#define IS(what)                                                                                   \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #what);                     \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* The recent message has this in it. */
#define SAYS(text)                                                                                 \
    do {                                                                                           \
        if (!strstr(acl_text(), (text))) {                                                         \
            fprintf(stderr, "%s:%d: \"%s\" is not in \"%s\"\n", __FILE__, __LINE__, (text),        \
                    acl_text());                                                                   \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static inline double acl_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline aclrtBinHandle acl_image(void)
{
    aclrtBinHandle image = NULL;
    OK(aclrtBinaryLoadFromFile(acl_image_path, NULL, &image));
    return image;
}

static inline aclrtFuncHandle acl_function(aclrtBinHandle image, const char *name)
{
    aclrtFuncHandle function = NULL;
    OK(aclrtBinaryGetFunction(image, name, &function));
    return function;
}

/* Device memory filled with zeros. */
static inline void *acl_zeros(size_t size)
{
    void *p = NULL;
    OK(aclrtMalloc(&p, size, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtMemset(p, size, 0, size));
    return p;
}

static inline int32_t acl_read(const void *device)
{
    int32_t value = -1;
    OK(aclrtMemcpy(&value, sizeof value, device, sizeof value, ACL_MEMCPY_DEVICE_TO_HOST));
    return value;
}

typedef struct acl_add_args {
    void *out;
    int32_t value;
} acl_add_args;

static inline aclError acl_launch(aclrtFuncHandle function, uint32_t blocks, aclrtStream stream,
                                  void *args, size_t size)
{
    return aclrtLaunchKernelWithHostArgs(function, blocks, stream, NULL, args, size, NULL, 0);
}

static inline void acl_add(aclrtFuncHandle function, aclrtStream stream, void *out, int32_t value)
{
    acl_add_args args = {out, value};
    OK(acl_launch(function, 1, stream, &args, 12));
}

#endif
