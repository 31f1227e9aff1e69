/* aivdrive/device_remote.h: where a peer has what I have here, for device code in C and C++. A
 * translated address is an address only: the memory must be granted to this rank before it is used
 * (HCCL buffer, registered memory, symmetric heap). */
#ifndef AIVDRIVE_DEVICE_REMOTE_H
#define AIVDRIVE_DEVICE_REMOTE_H

#include "../c_api/asc_simd.h"
#include "device_impl.h"

/* By a table: windows[r] is the address of rank r's window, as this rank knows it; all windows have
 * one layout. `address` lies in the window of rank `me`; returns the same place in that of `peer`.
 * Works for every kind of window, at no cost but the two loads of the table. */
static __aicore__ inline __gm__ void *aivd_remote(__gm__ const uint64_t *windows, uint32_t me,
                                                  uint32_t peer, __gm__ const void *address)
{
    return (__gm__ void *)(uintptr_t)(windows[peer] + ((uint64_t)(uintptr_t)address - windows[me]));
}

#ifndef AIVD_DEVICE_PORTABLE
/* By symmetric addresses: every device's memory has the same layout at a fixed distance, so the
 * place in the memory of `device` follows from the address alone. For memory that lies at the same
 * offset on both devices (a symmetric heap; the same sequence of allocations). Ends the kernel when
 * `address` is not device memory or this process does not know the device. */
static __aicore__ inline __gm__ void *aivd_remote_symmetric(__gm__ const void *address,
                                                            uint32_t device)
{
    return (__gm__ void *)aivd_dev_remote((const void *)address, device);
}
#endif

#endif
