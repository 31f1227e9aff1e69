/* acl/init: start and end of the runtime in this process, versions, names. */
#include <pthread.h>
#include <sys/types.h>
#include <unistd.h>

#include "code.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t uses;  /* aclInit calls that wait for their aclFinalize */
static bool finalized; /* at least once */

BASE_EXPORT aclError aclInit(const char *configPath)
{
    if (configPath && configPath[0] && access(configPath, R_OK) != 0) {
        base_fail(AIVD_ERR_FILE, NULL,
                  "aclInit: the configuration file %s cannot be read; give a "
                  "readable file or NULL",
                  configPath);
        return acl_keep(ACL_ERROR_INVALID_FILE);
    }
    pthread_mutex_lock(&lock);
    bool again = uses++ > 0;
    pthread_mutex_unlock(&lock);
    if (!again)
        return ACL_SUCCESS;
    base_fail(AIVD_ERR_STATE, NULL,
              "aclInit was called before and counts once more; end each with "
              "aclFinalizeReference, or all with one aclFinalize");
    return acl_keep(ACL_ERROR_REPEAT_INITIALIZE);
}

static aclError finalize(bool all, uint64_t *left)
{
    pthread_mutex_lock(&lock);
    bool open = uses > 0, before = finalized;
    if (open) {
        uses = all ? 0 : uses - 1;
        finalized = finalized || uses == 0;
    }
    bool last = open && uses == 0;
    *left = uses;
    pthread_mutex_unlock(&lock);
    if (last)
        npu_shutdown();
    if (open)
        return ACL_SUCCESS;
    base_fail(AIVD_ERR_STATE, NULL,
              before ? "aclFinalize was called before" : "aclFinalize without aclInit");
    return acl_keep(before ? ACL_ERROR_REPEAT_FINALIZE : ACL_ERROR_UNINITIALIZE);
}

BASE_EXPORT aclError aclFinalize(void)
{
    uint64_t left;
    return finalize(true, &left);
}

BASE_EXPORT aclError aclFinalizeReference(uint64_t *refCount)
{
    uint64_t left;
    aclError code = finalize(false, &left);
    if (code == ACL_SUCCESS && refCount)
        *refCount = left;
    return code;
}

BASE_EXPORT aclError aclrtGetVersion(int32_t *majorVersion, int32_t *minorVersion,
                                     int32_t *patchVersion)
{
    if (!majorVersion || !minorVersion || !patchVersion)
        return acl_null("majorVersion, minorVersion or patchVersion");
    *majorVersion = ACL_MAJOR_VERSION;
    *minorVersion = ACL_MINOR_VERSION;
    *patchVersion = ACL_PATCH_VERSION;
    return ACL_SUCCESS;
}

BASE_EXPORT const char *aclrtGetSocName(void)
{
    return core_profile_get()->soc;
}

BASE_EXPORT aclError aclrtGetRunMode(aclrtRunMode *runMode)
{
    if (!runMode)
        return acl_null("runMode");
    *runMode = ACL_HOST;
    return ACL_SUCCESS;
}

BASE_EXPORT aclError aclrtDeviceGetBareTgid(int32_t *pid)
{
    if (!pid)
        return acl_null("pid");
    *pid = (int32_t)getpid();
    return ACL_SUCCESS;
}
