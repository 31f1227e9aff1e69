/* core/switch: the context of a fresh stack, and the whole switch where there is no assembly. */
#include "core/switch.h"

#include <fenv.h>
#include <stddef.h>

#if (defined(__x86_64__) || defined(__aarch64__)) && !defined(CORE_SWITCH_UCONTEXT)

void core_switch_first(void);

#if defined(__x86_64__)

_Static_assert(offsetof(core_context, pc) == 8 && offsetof(core_context, rbp) == 16 &&
                   offsetof(core_context, rbx) == 24,
               "offsets in core_switch()");

void core_switch_prepare(core_context *context, void *low, void *top, void (*entry)(void))
{
    (void)low;
    *context = (core_context){
        .sp = (uint64_t)(uintptr_t)top,
        .pc = (uint64_t)(uintptr_t)core_switch_first,
        .rbx = (uint64_t)(uintptr_t)entry,
    };
}

#else

_Static_assert(offsetof(core_context, pc) == 8 && offsetof(core_context, x29) == 16 &&
                   offsetof(core_context, x19) == 24,
               "offsets in core_switch()");

void core_switch_prepare(core_context *context, void *low, void *top, void (*entry)(void))
{
    (void)low;
    *context = (core_context){
        .sp = (uint64_t)(uintptr_t)top,
        .pc = (uint64_t)(uintptr_t)core_switch_first,
        .x19 = (uint64_t)(uintptr_t)entry,
    };
}

#endif
#else
#include <ucontext.h>

void core_switch(core_context *from, const core_context *to)
{
    ucontext_t here;
    from->ucontext = &here;
    swapcontext(&here, to->ucontext);
}

void core_switch_prepare(core_context *context, void *low, void *top, void (*entry)(void))
{
    uintptr_t end = ((uintptr_t)top - sizeof(ucontext_t)) & ~(uintptr_t)63;
    ucontext_t *made = (ucontext_t *)end;
    fenv_t own;
    fegetenv(&own);
    core_switch_default_control(); /* a context keeps the control words of its making */
    getcontext(made);
    fesetenv(&own);
    made->uc_stack.ss_sp = low;
    made->uc_stack.ss_size = end - (uintptr_t)low;
    made->uc_link = NULL;
    makecontext(made, entry, 0);
    context->ucontext = made;
}

#endif

void core_switch_default_control(void)
{
    fesetenv(FE_DFL_ENV);
}
