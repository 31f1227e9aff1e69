/* npu/ipc: device memory shown to other processes by a key, and what this process has imported. The
 * address of imported memory is the one it has at its owner (docs/design/addresses.md). */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "fabric/share.h"
#include "npu/device.h"
#include "record/ring.h"

typedef struct imported {
    struct imported *next;
    char key[NPU_KEY_BYTES];
    fabric_share what;
    uint32_t times;
} imported;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static imported *list;
static pid_t list_pid; /* whose list it is: the child of a fork has imported nothing */

static aivd_status parse(const char *key, fabric_share_name *name)
{
    if (fabric_share_parse(key, name) && name->kind == SHARE_MEMORY)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL, "the key is not one of aclrtIpcMemGetExportKey");
}

/* The owner exports it; another process imports it, and then may use it until it lets go. */
static void tell(record_kind kind, uint32_t who, const fabric_share *what, const char *how)
{
    record_host(&(record_event){.kind = (uint16_t)kind,
                                .id = who,
                                .to = what->address,
                                .size = what->size,
                                .spaces = record_spaces(SPACE_NONE, SPACE_GM),
                                .device = (int32_t)what->device},
                how);
}

aivd_status npu_ipc_export(void *address, uint64_t size, bool open, char key[NPU_KEY_BYTES])
{
    void *base;
    uint64_t bytes;
    int32_t device;
    fabric_share_name name;
    if (npu_mem_find(address, &base, &bytes, &device))
        return base_fail(
            AIVD_ERR_PARAM, NULL,
            "%p is not device memory of this process; export what aclrtMalloc returned", address);
    aivd_status status = size
                             ? npu_range_check(address, size, "devPtr")
                             : base_fail(AIVD_ERR_PARAM, NULL, "0 bytes to export; give 1 or more");
    if (status)
        return status;
    const fabric_share what = {.kind = SHARE_MEMORY,
                               .device = (uint32_t)device,
                               .address = (uint64_t)(uintptr_t)address,
                               .size = size};
    status = fabric_share_export(&what, open, &name);
    if (status)
        return status;
    if (record_on())
        tell(RECORD_GRANT, RECORD_BY_KEY, &what, "exported by a key");
    fabric_share_text(&name, key);
    return AIVD_OK;
}

aivd_status npu_ipc_allow(const char *key, const int32_t *pids, size_t count)
{
    fabric_share_name name;
    aivd_status status = parse(key, &name);
    return status ? status : fabric_share_allow(&name, pids, count);
}

/* Lock held. */
static imported **place_of(const char *key)
{
    imported **at = &list;
    if (list_pid != getpid()) {
        list = NULL;
        list_pid = getpid();
    }
    while (*at && strncmp((*at)->key, key, NPU_KEY_BYTES) != 0)
        at = &(*at)->next;
    return at;
}

aivd_status npu_ipc_import(const char *key, void **address)
{
    fabric_share_name name;
    fabric_share what;
    aivd_status status = parse(key, &name);
    if (status)
        return status;
    pthread_mutex_lock(&lock);
    imported *known = *place_of(key);
    if (known)
        known->times++;
    else if (!(known = calloc(1, sizeof *known)))
        status = base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for an import");
    if (status == AIVD_OK && known->times == 0) {
        status = fabric_share_import(&name, &what, NULL);
        if (status) {
            free(known);
        } else {
            *known = (imported){.next = list, .what = what, .times = 1};
            strncpy(known->key, key, NPU_KEY_BYTES - 1);
            list = known;
            if (record_on())
                tell(RECORD_GRANT, RECORD_IMPORTED, &what, "imported by a key");
        }
    }
    if (status == AIVD_OK)
        *address = (void *)(uintptr_t)known->what.address;
    pthread_mutex_unlock(&lock);
    return status;
}

aivd_status npu_ipc_close(const char *key)
{
    fabric_share_name name;
    aivd_status status = parse(key, &name);
    if (status)
        return status;
    pthread_mutex_lock(&lock);
    imported **at = place_of(key), *ended = *at;
    if (ended && --ended->times == 0) {
        *at = ended->next;
        if (record_on())
            tell(RECORD_REVOKE, RECORD_IMPORTED, &ended->what, "imported by a key");
        fabric_share_drop(&ended->what);
        free(ended);
    }
    pthread_mutex_unlock(&lock);
    return ended ? AIVD_OK : fabric_share_end(&name);
}

aivd_status npu_ipc_known(const char *key)
{
    fabric_share_name name;
    aivd_status status = parse(key, &name);
    if (status)
        return status;
    pthread_mutex_lock(&lock);
    bool found = *place_of(key) != NULL;
    pthread_mutex_unlock(&lock);
    return found ? AIVD_OK : fabric_share_allow(&name, NULL, 0);
}
