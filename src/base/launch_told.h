/* base/launch_told: for an observer of this process that wants to know when ranks meet in
 * aivd_launch_broadcast() and aivd_launch_barrier(). `number` counts these calls, the same on every
 * rank. Called before the call can end on any rank, and after all ranks have come. */
#ifndef BASE_LAUNCH_TOLD_H
#define BASE_LAUNCH_TOLD_H

#include <stdbool.h>
#include <stdint.h>

typedef void base_launch_observer(bool enter, uint64_t number);
extern base_launch_observer *_Atomic base_launch_told; /* NULL = nobody */

#endif
