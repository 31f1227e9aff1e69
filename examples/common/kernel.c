/* common/kernel.c: see kernel.h. */
#include "kernel.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "log.h"

#define KERNEL_PATH_MAX 4096
#define CUSTOM_TIMEOUT  1836.0 /* seconds */
#define TIMEOUT_MAX     1e12   /* seconds; keeps the microseconds in 64 bits */

static pthread_mutex_t g_lock = PTHREAD_MUTEX_INITIALIZER;

static const char *RecentError(void)
{
    const char *text = aclGetRecentErrMsg();

    return text != NULL ? text : "no further text";
}

static HcclResult ReadTimeout(uint64_t *us)
{
    const char *text = getenv("HCCL_EXEC_TIMEOUT");
    double seconds = CUSTOM_TIMEOUT;
    char *end;

    if (text != NULL && *text != '\0') {
        errno = 0;
        seconds = strtod(text, &end);
        if (errno != 0 || *end != '\0' || !(seconds == 0 || seconds >= 0.01)) {
            HCCL_ERROR("HCCL_EXEC_TIMEOUT is \"%s\"; give seconds, 0.01 or more, or 0 for %g", text,
                       CUSTOM_TIMEOUT);
            return HCCL_E_PARA;
        }
    }
    if (seconds == 0)
        seconds = CUSTOM_TIMEOUT;
    *us = (uint64_t)((seconds < TIMEOUT_MAX ? seconds : TIMEOUT_MAX) * 1e6);
    return HCCL_SUCCESS;
}

HcclResult KernelCores(uint32_t most, uint32_t *cores)
{
    aclError code = aclrtGetResInCurrentThread(ACL_RT_DEV_RES_VECTOR_CORE, cores);

    if (code != ACL_SUCCESS) {
        HCCL_ERROR("aclrtGetResInCurrentThread returned %d: %s", code, RecentError());
        return HCCL_E_RUNTIME;
    }
    if (*cores == 0) {
        HCCL_ERROR("no vector core may be used in this thread; raise the limit of the device or "
                   "the stream to 1 or more");
        return HCCL_E_PARA;
    }
    if (*cores > most)
        *cores = most;
    return HCCL_SUCCESS;
}

static HcclResult KernelPath(const KernelImage *image, char *path, size_t size)
{
    const char *chosen = getenv(image->variable);
    const char *slash;
    Dl_info info;
    int length;

    if (chosen != NULL && *chosen != '\0') {
        length = snprintf(path, size, "%s", chosen);
    } else if (dladdr((const void *)image, &info) == 0 || info.dli_fname == NULL) {
        HCCL_ERROR("cannot tell where this library lies; set %s", image->variable);
        return HCCL_E_NOT_FOUND;
    } else {
        slash = strrchr(info.dli_fname, '/');
        length =
            snprintf(path, size, "%.*s%s", slash != NULL ? (int)(slash - info.dli_fname + 1) : 0,
                     info.dli_fname, image->file);
    }
    if (length < 0 || (size_t)length >= size) {
        HCCL_ERROR("the path of the kernel file has %d bytes, at most %zu are allowed", length,
                   size - 1);
        return HCCL_E_PARA;
    }
    if (access(path, R_OK) != 0) {
        HCCL_ERROR("kernel file %s: %s; build it with aivcc, or name it in %s", path,
                   strerror(errno), image->variable);
        return HCCL_E_NOT_FOUND;
    }
    return HCCL_SUCCESS;
}

static HcclResult LoadFunctions(const char *path, const KernelImage *image,
                                aclrtFuncHandle functions[KERNEL_NAMES_MAX])
{
    aclrtBinaryLoadOption option = {.type = ACL_RT_BINARY_LOAD_OPT_MAGIC,
                                    .value.magic = ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE};
    aclrtBinaryLoadOptions options = {.options = &option, .numOpt = 1};
    char *absolute = realpath(path, NULL);
    aclrtBinHandle binary;
    aclError code = aclrtBinaryLoadFromFile(absolute != NULL ? absolute : path, &options, &binary);

    free(absolute);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("loading %s returned %d: %s", path, code, RecentError());
        return HCCL_E_RUNTIME;
    }
    for (uint32_t i = 0; i < KERNEL_NAMES_MAX && image->names[i] != NULL; i++) {
        code = aclrtBinaryGetFunction(binary, image->names[i], &functions[i]);
        if (code != ACL_SUCCESS) {
            HCCL_ERROR("%s has no kernel %s: %d: %s", path, image->names[i], code, RecentError());
            functions[0] = NULL;
            (void)aclrtBinaryUnLoad(binary);
            return HCCL_E_RUNTIME;
        }
    }
    return HCCL_SUCCESS;
}

static HcclResult CurrentDevice(int32_t *device)
{
    aclError code = aclrtGetDevice(device);

    if (code == ACL_SUCCESS && *device >= 0 && *device < DEVICES_MAX)
        return HCCL_SUCCESS;
    HCCL_ERROR("no device is set in this thread (aclrtGetDevice returned %d); call aclrtSetDevice",
               code);
    return HCCL_E_RUNTIME;
}

/* The kernel for the current device. `stale` is one that the device no longer knows: it was reset.
 */
static HcclResult GetKernel(KernelImage *image, uint32_t which, aclrtFuncHandle stale,
                            aclrtFuncHandle *kernel)
{
    char path[KERNEL_PATH_MAX];
    int32_t device;
    HcclResult result = CurrentDevice(&device);

    if (result != HCCL_SUCCESS)
        return result;
    pthread_mutex_lock(&g_lock);
    aclrtFuncHandle *functions = image->functions[device];
    if (functions[0] == NULL || (stale != NULL && functions[which] == stale)) {
        result = KernelPath(image, path, sizeof(path));
        if (result == HCCL_SUCCESS)
            result = LoadFunctions(path, image, functions);
    }
    *kernel = functions[which];
    pthread_mutex_unlock(&g_lock);
    return result;
}

HcclResult KernelLoad(KernelImage *image)
{
    aclrtFuncHandle kernel;

    return GetKernel(image, 0, NULL, &kernel);
}

HcclResult KernelLaunch(KernelImage *image, uint32_t which, const void *args, size_t bytes,
                        uint32_t blocks, aclrtStream stream)
{
    aclrtFuncHandle kernel = NULL;
    uint64_t us;
    aclError code = ACL_ERROR_RT_INVALID_HANDLE;
    HcclResult result = ReadTimeout(&us);

    for (int attempt = 0; attempt < 2 && code == ACL_ERROR_RT_INVALID_HANDLE; attempt++) {
        if (result == HCCL_SUCCESS)
            result = GetKernel(image, which, kernel, &kernel);
        if (result != HCCL_SUCCESS)
            return result;
        aclrtLaunchKernelAttr attrs[3] = {
            /* all blocks at the same time: they wait for each other */
            {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1},
            {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US,
             .value.timeoutUs = {.timeoutLow = (uint32_t)us, .timeoutHigh = (uint32_t)(us >> 32)}},
            {.id = ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE,
             .value.engineType = ACL_RT_ENGINE_TYPE_AIV},
        };
        aclrtLaunchKernelCfg config = {.attrs = attrs, .numAttrs = 3};
        code = aclrtLaunchKernelWithHostArgs(kernel, blocks, stream, &config, (void *)args, bytes,
                                             NULL, 0);
    }
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("launching %s on %u cores returned %d: %s", image->names[which], blocks, code,
                   RecentError());
        return HCCL_E_RUNTIME;
    }
    return HCCL_SUCCESS;
}
