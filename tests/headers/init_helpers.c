/* Proves: the inline Init functions, compiled into the program as C and as C++, leave exactly the
 * documented bytes: magic, version and size in the header, 0xFF where nothing was said, and the
 * documented defaults. Expected values are literals. */
#include <stdio.h>
#include <string.h>

#include "hccl/hccl.h"
#include "hccl/hccl_res.h"

static int failed;

static void expect(int ok, const char *what, int line)
{
    if (!ok) {
        fprintf(stderr, "line %d: %s\n", line, what);
        failed = 1;
    }
}
#define EXPECT(condition) expect(condition, #condition, __LINE__)

static int all_bytes(const void *from, size_t size, unsigned char value)
{
    const unsigned char *bytes = (const unsigned char *)from;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != value)
            return 0;
    return 1;
}

static uint32_t word_at(const void *from, size_t offset)
{
    uint32_t word;
    memcpy(&word, (const char *)from + offset, sizeof word);
    return word;
}

static void test_config(void)
{
    static HcclCommConfig config;
    memset(&config, 0x5a, sizeof config);
    HcclCommConfigInit(&config);
    EXPECT(word_at(&config, 0) == 2248 && word_at(&config, 4) == 0);
    EXPECT(word_at(&config, 8) == 0xf0f0f0f0u);
    EXPECT(word_at(&config, 12) == 11);
    EXPECT(word_at(&config, 16) == 0 && word_at(&config, 20) == 0);
    EXPECT(word_at(&config, 24) == 0xffffffffu && word_at(&config, 28) == 0xffffffffu);
    EXPECT(all_bytes((const char *)&config + 32, 256, 0));
    EXPECT(word_at(&config, 288) == 0);
    EXPECT(word_at(&config, 292) == 0xffffffffu && word_at(&config, 296) == 0xffffffffu);
    EXPECT(word_at(&config, 300) == 0 && config.hcclJobID == 0);
    EXPECT(config.aclGraphZeroCopyEnable == 0 && word_at(&config, 316) == 0xffffffffu);
    EXPECT(all_bytes((const char *)&config + 320, 2226 - 320, 0));
    EXPECT(word_at(&config, 2228) == 0xffffffffu);
    EXPECT(config.hcclSymWinMaxMemSizePerRank == 16);
    EXPECT(word_at(&config, 2240) == 0xffffffffu);
    HcclCommConfigInit(NULL);
}

static void check_endpoint(const EndpointDesc *endpoint)
{
    EXPECT(all_bytes(endpoint, sizeof *endpoint, 0xff)); /* the reserved enumerators are -1 */
    EXPECT(endpoint->protocol == COMM_PROTOCOL_RESERVED);
    EXPECT(endpoint->commAddr.type == COMM_ADDR_TYPE_RESERVED);
    EXPECT(endpoint->loc.locType == ENDPOINT_LOC_TYPE_RESERVED);
}

static void test_channel(void)
{
    HcclChannelDesc descs[3];
    memset(descs, 0x5a, sizeof descs);
    EXPECT(HcclChannelDescInit(descs, 2) == HCCL_SUCCESS);
    EXPECT(all_bytes(&descs[2], sizeof descs[2], 0x5a));
    for (int i = 0; i < 2; i++) {
        const HcclChannelDesc *d = &descs[i];
        EXPECT(word_at(d, 0) == 1 && word_at(d, 4) == 0x0f0f0f0fu);
        EXPECT(word_at(d, 8) == 496 && word_at(d, 12) == 0);
        EXPECT(d->remoteRank == 0xffffffffu && d->channelProtocol == COMM_PROTOCOL_RESERVED);
        check_endpoint(&d->localEndpoint);
        check_endpoint(&d->remoteEndpoint);
        EXPECT(d->notifyNum == 0 && d->memHandles == NULL && d->memHandleNum == 0);
        EXPECT(all_bytes(d->raws, 128, 0xff) && d->ubMemAttr.pathMode == 0xff);
    }
    EXPECT(HcclChannelDescInit(NULL, 1) == HCCL_E_PTR);
}

static void test_link(void)
{
    CommLink links[2];
    EXPECT(CommLinkInit(links, 2) == HCCL_SUCCESS);
    for (int i = 0; i < 2; i++) {
        EXPECT(word_at(&links[i], 0) == 1 && word_at(&links[i], 4) == 0x0f0e0f0fu);
        EXPECT(word_at(&links[i], 8) == 464 && word_at(&links[i], 12) == 0);
        check_endpoint(&links[i].srcEndpointDesc);
        check_endpoint(&links[i].dstEndpointDesc);
        EXPECT(links[i].linkAttr.linkProtocol == COMM_PROTOCOL_RESERVED);
        EXPECT(links[i].linkAttr.hop == 1);
        EXPECT(all_bytes(&links[i].linkAttr.raws[5], 123, 0xff));
    }
    EXPECT(CommLinkInit(NULL, 1) == HCCL_E_PTR);
    EXPECT(EndpointDescInit(NULL, 1) == 2);
}

static void test_thread(void)
{
    ThreadConfig config;
    memset(&config, 0x5a, sizeof config);
    EXPECT(ThreadConfigInit(&config, 1) == 0);
    EXPECT(word_at(&config, 0) == 1 && word_at(&config, 4) == 0x0f0f0f2fu);
    EXPECT(word_at(&config, 8) == 32);
    EXPECT(all_bytes((const char *)&config + 12, 20, 0));
    EXPECT(ThreadConfigInit(NULL, 1) == 2);
}

int main(void)
{
    test_config();
    test_channel();
    test_link();
    test_thread();
    return failed;
}
