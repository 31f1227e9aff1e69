/* shmem/exit.c: the word `exit` in a PE's area, a futex that other processes may wake. A thread of
 * this process sleeps on it for as long as the PE lives, so a PE ends even when it computes, or
 * waits in a kernel or for something else than the library. */
#include "shmem/exit.h"

#include <linux/futex.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/log.h"
#include "shmem/host/init/shmem_host_init.h"

#define EXIT_ASKED 0x100u /* with the status below it */
#define EXIT_DEAF  0x200u /* the PE leaves */

static void futex_wait(_Atomic uint32_t *word)
{
    syscall(SYS_futex, word, FUTEX_WAIT, 0, NULL, NULL, 0);
}

static void futex_wake(_Atomic uint32_t *word)
{
    syscall(SYS_futex, word, FUTEX_WAKE, INT_MAX, NULL, NULL, 0);
}

static void *listen_for_exit(void *argument)
{
    _Atomic uint32_t *word = argument;
    uint32_t asked;
    while ((asked = atomic_load_explicit(word, memory_order_acquire)) == 0)
        futex_wait(word);
    if (asked & EXIT_ASKED)
        _exit((int)(asked & 0xff)); /* other threads may hold any lock: no handlers */
    return NULL;
}

aivd_status shmem_exit_listen(shmem_pe *pe)
{
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &old); /* signals are the application's */
    int error = pthread_create(&pe->listener, NULL, listen_for_exit, &pe->area->exit);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    pe->listens = error == 0;
    return error ? base_fail(AIVD_ERR_SYSTEM, NULL, "cannot start a thread (error %d)", error)
                 : AIVD_OK;
}

void shmem_exit_deaf(shmem_pe *pe)
{
    if (!pe->listens)
        return;
    atomic_fetch_or_explicit(&pe->area->exit, EXIT_DEAF, memory_order_release);
    futex_wake(&pe->area->exit);
    pthread_join(pe->listener, NULL);
    pe->listens = false;
}

BASE_EXPORT void aclshmem_global_exit(int status)
{
    shmem_pe *pe = shmem_pe_of(__func__);
    for (uint32_t p = 0; pe && p < pe->count; p++) {
        _Atomic uint32_t *word = &pe->peers[p].area->exit;
        if (p == pe->me || shmem_peer_left(pe, p))
            continue;
        atomic_fetch_or_explicit(word, EXIT_ASKED | ((uint32_t)status & 0xff),
                                 memory_order_release);
        futex_wake(word);
    }
    BASE_LOG(LOG_INFO, LOG_SHMEM, "aclshmem_global_exit(%d)", status);
    exit(status);
}
