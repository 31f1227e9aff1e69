/* trace/json: the few things JSON needs. */
#include <inttypes.h>

#include "trace/model.h"

void trace_json_text(FILE *to, const char *text)
{
    putc('"', to);
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
        /* '<' as a number: the text may stand in a page. Bytes, whatever their encoding was. */
        if (*p == '"' || *p == '\\')
            fprintf(to, "\\%c", *p);
        else if (*p < 0x20 || *p >= 0x7f || *p == '<')
            fprintf(to, "\\u%04x", *p);
        else
            putc(*p, to);
    }
    putc('"', to);
}

void trace_json_us(FILE *to, uint64_t ns)
{
    fprintf(to, "%" PRIu64 ".%03u", ns / 1000, (unsigned)(ns % 1000));
}
