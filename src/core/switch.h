/* core/switch: leaves one stack and goes on with another. One function per architecture
 * (switch_x86_64.S, switch_aarch64.S), swapcontext elsewhere or with CORE_SWITCH_UCONTEXT. */
#ifndef CORE_SWITCH_H
#define CORE_SWITCH_H

/* Saves the callee-saved registers and the floating-point control on the current stack, stores the
 * stack pointer in *from, continues with the context `to`. Returns when somebody switches back. */
void core_switch(void **from, void *to);

/* Context of a fresh stack that ends at `top` (16-byte aligned): the first switch to it calls
 * entry(), which must never return. `low` is the other end. */
void *core_switch_prepare(void *low, void *top, void (*entry)(void));

/* Sets this thread's floating-point control to the kernels' default: round to nearest, subnormal
 * numbers kept, no traps. Fibers carry theirs with them; threads need the call. */
void core_switch_default_control(void);

#endif
