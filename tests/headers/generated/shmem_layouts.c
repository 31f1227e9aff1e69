/* Proves: symmetric memory's structures have the documented sizes, alignments and offsets.
 * Written by scripts/generate from interfaces/shmem.json; change the table, not this file. */
#include <assert.h>
#ifndef __cplusplus
#include <stdalign.h>
#endif
#include <stddef.h>
#include <stdint.h>

#include "shmem/shmem.h"

static_assert(sizeof(aclshmem_init_optional_attr_t) == 24, "size of aclshmem_init_optional_attr_t");
static_assert(alignof(aclshmem_init_optional_attr_t) == 4,
              "alignment of aclshmem_init_optional_attr_t");
static_assert(offsetof(aclshmem_init_optional_attr_t, version) == 0,
              "aclshmem_init_optional_attr_t.version");
static_assert(offsetof(aclshmem_init_optional_attr_t, data_op_engine_type) == 4,
              "aclshmem_init_optional_attr_t.data_op_engine_type");
static_assert(offsetof(aclshmem_init_optional_attr_t, shm_init_timeout) == 8,
              "aclshmem_init_optional_attr_t.shm_init_timeout");
static_assert(offsetof(aclshmem_init_optional_attr_t, shm_create_timeout) == 12,
              "aclshmem_init_optional_attr_t.shm_create_timeout");
static_assert(offsetof(aclshmem_init_optional_attr_t, control_operation_timeout) == 16,
              "aclshmem_init_optional_attr_t.control_operation_timeout");
static_assert(offsetof(aclshmem_init_optional_attr_t, sockFd) == 20,
              "aclshmem_init_optional_attr_t.sockFd");
static_assert(sizeof(aclshmemx_init_attr_t) == 120, "size of aclshmemx_init_attr_t");
static_assert(alignof(aclshmemx_init_attr_t) == 8, "alignment of aclshmemx_init_attr_t");
static_assert(offsetof(aclshmemx_init_attr_t, my_pe) == 0, "aclshmemx_init_attr_t.my_pe");
static_assert(offsetof(aclshmemx_init_attr_t, n_pes) == 4, "aclshmemx_init_attr_t.n_pes");
static_assert(offsetof(aclshmemx_init_attr_t, ip_port) == 8, "aclshmemx_init_attr_t.ip_port");
static_assert(offsetof(aclshmemx_init_attr_t, local_mem_size) == 72,
              "aclshmemx_init_attr_t.local_mem_size");
static_assert(offsetof(aclshmemx_init_attr_t, option_attr) == 80,
              "aclshmemx_init_attr_t.option_attr");
static_assert(offsetof(aclshmemx_init_attr_t, comm_args) == 104, "aclshmemx_init_attr_t.comm_args");
static_assert(offsetof(aclshmemx_init_attr_t, instance_id) == 112,
              "aclshmemx_init_attr_t.instance_id");
static_assert(sizeof(aclshmemx_uniqueid_t) == 136, "size of aclshmemx_uniqueid_t");
static_assert(alignof(aclshmemx_uniqueid_t) == 4, "alignment of aclshmemx_uniqueid_t");
static_assert(offsetof(aclshmemx_uniqueid_t, version) == 0, "aclshmemx_uniqueid_t.version");
static_assert(offsetof(aclshmemx_uniqueid_t, my_pe) == 4, "aclshmemx_uniqueid_t.my_pe");
static_assert(offsetof(aclshmemx_uniqueid_t, n_pes) == 8, "aclshmemx_uniqueid_t.n_pes");
static_assert(offsetof(aclshmemx_uniqueid_t, internal) == 12, "aclshmemx_uniqueid_t.internal");
static_assert(sizeof(aclshmem_handle_t) == 4, "size of aclshmem_handle_t");
static_assert(alignof(aclshmem_handle_t) == 4, "alignment of aclshmem_handle_t");
static_assert(offsetof(aclshmem_handle_t, team_id) == 0, "aclshmem_handle_t.team_id");
static_assert(sizeof(aclshmem_team_config_t) == 64, "size of aclshmem_team_config_t");
static_assert(alignof(aclshmem_team_config_t) == 8, "alignment of aclshmem_team_config_t");
static_assert(offsetof(aclshmem_team_config_t, version) == 0, "aclshmem_team_config_t.version");
static_assert(offsetof(aclshmem_team_config_t, num_contexts) == 4,
              "aclshmem_team_config_t.num_contexts");
static_assert(offsetof(aclshmem_team_config_t, uniqueid) == 8, "aclshmem_team_config_t.uniqueid");
static_assert(offsetof(aclshmem_team_config_t, padding) == 16, "aclshmem_team_config_t.padding");
static_assert(sizeof(aclshmemx_team_t) == 131160, "size of aclshmemx_team_t");
static_assert(alignof(aclshmemx_team_t) == 8, "alignment of aclshmemx_team_t");
static_assert(offsetof(aclshmemx_team_t, mype) == 0, "aclshmemx_team_t.mype");
static_assert(offsetof(aclshmemx_team_t, start) == 4, "aclshmemx_team_t.start");
static_assert(offsetof(aclshmemx_team_t, stride) == 8, "aclshmemx_team_t.stride");
static_assert(offsetof(aclshmemx_team_t, size) == 12, "aclshmemx_team_t.size");
static_assert(offsetof(aclshmemx_team_t, team_idx) == 16, "aclshmemx_team_t.team_idx");
static_assert(offsetof(aclshmemx_team_t, config) == 24, "aclshmemx_team_t.config");
static_assert(offsetof(aclshmemx_team_t, pe_mapping) == 88, "aclshmemx_team_t.pe_mapping");
static_assert(sizeof(aclshmem_ub_config_t) == 16, "size of aclshmem_ub_config_t");
static_assert(alignof(aclshmem_ub_config_t) == 8, "alignment of aclshmem_ub_config_t");
static_assert(offsetof(aclshmem_ub_config_t, aclshmem_ub) == 0, "aclshmem_ub_config_t.aclshmem_ub");
static_assert(offsetof(aclshmem_ub_config_t, ub_size) == 8, "aclshmem_ub_config_t.ub_size");
static_assert(offsetof(aclshmem_ub_config_t, sync_id) == 12, "aclshmem_ub_config_t.sync_id");
static_assert(sizeof(aclshmem_prof_block_t) == 16384, "size of aclshmem_prof_block_t");
static_assert(alignof(aclshmem_prof_block_t) == 8, "alignment of aclshmem_prof_block_t");
static_assert(offsetof(aclshmem_prof_block_t, ccount) == 0, "aclshmem_prof_block_t.ccount");
static_assert(offsetof(aclshmem_prof_block_t, cycles) == 8192, "aclshmem_prof_block_t.cycles");
static_assert(sizeof(aclshmem_prof_pe_t) == 1048584, "size of aclshmem_prof_pe_t");
static_assert(alignof(aclshmem_prof_pe_t) == 8, "alignment of aclshmem_prof_pe_t");
static_assert(offsetof(aclshmem_prof_pe_t, pe_id) == 0, "aclshmem_prof_pe_t.pe_id");
static_assert(offsetof(aclshmem_prof_pe_t, block_prof) == 8, "aclshmem_prof_pe_t.block_prof");
static_assert(sizeof(aclshmem_instance_ctx) == 16, "size of aclshmem_instance_ctx");
static_assert(alignof(aclshmem_instance_ctx) == 8, "alignment of aclshmem_instance_ctx");
static_assert(offsetof(aclshmem_instance_ctx, id) == 0, "aclshmem_instance_ctx.id");
static_assert(offsetof(aclshmem_instance_ctx, instance) == 8, "aclshmem_instance_ctx.instance");
static_assert(sizeof(non_contiguous_copy_param) == 16, "size of non_contiguous_copy_param");
static_assert(alignof(non_contiguous_copy_param) == 4, "alignment of non_contiguous_copy_param");
static_assert(offsetof(non_contiguous_copy_param, repeat) == 0, "non_contiguous_copy_param.repeat");
static_assert(offsetof(non_contiguous_copy_param, length) == 4, "non_contiguous_copy_param.length");
static_assert(offsetof(non_contiguous_copy_param, src_ld) == 8, "non_contiguous_copy_param.src_ld");
static_assert(offsetof(non_contiguous_copy_param, dst_ld) == 12,
              "non_contiguous_copy_param.dst_ld");
static_assert(sizeof(aclshmemx_sync_bit) == 64, "size of aclshmemx_sync_bit");
static_assert(sizeof(aclshmem_device_host_state_t) == 32992,
              "size of aclshmem_device_host_state_t");
static_assert(alignof(aclshmem_device_host_state_t) == 8,
              "alignment of aclshmem_device_host_state_t");
static_assert(offsetof(aclshmem_device_host_state_t, version) == 0,
              "aclshmem_device_host_state_t.version");
static_assert(offsetof(aclshmem_device_host_state_t, mype) == 4,
              "aclshmem_device_host_state_t.mype");
static_assert(offsetof(aclshmem_device_host_state_t, npes) == 8,
              "aclshmem_device_host_state_t.npes");
static_assert(offsetof(aclshmem_device_host_state_t, heap_base) == 16,
              "aclshmem_device_host_state_t.heap_base");
static_assert(offsetof(aclshmem_device_host_state_t, p2p_device_heap_base) == 32,
              "aclshmem_device_host_state_t.p2p_device_heap_base");
static_assert(offsetof(aclshmem_device_host_state_t, topo_list) == 80,
              "aclshmem_device_host_state_t.topo_list");
static_assert(sizeof(aclshmem_host_state_t) == 400, "size of aclshmem_host_state_t");
static_assert(alignof(aclshmem_host_state_t) == 8, "alignment of aclshmem_host_state_t");
static_assert(offsetof(aclshmem_host_state_t, default_stream) == 0,
              "aclshmem_host_state_t.default_stream");
static_assert(offsetof(aclshmem_host_state_t, default_event_id) == 8,
              "aclshmem_host_state_t.default_event_id");
static_assert(offsetof(aclshmem_host_state_t, default_block_num) == 12,
              "aclshmem_host_state_t.default_block_num");
static_assert(offsetof(aclshmem_host_state_t, notify_arr) == 16,
              "aclshmem_host_state_t.notify_arr");

int main(void)
{
    return 0; /* everything above is decided by the compiler */
}
