/* acl/share: checks that all calls make which hand something to other processes. */
#ifndef ACL_SHARE_H
#define ACL_SHARE_H

#include "code.h"

#define ACL_KEY_LEN 65u /* bytes of a key, the final 0 included */

aivd_status acl_key_room(size_t len);
/* Only the one flag that the call knows. */
aivd_status acl_share_flags(uint64_t flags, uint64_t known);
aivd_status acl_share_pids(const int32_t *pids, size_t num);
/* NOT_FOUND is here a name that nobody exports: 507022. */
#define acl_share_code(status)    acl_code_or(status, AIVD_ERR_NOT_FOUND, ACL_ERROR_RT_IPC_ERROR)
#define acl_share_code_of(status) acl_code_or_of(status, AIVD_ERR_NOT_FOUND, ACL_ERROR_RT_IPC_ERROR)

#endif
