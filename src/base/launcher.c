/* base/launcher: the table of launchers. With option.c the only reader of the environment. */
#include "base/launcher.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

#include "base/compiler.h"

typedef struct launcher {
    const char *name;
    const char *rank, *size, *local_rank, *local_size; /* variables; NULL = it has none */
} launcher;

static const launcher launchers[] = {
    {"Open MPI", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_RANK",
     "OMPI_COMM_WORLD_LOCAL_SIZE"},
    {"PMI", "PMI_RANK", "PMI_SIZE", "MPI_LOCALRANKID", "MPI_LOCALNRANKS"},
    {"Slurm", "SLURM_PROCID", "SLURM_NTASKS", "SLURM_LOCALID", "SLURM_NTASKS_PER_NODE"},
    {"PMIx", "PMIX_RANK", NULL, NULL, NULL},
    {"aivrun", "AIVD_RANK", "AIVD_SIZE", "AIVD_LOCAL_RANK", "AIVD_LOCAL_SIZE"},
    {"torchrun", "RANK", "WORLD_SIZE", "LOCAL_RANK", "LOCAL_WORLD_SIZE"},
};

/* What was read: -1 = the environment does not say. */
static struct place {
    const char *name;
    int rank, size, local_rank, local_size;
} place = {NULL, -1, -1, -1, -1};

static pthread_once_t once = PTHREAD_ONCE_INIT;

static int read_number(const char *variable)
{
    const char *text = variable != NULL ? getenv(variable) : NULL;
    if (text == NULL || text[0] < '0' || text[0] > '9')
        return -1;
    char *end;
    errno = 0;
    long value = strtol(text, &end, 10);
    return errno == 0 && *end == '\0' && value < INT_MAX ? (int)value : -1;
}

static bool contradicts(int rank, int size)
{
    return size >= 0 && rank >= size;
}

static void read_place(void)
{
    for (size_t i = 0; i < BASE_COUNT_OF(launchers); i++) {
        const launcher *l = &launchers[i];
        int rank = read_number(l->rank), size = read_number(l->size);
        if (rank < 0 || contradicts(rank, size))
            continue;
        place = (struct place){l->name, rank, size, read_number(l->local_rank),
                               read_number(l->local_size)};
        if (contradicts(place.local_rank, place.local_size))
            place.local_rank = place.local_size = -1;
        return;
    }
}

static const struct place *get_place(void)
{
    pthread_once(&once, read_place);
    return &place;
}

static bool give(int number, int *out)
{
    if (number < 0)
        return false;
    *out = number;
    return true;
}

const char *base_launcher_name(void)
{
    return get_place()->name;
}

bool base_launcher_rank(int *rank)
{
    return give(get_place()->rank, rank);
}

bool base_launcher_size(int *size)
{
    return give(get_place()->size, size);
}

bool base_launcher_local_rank(int *rank)
{
    return give(get_place()->local_rank, rank);
}

bool base_launcher_local_size(int *size)
{
    return give(get_place()->local_size, size);
}

const char *base_launcher_get(base_launcher_text what)
{
    static const char *const names[LAUNCHER_TEXTS] = {"AIVD_LAUNCH_FD", "PMI_FD", "PMIX_NAMESPACE"};
    const char *text = getenv(names[what]);
    return text != NULL && text[0] != '\0' ? text : NULL;
}

const char *const *base_launcher_variables(void)
{
    static const char *const names[] = {
        "AIVD_RANK",
        "AIVD_SIZE",
        "AIVD_LOCAL_RANK",
        "AIVD_LOCAL_SIZE",
        "AIVD_LAUNCH_FD",
        "OMPI_COMM_WORLD_RANK",
        "OMPI_COMM_WORLD_SIZE",
        "PMI_RANK",
        "OMPI_COMM_WORLD_LOCAL_RANK",
        "PMI_SIZE",
        "PMI_FD",
        "OMPI_COMM_WORLD_LOCAL_SIZE",
        "MPI_LOCALRANKID",
        "MPI_LOCALNRANKS",
        "OMPI_COMM_WORLD_NODE_RANK",
        "SLURM_PROCID",
        "SLURM_NTASKS",
        "SLURM_LOCALID",
        "PMIX_RANK",
        "PMIX_NAMESPACE",
        "SLURM_NTASKS_PER_NODE",
        "RANK",
        "WORLD_SIZE",
        "LOCAL_RANK",
        "LOCAL_WORLD_SIZE",
        "MASTER_ADDR",
        "MASTER_PORT",
        NULL,
    };
    return names;
}
