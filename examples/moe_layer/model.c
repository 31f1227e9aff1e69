/* model: see model.h. */
#include "model.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t hash(uint64_t a, uint64_t b)
{
    uint64_t x = a * 0x9e3779b97f4a7c15u + b;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* In [-1, 1). */
static float number(uint64_t a, uint64_t b)
{
    return (float)(hash(a, b) >> 40) * 0x1p-23f - 1.0f;
}

float model_float(uint16_t bf16)
{
    uint32_t bits = (uint32_t)bf16 << 16;
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

uint16_t model_bf16(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

/* ---- routing ---- */

static int chosen(const int64_t *ids, int k, int64_t id)
{
    for (int i = 0; i < k; i++)
        if (ids[i] == id)
            return 1;
    return 0;
}

/* Expert e about as often as 1 / (e + 4), six different ones, equal weights. */
static void route_made_up(int first, int count, int64_t *ids, float *weights)
{
    for (int t = 0; t < count; t++)
        for (int k = 0, attempt = 0; k < TOPK; attempt++) {
            float u = (number((uint64_t)(first + t), (uint64_t)attempt) + 1) * 0.5f, sum = 0, at = 0;
            int64_t id = 0;
            for (int e = 0; e < EXPERTS; e++)
                sum += 1.0f / (float)(e + 4);
            while (id < EXPERTS - 1 && (at += 1.0f / (float)(id + 4)) < u * sum)
                id++;
            if (chosen(&ids[t * TOPK], k, id))
                continue;
            weights[t * TOPK + k] = 1.0f / TOPK;
            ids[t * TOPK + k++] = id;
        }
}

static int regular(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

const char *model_routing_file(const char *path)
{
    static char full[4096];
    struct dirent **entries = NULL;
    const int count = path ? scandir(path, &entries, regular, alphasort) : -1;
    if (count > 0)
        snprintf(full, sizeof full, "%s/%s", path, entries[0]->d_name);
    for (int i = 0; i < count; i++)
        free(entries[i]);
    free(entries);
    return count > 0 ? full : path;
}

/* The fields of one line; returns its tokens, or -1 when the line is not as it should be. */
static int line_read(const char *line, int64_t *ids, float *weights, int room)
{
    char *end = NULL;
    const char *at = line;
    int n = 0, m = 0;
    for (; *at >= '0' && *at <= '9' && n < room * TOPK; at = *end == '\t' ? end + 1 : end) {
        ids[n] = strtol(at, &end, 10);
        if (ids[n++] >= EXPERTS)
            return -1;
    }
    for (at += *at == '\t'; *at && *at != '\n' && m < n; at = *end == '\t' ? end + 1 : end) {
        weights[m++] = strtof(at, &end);
        if (end == at)
            return -1;
    }
    return n == m && n % TOPK == 0 ? n / TOPK : -1;
}

int model_route(const char *path, int first, int count, int64_t *ids, float *weights)
{
    enum { LINE_TOKENS = 8192 };
    int seen = 0, got = 0;
    size_t size = 0;
    char *line = NULL;
    if (!path) {
        route_made_up(first, count, ids, weights);
        return 0;
    }
    FILE *file = fopen(path, "r");
    int64_t *line_ids = malloc(LINE_TOKENS * TOPK * sizeof *line_ids);
    float *line_weights = malloc(LINE_TOKENS * TOPK * sizeof *line_weights);
    while (file && line_ids && line_weights && got < count && getline(&line, &size, file) > 0) {
        int tokens = line_read(line, line_ids, line_weights, LINE_TOKENS);
        if (tokens < 0)
            break;
        for (int t = 0; t < tokens && got < count; t++, seen++)
            if (seen >= first) {
                memcpy(&ids[got * TOPK], &line_ids[t * TOPK], TOPK * sizeof *ids);
                memcpy(&weights[got++ * TOPK], &line_weights[t * TOPK], TOPK * sizeof *weights);
            }
    }
    if (got < count)
        fprintf(stderr, "%s: %s; tokens %d to %d are needed, of 64 experts and 6 choices each\n", path,
                file ? "not enough tokens, or a line that is not routing" : "cannot be opened", first,
                first + count - 1);
    if (file)
        fclose(file);
    free(line);
    free(line_ids);
    free(line_weights);
    return got < count ? -1 : 0;
}

/* ---- rows ---- */

void model_token(int token, uint16_t *row, int hidden)
{
    for (int h = 0; h < hidden; h++)
        row[h] = model_bf16(number((uint64_t)token + 1000003, (uint64_t)h));
}

/* A weight is cheap to make again: a sign and one of 16 sizes. */
static float weight(int expert, int layer, int i, int h)
{
    uint32_t x = (uint32_t)(expert * 2 + layer) * 0x9e3779b1u + (uint32_t)(i * 8191 + h) * 0x85ebca77u;
    x ^= x >> 15;
    return (float)(int)(x % 31) * 0.01f - 0.15f;
}

void model_expert(int expert, const uint16_t *row, uint16_t *out, int hidden)
{
    float inner[INNER];
    for (int i = 0; i < INNER; i++) {
        float sum = 0;
        for (int h = 0; h < hidden; h++)
            sum += weight(expert, 0, i, h) * model_float(row[h]);
        inner[i] = sum > 0 ? sum : 0;
    }
    for (int h = 0; h < hidden; h++) {
        float sum = 0;
        for (int i = 0; i < INNER; i++)
            sum += weight(expert, 1, i, h) * inner[i];
        out[h] = model_bf16(sum);
    }
}
