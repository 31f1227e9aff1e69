/* npu/progress: see progress.h.
 *
 * One thread at a time has the role of the listener. Before it runs a stream it gives the role up,
 * and another thread takes it when more work is there: a kernel of one stream may wait for a kernel
 * of another. A thread that comes back and finds the role taken ends. */
#include "npu/progress.h"

#include <pthread.h>
#include <signal.h>
#include <string.h>

#include "base/log.h"
#include "base/time.h"
#include "npu/stream.h"

enum { TICK_NS = 10000000, IDLE_TICKS = 10 };
enum { WISH_NONE, WISH_QUIET, WISH_TAKE };

/* Looks at every stream of the device. The claimed one, if any; *waiting tells whether others have
 * tasks that nobody runs. */
static npu_stream *look_around(npu_device *device, npu_patience patience, bool *waiting)
{
    npu_stream *claimed = NULL;
    _Atomic uint32_t *hint = &device->region->control->unclaimed;
    *waiting = false;
    pthread_mutex_lock(&device->lock);
    /* Lower the hint first: whoever queues behind our look raises it again, and so does the look.
     */
    atomic_store_explicit(&device->more, false, memory_order_relaxed);
    atomic_store_explicit(hint, 0, memory_order_relaxed);
    for (npu_stream *s = device->streams; s; s = s->next) {
        npu_look look = npu_stream_look(s, claimed ? NPU_TAKE_NONE : patience);
        if (look == NPU_LOOK_CLAIMED)
            claimed = s;
        *waiting = *waiting || look == NPU_LOOK_WAITING;
    }
    pthread_mutex_unlock(&device->lock);
    return claimed;
}

static bool role_take(npu_device *device, uint32_t from)
{
    return atomic_compare_exchange_strong_explicit(&device->listener, &from, NPU_LISTENER_TICKING,
                                                   memory_order_seq_cst, memory_order_seq_cst);
}

/* Sleeps until rung. Announce, look again, sleep: see npu_progress_notice(). */
static void sleep_long(npu_device *device, uint32_t ticket)
{
    bool waiting;
    atomic_store_explicit(&device->listener, NPU_LISTENER_ASLEEP, memory_order_relaxed);
    look_around(device, NPU_TAKE_NONE, &waiting);
    if (!waiting)
        fabric_doorbell_sleep(device->id, ticket, BASE_NEVER);
    role_take(device, NPU_LISTENER_ASLEEP);
}

/* Runs one stream to its end; false when the role went to another thread meanwhile. Other work,
 * also what came while the role was still ours, goes to another thread. */
static bool run(npu_device *device, npu_stream *stream)
{
    bool waiting;
    atomic_store_explicit(&device->listener, NPU_LISTENER_NONE, memory_order_relaxed);
    look_around(device, NPU_TAKE_NONE, &waiting);
    if (waiting)
        npu_progress_notice(device);
    npu_stream_run_taken(stream);
    return role_take(device, NPU_LISTENER_NONE);
}

static void *listen(void *context)
{
    npu_device *device = context;
    uint32_t seen = fabric_doorbell_ticket(device->id);
    unsigned idle = 0;
    for (;;) {
        bool waiting;
        uint32_t ticket = fabric_doorbell_ticket(device->id);
        uint32_t wish = atomic_exchange_explicit(&device->wish, WISH_NONE, memory_order_acquire);
        /* Rung without a wish of this process: a peer waits for us. */
        bool now = wish == WISH_TAKE || (wish == WISH_NONE && ticket != seen);
        seen = ticket;
        npu_stream *stream = look_around(device, now ? NPU_TAKE_ANY : NPU_TAKE_AGED, &waiting);
        if (stream) {
            if (!run(device, stream))
                return NULL;
            idle = 0;
        } else if (!waiting && ++idle > IDLE_TICKS) {
            sleep_long(device, ticket);
            idle = 0;
        } else {
            fabric_doorbell_sleep(device->id, ticket, TICK_NS);
        }
    }
}

/* The signals a program handles itself stay with its own threads. Faults, and the real-time signals
 * by which core stops a block that spins, must reach the thread that runs the kernel. */
static void block_program_signals(sigset_t *before)
{
    static const int ours_not[] = {SIGINT,   SIGTERM, SIGHUP,  SIGQUIT,   SIGUSR1,
                                   SIGUSR2,  SIGALRM, SIGCHLD, SIGCONT,   SIGTSTP,
                                   SIGWINCH, SIGIO,   SIGPROF, SIGVTALRM, SIGPIPE};
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < BASE_COUNT_OF(ours_not); i++)
        sigaddset(&set, ours_not[i]);
    pthread_sigmask(SIG_BLOCK, &set, before);
}

/* The new thread has the role already. */
static void start(npu_device *device)
{
    pthread_attr_t attributes;
    pthread_t thread;
    sigset_t before;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    block_program_signals(&before);
    int error = pthread_create(&thread, &attributes, listen, device);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (error) {
        atomic_store_explicit(&device->listener, NPU_LISTENER_NONE, memory_order_seq_cst);
        BASE_LOG(LOG_WARNING, LOG_NPU,
                 "no progress thread for device %d: %s; queued work runs when its host thread "
                 "synchronises",
                 device->id, strerror(error));
    }
}

static void wake(npu_device *device, uint32_t wish)
{
    if (role_take(device, NPU_LISTENER_NONE)) {
        if (wish == WISH_TAKE)
            atomic_store_explicit(&device->wish, WISH_TAKE, memory_order_release);
        start(device);
        return;
    }
    bool slept = role_take(device, NPU_LISTENER_ASLEEP);
    if (!slept && wish == WISH_QUIET)
        return;
    uint32_t none = WISH_NONE;
    if (wish == WISH_TAKE)
        atomic_store_explicit(&device->wish, WISH_TAKE, memory_order_release);
    else
        atomic_compare_exchange_strong_explicit(&device->wish, &none, WISH_QUIET,
                                                memory_order_release, memory_order_relaxed);
    fabric_ring(device->id);
}

void npu_progress_wake(npu_device *device)
{
    wake(device, WISH_QUIET);
}

void npu_progress_take(npu_device *device)
{
    wake(device, WISH_TAKE);
}
