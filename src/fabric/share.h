/* fabric/share: how a process shows device memory to one it has no communicator with. The exporter
 * gets a name that its user hands over by any means; whoever has the name asks the exporter for the
 * descriptor of the region, over a Unix socket.
 *
 *     exporter                                 importer
 *     fabric_share_export() -> name ---------> fabric_share_import(name)
 *       thread: token? user? process? <------- request
 *       reply, memfd of the region  ---------> maps the region, as a communicator would
 *
 * The name holds a random token (128 bits; 32 where the interface has only a number). Both ends
 * must belong to the same user; with validation the importer's process must have been allowed. */
#ifndef FABRIC_SHARE_H
#define FABRIC_SHARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

#define FABRIC_KEY_BYTES 65 /* room for a name as text, the final 0 included */

typedef enum fabric_share_kind {
    SHARE_MEMORY = 1,
    SHARE_PHYSICAL = 2,
    SHARE_NOTIFY = 3,
    SHARE_EVENT = 4
} fabric_share_kind;

/* What a name stands for. */
typedef struct fabric_share {
    uint32_t kind;
    uint32_t device;
    uint64_t address, size; /* in the range of the device */
    uint64_t life;          /* notifies and events: fabric_notify.life when it was exported */
    uint64_t region_id;     /* of the device; set by the library */
} fabric_share;

typedef struct fabric_share_name {
    uint32_t kind;
    uint32_t socket;      /* of the exporting process */
    uint32_t token_bytes; /* 16, or 4 for a number */
    uint8_t token[16];
} fabric_share_name;

/* Makes a name for something of an own device. `open`: any process of this user may import. The
 * same thing exported again gets another name. */
aivd_status fabric_share_export(const fabric_share *what, bool open, fabric_share_name *name);
/* Names processes that may import. NOT_FOUND when it is no name of this process. */
aivd_status fabric_share_allow(const fabric_share_name *name, const int32_t *pids, size_t count);
/* Withdraws a name of this process; what was imported stays. NOT_FOUND as above. */
aivd_status fabric_share_end(const fabric_share_name *name);
/* Withdraws every name of things inside the range, which ends. */
void fabric_share_end_range(const void *address, uint64_t size);

/* Asks for what the name stands for and maps its region here. `memfd`, when not NULL, gets a
 * descriptor of that region which the caller closes. NOT_FOUND: withdrawn or its process has ended;
 * PERMISSION: this process may not import it. */
aivd_status fabric_share_import(const fabric_share_name *name, fabric_share *what, int *memfd);
/* Ends one import: the mapping goes with its last user. */
void fabric_share_drop(const fabric_share *what);

/* The name as text and back (false: not such a text), and as a number of 64 bits. */
void fabric_share_text(const fabric_share_name *name, char text[FABRIC_KEY_BYTES]);
bool fabric_share_parse(const char *text, fabric_share_name *name);
uint64_t fabric_share_number(const fabric_share_name *name);
fabric_share_name fabric_share_of_number(uint64_t number, fabric_share_kind kind);

#endif
