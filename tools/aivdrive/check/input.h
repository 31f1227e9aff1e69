/* check/input: makes the engine's events of the events of a record. */
#ifndef CHECK_INPUT_H
#define CHECK_INPUT_H

#include "engine.h"
#include "record/format.h"
#include "record/site.h"

typedef struct input input;

/* `sites` may be NULL: places stay unknown. */
input *input_open(engine *e, record_sites *sites);
void input_event(input *in, const record_event *event, const char *text);
void input_close(input *in);

typedef struct input_facts {
    uint64_t events;
    uint32_t ranks; /* seen */
    uint32_t grids;
    uint64_t aborted;      /* kernels that ended with an error */
    bool foreign_launcher; /* a rank has loaded MPI or the like */
    uint64_t lost;         /* events that died with their process */
} input_facts;
const input_facts *input_told(const input *in);

#endif
