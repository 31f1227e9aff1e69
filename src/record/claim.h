/* record/claim.h: which rank a process is in its record. */
#ifndef RECORD_CLAIM_H
#define RECORD_CLAIM_H

#include <stdbool.h>

/* `rank` of `size` as the launcher says, or a number behind them when another living process of the
 * session has that one. */
int record_claim_rank(const char *folder, int rank, int size);

#endif
