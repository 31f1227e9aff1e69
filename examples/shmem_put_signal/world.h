/* How a program's PEs find each other: under aivrun (or mpirun), or started by hand, each with its
 * number, by the address of PE 0 or by a file that PE 0 writes. */
#ifndef WORLD_H
#define WORLD_H

#include <stdint.h>

#include "acl/acl.h"

typedef struct world {
    int pe, count;                 /* which PE I am, of how many */
    int by_hand;                   /* --pe and --pes were given */
    const char *address, *id_file; /* --address, --id: of them one, when started by hand */
    aclrtStream stream;
} world;

/* The help on the options that world_begin takes. */
#define WORLD_OPTIONS                                                                              \
    "By hand, one shell each:\n"                                                                   \
    "  --pe P --pes N                  this is PE P of N\n"                                        \
    "  --address tcp://127.0.0.1:PORT  PE 0 listens there; or\n"                                   \
    "  --id FILE                       PE 0 writes a unique id there first\n"

/* Takes an option of its own out of argv[*i], moving on *i: 1 taken, 0 not mine, -1 wrong (told).
 */
int world_option(world *w, int argc, char **argv, int *i);

/* A whole number in [least, most], 0 or more; -1 and the reason on stderr otherwise. */
long world_number(const char *name, const char *text, long least, long most);

/* Device, stream, and symmetric memory with a heap of `heap` bytes. A failure is told; 0 is
 * success. */
int world_begin(world *w, uint64_t heap);

/* Leaves, in the reverse order. */
int world_end(world *w);

/* Tells a call that failed, with the library's reason; returns 1. */
int world_failed(const world *w, const char *call, int code);

#endif
