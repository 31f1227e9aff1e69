/* Proves: ACL runtime calls that are not built return the documented code and the reason.
 * Written by scripts/generate from interfaces/acl.json; change the table, not this file. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "runtime/rt_ffts.h"

static int failed;

static void check(const char *name, int refused)
{
    const char *text = aclGetRecentErrMsg();
    if (refused && text != NULL && strstr(text, name) != NULL)
        return;
    fprintf(stderr, "%s: %s code, reason: %s\n", name, refused ? "right" : "wrong",
            text != NULL ? text : "(none)");
    failed = 1;
}

int main(void)
{
    check("aclrtRegisterCpuFunc",
          aclrtRegisterCpuFunc(0, 0, 0, 0) == ACL_ERROR_RT_FEATURE_NOT_SUPPORT);
    return failed;
}
