/* aivrun, junit: the JUnit XML report, one test case per rank with the end of its output. */
#include <string.h>
#include <sys/wait.h>

#include "aivrun.h"

/* Escaped text; characters that XML 1.0 does not allow become '?', bytes above 127 stay when they
 * form UTF-8 and become '?' when not. */
static size_t utf8_length(const unsigned char *p, size_t left)
{
    size_t n = p[0] >= 0xf0 && p[0] < 0xf5 ? 4 : p[0] >= 0xe0 ? 3 : p[0] >= 0xc2 ? 2 : 0;
    if (p[0] >= 0xf5 || n == 0 || n > left)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    if ((p[0] == 0xe0 && p[1] < 0xa0) || (p[0] == 0xed && p[1] > 0x9f) ||
        (p[0] == 0xf0 && p[1] < 0x90) || (p[0] == 0xf4 && p[1] > 0x8f) ||
        (p[0] == 0xef && p[1] == 0xbf && p[2] >= 0xbe))
        return 0; /* too long a form, a surrogate, above the last code point, a non-character */
    return n;
}

static void put_escaped(FILE *f, const char *text, size_t size)
{
    const unsigned char *p = (const unsigned char *)text;
    for (size_t i = 0; i < size; i++) {
        switch (p[i]) {
        case '&':
            fputs("&amp;", f);
            break;
        case '<':
            fputs("&lt;", f);
            break;
        case '>':
            fputs("&gt;", f);
            break;
        case '"':
            fputs("&quot;", f);
            break;
        default:
            if (p[i] >= 0x80) {
                size_t n = utf8_length(p + i, size - i);
                if (n > 0)
                    fwrite(p + i, 1, n, f);
                else
                    fputc('?', f);
                i += n > 0 ? n - 1 : 0;
            } else {
                fputc(p[i] >= 0x20 || p[i] == '\n' || p[i] == '\t' ? p[i] : '?', f);
            }
        }
    }
}

static bool is_skipped(const rank_state *r)
{
    return WIFEXITED(r->status) && WEXITSTATUS(r->status) == CODE_SKIP;
}

static bool is_failed(const rank_state *r)
{
    return !is_skipped(r) && r->status != 0;
}

static void write_case(FILE *f, const settings *s, const rank_state *ranks, int rank,
                       uint64_t start_ns)
{
    const rank_state *r = &ranks[rank];
    size_t size;
    const char *tail = output_tail(rank, &size);
    fputs("  <testcase classname=\"", f);
    put_escaped(f, s->command[0], strlen(s->command[0]));
    fprintf(f, "\" name=\"rank %d\" time=\"%.3f\">\n", rank, (double)(r->end_ns - start_ns) / 1e9);
    if (is_skipped(r)) {
        fputs("    <skipped/>\n", f);
    } else if (is_failed(r)) {
        char text[64];
        job_describe_end(r->status, text, sizeof text);
        fprintf(f, "    <failure message=\"%s%s\"/>\n", text,
                r->ended_by_us ? ", ended by aivrun" : "");
    }
    if (size > 0) {
        fputs("    <system-out>", f);
        put_escaped(f, tail, size);
        fputs("</system-out>\n", f);
    }
    fputs("  </testcase>\n", f);
}

bool junit_write(FILE *f, const settings *s, const rank_state *ranks, uint64_t start_ns)
{
    int failures = 0, skipped = 0;
    uint64_t last_ns = start_ns;
    for (int r = 0; r < s->ranks; r++) {
        failures += is_failed(&ranks[r]);
        skipped += is_skipped(&ranks[r]);
        if (ranks[r].end_ns > last_ns)
            last_ns = ranks[r].end_ns;
    }
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"", f);
    put_escaped(f, s->command[0], strlen(s->command[0]));
    fprintf(f, "\" tests=\"%d\" failures=\"%d\" errors=\"0\" skipped=\"%d\" time=\"%.3f\">\n",
            s->ranks, failures, skipped, (double)(last_ns - start_ns) / 1e9);
    for (int r = 0; r < s->ranks; r++)
        write_case(f, s, ranks, r, start_ns);
    fputs("</testsuite>\n", f);
    return fclose(f) == 0;
}
