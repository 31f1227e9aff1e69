/* base/compiler: the few compiler words the rest of the tree uses by name. */
#ifndef BASE_COMPILER_H
#define BASE_COMPILER_H

#define BASE_LIKELY(x)   __builtin_expect(!!(x), 1)
#define BASE_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define BASE_COLD        __attribute__((cold, noinline))
#define BASE_NOINLINE    __attribute__((noinline))
#define BASE_EXPORT      __attribute__((visibility("default")))
/* A variable of the library: found without looking its address up. */
#define BASE_INTERNAL    __attribute__((visibility("hidden")))
#define BASE_CACHE_LINE  64

#define BASE_COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))

#endif
