/* core/builtin: operations for the library's own kernels (HcclBarrier), the same the device
 * languages use, so that hooks and observers see them. Only inside a block. */
#ifndef CORE_BUILTIN_H
#define CORE_BUILTIN_H

#include <stdint.h>

uint32_t core_block_index(void);
uint32_t core_block_count(void);

/* Release store / acquire load of an aligned 64-bit flag in device memory; rings the doorbell. */
void core_flag_store(uint64_t *flag, uint64_t value);
uint64_t core_flag_load(const uint64_t *flag);
/* Waits until *flag >= value. `what` for the report, static text. */
void core_flag_wait_ge(const uint64_t *flag, uint64_t value, const char *what);

#endif
