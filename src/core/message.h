/* core/message: how the data of a small message get into a peer's slot, behind its head, and out of
 * it. All of a message is on the way before its tag is, and its reader waits for that.
 *
 *     up to 1 KiB   through the caches; who sends the same again fetches the lines beforehand
 *     more          into near memory (core/near) through the caches; into far memory past them, for
 *                   there a line that a peer has read takes a trip of its own
 *     reading       all lines are asked for at once, into the second-level cache, which has room
 *                   for more requests than the first */
#ifndef CORE_MESSAGE_H
#define CORE_MESSAGE_H

#include "base/prefetch.h"
#include "core/gm.h"
#include "core/near.h"

enum {
    MESSAGE_CACHED_BYTES = 1024, /* up to here always through the caches */
    MESSAGE_ONE_BY_ONE = 512     /* up to here reads follow each other closely enough */
};

/* Whether the data leave past the caches. */
static inline bool core_message_past(int device, uint64_t bytes)
{
    return bytes > MESSAGE_CACHED_BYTES && device >= 0 && !core_near(device);
}

/* The data behind a head that is stored next. `device`: the slot's. */
static inline void core_message_put(int device, uint8_t *behind, const uint8_t *data,
                                    uint64_t bytes)
{
    if (core_message_past(device, bytes))
        gm_push(behind, data, bytes);
    else
        memcpy(behind, data, bytes);
}

/* The tag has come; the data are read next. */
static inline void core_message_fetch(const uint8_t *data, uint64_t bytes)
{
    if (bytes <= MESSAGE_ONE_BY_ONE)
        return;
    for (uint64_t at = 0; at < bytes; at += GM_FLAG_BYTES)
        base_prefetch_read(data + at);
}

#endif
