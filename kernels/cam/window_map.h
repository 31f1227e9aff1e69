/* cam/window_map: what lies where in the windows of the window transport, and what its host side
 * (src/cam/window) and its kernels agree on.
 *
 * A rank's *data window* is its HCCL buffer; W is the size of the smallest one of all ranks. The
 * places are those of the original, which keeps flags there too; here the parts for flags stay
 * empty, since collectives and users write into HCCL buffers as well:
 *
 *     0        notify, half 0     (2 MB for flags) 100 MB of triples
 *     102 MB   notify, half 1
 *     204 MB   half 0 of rows     (4 MB for status) rows of combine, rows of dispatch
 *     W / 2    half 1             (204 MB) and the same
 *
 *     row of combine    C = row rounded up to 512; pair t * K + k of the owner at (t * K + k) * C
 *     row of dispatch   slot sendOffset + sendTokenIdx of the sender, each D bytes, behind
 *                       globalBs / R * K * C: row, rounded up to 32, and a cam_window_tail
 *
 * The *status window* is memory of its own that nobody else writes, zeroed once:
 *
 *     address of every rank's status window [R], then for each half a line of 32 bytes for every
 *     pair that the half of a data window can hold
 *
 * A line that says {call, communicator, scale} belongs to a pair whose row has arrived in this
 * call; words of earlier calls stay and mean nothing. A call uses the halves of its number's
 * parity. */
#ifndef CAM_WINDOW_MAP_H
#define CAM_WINDOW_MAP_H

#include "cam.h"

#define CAM_WINDOW_MB          (UINT64_C(1) << 20)
#define CAM_WINDOW_NOTIFY_HALF (102 * CAM_WINDOW_MB)
#define CAM_WINDOW_NOTIFY      (2 * CAM_WINDOW_NOTIFY_HALF)
#define CAM_WINDOW_FLAGS       (2 * CAM_WINDOW_MB) /* empty, before the triples */
#define CAM_WINDOW_STATUS      (4 * CAM_WINDOW_MB) /* empty, before the rows */

enum {
    CAM_WINDOW_ROW_ALIGN = 512,
    CAM_WINDOW_PAYLOAD_ALIGN = 32,
    CAM_WINDOW_TAIL = 44,
    CAM_WINDOW_LINE = 32
};

static inline uint64_t cam_window_up(uint64_t bytes, uint64_t unit)
{
    return (bytes + unit - 1) / unit * unit;
}

/* Where notify's triples begin. */
static inline uint64_t cam_window_triples_at(uint64_t seq)
{
    return (seq & 1) * CAM_WINDOW_NOTIFY_HALF + CAM_WINDOW_FLAGS;
}

/* Where combine's rows begin. */
static inline uint64_t cam_window_rows_at(uint64_t window, uint64_t seq)
{
    return (seq & 1) * (window / 2) + CAM_WINDOW_NOTIFY + CAM_WINDOW_STATUS;
}

static inline uint64_t cam_window_combine_row(uint64_t row)
{
    return cam_window_up(row, CAM_WINDOW_ROW_ALIGN);
}

/* Bytes from the begin of a slot of dispatch to what goes with the row, and of a slot. */
static inline uint64_t cam_window_tail_at(uint64_t row)
{
    return cam_window_up(row, CAM_WINDOW_PAYLOAD_ALIGN);
}

static inline uint64_t cam_window_slot(uint64_t row)
{
    return cam_window_up(cam_window_tail_at(row) + CAM_WINDOW_TAIL, CAM_WINDOW_ROW_ALIGN);
}

/* Bytes of a half behind where its rows begin. */
static inline uint64_t cam_window_room(uint64_t window)
{
    const uint64_t before = CAM_WINDOW_NOTIFY + CAM_WINDOW_STATUS;
    return window / 2 > before ? window / 2 - before : 0;
}

static inline uint64_t cam_window_lines(uint64_t window)
{
    return cam_window_room(window) / CAM_WINDOW_ROW_ALIGN;
}

static inline uint64_t cam_window_line_at(uint64_t window, uint32_t ranks, uint64_t seq)
{
    return cam_window_up(8ull * ranks, CAM_WINDOW_LINE) +
           (seq & 1) * cam_window_lines(window) * CAM_WINDOW_LINE;
}

static inline uint64_t cam_window_status_bytes(uint64_t window, uint32_t ranks)
{
    return cam_window_line_at(window, ranks, 0) + 2 * cam_window_lines(window) * CAM_WINDOW_LINE;
}

/* Goes with a row of dispatch. The original has scale and triple at these places. */
typedef struct cam_window_tail {
    float scale;
    int32_t expert;
    uint32_t call[2]; /* low and high bits of its number */
    uint32_t pad[4];
    int32_t triple[3]; /* source rank, token, choice */
} cam_window_tail;

_Static_assert(sizeof(cam_window_tail) == CAM_WINDOW_TAIL, "what the slots are sized for");

typedef struct cam_window {
    uint64_t bytes;    /* W */
    uint64_t used;     /* the last call that used this half; 0: none */
    uint64_t identity; /* of the communicator */
    uint8_t *status;   /* this rank's status window; combine only */
} cam_window;

typedef struct cam_window_notify_args {
    cam_notify_args notify;
    cam_window window;
} cam_window_notify_args;

typedef struct cam_window_dispatch_args {
    cam_dispatch_args dispatch;
    cam_window window;
    const int32_t *send_offset, *recv_offset; /* [E] */
    uint64_t before; /* bytes of combine's rows, behind which those of dispatch begin */
} cam_window_dispatch_args;

typedef struct cam_window_combine_args {
    cam_combine_args combine;
    cam_window window;
} cam_window_combine_args;

/* Words of a head. */
enum cam_window_word {
    CAM_WINDOW_WORD_DATA = 1, /* triples of notify, rows of dispatch, status window of combine */
    CAM_WINDOW_WORD_SLOTS,    /* dispatch: T * K */
    CAM_WINDOW_WORD_TOKENS    /* combine */
};

/* Rounds of a call, as marks say them: rows are there; this rank reads no window any more. */
enum cam_window_round { CAM_WINDOW_ARRIVED = 1, CAM_WINDOW_LEFT };

#endif
