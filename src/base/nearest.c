/* base/nearest: edit distance over bounded words; no allocation. */
#include "base/nearest.h"

#include <ctype.h>
#include <string.h>

enum { WORD_MAX = 64 };

static int lower(char c)
{
    return tolower((unsigned char)c);
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Insert, delete, replace and swap of neighbours each cost 1 (optimal string alignment). */
static size_t distance(const char *a, size_t na, const char *b, size_t nb)
{
    size_t row[3][WORD_MAX + 1];
    for (size_t j = 0; j <= nb; j++)
        row[0][j] = j;
    for (size_t i = 1; i <= na; i++) {
        size_t *now = row[i % 3];
        const size_t *before = row[(i + 2) % 3], *earlier = row[(i + 1) % 3];
        now[0] = i;
        for (size_t j = 1; j <= nb; j++) {
            int same = lower(a[i - 1]) == lower(b[j - 1]);
            now[j] = least(least(before[j], now[j - 1]) + 1, before[j - 1] + !same);
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1]))
                now[j] = least(now[j], earlier[j - 2] + 1);
        }
    }
    return row[na % 3][nb];
}

const char *base_nearest(const char *given, const char *const *words, size_t count)
{
    size_t length = strlen(given);
    if (length == 0 || length > WORD_MAX)
        return NULL;
    const char *best = NULL;
    size_t best_distance = length / 2 + 1; /* more than half of it wrong: not a slip any more */
    for (size_t i = 0; i < count; i++) {
        size_t n = strlen(words[i]);
        if (n > WORD_MAX)
            continue;
        size_t d = distance(given, length, words[i], n);
        if (d < best_distance) {
            best_distance = d;
            best = words[i];
        }
    }
    return best;
}
