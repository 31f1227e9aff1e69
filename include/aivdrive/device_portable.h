/* aivdrive/device_portable.h: the device helpers without libaivdrive, for kernels that are compiled
 * with -DAIVD_DEVICE_PORTABLE: nothing is done directly, every helper is the operations of
 * c_api/asc_simd.h that it is spelled out in. aivd_remote_symmetric() is not there: only the
 * library knows where devices have their memory. */
#ifndef AIVDRIVE_DEVICE_PORTABLE_H
#define AIVDRIVE_DEVICE_PORTABLE_H

#include "../c_api/asc_types.h"

static __aicore__ inline bool aivd_dev_copy(void *to, const void *from, uint64_t bytes,
                                            const void *ub, uint32_t ub_bytes)
{
    (void)to;
    (void)from;
    (void)ub;
    (void)ub_bytes;
    return bytes == 0;
}

static __aicore__ inline bool aivd_dev_copy_two(void *to, const void *from, void *kept,
                                                const void *kept_from, uint64_t bytes,
                                                const void *ub, uint32_t ub_bytes)
{
    (void)to;
    (void)from;
    (void)kept;
    (void)kept_from;
    (void)ub;
    (void)ub_bytes;
    return bytes == 0;
}

static __aicore__ inline bool aivd_dev_flag_store(void *slot, const uint64_t *words, uint32_t bytes)
{
    (void)slot;
    (void)words;
    (void)bytes;
    return false;
}

static __aicore__ inline bool aivd_dev_flag_load(const void *slot, uint64_t *words, uint32_t bytes)
{
    (void)slot;
    (void)words;
    (void)bytes;
    return false;
}

static __aicore__ inline bool aivd_dev_flag_wait(const void *slot, uint64_t *words, uint32_t bytes,
                                                 uint64_t tag, bool equal)
{
    (void)slot;
    (void)words;
    (void)bytes;
    (void)tag;
    (void)equal;
    return false;
}

static __aicore__ inline uint64_t aivd_dev_until(const void *word, uint32_t bytes, uint64_t value,
                                                 bool equal)
{
    (void)word;
    (void)bytes;
    (void)value;
    (void)equal;
    return 0;
}

static __aicore__ inline uint64_t aivd_dev_taken(uint64_t value, uint64_t number)
{
    (void)number;
    return value;
}

static __aicore__ inline bool aivd_dev_awaits(const void *peer)
{
    (void)peer;
    return false;
}

static __aicore__ inline bool aivd_dev_near(const void *peer)
{
    (void)peer;
    return false;
}

static __aicore__ inline bool aivd_dev_message_send(void *slot, uint64_t tag, const void *data,
                                                    uint64_t bytes)
{
    (void)slot;
    (void)tag;
    (void)data;
    (void)bytes;
    return false;
}

static __aicore__ inline bool aivd_dev_message_receive(void *slot, uint64_t from, uint64_t tag,
                                                       void *to, uint64_t bytes, uint64_t *seen)
{
    (void)slot;
    (void)from;
    (void)tag;
    (void)to;
    (void)bytes;
    (void)seen;
    return false;
}

static __aicore__ inline bool aivd_dev_message_put(void *slot, uint64_t *words, const void *data,
                                                   uint64_t bytes, bool behind)
{
    (void)slot;
    (void)words;
    (void)data;
    (void)bytes;
    (void)behind;
    return false;
}

static __aicore__ inline bool aivd_dev_message_take(const void *slot, const uint64_t *words,
                                                    void *to, uint64_t bytes, bool behind)
{
    (void)slot;
    (void)words;
    (void)to;
    (void)bytes;
    (void)behind;
    return false;
}

#endif
