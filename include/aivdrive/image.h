/* aivdrive/image.h: what a kernel image is, for the compiler that writes it (aivcc) and the loader
 * that reads it. An image is an ELF shared object for this machine. Every translation unit puts one
 * aivd_image_kernel per kernel into the section "aivd_kernels"; the link step adds the symbol
 * aivd_image, which points at them. Source document: docs/design/images.md. */
#ifndef AIVDRIVE_IMAGE_H
#define AIVDRIVE_IMAGE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define AIVD_IMAGE_MAGIC   0x474d4941u /* "AIMG" */
#define AIVD_IMAGE_VERSION 1u

/* The entry itself says that the kernel is a vector kernel; no record in a section does. */
#define AIVD_IMAGE_KERNEL_AIV 1u

/* One kernel. `call` unpacks the argument bytes (laid out like the device's parameter area: every
 * parameter at its natural alignment) and calls the kernel once, for the current block. */
typedef struct aivd_image_kernel {
    const char *name;
    void (*call)(const void *args);
    const uint32_t *params; /* how many, then offset and size of each in the argument bytes */
    uint32_t args_size;  /* bytes of the packed arguments, without padding at the end */
    uint32_t args_align;
    const char *file;    /* where the kernel is defined */
    uint32_t line;
    uint32_t flags;      /* AIVD_IMAGE_KERNEL_AIV, or 0 */
} aivd_image_kernel;

typedef struct aivd_image_table {
    uint32_t magic;   /* AIVD_IMAGE_MAGIC */
    uint32_t version; /* AIVD_IMAGE_VERSION */
    const aivd_image_kernel *kernels;
    const aivd_image_kernel *kernels_end;
    void *block_local; /* [[block_local]] data, and its end; equal when there is none */
    void *block_local_end;
} aivd_image_table;

extern const aivd_image_table aivd_image;

#ifdef __cplusplus
}
#endif

#endif
