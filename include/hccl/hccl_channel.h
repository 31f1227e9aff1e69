/* hccl/hccl_channel.h: channels: what two ranks grant each other.
 *
 * Returns HCCL_SUCCESS or another HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL communicator or required pointer is HCCL_E_PTR, a handle that is not or no longer
 * valid and a value out of range HCCL_E_PARA, a call that is declared but not built
 * HCCL_E_NOT_SUPPORT with a reason. Calls may be made by several threads; the first acquire of a
 * channel needs the peer. Source document: HCCL reference, channel management. */
#ifndef HCCL_CHANNEL_H
#define HCCL_CHANNEL_H

#include "hccl/hccl_types.h"
#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

AIVD_CONSTANT(uint32_t, HCCL_CHANNEL_MAGIC_WORD, 0x0f0f0f0f);
AIVD_CONSTANT(uint32_t, HCCL_CHANNEL_VERSION, 1);
AIVD_CONSTANT(uint32_t, HCCL_CHANNEL_DESC_RAW_MAX_LEN, 128);
AIVD_CONSTANT(uint32_t, HCCL_CHANNEL_CONFIG_SHARED_QUEUE_TAG_MAX_LEN, 255);

/* Attributes of a channel by its protocol. */
typedef struct {
    uint32_t queueNum;
    uint32_t retryCnt;
    uint32_t retryInterval; /* milliseconds */
    uint8_t tc;             /* traffic class */
    uint8_t sl;             /* service level */
} HcclChannelRoceAttr;

typedef struct {
    uint8_t pathMode; /* 0 and 0xFF default, 1 single path, 2 several paths */
} HcclChannelUbMemAttr;

/* One channel to acquire. Prepared by HcclChannelDescInit: what is left alone reads as bytes 0xFF,
 * which mean "default". */
typedef struct {
    CommAbiHeader header;
    uint32_t remoteRank;
    CommProtocol channelProtocol; /* protocol of a link of the rank graph */
    EndpointDesc localEndpoint;
    EndpointDesc remoteEndpoint;
    uint32_t notifyNum;        /* notifies wanted on this side */
    HcclMemHandle *memHandles; /* memories granted to the peer, the caller's array, or NULL */
    uint32_t memHandleNum;
    union {
        uint8_t raws[HCCL_CHANNEL_DESC_RAW_MAX_LEN];
        HcclChannelRoceAttr roceAttr;
        HcclChannelUbMemAttr ubMemAttr;
    };
} HcclChannelDesc;

/* Settings of HcclChannelAcquireWithConfig. */
typedef void *HcclChannelConfig;

typedef enum {
    HCCL_CHANNEL_CONFIG_TYPE_INVALID = -1,
    HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE = 0,
    HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG = 1
} HcclChannelConfigType;

/* Prepares `descNum` descriptors: bytes 0xFF, header, no rank, no protocol, no notifies, no
 * memories. HCCL_E_PTR for NULL. */
static inline HcclResult HcclChannelDescInit(HcclChannelDesc *channelDesc, uint32_t descNum)
{
    if (channelDesc == NULL)
        return HCCL_E_PTR;
    for (uint32_t i = 0; i < descNum; i++) {
        HcclChannelDesc *desc = &channelDesc[i];
        if (memset_s(desc, sizeof(*desc), 0xFF, sizeof(*desc)) != EOK)
            return HCCL_E_INTERNAL;
        desc->header.version = HCCL_CHANNEL_VERSION;
        desc->header.magicWord = HCCL_CHANNEL_MAGIC_WORD;
        desc->header.size = (uint32_t)sizeof(*desc);
        desc->header.reserved = 0;
        desc->remoteRank = 0xFFFFFFFFu;
        desc->channelProtocol = COMM_PROTOCOL_RESERVED;
        desc->notifyNum = 0;
        desc->memHandles = NULL;
        desc->memHandleNum = 0;
        (void)EndpointDescInit(&desc->localEndpoint, 1);
        (void)EndpointDescInit(&desc->remoteEndpoint, 1);
    }
    return HCCL_SUCCESS;
}

/* ---- acquire and release ---- */

/* Connects this rank with peers; returns the existing channel where there is one. Key is
 * communicator, engine, remote rank and protocol, so operators call it every time. The first
 * acquire waits until the peer does the same and exchanges what both grant: the HCCL buffer, then
 * the memories in `memHandles`; HCCL_CONNECT_TIMEOUT bounds it (HCCL_E_TIMEOUT naming the rank).
 * `channelNum` is 1 to 1048576; `channels` receives that many handles, which belong to the
 * communicator. HCCL_E_PARA for a descriptor that HcclChannelDescInit has not prepared, an unknown
 * rank, or a protocol without a link. */
HcclResult HcclChannelAcquire(HcclComm comm, CommEngine engine, const HcclChannelDesc *channelDescs,
                              uint32_t channelNum, ChannelHandle *channels);

/* Like HcclChannelAcquire with settings; here they are checked and change nothing. */
HcclResult HcclChannelAcquireWithConfig(HcclComm comm, CommEngine engine,
                                        const HcclChannelDesc *channelDescs, uint32_t channelNum,
                                        HcclChannelConfig config, ChannelHandle *channels);

/* Finds existing channels; makes none. HCCL_E_NOT_FOUND when one is missing. */
HcclResult HcclChannelQuery(HcclComm comm, CommEngine engine, const HcclChannelDesc *channelDescs,
                            uint32_t channelNum, ChannelHandle *channels);

/* Ends channels before the communicator does. Only CCU channels can be destroyed:
 * HCCL_E_NOT_SUPPORT for others. */
HcclResult HcclChannelDestroy(HcclComm comm, const ChannelHandle *channels, uint32_t channelNum);

/* ---- settings ---- */

/* Makes an empty set of channel settings. The caller destroys it. HCCL_E_UNAVAIL when too many are
 * alive. */
HcclResult HcclChannelConfigCreate(HcclChannelConfig *config);

/* Frees a set of channel settings. */
HcclResult HcclChannelConfigDestroy(HcclChannelConfig config);

/* Sets a number: HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE to 0 or 1. */
HcclResult HcclChannelConfigSetInt(HcclChannelConfig config, HcclChannelConfigType type,
                                   uint32_t value);

/* Sets a text, which is copied: HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG, at most
 * HCCL_CHANNEL_CONFIG_SHARED_QUEUE_TAG_MAX_LEN bytes. */
HcclResult HcclChannelConfigSetStr(HcclChannelConfig config, HcclChannelConfigType type,
                                   const char *value);

/* ---- what a channel reaches ---- */

/* The peer's HCCL buffer: address in this process and on the device, and size. Belongs to the peer;
 * valid as long as both communicators are. */
HcclResult HcclChannelGetHcclBuffer(HcclComm comm, ChannelHandle channel, void **buffer,
                                    uint64_t *size);

/* What the peer granted: first its HCCL buffer, then its memories in the order it listed them. Both
 * arrays have `memNum` entries, belong to the library and are valid as long as the communicator; a
 * later acquire with more memories makes longer ones. On Ascend910B and Ascend910_93 every tag is
 * "HcclBuffer". */
HcclResult HcclChannelGetRemoteMems(HcclComm comm, ChannelHandle channel, uint32_t *memNum,
                                    CommMem **remoteMems, char ***memTags);

#ifdef __cplusplus
}
#endif

#endif
