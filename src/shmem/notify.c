/* shmem/notify.c: see notify.h. Kernels' part is declared in include/shmem/device/impl_engine.h,
 * the host's in include/shmem/host/shmemi_host_state.h. */
#include "shmem/notify.h"

#include "shmem/host/shmemi_host_state.h"
#include "shmem/kernel.h"

void aivd_shm_notify_record(const char *call);

aivd_status shmem_notify_make(shmem_pe *pe)
{
    pe->host_state.default_stream = pe->stream;
    pe->host_state.default_block_num = 1;
    if ((pe->engines & ACLSHMEM_DATA_OP_SDMA) == 0)
        return AIVD_OK;
    for (uint32_t core = 0; core < ACLSHMEM_MAX_AIV_PER_NPU; core++) {
        npu_notify *notify;
        aivd_status s = npu_notify_create(&notify);
        if (s)
            return s;
        pe->host_state.notify_arr[core] = notify;
    }
    return AIVD_OK;
}

void shmem_notify_end(shmem_pe *pe)
{
    for (uint32_t core = 0; core < ACLSHMEM_MAX_AIV_PER_NPU && pe->host_state.notify_arr[core];
         core++)
        npu_notify_destroy(pe->host_state.notify_arr[core]);
}

/* Without SDMA among the engines there is no notify, and a host that waits would wait for ever. */
BASE_EXPORT void aivd_shm_notify_record(const char *call)
{
    const shmem_pe *pe = shmem_pe_of_block(call);
    core_block *block = core_current;
    if (BASE_UNLIKELY((pe->engines & ACLSHMEM_DATA_OP_SDMA) == 0))
        shmem_refuse("%s: no notify is there, as the engines of this instance are 0x%x; give "
                     "ACLSHMEM_DATA_OP_SDMA (0x%x) in option_attr.data_op_engine_type of "
                     "aclshmemx_init_attr",
                     call, pe->engines, ACLSHMEM_DATA_OP_SDMA);
    if (BASE_UNLIKELY(block->index >= ACLSHMEM_MAX_AIV_PER_NPU))
        shmem_refuse("%s: called by block %u; cores 0 to %d have a notify", call, block->index,
                     ACLSHMEM_MAX_AIV_PER_NPU - 1);
    block->site = __builtin_return_address(0);
    npu_notify_set(pe->host_state.notify_arr[block->index], block);
}

/* Not const: programs declare it so. Nothing is there without a PE; the reason is in the log. */
BASE_EXPORT aclshmem_host_state_t *aivd_shm_host_state(void)
{
    static _Thread_local aclshmem_host_state_t none;
    shmem_pe *pe = shmem_pe_of("g_state_host");
    none = (aclshmem_host_state_t){0};
    return pe ? &pe->host_state : &none;
}
