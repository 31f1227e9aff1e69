/* acl/acl_base.h: what programs include for the types alone; the contents are in acl_base_rt.h.
 * Source document: ACL runtime reference, data types. */
#ifndef ACL_BASE_H
#define ACL_BASE_H

#include "acl/acl_base_rt.h"

#endif
