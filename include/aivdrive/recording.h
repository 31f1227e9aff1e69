/* aivdrive/recording.h: what the instrumented copy of a kernel image calls in libaivdrive. aivcc
 * compiles every kernel twice; in the second copy each plain load and store of device code ends
 * here, so that a recorder sees scalar accesses to GM and UB. Programs have no reason to call these.
 * They do nothing outside a kernel or when nothing is recorded; safe from any thread.
 * Source document: docs/design/record.md. */
#ifndef AIVDRIVE_RECORDING_H
#define AIVDRIVE_RECORDING_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* `size` bytes at `address` are about to be read / written by the code at `site` (a return address). */
void aivd_rec_read(const void *address, uint64_t size, const void *site);
void aivd_rec_write(void *address, uint64_t size, const void *site);

/* memmove / memset of device code: done and recorded. Return `to`, as those do. */
void *aivd_rec_move(void *to, const void *from, uint64_t size, const void *site);
void *aivd_rec_fill(void *to, int value, uint64_t size, const void *site);

/* A device function that is not inlined begins / ends; its locals, and whatever it calls, lie below
 * `stack`. Their places may serve other functions afterwards. */
void aivd_rec_enter(const void *stack);
void aivd_rec_leave(const void *stack);

#ifdef __cplusplus
}
#endif

#endif
