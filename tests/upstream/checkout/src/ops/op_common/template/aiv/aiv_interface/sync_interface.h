// A flag is the first word of 128 bytes in GM.
#ifndef SYNC_INTERFACE_H
#define SYNC_INTERFACE_H

constexpr uint64_t FLAG_SIZE = 128;
constexpr uint32_t FLAG_INTS = FLAG_SIZE / sizeof(int32_t);

#endif
