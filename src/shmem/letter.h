/* shmem/letter: a few bytes and the signal that is set behind them, which put_signal of hosts and
 * of kernels sends in one step where nobody looks: one fence behind both, each operand looked at
 * once. Nothing is refused here: what is not plainly right is left to the callers' long ways, which
 * say why they refuse. The effects are those of a put, a quiet and a signal. */
#ifndef SHMEM_LETTER_H
#define SHMEM_LETTER_H

#include "core/gm.h"
#include "fabric/region.h"
#include "shmem/pe.h"

typedef struct shmem_letter {
    void *dst; /* this PE's addresses of it and of the signal */
    const void *src;
    uint64_t bytes;
    void *signal;
    uint64_t value;
    uint32_t signal_bytes; /* 4 or 8 */
    int pe;
} shmem_letter;

/* Where they go. */
typedef struct shmem_letterbox {
    uint8_t *data, *signal;
} shmem_letterbox;

/* Whether all is right but `src`, of which only pages and overlap are looked at. Data on another
 * device than their signal have a doorbell of their own to ring: not here. */
static inline bool shmem_letter_right(const shmem_pe *own, const shmem_letter *l,
                                      shmem_letterbox *to)
{
    if ((uint32_t)l->pe >= own->count || l->bytes - 1 >= GM_RING_BYTES ||
        ((uintptr_t)l->signal & (l->signal_bytes - 1)) != 0 ||
        !shmem_symmetric(own, l->dst, l->bytes) ||
        !shmem_symmetric(own, l->signal, l->signal_bytes))
        return false;
    to->data = shmem_translate(own, l->dst, (uint32_t)l->pe);
    to->signal = shmem_translate(own, l->signal, (uint32_t)l->pe);
    uint64_t apart = (uint64_t)((uintptr_t)to->data - (uintptr_t)l->src);
    return apart >= l->bytes && -apart >= l->bytes &&
           fabric_device_of(to->data) == fabric_device_of(to->signal) &&
           !fabric_touch(l->src, l->bytes) && !fabric_touch(to->data, l->bytes) &&
           !fabric_touch(to->signal, l->signal_bytes);
}

static inline void shmem_letter_send(const shmem_letter *l, const shmem_letterbox *to)
{
    uint8_t small[GM_FLAG_BYTES];
    if (l->bytes <= sizeof small) { /* a word of them may be in use by others */
        gm_load(small, l->src, l->bytes);
        gm_store(to->data, small, l->bytes, false);
    } else {
        gm_store(to->data, l->src, l->bytes, false);
    }
    /* Release: who sees the signal sees the data. */
    gm_store(to->signal, &l->value, l->signal_bytes, false);
}

#endif
