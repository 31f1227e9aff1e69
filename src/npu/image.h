/* npu/image: loaded images, for launch.c and device.c. */
#ifndef NPU_IMAGE_H
#define NPU_IMAGE_H

#include "aivdrive/image.h"
#include "npu/device.h"

/* The image as one device sees it: own globals. */
typedef struct npu_image_copy {
    void *handle; /* of the dynamic linker */
    int fd;       /* memfd with the bytes; stays open, so that debuggers can read the symbols */
    const aivd_image_table *table;
    void *block_local_init; /* pristine contents of [[block_local]] data; NULL when there is none */
    size_t block_local_size;
} npu_image_copy;

struct npu_function {
    npu_slot slot;
    npu_image *image;
    uint32_t index;                  /* in the table of kernels */
    const aivd_image_kernel *kernel; /* of the first copy: name, sizes */
};

bool npu_function_live(npu_function *function);

/* The copy for the device, made when it is the first time. */
aivd_status npu_image_copy_get(npu_image *image, npu_device *device, const npu_image_copy **copy);

void npu_images_release(void);

#endif
