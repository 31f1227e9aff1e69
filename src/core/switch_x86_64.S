/* core/switch for x86-64, System V calling convention.
 *
 * A suspended stack, from its stack pointer upwards:
 *
 *     0   MXCSR (4 bytes), x87 control word (2), unused (2)
 *     8   r15 r14 r13 r12 rbx rbp
 *     56  address to continue at
 *
 * The return address is popped and jumped to: a `ret` would be predicted to go back to the caller
 * of the other stack and miss every time. Control words are loaded only when they differ. */
#if defined(__x86_64__) && !defined(CORE_SWITCH_UCONTEXT)
    .text
    .globl core_switch
    .hidden core_switch
    .type core_switch, @function
    .p2align 4
core_switch:
    .cfi_startproc
    endbr64
    pushq %rbp
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbp, 0
    pushq %rbx
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %rbx, 0
    pushq %r12
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r12, 0
    pushq %r13
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r13, 0
    pushq %r14
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r14, 0
    pushq %r15
    .cfi_adjust_cfa_offset 8
    .cfi_rel_offset %r15, 0
    subq $8, %rsp
    .cfi_adjust_cfa_offset 8
    stmxcsr (%rsp)
    fnstcw 4(%rsp)
    movl (%rsp), %eax
    movzwl 4(%rsp), %edx
    movq %rsp, (%rdi)
    movq %rsi, %rsp
    cmpl (%rsp), %eax
    jne 3f
1:  cmpw 4(%rsp), %dx
    jne 4f
2:  addq $8, %rsp
    .cfi_adjust_cfa_offset -8
    popq %r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r15
    popq %r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r14
    popq %r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r13
    popq %r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore %r12
    popq %rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbx
    popq %rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore %rbp
    popq %rcx
    .cfi_adjust_cfa_offset -8
    .cfi_register %rip, %rcx
    jmpq *%rcx
    .cfi_endproc
3:  ldmxcsr (%rsp)
    jmp 1b
4:  fldcw 4(%rsp)
    jmp 2b
    .size core_switch, . - core_switch

/* First frame of a fresh stack: rbx holds the entry; no caller to unwind to. */
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
