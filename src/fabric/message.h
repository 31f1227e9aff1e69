/* fabric/message: the bytes of the rendezvous. Everything that comes from outside is checked here,
 * before anything is allocated or believed. Native byte order: all ranks run on one host.
 *
 *     every message     header 32 bytes | body
 *     HELLO     rank -> root   who I am, what must agree, the caller's blob
 *     ACCEPTED  root -> rank   connect to the Unix socket now
 *     CLAIM     rank -> root   (Unix) my rank, with my region's descriptor
 *     TABLE     root -> rank   all members
 *     REGIONS   root -> rank   (Unix) ranks first .. first+count-1, with their descriptors
 *     DONE      rank -> root   all mapped, or why not
 *     GO        root -> rank   everybody has mapped: the communicator exists
 *     FAILED    root -> rank   the communicator does not come about: the reason
 *     REFUSED   root -> rank   you are not one of us: the reason; the others go on
 *
 * The header and the bodies of FAILED and REFUSED stay as they are in every protocol version, so
 * that different versions can tell each other that they differ. */
#ifndef FABRIC_MESSAGE_H
#define FABRIC_MESSAGE_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/status.h"
#include "fabric/map.h"
#include "fabric/rendezvous.h"

#define MESSAGE_MAGIC       0x4a564941u /* "AIVJ" */
#define MESSAGE_TOKEN_BYTES 16
#define MESSAGE_BOOT_BYTES  16
#define MESSAGE_TEXT_BYTES  1024
#define MESSAGE_FDS_MAX     253 /* SCM_MAX_FD of the kernel */
#define MESSAGE_PROTOCOL    1

typedef enum message_type {
    MESSAGE_HELLO = 1,
    MESSAGE_ACCEPTED,
    MESSAGE_CLAIM,
    MESSAGE_TABLE,
    MESSAGE_REGIONS,
    MESSAGE_DONE,
    MESSAGE_GO,
    MESSAGE_FAILED,
    MESSAGE_REFUSED,
    MESSAGE_TYPES
} message_type;

typedef struct message_header {
    uint32_t magic;
    uint16_t type;
    uint16_t version;
    uint32_t size; /* bytes, header included */
    uint32_t reserved;
    uint8_t token[MESSAGE_TOKEN_BYTES];
} message_header;

typedef struct message_hello {
    message_header header;
    uint32_t size; /* of the communicator */
    uint32_t rank;
    uint32_t device;
    int32_t pid;
    uint64_t region_id;
    uint64_t map_base;
    uint32_t map_shift;
    uint32_t blob_size;
    uint8_t boot_id[MESSAGE_BOOT_BYTES];
    uint8_t blob[FABRIC_BLOB_BYTES]; /* only blob_size bytes are sent */
} message_hello;

typedef struct message_claim {
    message_header header;
    uint32_t rank;
    uint32_t reserved;
} message_claim;

typedef struct message_regions {
    message_header header;
    uint32_t first, count;
} message_regions;

/* One member in a TABLE: this, then blob_size bytes, then zeros up to a multiple of 8. */
typedef struct message_entry {
    uint32_t rank, device;
    int32_t pid;
    uint32_t blob_size;
    uint64_t region_id;
} message_entry;

/* A TABLE: header, this, `size` entries by rank. */
typedef struct message_table {
    message_header header;
    uint32_t size;
    uint32_t reserved;
} message_table;

/* DONE, FAILED, REFUSED: only text_size bytes of the text are sent. */
typedef struct message_verdict {
    message_header header;
    uint32_t status; /* aivd_status */
    uint32_t text_size;
    char code[8]; /* "EI0015", zero-padded */
    char text[MESSAGE_TEXT_BYTES];
} message_verdict;

#define MESSAGE_HELLO_MIN   offsetof(message_hello, blob)
#define MESSAGE_VERDICT_MIN offsetof(message_verdict, text)
#define MESSAGE_ENTRY_MAX   (sizeof(message_entry) + FABRIC_BLOB_BYTES)
#define MESSAGE_TABLE_MAX   (sizeof(message_table) + FABRIC_DEVICES_MAX * MESSAGE_ENTRY_MAX)

static_assert(sizeof(message_header) == 32, "the header is the same in every version");
static_assert(MESSAGE_HELLO_MIN == 88 && sizeof(message_hello) == 600, "HELLO has no holes");
static_assert(MESSAGE_VERDICT_MIN == 48, "a verdict is the same in every version");
static_assert(sizeof(message_entry) == 24 && FABRIC_BLOB_BYTES % 8 == 0, "entries stay aligned");
static_assert(sizeof(message_claim) == 40 && sizeof(message_regions) == 40 &&
                  sizeof(message_table) == 40,
              "no holes");

/* What the user carries from the root to all ranks. */
typedef struct message_root_info {
    uint32_t magic;
    uint16_t version;
    uint16_t family; /* AF_INET or AF_INET6 */
    uint8_t token[MESSAGE_TOKEN_BYTES];
    uint8_t address[16]; /* network order; AF_INET uses 4 */
    uint32_t scope;      /* AF_INET6 link-local: interface index */
    uint16_t port;       /* host order */
    uint16_t local_size; /* bytes of the abstract Unix name */
    char local[64];
    uint8_t boot_id[MESSAGE_BOOT_BYTES];
    char text[64]; /* "127.0.0.1:40123 (lo)", for messages */
    uint64_t check;
} message_root_info;
static_assert(sizeof(message_root_info) <= FABRIC_ROOT_INFO_BYTES, "fits what users pass around");

/* Protocol version of this process. A variable, so that tests can be another version. */
extern uint16_t message_protocol_version;

/* Same time for every difference, so that answers do not reveal how much of a guess was right. */
bool message_token_equal(const uint8_t *a, const uint8_t *b);

/* Largest size a message of this type may have; 0 for unknown types. */
size_t message_size_max(unsigned type);

/* A header is believable: magic, type, size within the bounds of the type. The version is not
 * looked at: its meaning is the root's and the rank's business. */
bool message_header_valid(const message_header *header);

/* Body of a complete message (header->size bytes at `bytes`). FORMAT without failure text when it
 * is not what it should be. Outputs are zero-terminated / zero-padded. */
aivd_status message_hello_decode(const void *bytes, message_hello *hello);
aivd_status message_verdict_decode(const void *bytes, message_verdict *verdict);
/* `members` has room for `size` entries, by rank. */
aivd_status message_table_decode(const void *bytes, uint32_t size, fabric_member *members);

void message_header_fill(void *message, message_type type, size_t size, const uint8_t *token);
/* Return the bytes to send. */
size_t message_hello_fill(message_hello *hello, const uint8_t *token, const void *blob,
                          uint32_t blob_size);
size_t message_verdict_fill(message_verdict *verdict, message_type type, const uint8_t *token,
                            aivd_status status, const char *code, const char *text);
size_t message_table_size(const fabric_member *members, uint32_t size);
void message_table_fill(void *bytes, const uint8_t *token, const fabric_member *members,
                        uint32_t size);

void message_root_info_encode(message_root_info *info, uint8_t *bytes);
/* PARAM with a failure text when the bytes are not a root info. */
aivd_status message_root_info_decode(const uint8_t *bytes, message_root_info *info);

#endif
