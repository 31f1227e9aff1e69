/* Proves that the ranks of an MPI communicator become PEs: of the world, of a communicator that
 * reverses it, and again after an end; MPI may be begun by the program or by the library. Started
 * by mpirun. Usage: shmem_mpi [begun] */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "acl/acl.h"
#include "check.h"
#include "shmem.h"

/* Joins by `comm` (NULL: the world), and everybody writes to everybody. */
static void join(MPI_Comm *comm, int me, int n)
{
    aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
    attr.my_pe = me;
    attr.n_pes = n;
    attr.local_mem_size = 4 << 20;
    attr.comm_args = comm;
    CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_MPI, &attr), 0);
    CHECK_EQ(aclshmem_my_pe(), me);
    CHECK_EQ(aclshmem_n_pes(), n);
    int32_t *words = aclshmem_calloc((size_t)n, 4);
    for (int p = 0; p < n; p++)
        aclshmem_int32_p(words + me, 1000 + 10 * me + p, p);
    aclshmem_barrier_all();
    for (int p = 0; p < n; p++)
        CHECK_EQ(words[p], 1000 + 10 * p + me);
    aclshmem_free(words);
    CHECK_EQ(aclshmem_finalize(), 0);
}

int main(int argc, char **argv)
{
    const char *of_openmpi = getenv("OMPI_COMM_WORLD_RANK"), *of_mpich = getenv("PMI_RANK");
    const char *sizes[] = {getenv("OMPI_COMM_WORLD_SIZE"), getenv("PMI_SIZE")};
    int me = 0, n = 1, ended = 0;
    CHECK_EQ(aclInit(NULL), 0);
    if (argc > 1 && strcmp(argv[1], "begun") == 0) { /* by the library */
        me = atoi(of_openmpi ? of_openmpi : of_mpich ? of_mpich : "0");
        n = atoi(sizes[0] ? sizes[0] : sizes[1] ? sizes[1] : "1");
        CHECK_EQ(aclrtSetDevice(me), 0);
        join(NULL, me, n);
    } else {
        MPI_Comm reversed;
        MPI_Init(&argc, &argv);
        MPI_Comm_rank(MPI_COMM_WORLD, &me);
        MPI_Comm_size(MPI_COMM_WORLD, &n);
        CHECK_EQ(aclrtSetDevice(me), 0);
        join(NULL, me, n);
        MPI_Comm world = MPI_COMM_WORLD;
        join(&world, me, n);
        MPI_Comm_split(MPI_COMM_WORLD, 0, n - me, &reversed);
        join(&reversed, n - 1 - me, n);
        MPI_Comm_free(&reversed);
        /* A rank that is not what MPI says: told, and nobody hangs. */
        aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER;
        attr.my_pe = 0;
        attr.n_pes = n + 1;
        attr.local_mem_size = 4 << 20;
        CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_MPI, &attr) != 0, 1);
        char size[32];
        snprintf(size, sizeof size, "%d", n + 1);
        CHECK_EQ(strstr(aclGetRecentErrMsg(), size) != NULL, 1);
        /* The same on rank 0 alone: the others are told, too. */
        attr.my_pe = me;
        attr.n_pes = me == 0 ? n + 1 : n;
        CHECK_EQ(aclshmemx_init_attr(ACLSHMEMX_INIT_WITH_MPI, &attr) != 0, 1);
        CHECK_EQ(strstr(aclGetRecentErrMsg(), me == 0 ? size : "PE 0 failed") != NULL, 1);
    }
    MPI_Initialized(&ended);
    CHECK_EQ(ended, 1);
    MPI_Finalize();
    if (me == 0)
        printf("%d PEs by MPI are right\n", n);
    return aclFinalize();
}
