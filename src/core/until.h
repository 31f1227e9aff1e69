/* core/until: tells an observer what a wait is for. In recorded runs waits are loops of fetches in
 * the kernel; by what stands here a record also holds their condition, so that whoever reads it
 * knows with which values a wait could have ended. Nothing of it in other runs. */
#ifndef CORE_UNTIL_H
#define CORE_UNTIL_H

#include "c_api/asc_enums.h"
#include "core/hook.h"

/* The block begins to wait for the word, of 1 to 8 bytes; compare: record_compare. The number of
 * the wait, never 0. */
static CORE_SITE uint64_t core_until(core_block *block, const void *word, uint32_t bytes,
                                     uint64_t compare, uint64_t wanted)
{
    uint32_t number = ++block->untils != 0 ? block->untils : ++block->untils;
    CORE_HOOK(CORE_EVENT_UNTIL, PIPE_S, .from = word, .size = bytes, .id = (int)number,
              .value = compare, .wanted = wanted);
    return number;
}

#endif
