#ifndef PARAMS_H
#define PARAMS_H
#include <cstdint>
struct OpParam {
    char tag[160];
    uint64_t input, output, count;
    float factor;
};
#endif
