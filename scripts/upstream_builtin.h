/* upstream_builtin: what the program that launches the kernels and the one that knows their results
 * share: the operators, element types and cases. */
#ifndef UPSTREAM_BUILTIN_H
#define UPSTREAM_BUILTIN_H

#include <stdbool.h>
#include <stdint.h>

#include <acl/acl.h>
#include <hccl/hccl.h>

enum {
    RANKS_MAX = 16,
    MAX_COUNT = 150001,
};

typedef enum {
    ALL_GATHER,
    ALL_REDUCE,
    REDUCE_SCATTER,
    BROADCAST,
    REDUCE,
    SCATTER,
    ALL_TO_ALL,
    ALL_TO_ALL_V,
    SEND,
    RECV,
    OPS
} op_t;

typedef struct {
    op_t op;
    const char *name;   /* as on the command line */
    const char *prefix; /* of the kernels: the type's name follows */
    bool reduces;
    uint64_t limit_bytes; /* of one rank's data; 0: none */
} family;

typedef struct {
    const char *name;
    uint32_t bytes;
    HcclDataType code;
} element;

/* What one case runs: a kernel with a number of elements and blocks. */
typedef struct {
    const family *f;
    const element *e;
    uint64_t count;
    uint32_t ranks, blocks, root;
    HcclReduceOp reduce;
} trial;

/* Elements rank `me` gives and gets, and from one rank to another in an alltoallv. */
uint64_t input_elements(const trial *t, uint32_t me);
uint64_t output_elements(const trial *t, uint32_t me);
uint64_t count_between(const trial *t, uint32_t from, uint32_t to);
uint64_t displacement(const trial *t, uint32_t me, uint32_t peer, bool sends);

/* Writes rank `me`'s input. */
void fill_input(const trial *t, uint32_t me, uint8_t *at);

/* Writes what its output must hold over `at`, which holds what was there before. */
void fill_wanted(const trial *t, uint32_t me, uint8_t *at);

#endif
