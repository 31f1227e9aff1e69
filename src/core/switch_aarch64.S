/* core/switch for AArch64, AAPCS64.
 *
 * A suspended stack, from its stack pointer upwards (176 bytes):
 *
 *     0    x19 .. x28
 *     80   x29 x30 (address to continue at)
 *     96   d8 .. d15
 *     160  FPCR, unused
 */
#if defined(__aarch64__) && !defined(CORE_SWITCH_UCONTEXT)
    .text
    .globl core_switch
    .hidden core_switch
    .type core_switch, %function
    .p2align 4
core_switch:
    .cfi_startproc
    sub sp, sp, #176
    .cfi_def_cfa_offset 176
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp x29, x30, [sp, #80]
    .cfi_rel_offset x29, 80
    .cfi_rel_offset x30, 88
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mrs x9, fpcr
    str x9, [sp, #160]
    mov x10, sp
    str x10, [x0]
    mov sp, x1
    ldr x11, [sp, #160]
    cmp x9, x11
    b.eq 1f
    msr fpcr, x11
1:  ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #176
    .cfi_def_cfa_offset 0
    br x30
    .cfi_endproc
    .size core_switch, . - core_switch

/* First frame of a fresh stack: x19 holds the entry; no caller to unwind to. */
    .globl core_switch_first
    .hidden core_switch_first
    .type core_switch_first, %function
    .p2align 4
core_switch_first:
    .cfi_startproc
    .cfi_undefined x30
    mov x29, xzr
    blr x19
    brk #0
    .cfi_endproc
    .size core_switch_first, . - core_switch_first
#endif
    .section .note.GNU-stack, "", %progbits
