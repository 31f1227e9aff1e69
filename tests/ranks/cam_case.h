/* The cases of cam_matrix: the values of each axis, a list of cases that has every pair of values,
 * and the inputs of a case. All of it follows from fixed seeds, so every rank knows everybody's. */
#ifndef CAM_CASE_H
#define CAM_CASE_H

#include <pthread.h>
#include <stdio.h>

#include "cam_oracle.h"

enum cam_axis {
    AXIS_RANKS,
    AXIS_TOKENS,
    AXIS_HIDDEN,
    AXIS_TOPK,
    AXIS_LOCAL,
    AXIS_ROUTING,
    AXIS_TYPE,
    AXIS_QUANT,
    AXIS_REPEATS,
    AXIS_CORES,
    AXIS_MEMORY,
    AXES
};

enum { VALUES_MAX = 8, CASES_MAX = 512, UNEVEN = -1, ONLY_FIRST = -2, REAL_IDS = 20000 };
enum cam_routing { EVEN, ONE_EXPERT, ONE_RANK, ZIPF, DUPLICATES, WITH_NOBODY, REAL };

typedef struct cam_axis_values {
    const char *name;
    int count;
    int values[VALUES_MAX];
} cam_axis_values;

static const cam_axis_values axes[AXES] = {
    {"ranks", 6, {1, 2, 3, 4, 8, 16}},
    {"tokens", 5, {0, 1, 7, 64, UNEVEN}},
    {"hidden", 7, {1, 33, 1000, 1024, 1056, 4096, 7168}},
    {"topk", 6, {1, 2, 6, 8, 16, 64}},
    {"local", 3, {1, 2, 16}},
    {"routing", 7, {EVEN, ONE_EXPERT, ONE_RANK, ZIPF, DUPLICATES, WITH_NOBODY, REAL}},
    {"type", 3, {ORACLE_BF16, ORACLE_FP16, ORACLE_FP32}},
    {"quant", 2, {0, 2}},
    {"repeats", 4, {1, 2, 3, 100}},
    {"cores", 5, {1, 2, 7, 20, 48}},
    {"memory", 2, {0, 1}}, /* 1: of the device */
};

typedef struct cam_case {
    int value[AXES];
} cam_case;

static inline uint64_t case_hash(uint64_t a, uint64_t b)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u + b + 0x632be59bd9b4e019u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* ---- every pair of values ---- */

/* Elements that all ranks send in all repeats: what a case may cost. */
static inline bool case_affordable(const cam_case *c)
{
    const int *v = c->value;
    double tokens = v[AXIS_TOKENS] == UNEVEN ? 20 : v[AXIS_TOKENS];
    return tokens * v[AXIS_RANKS] * v[AXIS_TOPK] * v[AXIS_HIDDEN] * v[AXIS_REPEATS] <= 6e6 &&
           (v[AXIS_REPEATS] < 100 || v[AXIS_RANKS] * v[AXIS_LOCAL] <= 64 || v[AXIS_TOKENS] == 0 ||
            v[AXIS_HIDDEN] < 1000);
}

/* [axis a][value of a][axis b][value of b]: a case has it */
typedef bool case_pairs[AXES][VALUES_MAX][AXES][VALUES_MAX];

static inline int case_new_pairs(case_pairs seen, const int *index, bool mark)
{
    int count = 0;
    for (int a = 0; a < AXES; a++)
        for (int b = a + 1; b < AXES; b++) {
            bool *here = &seen[a][index[a]][b][index[b]];
            count += !*here;
            *here |= mark;
        }
    return count;
}

static inline cam_case case_of(const int *index)
{
    cam_case c;
    for (int a = 0; a < AXES; a++)
        c.value[a] = axes[a].values[index[a]];
    return c;
}

/* The best of many random cases that have the pair (a, i), (b, j). */
static inline bool case_with(case_pairs seen, int a, int i, int b, int j, uint64_t seed, int *best)
{
    int most = 0;
    for (uint64_t attempt = 0; attempt < 400; attempt++) {
        int index[AXES];
        for (int x = 0; x < AXES; x++)
            index[x] =
                (int)(case_hash(seed * 1000 + attempt, (uint64_t)x) % (uint64_t)axes[x].count);
        index[a] = i;
        index[b] = j;
        const cam_case c = case_of(index);
        const int count = case_affordable(&c) ? case_new_pairs(seen, index, false) : 0;
        if (count > most) {
            most = count;
            memcpy(best, index, sizeof index);
        }
    }
    return most > 0;
}

/* Fills `cases`; returns how many. *missing: pairs that no affordable case was found for. */
static inline int cases_make(cam_case *cases, int *missing)
{
    static case_pairs seen;
    int count = 0;
    *missing = 0;
    memset(seen, 0, sizeof seen);
    for (int a = 0; a < AXES; a++)
        for (int b = a + 1; b < AXES; b++)
            for (int i = 0; i < axes[a].count; i++)
                for (int j = 0; j < axes[b].count; j++) {
                    int index[AXES];
                    if (seen[a][i][b][j])
                        continue;
                    if (count == CASES_MAX ||
                        !case_with(seen, a, i, b, j, (uint64_t)count, index)) {
                        ++*missing;
                        continue;
                    }
                    case_new_pairs(seen, index, true);
                    cases[count++] = case_of(index);
                }
    return count;
}

static inline void case_print(FILE *to, int number, const cam_case *c)
{
    fprintf(to, "case %d:", number);
    for (int a = 0; a < AXES; a++)
        fprintf(to, " %s %d", axes[a].name, c->value[a]);
    fprintf(to, "\n");
}

/* ---- routing ---- */

/* The first ids of a file of real routing: a line has 6n ids, an empty field, 6n weights. */
static inline int real_ids_read(const char *folder, int64_t *ids)
{
    char path[4096], *line = NULL;
    size_t room = 0;
    int count = 0;
    snprintf(path, sizeof path, "%s/esft_law_layer13.txt", folder);
    FILE *file = fopen(path, "r");
    while (file && count < REAL_IDS && getline(&line, &room, file) > 0)
        for (char *at = line, *end; count < REAL_IDS && *at >= '0' && *at <= '9'; at = end + 1) {
            ids[count++] = strtol(at, &end, 10);
            if (*end != '\t')
                break;
        }
    if (file)
        fclose(file);
    free(line);
    return count;
}

static inline double zipf_sum(int experts)
{
    double sum = 0;
    for (int e = 0; e < experts; e++)
        sum += 1.0 / (e + 1);
    return sum;
}

static inline int64_t zipf_id(uint64_t h, int experts, double sum)
{
    double at = (double)(h >> 11) * 0x1p-53 * sum;
    for (int e = 0; e < experts; e++)
        if ((at -= 1.0 / (e + 1)) < 0)
            return e;
    return experts - 1;
}

typedef struct case_source {
    uint64_t seed;
    int ranks, experts, topk, routing;
    const int64_t *real;
    int real_count;
    double zipf; /* zipf_sum(experts) */
} case_source;

static inline int64_t case_id(const case_source *s, int r, int t, int k)
{
    static const int64_t nobody[] = {-1, -7, INT64_MIN, 1 << 20, INT32_MAX};
    const int experts = s->experts, local = experts / s->ranks;
    const uint64_t token = case_hash(s->seed + (uint64_t)r, (uint64_t)t);
    const uint64_t h = case_hash(token, (uint64_t)k);
    switch (s->routing) {
    case ONE_EXPERT:
        return (int64_t)(s->seed % (uint64_t)experts);
    case ONE_RANK:
        return (int64_t)(s->seed % (uint64_t)s->ranks) * local + (int64_t)(h % (uint64_t)local);
    case ZIPF:
        return zipf_id(h, experts, s->zipf);
    case DUPLICATES:
        return (int64_t)(case_hash(token, (uint64_t)k / 2) % (uint64_t)experts);
    case WITH_NOBODY:
        return token % 5 == 0 ? -1
               : h % 3 == 0   ? nobody[h / 3 % 5]
                              : (int64_t)(h / 15 % (uint64_t)experts);
    case REAL:
        return s->real[(s->seed + (uint64_t)((r * 64 + t) * s->topk + k)) %
                       (uint64_t)s->real_count] %
               experts;
    default: /* different ones, as long as there are enough */
        return (int64_t)((token + (uint64_t)k) % (uint64_t)experts);
    }
}

/* ---- rows ---- */

static inline float case_number(uint64_t h)
{
    return (float)((double)(h >> 40) * 0x1p-21 - 4.0);
}

/* Rows are cut from one list of numbers of each type, from other places in other steps: a hash and
 * a rounding for each element would take longer than the library does. */
enum { CASE_NUMBERS = 8192 };
static uint32_t case_list[3][CASE_NUMBERS];

static void case_list_make(void)
{
    for (int type = 0; type < 3; type++)
        for (uint64_t i = 0; i < CASE_NUMBERS; i++)
            case_list[type][i] =
                oracle_round((oracle_type)type, case_number(case_hash(0x7ab1e, i)));
}

static inline void case_cut(oracle_type type, uint64_t row, uint64_t hidden, void *out)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    const uint64_t step = row >> 40 | 1;
    pthread_once(&once, case_list_make);
    if (type == ORACLE_FP32)
        for (uint64_t h = 0; h < hidden; h++, row += step)
            oracle_store(ORACLE_FP32, out, h, case_list[type][row % CASE_NUMBERS]);
    else
        for (uint64_t h = 0; h < hidden; h++, row += step)
            oracle_store(ORACLE_BF16, out, h, case_list[type][row % CASE_NUMBERS]);
}

/* Element `h` of a row that is special: kind 0 to 3. */
static inline uint32_t case_special(oracle_type type, uint64_t row, uint64_t h, uint64_t hidden)
{
    static const uint32_t largest[] = {0x7f7f, 0x7bff, 0x7f7fffff};
    const uint64_t here = case_hash(row, h);
    const uint32_t minus = type == ORACLE_FP32 ? 0x80000000 : 0x8000;
    switch (row % 16) {
    case 0:
        return here % 2 ? minus : 0;
    case 1: /* smaller than any normal number */
        return (uint32_t)(here % 7) | (here & 8 ? minus : 0);
    case 2: /* one is huge */
        return h == row / 16 % hidden ? largest[type] : oracle_round(type, case_number(here));
    default: /* the last is the largest; the others are half way between two steps of INT8 */
        return oracle_round(type, h + 1 == hidden ? 127.0f : (float)(here % 100) - 49.5f);
    }
}

/* The row of token `t`. Always finite. */
static inline void case_row(oracle_type type, uint64_t seed, int r, int t, uint64_t hidden,
                            void *out)
{
    const uint64_t row = case_hash(seed ^ 0x5eed, (uint64_t)r << 32 | (uint32_t)t);
    if (row % 16 > 3) {
        case_cut(type, row, hidden, out);
        return;
    }
    for (uint64_t h = 0; h < hidden; h++)
        oracle_store(type, out, h, case_special(type, row, h, hidden));
}

/* What the expert makes of a row, when it is not the row itself. */
static inline void case_made(oracle_type type, uint64_t seed, const int32_t *from, uint64_t hidden,
                             void *out)
{
    case_cut(type,
             case_hash(seed ^ 0xe47,
                       (uint64_t)from[0] << 48 ^ (uint64_t)from[1] << 8 ^ (uint64_t)from[2]),
             hidden, out);
}

static inline float case_weight(uint64_t seed, int r, int t, int k)
{
    uint64_t h = case_hash(seed ^ 0x3e1647, (uint64_t)r << 48 ^ (uint64_t)t << 8 ^ (uint64_t)k);
    return h % 9 == 0 ? 0 : h % 9 == 1 ? -0.25f : (float)(h >> 40) * 0x1p-24f;
}

#endif
