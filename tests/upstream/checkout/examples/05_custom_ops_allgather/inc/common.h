// What host and kernel of the made-up operator agree on. A window is a rank's HCCL buffer: flags of
// 512 bytes each, then data from 64 KiB on.
#ifndef COMMON_H
#define COMMON_H

#include <cstdint>

constexpr uint32_t MAX_RANK_SIZE = 8;
constexpr uint32_t MAX_RANK_SIZE_A3 = 768;
constexpr uint32_t DATA_OFFSET = 64 * 1024;

struct OpParam {
    uint64_t window[MAX_RANK_SIZE];
    uint64_t input;
    uint64_t output;
    uint64_t bytes; // a multiple of 32, at most 64 KiB
    uint32_t rank;
    uint32_t rankSize;
};

#endif
