/* core/switch for x86-64: the first frame of a fresh stack; the switch is inline (switch.h).
 * rbx holds the entry; there is no caller to unwind to. A file of its own without a property note
 * keeps the library from being marked for shadow stacks, which a change of stacks would break. */
#if defined(__x86_64__) && !defined(CORE_SWITCH_UCONTEXT)
    .text
    .globl core_switch_first
    .hidden core_switch_first
    .type core_switch_first, @function
    .p2align 4
core_switch_first:
    .cfi_startproc
    .cfi_undefined %rip
    endbr64
    xorl %ebp, %ebp
    callq *%rbx
    ud2
    .cfi_endproc
    .size core_switch_first, . - core_switch_first
#endif
    .section .note.GNU-stack, "", %progbits
