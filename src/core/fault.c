/* core/fault: a wild pointer, a division by zero or a stack overflow inside a block ends the kernel
 * (507035), not the process. Faults elsewhere go to whoever handled them before. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#include "core/fault.h"
#include "core/grid.h"

enum { ALT_STACK_BYTES = 64 * 1024 };

static const int signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};
static struct sigaction previous[BASE_COUNT_OF(signals)];

uintptr_t core_fault_pc(const void *context)
{
    const ucontext_t *c = context;
#if defined(__x86_64__)
    return (uintptr_t)c->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)c->uc_mcontext.pc;
#else
    (void)c;
    return 0;
#endif
}

static const char *name_of(const core_fiber *fiber, int number, uintptr_t address)
{
    if (number == SIGFPE)
        return "division by zero or another arithmetic fault";
    if (number == SIGILL)
        return "illegal instruction";
    if (address >= (uintptr_t)fiber->map && address < (uintptr_t)fiber->stack_low)
        return "kernel stack overflow";
    return number == SIGBUS ? "bus error" : "access to memory that is not there";
}

static void pass_on(int number, siginfo_t *info, void *context)
{
    for (size_t i = 0; i < BASE_COUNT_OF(signals); i++) {
        if (signals[i] != number)
            continue;
        const struct sigaction *before = &previous[i];
        if (before->sa_flags & SA_SIGINFO)
            before->sa_sigaction(number, info, context);
        else if (before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN)
            before->sa_handler(number);
        else
            sigaction(number, before, NULL); /* the instruction faults again, as it would have */
    }
}

/* On the alternate stack: the block's own may be what is full. The fault is synchronous and in the
 * kernel's code or in an operation's copy, where no lock is held. */
static void on_fault(int number, siginfo_t *info, void *context)
{
    core_block *block = core_current;
    if (block == NULL || info->si_code <= 0) {
        pass_on(number, info, context);
        return;
    }
    core_grid *grid = block->grid;
    uintptr_t address = (uintptr_t)info->si_addr;
    core_stop_at(grid, core_fault_pc(context) + 1, AIVD_ERR_KERNEL_EXCEPTION, block->index,
                 "kernel %s: %s, address 0x%llx", grid->launch->kernel,
                 name_of(block->fiber, number, address), (unsigned long long)address);
    core_leave(block);
}

void core_fault_install(void)
{
    struct sigaction action = {
        .sa_sigaction = on_fault,
        .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER, /* left without returning */
    };
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < BASE_COUNT_OF(signals); i++)
        sigaction(signals[i], &action, &previous[i]);
}

void *core_fault_stack_create(void)
{
    stack_t before;
    if (sigaltstack(NULL, &before) != 0 || !(before.ss_flags & SS_DISABLE))
        return NULL; /* the thread has one already */
    void *memory = malloc(ALT_STACK_BYTES);
    if (memory == NULL)
        return NULL;
    stack_t own = {.ss_sp = memory, .ss_size = ALT_STACK_BYTES};
    if (sigaltstack(&own, NULL) != 0) {
        free(memory);
        return NULL;
    }
    return memory;
}

void core_fault_stack_destroy(void *memory)
{
    if (memory == NULL)
        return;
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
    free(memory);
}
