/* base/prefetch: a line of memory is fetched while something else goes on. */
#ifndef BASE_PREFETCH_H
#define BASE_PREFETCH_H

/* It will be written here: it also leaves the caches of other CPUs. For a line that a peer has read
 * since it was last written this takes as long as a message on its way. */
static inline void base_prefetch_write(const void *line)
{
#if defined(__x86_64__)
    /* Not the builtin: without -mprfchw that one fetches to read only. */
    __asm__ volatile("prefetchw %0" : : "m"(*(const char *)line));
#else
    __builtin_prefetch(line, 1);
#endif
}

/* It will be read here, and so will many others: into the second-level cache, which has room for
 * more requests at a time than the first. */
static inline void base_prefetch_read(const void *line)
{
    __builtin_prefetch(line, 0, 2);
}

/* It will be read here next. */
static inline void base_prefetch_soon(const void *line)
{
    __builtin_prefetch(line, 0, 3);
}

#endif
