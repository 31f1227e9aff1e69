/* A lane as a filter: lane_pipe NAME COUNT DST_BYTES SRC0_BYTES SRC1_BYTES SCALAR
 * reads src0, src1 (0 bytes: none) and the old dst from stdin, writes dst to stdout. Bytes are
 * those of an element; SCALAR is its bits as a number. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/lane.h"

#define NAME(name) #name,
static const char *const names[] = {CORE_LANES(NAME)};

static int number_of(const char *name)
{
    for (int i = 0; i < CORE_LANE_COUNT; i++)
        if (strcmp(names[i], name) == 0)
            return i;
    return -1;
}

static uint8_t *read_bytes(size_t size)
{
    uint8_t *bytes = malloc(size + 64);
    if (bytes == NULL || fread(bytes, 1, size, stdin) != size) {
        fprintf(stderr, "lane_pipe: stdin ends before %zu bytes more\n", size);
        exit(2);
    }
    return bytes;
}

int main(int argc, char **argv)
{
    int lane = argc == 7 ? number_of(argv[1]) : -1;
    if (lane < 0) {
        fprintf(stderr,
                "usage: lane_pipe NAME COUNT DST_BYTES SRC0_BYTES SRC1_BYTES SCALAR; no "
                "lane \"%s\"\n",
                argc > 1 ? argv[1] : "");
        return 2;
    }
    size_t count = strtoul(argv[2], NULL, 0), dst_bytes = strtoul(argv[3], NULL, 0);
    size_t src1_bytes = strtoul(argv[5], NULL, 0);
    uint64_t scalar = strtoull(argv[6], NULL, 0);
    uint8_t *src0 = read_bytes(count * strtoul(argv[4], NULL, 0));
    uint8_t *src1 = src1_bytes != 0 ? read_bytes(count * src1_bytes) : NULL;
    uint8_t *dst = read_bytes(count * dst_bytes);
    core_lane_table[lane](dst, src0, src1, &scalar, count);
    fwrite(dst, 1, count * dst_bytes, stdout);
    free(src0);
    free(src1);
    free(dst);
    return 0;
}
