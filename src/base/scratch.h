/* base/scratch: texts that live with a thread (its last failure, names in messages). They are in one
 * heap block per thread, made at first use: as thread-local arrays they would not fit the static TLS
 * block of a program that loads the library by dlopen. */
#ifndef BASE_SCRATCH_H
#define BASE_SCRATCH_H

enum { BASE_SCRATCH_BYTES = 2048 };

typedef enum base_scratch_slot {
    SCRATCH_ERROR,       /* base/status */
    SCRATCH_FABRIC_NAME, /* device names */
    SCRATCH_CORE_WHERE,  /* source places */
    SCRATCH_HCCL_NAME,   /* rank names */
    SCRATCH_SHMEM_NAME,  /* PE names */
    SCRATCH_SLOTS
} base_scratch_slot;

/* This thread's BASE_SCRATCH_BYTES for the slot, zero at first. Without memory: one buffer that all
 * threads share, so never NULL. */
char *base_scratch(base_scratch_slot slot);

/* The same, or NULL when this thread has used none yet. */
char *base_scratch_peek(base_scratch_slot slot);

#endif
