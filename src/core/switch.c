/* core/switch: the first frame of a fresh stack, and the whole switch where there is no assembly.
 */
#include "core/switch.h"

#include <fenv.h>
#include <stdint.h>
#include <string.h>

#if (defined(__x86_64__) || defined(__aarch64__)) && !defined(CORE_SWITCH_UCONTEXT)

void core_switch_first(void);

#if defined(__x86_64__)

/* The layout of switch_x86_64.S, entry in rbx. */
typedef struct core_frame {
    uint32_t mxcsr;
    uint16_t x87;
    uint16_t unused;
    uint64_t r15, r14, r13, r12, rbx, rbp;
    uint64_t next;
} core_frame;

void *core_switch_prepare(void *low, void *top, void (*entry)(void))
{
    (void)low;
    /* After the jump the stack pointer must be 16-byte aligned, as before a call. */
    core_frame *frame = (core_frame *)((uint8_t *)top - sizeof *frame);
    memset(frame, 0, sizeof *frame);
    frame->mxcsr = 0x1f80; /* all exceptions masked, round to nearest, no flush to zero */
    frame->x87 = 0x37f;
    frame->rbx = (uint64_t)(uintptr_t)entry;
    frame->next = (uint64_t)(uintptr_t)core_switch_first;
    return frame;
}

_Static_assert(sizeof(core_frame) == 64, "layout of switch_x86_64.S");

#else

typedef struct core_frame {
    uint64_t x19, x20_x28[9];
    uint64_t x29, x30;
    uint64_t d8_d15[8];
    uint64_t fpcr, unused;
} core_frame;

void *core_switch_prepare(void *low, void *top, void (*entry)(void))
{
    (void)low;
    core_frame *frame = (core_frame *)((uint8_t *)top - sizeof *frame);
    memset(frame, 0, sizeof *frame);
    frame->x19 = (uint64_t)(uintptr_t)entry;
    frame->x30 = (uint64_t)(uintptr_t)core_switch_first;
    return frame;
}

_Static_assert(sizeof(core_frame) == 176, "layout of switch_aarch64.S");

#endif
#else
#include <ucontext.h>

/* The context of a suspended stack lives on that stack: `from` and `to` are its address. */
void core_switch(void **from, void *to)
{
    ucontext_t here;
    *from = &here;
    swapcontext(&here, to);
}

void *core_switch_prepare(void *low, void *top, void (*entry)(void))
{
    uintptr_t end = ((uintptr_t)top - sizeof(ucontext_t)) & ~(uintptr_t)63;
    ucontext_t *context = (ucontext_t *)end;
    fenv_t own;
    fegetenv(&own);
    core_switch_default_control(); /* a context keeps the control words of its making */
    getcontext(context);
    fesetenv(&own);
    context->uc_stack.ss_sp = low;
    context->uc_stack.ss_size = end - (uintptr_t)low;
    context->uc_link = NULL;
    makecontext(context, entry, 0);
    return context;
}

#endif

void core_switch_default_control(void)
{
    fesetenv(FE_DFL_ENV);
}
