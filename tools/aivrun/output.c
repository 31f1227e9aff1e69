/* aivrun, output: whole lines from the ranks' pipes, tagged, to our standard output and error. A
 * slow reader of ours slows the ranks down instead of us: while a sink is full their pipes are not
 * read, and nothing here blocks. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "aivrun.h"
#include "base/option.h"
#include "base/time.h"

enum {
    LINE_MAX_BYTES = 1 << 20, /* a longer line is written in pieces */
    SINK_FULL = 1 << 18,      /* above this the ranks wait */
    CHUNK = 4096,             /* a ready pipe takes at least this much without blocking */
    TAIL_BYTES = 16384,
    READ_BYTES = 65536,
    FINAL_READS = 32
};

typedef struct sink {
    int fd;
    bool colour;
    bool closed; /* the reader went away: everything is dropped */
    char *data;
    size_t used, capacity;
} sink;

typedef struct stream {
    int fd;       /* our end, -1 = at end */
    int child_fd; /* the rank's end until it is started */
    sink *to;
    char *line; /* an unfinished line */
    size_t used, capacity;
} stream;

typedef struct tail {
    char *data;
    size_t used;
} tail;

static sink sinks[2] = {{.fd = STDOUT_FILENO}, {.fd = STDERR_FILENO}};
static sink *to_out = &sinks[0], *to_err = &sinks[1];
static stream (*streams)[2];
static tail *tails;
static int rank_count, tag_width;
static bool untagged;
static char read_buffer[READ_BYTES];

static bool same_file(int a, int b)
{
    struct stat x, y;
    return fstat(a, &x) == 0 && fstat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

void output_open(int ranks, bool keep_tails, bool tags)
{
    untagged = !tags;
    rank_count = ranks;
    tag_width = snprintf(NULL, 0, "%d", ranks - 1);
    streams = calloc((size_t)ranks, sizeof *streams);
    tails = keep_tails ? calloc((size_t)ranks, sizeof *tails) : NULL;
    bool plain = base_option_is_set(OPT_NO_COLOR);
    for (int i = 0; i < 2; i++)
        sinks[i].colour = !plain && isatty(sinks[i].fd);
    /* One queue when both end in one place, so that lines stay whole and in order. */
    if (same_file(STDOUT_FILENO, STDERR_FILENO))
        to_err = to_out;
    for (int r = 0; streams != NULL && r < ranks; r++)
        for (int i = 0; i < 2; i++)
            streams[r][i] = (stream){.fd = -1, .child_fd = -1, .to = i == 0 ? to_out : to_err};
}

bool output_add_rank(int rank, int *out_fd, int *err_fd)
{
    if (streams == NULL)
        return false;
    for (int i = 0; i < 2; i++) {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0)
            return false;
        fcntl(ends[0], F_SETFL, O_NONBLOCK);
        streams[rank][i].fd = ends[0];
        streams[rank][i].child_fd = ends[1];
    }
    *out_fd = streams[rank][0].child_fd;
    *err_fd = streams[rank][1].child_fd;
    return true;
}

void output_close_child(int rank)
{
    for (int i = 0; i < 2; i++) {
        if (streams[rank][i].child_fd >= 0)
            close(streams[rank][i].child_fd);
        streams[rank][i].child_fd = -1;
    }
}

/* ---- sinks ---- */

static bool grow(char **data, size_t *capacity, size_t wanted)
{
    if (wanted <= *capacity)
        return true;
    size_t size = *capacity > 0 ? *capacity : 256;
    while (size < wanted)
        size *= 2;
    char *bigger = realloc(*data, size);
    if (bigger == NULL)
        return false;
    *data = bigger;
    *capacity = size;
    return true;
}

static void sink_add(sink *s, const char *text, size_t size)
{
    if (s->closed || !grow(&s->data, &s->capacity, s->used + size))
        return;
    memcpy(s->data + s->used, text, size);
    s->used += size;
}

static bool is_ready(int fd)
{
    struct pollfd p = {.fd = fd, .events = POLLOUT};
    return poll(&p, 1, 0) > 0;
}

/* Writes as much as goes without blocking. */
static void sink_flush(sink *s)
{
    size_t done = 0;
    while (done < s->used && !s->closed && is_ready(s->fd)) {
        size_t n = s->used - done < CHUNK ? s->used - done : CHUNK;
        ssize_t written = write(s->fd, s->data + done, n);
        if (written > 0)
            done += (size_t)written;
        else if (errno == EAGAIN)
            break;
        else if (errno != EINTR)
            s->closed = true;
    }
    s->used = s->closed ? 0 : s->used - done;
    if (done > 0 && s->used > 0)
        memmove(s->data, s->data + done, s->used);
}

bool output_is_closed(void)
{
    return sinks[0].closed || sinks[1].closed;
}

/* ---- lines ---- */

static void keep_tail(int rank, const char *text, size_t size)
{
    if (tails == NULL)
        return;
    tail *t = &tails[rank];
    if (t->data == NULL && (t->data = malloc(TAIL_BYTES)) == NULL)
        return;
    if (size > TAIL_BYTES) {
        text += size - TAIL_BYTES;
        size = TAIL_BYTES;
    }
    if (t->used + size > TAIL_BYTES) {
        size_t drop = t->used + size - TAIL_BYTES;
        memmove(t->data, t->data + drop, t->used - drop);
        t->used -= drop;
    }
    memcpy(t->data + t->used, text, size);
    t->used += size;
}

const char *output_tail(int rank, size_t *size)
{
    *size = tails != NULL ? tails[rank].used : 0;
    return tails != NULL ? tails[rank].data : NULL;
}

static void write_line(int rank, sink *to, const char *text, size_t size)
{
    char tag[48];
    int n = 0;
    if (!untagged)
        n = to->colour ? snprintf(tag, sizeof tag, "\033[%dm[%*d]\033[0m ", 31 + rank % 6, tag_width,
                                  rank)
                       : snprintf(tag, sizeof tag, "[%*d] ", tag_width, rank);
    sink_add(to, tag, (size_t)n);
    sink_add(to, text, size);
    sink_add(to, "\n", 1);
    keep_tail(rank, text, size);
    keep_tail(rank, "\n", 1);
}

static void end_line(int rank, stream *s)
{
    write_line(rank, s->to, s->line, s->used);
    s->used = 0;
}

static void take_bytes(int rank, stream *s, const char *text, size_t size)
{
    while (size > 0) {
        const char *newline = memchr(text, '\n', size);
        size_t n = newline != NULL ? (size_t)(newline - text) : size;
        if (newline != NULL && s->used == 0) {
            write_line(rank, s->to, text, n); /* the usual case: nothing to put together */
        } else {
            if (!grow(&s->line, &s->capacity, s->used + n))
                n = 0; /* out of memory: what we hold is written, the piece is lost */
            else
                memcpy(s->line + s->used, text, n);
            s->used += n;
            if (newline != NULL || s->used >= LINE_MAX_BYTES)
                end_line(rank, s);
        }
        n = newline != NULL ? (size_t)(newline - text) + 1 : size;
        text += n;
        size -= n;
    }
}

/* One read; false at the end of the stream or when nothing is there. */
static bool read_some(int rank, stream *s)
{
    ssize_t n = read(s->fd, read_buffer, sizeof read_buffer);
    if (n > 0) {
        take_bytes(rank, s, read_buffer, (size_t)n);
        return true;
    }
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return false;
    if (s->used > 0)
        end_line(rank, s);
    close(s->fd);
    s->fd = -1;
    return false;
}

/* ---- polling ---- */

size_t output_poll_fill(struct pollfd *fds)
{
    size_t n = 0;
    for (int i = 0; i < 2; i++) {
        sink_flush(&sinks[i]);
        if (sinks[i].used > 0)
            fds[n++] = (struct pollfd){.fd = sinks[i].fd, .events = POLLOUT};
    }
    for (int r = 0; r < rank_count; r++)
        for (int i = 0; i < 2; i++)
            if (streams[r][i].fd >= 0 && streams[r][i].to->used < SINK_FULL)
                fds[n++] = (struct pollfd){.fd = streams[r][i].fd, .events = POLLIN};
    return n;
}

/* Same order as filled, so one walk finds the stream of each entry. */
void output_poll_serve(const struct pollfd *fds, size_t count)
{
    size_t k = 0;
    for (int r = 0; r < rank_count; r++) {
        for (int i = 0; i < 2; i++) {
            stream *s = &streams[r][i];
            while (k < count && fds[k].events == POLLOUT)
                k++;
            if (k < count && s->fd >= 0 && fds[k].fd == s->fd)
                if (fds[k++].revents != 0)
                    read_some(r, s);
        }
    }
    for (int i = 0; i < 2; i++)
        sink_flush(&sinks[i]);
}

static void flush_until(uint64_t deadline_ns)
{
    for (;;) {
        struct pollfd p[2];
        nfds_t n = 0;
        for (int i = 0; i < 2; i++) {
            sink_flush(&sinks[i]);
            if (sinks[i].used > 0)
                p[n++] = (struct pollfd){.fd = sinks[i].fd, .events = POLLOUT};
        }
        uint64_t now = base_now_ns();
        if (n == 0 || now >= deadline_ns)
            return;
        poll(p, n, 100);
    }
}

void output_finish(uint64_t deadline_ns)
{
    for (int r = 0; r < rank_count; r++) {
        for (int i = 0; i < 2; i++) {
            stream *s = &streams[r][i];
            /* A pipe holds no more than this; a process that we could not end may write on. */
            for (int reads = 0; reads < FINAL_READS && s->fd >= 0 && read_some(r, s); reads++)
                ;
            if (s->fd >= 0 && s->used > 0)
                end_line(r, s); /* somebody we could not end still holds the pipe */
        }
    }
    flush_until(deadline_ns);
}

void output_say(const char *format, ...)
{
    char text[2048];
    va_list args;
    va_start(args, format);
    int n = vsnprintf(text, sizeof text - 1, format, args);
    va_end(args);
    if (n < 0)
        return;
    size_t size = (size_t)n < sizeof text - 2 ? (size_t)n : sizeof text - 2;
    text[size++] = '\n';
    sink_add(to_err, "aivrun: ", 8);
    sink_add(to_err, text, size);
    sink_flush(to_err);
}
