/* check/rule: the rules by id. */
#include "rule.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const rule_entry rules[RULE_COUNT] = {
    [RULE_PIPE_READ] = {"a pipe reads what another pipe has not finished writing", "error",
                        "vendor", STATE_CHECKED, "by the order of the pipes of a block"},
    [RULE_PIPE_REUSE] = {"a pipe overwrites what another pipe still uses", "error", "vendor",
                         STATE_CHECKED, "by the order of the pipes of a block"},
    [RULE_SAME_PIPE] = {"dependent operations of one pipe without a barrier of that pipe", "error",
                        "vendor", STATE_CHECKED, "by the order of operations in a pipe"},
    [RULE_SCALAR_PIPE] = {"the scalar unit and a pipe use the same bytes without notify and wait",
                          "error", "vendor", STATE_CHECKED,
                          "by the order of the scalar unit and the pipes"},
    [RULE_PAIRING] = {"notify and wait do not pair", "error", "vendor", STATE_CHECKED,
                      "by counting per pair of pipes and event"},
    [RULE_PIPE_S] = {"barrier on PIPE_S", "error", "vendor", STATE_RUNTIME,
                     "every run ends the kernel with this error (507035)"},
    [RULE_QUEUE] = {"queues set the flags of rules 1 and 2 themselves", "note", "vendor",
                    STATE_CHECKED,
                    "the events of TQue are recorded like any; around its queue a tensor is "
                    "subject to rules 1, 2 and 4"},
    [RULE_MOVE_FLAG] = {"a flag sent by MTE3 overtakes the data it announces", "error", "vendor",
                        STATE_CHECKED,
                        "the reader is ordered after the flag, the data is not complete by it"},
    [RULE_SCALAR_FLAG] = {"a flag stored by the scalar unit overtakes the data it announces",
                          "error", "both", STATE_CHECKED,
                          "as rule 8; profile strict also wants asc_sync_data_barrier(DSB_DDR)"},
    [RULE_READ_THEN_FLAG] = {"a flag gives a buffer away that MTE2 still reads", "error", "vendor",
                             STATE_CHECKED, "as rule 8, for reads"},
    [RULE_FIX] = {"stores by PIPE_FIX need a drain of that pipe", "error", "vendor",
                  STATE_NOT_BUILT, "kernels here run on vector cores, which have no PIPE_FIX"},
    [RULE_LAST_CHUNK] = {"the last chunk of a loop is not drained before the flag", "error",
                         "vendor", STATE_CHECKED,
                         "reported as rule 8, 9 or 10 with the line of the chunk's move"},
    [RULE_SCALAR_PAYLOAD] = {"scalar stores to GM are not written back before the flag", "error",
                             "both", STATE_CHECKED,
                             "a peer reads a line that the writing core has not cleaned"},
    [RULE_FLAG_GROUPS] = {"a flag vouches for earlier flags that may still be on their way",
                          "error", "vendor", STATE_CHECKED,
                          "as rule 8, for words that are used as data, or taken at one look each"},
    [RULE_FENCE] = {"symmetric-memory put and signal without fence or quiet", "error", "both",
                    STATE_CHECKED,
                    "reported as rule 8, 9 or 14 with the lines of the put and of the signal"},
    [RULE_QUEUES] = {"network queues are ordered one by one", "error", "vendor", STATE_IMPOSSIBLE,
                     "every engine moves by MTE here, and one quiet covers all"},
    [RULE_ARRIVAL] = {"an all-block barrier without a drain before it", "error", "both",
                      STATE_CHECKED,
                      "as rule 8, when what joins the blocks is asc_sync_block_arrive"},
    [RULE_POLL_CACHE] = {"a scalar poll without asc_dcci before the load", "error", "vendor",
                         STATE_CHECKED, "a line is loaded again that the core still holds"},
    [RULE_POLL_MOVE] = {"the scalar unit looks at a flag that MTE2 has not finished fetching",
                        "error", "vendor", STATE_CHECKED, "as rule 4, for flags"},
    [RULE_LOAD_EARLY] = {"a load may start before the scalar poll that allows it", "error",
                         "strict", STATE_CHECKED,
                         "profile strict wants notify and wait S to MTE2, or asc_sync(), after a "
                         "scalar poll"},
    [RULE_STALE_READ] = {"the scalar unit reads a cached copy of what a peer has changed", "error",
                         "vendor", STATE_CHECKED, "a line is loaded that the core still holds"},
    [RULE_WHOLE_SLOT] = {"a flag is fetched in part", "warning", "vendor", STATE_CHECKED,
                         "the fetch does not begin where the store of the flag began, "
                         "and follows none that did"},
    [RULE_LINE_SCALARS] = {"two cores store to one 64-byte line by the scalar unit", "error",
                           "vendor", STATE_CHECKED, "by line, from the first store on"},
    [RULE_LINE_PAYLOAD] = {"payload and signal share a 64-byte line", "error", "vendor",
                           STATE_CHECKED, "by line, when one core polls it by asc_dcci"},
    [RULE_LINE_MIXED] = {"moves and scalar stores write one 64-byte line", "error", "vendor",
                         STATE_CHECKED, "by line, from the first write on"},
    [RULE_OVERWRITTEN] = {"a signal is overwritten before it was seen", "error", "vendor",
                          STATE_CHECKED, "two unordered stores, or a waiter that never saw it"},
    [RULE_FLAG_REUSE] = {"a flag is set to the value it still has", "error", "vendor",
                         STATE_CHECKED,
                         "the same value again, after somebody saw it and nobody reset it"},
    [RULE_SLOT_REUSE] = {"a slot is written again before its reader is known to be done", "error",
                         "vendor", STATE_CHECKED, "read and write of different cores, unordered"},
    [RULE_EQUAL_WAIT] = {"a wait for equality on a counter that has gone on", "error", "vendor",
                         STATE_CHECKED,
                         "when a kernel cannot go on: the value seen is beyond the one wanted"},
    [RULE_BARRIER_COUNT] = {"blocks do not reach the same number of barriers", "error", "vendor",
                            STATE_CHECKED,
                            "at the end of every block, and when a kernel cannot go on"},
    [RULE_ATOMIC_MODE] = {"an atomic mode is still on at a plain store", "error", "vendor",
                          STATE_CHECKED, "flags sent in the mode of a reduction; mode left on"},
    [RULE_COLLECTIVE] = {"collective instructions are called alike", "error", "vendor",
                         STATE_NOT_BUILT,
                         "PTO instructions are not built; bounds of windows are rule 34, calls "
                         "that differ between ranks rule 38"},
    [RULE_RACE] = {"data race between cores or ranks", "error", "vendor", STATE_CHECKED,
                   "nothing orders the two accesses"},
    [RULE_BOUNDS] = {"access outside of an allocation", "error", "vendor", STATE_CHECKED,
                     "by the list of allocations, with their real sizes"},
    [RULE_FREED] = {"access to freed memory", "error", "vendor", STATE_CHECKED,
                    "by the list of allocations"},
    [RULE_UNINITIALISED] = {"read of memory that nobody has written", "warning", "vendor",
                            STATE_CHECKED, "by byte, from allocation or block start on"},
    [RULE_GRANT] = {"access to peer memory that was never granted", "error", "vendor",
                    STATE_CHECKED, "by registrations, channels, HCCL buffers, and what ends them"},
    [RULE_CALLS] =
        {"ranks make different calls", "error", "vendor", STATE_CHECKED,
         "by the order of launches: at a deadlock, at a timeout, and per communicator at "
         "the end"},
    [RULE_IN_USE] = {"memory is freed while work that uses it may be under way", "error", "vendor",
                     STATE_CHECKED, "the free is not ordered after the last access"},
    [RULE_LEAK] = {"memory is still allocated at the end", "note", "vendor", STATE_CHECKED,
                   "by the list of allocations of ranks that ended well"},
    [RULE_DEADLOCK] = {"no block of any rank can move", "error", "vendor", STATE_CHECKED,
                       "by the graph of who waits for whom"},
    [RULE_HOST_RACE] = {"host and device use memory without synchronisation", "error", "vendor",
                        STATE_CHECKED, "a host access is not ordered with a stream's work"},
};

const rule_entry *rule_of(check_rule rule)
{
    return &rules[rule];
}

const char *rule_id(check_rule rule, char *text)
{
    snprintf(text, 16, "AIVD-R%02d", (int)rule % 100);
    return text;
}

check_rule rule_named(const char *name)
{
    if (strncmp(name, "AIVD-", 5) == 0)
        name += 5;
    if (*name == 'R' || *name == 'r')
        name++;
    if (!isdigit((unsigned char)*name))
        return 0;
    char *end;
    long number = strtol(name, &end, 10);
    return *end == '\0' && number > 0 && number < RULE_COUNT ? (check_rule)number : 0;
}
