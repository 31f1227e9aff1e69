/* shmem/size.c: see size.h. */
#include "shmem/size.h"

#include <stdlib.h>
#include <string.h>

/* 2^(10 * place of the letter), or 0. */
static double unit_of(char letter)
{
    static const char letters[] = "KMGT";
    const char *at = letter ? strchr(letters, letter >= 'a' ? letter - 'a' + 'A' : letter) : NULL;
    return at ? (double)(1ull << 10 * (at - letters + 1)) : 0;
}

aivd_status shmem_size_parse(const char *variable, const char *text, uint64_t *bytes)
{
    char *end = NULL;
    /* strtod also takes signs, hexadecimal numbers and words. */
    size_t digits = strspn(text, "0123456789.");
    double value = digits ? strtod(text, &end) : 0;
    if (digits && end == text + digits) {
        double unit = unit_of(*end);
        if (unit > 0)
            end++;
        value *= unit > 0 ? unit : 1;
        if (strcmp(end, "") == 0 || strcmp(end, "B") == 0 || (unit > 0 && strcmp(end, "iB") == 0)) {
            if (value < 9.2e18) {
                *bytes = (uint64_t)value;
                return AIVD_OK;
            }
        }
    }
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "%s is \"%s\"; allowed are a number and K, M, G or T, for example 64M or 1.5G",
                     variable, text);
}
