/* hccl/channel_config.c: the configuration object of HcclChannelAcquireWithConfig. It chooses how
 * work queues of network channels are shared; channels over memory have no queue, so its values are
 * checked and kept, and have no further effect. Handles are numbers (serial << 8 | slot + 1): stale
 * ones are recognised. */
#include <pthread.h>
#include <stdint.h>
#include <string.h>

#include "base/compiler.h"
#include "hccl/comm.h"
#include "hccl/hccl_channel.h"
#include "hccl/result.h"

#define CONFIGS_MAX 255

typedef struct channel_config {
    uint64_t handle; /* 0 = free */
    uint32_t shared_queue;
    char tag[HCCL_CHANNEL_CONFIG_SHARED_QUEUE_TAG_MAX_LEN + 1];
} channel_config;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static channel_config configs[CONFIGS_MAX];
static uint64_t serial;

static aivd_status config_find(const char *call, HcclChannelConfig handle, channel_config **config)
{
    uint64_t number = (uint64_t)(uintptr_t)handle;
    uint64_t slot = (number & 255) - 1;
    if (!handle)
        return base_fail(AIVD_ERR_NULL, "EI0003", "%s: config is NULL", call);
    if (slot >= CONFIGS_MAX || configs[slot].handle != number)
        return base_fail(AIVD_ERR_HANDLE, "EI0003",
                         "%s: %p is not a live channel configuration; make one with "
                         "HcclChannelConfigCreate()",
                         call, handle);
    *config = &configs[slot];
    return AIVD_OK;
}

BASE_EXPORT HcclResult HcclChannelConfigCreate(HcclChannelConfig *config)
{
    if (!config)
        return hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcclChannelConfigCreate: config is NULL"));
    aivd_status s = AIVD_OK;
    uint32_t slot = 0;
    pthread_mutex_lock(&lock);
    while (slot < CONFIGS_MAX && configs[slot].handle)
        slot++;
    if (slot < CONFIGS_MAX) {
        configs[slot] = (channel_config){.handle = ++serial << 8 | (slot + 1)};
        *config = (HcclChannelConfig)(uintptr_t)configs[slot].handle;
    } else {
        s = base_fail(AIVD_ERR_LIMIT, NULL,
                      "HcclChannelConfigCreate: %d configurations are alive, the limit; destroy "
                      "some with HcclChannelConfigDestroy()",
                      CONFIGS_MAX);
    }
    pthread_mutex_unlock(&lock);
    return hccl_result(s);
}

BASE_EXPORT HcclResult HcclChannelConfigDestroy(HcclChannelConfig config)
{
    channel_config *c;
    pthread_mutex_lock(&lock);
    aivd_status s = config_find(__func__, config, &c);
    if (!s)
        c->handle = 0;
    pthread_mutex_unlock(&lock);
    return hccl_result(s);
}

BASE_EXPORT HcclResult HcclChannelConfigSetInt(HcclChannelConfig config, HcclChannelConfigType type,
                                               uint32_t value)
{
    channel_config *c;
    pthread_mutex_lock(&lock);
    aivd_status s = config_find(__func__, config, &c);
    if (!s && (type != HCCL_CHANNEL_CONFIG_TYPE_IS_SHARED_QUEUE || value > 1))
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclChannelConfigSetInt: type %d with value %u, allowed is type 0 (shared "
                      "queue) with 0 or 1",
                      (int)type, value);
    if (!s)
        c->shared_queue = value;
    pthread_mutex_unlock(&lock);
    return hccl_result(s);
}

BASE_EXPORT HcclResult HcclChannelConfigSetStr(HcclChannelConfig config, HcclChannelConfigType type,
                                               const char *value)
{
    channel_config *c;
    if (!value)
        return hccl_result(
            base_fail(AIVD_ERR_NULL, "EI0003", "HcclChannelConfigSetStr: value is NULL"));
    pthread_mutex_lock(&lock);
    aivd_status s = config_find(__func__, config, &c);
    if (!s && (type != HCCL_CHANNEL_CONFIG_TYPE_SHARED_QUEUE_TAG ||
               strnlen(value, sizeof c->tag) == sizeof c->tag))
        s = base_fail(AIVD_ERR_PARAM, "EI0003",
                      "HcclChannelConfigSetStr: allowed is type 1 (tag of the shared queue) with "
                      "at most %zu characters; type is %d",
                      sizeof c->tag - 1, (int)type);
    if (!s)
        strcpy(c->tag, value);
    pthread_mutex_unlock(&lock);
    return hccl_result(s);
}

BASE_EXPORT HcclResult HcclChannelAcquireWithConfig(HcclComm comm, CommEngine engine,
                                                    const HcclChannelDesc *channelDescs,
                                                    uint32_t channelNum, HcclChannelConfig config,
                                                    ChannelHandle *channels)
{
    channel_config *c;
    pthread_mutex_lock(&lock);
    aivd_status s = config_find(__func__, config, &c);
    pthread_mutex_unlock(&lock);
    if (s)
        return hccl_result(s);
    return HcclChannelAcquire(comm, engine, channelDescs, channelNum, channels);
}
