/* core/lane_types: how lanes see memory: as elements of a type that may lie over any other,
 * at any address. */
#ifndef CORE_LANE_TYPES_H
#define CORE_LANE_TYPES_H

#include <stdint.h>
#include <string.h>

typedef uint16_t __attribute__((may_alias, aligned(1))) lane_u16;
typedef int16_t __attribute__((may_alias, aligned(1))) lane_s16;
typedef uint32_t __attribute__((may_alias, aligned(1))) lane_u32;
typedef int32_t __attribute__((may_alias, aligned(1))) lane_s32;
typedef int8_t __attribute__((may_alias, aligned(1))) lane_s8;
typedef uint8_t __attribute__((may_alias, aligned(1))) lane_u8;
typedef float __attribute__((may_alias, aligned(1))) lane_f32;

static inline uint32_t lane_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static inline float lane_float(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
