/* fabric/conn: non-blocking reads of bounded messages and queued writes. */
#include "fabric/conn.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

conn *conn_new(int fd, bool local, uint64_t deadline)
{
    conn *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->fd = fd;
    c->local = local;
    c->deadline = deadline;
    return c;
}

void conn_free(conn *c)
{
    for (unsigned i = 0; i < c->outs; i++)
        free(c->out[i].owned);
    close(c->fd);
    free(c);
}

/* Bytes of the current message: unknown beyond the header until that is complete. */
static size_t wanted(const conn *c)
{
    message_header header;
    if (c->have < sizeof header)
        return sizeof header;
    memcpy(&header, c->in, sizeof header);
    return header.size;
}

static bool acceptable(const conn *c)
{
    message_header header;
    memcpy(&header, c->in, sizeof header);
    return message_header_valid(&header) && header.size <= CONN_IN_BYTES &&
           (header.type == MESSAGE_HELLO || header.type == MESSAGE_DONE);
}

conn_input conn_read(conn *c)
{
    for (;;) {
        ssize_t n = recv(c->fd, c->in + c->have, wanted(c) - c->have, MSG_DONTWAIT);
        if (n < 0)
            return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? CONN_MORE : CONN_END;
        if (n == 0)
            return CONN_END;
        c->have += (size_t)n;
        if (c->have == sizeof(message_header) && !acceptable(c))
            return CONN_GARBAGE;
        if (c->have >= sizeof(message_header) && c->have == wanted(c))
            return CONN_MESSAGE;
    }
}

void conn_consume(conn *c)
{
    c->have = 0;
}

void conn_queue(conn *c, const uint8_t *data, size_t size, uint8_t *owned)
{
    if (c->outs == CONN_OUT_MAX || c->state == CONN_DEAD) {
        free(owned);
        c->state = CONN_DEAD;
        return;
    }
    c->out[c->outs++] = (conn_out){.data = data, .size = size, .owned = owned};
}

void conn_queue_copy(conn *c, const void *data, size_t size)
{
    uint8_t *copy = malloc(size);
    if (!copy) {
        c->state = CONN_DEAD;
        return;
    }
    memcpy(copy, data, size);
    conn_queue(c, copy, size, copy);
}

void conn_flush(conn *c)
{
    while (c->outs && c->state != CONN_DEAD) {
        ssize_t n = send(c->fd, c->out[0].data, c->out[0].size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
            return;
        if (n < 0) {
            c->state = CONN_DEAD;
            return;
        }
        c->out[0].data += n;
        c->out[0].size -= (size_t)n;
        if (c->out[0].size)
            continue;
        free(c->out[0].owned);
        memmove(&c->out[0], &c->out[1], --c->outs * sizeof c->out[0]);
    }
    if (c->state == CONN_CLOSING && c->outs == 0)
        shutdown(c->fd, SHUT_WR);
}

void conn_close_gently(conn *c, uint64_t deadline)
{
    if (c->state == CONN_DEAD)
        return;
    c->state = CONN_CLOSING;
    c->deadline = deadline;
}
