/* One rank of the launch tests: calls aivdrive/launch.h in the way its first argument names and
 * exits 0 when everything answered as it should. Started by aivrun and by MPI launchers. */
#include "aivdrive/launch.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: rank %d: %s is false; last error: %s\n", __FILE__, __LINE__,   \
                    aivd_launch_rank(), #condition, aivd_launch_error());                          \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static unsigned char pattern(int root, size_t i)
{
    return (unsigned char)(17 * root + 31 * i + i / 251);
}

/* Every rank is root once; sizes around the piece sizes of the transports; guard bytes intact. */
static void check_broadcast(int root, size_t bytes)
{
    static unsigned char buffer[AIVD_LAUNCH_BYTES_MAX + 16];
    memset(buffer, 0xee, sizeof buffer);
    if (aivd_launch_rank() == root)
        for (size_t i = 0; i < bytes; i++)
            buffer[8 + i] = pattern(root, i);
    EXPECT(aivd_launch_broadcast(root, buffer + 8, bytes) == AIVD_LAUNCH_OK);
    for (size_t i = 0; i < 8; i++)
        EXPECT(buffer[i] == 0xee && buffer[8 + bytes + i] == 0xee);
    for (size_t i = 0; i < bytes; i++)
        EXPECT(buffer[8 + i] == pattern(root, i));
}

/* Every rank leaves a mark in the file before the barrier and finds all marks after it. */
static void check_barrier(const char *file, int round)
{
    int rank = aivd_launch_rank(), size = aivd_launch_size();
    int fd = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    EXPECT(fd >= 0);
    if (rank == round % size)
        usleep(20000); /* somebody is late each time */
    char mark = (char)('a' + round);
    EXPECT(pwrite(fd, &mark, 1, (off_t)round * size + rank) == 1);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_OK);
    for (int r = 0; r < size; r++) {
        char found = 0;
        EXPECT(pread(fd, &found, 1, (off_t)round * size + r) == 1 && found == mark);
    }
    close(fd);
}

static void exchange(const char *file, int size)
{
    static const size_t sizes[] = {0, 1, 7, 511, 512, 1023, 4108, 40000, AIVD_LAUNCH_BYTES_MAX};
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    EXPECT(aivd_launch_size() == size);
    EXPECT(aivd_launch_rank() >= 0 && aivd_launch_rank() < size);
    EXPECT(aivd_launch_local_size() == size);
    EXPECT(aivd_launch_local_rank() == aivd_launch_rank());
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        check_broadcast((int)(i % (size_t)size), sizes[i]);
    for (int round = 0; round < 5; round++)
        check_barrier(file, round);
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
}

static void alone(void)
{
    char byte = 'x';
    EXPECT(aivd_launch_rank() == 0 && aivd_launch_size() == 1);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_STATE);
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_ERR_STATE);
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_ERR_STATE);
    EXPECT(aivd_launch_rank() == 0 && aivd_launch_size() == 1);
    EXPECT(aivd_launch_local_rank() == 0 && aivd_launch_local_size() == 1);
    EXPECT(aivd_launch_broadcast(0, &byte, 1) == AIVD_LAUNCH_OK && byte == 'x');
    EXPECT(aivd_launch_broadcast(1, &byte, 1) == AIVD_LAUNCH_ERR_PARAM);
    EXPECT(aivd_launch_broadcast(-1, &byte, 1) == AIVD_LAUNCH_ERR_PARAM);
    EXPECT(aivd_launch_broadcast(0, NULL, 1) == AIVD_LAUNCH_ERR_PARAM);
    EXPECT(aivd_launch_broadcast(0, &byte, AIVD_LAUNCH_BYTES_MAX + 1) == AIVD_LAUNCH_ERR_PARAM);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_OK);
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
}

/* One rank calls something else: every rank hears which. */
static void disagree(void)
{
    char byte = 0;
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    aivd_launch_status status =
        aivd_launch_rank() == 1 ? aivd_launch_barrier() : aivd_launch_broadcast(0, &byte, 1);
    EXPECT(status == AIVD_LAUNCH_ERR_PEER);
    EXPECT(strstr(aivd_launch_error(), "disagree") != NULL);
    EXPECT(strstr(aivd_launch_error(), "rank 1 called barrier") != NULL);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_STATE); /* out of step from here on */
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
}

static void wrong_size(void)
{
    char bytes[8] = "........";
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    aivd_launch_status status = aivd_launch_broadcast(0, bytes, aivd_launch_rank() == 0 ? 8 : 4);
    EXPECT(status == AIVD_LAUNCH_ERR_PEER || aivd_launch_rank() == 0);
    EXPECT(memcmp(bytes, "........", 8) == 0);
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
}

/* Rank 1 ends without a word: the others hear it, long before their deadline. */
static void early_end(void)
{
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    if (aivd_launch_rank() == 1)
        _exit(0);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_PEER);
    EXPECT(strstr(aivd_launch_error(), "rank 1 ended") != NULL);
}

static void finalized_early(void)
{
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    if (aivd_launch_rank() == 1) {
        EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
        sleep(1);
        return;
    }
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_PEER);
    EXPECT(strstr(aivd_launch_error(), "rank 1 has called aivd_launch_finalize") != NULL);
}

/* Rank 1 comes after the limit: the waiting ranks hear its number, and so does it itself. */
static void too_late(void)
{
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    if (aivd_launch_rank() == 1)
        sleep(2);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_TIMEOUT);
    if (aivd_launch_rank() != 1)
        EXPECT(strstr(aivd_launch_error(), "in time: 1;") != NULL);
}

static void finds_no_socket(void)
{
    for (int fd = 3; fd < 4096; fd++)
        close(fd);
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_ERR_SYSTEM);
    EXPECT(strstr(aivd_launch_error(), "close_fds") != NULL);
}

/* Rank 1 sends bytes that are no message: it loses its connection, the others hear why. */
static void garbage(void)
{
    const char *text = getenv("AIVD_LAUNCH_FD");
    EXPECT(text != NULL);
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    if (aivd_launch_rank() == 1) {
        EXPECT(write(atoi(text), "these bytes are longer than a header", 36) == 36);
        EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_SYSTEM);
        return;
    }
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_PEER);
    EXPECT(strstr(aivd_launch_error(), "rank 1 sent a malformed message") != NULL);
}

/* The launcher exports a place but has no exchange for us. */
static void no_exchange(void)
{
    EXPECT(aivd_launch_init() == AIVD_LAUNCH_OK);
    EXPECT(aivd_launch_rank() == 1 && aivd_launch_size() == 3);
    EXPECT(aivd_launch_barrier() == AIVD_LAUNCH_ERR_NOT_SUPPORTED);
    EXPECT(aivd_launch_finalize() == AIVD_LAUNCH_OK);
}

int main(int argc, char **argv)
{
    const char *what = argc > 1 ? argv[1] : "";
    if (strcmp(what, "exchange") == 0 && argc == 4) {
        exchange(argv[2], atoi(argv[3]));
    } else if (strcmp(what, "twice") == 0 && argc == 4) {
        exchange(argv[2], atoi(argv[3]));
        exchange(argv[2], atoi(argv[3]));
    } else if (strcmp(what, "alone") == 0) {
        alone();
    } else if (strcmp(what, "disagree") == 0) {
        disagree();
    } else if (strcmp(what, "wrong_size") == 0) {
        wrong_size();
    } else if (strcmp(what, "early_end") == 0) {
        early_end();
    } else if (strcmp(what, "finalized_early") == 0) {
        finalized_early();
    } else if (strcmp(what, "too_late") == 0) {
        too_late();
    } else if (strcmp(what, "finds_no_socket") == 0) {
        finds_no_socket();
    } else if (strcmp(what, "garbage") == 0) {
        garbage();
    } else if (strcmp(what, "no_exchange") == 0) {
        no_exchange();
    } else {
        fprintf(stderr, "launch_probe: what is %s?\n", what);
        return 2;
    }
    printf("probe %s ok\n", what);
    return 0;
}
