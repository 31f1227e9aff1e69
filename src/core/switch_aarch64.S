/* core/switch for AArch64: the first frame of a fresh stack; the switch is inline (switch.h).
 * x19 holds the entry; there is no caller to unwind to. */
#if defined(__aarch64__) && !defined(CORE_SWITCH_UCONTEXT)
    .text
    .globl core_switch_first
    .hidden core_switch_first
    .type core_switch_first, %function
    .p2align 4
core_switch_first:
    .cfi_startproc
    .cfi_undefined x30
    hint #36 /* bti j */
    mov x29, xzr
    blr x19
    brk #0
    .cfi_endproc
    .size core_switch_first, . - core_switch_first
#endif
    .section .note.GNU-stack, "", %progbits
