/* How PEs find each other: see world.h. */
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "aivdrive/launch.h"
#include "shmem.h"

enum { WAIT_SECONDS = 60 };

int world_failed(const world *w, const char *call, int code)
{
    const char *reason = aclGetRecentErrMsg();

    fprintf(stderr, "PE %d: %s gave %d: %s\n", w->pe, call, code, reason ? reason : "");
    return 1;
}

long world_number(const char *name, const char *text, long least, long most)
{
    char *end = NULL;
    long n = text ? strtol(text, &end, 10) : -1;

    if (text != NULL && *text != '\0' && *end == '\0' && n >= least && n <= most)
        return n;
    fprintf(stderr, "%s is \"%s\"; give a number from %ld to %ld\n", name, text ? text : "", least,
            most);
    return -1;
}

/* A number of PEs or of one of them. */
static int pe_number(const char *option, const char *text, int *value)
{
    long n = world_number(option, text, 0, ACLSHMEM_MAX_PES);

    *value = (int)n;
    return n < 0 ? -1 : 1;
}

int world_option(world *w, int argc, char **argv, int *i)
{
    const char *name = argv[*i], *value = *i + 1 < argc ? argv[*i + 1] : NULL;
    int taken = 1;

    if (strcmp(name, "--pe") == 0)
        taken = pe_number(name, value, &w->pe);
    else if (strcmp(name, "--pes") == 0)
        taken = pe_number(name, value, &w->count);
    else if (strcmp(name, "--address") == 0)
        w->address = value;
    else if (strcmp(name, "--id") == 0)
        w->id_file = value;
    else
        return 0;
    w->by_hand = 1;
    ++*i;
    return taken;
}

/* PE 0's unique id comes to the others as a file, whole or not at all. */
static int id_write(const world *w, const aclshmemx_uniqueid_t *id)
{
    char part[4096];
    FILE *f;

    snprintf(part, sizeof(part), "%s.part", w->id_file);
    f = fopen(part, "wb");
    if (f == NULL || fwrite(id, sizeof(*id), 1, f) != 1 || fclose(f) != 0 ||
        rename(part, w->id_file) != 0) {
        perror(w->id_file);
        return 1;
    }
    return 0;
}

static int id_read(const world *w, aclshmemx_uniqueid_t *id)
{
    struct timespec pause = {0, 10 * 1000 * 1000};

    for (int tries = 0; tries < WAIT_SECONDS * 100; tries++) {
        FILE *f = fopen(w->id_file, "rb");
        if (f != NULL) {
            size_t got = fread(id, sizeof(*id), 1, f);
            fclose(f);
            return got != 1;
        }
        nanosleep(&pause, NULL);
    }
    fprintf(stderr, "PE %d: no %s after %d s; is PE 0 started with the same --id?\n", w->pe,
            w->id_file, WAIT_SECONDS);
    return 1;
}

static int id_get(const world *w, aclshmemx_uniqueid_t *id)
{
    int code = w->pe == 0 ? aclshmemx_get_uniqueid(id) : 0;

    if (code != 0)
        return world_failed(w, "aclshmemx_get_uniqueid", code);
    if (w->by_hand)
        return w->pe == 0 ? id_write(w, id) : id_read(w, id);
    if (aivd_launch_broadcast(0, id, sizeof(*id)) != AIVD_LAUNCH_OK) {
        fprintf(stderr, "PE %d: %s\n", w->pe, aivd_launch_error());
        return 1;
    }
    return 0;
}

static int join(world *w, uint64_t heap)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    aclshmemx_uniqueid_t id = ACLSHMEM_UNIQUEID_INITIALIZER; /* lives until init is over */
    int code;

    if (w->address != NULL) {
        attr.my_pe = w->pe;
        attr.n_pes = w->count;
        attr.local_mem_size = heap;
        snprintf(attr.ip_port, sizeof(attr.ip_port), "%s", w->address);
        code = aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_DEFAULT, &attr);
    } else {
        if (id_get(w, &id) != 0)
            return 1;
        code = aclshmemx_set_attr_uniqueid_args(w->pe, w->count, (int64_t)heap, &id, &attr);
        if (code == 0)
            code = aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_UNIQUEID, &attr);
    }
    if (w->by_hand && w->pe == 0 && w->id_file != NULL)
        remove(w->id_file);
    return code == 0 ? 0 : world_failed(w, "aclshmemx_init_attr", code);
}

/* Who I am: the launcher says it, or the command line. */
static int identify(world *w)
{
    if (!w->by_hand) {
        if (aivd_launch_init() != AIVD_LAUNCH_OK) {
            fprintf(stderr, "%s\n", aivd_launch_error());
            return 1;
        }
        w->pe = aivd_launch_rank();
        w->count = aivd_launch_size();
        return 0;
    }
    if (w->count == 0 || (w->address == NULL) == (w->id_file == NULL)) {
        fprintf(stderr, "by hand needs --pe, --pes, and --address or --id (--help tells more)\n");
        return 2;
    }
    return 0;
}

int world_begin(world *w, uint64_t heap)
{
    int code = identify(w);

    if (code != 0)
        return code;
    if ((code = aclInit(NULL)) != 0)
        return world_failed(w, "aclInit", code);
    if ((code = aclrtSetDevice(w->pe)) != 0)
        return world_failed(w, "aclrtSetDevice", code);
    if ((code = aclrtCreateStream(&w->stream)) != 0)
        return world_failed(w, "aclrtCreateStream", code);
    return join(w, heap);
}

int world_end(world *w)
{
    int code = aclshmem_finalize(); /* collective */

    if (code != 0)
        return world_failed(w, "aclshmem_finalize", code);
    aclrtDestroyStream(w->stream);
    aclrtResetDevice(w->pe);
    aclFinalize();
    return w->by_hand ? 0 : aivd_launch_finalize() != AIVD_LAUNCH_OK;
}
