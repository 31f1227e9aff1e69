/* aivdrive/program.h: what aivcc writes into a program whose host and device code are one file. Each
 * object of such a program carries its kernel image as bytes and, instead of every kernel, a host
 * function with the kernel's parameters that hands the arguments to aivd_launch_kernel(). A launch
 *     kernel<<<blocks, l2ctrl, stream>>>(arguments)
 * becomes aivd_launch_begin(blocks, l2ctrl, stream), followed by a call of that function. Programs
 * have no reason to call these. All may be called from any thread.
 * Source document: docs/design/images.md. */
#ifndef AIVDRIVE_PROGRAM_H
#define AIVDRIVE_PROGRAM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define AIVD_PROGRAM_MAGIC   0x474f5250u /* "PROG" */
#define AIVD_PROGRAM_VERSION 2u

/* One kernel that the host can launch. The last two members belong to the library. */
typedef struct aivd_launch_site {
    struct aivd_program *program;
    const char *kernel; /* its name in the image */
    void *function;
    uint64_t life;
} aivd_launch_site;

/* A kernel that its host function stands for (aclrtLaunchKernelWithArgsArray). */
typedef struct aivd_kernel_stub {
    const void *stub; /* address of the host function */
    aivd_launch_site site;
} aivd_kernel_stub;

/* One object's image. The last two members belong to the library. */
typedef struct aivd_program {
    uint32_t magic;   /* AIVD_PROGRAM_MAGIC */
    uint32_t version; /* AIVD_PROGRAM_VERSION */
    const char *file; /* the source it was made of */
    const void *image;
    const void *image_end;
    aivd_kernel_stub *stubs; /* of the whole program or library, and their end */
    aivd_kernel_stub *stubs_end;
    void *loaded;
    struct aivd_program *next;
} aivd_program;

/* The library knows the image from here on; it is loaded when its first kernel is launched. */
void aivd_program_register(aivd_program *program);
/* Waits for the image's kernels and unloads it: for libraries that are closed. */
void aivd_program_unregister(aivd_program *program);

/* What the next kernel called by this thread runs with. `l2ctrl` is NULL; `stream` NULL is the
 * default stream. Returns the number of launches begun on this thread and not yet made. */
unsigned int aivd_launch_begin(unsigned int blocks, void *l2ctrl, void *stream);
/* Reports a launch that reached no kernel; `begun` is what aivd_launch_begin() returned. */
void aivd_launch_end(unsigned int begun);

/* Launches with what aivd_launch_begin() said. A failure is this thread's aclGetRecentErrMsg() and
 * aclrtGetLastError(), and the stream's error at its next synchronisation. */
void aivd_launch_kernel(aivd_launch_site *site, const void *args, size_t args_size);

#ifdef __cplusplus
}
#endif

#endif
