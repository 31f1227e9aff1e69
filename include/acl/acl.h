/* acl/acl.h: the whole ACL interface of this library: one include for host programs.
 * Source document: ACL runtime reference. */
#ifndef ACL_ACL_H
#define ACL_ACL_H

#include "acl/acl_base.h"
#include "acl/acl_rt.h"

#endif
