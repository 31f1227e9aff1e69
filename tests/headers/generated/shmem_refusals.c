/* Proves: symmetric memory's host calls that are not built return the documented code and the
 * reason. Written by scripts/generate from interfaces/shmem.json; change the table, not this
 * file. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "acl/acl.h"
#include "shmem/shmem.h"

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
    check("aclshmemx_get_heap_info",
          aclshmemx_get_heap_info((aclshmem_mem_type_t)0, 0, 0, 0) == ACLSHMEM_NOT_SUPPORTED);
    return failed;
}
