/* base/nearest: the word of a list that somebody probably meant. */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

#include <stddef.h>

/* The word with the least edit distance to `given` (letters compared without case, a swap of
 * neighbours counts once), or NULL when none is near enough to be meant. */
const char *base_nearest(const char *given, const char *const *words, size_t count);

#endif
