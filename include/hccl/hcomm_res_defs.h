/* hccl/hcomm_res_defs.h: the words channels, rank graph and threads share: handles, engines,
 * protocols, addresses, endpoints, memory. Layouts are fixed: they cross from program to library by
 * address. Source document: HCCL reference, data types. */
#ifndef HCOMM_RES_DEFS_H
#define HCOMM_RES_DEFS_H

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aivdrive/constant.h"
#include "securec.h"

#ifdef __cplusplus
extern "C" {
#endif

/* 0 or a number of HcclResult. */
typedef int32_t HcommResult;

/* Handles; they belong to the library. */
typedef void *EndpointHandle;
typedef void *HcommMemHandle;
typedef void *HcommSocket;
typedef uint64_t ChannelHandle;
typedef uint64_t ThreadHandle;

/* First bytes of every structure with a version: set by its Init function. */
typedef struct {
    uint32_t version;
    uint32_t magicWord;
    uint32_t size; /* bytes of the whole structure */
    uint32_t reserved;
} CommAbiHeader;

/* What runs the communication. */
typedef enum {
    COMM_ENGINE_RESERVED = -1,
    COMM_ENGINE_CPU = 0,
    COMM_ENGINE_CPU_TS = 1,
    COMM_ENGINE_AICPU = 2,
    COMM_ENGINE_AICPU_TS = 3,
    COMM_ENGINE_AIV = 4,
    COMM_ENGINE_CCU = 5
} CommEngine;

/* What a link speaks. Two numbers have an older second name. */
typedef enum {
    COMM_PROTOCOL_RESERVED = -1,
    COMM_PROTOCOL_HCCS = 0,
    COMM_PROTOCOL_ROCE = 1,
    COMM_PROTOCOL_PCIE = 2,
    COMM_PROTOCOL_SIO = 3,
    COMM_PROTOCOL_UB_CTP = 4,
    COMM_PROTOCOL_UBC_CTP = 4,
    COMM_PROTOCOL_UBC_TP = 5,
    COMM_PROTOCOL_UB_MEM = 6,
    COMM_PROTOCOL_UBOE = 7,
    COMM_PROTOCOL_HCCS_ONLY = 8,
    COMM_PROTOCOL_UB_RTP = 9,
    COMM_PROTOCOL_UBG = 9
} CommProtocol;

/* Which member of CommAddr is used. */
typedef enum {
    COMM_ADDR_TYPE_RESERVED = -1,
    COMM_ADDR_TYPE_IP_V4 = 0,
    COMM_ADDR_TYPE_IP_V6 = 1,
    COMM_ADDR_TYPE_ID = 2,
    COMM_ADDR_TYPE_EID = 3
} CommAddrType;

AIVD_CONSTANT(uint32_t, COMM_ADDR_EID_LEN, 16);

typedef struct {
    CommAddrType type;
    union {
        uint8_t raws[36];
        struct in_addr addr;   /* network byte order */
        struct in6_addr addr6; /* network byte order */
        uint32_t id;
        uint8_t eid[COMM_ADDR_EID_LEN];
    };
} CommAddr;

/* Where an endpoint is. */
typedef enum {
    ENDPOINT_LOC_TYPE_RESERVED = -1,
    ENDPOINT_LOC_TYPE_DEVICE = 0,
    ENDPOINT_LOC_TYPE_HOST = 1
} EndpointLocType;

typedef struct {
    uint32_t devPhyId;    /* device on its server */
    uint32_t superDevId;  /* device in its super-pod */
    uint32_t serverIdx;   /* server in its super-pod */
    uint32_t superPodIdx; /* super-pod in the cluster */
} EndpointLocDevice;

typedef struct {
    uint32_t id;
} EndpointLocHost;

typedef struct {
    EndpointLocType locType; /* says which member is used */
    union {
        uint8_t raws[60];
        EndpointLocDevice device;
        EndpointLocHost host;
    };
} EndpointLoc;

/* One end of a link. */
typedef struct {
    CommProtocol protocol;
    CommAddr commAddr;
    EndpointLoc loc;
    union {
        uint8_t raws[52];
    };
} EndpointDesc;

/* Where a memory is. */
typedef enum {
    COMM_MEM_TYPE_INVALID = -1,
    COMM_MEM_TYPE_DEVICE = 0,
    COMM_MEM_TYPE_HOST = 1
} CommMemType;

typedef struct {
    CommMemType type;
    void *addr;
    uint64_t size; /* bytes */
} CommMem;

typedef enum {
    HCOMM_SOCKET_ROLE_RESERVED = -1,
    HCOMM_SOCKET_ROLE_CLIENT = 0,
    HCOMM_SOCKET_ROLE_SERVER = 1
} HcommSocketRole;

typedef enum {
    HCOMM_ENDPOINT_FEATURE_INVALID = -1,
    HCOMM_ENDPOINT_FEATURE_NDA = 0
} HcommEndpointFeatureType;

/* ---- communication threads ---- */

typedef enum { THREAD_TYPE_INVALID = -1, THREAD_TYPE_TS = 0 } ThreadType;

typedef enum { THREAD_RES_TYPE_INVALID = -1, THREAD_RES_TYPE_STREAM = 0 } ThreadResType;

AIVD_CONSTANT(uint32_t, HCOMM_THREAD_CONFIG_MAGIC_WORD, 0x0f0f0f2f);
AIVD_CONSTANT(uint32_t, HCOMM_THREAD_CONFIG_VERSION, 1);

typedef struct {
    CommAbiHeader header;
    uint16_t notifyNumPerThread;
    uint8_t reserved[14];
} ThreadConfig;

/* Prepares `num` thread configurations: zeros and the header. 2 (null pointer) for NULL. */
static inline HcommResult ThreadConfigInit(ThreadConfig *config, uint32_t num)
{
    if (config == NULL)
        return 2;
    for (uint32_t i = 0; i < num; i++) {
        if (memset_s(&config[i], sizeof(config[i]), 0, sizeof(config[i])) != EOK)
            return 4;
        config[i].header.version = HCOMM_THREAD_CONFIG_VERSION;
        config[i].header.magicWord = HCOMM_THREAD_CONFIG_MAGIC_WORD;
        config[i].header.size = (uint32_t)sizeof(config[i]);
    }
    return 0;
}

/* Prepares `num` endpoints: bytes 0xFF, no protocol, no address, no place. 2 (null pointer) for
 * NULL. */
static inline HcommResult EndpointDescInit(EndpointDesc *endpoint, uint32_t num)
{
    if (endpoint == NULL)
        return 2;
    for (uint32_t i = 0; i < num; i++) {
        if (memset_s(&endpoint[i], sizeof(endpoint[i]), 0xFF, sizeof(endpoint[i])) != EOK)
            return 4;
        endpoint[i].protocol = COMM_PROTOCOL_RESERVED;
        endpoint[i].commAddr.type = COMM_ADDR_TYPE_RESERVED;
        endpoint[i].loc.locType = ENDPOINT_LOC_TYPE_RESERVED;
    }
    return 0;
}

#ifdef __cplusplus
}
#endif

#endif
