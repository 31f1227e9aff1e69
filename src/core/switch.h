/* core/switch: leaves one stack and goes on with another.
 *
 * Inline, and without a call or a return: processors predict returns by counting calls, and a
 * switch that is called but never returned from spoils the prediction of every return around it.
 * Inlined, the compiler also saves only what is alive. The stack pointer is the function's own
 * before and after, so unwinders and debuggers need no more than the context to show a suspended
 * stack.
 *
 * x86-64 and AArch64; elsewhere, or with CORE_SWITCH_UCONTEXT, swapcontext. */
#ifndef CORE_SWITCH_H
#define CORE_SWITCH_H

#include <stdbool.h>
#include <stdint.h>

/* A suspended stack. Members have the names of registers: tools/gdb puts them there. The registers
 * beside the stack pointer are those that compilers do not let inline assembly clobber. */
#if defined(__x86_64__) && !defined(CORE_SWITCH_UCONTEXT)
typedef struct core_context {
    uint64_t sp, pc, rbp, rbx;
} core_context;
#elif defined(__aarch64__) && !defined(CORE_SWITCH_UCONTEXT)
typedef struct core_context {
    uint64_t sp, pc, x29, x19;
} core_context;
#else
typedef struct core_context {
    void *ucontext; /* on the suspended stack */
} core_context;
#endif

/* Stores where this stack goes on in *from, continues with *to. Returns when somebody switches
 * back. The floating-point control stays as it is: see core_control_get(). */
#if defined(__x86_64__) && !defined(CORE_SWITCH_UCONTEXT)

#if defined(__CET__) && (__CET__ & 1)
#define CORE_SWITCH_LANDING "endbr64\n\t"
#else
#define CORE_SWITCH_LANDING
#endif
#if defined(__AVX512F__)
#define CORE_SWITCH_WIDE                                                                           \
    , "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25",    \
        "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31", "k1", "k2", "k3", "k4", "k5", "k6",  \
        "k7"
#else
#define CORE_SWITCH_WIDE
#endif

__attribute__((always_inline)) static inline void core_switch(core_context *from,
                                                              const core_context *to)
{
    __asm__ volatile("leaq 9f(%%rip), %%rax\n\t"
                     "movq %%rsp, 0(%%rdi)\n\t"
                     "movq %%rax, 8(%%rdi)\n\t"
                     "movq %%rbp, 16(%%rdi)\n\t"
                     "movq %%rbx, 24(%%rdi)\n\t"
                     "movq 16(%%rsi), %%rbp\n\t"
                     "movq 24(%%rsi), %%rbx\n\t"
                     "movq 0(%%rsi), %%rsp\n\t"
                     "jmpq *8(%%rsi)\n"
                     "9:\n\t" CORE_SWITCH_LANDING
                     : "+D"(from), "+S"(to)
                     :
                     : "rax", "rcx", "rdx", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
                       "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8",
                       "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15", "memory",
                       "cc" CORE_SWITCH_WIDE);
}

#elif defined(__aarch64__) && !defined(CORE_SWITCH_UCONTEXT)

#if defined(__ARM_FEATURE_SVE)
#define CORE_SWITCH_WIDE                                                                           \
    , "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13",      \
        "p14", "p15"
#else
#define CORE_SWITCH_WIDE
#endif

__attribute__((always_inline)) static inline void core_switch(core_context *from,
                                                              const core_context *to)
{
    register core_context *f __asm__("x0") = from;
    register const core_context *t __asm__("x1") = to;
    __asm__ volatile("adr x9, 9f\n\t"
                     "mov x10, sp\n\t"
                     "stp x10, x9, [x0, #0]\n\t"
                     "stp x29, x19, [x0, #16]\n\t"
                     "ldp x10, x17, [x1, #0]\n\t"
                     "ldp x29, x19, [x1, #16]\n\t"
                     "mov sp, x10\n\t"
                     "br x17\n"
                     "9:\n\t"
                     "hint #36\n\t" /* bti j */
                     : "+r"(f), "+r"(t)
                     :
                     : "x2", "x3", "x4", "x5", "x6", "x7", "x8", "x9", "x10", "x11", "x12", "x13",
                       "x14", "x15", "x16", "x17", "x18", "x20", "x21", "x22", "x23", "x24", "x25",
                       "x26", "x27", "x28", "x30", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7",
                       "v8", "v9", "v10", "v11", "v12", "v13", "v14", "v15", "v16", "v17", "v18",
                       "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29",
                       "v30", "v31", "memory", "cc" CORE_SWITCH_WIDE);
}

#else
void core_switch(core_context *from, const core_context *to);
#endif

/* Context of a fresh stack from `low` to `top` (16-byte aligned): the first switch to it calls
 * entry(), which must never return. */
void core_switch_prepare(core_context *context, void *low, void *top, void (*entry)(void));

/* ---- floating-point control ----
 * Rounding, traps, flush to zero, and the flags of exceptions. Reading it is slow (some processors
 * wait for everything before), so it is read where it may have been changed, not at every switch.
 */
typedef uint64_t core_control;

#if defined(__x86_64__)

#define CORE_CONTROL_DEFAULT ((core_control)0x37f << 32 | 0x1f80)
#define CORE_CONTROL_FLAGS   ((core_control)0x3f)

static inline core_control core_control_get(void)
{
    uint16_t x87;
    __asm__ volatile("fnstcw %0" : "=m"(x87));
    return (core_control)x87 << 32 | __builtin_ia32_stmxcsr();
}

/* Whether the C library's functions have changed it: they change both words, and only reading MXCSR
 * is slow. */
static inline bool core_control_touched(void)
{
    uint16_t x87;
    __asm__ volatile("fnstcw %0" : "=m"(x87));
    return x87 != CORE_CONTROL_DEFAULT >> 32;
}

static inline void core_control_set(core_control control)
{
    uint16_t x87 = (uint16_t)(control >> 32);
    __asm__ volatile("fldcw %0" ::"m"(x87) : "memory");
    __builtin_ia32_ldmxcsr((uint32_t)control);
}

#elif defined(__aarch64__)

/* FPCR, and FPSR with the flags above it. */
#define CORE_CONTROL_DEFAULT ((core_control)0)
#define CORE_CONTROL_FLAGS   ((core_control)UINT32_MAX << 32)

static inline core_control core_control_get(void)
{
    uint64_t control, flags;
    __asm__ volatile("mrs %0, fpcr\n\tmrs %1, fpsr" : "=r"(control), "=r"(flags)::"memory");
    return flags << 32 | (control & UINT32_MAX);
}

static inline bool core_control_touched(void)
{
    uint64_t control;
    __asm__ volatile("mrs %0, fpcr" : "=r"(control)::"memory");
    return control != 0;
}

static inline void core_control_set(core_control control)
{
    uint64_t low = control & UINT32_MAX, flags = control >> 32;
    __asm__ volatile("msr fpcr, %0\n\tmsr fpsr, %1" ::"r"(low), "r"(flags) : "memory");
}

#else /* swapcontext carries it */

#define CORE_CONTROL_DEFAULT ((core_control)0)
#define CORE_CONTROL_FLAGS   ((core_control)0)

static inline core_control core_control_get(void)
{
    return CORE_CONTROL_DEFAULT;
}

static inline bool core_control_touched(void)
{
    return false;
}

static inline void core_control_set(core_control control)
{
    (void)control;
}

#endif

/* Not counting flags. */
static inline bool core_control_is_default(core_control control)
{
    return ((control ^ CORE_CONTROL_DEFAULT) & ~CORE_CONTROL_FLAGS) == 0;
}

/* Sets this thread's floating-point control to the kernels' default: round to nearest, subnormal
 * numbers kept, no traps. */
void core_switch_default_control(void);

#endif
