/* What tests of the engine by hand-made events share: one engine, its findings, and events that get
 * their numbers in the order in which they are sent. */
#ifndef CHECK_UNIT_EVENTS_H
#define CHECK_UNIT_EVENTS_H

#include "check/engine.h"

static findings found;
static engine checker;
static uint64_t sequence;

/* The site a.c:number. */
static inline uint32_t line(uint32_t number)
{
    return findings_site(&found, "a.c", number, NULL);
}

static inline void send(check_event event)
{
    event.sequence = ++sequence;
    engine_event(&checker, &event);
}

#endif
