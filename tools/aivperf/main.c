/* aivperf, main: the ranks of this process and the walk over operators, memories, states and sizes.
 * Every rank walks the same way; rank 0 keeps and writes the results. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "acl/acl.h"
#include "aivperf.h"
#include "hccl/hccl_types.h"

typedef struct job {
    perf_options options;
    const perf_library *peers[PERF_PEERS_MAX];
    const perf_library *boot; /* the peer whose launcher we are under; NULL: none */
    int process, processes, local_processes, locals;
    perf_data data;
    perf_results results;
} job;

typedef struct rank_state {
    job *j;
    pthread_t thread;
    perf_world w;
    perf_ours *ours;
    perf_shape shape;
    perf_bound bound;
    uint64_t send_room, recv_room;     /* bytes of the buffers with their guards */
    uint8_t *send[2 + PERF_PEERS_MAX]; /* device, ordinary, peers */
    uint8_t *recv[2 + PERF_PEERS_MAX];
    int local;
    uint32_t rows_done, rows_all;
    double began;
} rank_state;

/* ---- buffers ---- */

static uint8_t *guarded(const perf_world *w, void *memory, uint64_t bytes, const char *whose)
{
    if (!memory)
        perf_world_fail(w, "no memory: %llu bytes of %s", (unsigned long long)bytes, whose);
    memset(memory, 0, bytes); /* no page is new when the time counts */
    return (uint8_t *)memory + PERF_GUARD;
}

static void rooms_find(rank_state *s)
{
    const perf_options *o = &s->j->options;
    perf_shape_bytes_max(o->operators, o->end, perf_type_bytes(o->type), s->w.ranks, &s->send_room,
                         &s->recv_room);
    s->send_room = (s->send_room + 2 * PERF_GUARD + 4095) / 4096 * 4096;
    s->recv_room = (s->recv_room + 2 * PERF_GUARD + 4095) / 4096 * 4096;
}

static void buffers_make(rank_state *s)
{
    const perf_options *o = &s->j->options;
    uint64_t send = s->send_room, recv = s->recv_room;
    for (int m = 0; m < 2; m++)
        if (o->memories & 1u << m || (m == 0 && o->bound)) {
            s->send[m] = guarded(&s->w, perf_ours_allocate(send, m == 0), send, "this library");
            s->recv[m] = guarded(&s->w, perf_ours_allocate(recv, m == 0), recv, "this library");
        }
    for (uint32_t p = 0; p < o->peer_count; p++) {
        const perf_library *l = s->j->peers[p];
        s->send[2 + p] = guarded(&s->w, l->allocate(send), send, l->name);
        s->recv[2 + p] = guarded(&s->w, l->allocate(recv), recv, l->name);
    }
}

static void buffers_free(const rank_state *s)
{
    for (int m = 0; m < 2; m++)
        if (s->send[m]) {
            perf_ours_release(s->send[m] - PERF_GUARD, s->send_room, m == 0);
            perf_ours_release(s->recv[m] - PERF_GUARD, s->recv_room, m == 0);
        }
}

/* ---- the walk ---- */

static perf_contender contender_make(const rank_state *s, int buffers, bool dirty, perf_op op,
                                     bool in_place)
{
    const perf_library *library = buffers >= 2 ? s->j->peers[buffers - 2] : NULL;
    perf_contender c = {.name = library ? library->name : "aivdrive",
                        .library = library,
                        .ours = s->ours,
                        .dirty = dirty,
                        .send = s->send[buffers],
                        .recv = s->recv[buffers]};
    perf_contender_aim(&c, &s->w, &s->j->options, op, &s->shape, in_place);
    return c;
}

static void row_run(rank_state *s, perf_op op, bool dirty, bool ordinary)
{
    const perf_options *o = &s->j->options;
    const perf_op_info *info = &perf_ops[op];
    perf_contender contenders[PERF_CONTENDERS_MAX];
    int cells[PERF_CONTENDERS_MAX], count = 0;
    bool rotates = o->root < 0 && info->rooted;
    if (o->places & PERF_APART || !info->in_place) {
        cells[count] = 0;
        contenders[count++] = contender_make(s, ordinary, dirty, op, false);
    }
    if (o->places & PERF_IN_PLACE && info->in_place && !rotates) {
        cells[count] = 1;
        contenders[count++] = contender_make(s, ordinary, dirty, op, true);
    }
    for (uint32_t p = 0; p < o->peer_count; p++) {
        perf_contender c = contender_make(s, 2 + (int)p, dirty, op, false);
        if (!s->j->peers[p]->supports(&c.call))
            continue;
        cells[count] = 2 + (int)p;
        contenders[count++] = c;
    }
    if (count == 0)
        return;
    perf_row row = {.op = op,
                    .size = s->shape.size,
                    .count = s->shape.count,
                    .type = o->type,
                    .reduce = info->reduces ? o->reduce : -1,
                    .root = info->rooted ? o->root : -2,
                    .dirty = dirty,
                    .ordinary = ordinary};
    perf_measure(&s->w, o, &s->j->data, &s->shape, contenders, cells, count,
                 o->bound ? &s->bound : NULL, &row);
    if (s->w.rank == 0) {
        perf_results_add(&s->j->results, &row);
        perf_table_row(&s->j->results, &row);
    }
}

static void progress(rank_state *s, perf_op op)
{
    char size[16], left[32] = "";
    double seconds = perf_now() - s->began;
    if (s->w.rank != 0 || !isatty(STDERR_FILENO))
        return;
    if (s->rows_done > 0)
        snprintf(left, sizeof left, ", %.0f s left",
                 seconds / s->rows_done * (s->rows_all - s->rows_done));
    fprintf(stderr, "\r\033[K%u of %u rows%s: %d ranks, %s, %s", s->rows_done++, s->rows_all, left,
            s->w.ranks, perf_ops[op].name, perf_size_text(s->shape.size, size));
}

static uint64_t next_size(const perf_options *o, uint64_t bytes)
{
    if (o->step)
        return bytes + o->step;
    uint64_t next = (uint64_t)((double)bytes * o->factor);
    return next > bytes ? next : bytes + 1;
}

/* The rows of one operator, memory and state; counted only, or run. */
static uint32_t sizes_run(rank_state *s, perf_op op, bool dirty, bool ordinary, bool count)
{
    const perf_options *o = &s->j->options;
    uint64_t last = UINT64_MAX;
    uint32_t rows = 0;
    for (uint64_t bytes = o->begin; bytes <= o->end; bytes = next_size(o, bytes)) {
        perf_shape_make(&s->shape, op, bytes, perf_type_bytes(o->type), s->w.rank, s->w.ranks);
        if (s->shape.size > o->end + perf_type_bytes(o->type) * (uint64_t)s->w.ranks)
            break;
        if (s->shape.size == last)
            continue; /* less than an element for each rank more */
        last = s->shape.size;
        rows++;
        if (!count) {
            progress(s, op);
            row_run(s, op, dirty, ordinary);
        }
        if (op == PERF_BARRIER)
            break;
    }
    return rows;
}

static void section_run(rank_state *s, perf_op op, bool dirty, bool ordinary)
{
    if (s->w.rank == 0)
        perf_table_operator(&s->j->results, op, dirty, ordinary);
    sizes_run(s, op, dirty, ordinary, false);
    if (s->w.rank == 0 && isatty(STDERR_FILENO))
        fputs("\r\033[K", stderr);
}

static void walk(rank_state *s, bool count)
{
    const perf_options *o = &s->j->options;
    for (int op = 0; op < PERF_OPS; op++) {
        if (!(o->operators & 1u << op))
            continue;
        for (int memory = 0; memory < 2; memory++)
            for (int state = 0; state < 2; state++) {
                if (!(o->memories & 1u << memory && o->states & 1u << state))
                    continue;
                if (op == PERF_BARRIER && state == 1 && o->states != PERF_DIRTY)
                    continue;
                if (count)
                    s->rows_all += sizes_run(s, (perf_op)op, state == 1, memory == 1, true);
                else
                    section_run(s, (perf_op)op, state == 1, memory == 1);
            }
    }
}

/* ---- a rank ---- */

static void peers_start(rank_state *s)
{
    perf_meeting meeting = {s->w.rank, s->w.ranks, perf_world_share_processes};
    for (uint32_t p = 0; p < s->j->options.peer_count; p++) {
        const perf_library *l = s->j->peers[p];
        if (l->start(&meeting, s->send_room + s->recv_room))
            perf_world_fail(&s->w, "%s does not start", l->name);
        s->j->results.peer_versions[p] = l->describe();
    }
}

static void *rank_main(void *argument)
{
    rank_state *s = argument;
    const perf_options *o = &s->j->options;
    perf_world_enter(&s->w, o, s->local, s->j->locals);
    if (aclrtSetDevice(s->w.rank))
        perf_world_fail(&s->w, "no device %d: %s", s->w.rank, perf_ours_error());
    rooms_find(s);
    peers_start(s);
    if (perf_ours_open(&s->ours, &s->w))
        perf_world_fail(&s->w, "no communicator");
    buffers_make(s);
    if (o->bound)
        perf_bound_open(&s->bound, &s->w, s->send[0], s->recv[0]);
    if (s->w.rank == 0) {
        s->j->results.cpus = s->w.cpus;
        perf_table_begin(&s->j->results);
    }
    walk(s, true);
    s->began = perf_now();
    walk(s, false);
    (void)perf_world_meet(&s->w);
    buffers_free(s);
    perf_ours_close(s->ours);
    free(s->shape.matrix);
    return NULL;
}

static int ranks_run(job *j)
{
    rank_state *states = calloc((size_t)j->locals, sizeof *states);
    if (!states || perf_world_prepare(j->locals))
        return 1;
    for (int i = 0; i < j->locals; i++)
        states[i] = (rank_state){.j = j, .local = i};
    /* A single rank stays on the main thread, which MPI wants. */
    for (int i = 1; i < j->locals; i++)
        if (pthread_create(&states[i].thread, NULL, rank_main, &states[i])) {
            fprintf(stderr, "aivperf: no thread for rank %d\n", i);
            _exit(1);
        }
    rank_main(&states[0]);
    for (int i = 1; i < j->locals; i++)
        pthread_join(states[i].thread, NULL);
    free(states);
    return 0;
}

/* ---- before and after ---- */

static int refused(const job *j, const char *text)
{
    if (j->process == 0)
        fprintf(stderr, "aivperf: %s\n", text);
    return 2;
}

static bool arithmetic(int type)
{
    return type < HCCL_DATA_TYPE_INT128;
}

/* What can be told only when the number of ranks is known. */
static int settle(job *j)
{
    perf_options *o = &j->options;
    char text[256];
    uint32_t reductions = 1u << PERF_ALLREDUCE | 1u << PERF_REDUCE | 1u << PERF_REDUCE_SCATTER |
                          1u << PERF_REDUCE_SCATTER_V;
    uint32_t npus = o->npus ? o->npus : (uint32_t)j->local_processes;
    j->locals = (int)npus / j->local_processes;
    if (npus % (uint32_t)j->local_processes || j->locals == 0) {
        snprintf(text, sizeof text,
                 "-p %u: the NPUs of this host are divided among its %d processes; "
                 "give a multiple of %d",
                 npus, j->local_processes, j->local_processes);
        return refused(j, text);
    }
    int ranks = j->processes * j->locals;
    if (ranks > PERF_RANKS_MAX) {
        snprintf(text, sizeof text, "%d ranks; at most %d", ranks, PERF_RANKS_MAX);
        return refused(j, text);
    }
    if (o->peer_count && j->locals > 1)
        return refused(j, "--vs needs one rank per process: leave out -p");
    if (o->root >= ranks) {
        snprintf(text, sizeof text, "-r %d: ranks are 0 to %d", o->root, ranks - 1);
        return refused(j, text);
    }
    if (o->operators & reductions && !arithmetic(o->type)) {
        snprintf(text, sizeof text, "-d %s has no arithmetic: it can be moved, not reduced",
                 perf_type_name(o->type));
        if (o->operators != (1u << PERF_OPS) - 1)
            return refused(j, text);
        o->operators &= ~reductions;
    }
    if (ranks > 8) {
        snprintf(text, sizeof text, "%d", ranks);
        setenv("AIVDRIVE_DEVICES", text, 0);
    }
    j->results = (perf_results){.options = o,
                                .ranks = ranks,
                                .processes = j->processes,
                                .cpus = 0,
                                .peer_count = o->peer_count,
                                .out = stdout};
    for (uint32_t p = 0; p < o->peer_count; p++)
        j->results.peers[p] = o->peers[p];
    return 0;
}

static int file_open(const char *path, FILE **file)
{
    if (!path)
        return 0;
    *file = fopen(path, "w");
    if (*file)
        return 0;
    fprintf(stderr, "aivperf: cannot write ");
    perror(path);
    return 2;
}

/* Before anything is measured: a path that cannot be written is known then. */
static int outputs_open(job *j)
{
    if (j->process != 0)
        return 0;
    int failed = file_open(j->options.output, &j->results.out);
    return failed ? failed : file_open(j->options.plot, &j->results.plot);
}

static int peers_load(job *j)
{
    const perf_options *o = &j->options;
    for (uint32_t p = 0; p < o->peer_count; p++) {
        if (!(j->peers[p] = perf_peer_load(o->peers[p])))
            return 2;
        if (j->peers[p]->place && !j->boot)
            j->boot = j->peers[p];
    }
    return 0;
}

static int report(job *j)
{
    if (j->process != 0)
        return 0;
    perf_table_end(&j->results);
    if (j->options.format == PERF_JSON)
        perf_json_write(&j->results);
    int failed = ferror(j->results.out) || fflush(j->results.out);
    if (failed)
        fprintf(stderr, "aivperf: the results could not be written\n");
    if (j->results.plot)
        failed |= perf_plot_write(&j->results);
    return failed || perf_results_wrong(&j->results) > 0;
}

int main(int argc, char **argv)
{
    static job j;
    int failed = perf_options_parse(&j.options, argc, argv);
    if (failed)
        return failed == 1 ? 0 : failed;
    if ((failed = peers_load(&j)))
        return failed;
    if (perf_world_join(j.boot, &j.process, &j.processes, &j.local_processes))
        return 1;
    if ((failed = settle(&j)) || (failed = outputs_open(&j)))
        return failed;
    if (aclInit(NULL)) {
        fprintf(stderr, "aivperf: %s\n", perf_ours_error());
        return 1;
    }
    if (perf_data_make(&j.data, j.options.type, j.options.reduce, j.results.ranks)) {
        fprintf(stderr, "aivperf: no memory for the expected data\n");
        return 1;
    }
    failed = ranks_run(&j) || report(&j);
    for (uint32_t p = j.options.peer_count; p-- > 0;)
        if (j.peers[p] != j.boot)
            failed |= j.peers[p]->stop();
    if (j.boot)
        failed |= j.boot->stop();
    perf_data_free(&j.data);
    perf_world_leave();
    (void)aclFinalize();
    return failed != 0;
}
