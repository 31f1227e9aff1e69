/* op_host/launch_kernel.c: finds, loads and launches the kernel image. Kernel handles are kept per
 * device, since a device loads an image for itself. */
#include "launch_kernel.h"

#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "log.h"

#define KERNEL_FILE     "hccl_custom_allgather_kernels.o"
#define KERNEL_NAME     "HcclAllGatherAivKernel"
#define KERNEL_PATH_MAX 4096
#define DEVICES_MAX     1024
#define BYTES_PER_BLOCK (1024u * 1024)
#define CUSTOM_TIMEOUT  1836.0 /* seconds */
#define TIMEOUT_MAX     1e12   /* seconds; keeps the microseconds in 64 bits */

static pthread_mutex_t g_lock = PTHREAD_MUTEX_INITIALIZER;
static aclrtFuncHandle g_kernels[DEVICES_MAX];

static pthread_once_t g_once = PTHREAD_ONCE_INIT;
static HcclResult g_settings; /* of ReadSettings */
static uint64_t g_timeoutUs;
static uint32_t g_askedBlocks; /* 0 = by the size of the call */

static const char *RecentError(void)
{
    const char *text = aclGetRecentErrMsg();

    return text != NULL ? text : "no further text";
}

static HcclResult ReadTimeout(void)
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
    if (seconds > TIMEOUT_MAX)
        seconds = TIMEOUT_MAX;
    g_timeoutUs = (uint64_t)(seconds * 1e6);
    return HCCL_SUCCESS;
}

static HcclResult ReadBlocks(void)
{
    const char *text = getenv("HCCL_CUSTOM_ALLGATHER_BLOCKS");
    unsigned long blocks;
    char *end;

    if (text == NULL || *text == '\0')
        return HCCL_SUCCESS;
    blocks = strtoul(text, &end, 10);
    if (*end != '\0' || blocks < 1 || blocks > MAX_NUM_BLOCKS) {
        HCCL_ERROR("HCCL_CUSTOM_ALLGATHER_BLOCKS is \"%s\"; give a number of cores, 1 to %d", text,
                   MAX_NUM_BLOCKS);
        return HCCL_E_PARA;
    }
    g_askedBlocks = (uint32_t)blocks;
    return HCCL_SUCCESS;
}

static void ReadSettings(void)
{
    g_settings = ReadTimeout();
    if (g_settings == HCCL_SUCCESS)
        g_settings = ReadBlocks();
}

HcclResult ChooseBlocks(uint64_t bytes, uint32_t rankSize, uint32_t *blocks)
{
    uint64_t asked = (bytes + BYTES_PER_BLOCK - 1) / BYTES_PER_BLOCK;
    uint32_t limit = 0;
    aclError code;

    pthread_once(&g_once, ReadSettings);
    if (g_settings != HCCL_SUCCESS)
        return g_settings;
    if (asked < rankSize)
        asked = rankSize;
    if (g_askedBlocks != 0)
        asked = g_askedBlocks;
    if (asked > MAX_NUM_BLOCKS)
        asked = MAX_NUM_BLOCKS;
    code = aclrtGetResInCurrentThread(ACL_RT_DEV_RES_VECTOR_CORE, &limit);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("aclrtGetResInCurrentThread returned %d: %s", code, RecentError());
        return HCCL_E_RUNTIME;
    }
    if (limit == 0) {
        HCCL_ERROR("no vector core may be used in this thread; raise the limit of the device or "
                   "the stream to 1 or more");
        return HCCL_E_PARA;
    }
    *blocks = asked < limit ? (uint32_t)asked : limit;
    return HCCL_SUCCESS;
}

uint32_t LaneBytesMin(void)
{
    return g_askedBlocks != 0 ? CUT_ALIGN : LANE_BYTES_MIN;
}

static HcclResult KernelPath(char *path, size_t size)
{
    const char *chosen = getenv("HCCL_CUSTOM_ALLGATHER_KERNEL");
    const char *slash;
    Dl_info info;
    int length;

    if (chosen != NULL && *chosen != '\0') {
        length = snprintf(path, size, "%s", chosen);
    } else if (dladdr((void *)(uintptr_t)GetKernel, &info) == 0 || info.dli_fname == NULL) {
        HCCL_ERROR("cannot tell where this library lies; set HCCL_CUSTOM_ALLGATHER_KERNEL");
        return HCCL_E_NOT_FOUND;
    } else {
        slash = strrchr(info.dli_fname, '/');
        length = snprintf(path, size, "%.*s" KERNEL_FILE,
                          slash != NULL ? (int)(slash - info.dli_fname + 1) : 0, info.dli_fname);
    }
    if (length < 0 || (size_t)length >= size) {
        HCCL_ERROR("the path of the kernel file has %d bytes, at most %zu are allowed", length,
                   size - 1);
        return HCCL_E_PARA;
    }
    if (access(path, R_OK) != 0) {
        HCCL_ERROR("kernel file %s: %s; build it with aivcc, or name it in "
                   "HCCL_CUSTOM_ALLGATHER_KERNEL",
                   path, strerror(errno));
        return HCCL_E_NOT_FOUND;
    }
    return HCCL_SUCCESS;
}

static HcclResult LoadKernel(aclrtFuncHandle *kernel)
{
    aclrtBinaryLoadOption option = {.type = ACL_RT_BINARY_LOAD_OPT_MAGIC,
                                    .value.magic = ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE};
    aclrtBinaryLoadOptions options = {.options = &option, .numOpt = 1};
    char path[KERNEL_PATH_MAX], *absolute;
    aclrtBinHandle binary;
    aclError code;
    HcclResult result = KernelPath(path, sizeof(path));

    if (result != HCCL_SUCCESS)
        return result;
    absolute = realpath(path, NULL);
    code = aclrtBinaryLoadFromFile(absolute != NULL ? absolute : path, &options, &binary);
    free(absolute);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("loading %s returned %d: %s", path, code, RecentError());
        return HCCL_E_RUNTIME;
    }
    code = aclrtBinaryGetFunction(binary, KERNEL_NAME, kernel);
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("%s has no kernel " KERNEL_NAME ": %d: %s", path, code, RecentError());
        (void)aclrtBinaryUnLoad(binary);
        return HCCL_E_RUNTIME;
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

HcclResult GetKernel(aclrtFuncHandle *kernel)
{
    int32_t device;
    HcclResult result = CurrentDevice(&device);

    if (result != HCCL_SUCCESS)
        return result;
    pthread_mutex_lock(&g_lock);
    if (g_kernels[device] == NULL)
        result = LoadKernel(&g_kernels[device]);
    *kernel = g_kernels[device];
    pthread_mutex_unlock(&g_lock);
    return result;
}

/* The device was reset since the kernel was loaded: load it once more. */
static HcclResult ReloadKernel(aclrtFuncHandle *kernel)
{
    int32_t device;
    HcclResult result = CurrentDevice(&device);

    if (result != HCCL_SUCCESS)
        return result;
    pthread_mutex_lock(&g_lock);
    if (g_kernels[device] == *kernel)
        g_kernels[device] = NULL;
    pthread_mutex_unlock(&g_lock);
    return GetKernel(kernel);
}

HcclResult LaunchKernel(aclrtFuncHandle *kernel, const OpParam *param, uint32_t blocks,
                        aclrtStream stream)
{
    aclrtLaunchKernelAttr attrs[3] = {
        /* all blocks at the same time: they wait for each other */
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE, .value.schemMode = 1},
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US,
         .value.timeoutUs = {.timeoutLow = (uint32_t)g_timeoutUs,
                             .timeoutHigh = (uint32_t)(g_timeoutUs >> 32)}},
        {.id = ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE, .value.engineType = ACL_RT_ENGINE_TYPE_AIV},
    };
    aclrtLaunchKernelCfg config = {.attrs = attrs, .numAttrs = 3};
    OpParam args = *param;
    aclError code = aclrtLaunchKernelWithHostArgs(*kernel, blocks, stream, &config, &args,
                                                  sizeof(args), NULL, 0);

    if (code == ACL_ERROR_RT_INVALID_HANDLE) {
        HcclResult result = ReloadKernel(kernel);

        if (result != HCCL_SUCCESS)
            return result;
        code = aclrtLaunchKernelWithHostArgs(*kernel, blocks, stream, &config, &args, sizeof(args),
                                             NULL, 0);
    }
    if (code != ACL_SUCCESS) {
        HCCL_ERROR("launching " KERNEL_NAME " on %u cores returned %d: %s", blocks, code,
                   RecentError());
        return HCCL_E_RUNTIME;
    }
    return HCCL_SUCCESS;
}
