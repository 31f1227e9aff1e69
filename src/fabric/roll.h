/* fabric/roll: the root's roll call. Who has come, what must agree, who is missing. Pure logic over
 * decoded messages. */
#ifndef FABRIC_ROLL_H
#define FABRIC_ROLL_H

#include "fabric/message.h"

typedef struct roll {
    uint32_t size; /* 0 until the first rank has come */
    uint32_t joined;
    uint32_t first; /* rank that came first: its claims are the ones to agree with */
    uint64_t map_base;
    uint32_t map_shift;
    bool *present;          /* by rank */
    fabric_member *members; /* by rank */
} roll;

typedef struct roll_verdict {
    aivd_status status;
    char code[8];
    char text[MESSAGE_TEXT_BYTES];
} roll_verdict;

/* Sets the verdict's text; returns its status. */
aivd_status roll_judge(roll_verdict *verdict, aivd_status status, const char *code,
                       const char *format, ...) __attribute__((format(printf, 4, 5)));

/* Enters the rank. Anything but OK means that no world can be made of these claims: the verdict is
 * for everybody. `boot_id` is the root's. */
aivd_status roll_enter(roll *roll, const message_hello *hello, const uint8_t *boot_id,
                       roll_verdict *verdict);

/* "2, 5-7 (3 of 8)". */
void roll_missing(const roll *roll, char *text, size_t size);

void roll_free(roll *roll);

#endif
