/* hccl/hcomm_channel.h: channels between endpoints, below the communicator.
 *
 * Returns 0 or another number of HcclResult; aclGetRecentErrMsg() of the same thread then says
 * what was wrong, the value given, the values allowed and the remedy. Outputs are set on success
 * only. A NULL required pointer is 2, a handle that is not or no longer valid and a value
 * out of range 1, a call that is declared but not built 5 with a
 * reason.
 * Source document: HCCL reference, base communication. */
#ifndef HCOMM_CHANNEL_H
#define HCOMM_CHANNEL_H

#include "hccl/hcomm_res_defs.h"

#ifdef __cplusplus
extern "C" {
#endif

AIVD_CONSTANT(uint32_t, HCOMM_CHANNEL_MAGIC_WORD, 0x0fcf0f0f);
AIVD_CONSTANT(uint32_t, HCOMM_CHANNEL_VERSION, 4);

/* Attributes of a channel by its protocol. */
typedef struct {
    uint32_t queueNum;
    uint32_t retryCnt;
    uint32_t retryInterval; /* milliseconds */
    uint8_t tc;             /* traffic class */
    uint8_t sl;             /* service level */
} HcommChannelRoceAttr;

typedef struct {
    uint32_t qos;
} HcommChannelHccsAttr;

typedef struct {
    uint32_t sqDepth;
} HcommChannelUbAttr;

typedef struct {
    uint8_t pathMode;
} HcommChannelUbMemAttr;

/* One channel to create. */
typedef struct {
    CommAbiHeader header;
    EndpointDesc remoteEndpoint;
    uint32_t notifyNum;
    bool exchangeAllMems;
    HcommMemHandle *memHandles; /* memHandleNum of them, the caller's */
    uint32_t memHandleNum;
    HcommSocket socket;
    HcommSocketRole role;
    uint16_t port;
    union {
        uint8_t raws[128];
        HcommChannelRoceAttr roceAttr;
        HcommChannelHccsAttr hccsAttr;
        HcommChannelUbAttr ubAttr;
        HcommChannelUbMemAttr ubMemAttr;
    };
    uint32_t qos;
    const char *channelName; /* at most 191 bytes */
} HcommChannelDesc;

/* Settings of HcommChannelCreateWithConfig. */
typedef void *HcommChannelConfig;
typedef enum { HCOMM_CHANNEL_CONFIG_TYPE_INVALID = -1 } HcommChannelConfigType;

/* Connects an endpoint with others. */
HcommResult HcommChannelCreate(EndpointHandle endpointHandle, CommEngine engine,
                               HcommChannelDesc *channelDescs, uint32_t channelNum,
                               ChannelHandle *channels);

/* Makes an empty set of channel settings. */
HcommResult HcommChannelConfigCreate(HcommChannelConfig *config);

/* Frees a set of channel settings. */
HcommResult HcommChannelConfigDestroy(HcommChannelConfig config);

/* Sets a number among channel settings. */
HcommResult HcommChannelConfigSetInt(HcommChannelConfig config, HcommChannelConfigType type,
                                     uint32_t value);

/* Connects an endpoint with others, with settings. */
HcommResult HcommChannelCreateWithConfig(EndpointHandle endpointHandle, CommEngine engine,
                                         HcommChannelDesc *channelDescs, uint32_t channelNum,
                                         HcommChannelConfig config, ChannelHandle *channels);

/* How far channels are. */
HcommResult HcommChannelGetStatus(const ChannelHandle *channelList, uint32_t listNum,
                                  int32_t *statusList);

/* Ends channels. */
HcommResult HcommChannelDestroy(const ChannelHandle *channels, uint32_t channelNum);

#ifdef __cplusplus
}
#endif

#endif
