/* record/lines: the locks that make a small access of device memory and its number one step, and
 * the versions that tell whether a line was written in between. */
#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "record/session.h"

enum { SPINS = 64, CHECK_EVERY = 256 };

/* Distinct places of an access, in rising order: at most two runs, because places wrap around. */
typedef struct places {
    uint32_t begin[2], end[2];
    int runs;
} places;

static places places_of(uint64_t address, uint64_t size)
{
    uint64_t first = address >> RECORD_LINE_SHIFT;
    uint64_t last = (address + (size ? size - 1 : 0)) >> RECORD_LINE_SHIFT;
    uint32_t count = (uint32_t)(last - first + 1);
    uint32_t at = (uint32_t)first & (RECORD_LINES - 1);
    if (at + count <= RECORD_LINES)
        return (places){{at, 0}, {at + count, 0}, 1};
    return (places){{0, at}, {at + count - RECORD_LINES, RECORD_LINES}, 2};
}

/* A process that has ended and that its parent has not asked for is still there for kill(); its
 * descriptor is readable. */
static bool ended(int32_t pid)
{
    int fd = (int)syscall(SYS_pidfd_open, pid, 0);
    if (fd < 0)
        return errno == ESRCH;
    struct pollfd end = {.fd = fd, .events = POLLIN};
    bool is = poll(&end, 1, 0) == 1;
    close(fd);
    return is;
}

bool record_process_alive(int32_t pid)
{
    return pid > 0 && (kill(pid, 0) == 0 || errno != ESRCH) && !ended(pid);
}

static int32_t own_pid(void)
{
    static _Thread_local int32_t pid;
    if (BASE_UNLIKELY(pid == 0))
        pid = (int32_t)getpid();
    return pid;
}

BASE_COLD static void lock_slow(record_line *line, int32_t me)
{
    for (uint32_t tries = 1;; tries++) {
        int32_t owner = atomic_load_explicit(&line->owner, memory_order_relaxed);
        /* A holder that died in between has done its store or not: both are an order. */
        bool take = owner == 0 || (tries % CHECK_EVERY == 0 && !record_process_alive(owner));
        if (take && atomic_compare_exchange_strong_explicit(
                        &line->owner, &owner, me, memory_order_acquire, memory_order_relaxed))
            return;
        if (tries < SPINS)
            base_pause();
        else
            sched_yield();
    }
}

void record_lines_lock(record_session *session, uint64_t address, uint64_t size)
{
    places p = places_of(address, size);
    int32_t me = own_pid();
    for (int r = 0; r < p.runs; r++) {
        for (uint32_t i = p.begin[r]; i < p.end[r]; i++) {
            int32_t free = 0;
            /* Acquire: pairs with the release of the holder before. */
            if (BASE_UNLIKELY(!atomic_compare_exchange_strong_explicit(
                    &session->lines[i].owner, &free, me, memory_order_acquire,
                    memory_order_relaxed)))
                lock_slow(&session->lines[i], me);
        }
    }
}

void record_lines_unlock(record_session *session, uint64_t address, uint64_t size)
{
    places p = places_of(address, size);
    for (int r = 0; r < p.runs; r++)
        for (uint32_t i = p.begin[r]; i < p.end[r]; i++)
            atomic_store_explicit(&session->lines[i].owner, 0, memory_order_release);
}

uint64_t record_lines_version(record_session *session, uint64_t address, uint64_t size)
{
    places p = places_of(address, size);
    uint64_t sum = 0;
    for (int r = 0; r < p.runs; r++)
        for (uint32_t i = p.begin[r]; i < p.end[r]; i++)
            sum += atomic_load_explicit(&session->lines[i].version, memory_order_relaxed);
    return sum;
}

static void stored(record_line *line)
{
    /* Bulk stores change it without the lock. */
    atomic_fetch_add_explicit(&line->version, 1, memory_order_relaxed);
}

void record_lines_stored(record_session *session, uint64_t address, uint64_t size)
{
    places p = places_of(address, size);
    for (int r = 0; r < p.runs; r++)
        for (uint32_t i = p.begin[r]; i < p.end[r]; i++)
            stored(&session->lines[i]);
}

void record_lines_bulk(record_session *session, uint64_t address, uint64_t size)
{
    stored(&session->lines[address >> RECORD_LINE_SHIFT & (RECORD_LINES - 1)]);
    stored(&session->lines[(address + size - 1) >> RECORD_LINE_SHIFT & (RECORD_LINES - 1)]);
}
