#ifndef PARAM_H
#define PARAM_H
#include <cstdint>
constexpr uint32_t MAX_RANKS = 16;
constexpr uint32_t FLAG_BYTES = 32;   /* in GM: one block, the first int32 counts */
constexpr uint32_t FLAG_AREA = 65536; /* in front of the data of a buffer */
struct OpParam {
    char tag[160];
    uint64_t buffer[MAX_RANKS]; /* HCCL buffers of all ranks */
    uint64_t input, output, count;
    uint32_t rank, ranks, dataType;
    int32_t call; /* 1, 2, ...: what flags wait for */
};
#endif
