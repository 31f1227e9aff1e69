/* hccl/rank_table.c: reads the two templates of rank tables and says of every mistake which field
 * it is, where it stands and what is allowed.
 *
 *     template 1   status, version "1.0" or "1.2", server_count,
 *                  server_list[]: server_id, device[]: device_id, device_ip, rank_id, ...
 *                  "1.2": super_device_id of each device, super_pod_list[]: super_pod_id,
 * server_list template 2   status, no version, group_count, group_list[]: instance_list[]:
 * server_id, devices[]: device_id, device_ip; ranks are numbered as they stand */
#include "hccl/rank_table.h"

#include <arpa/inet.h>
#include <errno.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fabric/map.h"

enum { FILE_BYTES_MAX = 64 << 20, WHERE = 96, TEXT = 64 };

#define ABSENT UINT64_MAX

typedef struct reader {
    const char *source;
    hccl_rank_table *table;
    json_t *seen_ips, *seen_servers, *seen_supers, *seen_devices; /* sets of texts */
    bool pods;                                                    /* version 1.2 */
    bool numbered;                                                /* ranks are given */
    bool need_ip;                                                 /* several servers */
} reader;

/* ---- refusals ---- */

static aivd_status wrong(const reader *r, const char *code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static aivd_status wrong(const reader *r, const char *code, const char *format, ...)
{
    char what[384];
    va_list args;
    va_start(args, format);
    vsnprintf(what, sizeof what, format, args);
    va_end(args);
    return base_fail(AIVD_ERR_PARAM, code, "rank table %s: %s", r->source, what);
}

static aivd_status missing(const reader *r, const char *where, const char *field)
{
    return wrong(r, "EI0004", "%s%s%s is missing", where, where[0] ? "." : "", field);
}

/* ---- fields ---- */

static const char *kind_of(const json_t *value)
{
    static const char *const names[] = {"an object",  "a list", "a text", "a whole number",
                                        "a fraction", "true",   "false",  "null"};
    return names[json_typeof(value)];
}

static aivd_status text_of(const reader *r, const json_t *object, const char *where,
                           const char *field, const char **text)
{
    const json_t *value = json_object_get(object, field);
    *text = NULL;
    if (!value)
        return AIVD_OK;
    if (!json_is_string(value))
        return wrong(r, "EI0004", "%s%s%s is %s, allowed is a text", where, where[0] ? "." : "",
                     field, kind_of(value));
    *text = json_string_value(value);
    return AIVD_OK;
}

/* Numbers are usually written as texts; ABSENT when there is none. */
static aivd_status number_of(const reader *r, const json_t *object, const char *where,
                             const char *field, uint64_t least, uint64_t most, uint64_t *number)
{
    const json_t *value = json_object_get(object, field);
    char written[TEXT] = "", *end = NULL;
    *number = ABSENT;
    if (!value)
        return AIVD_OK;
    if (json_is_integer(value))
        snprintf(written, sizeof written, "%lld", (long long)json_integer_value(value));
    else if (json_is_string(value))
        snprintf(written, sizeof written, "%s", json_string_value(value));
    else
        snprintf(written, sizeof written, "%s", kind_of(value));
    errno = 0;
    uint64_t parsed = strtoull(written, &end, 10);
    bool digits = written[0] >= '0' && written[0] <= '9' && *end == 0 && errno == 0;
    if (!digits || parsed < least || parsed > most)
        return wrong(r, "EI0004", "%s%s%s is %s, allowed are whole numbers from %llu to %llu",
                     where, where[0] ? "." : "", field, written[0] ? written : "empty",
                     (unsigned long long)least, (unsigned long long)most);
    *number = parsed;
    return AIVD_OK;
}

static aivd_status required_number(const reader *r, const json_t *object, const char *where,
                                   const char *field, uint64_t most, uint64_t *number)
{
    aivd_status s = number_of(r, object, where, field, 0, most, number);
    return s || *number != ABSENT ? s : missing(r, where, field);
}

static aivd_status list_of(const reader *r, const json_t *object, const char *where,
                           const char *field, const json_t **list)
{
    *list = json_object_get(object, field);
    if (!*list)
        return missing(r, where, field);
    if (!json_is_array(*list) || json_array_size(*list) == 0)
        return wrong(r, "EI0004", "%s%s%s is %s, allowed is a list that is not empty", where,
                     where[0] ? "." : "", field,
                     json_is_array(*list) ? "an empty list" : kind_of(*list));
    return AIVD_OK;
}

/* The count that stands in front of a list. */
static aivd_status count_check(const reader *r, const json_t *object, const char *where,
                               const char *field, const char *list_field, const json_t *list)
{
    uint64_t count;
    aivd_status s = required_number(r, object, where, field, UINT32_MAX, &count);
    if (!s && count != json_array_size(list))
        s = wrong(r, "EI0004", "%s%s%s is %llu, but %s has %zu entries", where, where[0] ? "." : "",
                  field, (unsigned long long)count, list_field, json_array_size(list));
    return s;
}

/* Notes a text that may stand in the table once. */
static aivd_status once(const reader *r, json_t *seen, const char *code, const char *where,
                        const char *field, const char *text)
{
    const json_t *before = json_object_get(seen, text);
    if (before)
        return wrong(r, code, "%s.%s \"%.64s\" stands already at %s; it must be unique", where,
                     field, text, json_string_value(before));
    if (json_object_set_new(seen, text, json_string(where)) != 0)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a rank table");
    return AIVD_OK;
}

/* ---- devices ---- */

static aivd_status ip_check(const reader *r, const json_t *device, const char *where,
                            const char *field, bool required)
{
    const char *text;
    struct in6_addr address;
    aivd_status s = text_of(r, device, where, field, &text);
    if (s || !text || !text[0])
        return !s && required ? missing(r, where, field) : s;
    if (inet_pton(AF_INET, text, &address) != 1 && inet_pton(AF_INET6, text, &address) != 1)
        return wrong(r, "EI0014", "%s.%s \"%.64s\" is no IPv4 or IPv6 address", where, field, text);
    return AIVD_OK;
}

/* Several processes may share a device's address with a port of their own each. */
static aivd_status address_check(const reader *r, const json_t *device, const char *where)
{
    const char *ip;
    uint64_t port, other;
    char key[2 * TEXT];
    aivd_status s = ip_check(r, device, where, "device_ip", r->need_ip);
    if (!s)
        s = ip_check(r, device, where, "backup_device_ip", false);
    if (!s)
        s = number_of(r, device, where, "device_port", 1, 65535, &port);
    if (!s)
        s = number_of(r, device, where, "backup_device_port", 1, 65535, &other);
    if (!s)
        s = number_of(r, device, where, "host_port", 1, 65535, &other);
    if (!s)
        s = text_of(r, device, where, "device_ip", &ip);
    if (s || !ip || !ip[0])
        return s;
    snprintf(key, sizeof key, port == ABSENT ? "%.64s" : "%.64s, device_port %llu", ip,
             (unsigned long long)port);
    return once(r, r->seen_ips, "EI0014", where, "device_ip", key);
}

static aivd_status super_check(const reader *r, const json_t *device, const char *where)
{
    uint64_t number;
    char key[TEXT];
    if (!r->pods)
        return AIVD_OK;
    aivd_status s = required_number(r, device, where, "super_device_id", UINT32_MAX, &number);
    if (s)
        return s;
    snprintf(key, sizeof key, "%llu", (unsigned long long)number);
    return once(r, r->seen_supers, "EI0014", where, "super_device_id", key);
}

static aivd_status rank_add(reader *r, uint64_t rank, uint32_t server, uint64_t device,
                            const char *where)
{
    hccl_rank_table *t = r->table;
    if (rank >= t->size)
        return wrong(r, "EI0004",
                     "%s.rank_id is %llu, allowed are 0 to %u (the table has %u devices)", where,
                     (unsigned long long)rank, t->size - 1, t->size);
    if (t->ranks[rank].given)
        return wrong(r, "EI0004", "%s.rank_id %llu stands twice in the table", where,
                     (unsigned long long)rank);
    t->ranks[rank] = (hccl_table_rank){server, (uint32_t)device, true};
    if (device >= t->stride)
        t->stride = (uint32_t)device + 1;
    return AIVD_OK;
}

/* `next` counts the ranks of tables that do not number them. */
static aivd_status device_read(reader *r, const json_t *device, const char *where, uint32_t server,
                               uint32_t *next)
{
    uint64_t id, rank = (*next)++;
    char key[TEXT];
    if (!json_is_object(device))
        return wrong(r, "EI0004", "%s is %s, allowed is an object", where, kind_of(device));
    aivd_status s = required_number(r, device, where, "device_id", FABRIC_DEVICES_MAX - 1, &id);
    if (!s && r->numbered)
        s = required_number(r, device, where, "rank_id", UINT32_MAX, &rank);
    if (!s)
        s = address_check(r, device, where);
    if (!s)
        s = super_check(r, device, where);
    snprintf(key, sizeof key, "%llu", (unsigned long long)(s ? 0 : id));
    if (!s)
        s = once(r, r->seen_devices, "EI0004", where, "device_id", key);
    return s ? s : rank_add(r, rank, server, id, where);
}

static aivd_status devices_read(reader *r, const json_t *server, const char *where,
                                const char *field, uint32_t number, uint32_t *next)
{
    const json_t *list;
    char place[2 * WHERE];
    aivd_status s = list_of(r, server, where, field, &list);
    json_object_clear(r->seen_devices); /* unique within a server */
    for (size_t i = 0; !s && i < json_array_size(list); i++) {
        snprintf(place, sizeof place, "%s.%s[%zu]", where, field, i);
        s = device_read(r, json_array_get(list, i), place, number, next);
    }
    return s;
}

static aivd_status server_id_check(const reader *r, const json_t *server, const char *where,
                                   const char **id)
{
    if (!json_is_object(server))
        return wrong(r, "EI0004", "%s is %s, allowed is an object", where, kind_of(server));
    aivd_status s = text_of(r, server, where, "server_id", id);
    if (s || !*id)
        return s ? s : missing(r, where, "server_id");
    if (!(*id)[0] || strlen(*id) > 64)
        return wrong(r, "EI0004", "%s.server_id has %zu characters, allowed are 1 to 64", where,
                     strlen(*id));
    return AIVD_OK;
}

/* ---- template 1 ---- */

static aivd_status table_size(reader *r, uint64_t devices)
{
    if (devices > FABRIC_DEVICES_MAX)
        return wrong(r, "EI0004", "it has %llu devices, at most %d are possible",
                     (unsigned long long)devices, FABRIC_DEVICES_MAX);
    r->table->size = (uint32_t)devices;
    r->table->ranks = calloc(devices + !devices, sizeof *r->table->ranks);
    if (!r->table->ranks)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for %llu ranks",
                         (unsigned long long)devices);
    return AIVD_OK;
}

static uint64_t devices_in(const json_t *servers, const char *field)
{
    uint64_t count = 0;
    for (size_t i = 0; i < json_array_size(servers); i++)
        count += json_array_size(json_object_get(json_array_get(servers, i), field));
    return count;
}

static aivd_status server_read(reader *r, const json_t *server, uint32_t i, uint32_t *next)
{
    char where[WHERE];
    const char *id;
    snprintf(where, sizeof where, "server_list[%u]", i);
    aivd_status s = server_id_check(r, server, where, &id);
    if (!s)
        s = once(r, r->seen_servers, "EI0004", where, "server_id", id);
    if (!s)
        s = ip_check(r, server, where, "host_ip", false);
    return s ? s : devices_read(r, server, where, "device", i, next);
}

/* Each server is in one super-pod. */
static aivd_status pods_read(reader *r, const json_t *root)
{
    const json_t *pods, *servers;
    char where[WHERE];
    const char *id;
    size_t named = 0;
    aivd_status s = list_of(r, root, "", "super_pod_list", &pods);
    json_t *seen = json_object();
    for (size_t p = 0; !s && p < json_array_size(pods); p++) {
        const json_t *pod = json_array_get(pods, p);
        snprintf(where, sizeof where, "super_pod_list[%zu]", p);
        s = text_of(r, pod, where, "super_pod_id", &id);
        if (!s && !id)
            s = missing(r, where, "super_pod_id");
        if (!s)
            s = list_of(r, pod, where, "server_list", &servers);
        for (size_t i = 0; !s && i < json_array_size(servers); i++, named++) {
            snprintf(where, sizeof where, "super_pod_list[%zu].server_list[%zu]", p, i);
            s = server_id_check(r, json_array_get(servers, i), where, &id);
            if (!s && !json_object_get(r->seen_servers, id))
                s = wrong(r, "EI0004", "%s.server_id \"%.64s\" is not in server_list", where, id);
            if (!s)
                s = once(r, seen, "EI0004", where, "server_id", id);
        }
    }
    if (!s && named != r->table->servers)
        s = wrong(r, "EI0004", "super_pod_list names %zu of %u servers; each is in one super-pod",
                  named, r->table->servers);
    json_decref(seen);
    return s;
}

static aivd_status servers_read(reader *r, const json_t *root)
{
    const json_t *list;
    uint32_t next = 0;
    aivd_status s = list_of(r, root, "", "server_list", &list);
    if (!s)
        s = count_check(r, root, "", "server_count", "server_list", list);
    if (!s)
        s = table_size(r, devices_in(list, "device"));
    if (s)
        return s;
    r->table->servers = (uint32_t)json_array_size(list);
    r->need_ip = r->table->servers > 1;
    for (uint32_t i = 0; !s && i < r->table->servers; i++)
        s = server_read(r, json_array_get(list, i), i, &next);
    return s || !r->pods ? s : pods_read(r, root);
}

static aivd_status version_read(reader *r, const json_t *root, bool *given)
{
    const char *version;
    aivd_status s = text_of(r, root, "", "version", &version);
    *given = version != NULL;
    r->pods = version && strcmp(version, "1.2") == 0;
    if (!s && version && !r->pods && strcmp(version, "1.0") != 0)
        s = wrong(r, "EI0004", "version is \"%.32s\", allowed are \"1.0\", \"1.2\" and none",
                  version);
    return s;
}

/* ---- template 2 ---- */

/* Instances of one server may stand apart: the same server_id is the same server. */
static aivd_status instance_read(reader *r, const json_t *instance, const char *where,
                                 uint32_t *next)
{
    const char *id;
    aivd_status s = server_id_check(r, instance, where, &id);
    if (s)
        return s;
    const json_t *known = json_object_get(r->seen_servers, id);
    uint32_t server = known ? (uint32_t)json_integer_value(known) : r->table->servers++;
    if (!known && json_object_set_new(r->seen_servers, id, json_integer(server)) != 0)
        return base_fail(AIVD_ERR_HOST_MEMORY, NULL, "no host memory for a rank table");
    return devices_read(r, instance, where, "devices", server, next);
}

static aivd_status group_read(reader *r, const json_t *group, size_t g, uint32_t *next)
{
    const json_t *list;
    char where[WHERE], place[2 * WHERE];
    uint64_t devices;
    snprintf(where, sizeof where, "group_list[%zu]", g);
    aivd_status s = list_of(r, group, where, "instance_list", &list);
    if (!s)
        s = count_check(r, group, where, "instance_count", "instance_list", list);
    if (!s)
        s = number_of(r, group, where, "device_count", 1, FABRIC_DEVICES_MAX, &devices);
    if (!s && devices != ABSENT && devices != devices_in(list, "devices"))
        s = wrong(r, "EI0004", "%s.device_count is %llu, but its instances have %llu devices",
                  where, (unsigned long long)devices,
                  (unsigned long long)devices_in(list, "devices"));
    for (size_t i = 0; !s && i < json_array_size(list); i++) {
        snprintf(place, sizeof place, "%s.instance_list[%zu]", where, i);
        s = instance_read(r, json_array_get(list, i), place, next);
    }
    return s;
}

static aivd_status groups_read(reader *r, const json_t *root)
{
    const json_t *list;
    uint64_t devices = 0;
    uint32_t next = 0;
    aivd_status s = list_of(r, root, "", "group_list", &list);
    if (!s)
        s = count_check(r, root, "", "group_count", "group_list", list);
    for (size_t g = 0; !s && g < json_array_size(list); g++)
        devices += devices_in(json_object_get(json_array_get(list, g), "instance_list"), "devices");
    if (!s)
        s = table_size(r, devices);
    for (size_t g = 0; !s && g < json_array_size(list); g++)
        s = group_read(r, json_array_get(list, g), g, &next);
    return s;
}

/* ---- the whole ---- */

static aivd_status status_check(const reader *r, const json_t *root)
{
    const char *status;
    if (!json_is_object(root))
        return wrong(r, "EI0004", "it is %s, allowed is an object", kind_of(root));
    aivd_status s = text_of(r, root, "", "status", &status);
    if (s || !status)
        return s ? s : missing(r, "", "status");
    if (strcmp(status, "completed") != 0)
        return wrong(r, "EI0004", "status is \"%.32s\", allowed is \"completed\"", status);
    return AIVD_OK;
}

static aivd_status root_read(reader *r, const json_t *root)
{
    aivd_status s = status_check(r, root);
    if (!s)
        s = version_read(r, root, &r->numbered);
    if (s)
        return s;
    if (!r->numbered && json_object_get(root, "server_list"))
        return missing(r, "", "version");
    return r->numbered ? servers_read(r, root) : groups_read(r, root);
}

static uint64_t hash_of(const char *bytes, uint64_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (uint64_t i = 0; i < size; i++)
        hash = (hash ^ (uint8_t)bytes[i]) * UINT64_C(0x100000001b3);
    return hash;
}

aivd_status hccl_rank_table_parse(const char *bytes, uint64_t size, const char *source,
                                  hccl_rank_table *table)
{
    json_error_t error;
    hccl_rank_table result = {.hash = hash_of(bytes, size)};
    reader r = {.source = source,
                .table = &result,
                .seen_ips = json_object(),
                .seen_servers = json_object(),
                .seen_supers = json_object(),
                .seen_devices = json_object()};
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    aivd_status s = root ? root_read(&r, root)
                         : wrong(&r, "EI0004", "it is no JSON: line %d, column %d: %s", error.line,
                                 error.column, error.text);
    json_decref(root);
    json_decref(r.seen_ips);
    json_decref(r.seen_servers);
    json_decref(r.seen_supers);
    json_decref(r.seen_devices);
    if (s)
        hccl_rank_table_free(&result);
    else
        *table = result;
    return s;
}

static aivd_status file_read(FILE *file, const char *path, char **bytes, uint64_t *size)
{
    size_t room = 65536;
    *size = 0;
    *bytes = NULL;
    for (;;) {
        char *larger = room <= FILE_BYTES_MAX ? realloc(*bytes, room) : NULL;
        if (!larger) {
            free(*bytes);
            return base_fail(AIVD_ERR_FILE, "EI0004",
                             "rank table %s has more than %zu bytes: no rank table", path,
                             room / 2);
        }
        *bytes = larger;
        *size += fread(*bytes + *size, 1, room - *size, file);
        if (*size < room)
            break;
        room *= 2;
    }
    if (!ferror(file))
        return AIVD_OK;
    free(*bytes);
    return base_fail(AIVD_ERR_FILE, "EI0004", "rank table %s cannot be read: %s", path,
                     strerror(errno));
}

aivd_status hccl_rank_table_read(const char *path, hccl_rank_table *table)
{
    char *bytes;
    uint64_t size;
    FILE *file = fopen(path, "rbe");
    if (!file)
        return base_fail(AIVD_ERR_FILE, "EI0004", "rank table %s cannot be opened: %s", path,
                         strerror(errno));
    aivd_status s = file_read(file, path, &bytes, &size);
    fclose(file);
    if (s)
        return s;
    s = hccl_rank_table_parse(bytes, size, path, table);
    free(bytes);
    return s;
}

void hccl_rank_table_free(hccl_rank_table *table)
{
    free(table->ranks);
    table->ranks = NULL;
}
