/* record/ring: a thread's ring: made at its first event, closed when the thread ends. */
#include "record/ring.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/log.h"

enum { YIELDS = 200, NAP_NS = 200000, NAPS_MOST = 32, LOOK_NS = 20000000 };

_Thread_local record_ring *record_own_ring;
_Thread_local const void *record_host_site;

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Atomic uint32_t made; /* rings of this process */

static void ring_end(void *argument)
{
    record_ring *ring = argument;
    if (ring->user != NULL)
        ring->user_free(ring->user);
    /* Release: the reader that sees it has seen every event. */
    atomic_store_explicit(&ring->shared->closed, 1, memory_order_release);
    munmap(ring->shared, ring->map_size);
    free(ring);
    record_own_ring = NULL;
}

static void key_create(void)
{
    pthread_key_create(&key, ring_end);
}

/* A file of its full size with pages, so that a full disk shows here and not as SIGBUS. */
static void *file_map(const char *path, size_t size)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0)
        return MAP_FAILED;
    int error = posix_fallocate(fd, 0, (off_t)size);
    void *map = MAP_FAILED;
    if (error == 0)
        map = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, fd, 0);
    else
        errno = error;
    error = errno;
    close(fd);
    if (map == MAP_FAILED)
        unlink(path);
    errno = error;
    return map;
}

static record_ring_header *shared_create(record_session *session, size_t size)
{
    char path[PATH_MAX], hidden[PATH_MAX];
    uint32_t number = 1 + atomic_fetch_add_explicit(&made, 1, memory_order_relaxed);
    int n = snprintf(path, sizeof path, "%s/%d.%d.%u.ring", record_folder(), (int)record_rank(),
                     (int)getpid(), number);
    int h = snprintf(hidden, sizeof hidden, "%s.new", path);
    if (n < 0 || h < 0 || (size_t)h >= sizeof hidden) {
        errno = ENAMETOOLONG;
        return NULL;
    }
    record_ring_header *shared = file_map(hidden, size);
    if (shared == MAP_FAILED)
        return NULL;
    shared->version = RECORD_VERSION;
    shared->slots = session->ring_slots;
    shared->pid = (int32_t)getpid();
    shared->rank = record_rank();
    memcpy(shared->magic, RECORD_RING_MAGIC, sizeof shared->magic);
    /* The file is there before it is announced; the place in the count is the writer's number. */
    if (rename(hidden, path) != 0) {
        munmap(shared, size);
        return NULL;
    }
    shared->producer = 1 + atomic_fetch_add_explicit(&session->rings, 1, memory_order_acq_rel);
    return shared;
}

BASE_COLD record_ring *record_ring_create(void)
{
    record_session *session = atomic_load_explicit(&record_the_session, memory_order_acquire);
    if (session == NULL || atomic_load_explicit(&session->stopped, memory_order_relaxed) != 0)
        return NULL;
    pthread_once(&once, key_create);
    size_t size = RECORD_RING_HEADER + (size_t)session->ring_slots * RECORD_SLOT;
    record_ring *ring = calloc(1, sizeof *ring);
    record_ring_header *shared = ring != NULL ? shared_create(session, size) : NULL;
    if (shared == NULL) {
        record_stop(session, "no ring of %zu bytes could be made in %s: %s", size, record_folder(),
                    strerror(errno));
        free(ring);
        return NULL;
    }
    ring->session = session;
    ring->shared = shared;
    ring->slots = (record_event *)((uint8_t *)shared + RECORD_RING_HEADER);
    ring->mask = session->ring_slots - 1;
    ring->room_end = session->ring_slots;
    ring->map_size = size;
    pthread_setspecific(key, ring);
    record_own_ring = ring;
    return ring;
}

/* The reader has died without saying why. */
static void look_for_reader(record_session *session)
{
    int32_t reader = atomic_load_explicit(&session->reader, memory_order_relaxed);
    if (reader != 0 && !record_process_alive(reader))
        record_stop(session, "the process %d that read the record died", (int)reader);
}

static bool room(record_ring *ring, uint32_t slots)
{
    /* Acquire: the reader has copied what it passed; pairs with its release. */
    uint64_t tail = atomic_load_explicit(&ring->shared->tail, memory_order_acquire);
    ring->room_end = tail + ring->mask + 1;
    return ring->head + slots <= ring->room_end;
}

/* Longer and longer: hundreds of ranks that look for room take the reader's CPU from it. */
static void nap(uint32_t naps)
{
    long times = naps < NAPS_MOST ? 1 + (long)naps : NAPS_MOST;
    nanosleep(&(struct timespec){0, times * NAP_NS}, NULL);
}

BASE_COLD bool record_ring_wait(record_ring *ring, uint32_t slots)
{
    record_session *session = ring->session;
    uint64_t since = 0, looked = 0;
    for (uint32_t tries = 0; !room(ring, slots); tries++) {
        if (atomic_load_explicit(&session->stopped, memory_order_acquire) != 0)
            return false;
        uint64_t now = base_now_ns();
        since = record_pause(session, since == 0 ? now : since);
        if (now - looked > LOOK_NS) {
            looked = now;
            look_for_reader(session);
        }
        if (tries < YIELDS)
            sched_yield();
        else
            nap(tries - YIELDS);
    }
    return atomic_load_explicit(&session->stopped, memory_order_relaxed) == 0;
}

uint64_t record_put_text(record_ring *ring, const record_event *event, const char *text)
{
    size_t length = text == NULL ? 0 : strnlen(text, RECORD_TEXT_MAX);
    uint32_t more = record_text_slots((uint32_t)length);
    if (!record_reserve(ring, 1 + more))
        return 0;
    /* The text first: the event is visible when `head` has passed all of it. */
    for (uint32_t i = 0; i < more; i++) {
        char *to = (char *)&ring->slots[(ring->head + 1 + i) & ring->mask];
        size_t at = (size_t)i * RECORD_SLOT;
        size_t part = length - at < RECORD_SLOT ? length - at : RECORD_SLOT;
        memset(to, 0, RECORD_SLOT);
        memcpy(to, text + at, part);
    }
    record_event *slot = &ring->slots[ring->head & ring->mask];
    *slot = *event;
    slot->rank = ring->shared->rank;
    slot->producer = ring->shared->producer;
    slot->text_bytes = (uint16_t)length;
    slot->time_ns = record_time(ring->session);
    atomic_store_explicit(&ring->shared->taking, 1, memory_order_relaxed);
    slot->seq = 1 + atomic_fetch_add_explicit(&ring->session->next, 1, memory_order_acq_rel);
    uint64_t seq = slot->seq;
    ring->head += 1 + more;
    atomic_store_explicit(&ring->shared->head, ring->head, memory_order_release);
    atomic_store_explicit(&ring->shared->taking, 0, memory_order_release);
    return seq;
}

void record_host(const record_event *event, const char *text)
{
    record_ring *ring = record_ring_self();
    if (ring == NULL)
        return;
    record_event full = *event;
    full.block = RECORD_NONE;
    if (full.site == 0)
        full.site = (uint64_t)(uintptr_t)record_host_site;
    record_put_text(ring, &full, text);
}

BASE_COLD void record_call_slow(const char *function, int result, const void *site)
{
    record_host(
        &(record_event){
            .kind = RECORD_CALL, .status = result, .device = -1, .site = (uint64_t)(uintptr_t)site},
        function);
    record_host_site = NULL;
}
