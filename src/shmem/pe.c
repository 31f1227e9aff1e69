/* shmem/pe.c: the PEs of this process. */
#include "shmem/pe.h"

shmem_pe *_Atomic shmem_active[FABRIC_DEVICES_MAX];

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static shmem_pe *list;

shmem_pe *shmem_pe_of(const char *call)
{
    int32_t device;
    if (npu_device_current(&device)) {
        base_fail(AIVD_ERR_STATE, NULL,
                  "%s: this thread has no device; call aclrtSetDevice, then aclshmemx_init_attr",
                  call);
        return NULL;
    }
    shmem_pe *pe = shmem_pe_on(device);
    if (!pe)
        base_fail(AIVD_ERR_STATE, NULL,
                  "%s: device %d, which is current here, is no PE: not before aclshmemx_init_attr "
                  "has succeeded, nor after aclshmem_finalize",
                  call, device);
    return pe;
}

static shmem_pe *find(int32_t device, uint64_t instance)
{
    for (shmem_pe *pe = list; pe; pe = pe->next)
        if (pe->device == device && pe->instance == instance)
            return pe;
    return NULL;
}

shmem_pe *shmem_pe_find(int32_t device, uint64_t instance)
{
    pthread_mutex_lock(&lock);
    shmem_pe *pe = find(device, instance);
    pthread_mutex_unlock(&lock);
    return pe;
}

void shmem_pe_activate(shmem_pe *pe)
{
    atomic_store_explicit(&shmem_active[pe->device], pe, memory_order_release);
}

aivd_status shmem_pe_add(shmem_pe *pe)
{
    aivd_status s = AIVD_OK;
    pthread_mutex_lock(&lock);
    if (find(pe->device, pe->instance)) {
        s = base_fail(AIVD_ERR_EXISTS, NULL,
                      "instance %llu is live on device %d; call aclshmem_finalize first",
                      (unsigned long long)pe->instance, pe->device);
    } else {
        pe->next = list;
        list = pe;
        shmem_pe_activate(pe);
    }
    pthread_mutex_unlock(&lock);
    return s;
}

/* Instance 0 takes the place of an active one that goes. */
void shmem_pe_remove(shmem_pe *pe)
{
    pthread_mutex_lock(&lock);
    for (shmem_pe **at = &list; *at; at = &(*at)->next)
        if (*at == pe) {
            *at = pe->next;
            break;
        }
    if (shmem_pe_on(pe->device) == pe)
        atomic_store_explicit(&shmem_active[pe->device], find(pe->device, 0), memory_order_release);
    pthread_mutex_unlock(&lock);
}
