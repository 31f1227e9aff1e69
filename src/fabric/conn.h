/* fabric/conn: one connection of the root: what has been read of the current message, what is still
 * to be sent. Never blocks: a slow or silent peer costs the others nothing. */
#ifndef FABRIC_CONN_H
#define FABRIC_CONN_H

#include "fabric/message.h"

#define CONN_IN_BYTES sizeof(message_verdict) /* the largest message a rank sends */
#define CONN_OUT_MAX  4                       /* ACCEPTED, TABLE, GO, FAILED */

typedef enum conn_state {
    CONN_NEW,     /* has not said who it is; has a deadline to do so */
    CONN_MEMBER,  /* a rank */
    CONN_CLOSING, /* the last word is on its way; input is thrown away until the peer closes */
    CONN_DEAD     /* to be freed */
} conn_state;

typedef struct conn_out {
    const uint8_t *data;
    uint8_t *owned; /* freed when sent; NULL: somebody else's */
    size_t size;
} conn_out;

typedef struct conn {
    int fd;
    bool local; /* Unix socket: descriptors; otherwise TCP: words */
    bool own;   /* the rank lives in the root's process */
    bool done;  /* has said DONE */
    conn_state state;
    uint32_t rank;
    uint64_t deadline; /* BASE_NEVER for members */
    size_t have;
    conn_out out[CONN_OUT_MAX];
    unsigned outs;
    uint32_t regions_sent; /* local: descriptors of ranks below this are sent */
    _Alignas(8) uint8_t in[CONN_IN_BYTES];
} conn;

typedef enum conn_input { CONN_MESSAGE, CONN_MORE, CONN_END, CONN_GARBAGE } conn_input;

conn *conn_new(int fd, bool local, uint64_t deadline);
void conn_free(conn *c);

/* TCP: reads on until one whole message is in `in` (then conn_consume it). */
conn_input conn_read(conn *c);
void conn_consume(conn *c);

/* Queues bytes; `owned` ones are freed after sending (or at once when there is no room). */
void conn_queue(conn *c, const uint8_t *data, size_t size, uint8_t *owned);
void conn_queue_copy(conn *c, const void *data, size_t size);
/* Sends what the socket takes. A broken connection becomes CONN_DEAD. */
void conn_flush(conn *c);

/* After the last word: half-closes once everything is sent, then waits for the peer's end. */
void conn_close_gently(conn *c, uint64_t deadline);

#endif
