/* acl/kernel: kernel images, functions, launch and its attributes. Argument lists are in args.c. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "args.h"
#include "code.h"
#include "fabric/map.h"
#include "launch_limit.h"
#include "npu/image.h"
#include "npu/program.h"

/* ---- images ---- */

BASE_EXPORT aclrtBinary aclrtCreateBinary(const void *data, size_t dataLen)
{
    npu_binary *binary;
    aivd_status status = npu_binary_create(data, dataLen, &binary);
    if (status)
        acl_failed(status);
    return status ? NULL : binary;
}

BASE_EXPORT aclError aclrtDestroyBinary(aclrtBinary binary)
{
    if (!binary)
        return acl_null("binary");
    return acl_code(npu_binary_destroy(binary));
}

static aclError loaded(aivd_status status, npu_image *image, aclrtBinHandle *handle)
{
    if (status == AIVD_OK)
        *handle = image;
    return acl_code_of(status);
}

BASE_EXPORT aclError aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle)
{
    npu_image *image = NULL;
    if (!binary || !binHandle)
        return acl_null(binary ? "binHandle" : "binary");
    aivd_status status = npu_image_load(binary, &image);
    return acl_tell(loaded(status, image, binHandle));
}

static aivd_status check_options(const aclrtBinaryLoadOptions *options)
{
    if (!options || options->numOpt == 0)
        return AIVD_OK;
    if (!options->options)
        return base_fail(AIVD_ERR_NULL, NULL, "options->options is NULL with numOpt %zu",
                         options->numOpt);
    for (size_t i = 0; i < options->numOpt; i++) {
        const aclrtBinaryLoadOption *o = &options->options[i];
        switch ((int)o->type) {
        case ACL_RT_BINARY_LOAD_OPT_LAZY_LOAD:
            break;
        case ACL_RT_BINARY_LOAD_OPT_MAGIC:
            if (o->value.magic == ACL_RT_BINARY_MAGIC_ELF_CUBE_CORE)
                return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                                 "load option MAGIC asks for cube cores; aivdrive runs vector "
                                 "kernels (ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE)");
            if (o->value.magic != ACL_RT_BINARY_MAGIC_ELF_VECTOR_CORE &&
                o->value.magic != ACL_RT_BINARY_MAGIC_ELF_AICORE)
                return base_fail(AIVD_ERR_PARAM, NULL, "load option MAGIC 0x%x is not known",
                                 o->value.magic);
            break;
        case ACL_RT_BINARY_LOAD_OPT_CPU_KERNEL_MODE:
            return base_fail(AIVD_ERR_NOT_SUPPORTED, NULL,
                             "load option CPU_KERNEL_MODE: AI-CPU kernels do not run here");
        default:
            return base_fail(AIVD_ERR_PARAM, NULL, "load option %d is not known; give 1 or 2",
                             (int)o->type);
        }
    }
    return AIVD_OK;
}

BASE_EXPORT aclError aclrtBinaryLoadFromFile(const char *binPath, aclrtBinaryLoadOptions *options,
                                             aclrtBinHandle *binHandle)
{
    npu_image *image = NULL;
    if (!binPath || !binHandle)
        return acl_null(binPath ? "binHandle" : "binPath");
    aivd_status status = check_options(options);
    if (status == AIVD_OK)
        status = npu_image_load_file(binPath, &image);
    return acl_tell(loaded(status, image, binHandle));
}

BASE_EXPORT aclError aclrtBinaryLoadFromData(const void *data, size_t length,
                                             const aclrtBinaryLoadOptions *options,
                                             aclrtBinHandle *binHandle)
{
    npu_image *image = NULL;
    if (!data || !binHandle)
        return acl_null(data ? "binHandle" : "data");
    aivd_status status = check_options(options);
    if (status == AIVD_OK)
        status = npu_image_load_data(data, length, &image);
    return acl_tell(loaded(status, image, binHandle));
}

BASE_EXPORT aclError aclrtBinaryUnLoad(aclrtBinHandle binHandle)
{
    if (!binHandle)
        return acl_null("binHandle");
    return acl_code(npu_image_unload(binHandle));
}

/* ---- functions ---- */

BASE_EXPORT aclError aclrtBinaryGetFunction(const aclrtBinHandle binHandle, const char *kernelName,
                                            aclrtFuncHandle *funcHandle)
{
    npu_function *function;
    if (!binHandle || !kernelName || !funcHandle)
        return acl_null("binHandle, kernelName or funcHandle");
    aivd_status status = npu_image_function(binHandle, kernelName, &function);
    if (status == AIVD_OK)
        *funcHandle = function;
    return acl_code_or(status, AIVD_ERR_NOT_FOUND, ACL_ERROR_RT_KERNEL_LOOKUP);
}

BASE_EXPORT aclError aclrtBinaryGetFunctionByEntry(aclrtBinHandle binHandle, uint64_t funcEntry,
                                                   aclrtFuncHandle *funcHandle)
{
    npu_function *function;
    if (!binHandle || !funcHandle)
        return acl_null(binHandle ? "funcHandle" : "binHandle");
    aivd_status status = npu_image_function_numbered(binHandle, funcEntry, &function);
    if (status == AIVD_OK)
        *funcHandle = function;
    return acl_code_or(status, AIVD_ERR_NOT_FOUND, ACL_ERROR_RT_KERNEL_LOOKUP);
}

BASE_EXPORT aclError aclrtGetFunctionAddr(aclrtFuncHandle funcHandle, void **aicAddr,
                                          void **aivAddr)
{
    npu_function_facts facts;
    if (!funcHandle || !aicAddr || !aivAddr)
        return acl_null("funcHandle, aicAddr or aivAddr");
    aivd_status status = npu_function_describe(funcHandle, &facts);
    if (status == AIVD_OK) {
        *aicAddr = NULL;
        *aivAddr = (void *)(uintptr_t)facts.call;
    }
    return acl_code(status);
}

BASE_EXPORT aclError aclrtGetFunctionName(aclrtFuncHandle funcHandle, uint32_t maxLen, char *name)
{
    npu_function_facts facts;
    if (!funcHandle || !name)
        return acl_null(funcHandle ? "name" : "funcHandle");
    aivd_status status = npu_function_describe(funcHandle, &facts);
    if (status == AIVD_OK && strlen(facts.name) >= maxLen)
        status = base_fail(AIVD_ERR_PARAM, NULL,
                           "the kernel's name has %zu bytes with its end, the room is %u (maxLen)",
                           strlen(facts.name) + 1, maxLen);
    if (status == AIVD_OK)
        memcpy(name, facts.name, strlen(facts.name) + 1);
    return acl_code(status);
}

BASE_EXPORT aclError aclrtGetFunctionAttribute(aclrtFuncHandle funcHandle,
                                               aclrtFuncAttribute attrType, int64_t *attrValue)
{
    npu_function_facts facts;
    if (!funcHandle || !attrValue)
        return acl_null(funcHandle ? "attrValue" : "funcHandle");
    aivd_status status = npu_function_describe(funcHandle, &facts);
    if (status)
        return acl_code(status);
    switch ((int)attrType) {
    case ACL_FUNC_ATTR_KERNEL_TYPE:
        *attrValue = ACL_KERNEL_TYPE_VECTOR;
        return ACL_SUCCESS;
    case ACL_FUNC_ATTR_KERNEL_RATIO: /* no cube core, one vector core */
        *attrValue = 1;
        return ACL_SUCCESS;
    case ACL_FUNC_ATTR_KERNEL_SCHED_MODE:
        *attrValue = 0;
        return ACL_SUCCESS;
    default:
        return acl_code(
            base_fail(AIVD_ERR_PARAM, NULL, "kernel attribute %d; give 1 to 3", (int)attrType));
    }
}

/* ---- launch attributes ---- */

typedef struct launch_time {
    bool seconds, microseconds; /* which attribute gave it */
    uint64_t ns;                /* 0 = for ever */
} launch_time;

BASE_COLD static aivd_status attribute_fails(const char *name, long value, const char *allowed)
{
    return base_fail(AIVD_ERR_PARAM, NULL, "launch attribute %s = %ld; give %s", name, value,
                     allowed);
}

static aivd_status read_attribute(const aclrtLaunchKernelAttr *a, npu_launch_config *config,
                                  launch_time *time)
{
    switch ((int)a->id) {
    case ACL_RT_LAUNCH_KERNEL_ATTR_SCHEM_MODE:
        if (a->value.schemMode > 1)
            return attribute_fails("SCHEM_MODE", a->value.schemMode,
                                   "0 (any free core) or 1 (all blocks at the same time)");
        config->batch = a->value.schemMode == 1;
        return AIVD_OK;
    case ACL_RT_LAUNCH_KERNEL_ATTR_ENGINE_TYPE:
        if (a->value.engineType == ACL_RT_ENGINE_TYPE_AIV)
            return AIVD_OK;
        return attribute_fails("ENGINE_TYPE", (long)a->value.engineType,
                               "ACL_RT_ENGINE_TYPE_AIV (1); a virtual NPU has vector cores only");
    case ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT:
        time->seconds = true;
        time->ns = a->value.timeout * BASE_NS_PER_S;
        return AIVD_OK;
    case ACL_RT_LAUNCH_KERNEL_ATTR_TIMEOUT_US: {
        uint64_t us =
            (uint64_t)a->value.timeoutUs.timeoutHigh << 32 | a->value.timeoutUs.timeoutLow;
        time->microseconds = true;
        time->ns = us > UINT64_MAX / 1000u ? BASE_NEVER - 1 : us * 1000u;
        return AIVD_OK;
    }
    case ACL_RT_LAUNCH_KERNEL_ATTR_DYN_UBUF_SIZE:
        if (a->value.dynUBufSize > core_profile_get()->ub_bytes)
            return attribute_fails("DYN_UBUF_SIZE", (long)a->value.dynUBufSize,
                                   "at most the UB of a core (ACL_DEV_ATTR_UBUF_PER_VECTOR_CORE)");
        return AIVD_OK;
    case ACL_RT_LAUNCH_KERNEL_ATTR_BLOCKDIM_OFFSET:
        if (a->value.blockDimOffset != 0)
            return attribute_fails("BLOCKDIM_OFFSET", (long)a->value.blockDimOffset,
                                   "0: blocks are numbered from 0 here");
        return AIVD_OK;
    case ACL_RT_LAUNCH_KERNEL_ATTR_BLOCK_TASK_PREFETCH:
    case ACL_RT_LAUNCH_KERNEL_ATTR_DATA_DUMP:
    case ACL_RT_LAUNCH_KERNEL_ATTR_ENABLE_PROFILING:
        return AIVD_OK; /* cost and tools of hardware; results are the same */
    default:
        return base_fail(AIVD_ERR_PARAM, NULL, "launch attribute %d is not known; give 1 to 9",
                         (int)a->id);
    }
}

/* A limit bounds the kernel as a whole, and with it every wait inside. */
static void apply_time(const launch_time *time, npu_launch_config *config)
{
    if (time->seconds || time->microseconds) {
        config->wall_ns = time->ns ? time->ns : BASE_NEVER;
        config->stall_ns = config->wall_ns;
        return;
    }
    uint64_t limit = acl_execute_limit_ns();
    if (BASE_UNLIKELY(limit)) {
        config->wall_ns = limit;
        config->stall_ns = limit;
    }
}

static aivd_status read_config(const aclrtLaunchKernelCfg *cfg, npu_launch_config *config)
{
    launch_time time = {0};
    *config = (npu_launch_config){0};
    if (cfg && cfg->numAttrs && !cfg->attrs)
        return base_fail(AIVD_ERR_NULL, NULL, "cfg->attrs is NULL with numAttrs %zu",
                         cfg->numAttrs);
    for (size_t i = 0; cfg && i < cfg->numAttrs; i++) {
        aivd_status status = read_attribute(&cfg->attrs[i], config, &time);
        if (BASE_UNLIKELY(status))
            return status;
    }
    if (BASE_UNLIKELY(time.seconds && time.microseconds))
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "launch attributes TIMEOUT (7) and TIMEOUT_US (8) together; give one");
    apply_time(&time, config);
    return AIVD_OK;
}

/* ---- launch ---- */

static aclError launch(aclrtFuncHandle function, uint32_t blocks, aclrtStream stream,
                       const aclrtLaunchKernelCfg *cfg, const npu_args *args)
{
    npu_launch_config config;
    npu_stream *real;
    if (BASE_UNLIKELY(!function))
        return acl_null("funcHandle");
    aclError code = acl_stream(stream, &real);
    if (BASE_UNLIKELY(code))
        return code;
    aivd_status status = read_config(cfg, &config);
    if (BASE_LIKELY(status == AIVD_OK))
        status = npu_launch_on(function, real, blocks, args, &config);
    return acl_code_of(status);
}

/* In a recorded run; the others pay for one question. */
BASE_COLD static aclError launch_told(aclrtFuncHandle function, uint32_t blocks, aclrtStream stream,
                                      const aclrtLaunchKernelCfg *cfg, const npu_args *args,
                                      const char *name, const void *site)
{
    if (record_host_site == NULL)
        record_host_site = site;
    return acl_told(launch(function, blocks, stream, cfg, args), name, site);
}

static aclError launch_data(aclrtFuncHandle function, uint32_t blocks, const void *data,
                            size_t size, const aclrtLaunchKernelCfg *cfg, aclrtStream stream)
{
    if (!data && size)
        return acl_null("argsData");
    npu_args args = {.data = data, .size = size};
    args.in_device = fabric_device_of(data) >= 0;
    if (args.in_device && size) {
        aivd_status status = npu_range_check(data, size, "argsData");
        if (status)
            return acl_code_of(status);
    }
    return launch(function, blocks, stream, cfg, &args);
}

BASE_EXPORT aclError aclrtLaunchKernelV2(aclrtFuncHandle funcHandle, uint32_t numBlocks,
                                         const void *argsData, size_t argsSize,
                                         aclrtLaunchKernelCfg *cfg, aclrtStream stream)
{
    RECORD_SITE();
    return acl_tell(launch_data(funcHandle, numBlocks, argsData, argsSize, cfg, stream));
}

BASE_EXPORT aclError aclrtLaunchKernel(aclrtFuncHandle funcHandle, uint32_t numBlocks,
                                       const void *argsData, size_t argsSize, aclrtStream stream)
{
    RECORD_SITE();
    return acl_tell(launch_data(funcHandle, numBlocks, argsData, argsSize, NULL, stream));
}

_Static_assert(sizeof(aclrtPlaceHolderInfo) == sizeof(npu_placeholder), "same layout");

BASE_EXPORT aclError aclrtLaunchKernelWithHostArgs(aclrtFuncHandle funcHandle, uint32_t numBlocks,
                                                   aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                                   void *hostArgs, size_t argsSize,
                                                   aclrtPlaceHolderInfo *placeHolderArray,
                                                   size_t placeHolderNum)
{
    if (BASE_UNLIKELY(!hostArgs && argsSize))
        return acl_null("hostArgs");
    if (BASE_UNLIKELY(placeHolderNum && !placeHolderArray))
        return acl_null("placeHolderArray");
    const npu_args args = {.data = hostArgs,
                           .size = argsSize,
                           .placeholders = (const npu_placeholder *)placeHolderArray,
                           .placeholder_count = placeHolderNum};
    if (record_on())
        return launch_told(funcHandle, numBlocks, stream, cfg, &args, __func__,
                           __builtin_return_address(0));
    return launch(funcHandle, numBlocks, stream, cfg, &args);
}

BASE_EXPORT aclError aclrtLaunchKernelWithConfig(aclrtFuncHandle funcHandle, uint32_t numBlocks,
                                                 aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                                 aclrtArgsHandle argsHandle, void *reserve)
{
    RECORD_SITE();
    npu_args args;
    if (!argsHandle)
        return acl_tell(acl_null("argsHandle"));
    if (reserve)
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL, "reserve must be NULL"));
    aivd_status status = acl_args_bytes(argsHandle, funcHandle, &args);
    if (status)
        return acl_code(status);
    aclError code = launch(funcHandle, numBlocks, stream, cfg, &args);
    if (code == ACL_SUCCESS)
        acl_args_end(argsHandle);
    return acl_tell(code);
}

/* The arguments of most kernels fit the stack. */
static aclError launch_array(aclrtFuncHandle function, const npu_function_facts *facts,
                             uint32_t blocks, aclrtStream stream, const aclrtLaunchKernelCfg *cfg,
                             void *const *args)
{
    _Alignas(64) uint8_t small[1024];
    uint8_t *bytes = facts->args_size <= sizeof small ? small : malloc(facts->args_size);
    if (!bytes)
        return acl_code_of(base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                                     "no host memory for %u bytes of arguments", facts->args_size));
    const npu_args packed = {.data = bytes, .size = facts->args_size};
    aivd_status status = acl_args_gather(facts, args, bytes);
    aclError code = status ? acl_code_of(status) : launch(function, blocks, stream, cfg, &packed);
    if (bytes != small)
        free(bytes);
    return code;
}

BASE_EXPORT aclError aclrtLaunchKernelWithArgsArray(void *func, uint32_t numBlocks,
                                                    aclrtStream stream, aclrtLaunchKernelCfg *cfg,
                                                    void **args)
{
    RECORD_SITE();
    npu_function_facts facts;
    npu_function *function = func;
    if (!func)
        return acl_tell(acl_null("func"));
    aivd_status status = npu_function_live(func) ? AIVD_OK : npu_program_stub(func, &function);
    if (status == AIVD_OK)
        status = npu_function_describe(function, &facts);
    if (status)
        return acl_tell(acl_code_of(status));
    return acl_tell(launch_array(function, &facts, numBlocks, stream, cfg, args));
}
