/* npu/image: kernel images: bytes of an ELF shared object, loaded once per device by the dynamic
 * linker from a memfd, so that every device has its own copy of a kernel's globals.
 * docs/design/images.md. */
#include "npu/image.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/log.h"
#include "base/time.h"
#include "npu/elf_check.h"
#include "npu/program.h"
#include "npu/stream.h"
#include "record/ring.h"

enum { BINARIES_MAX = 4096, IMAGES_MAX = 4096, FUNCTIONS_MAX = 65536 };
#define IMAGE_BYTES_MAX ((uint64_t)1 << 30)

struct npu_binary {
    npu_slot slot;
    uint8_t *bytes;
    size_t size;
};

struct npu_image {
    npu_slot slot;
    pthread_mutex_t lock; /* making copies and functions */
    uint8_t *bytes;
    size_t size;
    char *origin; /* file name or "image" */
    uint32_t kernels;
    npu_function **functions;        /* by index in the table; NULL until asked for */
    npu_image_copy *_Atomic *copies; /* by device */
};

static npu_pool binaries = NPU_POOL("binary object", 7, BINARIES_MAX, AIVD_ERR_LIMIT);
static npu_pool images = NPU_POOL("kernel image", 8, IMAGES_MAX, AIVD_ERR_LIMIT);
static npu_pool functions = NPU_POOL("kernel function", 6, FUNCTIONS_MAX, AIVD_ERR_LIMIT);

_Static_assert(sizeof(npu_binary) <= 128, "fits its place in the pool");
_Static_assert(sizeof(npu_image) <= 256, "fits its place in the pool");
_Static_assert(sizeof(npu_function) <= 64, "fits its place in the pool");

static aivd_status stale(const char *what, const void *handle)
{
    return base_fail(AIVD_ERR_HANDLE, NULL,
                     "%s %p is not a live handle (unloaded or destroyed before, or never created)",
                     what, handle);
}

/* ---- binaries: bytes only ---- */

aivd_status npu_binary_create(const void *data, size_t size, npu_binary **made)
{
    npu_binary *binary;
    if (!data || size == 0 || size > IMAGE_BYTES_MAX)
        return base_fail(data ? AIVD_ERR_PARAM : AIVD_ERR_NULL, NULL,
                         "kernel binary of %zu bytes at %p; give 1 byte to 1 GiB", size, data);
    aivd_status status = npu_pool_take(&binaries, &binary);
    if (status)
        return status;
    binary->bytes = malloc(size);
    if (!binary->bytes) {
        npu_pool_give(&binaries, binary);
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %zu bytes of a binary",
                         size);
    }
    memcpy(binary->bytes, data, size);
    binary->size = size;
    npu_pool_publish(binary);
    *made = binary;
    return AIVD_OK;
}

aivd_status npu_binary_destroy(npu_binary *binary)
{
    if (!npu_pool_owns(&binaries, binary) || !npu_pool_retire(binary))
        return stale("binary", binary);
    free(binary->bytes);
    npu_pool_give(&binaries, binary);
    return AIVD_OK;
}

/* ---- copies: one per device ---- */

static aivd_status write_memfd(const npu_image *image, int32_t device, int *made)
{
    char name[64];
    snprintf(name, sizeof name, "aivdrive-image-device-%d", device);
    int fd = memfd_create(name, MFD_CLOEXEC);
    if (fd < 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot load %s: memfd_create: %s", image->origin,
                         strerror(errno));
    for (size_t at = 0; at < image->size;) {
        ssize_t n = write(fd, image->bytes + at, image->size - at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            int error = errno;
            close(fd);
            return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot load %s: writing %zu bytes: %s",
                             image->origin, image->size, strerror(error));
        }
        at += (size_t)n;
    }
    *made = fd;
    return AIVD_OK;
}

/* Images call operations of this library; make them visible even when the program got us through a
 * private dlopen. */
static void publish_ourselves(void)
{
    Dl_info info;
    if (dladdr((void *)(uintptr_t)&npu_image_load, &info) && info.dli_fname) {
        void *self = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_GLOBAL);
        if (self)
            dlclose(self);
    }
}

static aivd_status check_table(const npu_image *image, const aivd_image_table *table)
{
    if (!table || table->magic != AIVD_IMAGE_MAGIC)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s: its symbol aivd_image is not a kernel table; compile it with aivcc",
                         image->origin);
    if (table->version != AIVD_IMAGE_VERSION)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s: image version %u, this library reads version %u; compile it again "
                         "with the aivcc of this release",
                         image->origin, table->version, AIVD_IMAGE_VERSION);
    if (table->kernels_end < table->kernels ||
        (uint8_t *)table->block_local_end < (uint8_t *)table->block_local)
        return base_fail(AIVD_ERR_FORMAT, NULL, "%s: its kernel table is broken", image->origin);
    return AIVD_OK;
}

static void copy_close(npu_image_copy *copy)
{
    if (!copy)
        return;
    if (copy->handle)
        dlclose(copy->handle);
    if (copy->fd >= 0)
        close(copy->fd);
    free(copy->block_local_init);
    free(copy);
}

static aivd_status keep_block_local(const npu_image *image, npu_image_copy *copy)
{
    const aivd_image_table *table = copy->table;
    copy->block_local_size =
        (size_t)((uint8_t *)table->block_local_end - (uint8_t *)table->block_local);
    if (copy->block_local_size == 0)
        return AIVD_OK;
    copy->block_local_init = malloc(copy->block_local_size);
    if (!copy->block_local_init)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to load %s", image->origin);
    memcpy(copy->block_local_init, table->block_local, copy->block_local_size);
    return AIVD_OK;
}

/* The caller holds image->lock, or is the only one to know the image. */
static aivd_status copy_open(npu_image *image, int32_t device, npu_image_copy **made)
{
    char path[64];
    npu_image_copy *copy = calloc(1, sizeof *copy);
    if (!copy)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to load %s", image->origin);
    copy->fd = -1;
    aivd_status status = write_memfd(image, device, &copy->fd);
    if (status)
        goto close;
    publish_ourselves();
    /* With the process id, not "self": a debugger opens the same name from outside. */
    snprintf(path, sizeof path, "/proc/%ld/fd/%d", (long)getpid(), copy->fd);
    copy->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!copy->handle) {
        const char *why = dlerror();
        status = base_fail(AIVD_ERR_FORMAT, NULL, "cannot load %s: %s", image->origin,
                           why ? why : "the dynamic linker refuses it");
        goto close;
    }
    copy->table = dlsym(copy->handle, "aivd_image");
    status = check_table(image, copy->table);
    if (status == AIVD_OK)
        status = keep_block_local(image, copy);
    if (status)
        goto close;
    if (record_on())
        record_image(image->bytes, image->size, copy->table);
    *made = copy;
    return AIVD_OK;

close:
    copy_close(copy);
    return status;
}

aivd_status npu_image_copy_get(npu_image *image, npu_device *device, const npu_image_copy **got)
{
    npu_image_copy *_Atomic *place = &image->copies[device->id];
    /* acquire: pairs with the release below, for the thread that did not load it */
    npu_image_copy *copy = atomic_load_explicit(place, memory_order_acquire);
    aivd_status status = AIVD_OK;
    if (BASE_UNLIKELY(!copy)) {
        pthread_mutex_lock(&image->lock);
        copy = atomic_load_explicit(place, memory_order_relaxed);
        if (!copy)
            status = copy_open(image, device->id, &copy);
        if (status == AIVD_OK)
            atomic_store_explicit(place, copy, memory_order_release);
        pthread_mutex_unlock(&image->lock);
    }
    if (status == AIVD_OK)
        *got = copy;
    return status;
}

/* ---- images ---- */

static void image_free(npu_image *image)
{
    for (uint32_t i = 0; image->functions && i < image->kernels; i++)
        if (image->functions[i] && npu_pool_retire(image->functions[i]))
            npu_pool_give(&functions, image->functions[i]);
    for (int32_t d = 0; image->copies && d < FABRIC_DEVICES_MAX; d++)
        copy_close(image->copies[d]);
    free(image->functions);
    free(image->copies);
    free(image->bytes);
    free(image->origin);
    pthread_mutex_destroy(&image->lock);
    npu_pool_give(&images, image);
}

/* Every kernel of the table is one this library can run. */
static aivd_status check_kernels(npu_image *image, const aivd_image_table *table)
{
    const npu_elf elf = {image->bytes, image->size, image->origin};
    image->kernels = (uint32_t)(table->kernels_end - table->kernels);
    if (image->kernels == 0)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s holds no kernel: no __global__ function was compiled into it",
                         image->origin);
    for (uint32_t i = 0; i < image->kernels; i++) {
        const aivd_image_kernel *kernel = &table->kernels[i];
        if (!kernel->name || !kernel->call)
            return base_fail(AIVD_ERR_FORMAT, NULL, "%s: kernel %u has no name or no code",
                             image->origin, i);
        aivd_status status = kernel->flags & AIVD_IMAGE_KERNEL_AIV
                                 ? AIVD_OK
                                 : npu_elf_check_meta(&elf, kernel->name);
        if (status)
            return status;
    }
    return AIVD_OK;
}

/* A recorded run loads the image's second copy, in which accesses of memory are announced. An image
 * without one runs as it is: its own loads and stores are then not seen. */
static aivd_status take_recorded(uint8_t **bytes, size_t *size, const char *origin)
{
    const npu_elf elf = {*bytes, *size, origin};
    npu_elf inner = {.origin = origin};
    if (!npu_elf_section(&elf, ".aivd_recorded", &inner.bytes, &inner.size)) {
        BASE_LOG(LOG_WARNING, LOG_NPU,
                 "%s has no copy for recorded runs: its scalar loads and stores are not recorded",
                 origin);
        return AIVD_OK;
    }
    aivd_status status = npu_elf_check(&inner);
    if (status)
        return status;
    uint8_t *copy = malloc(inner.size);
    if (!copy)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to load %s", origin);
    memcpy(copy, inner.bytes, inner.size);
    *size = inner.size;
    free(*bytes);
    *bytes = copy;
    return AIVD_OK;
}

/* Takes the bytes over, also when it fails. */
static aivd_status image_make(uint8_t *bytes, size_t size, const char *origin, npu_image **made)
{
    const npu_elf elf = {bytes, size, origin};
    const npu_image_copy *copy;
    npu_device *device;
    npu_image *image;
    aivd_status status = npu_device_here(&device);
    if (status == AIVD_OK)
        status = npu_elf_check(&elf);
    if (status == AIVD_OK && record_on())
        status = take_recorded(&bytes, &size, origin);
    if (status == AIVD_OK)
        status = npu_pool_take(&images, &image);
    if (status) {
        free(bytes);
        return status;
    }
    pthread_mutex_init(&image->lock, NULL);
    image->bytes = bytes;
    image->size = size;
    image->origin = strdup(origin);
    image->copies = calloc(FABRIC_DEVICES_MAX, sizeof *image->copies);
    if (!image->origin || !image->copies)
        status = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to load %s", origin);
    if (status == AIVD_OK)
        status = npu_image_copy_get(image, device, &copy);
    if (status == AIVD_OK)
        status = check_kernels(image, copy->table);
    if (status == AIVD_OK) {
        image->functions = calloc(image->kernels, sizeof *image->functions);
        if (!image->functions)
            status = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory to load %s", origin);
    }
    if (status) {
        image_free(image);
        return status;
    }
    BASE_LOG(LOG_INFO, LOG_NPU, "%s: %zu bytes, %u kernels", origin, size, image->kernels);
    npu_pool_publish(image);
    *made = image;
    return AIVD_OK;
}

aivd_status npu_image_load_data(const void *data, size_t size, npu_image **made)
{
    return npu_image_load_named(data, size, "kernel image", made);
}

aivd_status npu_image_load_named(const void *data, size_t size, const char *origin,
                                 npu_image **made)
{
    if (!data || size == 0 || size > IMAGE_BYTES_MAX)
        return base_fail(data ? AIVD_ERR_PARAM : AIVD_ERR_NULL, NULL,
                         "kernel image of %zu bytes at %p; give 1 byte to 1 GiB", size, data);
    uint8_t *bytes = malloc(size);
    if (!bytes)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for an image of %zu bytes",
                         size);
    memcpy(bytes, data, size);
    return image_make(bytes, size, origin, made);
}

aivd_status npu_image_load(const npu_binary *binary, npu_image **made)
{
    if (!npu_pool_owns(&binaries, binary))
        return stale("binary", binary);
    return npu_image_load_data(binary->bytes, binary->size, made);
}

static aivd_status read_all(int fd, const char *path, uint8_t **bytes, size_t *size)
{
    struct stat info;
    if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode) || info.st_size <= 0 ||
        (uint64_t)info.st_size > IMAGE_BYTES_MAX)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "%s is not a kernel image: not a regular file of 1 byte to 1 GiB", path);
    uint8_t *data = malloc((size_t)info.st_size);
    if (!data)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %s (%lld bytes)", path,
                         (long long)info.st_size);
    size_t at = 0;
    while (at < (size_t)info.st_size) {
        ssize_t n = read(fd, data + at, (size_t)info.st_size - at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) {
            free(data);
            return base_fail(AIVD_ERR_FILE, NULL, "cannot read %s: %s", path,
                             n < 0 ? strerror(errno) : "it became shorter while it was read");
        }
        at += (size_t)n;
    }
    *bytes = data;
    *size = at;
    return AIVD_OK;
}

aivd_status npu_image_load_file(const char *path, npu_image **made)
{
    uint8_t *bytes;
    size_t size;
    if (!path)
        return base_fail(AIVD_ERR_NULL, NULL, "kernel image: the path is NULL");
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return base_fail(AIVD_ERR_FILE, NULL, "cannot open kernel image %s: %s", path,
                         strerror(errno));
    aivd_status status = read_all(fd, path, &bytes, &size);
    close(fd);
    return status ? status : image_make(bytes, size, path, made);
}

/* Work that is queued or running may be a kernel of the image: it is waited for. Streams keep the
 * errors they have. */
static void wait_for_users(npu_image *image)
{
    for (int32_t d = 0; d < FABRIC_DEVICES_MAX; d++)
        if (image->copies[d])
            npu_streams_drain(npu_device_find(d), BASE_NEVER);
}

aivd_status npu_image_unload(npu_image *image)
{
    if (!npu_pool_owns(&images, image) || !npu_pool_retire(image))
        return stale("image", image);
    wait_for_users(image);
    core_names_end();
    image_free(image);
    return AIVD_OK;
}

void npu_images_release(void)
{
    uint8_t *base = atomic_load_explicit(&images.base, memory_order_acquire);
    for (uint32_t i = 0; base && i < images.used; i++) {
        npu_image *image = (npu_image *)(base + ((size_t)i << images.shift));
        if (npu_pool_owns(&images, image) && npu_pool_retire(image))
            image_free(image);
    }
    npu_programs_forget();
}

/* ---- functions ---- */

bool npu_function_live(npu_function *function)
{
    return npu_pool_owns(&functions, function);
}

static aivd_status function_make(npu_image *image, uint32_t index, const aivd_image_kernel *kernel,
                                 npu_function **made)
{
    npu_function *function = image->functions[index];
    if (!function) {
        aivd_status status = npu_pool_take(&functions, &function);
        if (status)
            return status;
        function->image = image;
        function->index = index;
        function->kernel = kernel;
        npu_pool_publish(function);
        image->functions[index] = function;
    }
    *made = function;
    return AIVD_OK;
}

static aivd_status no_kernel(const npu_image *image, const aivd_image_table *table,
                             const char *kernel)
{
    char names[512] = "";
    for (uint32_t i = 0; i < image->kernels && strlen(names) + 80 < sizeof names; i++)
        snprintf(names + strlen(names), 80, "%s%s", i ? ", " : "", table->kernels[i].name);
    return base_fail(AIVD_ERR_NOT_FOUND, NULL, "%s has no kernel %s; it has %s", image->origin,
                     kernel, names);
}

/* The image's table in the copy of the calling thread's device. */
static aivd_status table_here(npu_image *image, const aivd_image_table **table)
{
    const npu_image_copy *copy;
    npu_device *device;
    if (!npu_pool_owns(&images, image))
        return stale("image", image);
    aivd_status status = npu_device_here(&device);
    if (status == AIVD_OK)
        status = npu_image_copy_get(image, device, &copy);
    if (status == AIVD_OK)
        *table = copy->table;
    return status;
}

static aivd_status function_at(npu_image *image, uint32_t index, const aivd_image_table *table,
                               npu_function **found)
{
    pthread_mutex_lock(&image->lock);
    aivd_status status = function_make(image, index, &table->kernels[index], found);
    pthread_mutex_unlock(&image->lock);
    return status;
}

aivd_status npu_image_function(npu_image *image, const char *kernel, npu_function **found)
{
    const aivd_image_table *table;
    aivd_status status = table_here(image, &table);
    if (status == AIVD_OK && !kernel)
        status = base_fail(AIVD_ERR_NULL, NULL, "the kernel name is NULL");
    if (status)
        return status;
    for (uint32_t i = 0; i < image->kernels; i++)
        if (strcmp(table->kernels[i].name, kernel) == 0)
            return function_at(image, i, table, found);
    return no_kernel(image, table, kernel);
}

aivd_status npu_image_function_numbered(npu_image *image, uint64_t number, npu_function **found)
{
    const aivd_image_table *table;
    char suffix[24];
    aivd_status status = table_here(image, &table);
    if (status)
        return status;
    size_t length = (size_t)snprintf(suffix, sizeof suffix, "_%" PRIu64, number);
    for (uint32_t i = 0; i < image->kernels; i++) {
        const char *name = table->kernels[i].name;
        if (strlen(name) > length && strcmp(name + strlen(name) - length, suffix) == 0)
            return function_at(image, i, table, found);
    }
    if (number < image->kernels)
        return function_at(image, (uint32_t)number, table, found);
    return no_kernel(image, table, suffix);
}

const char *npu_function_name(const npu_function *function)
{
    return function->kernel->name;
}

aivd_status npu_function_describe(npu_function *function, npu_function_facts *facts)
{
    const npu_image_copy *copy;
    npu_device *device;
    if (!npu_function_live(function))
        return stale("kernel function", function);
    aivd_status status = npu_device_here(&device);
    if (status == AIVD_OK)
        status = npu_image_copy_get(function->image, device, &copy);
    if (status)
        return status;
    const aivd_image_kernel *kernel = &copy->table->kernels[function->index];
    *facts = (npu_function_facts){.name = kernel->name,
                                  .file = kernel->file,
                                  .line = kernel->line,
                                  .args_size = kernel->args_size,
                                  .args_align = kernel->args_align,
                                  .params = kernel->params,
                                  .call = kernel->call};
    return AIVD_OK;
}
