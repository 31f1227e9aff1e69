/* Proves: symmetric memory's host calls that are not built return the documented code and the
 * reason. Written by scripts/generate from interfaces/shmem.json; change the table, not this
 * file. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "shmem/shmem.h"

static int failed;

static void check(const char *name, int refused)
{
    const char *text = aclGetRecentErrMsg();
    if (refused && text != NULL && strstr(text, name) != NULL)
        return;
    fprintf(stderr, "%s: %s code, reason: %s\n", name, refused ? "right" : "wrong",
            text != NULL ? text : "(none)");
    failed = 1;
}

int main(void)
{
    check("aclshmemx_get_heap_info",
          aclshmemx_get_heap_info((aclshmem_mem_type_t)0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    aclshmemx_barrier_on_stream(0, 0);
    check("aclshmemx_barrier_on_stream", 1);
    aclshmemx_barrier_all_on_stream(0);
    check("aclshmemx_barrier_all_on_stream", 1);
    aclshmemx_handle_wait((aclshmem_handle_t){0}, 0);
    check("aclshmemx_handle_wait", 1);
    check("aclshmem_float_broadcast",
          aclshmem_float_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_broadcast",
          aclshmem_double_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_broadcast",
          aclshmem_int8_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_broadcast",
          aclshmem_int16_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_broadcast",
          aclshmem_int32_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_broadcast",
          aclshmem_int64_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_broadcast",
          aclshmem_uint8_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_broadcast",
          aclshmem_uint16_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_broadcast",
          aclshmem_uint32_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_broadcast",
          aclshmem_uint64_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_char_broadcast",
          aclshmem_char_broadcast(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_broadcast_on_stream",
          aclshmemx_float_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_broadcast_on_stream",
          aclshmemx_double_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_broadcast_on_stream",
          aclshmemx_int8_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_broadcast_on_stream",
          aclshmemx_int16_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_broadcast_on_stream",
          aclshmemx_int32_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_broadcast_on_stream",
          aclshmemx_int64_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_broadcast_on_stream",
          aclshmemx_uint8_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_broadcast_on_stream",
          aclshmemx_uint16_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_broadcast_on_stream",
          aclshmemx_uint32_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_broadcast_on_stream",
          aclshmemx_uint64_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_char_broadcast_on_stream",
          aclshmemx_char_broadcast_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_broadcastmem", aclshmem_broadcastmem(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_broadcastmem_on_stream",
          aclshmemx_broadcastmem_on_stream(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_collect", aclshmem_float_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_collect", aclshmem_double_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_collect", aclshmem_int8_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_collect", aclshmem_int16_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_collect", aclshmem_int32_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_collect", aclshmem_int64_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_collect", aclshmem_uint8_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_collect", aclshmem_uint16_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_collect", aclshmem_uint32_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_collect", aclshmem_uint64_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_char_collect", aclshmem_char_collect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_collect_on_stream",
          aclshmemx_float_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_collect_on_stream",
          aclshmemx_double_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_collect_on_stream",
          aclshmemx_int8_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_collect_on_stream",
          aclshmemx_int16_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_collect_on_stream",
          aclshmemx_int32_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_collect_on_stream",
          aclshmemx_int64_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_collect_on_stream",
          aclshmemx_uint8_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_collect_on_stream",
          aclshmemx_uint16_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_collect_on_stream",
          aclshmemx_uint32_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_collect_on_stream",
          aclshmemx_uint64_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_char_collect_on_stream",
          aclshmemx_char_collect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_collectmem", aclshmem_collectmem(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_collectmem_on_stream",
          aclshmemx_collectmem_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_fcollect", aclshmem_float_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_fcollect",
          aclshmem_double_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_fcollect", aclshmem_int8_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_fcollect", aclshmem_int16_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_fcollect", aclshmem_int32_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_fcollect", aclshmem_int64_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_fcollect", aclshmem_uint8_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_fcollect",
          aclshmem_uint16_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_fcollect",
          aclshmem_uint32_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_fcollect",
          aclshmem_uint64_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_char_fcollect", aclshmem_char_fcollect(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_fcollect_on_stream",
          aclshmemx_float_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_fcollect_on_stream",
          aclshmemx_double_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_fcollect_on_stream",
          aclshmemx_int8_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_fcollect_on_stream",
          aclshmemx_int16_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_fcollect_on_stream",
          aclshmemx_int32_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_fcollect_on_stream",
          aclshmemx_int64_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_fcollect_on_stream",
          aclshmemx_uint8_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_fcollect_on_stream",
          aclshmemx_uint16_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_fcollect_on_stream",
          aclshmemx_uint32_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_fcollect_on_stream",
          aclshmemx_uint64_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_char_fcollect_on_stream",
          aclshmemx_char_fcollect_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_fcollectmem", aclshmem_fcollectmem(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_fcollectmem_on_stream",
          aclshmemx_fcollectmem_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_alltoall", aclshmem_float_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_alltoall",
          aclshmem_double_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_alltoall", aclshmem_int8_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_alltoall", aclshmem_int16_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_alltoall", aclshmem_int32_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_alltoall", aclshmem_int64_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_alltoall", aclshmem_uint8_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_alltoall",
          aclshmem_uint16_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_alltoall",
          aclshmem_uint32_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_alltoall",
          aclshmem_uint64_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_char_alltoall", aclshmem_char_alltoall(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_alltoall_on_stream",
          aclshmemx_float_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_alltoall_on_stream",
          aclshmemx_double_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_alltoall_on_stream",
          aclshmemx_int8_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_alltoall_on_stream",
          aclshmemx_int16_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_alltoall_on_stream",
          aclshmemx_int32_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_alltoall_on_stream",
          aclshmemx_int64_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_alltoall_on_stream",
          aclshmemx_uint8_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_alltoall_on_stream",
          aclshmemx_uint16_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_alltoall_on_stream",
          aclshmemx_uint32_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_alltoall_on_stream",
          aclshmemx_uint64_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_char_alltoall_on_stream",
          aclshmemx_char_alltoall_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_alltoallmem", aclshmem_alltoallmem(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_alltoallmem_on_stream",
          aclshmemx_alltoallmem_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_alltoalls",
          aclshmem_float_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_alltoalls",
          aclshmem_double_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_alltoalls",
          aclshmem_int8_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_alltoalls",
          aclshmem_int16_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_alltoalls",
          aclshmem_int32_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_alltoalls",
          aclshmem_int64_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_alltoalls",
          aclshmem_uint8_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_alltoalls",
          aclshmem_uint16_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_alltoalls",
          aclshmem_uint32_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_alltoalls",
          aclshmem_uint64_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_char_alltoalls",
          aclshmem_char_alltoalls(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_alltoalls_on_stream",
          aclshmemx_float_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_alltoalls_on_stream",
          aclshmemx_double_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_alltoalls_on_stream",
          aclshmemx_int8_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_alltoalls_on_stream",
          aclshmemx_int16_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_alltoalls_on_stream",
          aclshmemx_int32_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_alltoalls_on_stream",
          aclshmemx_int64_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_alltoalls_on_stream",
          aclshmemx_uint8_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_alltoalls_on_stream",
          aclshmemx_uint16_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_alltoalls_on_stream",
          aclshmemx_uint32_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_alltoalls_on_stream",
          aclshmemx_uint64_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_char_alltoalls_on_stream",
          aclshmemx_char_alltoalls_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_alltoallsmem",
          aclshmem_alltoallsmem(0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_alltoallsmem_on_stream",
          aclshmemx_alltoallsmem_on_stream(0, 0, 0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_and_reduce",
          aclshmem_int8_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_and_reduce",
          aclshmem_int16_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_and_reduce",
          aclshmem_int32_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_and_reduce",
          aclshmem_int64_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_and_reduce",
          aclshmem_uint8_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_and_reduce",
          aclshmem_uint16_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_and_reduce",
          aclshmem_uint32_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_and_reduce",
          aclshmem_uint64_and_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_and_reduce_on_stream",
          aclshmemx_int8_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_and_reduce_on_stream",
          aclshmemx_int16_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_and_reduce_on_stream",
          aclshmemx_int32_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_and_reduce_on_stream",
          aclshmemx_int64_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_and_reduce_on_stream",
          aclshmemx_uint8_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_and_reduce_on_stream",
          aclshmemx_uint16_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_and_reduce_on_stream",
          aclshmemx_uint32_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_and_reduce_on_stream",
          aclshmemx_uint64_and_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_or_reduce", aclshmem_int8_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_or_reduce",
          aclshmem_int16_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_or_reduce",
          aclshmem_int32_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_or_reduce",
          aclshmem_int64_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_or_reduce",
          aclshmem_uint8_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_or_reduce",
          aclshmem_uint16_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_or_reduce",
          aclshmem_uint32_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_or_reduce",
          aclshmem_uint64_or_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_or_reduce_on_stream",
          aclshmemx_int8_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_or_reduce_on_stream",
          aclshmemx_int16_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_or_reduce_on_stream",
          aclshmemx_int32_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_or_reduce_on_stream",
          aclshmemx_int64_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_or_reduce_on_stream",
          aclshmemx_uint8_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_or_reduce_on_stream",
          aclshmemx_uint16_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_or_reduce_on_stream",
          aclshmemx_uint32_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_or_reduce_on_stream",
          aclshmemx_uint64_or_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_xor_reduce",
          aclshmem_int8_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_xor_reduce",
          aclshmem_int16_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_xor_reduce",
          aclshmem_int32_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_xor_reduce",
          aclshmem_int64_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_xor_reduce",
          aclshmem_uint8_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_xor_reduce",
          aclshmem_uint16_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_xor_reduce",
          aclshmem_uint32_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_xor_reduce",
          aclshmem_uint64_xor_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_xor_reduce_on_stream",
          aclshmemx_int8_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_xor_reduce_on_stream",
          aclshmemx_int16_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_xor_reduce_on_stream",
          aclshmemx_int32_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_xor_reduce_on_stream",
          aclshmemx_int64_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_xor_reduce_on_stream",
          aclshmemx_uint8_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_xor_reduce_on_stream",
          aclshmemx_uint16_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_xor_reduce_on_stream",
          aclshmemx_uint32_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_xor_reduce_on_stream",
          aclshmemx_uint64_xor_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_max_reduce",
          aclshmem_float_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_max_reduce",
          aclshmem_double_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_max_reduce",
          aclshmem_int8_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_max_reduce",
          aclshmem_int16_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_max_reduce",
          aclshmem_int32_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_max_reduce",
          aclshmem_int64_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_max_reduce",
          aclshmem_uint8_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_max_reduce",
          aclshmem_uint16_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_max_reduce",
          aclshmem_uint32_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_max_reduce",
          aclshmem_uint64_max_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_max_reduce_on_stream",
          aclshmemx_float_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_max_reduce_on_stream",
          aclshmemx_double_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_max_reduce_on_stream",
          aclshmemx_int8_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_max_reduce_on_stream",
          aclshmemx_int16_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_max_reduce_on_stream",
          aclshmemx_int32_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_max_reduce_on_stream",
          aclshmemx_int64_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_max_reduce_on_stream",
          aclshmemx_uint8_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_max_reduce_on_stream",
          aclshmemx_uint16_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_max_reduce_on_stream",
          aclshmemx_uint32_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_max_reduce_on_stream",
          aclshmemx_uint64_max_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_min_reduce",
          aclshmem_float_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_min_reduce",
          aclshmem_double_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_min_reduce",
          aclshmem_int8_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_min_reduce",
          aclshmem_int16_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_min_reduce",
          aclshmem_int32_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_min_reduce",
          aclshmem_int64_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_min_reduce",
          aclshmem_uint8_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_min_reduce",
          aclshmem_uint16_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_min_reduce",
          aclshmem_uint32_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_min_reduce",
          aclshmem_uint64_min_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_min_reduce_on_stream",
          aclshmemx_float_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_min_reduce_on_stream",
          aclshmemx_double_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_min_reduce_on_stream",
          aclshmemx_int8_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_min_reduce_on_stream",
          aclshmemx_int16_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_min_reduce_on_stream",
          aclshmemx_int32_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_min_reduce_on_stream",
          aclshmemx_int64_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_min_reduce_on_stream",
          aclshmemx_uint8_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_min_reduce_on_stream",
          aclshmemx_uint16_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_min_reduce_on_stream",
          aclshmemx_uint32_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_min_reduce_on_stream",
          aclshmemx_uint64_min_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_sum_reduce",
          aclshmem_float_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_sum_reduce",
          aclshmem_double_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_sum_reduce",
          aclshmem_int8_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_sum_reduce",
          aclshmem_int16_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_sum_reduce",
          aclshmem_int32_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_sum_reduce",
          aclshmem_int64_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_sum_reduce",
          aclshmem_uint8_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_sum_reduce",
          aclshmem_uint16_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_sum_reduce",
          aclshmem_uint32_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_sum_reduce",
          aclshmem_uint64_sum_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_sum_reduce_on_stream",
          aclshmemx_float_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_sum_reduce_on_stream",
          aclshmemx_double_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_sum_reduce_on_stream",
          aclshmemx_int8_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_sum_reduce_on_stream",
          aclshmemx_int16_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_sum_reduce_on_stream",
          aclshmemx_int32_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_sum_reduce_on_stream",
          aclshmemx_int64_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_sum_reduce_on_stream",
          aclshmemx_uint8_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_sum_reduce_on_stream",
          aclshmemx_uint16_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_sum_reduce_on_stream",
          aclshmemx_uint32_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_sum_reduce_on_stream",
          aclshmemx_uint64_sum_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_prod_reduce",
          aclshmem_float_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_prod_reduce",
          aclshmem_double_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_prod_reduce",
          aclshmem_int8_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_prod_reduce",
          aclshmem_int16_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_prod_reduce",
          aclshmem_int32_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_prod_reduce",
          aclshmem_int64_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_prod_reduce",
          aclshmem_uint8_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_prod_reduce",
          aclshmem_uint16_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_prod_reduce",
          aclshmem_uint32_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_prod_reduce",
          aclshmem_uint64_prod_reduce(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_prod_reduce_on_stream",
          aclshmemx_float_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_prod_reduce_on_stream",
          aclshmemx_double_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_prod_reduce_on_stream",
          aclshmemx_int8_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_prod_reduce_on_stream",
          aclshmemx_int16_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_prod_reduce_on_stream",
          aclshmemx_int32_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_prod_reduce_on_stream",
          aclshmemx_int64_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_prod_reduce_on_stream",
          aclshmemx_uint8_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_prod_reduce_on_stream",
          aclshmemx_uint16_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_prod_reduce_on_stream",
          aclshmemx_uint32_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_prod_reduce_on_stream",
          aclshmemx_uint64_prod_reduce_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_and_reducescatter",
          aclshmem_int8_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_and_reducescatter",
          aclshmem_int16_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_and_reducescatter",
          aclshmem_int32_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_and_reducescatter",
          aclshmem_int64_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_and_reducescatter",
          aclshmem_uint8_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_and_reducescatter",
          aclshmem_uint16_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_and_reducescatter",
          aclshmem_uint32_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_and_reducescatter",
          aclshmem_uint64_and_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_and_reducescatter_on_stream",
          aclshmemx_int8_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_and_reducescatter_on_stream",
          aclshmemx_int16_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_and_reducescatter_on_stream",
          aclshmemx_int32_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_and_reducescatter_on_stream",
          aclshmemx_int64_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_and_reducescatter_on_stream",
          aclshmemx_uint8_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_and_reducescatter_on_stream",
          aclshmemx_uint16_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_and_reducescatter_on_stream",
          aclshmemx_uint32_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_and_reducescatter_on_stream",
          aclshmemx_uint64_and_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_or_reducescatter",
          aclshmem_int8_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_or_reducescatter",
          aclshmem_int16_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_or_reducescatter",
          aclshmem_int32_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_or_reducescatter",
          aclshmem_int64_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_or_reducescatter",
          aclshmem_uint8_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_or_reducescatter",
          aclshmem_uint16_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_or_reducescatter",
          aclshmem_uint32_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_or_reducescatter",
          aclshmem_uint64_or_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_or_reducescatter_on_stream",
          aclshmemx_int8_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_or_reducescatter_on_stream",
          aclshmemx_int16_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_or_reducescatter_on_stream",
          aclshmemx_int32_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_or_reducescatter_on_stream",
          aclshmemx_int64_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_or_reducescatter_on_stream",
          aclshmemx_uint8_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_or_reducescatter_on_stream",
          aclshmemx_uint16_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_or_reducescatter_on_stream",
          aclshmemx_uint32_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_or_reducescatter_on_stream",
          aclshmemx_uint64_or_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_xor_reducescatter",
          aclshmem_int8_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_xor_reducescatter",
          aclshmem_int16_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_xor_reducescatter",
          aclshmem_int32_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_xor_reducescatter",
          aclshmem_int64_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_xor_reducescatter",
          aclshmem_uint8_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_xor_reducescatter",
          aclshmem_uint16_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_xor_reducescatter",
          aclshmem_uint32_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_xor_reducescatter",
          aclshmem_uint64_xor_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_xor_reducescatter_on_stream",
          aclshmemx_int8_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_xor_reducescatter_on_stream",
          aclshmemx_int16_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_xor_reducescatter_on_stream",
          aclshmemx_int32_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_xor_reducescatter_on_stream",
          aclshmemx_int64_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_xor_reducescatter_on_stream",
          aclshmemx_uint8_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_xor_reducescatter_on_stream",
          aclshmemx_uint16_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_xor_reducescatter_on_stream",
          aclshmemx_uint32_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_xor_reducescatter_on_stream",
          aclshmemx_uint64_xor_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_max_reducescatter",
          aclshmem_float_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_max_reducescatter",
          aclshmem_double_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_max_reducescatter",
          aclshmem_int8_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_max_reducescatter",
          aclshmem_int16_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_max_reducescatter",
          aclshmem_int32_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_max_reducescatter",
          aclshmem_int64_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_max_reducescatter",
          aclshmem_uint8_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_max_reducescatter",
          aclshmem_uint16_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_max_reducescatter",
          aclshmem_uint32_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_max_reducescatter",
          aclshmem_uint64_max_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_max_reducescatter_on_stream",
          aclshmemx_float_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_max_reducescatter_on_stream",
          aclshmemx_double_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_max_reducescatter_on_stream",
          aclshmemx_int8_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_max_reducescatter_on_stream",
          aclshmemx_int16_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_max_reducescatter_on_stream",
          aclshmemx_int32_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_max_reducescatter_on_stream",
          aclshmemx_int64_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_max_reducescatter_on_stream",
          aclshmemx_uint8_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_max_reducescatter_on_stream",
          aclshmemx_uint16_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_max_reducescatter_on_stream",
          aclshmemx_uint32_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_max_reducescatter_on_stream",
          aclshmemx_uint64_max_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_min_reducescatter",
          aclshmem_float_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_min_reducescatter",
          aclshmem_double_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_min_reducescatter",
          aclshmem_int8_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_min_reducescatter",
          aclshmem_int16_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_min_reducescatter",
          aclshmem_int32_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_min_reducescatter",
          aclshmem_int64_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_min_reducescatter",
          aclshmem_uint8_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_min_reducescatter",
          aclshmem_uint16_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_min_reducescatter",
          aclshmem_uint32_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_min_reducescatter",
          aclshmem_uint64_min_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_min_reducescatter_on_stream",
          aclshmemx_float_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_min_reducescatter_on_stream",
          aclshmemx_double_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_min_reducescatter_on_stream",
          aclshmemx_int8_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_min_reducescatter_on_stream",
          aclshmemx_int16_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_min_reducescatter_on_stream",
          aclshmemx_int32_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_min_reducescatter_on_stream",
          aclshmemx_int64_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_min_reducescatter_on_stream",
          aclshmemx_uint8_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_min_reducescatter_on_stream",
          aclshmemx_uint16_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_min_reducescatter_on_stream",
          aclshmemx_uint32_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_min_reducescatter_on_stream",
          aclshmemx_uint64_min_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_sum_reducescatter",
          aclshmem_float_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_sum_reducescatter",
          aclshmem_double_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_sum_reducescatter",
          aclshmem_int8_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_sum_reducescatter",
          aclshmem_int16_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_sum_reducescatter",
          aclshmem_int32_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_sum_reducescatter",
          aclshmem_int64_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_sum_reducescatter",
          aclshmem_uint8_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_sum_reducescatter",
          aclshmem_uint16_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_sum_reducescatter",
          aclshmem_uint32_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_sum_reducescatter",
          aclshmem_uint64_sum_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_sum_reducescatter_on_stream",
          aclshmemx_float_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_sum_reducescatter_on_stream",
          aclshmemx_double_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_sum_reducescatter_on_stream",
          aclshmemx_int8_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_sum_reducescatter_on_stream",
          aclshmemx_int16_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_sum_reducescatter_on_stream",
          aclshmemx_int32_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_sum_reducescatter_on_stream",
          aclshmemx_int64_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_sum_reducescatter_on_stream",
          aclshmemx_uint8_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_sum_reducescatter_on_stream",
          aclshmemx_uint16_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_sum_reducescatter_on_stream",
          aclshmemx_uint32_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_sum_reducescatter_on_stream",
          aclshmemx_uint64_sum_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_float_prod_reducescatter",
          aclshmem_float_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_double_prod_reducescatter",
          aclshmem_double_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int8_prod_reducescatter",
          aclshmem_int8_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int16_prod_reducescatter",
          aclshmem_int16_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int32_prod_reducescatter",
          aclshmem_int32_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_int64_prod_reducescatter",
          aclshmem_int64_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint8_prod_reducescatter",
          aclshmem_uint8_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint16_prod_reducescatter",
          aclshmem_uint16_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint32_prod_reducescatter",
          aclshmem_uint32_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmem_uint64_prod_reducescatter",
          aclshmem_uint64_prod_reducescatter(0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_float_prod_reducescatter_on_stream",
          aclshmemx_float_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_double_prod_reducescatter_on_stream",
          aclshmemx_double_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int8_prod_reducescatter_on_stream",
          aclshmemx_int8_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int16_prod_reducescatter_on_stream",
          aclshmemx_int16_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int32_prod_reducescatter_on_stream",
          aclshmemx_int32_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_int64_prod_reducescatter_on_stream",
          aclshmemx_int64_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint8_prod_reducescatter_on_stream",
          aclshmemx_uint8_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint16_prod_reducescatter_on_stream",
          aclshmemx_uint16_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint32_prod_reducescatter_on_stream",
          aclshmemx_uint32_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    check("aclshmemx_uint64_prod_reducescatter_on_stream",
          aclshmemx_uint64_prod_reducescatter_on_stream(0, 0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    aclshmem_set_lock(0);
    check("aclshmem_set_lock", 1);
    aclshmem_clear_lock(0);
    check("aclshmem_clear_lock", 1);
    check("aclshmem_test_lock", aclshmem_test_lock(0) == ACLSHMEM_NOT_SUPPORTED);
    return failed;
}
