/* base/launch_pmi: PMI-1 as MPICH's launcher speaks it: text lines on the descriptor PMI_FD, one
 * answer per request. A broadcast puts the bytes as hexadecimal pieces into the launcher's
 * key-value space, a barrier makes them visible. Lines and pieces are bounded by what the launcher
 * announces. */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/launch_backend.h"
#include "base/launcher.h"
#include "base/time.h"

enum { LINE_BYTES = 4096, NAME_BYTES = 256, PIECE_MAX = 1024, CLOSE_S = 10 };

static struct {
    int fd;
    char space[NAME_BYTES]; /* name of the key-value space */
    size_t piece;           /* bytes of one piece; twice as many characters */
    unsigned sequence;      /* collective calls so far: the same on every rank */
    char line[LINE_BYTES];  /* received, not yet consumed */
    size_t used;
} pmi = {.fd = -1};

static aivd_status wait_line(short events, uint64_t deadline_ns)
{
    struct pollfd p = {.fd = pmi.fd, .events = events};
    for (;;) {
        int n = poll(&p, 1, launch_milliseconds_left(deadline_ns));
        if (n > 0)
            return AIVD_OK;
        if (n == 0)
            return base_fail(AIVD_ERR_TIMEOUT, NULL,
                             "launch: the MPI launcher (PMI-1) did not answer in time; not every "
                             "rank made the same call, or one hangs");
        if (errno != EINTR)
            return base_fail(AIVD_ERR_SYSTEM, NULL, "launch: poll on PMI_FD %d: %s", pmi.fd,
                             strerror(errno));
    }
}

static aivd_status send_line(const char *line, uint64_t deadline_ns)
{
    size_t left = strlen(line);
    while (left > 0) {
        ssize_t n = send(pmi.fd, line, left, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n < 0 && errno == ENOTSOCK) /* some launchers pass a pipe */
            n = write(pmi.fd, line, left);
        if (n >= 0) {
            line += n;
            left -= (size_t)n;
        } else if (errno == EAGAIN) {
            aivd_status status = wait_line(POLLOUT, deadline_ns);
            if (status != AIVD_OK)
                return status;
        } else if (errno != EINTR) {
            return base_fail(AIVD_ERR_SYSTEM, NULL, "launch: write on PMI_FD %d: %s", pmi.fd,
                             strerror(errno));
        }
    }
    return AIVD_OK;
}

/* One line without its newline into `line`. */
static aivd_status receive_line(char line[LINE_BYTES], uint64_t deadline_ns)
{
    for (;;) {
        char *end = memchr(pmi.line, '\n', pmi.used);
        if (end != NULL) {
            size_t length = (size_t)(end - pmi.line);
            memcpy(line, pmi.line, length);
            line[length] = '\0';
            pmi.used -= length + 1;
            memmove(pmi.line, end + 1, pmi.used);
            return AIVD_OK;
        }
        if (pmi.used == sizeof pmi.line)
            return base_fail(AIVD_ERR_FORMAT, NULL,
                             "launch: a line of over %d bytes on PMI_FD; not a PMI-1 launcher?",
                             LINE_BYTES);
        aivd_status status = wait_line(POLLIN, deadline_ns);
        if (status != AIVD_OK)
            return status;
        ssize_t n = read(pmi.fd, pmi.line + pmi.used, sizeof pmi.line - pmi.used);
        if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN))
            return base_fail(AIVD_ERR_SYSTEM, NULL,
                             "launch: connection to the MPI launcher lost: %s",
                             n == 0 ? "closed" : strerror(errno));
        if (n > 0)
            pmi.used += (size_t)n;
    }
}

/* The value of `key` in "cmd=x key=value ..." up to the next space; NULL when absent. */
static const char *find_value(const char *line, const char *key, char *value, size_t size)
{
    size_t length = strlen(key);
    for (const char *p = line; *p != '\0'; p += strcspn(p, " "), p += strspn(p, " ")) {
        if (strncmp(p, key, length) == 0 && p[length] == '=') {
            p += length + 1;
            size_t n = strcspn(p, " ");
            if (n >= size)
                return NULL;
            memcpy(value, p, n);
            value[n] = '\0';
            return value;
        }
    }
    return NULL;
}

/* Sends a request, receives the answer into `line`, checks its command and its return code. */
static aivd_status ask(const char *request, const char *answer, char line[LINE_BYTES],
                       uint64_t deadline_ns)
{
    char value[64];
    aivd_status status = send_line(request, deadline_ns);
    if (status == AIVD_OK)
        status = receive_line(line, deadline_ns);
    if (status != AIVD_OK)
        return status;
    const char *command = find_value(line, "cmd", value, sizeof value);
    if (command == NULL || strcmp(command, answer) != 0)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "launch: the MPI launcher answered \"%.200s\" to \"%.*s\", wanted cmd=%s; "
                         "a launcher of PMI-1 (MPICH) is needed",
                         line, (int)strcspn(request, "\n"), request, answer);
    const char *code = find_value(line, "rc", value, sizeof value);
    if (code != NULL && strcmp(code, "0") != 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "launch: the MPI launcher refused \"%.*s\": %.200s",
                         (int)strcspn(request, "\n"), request, line);
    return AIVD_OK;
}

static aivd_status begin(uint64_t deadline_ns)
{
    char line[LINE_BYTES], value[64];
    aivd_status status =
        ask("cmd=init pmi_version=1 pmi_subversion=1\n", "response_to_init", line, deadline_ns);
    if (status != AIVD_OK)
        return status;
    status = ask("cmd=get_maxes\n", "maxes", line, deadline_ns);
    if (status != AIVD_OK)
        return status;
    const char *most = find_value(line, "vallen_max", value, sizeof value);
    long characters = most != NULL ? strtol(most, NULL, 10) : 0;
    /* The launcher's own limit counts a closing byte; PIECE_MAX keeps a request within LINE_BYTES.
     */
    pmi.piece = characters > 2 ? (size_t)(characters - 1) / 2 : 0;
    if (pmi.piece > PIECE_MAX)
        pmi.piece = PIECE_MAX;
    status = ask("cmd=get_my_kvsname\n", "my_kvsname", line, deadline_ns);
    if (status != AIVD_OK)
        return status;
    if (pmi.piece == 0 || find_value(line, "kvsname", pmi.space, sizeof pmi.space) == NULL)
        return base_fail(AIVD_ERR_FORMAT, NULL,
                         "launch: the MPI launcher names no usable key-value space: %.200s", line);
    return AIVD_OK;
}

static aivd_status pmi_open(launch_place *place, uint64_t deadline_ns)
{
    const char *text = base_launcher_get(LAUNCHER_PMI_FD);
    if (text == NULL || place->rank < 0)
        return AIVD_ERR_NOT_FOUND;
    char *end;
    long fd = strtol(text, &end, 10);
    if (*end != '\0' || fd < 0 || fd > 1 << 20)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "environment variable PMI_FD has the value \"%.64s\", a descriptor number "
                         "is expected; start the program with mpirun or unset it",
                         text);
    pmi.fd = (int)fd;
    pmi.used = 0;
    return begin(deadline_ns);
}

static aivd_status pmi_barrier(const launch_place *place, uint64_t deadline_ns)
{
    (void)place;
    char line[LINE_BYTES];
    return ask("cmd=barrier_in\n", "barrier_out", line, deadline_ns);
}

static aivd_status put(unsigned number, const char *value, uint64_t deadline_ns)
{
    char request[LINE_BYTES], line[LINE_BYTES];
    snprintf(request, sizeof request, "cmd=put kvsname=%s key=aivd-%u-%u value=%s\n", pmi.space,
             pmi.sequence, number, value);
    return ask(request, "put_result", line, deadline_ns);
}

static aivd_status get(unsigned number, char *value, size_t size, uint64_t deadline_ns)
{
    char request[LINE_BYTES], line[LINE_BYTES];
    snprintf(request, sizeof request, "cmd=get kvsname=%s key=aivd-%u-%u\n", pmi.space,
             pmi.sequence, number);
    aivd_status status = ask(request, "get_result", line, deadline_ns);
    if (status == AIVD_OK && find_value(line, "value", value, size) == NULL)
        status = base_fail(AIVD_ERR_FORMAT, NULL,
                           "launch: the MPI launcher returned no value: %.200s", line);
    return status;
}

static aivd_status put_pieces(const unsigned char *data, size_t bytes, uint64_t deadline_ns)
{
    static const char digits[] = "0123456789abcdef";
    char text[2 * PIECE_MAX + 1];
    snprintf(text, sizeof text, "%zu", bytes);
    aivd_status status = put(0, text, deadline_ns);
    for (unsigned i = 1; status == AIVD_OK && bytes > 0; i++) {
        size_t n = bytes < pmi.piece ? bytes : pmi.piece;
        for (size_t k = 0; k < n; k++) {
            text[2 * k] = digits[data[k] >> 4];
            text[2 * k + 1] = digits[data[k] & 15];
        }
        text[2 * n] = '\0';
        status = put(i, text, deadline_ns);
        data += n;
        bytes -= n;
    }
    return status;
}

static int digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

static aivd_status decode(const char *text, unsigned char *data, size_t n)
{
    for (size_t k = 0; k < n; k++) {
        int high = digit(text[2 * k]);
        int low = high >= 0 ? digit(text[2 * k + 1]) : -1;
        if (low < 0)
            return base_fail(AIVD_ERR_FORMAT, NULL,
                             "launch: a piece of the broadcast came back damaged");
        data[k] = (unsigned char)(high << 4 | low);
    }
    return AIVD_OK;
}

static aivd_status get_pieces(unsigned char *data, size_t bytes, uint64_t deadline_ns)
{
    char text[2 * PIECE_MAX + 2];
    aivd_status status = get(0, text, sizeof text, deadline_ns);
    if (status != AIVD_OK)
        return status;
    if (strtoull(text, NULL, 10) != bytes)
        return base_fail(AIVD_ERR_MISMATCH, "EI0005",
                         "aivd_launch_broadcast: this rank expects %zu bytes, the root sends %s; "
                         "pass the same size on every rank",
                         bytes, text);
    for (unsigned i = 1; bytes > 0; i++) {
        size_t n = bytes < pmi.piece ? bytes : pmi.piece;
        status = get(i, text, sizeof text, deadline_ns);
        if (status == AIVD_OK)
            status = decode(text, data, n);
        if (status != AIVD_OK)
            return status;
        data += n;
        bytes -= n;
    }
    return AIVD_OK;
}

static aivd_status pmi_broadcast(const launch_place *place, int root, void *data, size_t bytes,
                                 uint64_t deadline_ns)
{
    aivd_status status = AIVD_OK;
    pmi.sequence++;
    if (place->rank == root)
        status = put_pieces(data, bytes, deadline_ns);
    if (status == AIVD_OK)
        status = pmi_barrier(place, deadline_ns);
    if (status != AIVD_OK || place->rank == root)
        return status;
    unsigned char *staged = malloc(bytes + 1); /* `data` stays as it is when a piece fails */
    if (staged == NULL)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL,
                         "aivd_launch_broadcast: no memory for %zu bytes", bytes);
    status = get_pieces(staged, bytes, deadline_ns);
    if (status == AIVD_OK && bytes > 0)
        memcpy(data, staged, bytes);
    free(staged);
    return status;
}

/* The acknowledgement is awaited: a launcher that cannot deliver it ends the job with an error. */
static void pmi_close(void)
{
    char line[LINE_BYTES];
    uint64_t deadline_ns = base_now_ns() + CLOSE_S * BASE_NS_PER_S;
    if (ask("cmd=finalize\n", "finalize_ack", line, deadline_ns) != AIVD_OK)
        base_error_clear(); /* logged; the caller has nothing to do about it */
    pmi.fd = -1;
}

const launch_backend launch_pmi = {"PMI-1", pmi_open, pmi_broadcast, pmi_barrier, pmi_close};
