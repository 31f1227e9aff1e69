/* acl/event: events. */
#include <stdatomic.h>

#include "code.h"

/* aclrtSetOpWaitTimeout, seconds; 0 = none. */
static _Atomic uint32_t wait_seconds;

static aclError create(aclrtEvent *event, uint32_t flags)
{
    npu_event *made;
    int32_t device;
    if (!event)
        return acl_null("event");
    aivd_status status = npu_device_current(&device);
    if (status == AIVD_OK)
        status = npu_event_create(flags, &made);
    if (status == AIVD_OK)
        *event = made;
    return acl_code_or_of(status, AIVD_ERR_LIMIT, ACL_ERROR_RT_NO_EVENT_RESOURCE);
}

BASE_EXPORT aclError aclrtCreateEvent(aclrtEvent *event)
{
    return acl_tell(create(event, 0));
}

BASE_EXPORT aclError aclrtCreateEventWithFlag(aclrtEvent *event, uint32_t flag)
{
    const uint32_t known = ACL_EVENT_SYNC | ACL_EVENT_CAPTURE_STREAM_PROGRESS |
                           ACL_EVENT_TIME_LINE | ACL_EVENT_DEVICE_USE_ONLY | ACL_EVENT_EXTERNAL |
                           ACL_EVENT_IPC;
    if (flag == 0 || (flag & ~known))
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "event flags 0x%x: give at least one known flag; ACL_EVENT_SYNC "
                                  "and ACL_EVENT_TIME_LINE are the usual ones",
                                  flag));
    if ((flag & ACL_EVENT_IPC) && (flag & ACL_EVENT_TIME_LINE))
        return acl_code(base_fail(AIVD_ERR_PARAM, NULL,
                                  "event flags 0x%x: an event for other processes (ACL_EVENT_IPC) "
                                  "has no time stamps (ACL_EVENT_TIME_LINE)",
                                  flag));
    return acl_tell(create(event, flag));
}

BASE_EXPORT aclError aclrtCreateEventExWithFlag(aclrtEvent *event, uint32_t flag)
{
    return aclrtCreateEventWithFlag(event, flag);
}

BASE_EXPORT aclError aclrtDestroyEvent(aclrtEvent event)
{
    if (!event)
        return acl_null("event");
    return acl_code(npu_event_destroy(event));
}

BASE_EXPORT aclError aclrtRecordEvent(aclrtEvent event, aclrtStream stream)
{
    npu_stream *real;
    if (!event)
        return acl_null("event");
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_event_record(event, real)));
}

BASE_EXPORT aclError aclrtResetEvent(aclrtEvent event, aclrtStream stream)
{
    npu_stream *real;
    if (!event)
        return acl_null("event");
    aclError code = acl_stream(stream, &real);
    return acl_tell(code ? code : acl_code_of(npu_event_reset(event, real)));
}

static aclError query(aclrtEvent event, bool *recorded)
{
    if (!event)
        return acl_null("event");
    return acl_code_of(npu_event_query(event, recorded));
}

BASE_EXPORT aclError aclrtQueryEvent(aclrtEvent event, aclrtEventStatus *status)
{
    bool recorded;
    if (!status)
        return acl_null("status");
    aclError code = query(event, &recorded);
    if (code == ACL_SUCCESS)
        *status = recorded ? ACL_EVENT_STATUS_COMPLETE : ACL_EVENT_STATUS_NOT_READY;
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtQueryEventStatus(aclrtEvent event, aclrtEventRecordedStatus *status)
{
    bool recorded;
    if (!status)
        return acl_null("status");
    aclError code = query(event, &recorded);
    if (code == ACL_SUCCESS)
        *status =
            recorded ? ACL_EVENT_RECORDED_STATUS_COMPLETE : ACL_EVENT_RECORDED_STATUS_NOT_READY;
    return acl_tell(code);
}

BASE_EXPORT aclError aclrtQueryEventWaitStatus(aclrtEvent event, aclrtEventWaitStatus *status)
{
    bool over;
    if (!event || !status)
        return acl_null(event ? "status" : "event");
    aclError code = acl_code_of(npu_event_query_waits(event, &over));
    if (code == ACL_SUCCESS)
        *status = over ? ACL_EVENT_WAIT_STATUS_COMPLETE : ACL_EVENT_WAIT_STATUS_NOT_READY;
    return acl_tell(code);
}

static aclError synchronize(aclrtEvent event, uint64_t ns)
{
    if (!event)
        return acl_null("event");
    return acl_code_or_of(npu_event_synchronize(event, ns), AIVD_ERR_TIMEOUT,
                       ACL_ERROR_RT_EVENT_SYNC_TIMEOUT);
}

BASE_EXPORT aclError aclrtSynchronizeEvent(aclrtEvent event)
{
    return acl_tell(synchronize(event, BASE_NEVER));
}

BASE_EXPORT aclError aclrtSynchronizeEventWithTimeout(aclrtEvent event, int32_t timeout)
{
    uint64_t ns;
    aclError code = acl_code_of(acl_timeout(timeout, &ns));
    return acl_tell(code ? code : synchronize(event, ns));
}

static aclError wait_for(aclrtStream stream, aclrtEvent event, uint64_t ns)
{
    npu_stream *real;
    if (!event)
        return acl_null("event");
    aclError code = acl_stream(stream, &real);
    return code ? code : acl_code_of(npu_event_wait(real, event, ns));
}

BASE_EXPORT aclError aclrtSetOpWaitTimeout(uint32_t timeout)
{
    atomic_store_explicit(&wait_seconds, timeout, memory_order_relaxed);
    return ACL_SUCCESS;
}

uint64_t acl_wait_limit_ns(void)
{
    uint32_t seconds = atomic_load_explicit(&wait_seconds, memory_order_relaxed);
    return seconds ? seconds * BASE_NS_PER_S : BASE_NEVER;
}

BASE_EXPORT aclError aclrtStreamWaitEvent(aclrtStream stream, aclrtEvent event)
{
    return acl_tell(wait_for(stream, event, acl_wait_limit_ns()));
}

BASE_EXPORT aclError aclrtStreamWaitEventWithTimeout(aclrtStream stream, aclrtEvent event,
                                                     int32_t timeout)
{
    uint64_t ns;
    aclError code = acl_code_of(acl_timeout(timeout, &ns));
    return acl_tell(code ? code : wait_for(stream, event, ns));
}

BASE_EXPORT aclError aclrtEventElapsedTime(float *ms, aclrtEvent startEvent, aclrtEvent endEvent)
{
    double milliseconds;
    if (!ms || !startEvent || !endEvent)
        return acl_null("ms, startEvent or endEvent");
    aivd_status status = npu_event_elapsed(startEvent, endEvent, &milliseconds);
    if (status == AIVD_OK)
        *ms = (float)milliseconds;
    if (status == AIVD_ERR_MISMATCH)
        return acl_keep(ACL_ERROR_RT_EVENT_TIMESTAMP_REVERSAL);
    return acl_code_or(status, AIVD_ERR_AGAIN, ACL_ERROR_RT_EVENT_TIMESTAMP_INVALID);
}
