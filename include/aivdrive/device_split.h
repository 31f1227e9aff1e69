/* aivdrive/device_split.h: who does what: n elements shared out evenly. Pure functions, for host
 * and device code in C and C++; safe from any thread. */
#ifndef AIVDRIVE_DEVICE_SPLIT_H
#define AIVDRIVE_DEVICE_SPLIT_H

#include <stdint.h>

#ifdef __aicore__
#define AIVD_SPLIT static __aicore__ inline
#else
#define AIVD_SPLIT static inline
#endif

/* Elements begin .. begin + count - 1. */
typedef struct aivd_part {
    uint64_t begin;
    uint64_t count;
} aivd_part;

/* Part `index` of `n` elements in `parts` parts (at least 1), in order and without gaps. Sizes
 * differ by one at most: the first n % parts parts have one element more. An index that is not
 * below `parts` has nothing, at the end. */
AIVD_SPLIT aivd_part aivd_split(uint64_t n, uint32_t parts, uint32_t index)
{
    uint64_t each = n / parts, more = n % parts;
    aivd_part part = {n, 0};

    if (index < parts) {
        part.begin = index * each + (index < more ? index : more);
        part.count = each + (index < more ? 1 : 0);
    }
    return part;
}

/* The same with boundaries at multiples of `unit` elements (at least 1): units are shared out as
 * above, and the last unit has what is left of n. With `unit` = 32 / element size every part begins
 * on a block of UB; with 512 / element size as moves like it best. */
AIVD_SPLIT aivd_part aivd_split_aligned(uint64_t n, uint32_t parts, uint32_t index, uint64_t unit)
{
    aivd_part units = aivd_split(n / unit + (n % unit != 0), parts, index);
    aivd_part part = {n, 0};

    if (units.count != 0) {
        part.begin = units.begin * unit;
        part.count = n - part.begin;
        if (part.count / unit >= units.count)
            part.count = units.count * unit;
    }
    return part;
}

#endif
