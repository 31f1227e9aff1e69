/* fabric/message: encodes and checks the rendezvous messages. Pure functions over bytes: no socket,
 * no allocation. tests/fuzz/rendezvous_fuzz.c feeds them garbage. */
#include "fabric/message.h"

#include <string.h>
#include <sys/socket.h>

#define ROOT_INFO_MAGIC 0x52564941u /* "AIVR" */

uint16_t message_protocol_version = MESSAGE_PROTOCOL;

bool message_token_equal(const uint8_t *a, const uint8_t *b)
{
    unsigned difference = 0;
    for (size_t i = 0; i < MESSAGE_TOKEN_BYTES; i++)
        difference |= a[i] ^ b[i];
    return difference == 0;
}

static size_t size_min(unsigned type)
{
    switch (type) {
    case MESSAGE_HELLO:
        return MESSAGE_HELLO_MIN;
    case MESSAGE_CLAIM:
        return sizeof(message_claim);
    case MESSAGE_TABLE:
        return sizeof(message_table) + sizeof(message_entry);
    case MESSAGE_REGIONS:
        return sizeof(message_regions);
    case MESSAGE_DONE:
    case MESSAGE_FAILED:
    case MESSAGE_REFUSED:
        return MESSAGE_VERDICT_MIN;
    default:
        return sizeof(message_header);
    }
}

size_t message_size_max(unsigned type)
{
    switch (type) {
    case MESSAGE_HELLO:
        return sizeof(message_verdict); /* room for other versions' */
    case MESSAGE_ACCEPTED:
    case MESSAGE_GO:
        return sizeof(message_header);
    case MESSAGE_CLAIM:
        return sizeof(message_claim);
    case MESSAGE_TABLE:
        return MESSAGE_TABLE_MAX;
    case MESSAGE_REGIONS:
        return sizeof(message_regions);
    case MESSAGE_DONE:
    case MESSAGE_FAILED:
    case MESSAGE_REFUSED:
        return sizeof(message_verdict);
    default:
        return 0;
    }
}

bool message_header_valid(const message_header *header)
{
    return header->magic == MESSAGE_MAGIC && message_size_max(header->type) != 0 &&
           header->size >= size_min(header->type) && header->size <= message_size_max(header->type);
}

aivd_status message_hello_decode(const void *bytes, message_hello *hello)
{
    message_header header;
    memcpy(&header, bytes, sizeof header);
    if (!message_header_valid(&header) || header.type != MESSAGE_HELLO ||
        header.size > sizeof(message_hello))
        return AIVD_ERR_FORMAT;
    message_hello out = {0};
    memcpy(&out, bytes, header.size);
    if (out.blob_size > FABRIC_BLOB_BYTES || header.size != MESSAGE_HELLO_MIN + out.blob_size)
        return AIVD_ERR_FORMAT;
    *hello = out;
    return AIVD_OK;
}

aivd_status message_verdict_decode(const void *bytes, message_verdict *verdict)
{
    message_header header;
    memcpy(&header, bytes, sizeof header);
    if (!message_header_valid(&header) || size_min(header.type) != MESSAGE_VERDICT_MIN)
        return AIVD_ERR_FORMAT;
    message_verdict out = {0};
    memcpy(&out, bytes, header.size);
    if (out.text_size >= MESSAGE_TEXT_BYTES || header.size != MESSAGE_VERDICT_MIN + out.text_size ||
        out.status >= AIVD_STATUS_COUNT || out.code[sizeof out.code - 1] != '\0')
        return AIVD_ERR_FORMAT;
    for (uint32_t i = 0; i < out.text_size; i++) /* ends up in logs: no control characters */
        if ((unsigned char)out.text[i] < ' ' || out.text[i] == 0x7f)
            out.text[i] = '?';
    for (size_t i = 0; out.code[i]; i++)
        if ((unsigned char)out.code[i] <= ' ' || (unsigned char)out.code[i] >= 0x7f)
            return AIVD_ERR_FORMAT;
    *verdict = out;
    return AIVD_OK;
}

static size_t entry_size(uint32_t blob_size)
{
    return sizeof(message_entry) + ((blob_size + 7u) & ~7u);
}

/* One entry at *at (end at `end`); moves *at behind it. */
static aivd_status entry_decode(const uint8_t **at, const uint8_t *end, uint32_t rank,
                                fabric_member *member)
{
    message_entry entry;
    if ((size_t)(end - *at) < sizeof entry)
        return AIVD_ERR_FORMAT;
    memcpy(&entry, *at, sizeof entry);
    if (entry.rank != rank || entry.device >= FABRIC_DEVICES_MAX || entry.pid <= 0 ||
        entry.blob_size > FABRIC_BLOB_BYTES || (size_t)(end - *at) < entry_size(entry.blob_size))
        return AIVD_ERR_FORMAT;
    *member = (fabric_member){.rank = rank,
                              .device = entry.device,
                              .pid = entry.pid,
                              .region_id = entry.region_id,
                              .blob_size = entry.blob_size};
    memcpy(member->blob, *at + sizeof entry, entry.blob_size);
    *at += entry_size(entry.blob_size);
    return AIVD_OK;
}

aivd_status message_table_decode(const void *bytes, uint32_t size, fabric_member *members)
{
    message_table table;
    memcpy(&table.header, bytes, sizeof table.header);
    if (!message_header_valid(&table.header) || table.header.type != MESSAGE_TABLE)
        return AIVD_ERR_FORMAT;
    memcpy(&table, bytes, sizeof table);
    if (table.size != size)
        return AIVD_ERR_FORMAT;
    const uint8_t *at = (const uint8_t *)bytes + sizeof table;
    const uint8_t *end = (const uint8_t *)bytes + table.header.size;
    for (uint32_t r = 0; r < size; r++) {
        aivd_status status = entry_decode(&at, end, r, &members[r]);
        if (status != AIVD_OK)
            return status;
    }
    return at == end ? AIVD_OK : AIVD_ERR_FORMAT;
}

void message_header_fill(void *message, message_type type, size_t size, const uint8_t *token)
{
    message_header header = {.magic = MESSAGE_MAGIC,
                             .type = (uint16_t)type,
                             .version = message_protocol_version,
                             .size = (uint32_t)size};
    memcpy(header.token, token, sizeof header.token);
    memcpy(message, &header, sizeof header);
}

size_t message_hello_fill(message_hello *hello, const uint8_t *token, const void *blob,
                          uint32_t blob_size)
{
    hello->blob_size = blob_size;
    if (blob_size)
        memcpy(hello->blob, blob, blob_size);
    message_header_fill(hello, MESSAGE_HELLO, MESSAGE_HELLO_MIN + blob_size, token);
    return MESSAGE_HELLO_MIN + blob_size;
}

size_t message_verdict_fill(message_verdict *verdict, message_type type, const uint8_t *token,
                            aivd_status status, const char *code, const char *text)
{
    memset(verdict, 0, sizeof *verdict);
    verdict->status = (uint32_t)status;
    verdict->text_size = (uint32_t)strnlen(text, MESSAGE_TEXT_BYTES - 1);
    memcpy(verdict->text, text, verdict->text_size);
    if (code)
        memcpy(verdict->code, code, strnlen(code, sizeof verdict->code - 1));
    message_header_fill(verdict, type, MESSAGE_VERDICT_MIN + verdict->text_size, token);
    return MESSAGE_VERDICT_MIN + verdict->text_size;
}

size_t message_table_size(const fabric_member *members, uint32_t size)
{
    size_t bytes = sizeof(message_table);
    for (uint32_t r = 0; r < size; r++)
        bytes += entry_size(members[r].blob_size);
    return bytes;
}

void message_table_fill(void *bytes, const uint8_t *token, const fabric_member *members,
                        uint32_t size)
{
    size_t total = message_table_size(members, size);
    message_table table = {.size = size};
    memset(bytes, 0, total);
    memcpy(bytes, &table, sizeof table);
    message_header_fill(bytes, MESSAGE_TABLE, total, token);
    uint8_t *at = (uint8_t *)bytes + sizeof table;
    for (uint32_t r = 0; r < size; r++) {
        const fabric_member *m = &members[r];
        message_entry entry = {.rank = r,
                               .device = m->device,
                               .pid = m->pid,
                               .blob_size = m->blob_size,
                               .region_id = m->region_id};
        memcpy(at, &entry, sizeof entry);
        memcpy(at + sizeof entry, m->blob, m->blob_size);
        at += entry_size(m->blob_size);
    }
}

/* FNV-1a over everything before the check: tells a damaged root info, not a forged one. */
static uint64_t root_info_check(const message_root_info *info)
{
    uint64_t hash = 0xcbf29ce484222325u;
    const uint8_t *bytes = (const uint8_t *)info;
    for (size_t i = 0; i < offsetof(message_root_info, check); i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

void message_root_info_encode(message_root_info *info, uint8_t *bytes)
{
    info->magic = ROOT_INFO_MAGIC;
    info->version = message_protocol_version;
    info->check = root_info_check(info);
    memset(bytes, 0, FABRIC_ROOT_INFO_BYTES);
    memcpy(bytes, info, sizeof *info);
}

aivd_status message_root_info_decode(const uint8_t *bytes, message_root_info *info)
{
    message_root_info in;
    memcpy(&in, bytes, sizeof in);
    if (in.magic != ROOT_INFO_MAGIC)
        return base_fail(AIVD_ERR_PARAM, "EI0005",
                         "the root info is not one made by HcclGetRootInfo (it begins with "
                         "%02x %02x %02x %02x): hand all %d bytes of rank 0's root info to every "
                         "rank before it joins",
                         bytes[0], bytes[1], bytes[2], bytes[3], FABRIC_ROOT_INFO_BYTES);
    if (in.check != root_info_check(&in) || in.local_size == 0 || in.local_size > sizeof in.local ||
        in.port == 0 || (in.family != AF_INET && in.family != AF_INET6))
        return base_fail(AIVD_ERR_PARAM, "EI0005",
                         "the root info was damaged on its way (checksum differs): hand all %d "
                         "bytes of rank 0's root info to every rank",
                         FABRIC_ROOT_INFO_BYTES);
    in.text[sizeof in.text - 1] = '\0';
    *info = in;
    return AIVD_OK;
}
