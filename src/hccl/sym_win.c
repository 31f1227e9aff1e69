/* hccl/sym_win.c: registering is a meeting: every rank says where its part lies, and each keeps all
 * addresses. Memory of a device has the same address in all processes, so a pointer into a peer's
 * part is that part's address and the offset. */
#include "hccl/sym_win.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/compiler.h"
#include "fabric/region.h"
#include "hccl/coll.h"
#include "hccl/hccl_comm.h"
#include "hccl/hccl_sym_win.h"
#include "hccl/meet.h"
#include "hccl/result.h"

#define GB (1ull << 30)

/* What a rank says. One that cannot take part says so: the others must not wait for it. */
typedef struct part {
    uint64_t address, size;
    uint64_t failed;
} part;

typedef struct hccl_sym_win {
    struct hccl_sym_win *next;
    uint32_t number; /* in the communicator, from 1 */
    uint64_t size;
    part parts[]; /* per rank */
} hccl_sym_win;

/* ---- handles: serial of the communicator << 32 | number ---- */

static HcclCommSymWindow handle_of(const hccl_comm *comm, const hccl_sym_win *win)
{
    return (HcclCommSymWindow)(uintptr_t)((uint64_t)comm->serial << 32 | win->number);
}

/* With the lock of the communicator held on success. */
static aivd_status window_get(HcclCommSymWindow handle, const char *call, hccl_comm **comm,
                              hccl_sym_win ***link)
{
    uint64_t number = (uint64_t)(uintptr_t)handle;
    if (!handle)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: winHandle is NULL", call);
    *comm = hccl_registry_serial((uint32_t)(number >> 32));
    if (*comm) {
        pthread_mutex_lock(&(*comm)->lock);
        *link = &(*comm)->sym_wins;
        while (**link && (**link)->number != (uint32_t)number)
            *link = &(**link)->next;
        if (**link)
            return AIVD_OK;
        pthread_mutex_unlock(&(*comm)->lock);
    }
    return base_fail(AIVD_ERR_HANDLE, "EI0003",
                     "%s: %p is not a live symmetric window (taken back, or its communicator "
                     "destroyed)",
                     call, handle);
}

/* ---- registering ---- */

static uint64_t registered_bytes(hccl_comm *comm)
{
    uint64_t bytes = 0;
    pthread_mutex_lock(&comm->lock);
    for (const hccl_sym_win *w = comm->sym_wins; w; w = w->next)
        bytes += w->size;
    pthread_mutex_unlock(&comm->lock);
    return bytes;
}

static aivd_status memory_check(hccl_comm *comm, const void *address, uint64_t size)
{
    uint64_t most = comm->settings.sym_win_gb * GB, taken = registered_bytes(comm);
    if (fabric_device_of(address) != comm->device)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclCommSymWinRegister: %p is not memory of device %d; register what "
                         "aclrtMalloc() or aclrtMapMem() gave on that device",
                         address, comm->device);
    if (npu_vm_alias(address))
        return base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "HcclCommSymWinRegister: %p is a second mapping, or one of imported memory, "
            "which peers do not see; register the first mapping of the memory's owner",
            address);
    aivd_status s = npu_range_check(address, size, "HcclCommSymWinRegister: the window");
    if (s || (size <= most && taken <= most - size))
        return s;
    return base_fail(
        AIVD_ERR_LIMIT, NULL,
        "HcclCommSymWinRegister: %llu bytes, %llu are registered already, the limit of "
        "communicator \"%s\" is %llu GB (hcclSymWinMaxMemSizePerRank)",
        (unsigned long long)size, (unsigned long long)taken, comm->name,
        (unsigned long long)comm->settings.sym_win_gb);
}

static aivd_status parts_check(const hccl_comm *comm, const part *parts)
{
    for (uint32_t r = 0; r < comm->size; r++) {
        if (parts[r].failed)
            return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                             "HcclCommSymWinRegister: %s cannot take part; see its error",
                             hccl_peer_name(comm, r));
        if (parts[r].size != parts[comm->rank].size)
            return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                             "HcclCommSymWinRegister: rank %u registers %llu bytes, %s %llu; the "
                             "parts of a symmetric window have one size",
                             comm->rank, (unsigned long long)parts[comm->rank].size,
                             hccl_peer_name(comm, r), (unsigned long long)parts[r].size);
    }
    return AIVD_OK;
}

/* `refused` is what this rank's own checks said; the others learn that it did not come along. */
static aivd_status parts_exchange(hccl_comm *comm, const part *mine, aivd_status refused,
                                  part *parts)
{
    char reason[512];
    const core_meeting meeting = {.call = "HcclCommSymWinRegister",
                                  .kind = HCCL_MEET_WINDOW,
                                  .count = comm->size,
                                  .bytes = sizeof *mine,
                                  .note = mine,
                                  .notes = parts};
    snprintf(reason, sizeof reason, "%s", base_error_recent());
    aivd_status s = hccl_meet(comm, &meeting);
    if (!refused)
        return s ? s : parts_check(comm, parts);
    base_error_set(reason);
    return refused;
}

static void window_add(hccl_comm *comm, hccl_sym_win *win, HcclCommSymWindow *handle)
{
    pthread_mutex_lock(&comm->lock);
    win->number = ++comm->sym_wins_made;
    win->next = comm->sym_wins;
    comm->sym_wins = win;
    *handle = handle_of(comm, win);
    pthread_mutex_unlock(&comm->lock);
}

static aivd_status window_make(hccl_comm *comm, void *address, uint64_t size,
                               HcclCommSymWindow *handle)
{
    aivd_status refused = memory_check(comm, address, size);
    hccl_sym_win *win = calloc(1, sizeof *win + comm->size * sizeof win->parts[0]);
    if (!win)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a window");
    win->size = size;
    const part mine = {(uint64_t)(uintptr_t)address, size, refused != AIVD_OK};
    aivd_status s = parts_exchange(comm, &mine, refused, win->parts);
    if (s) {
        free(win);
        return s;
    }
    hccl_coll_tell_granted(comm, address, size, "symmetric window");
    window_add(comm, win, handle);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclCommSymWinRegister(HcclComm comm, void *addr, uint64_t size,
                                              HcclCommSymWindow *winHandle, uint32_t flag)
{
    hccl_comm *c;
    RECORD_SITE();
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s)
        s = hccl_suspended_check(c, __func__);
    if (!s && (!addr || !winHandle))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", __func__,
                      addr ? "winHandle" : "addr");
    if (!s && flag != 1)
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "%s: flag is %u, the only value is 1 (all ranks register)", __func__, flag);
    if (!s && size == 0)
        s = base_fail(AIVD_ERR_PARAM, "EI0003", "%s: size is 0", __func__);
    return hccl_result(s ? s : window_make(c, addr, size, winHandle));
}

static void tell_revoked(const hccl_comm *comm, const hccl_sym_win *win)
{
    if (record_on())
        record_host(&(record_event){.kind = RECORD_REVOKE,
                                    .object = comm->handle,
                                    .to = win->parts[comm->rank].address,
                                    .size = win->size,
                                    .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                    .device = comm->device},
                    "symmetric window");
}

BASE_EXPORT HcclResult HcclCommSymWinDeregister(HcclCommSymWindow winHandle)
{
    hccl_comm *c;
    hccl_sym_win **link;
    RECORD_SITE();
    aivd_status s = window_get(winHandle, __func__, &c, &link);
    if (s)
        return hccl_result(s);
    hccl_sym_win *win = *link;
    *link = win->next;
    tell_revoked(c, win);
    pthread_mutex_unlock(&c->lock);
    free(win);
    return hccl_result(AIVD_OK);
}

void hccl_sym_wins_free(hccl_comm *comm)
{
    for (hccl_sym_win *w = comm->sym_wins, *next; w; w = next) {
        next = w->next;
        free(w);
    }
    comm->sym_wins = NULL;
}

/* ---- questions ---- */

static aivd_status window_around(hccl_comm *comm, const void *address, uint64_t size,
                                 HcclCommSymWindow *handle, size_t *offset)
{
    uint64_t at = (uint64_t)(uintptr_t)address;
    for (const hccl_sym_win *w = comm->sym_wins; w; w = w->next) {
        const part *own = &w->parts[comm->rank];
        if (at < own->address || at - own->address > w->size ||
            size > w->size - (at - own->address))
            continue;
        *handle = handle_of(comm, w);
        *offset = at - own->address;
        return AIVD_OK;
    }
    return base_fail(AIVD_ERR_NOT_FOUND, NULL,
                     "HcclCommSymWinGet: [%p, +%llu) is in no symmetric window of communicator "
                     "\"%s\" (rank %u)",
                     address, (unsigned long long)size, comm->name, comm->rank);
}

BASE_EXPORT HcclResult HcclCommSymWinGet(HcclComm comm, void *ptr, size_t size,
                                         HcclCommSymWindow *winHandle, size_t *offset)
{
    hccl_comm *c;
    aivd_status s = hccl_comm_get(comm, __func__, &c);
    if (!s && (!ptr || !winHandle || !offset))
        s = base_fail(AIVD_ERR_NULL, "EI0003", "%s: %s is NULL", __func__,
                      !ptr         ? "ptr"
                      : !winHandle ? "winHandle"
                                   : "offset");
    if (!s && size == 0)
        s = base_fail(AIVD_ERR_PARAM, "EI0003", "%s: size is 0", __func__);
    if (s)
        return hccl_result(s);
    pthread_mutex_lock(&c->lock);
    s = window_around(c, ptr, size, winHandle, offset);
    pthread_mutex_unlock(&c->lock);
    return hccl_result(s);
}

static aivd_status pointer_of(const hccl_comm *comm, const hccl_sym_win *win, size_t offset,
                              uint32_t peer, void **ptr)
{
    if (peer >= comm->size)
        return base_fail(AIVD_ERR_PARAM, "EI0003",
                         "HcclSymWinGetPeerPointer: peerRank is %u, ranks of \"%s\" are 0 to %u",
                         peer, comm->name, comm->size - 1);
    if (offset >= win->size)
        return base_fail(
            AIVD_ERR_PARAM, "EI0003",
            "HcclSymWinGetPeerPointer: offset %llu is outside of the window's %llu bytes",
            (unsigned long long)offset, (unsigned long long)win->size);
    *ptr = (void *)(uintptr_t)(win->parts[peer].address + offset);
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclSymWinGetPeerPointer(HcclCommSymWindow winHandle, size_t offset,
                                                uint32_t peerRank, void **ptr)
{
    hccl_comm *c;
    hccl_sym_win **link;
    aivd_status s = window_get(winHandle, __func__, &c, &link);
    if (s)
        return hccl_result(s);
    s = ptr ? pointer_of(c, *link, offset, peerRank, ptr)
            : base_fail(AIVD_ERR_NULL, "EI0003", "%s: ptr is NULL", __func__);
    pthread_mutex_unlock(&c->lock);
    return hccl_result(s);
}
