/* aivperf: times the collectives of hccl.h, checks every result, and compares with other libraries
 * in the same processes. Who does what:
 *
 *     main     the ranks of this process, and the walk over operators, memories and sizes
 *     options  the command line
 *     world    where the ranks are, how they meet, the start line and the clock
 *     ops      the operators: names, shapes of the data, the bytes that cross
 *     data     patterns, exact expected results, the count of wrong elements
 *     ours     the calls of hccl.h
 *     peer     other libraries, from shared objects beside the tool
 *     bound    what a call cannot be faster than, measured beside it
 *     measure  samples of several contenders, interleaved
 *     table, json, plot   what comes out
 */
#ifndef AIVPERF_H
#define AIVPERF_H

#include <stdatomic.h>
#include <stdio.h>

#include "call.h"

enum {
    PERF_RANKS_MAX = 1024,
    PERF_CONTENDERS_MAX = 6, /* out of place, in place, four peers */
    PERF_PEERS_MAX = 4,
    PERF_ROUNDS = 7,
    PERF_SAMPLES_MAX = 4096,
    PERF_GUARD = 512, /* bytes around each buffer; a library must not write there */
};

typedef enum perf_format { PERF_TEXT, PERF_CSV, PERF_JSON } perf_format;
typedef enum perf_layout {
    PERF_LAYOUT_AIVPERF,
    PERF_LAYOUT_HCCL_TEST,
    PERF_LAYOUT_BENCH
} perf_layout;

enum { PERF_CLEAN = 1, PERF_DIRTY = 2 };
enum { PERF_DEVICE = 1, PERF_ORDINARY = 2 };
enum { PERF_APART = 1, PERF_IN_PLACE = 2 };

typedef struct perf_options {
    uint32_t operators;        /* bit per perf_op */
    uint64_t begin, end, step; /* bytes; step 0: multiply by factor */
    double factor;
    uint32_t iterations, warmup; /* iterations 0: as many as fit in `budget` */
    double budget;               /* seconds for one row of one contender */
    int type, reduce, root;      /* root -1: another one on each call */
    bool check, pin, bound;
    uint32_t npus; /* 0: one per process */
    uint32_t states, memories, places;
    perf_format format;
    perf_layout layout;
    const char *output, *plot; /* NULL: standard output, no plot */
    const char *peers[PERF_PEERS_MAX];
    uint32_t peer_count;
} perf_options;

/* ---- world ---- */

/* Shared by all ranks; nothing of it is timed. Each word in its own line. */
typedef struct perf_line {
    _Alignas(64) _Atomic uint32_t arrived;
    _Alignas(64) _Atomic uint32_t phase; /* pairs: release by the last to arrive, acquire by all */
    _Alignas(64) _Atomic uint32_t failed;
    _Alignas(64) _Atomic uint64_t wrong;   /* elements, of the check that goes on */
    _Alignas(64) _Atomic uint64_t entered; /* ranks that went into a checked barrier */
    _Alignas(64) uint32_t calls, samples;  /* rank 0's plan, between two lines */
    struct {
        _Alignas(64) double start, end;
        uint8_t *send, *recv; /* device memory of the bound, which all ranks reach */
        _Alignas(64) _Atomic uint32_t flag;
    } of[PERF_RANKS_MAX];
} perf_line;

typedef struct perf_world {
    int rank, ranks;
    int local, locals; /* among the ranks of this process */
    int processes, process;
    int cpus;       /* that this job may use */
    uint32_t spins; /* before the CPU is handed over */
    perf_line *line;
} perf_world;

double perf_now(void);
/* Joins the launcher: this process and the number of processes. */
int perf_world_join(const perf_library *boot, int *process, int *processes, int *local_processes);
int perf_world_share_processes(void *data, size_t bytes);
/* Once in each process: the start line. */
int perf_world_prepare(int locals);
/* For each rank: its place and its CPU. */
void perf_world_enter(perf_world *w, const perf_options *o, int local, int locals);
/* Rank 0's bytes for all ranks. */
int perf_world_share(const perf_world *w, void *data, size_t bytes);
/* All ranks are here; false when one of them failed. */
bool perf_world_meet(const perf_world *w);
/* Ends this process after telling the others why. */
_Noreturn void perf_world_fail(const perf_world *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void perf_world_leave(void);

/* ---- operators ---- */

typedef struct perf_op_info {
    const char *name, *bench; /* our name, the one in tables of several libraries */
    const char *aliases;      /* others, separated by spaces */
    bool reduces, rooted;
    bool in_place;      /* may be called so */
    bool split, uneven; /* the size is that of all parts; parts differ */
} perf_op_info;

extern const perf_op_info perf_ops[PERF_OPS];

/* The data of one call on this rank. `size` are the bytes that the table shows. */
typedef struct perf_shape {
    uint64_t size, count;
    uint64_t send, recv; /* elements of the two buffers */
    uint64_t send_counts[PERF_RANKS_MAX], send_displs[PERF_RANKS_MAX];
    uint64_t recv_counts[PERF_RANKS_MAX], recv_displs[PERF_RANKS_MAX];
    uint64_t *matrix;
} perf_shape;

void perf_shape_make(perf_shape *s, perf_op op, uint64_t bytes, uint32_t element, int rank,
                     int ranks);
/* Where in `from`'s input the elements begin that `to` gets. */
uint64_t perf_shape_displacement(const perf_shape *s, perf_op op, int from, int to);
/* Bytes that the two buffers need on any rank. */
void perf_shape_bytes_max(uint32_t operators, uint64_t bytes, uint32_t element, int ranks,
                          uint64_t *send, uint64_t *recv);
/* Bytes that must cross between ranks, per rank. */
double perf_op_bus_bytes(perf_op op, double size, int ranks);
int perf_op_find(const char *name); /* PERF_OPS: all; -1: no such operator */
const char *perf_type_name(int type);
int perf_type_find(const char *name);
uint32_t perf_type_bytes(int type);
const char *perf_reduce_name(int op);
int perf_reduce_find(const char *name);

/* ---- data ---- */

typedef struct perf_data {
    int type, reduce, ranks;
    uint32_t element;
    uint8_t *of_rank; /* [ranks][2 * period] elements */
    uint8_t *reduced; /* [2 * period] */
} perf_data;

int perf_data_make(perf_data *d, int type, int reduce, int ranks);
void perf_data_free(perf_data *d);
void perf_data_fill(const perf_data *d, int rank, uint64_t first, uint64_t count, void *at);
/* Elements at `at` that are not those of `rank`'s input, or of the reduced inputs (rank -1). */
uint64_t perf_data_wrong(const perf_data *d, int rank, uint64_t first, uint64_t count,
                         const void *at);

/* ---- libraries ---- */

const perf_library *perf_peer_load(const char *name);
/* The launcher's MPI, by its environment; NULL: none. */
const char *perf_peer_launcher(void);

typedef struct perf_ours perf_ours;
int perf_ours_open(perf_ours **ours, const perf_world *w);
void perf_ours_close(perf_ours *ours);
void *perf_ours_allocate(size_t bytes, bool device);
void perf_ours_release(void *at, size_t bytes, bool device);
int perf_ours_run(perf_ours *ours, const perf_call *call);
const char *perf_ours_error(void);

/* ---- lower bounds ---- */

typedef struct perf_bound {
    const perf_world *w;
    uint8_t *send, *recv; /* device memory, as large as a row's buffers */
} perf_bound;

/* All ranks, before the first measurement. */
void perf_bound_open(perf_bound *b, const perf_world *w, uint8_t *send, uint8_t *recv);
/* Seconds, on rank 0; all ranks take part. */
double perf_bound_measure(const perf_bound *b, perf_op op, uint64_t size, bool dirty);

/* ---- measuring ---- */

/* A library with its buffers, for one row. */
typedef struct perf_contender {
    const char *name;
    const perf_library *library; /* NULL: ours */
    perf_ours *ours;
    perf_call call;
    bool dirty, rotate;
    uint8_t *send, *recv; /* PERF_GUARD bytes into their memory */
    uint64_t calls;       /* made so far */
} perf_contender;

/* Points the call at the data of a row. */
void perf_contender_aim(perf_contender *c, const perf_world *w, const perf_options *o, perf_op op,
                        const perf_shape *s, bool in_place);

typedef struct perf_cell {
    bool present;
    double min, median, p99, mean; /* us */
    double alg, bus;               /* GB/s, of the median */
    int64_t wrong;                 /* -1: not checked */
    uint32_t samples, calls;
    double ratio; /* ours over this, median over rounds; 0: none */
    double times; /* of ours: this over the bound, median over rounds; 0: none */
} perf_cell;

typedef struct perf_row {
    perf_op op;
    uint64_t size, count;
    int type, reduce, root;
    bool dirty, ordinary;
    double bound; /* us, median over rounds; 0: not measured */
    perf_cell cells[PERF_CONTENDERS_MAX]; /* 0 out of place, 1 in place, 2.. peers */
} perf_row;

/* Measures all contenders, and the bound unless it is NULL; the result counts on rank 0. */
void perf_measure(const perf_world *w, const perf_options *o, const perf_data *data,
                  const perf_shape *shape, perf_contender *contenders, const int *cell, int count,
                  const perf_bound *bound, perf_row *row);
int perf_compare_doubles(const void *a, const void *b);

/* ---- results ---- */

typedef struct perf_results {
    const perf_options *options;
    int ranks, processes, cpus;
    const char *peers[PERF_PEERS_MAX], *peer_versions[PERF_PEERS_MAX];
    uint32_t peer_count;
    perf_row *rows;
    uint32_t count, room;
    FILE *out, *plot; /* NULL: no plot */
} perf_results;

void perf_results_add(perf_results *r, const perf_row *row);
/* Wrong elements in all rows; the mean of the bus bandwidths, 0 when there is none. */
uint64_t perf_results_wrong(const perf_results *r);
double perf_results_bus(const perf_results *r);

void perf_table_begin(const perf_results *r);
void perf_table_operator(const perf_results *r, perf_op op, bool dirty, bool ordinary);
void perf_table_row(const perf_results *r, const perf_row *row);
void perf_table_end(const perf_results *r);
void perf_json_write(const perf_results *r);
int perf_plot_write(const perf_results *r);

const char *perf_size_text(uint64_t bytes, char text[16]);

/* ---- command line ---- */

/* 0: go on; 1: done (help); 2: usage error, told. */
int perf_options_parse(perf_options *o, int argc, char **argv);

#endif
