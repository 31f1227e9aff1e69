/* shmem/mpi.c: PEs that are ranks of an MPI communicator. The library is linked to no MPI: the
 * functions are found in the program, whichever MPI it was built with. Two families of them differ
 * in what a communicator and a type are (MPICH: numbers, Open MPI: addresses of objects). */
#include <dlfcn.h>
#include <string.h>

#include "shmem/bootstrap.h"

typedef union mpi_handle {
    int number;
    void *object;
} mpi_handle;

/* What both families take as arguments fits a pointer. */
typedef struct mpi {
    bool objects; /* Open MPI */
    int (*initialized)(int *);
    int (*init)(int *, char ***);
    void *bcast, *rank, *size;
    mpi_handle world, byte;
} mpi;

enum { MPICH_WORLD = 0x44000000, MPICH_BYTE = 0x4c00010d };

static void *symbol(const char *name)
{
    return dlsym(RTLD_DEFAULT, name);
}

static aivd_status mpi_find(mpi *m)
{
    void *world = symbol("ompi_mpi_comm_world");
    *m = (mpi){.objects = world != NULL,
               .bcast = symbol("MPI_Bcast"),
               .rank = symbol("MPI_Comm_rank"),
               .size = symbol("MPI_Comm_size")};
    /* POSIX: a data pointer of dlsym may be taken for a function. */
    *(void **)&m->initialized = symbol("MPI_Initialized");
    *(void **)&m->init = symbol("MPI_Init");
    if (m->objects) {
        m->world.object = world;
        m->byte.object = symbol("ompi_mpi_byte");
    } else {
        m->world.number = MPICH_WORLD;
        m->byte.number = MPICH_BYTE;
    }
    if (m->initialized && m->init && m->bcast && m->rank && m->size)
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_FILE, NULL,
        "aclshmemx_init_attr: mode ACLSHMEMX_INIT_WITH_MPI needs an MPI in the program "
        "(link it with mpicc, or preload its library); none was found");
}

static int ask(const mpi *m, void *function, mpi_handle comm, int *value)
{
    if (m->objects)
        return ((int (*)(void *, int *))function)(comm.object, value);
    return ((int (*)(int, int *))function)(comm.number, value);
}

static int bcast(const mpi *m, void *data, int bytes, mpi_handle comm)
{
    if (m->objects)
        return ((int (*)(void *, int, void *, int, void *))m->bcast)(data, bytes, m->byte.object, 0,
                                                                     comm.object);
    return ((int (*)(void *, int, int, int, int))m->bcast)(data, bytes, m->byte.number, 0,
                                                           comm.number);
}

/* Whether the attributes are what MPI says; *rank is -1 when MPI says nothing. */
static aivd_status comm_check(const mpi *m, const aclshmemx_init_attr_t *attr, mpi_handle comm,
                              int *rank)
{
    int size;
    if (ask(m, m->rank, comm, rank) || ask(m, m->size, comm, &size)) {
        *rank = -1;
        return base_fail(AIVD_ERR_NETWORK, NULL,
                         "aclshmemx_init_attr: MPI_Comm_rank or "
                         "MPI_Comm_size failed");
    }
    if (*rank == attr->my_pe && size == attr->n_pes)
        return AIVD_OK;
    return base_fail(
        AIVD_ERR_PARAM, NULL,
        "aclshmemx_init_attr: my_pe is %d of %d, the MPI communicator has this process "
        "as rank %d of %d; they must agree",
        attr->my_pe, attr->n_pes, *rank, size);
}

static aivd_status comm_choose(const mpi *m, const aclshmemx_init_attr_t *attr, mpi_handle *comm)
{
    int running = 0;
    m->initialized(&running);
    if (!running && m->init(NULL, NULL) != 0)
        return base_fail(AIVD_ERR_NETWORK, NULL, "aclshmemx_init_attr: MPI_Init failed");
    *comm = m->world;
    if (attr->comm_args && m->objects)
        comm->object = *(void *const *)attr->comm_args;
    else if (attr->comm_args)
        comm->number = *(const int *)attr->comm_args;
    return AIVD_OK;
}

/* Rank 0's root info, and whether it has one: the others must not wait for a rank 0 that failed. A
 * rank whose attributes are wrong takes part, too, so that nobody is left in the broadcast. */
aivd_status shmem_root_by_mpi(const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                              shmem_root *root)
{
    struct {
        int status;
        uint8_t info[FABRIC_ROOT_INFO_BYTES];
    } told = {0};
    mpi m;
    mpi_handle comm;
    int rank = -1;
    aivd_status s = mpi_find(&m);
    if (!s)
        s = comm_choose(&m, attr, &comm);
    if (!s)
        s = comm_check(&m, attr, comm, &rank);
    if (rank < 0)
        return s;
    if (rank == 0)
        told.status =
            s ? (int)s : (int)fabric_root_open_within(timeout_ns, SHMEM_INIT_LIMIT, told.info);
    if (bcast(&m, &told, sizeof told, comm) != 0)
        return base_fail(AIVD_ERR_NETWORK, NULL, "aclshmemx_init_attr: MPI_Bcast failed");
    if (s)
        return s;
    if (told.status && rank != 0)
        return base_fail(AIVD_ERR_NETWORK, NULL,
                         "aclshmemx_init_attr: PE 0 failed before the PEs could meet (%s)",
                         base_status_name((aivd_status)told.status));
    memcpy(root->info, told.info, sizeof told.info);
    return (aivd_status)told.status;
}
