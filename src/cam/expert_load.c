/* cam/expert_load: counts of rows by layer and expert, of aivdrive/expert_load.h. */
#include "aivdrive/expert_load.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/compiler.h"
#include "cam/check.h"
#include "cam/object.h"
#include "record/ring.h"

enum { SIDE_MAX = 65536, COUNTS_MAX = 1 << 28 };

struct aivd_expert_load {
    int64_t layers, experts;
    int64_t counts[]; /* [layers][experts] */
};

BASE_EXPORT aivd_expert_load *aivd_expert_load_create(int64_t layers, int64_t experts)
{
    aivd_status s = cam_number_check(__func__, "layers", layers, 1, SIDE_MAX);
    if (!s)
        s = cam_number_check(__func__, "experts", experts, 1, SIDE_MAX);
    if (!s)
        s = cam_number_check(__func__, "layers times experts", layers * experts, 1, COUNTS_MAX);
    if (s)
        return NULL;
    aivd_expert_load *load = calloc(1, sizeof *load + 8 * (size_t)(layers * experts));
    if (!load) {
        base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory for %lld counts", __func__,
                  (long long)(layers * experts));
        return NULL;
    }
    load->layers = layers;
    load->experts = experts;
    return load;
}

BASE_EXPORT void aivd_expert_load_destroy(aivd_expert_load *load)
{
    free(load);
}

static aivd_status add_check(const char *call, const aivd_expert_load *load, int64_t layer,
                             int64_t first, int64_t experts, const int64_t *counts)
{
    if (!load || (!counts && experts != 0))
        return base_fail(AIVD_ERR_NULL, "EZ9999", "%s: %s is NULL", call, load ? "counts" : "load");
    aivd_status s = cam_number_check(call, "layer", layer, 0, load->layers - 1);
    if (!s)
        s = cam_number_check(call, "first", first, 0, load->experts);
    if (!s)
        s = cam_number_check(call, "experts", experts, 0, load->experts - first);
    for (int64_t i = 0; i < experts && !s; i++)
        if (counts[i] < 0)
            s = base_fail(AIVD_ERR_PARAM, "EZ9999",
                          "%s: counts[%lld] is %lld; a count is not negative", call, (long long)i,
                          (long long)counts[i]);
    return s;
}

BASE_EXPORT aclnnStatus aivd_expert_load_add(aivd_expert_load *load, int64_t layer, int64_t first,
                                             int64_t experts, const int64_t *counts)
{
    aivd_status s = add_check(__func__, load, layer, first, experts, counts);
    for (int64_t i = 0; i < experts && !s; i++)
        load->counts[layer * load->experts + first + i] += counts[i];
    return cam_status(s);
}

BASE_EXPORT int64_t *aivd_expert_load_counts(aivd_expert_load *load, int64_t layer)
{
    if (!load || layer < 0 || layer >= load->layers)
        return NULL;
    return load->counts + layer * load->experts;
}

static bool lines_write(FILE *file, const aivd_expert_load *load)
{
    bool good = fprintf(file, "layer_id,expert_id,count\n") > 0;
    for (int64_t i = 0; i < load->layers * load->experts && good; i++)
        good = fprintf(file, "%" PRId64 ",%" PRId64 ",%" PRId64 "\n", i / load->experts,
                       i % load->experts, load->counts[i]) > 0;
    return good;
}

/* A new file that takes the place of the old one when it is whole. */
BASE_EXPORT aclnnStatus aivd_expert_load_write(const aivd_expert_load *load, const char *path)
{
    if (!load || !path)
        return cam_status(
            base_fail(AIVD_ERR_NULL, "EZ9999", "%s: %s is NULL", __func__, load ? "path" : "load"));
    const size_t size = strlen(path) + sizeof ".new";
    char *made = malloc(size);
    if (!made)
        return cam_status(base_fail(AIVD_ERR_HOST_MEMORY, NULL, "%s: no host memory", __func__));
    snprintf(made, size, "%s.new", path);
    FILE *file = fopen(made, "w");
    bool good = file && lines_write(file, load);
    int code = errno;
    if (file && fclose(file) != 0 && good) {
        code = errno;
        good = false;
    }
    if (good && rename(made, path) != 0) {
        code = errno;
        good = false;
    }
    if (!good && file)
        remove(made);
    free(made);
    return cam_status(good ? AIVD_OK
                           : base_fail(AIVD_ERR_FILE, NULL, "%s: \"%s\" cannot be written: %s",
                                       __func__, path, strerror(code)));
}
