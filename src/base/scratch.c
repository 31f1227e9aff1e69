/* base/scratch: owns the per-thread block and frees it when the thread ends. */
#include "base/scratch.h"

#include <pthread.h>
#include <stdlib.h>

typedef char slots[SCRATCH_SLOTS][BASE_SCRATCH_BYTES];

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static slots fallback;

static void make_key(void)
{
    pthread_key_create(&key, free);
}

char *base_scratch_peek(base_scratch_slot slot)
{
    pthread_once(&once, make_key);
    slots *own = pthread_getspecific(key);
    return own != NULL ? (*own)[slot] : NULL;
}

char *base_scratch(base_scratch_slot slot)
{
    char *text = base_scratch_peek(slot);
    if (text != NULL)
        return text;
    slots *own = calloc(1, sizeof *own);
    if (own == NULL)
        return fallback[slot];
    pthread_setspecific(key, own);
    return (*own)[slot];
}
