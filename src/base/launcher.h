/* base/launcher: what the environment says about our place among the ranks. One table of launchers
 * asked in a fixed order, the innermost first (aivrun removes the variables of the launchers around
 * it, so those that are there with it were set inside): Open MPI, PMI (MPICH), Slurm, PMIx, aivrun,
 * torchrun. A row counts only when its rank is a whole number below its size, so a stray RANK in
 * somebody's shell does no harm. */
#ifndef BASE_LAUNCHER_H
#define BASE_LAUNCHER_H

#include <stdbool.h>

/* Name of the launcher found ("aivrun", "Open MPI", ...), or NULL. */
const char *base_launcher_name(void);

/* Each is false, and leaves its output alone, when the environment does not say. Read from the
 * environment once, at first use. */
bool base_launcher_rank(int *rank);
bool base_launcher_size(int *size);
bool base_launcher_local_rank(int *rank);
bool base_launcher_local_size(int *size);

/* What else a launcher passes in the environment, or NULL when unset or empty. */
typedef enum base_launcher_text {
    LAUNCHER_FD,             /* aivrun: "descriptor:inode" of this rank's socket */
    LAUNCHER_PMI_FD,         /* PMI-1: descriptor of the text protocol */
    LAUNCHER_PMIX_NAMESPACE, /* PMIx: set when there is a server to ask */
    LAUNCHER_TEXTS
} base_launcher_text;

const char *base_launcher_get(base_launcher_text what);

/* The variables that launchers set, NULL-terminated: what a launcher must remove from the
 * environment of its ranks before it sets its own. */
const char *const *base_launcher_variables(void);

#endif
