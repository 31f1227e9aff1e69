/* acl/launch_limit: the time limit programs set for all later kernels, from limits.c to kernel.c.
 */
#ifndef ACL_LAUNCH_LIMIT_H
#define ACL_LAUNCH_LIMIT_H

#include <stdint.h>

/* 0 when none was set. */
uint64_t acl_execute_limit_ns(void);

#endif
