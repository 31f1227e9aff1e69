/* aivdrive/device_impl.h: the direct way of the device helpers (aivdrive/device.h) in libaivdrive.
 * Kernels use the helpers. Each function here checks its operands in every run; it answers false,
 * with nothing done, when the run is recorded, in weak order or under jitter, or (flags) an atomic
 * mode is set: then the caller performs the operation through UB. Only inside a kernel: a broken
 * rule ends the kernel with 507035. Source document: docs/design/device-helpers.md. */
#ifndef AIVDRIVE_DEVICE_IMPL_H
#define AIVDRIVE_DEVICE_IMPL_H

#include <stdbool.h>
#include <stdint.h>

/* The helpers' own code becomes the kernel's: findings then name the kernel's line. */
#define AIVD_INLINE __attribute__((always_inline)) inline

#ifdef AIVD_DEVICE_PORTABLE
#include "device_portable.h"
#define AIVD_OPAQUE(pointer) (void)(pointer)
#else

/* From here on the compiler does not know what the pointer points to. clang announces no access of
 * a local whose place it sees, and the recorder would miss what a helper does to its UB. */
#define AIVD_OPAQUE(pointer) __asm__("" : "+r"(pointer))

#ifdef __cplusplus
extern "C" {
#endif

/* Copies `bytes` from GM to GM, combining with what is there when an atomic mode is set. `ub`,
 * `ub_bytes`: what the caller would use; checked, not touched. */
bool aivd_dev_copy(void *to, const void *from, uint64_t bytes, const void *ub, uint32_t ub_bytes);
/* Two copies of `bytes` at the same time, the second into own memory; false, with nothing done, also
 * where one after the other is as fast. */
bool aivd_dev_copy_two(void *to, const void *from, void *kept, const void *kept_from,
                       uint64_t bytes, const void *ub, uint32_t ub_bytes);

/* A flag slot of `bytes` (32 or 64, aligned to it): words[0] is the tag, stored last and read
 * first. */
bool aivd_dev_flag_store(void *slot, const uint64_t *words, uint32_t bytes);
bool aivd_dev_flag_load(const void *slot, uint64_t *words, uint32_t bytes);
/* Returns when the tag is `tag` (equal) or at least `tag`. */
bool aivd_dev_flag_wait(const void *slot, uint64_t *words, uint32_t bytes, uint64_t tag,
                        bool equal);

/* In recorded runs, where a wait is a loop of fetches: it begins now, for a word of `bytes` (1 to 8)
 * at `word`, until it is equal to or at least `value`. Its number, 0 when nobody records. */
uint64_t aivd_dev_until(const void *word, uint32_t bytes, uint64_t value, bool equal);
/* The last value of the wait with this number, which the kernel goes on to use. Called `const`, so
 * that the compiler leaves the call out where nothing is done with the value: then the wait says no
 * more than that its condition holds. */
__attribute__((const)) uint64_t aivd_dev_taken(uint64_t value, uint64_t number);

/* A message (device_message.h): its data, then its tag. The wait: *seen is the tag. */
bool aivd_dev_message_send(void *slot, uint64_t tag, const void *data, uint64_t bytes);
bool aivd_dev_message_receive(void *slot, uint64_t from, uint64_t tag, void *to, uint64_t bytes,
                              uint64_t *seen);
/* Its data alone: into the words behind the tag or behind the head, and from there. */
bool aivd_dev_message_put(void *slot, uint64_t *words, const void *data, uint64_t bytes,
                          bool behind);
bool aivd_dev_message_take(const void *slot, const uint64_t *words, void *to, uint64_t bytes,
                           bool behind);

/* What the waits that follow wait for comes from the owner of this memory (NULL: from anybody). True
 * when it shares this block's CPU. */
bool aivd_dev_awaits(const void *peer);

/* Whether the owner of this memory shares a cache with this block; false when nothing is known. */
bool aivd_dev_near(const void *peer);

/* `address` in the memory of a device, for the same place in the memory of another one. */
void *aivd_dev_remote(const void *address, uint32_t device);

#ifdef __cplusplus
}
#endif

#endif
#endif
