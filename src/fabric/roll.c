/* fabric/roll: compares what the ranks claim. Each refusal names both sides and the remedy. */
#include "fabric/roll.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

aivd_status roll_judge(roll_verdict *verdict, aivd_status status, const char *code,
                       const char *format, ...)
{
    va_list args;
    verdict->status = status;
    snprintf(verdict->code, sizeof verdict->code, "%s", code);
    va_start(args, format);
    vsnprintf(verdict->text, sizeof verdict->text, format, args);
    va_end(args);
    return status;
}

static aivd_status check_version(const message_hello *hello, roll_verdict *verdict)
{
    if (hello->header.version == message_protocol_version)
        return AIVD_OK;
    return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                      "rank %u speaks rendezvous protocol version %u, the root version %u: all "
                      "ranks must run the same aivdrive",
                      hello->rank, hello->header.version, message_protocol_version);
}

static aivd_status check_size(const roll *roll, const message_hello *hello, roll_verdict *verdict)
{
    if (hello->size == 0 || hello->size > FABRIC_DEVICES_MAX)
        return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                          "rank %u asks for a communicator of %u ranks: 1 to %d are possible",
                          hello->rank, hello->size, FABRIC_DEVICES_MAX);
    if (roll->size && hello->size != roll->size)
        return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                          "rank %u says the communicator has %u ranks, rank %u says %u: all ranks "
                          "must give the same nRanks",
                          hello->rank, hello->size, roll->first, roll->size);
    if (hello->rank >= hello->size)
        return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                          "a process (pid %d) joins as rank %u of %u: ranks go from 0 to %u",
                          hello->pid, hello->rank, hello->size, hello->size - 1);
    return AIVD_OK;
}

static aivd_status check_place(const roll *roll, const message_hello *hello, const uint8_t *boot_id,
                               roll_verdict *verdict)
{
    if (memcmp(hello->boot_id, boot_id, MESSAGE_BOOT_BYTES) != 0)
        return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                          "rank %u runs on another host than the root (their boot ids differ): "
                          "this release joins the ranks of one host",
                          hello->rank);
    if (roll->size && (hello->map_base != roll->map_base || hello->map_shift != roll->map_shift))
        return roll_judge(
            verdict, AIVD_ERR_MISMATCH, "EI0005",
            "rank %u has device memory at 0x%" PRIx64 " with a stride of 2^%u bytes, rank %u at "
            "0x%" PRIx64 " with 2^%u (a sanitizer, valgrind or ulimit -v on some ranks only?): "
            "set AIVDRIVE_MAP_BASE and AIVDRIVE_MAP_STRIDE alike on all ranks",
            hello->rank, hello->map_base, hello->map_shift, roll->first, roll->map_base,
            roll->map_shift);
    if (hello->device >= FABRIC_DEVICES_MAX || hello->pid <= 0)
        return roll_judge(verdict, AIVD_ERR_FORMAT, "EI0005",
                          "rank %u names device %u and process %d, which cannot be", hello->rank,
                          hello->device, hello->pid);
    return AIVD_OK;
}

static aivd_status check_unique(const roll *roll, const message_hello *hello, roll_verdict *verdict)
{
    if (roll->size && roll->present[hello->rank])
        return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                          "rank %u joins twice (pid %d and pid %d): give every process a rank of "
                          "its own",
                          hello->rank, (int)roll->members[hello->rank].pid, hello->pid);
    for (uint32_t r = 0; r < roll->size; r++)
        if (roll->present[r] && roll->members[r].device == hello->device)
            return roll_judge(verdict, AIVD_ERR_MISMATCH, "EI0005",
                              "ranks %u (pid %d) and %u (pid %d) are both on device %u: two ranks "
                              "of one communicator on one device are not possible; call "
                              "aclrtSetDevice(rank) in each rank",
                              r < hello->rank ? r : hello->rank,
                              r < hello->rank ? (int)roll->members[r].pid : hello->pid,
                              r < hello->rank ? hello->rank : r,
                              r < hello->rank ? hello->pid : (int)roll->members[r].pid,
                              hello->device);
    return AIVD_OK;
}

static aivd_status begin(roll *roll, const message_hello *hello, roll_verdict *verdict)
{
    roll->present = calloc(hello->size, sizeof *roll->present);
    roll->members = calloc(hello->size, sizeof *roll->members);
    if (!roll->present || !roll->members)
        return roll_judge(verdict, AIVD_ERR_HOST_MEMORY, "EI0007",
                          "the root has no host memory for %u members", hello->size);
    roll->size = hello->size;
    roll->first = hello->rank;
    roll->map_base = hello->map_base;
    roll->map_shift = hello->map_shift;
    return AIVD_OK;
}

aivd_status roll_enter(roll *roll, const message_hello *hello, const uint8_t *boot_id,
                       roll_verdict *verdict)
{
    aivd_status status = check_version(hello, verdict);
    if (status == AIVD_OK)
        status = check_size(roll, hello, verdict);
    if (status == AIVD_OK)
        status = check_place(roll, hello, boot_id, verdict);
    if (status == AIVD_OK)
        status = check_unique(roll, hello, verdict);
    if (status == AIVD_OK && roll->size == 0)
        status = begin(roll, hello, verdict);
    if (status != AIVD_OK)
        return status;
    fabric_member *member = &roll->members[hello->rank];
    *member = (fabric_member){.rank = hello->rank,
                              .device = hello->device,
                              .pid = hello->pid,
                              .region_id = hello->region_id,
                              .blob_size = hello->blob_size};
    memcpy(member->blob, hello->blob, hello->blob_size);
    roll->present[hello->rank] = true;
    roll->joined++;
    return AIVD_OK;
}

/* snprintf that appends and stops at the end. */
static size_t append(char *text, size_t size, size_t at, const char *format, unsigned a, unsigned b)
{
    if (at >= size)
        return at;
    int n = b > a ? snprintf(text + at, size - at, format, at ? ", " : "", a, b)
                  : snprintf(text + at, size - at, "%s%u", at ? ", " : "", a);
    return n < 0 ? at : at + (size_t)n;
}

void roll_missing(const roll *roll, char *text, size_t size)
{
    size_t at = 0;
    text[0] = '\0';
    for (uint32_t r = 0; r < roll->size; r++) {
        if (roll->present[r])
            continue;
        uint32_t last = r;
        while (last + 1 < roll->size && !roll->present[last + 1])
            last++;
        at = append(text, size, at, "%s%u-%u", r, last);
        r = last;
    }
    if (at < size)
        snprintf(text + at, size - at, " (%u of %u)", roll->size - roll->joined, roll->size);
}

void roll_free(roll *roll)
{
    free(roll->present);
    free(roll->members);
    memset(roll, 0, sizeof *roll);
}
