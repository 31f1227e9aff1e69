/* fabric/handout: how a root info reaches ranks that have only a name in common (the text of a rank
 * table, an address), all of one user on one machine. The rank that made it gives it out from an abstract Unix
 * socket of that name; the kernel tells both sides whose process the other is. */
#ifndef FABRIC_HANDOUT_H
#define FABRIC_HANDOUT_H

#include <stdint.h>

#include "fabric/rendezvous.h"

#define FABRIC_HANDOUT_NAME 80 /* at most, with the final 0 */

/* What ranks have in common. */
typedef struct fabric_common {
    char name[FABRIC_HANDOUT_NAME]; /* of the socket */
    const char *what;               /* "rank table", for texts */
    const char *limit;              /* the setting of the time limit, for texts */
} fabric_common;

typedef struct fabric_handout fabric_handout;

/* Gives `root_info` to whoever of this user asks, from a thread of its own, until it is closed.
 * PORT when another process gives out under that name for longer than the time limit. */
aivd_status fabric_handout_open(const fabric_common *common,
                                const uint8_t root_info[FABRIC_ROOT_INFO_BYTES],
                                uint64_t timeout_ns, fabric_handout **handout);
void fabric_handout_close(fabric_handout *handout);

/* Asks for it, again and again until somebody gives it out. TIMEOUT when nobody does. */
aivd_status fabric_handout_fetch(const fabric_common *common, uint64_t timeout_ns,
                                 uint8_t root_info[FABRIC_ROOT_INFO_BYTES]);

#endif
