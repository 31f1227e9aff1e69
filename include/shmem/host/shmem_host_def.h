/* host/shmem_host_def.h: codes, modes and structures of the host's calls of symmetric memory.
 *
 * The interface is documented for C++. Here it is C as well: ACLSHMEMX_INIT_ATTR_INITIALIZER does
 * in C what default member values do in C++. Source document: aclshmem reference, data types. */
#ifndef SHMEM_HOST_DEF_H
#define SHMEM_HOST_DEF_H

#include "../host_device/shmem_common_types.h"
#include "acl/acl_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

AIVD_SHMEM_CONSTANT(uint16_t, ACLSHMEM_UNIQUE_ID_INNER_LEN, 124);
AIVD_SHMEM_CONSTANT(int, DEFAULT_TIMEOUT, 120); /* seconds */

#define ACLSHMEM_HOST_API         __attribute__((visibility("default")))
#define ACLSHMEM_MAJOR_VERSION    1
#define ACLSHMEM_MINOR_VERSION    1
#define ACLSHMEM_MAX_NAME_LEN     256
#define ACLSHMEM_VENDOR_MAJOR_VER 1
#define ACLSHMEM_VENDOR_MINOR_VER 1
#define ACLSHMEM_VENDOR_PATCH_VER 1
#define ACLSHMEM_MAX_IP_PORT_LEN  64

/* What a call returns. */
typedef enum aclshmem_error_code_t {
    ACLSHMEM_SUCCESS = 0,
    ACLSHMEM_INVALID_PARAM = -1,   /* an argument does not fit the others, or the call's place */
    ACLSHMEM_INVALID_VALUE = -2,   /* a value is out of its range */
    ACLSHMEM_SMEM_ERROR = -3,      /* PEs disagree or one is missing */
    ACLSHMEM_INNER_ERROR = -4,     /* the library cannot go on */
    ACLSHMEM_NOT_INITED = -5,      /* before init or after finalize */
    ACLSHMEM_BOOTSTRAP_ERROR = -6, /* PEs do not find each other */
    ACLSHMEM_TIMEOUT_ERROR = -7,
    ACLSHMEM_MALLOC_FAILED = -8,
    ACLSHMEM_DL_FUNC_FAILED = -9, /* a library that the mode needs cannot be loaded */
    ACLSHMEM_INNER_TIMEOUT = -10,
    ACLSHMEM_UNDER_API_UNLOAD = -11,
    ACLSHMEM_NOT_SUPPORTED = -100
} aclshmem_error_code_t;

/* How PEs find each other: flags of aclshmemx_init_attr. */
#ifdef __cplusplus
enum aclshmemx_bootstrap_t : unsigned {
    ACLSHMEMX_INIT_WITH_DEFAULT = 1U << 0,  /* at the address ip_port */
    ACLSHMEMX_INIT_WITH_MPI = 1U << 1,      /* as ranks of an MPI communicator */
    ACLSHMEMX_INIT_WITH_UNIQUEID = 1U << 3, /* by an identification one PE made */
    ACLSHMEMX_INIT_MAX = 1U << 31
};
#else
typedef unsigned aclshmemx_bootstrap_t;
#define ACLSHMEMX_INIT_WITH_DEFAULT  (1U << 0)
#define ACLSHMEMX_INIT_WITH_MPI      (1U << 1)
#define ACLSHMEMX_INIT_WITH_UNIQUEID (1U << 3)
#define ACLSHMEMX_INIT_MAX           (1U << 31)
#endif

/* What aclshmemx_init_status tells. */
typedef enum aclshmemx_init_status_t {
    ACLSHMEM_STATUS_NOT_INITIALIZED = 0,
    ACLSHMEM_STATUS_SHM_CREATED = 1,
    ACLSHMEM_STATUS_IS_INITIALIZED = 2,
    ACLSHMEM_STATUS_INVALID = INT_MAX
} aclshmemx_init_status_t;

/* How a PE can be reached; a mask per PE. */
#ifdef __cplusplus
enum aclshmem_transport_t : uint8_t {
#else
typedef uint8_t aclshmem_transport_t;
enum {
#endif
    ACLSHMEM_TRANSPORT_MTE = 1 << 0,
    ACLSHMEM_TRANSPORT_ROCE = 1 << 1,
    ACLSHMEM_TRANSPORT_SDMA = 1 << 2,
    ACLSHMEM_TRANSPORT_UDMA = 1 << 3
};

/* Whether a host operation waits. */
typedef enum aclshmem_block_mode_t { NO_NBI = 0, NBI = 1 } aclshmem_block_mode_t;

/* Optional settings; all zero means the defaults. */
typedef struct {
    int version;                               /* (1 << 16) + sizeof of this structure */
    data_op_engine_type_t data_op_engine_type; /* mask of the engines that may be used */
    uint32_t shm_init_timeout;                 /* seconds to find the other PEs */
    uint32_t shm_create_timeout;               /* seconds to make the heap */
    uint32_t control_operation_timeout;        /* seconds of every later collective host call */
    int32_t sockFd;                            /* a listening socket to use; 0: none */
} aclshmem_init_optional_attr_t;

#define AIVD_SHMEM_OPTIONAL_DEFAULTS                                                               \
    {                                                                                              \
        (1 << 16) + (int)sizeof(aclshmem_init_optional_attr_t), ACLSHMEM_DATA_OP_MTE,              \
            DEFAULT_TIMEOUT, DEFAULT_TIMEOUT, DEFAULT_TIMEOUT, 0                                   \
    }

/* What aclshmemx_init_attr needs. Equal on all PEs, my_pe excepted. */
#ifdef __cplusplus
typedef struct aclshmemx_init_attr_t {
    int my_pe;                                   /* 0 .. n_pes - 1 */
    int n_pes;                                   /* 1 .. ACLSHMEM_MAX_PES */
    char ip_port[ACLSHMEM_MAX_IP_PORT_LEN] = {}; /* "tcp://host:port" or "tcp6://[address]:port" */
    uint64_t local_mem_size;                     /* bytes of symmetric heap on each PE */
    aclshmem_init_optional_attr_t option_attr = AIVD_SHMEM_OPTIONAL_DEFAULTS;
    void *comm_args = nullptr; /* aclshmemx_uniqueid_t * or MPI_Comm *, by mode */
    uint64_t instance_id = 0;
} aclshmemx_init_attr_t;
#else
typedef struct aclshmemx_init_attr_t {
    int my_pe;
    int n_pes;
    char ip_port[ACLSHMEM_MAX_IP_PORT_LEN];
    uint64_t local_mem_size;
    aclshmem_init_optional_attr_t option_attr;
    void *comm_args;
    uint64_t instance_id;
} aclshmemx_init_attr_t;
#endif

/* aclshmemx_init_attr_t attr = ACLSHMEMX_INIT_ATTR_INITIALIZER; then the first four fields. */
#define ACLSHMEMX_INIT_ATTR_INITIALIZER                                                            \
    {                                                                                              \
        0, 0, {0}, 0, AIVD_SHMEM_OPTIONAL_DEFAULTS, NULL, 0                                        \
    }

/* An identification of a group of PEs: made on one, carried to the others as bytes. */
typedef struct {
    int32_t version;
    int my_pe;
    int n_pes;
    char internal[ACLSHMEM_UNIQUE_ID_INNER_LEN];
} aclshmemx_uniqueid_t;

AIVD_SHMEM_CONSTANT(int32_t, ACLSHMEM_UNIQUEID_VERSION,
                    (1 << 16) + (int)sizeof(aclshmemx_uniqueid_t));
#define ACLSHMEM_UNIQUEID_INITIALIZER                                                              \
    {                                                                                              \
        ACLSHMEM_UNIQUEID_VERSION, 0, 0,                                                           \
        {                                                                                          \
            0                                                                                      \
        }                                                                                          \
    }

/* Decrypts a private key's password: cipher text, its length, where the plain text goes, and its
 * room on entry, its length on return (a reference in C++, the same to a caller). */
#ifdef __cplusplus
typedef int (*aclshmem_decrypt_handler)(const char *cipherText, size_t cipherTextLen,
                                        char *plainText, size_t &plainTextLen);
#else
typedef int (*aclshmem_decrypt_handler)(const char *cipherText, size_t cipherTextLen,
                                        char *plainText, size_t *plainTextLen);
#endif

#ifdef __cplusplus
}
#endif

#endif
