/* core/fault: synchronous signals inside a block. */
#ifndef CORE_FAULT_H
#define CORE_FAULT_H

#include <stdint.h>

void core_fault_install(void); /* process-wide, once, at the first grid */

/* This thread's alternate signal stack, when it has none; NULL = nothing to give back. */
void *core_fault_stack_create(void);
void core_fault_stack_destroy(void *memory);

/* Interrupted program counter of a ucontext_t. */
uintptr_t core_fault_pc(const void *context);

#endif
