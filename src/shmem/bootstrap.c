/* shmem/bootstrap.c: the mode, and the mode in which all PEs know an address. PE 0 makes the root
 * info and hands it out under a name made of the address; the port itself stays free, so that jobs
 * of other users and other programs are not in the way. */
#include "shmem/bootstrap.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/option.h"

aivd_status shmem_root_meet(const fabric_common *common, const aclshmemx_init_attr_t *attr,
                            uint64_t timeout_ns, shmem_root *root)
{
    if (attr->my_pe != 0)
        return fabric_handout_fetch(common, timeout_ns, root->info);
    aivd_status s = fabric_root_open_within(timeout_ns, SHMEM_INIT_LIMIT, root->info);
    if (s || attr->n_pes == 1)
        return s;
    return fabric_handout_open(common, root->info, timeout_ns, &root->handout);
}

/* ---- the address ---- */

/* What follows "tcp://" or "tcp6://", or NULL. */
static const char *after_scheme(const char *text)
{
    static const char *const schemes[] = {"tcp://", "tcp6://"};
    for (int i = 0; i < 2; i++)
        if (strncmp(text, schemes[i], strlen(schemes[i])) == 0)
            return text + strlen(schemes[i]);
    return NULL;
}

bool shmem_is_url(const char *text)
{
    return memchr(text, 0, ACLSHMEM_MAX_IP_PORT_LEN) && after_scheme(text);
}

/* "start:end" of SHMEM_INSTANCE_PORT_RANGE; instance k has the port start + k. */
static aivd_status instance_port(uint64_t instance, uint32_t *port)
{
    unsigned first, last;
    char rest;
    const char *text = base_option_text(OPT_SHMEM_PORT_RANGE);
    if (sscanf(text, "%u:%u%c", &first, &last, &rest) != 2 || first < 1024 || last > 65535 ||
        first > last)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "SHMEM_INSTANCE_PORT_RANGE is \"%s\", needed is start:end with 1024 <= "
                         "start <= end <= 65535, because the port of ip_port is 0",
                         text);
    if (instance > last - first)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "SHMEM_INSTANCE_PORT_RANGE is \"%s\": instance %llu has no port in it",
                         text, (unsigned long long)instance);
    *port = first + (uint32_t)instance;
    return AIVD_OK;
}

static aivd_status port_choose(const aclshmemx_init_attr_t *attr, shmem_endpoint *endpoint)
{
    if (endpoint->port == 0)
        return instance_port(attr->instance_id, &endpoint->port);
    if (attr->instance_id == 0)
        return AIVD_OK;
    return base_fail(AIVD_ERR_PARAM, NULL,
                     "aclshmemx_init_attr: ip_port \"%s\" has port %u and instance_id is %llu; for "
                     "instances other than 0 give port 0 and SHMEM_INSTANCE_PORT_RANGE",
                     attr->ip_port, endpoint->port, (unsigned long long)attr->instance_id);
}

aivd_status shmem_root_by_address(const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                                  shmem_root *root)
{
    shmem_endpoint endpoint = {0};
    fabric_common common = {.what = "ip_port", .limit = SHMEM_INIT_LIMIT};
    aivd_status s = shmem_endpoint_parse(after_scheme(attr->ip_port),
                                         "aclshmemx_init_attr: ip_port", &endpoint);
    if (!s)
        s = port_choose(attr, &endpoint);
    if (s)
        return s;
    snprintf(common.name, sizeof common.name, "aivdrive-shmem-%u-%.40s:%u", (unsigned)geteuid(),
             endpoint.host, endpoint.port);
    return shmem_root_meet(&common, attr, timeout_ns, root);
}

/* ---- the mode ---- */

static aivd_status no_way(const aclshmemx_init_attr_t *attr)
{
    return base_fail(AIVD_ERR_NULL, NULL,
                     "aclshmemx_init_attr: ip_port is \"%.*s\" and comm_args is no unique id; give "
                     "ip_port as \"tcp://host:port\" or \"tcp6://[address]:port\", or comm_args",
                     (int)strnlen(attr->ip_port, sizeof attr->ip_port), attr->ip_port);
}

aivd_status shmem_root_get(uint32_t flags, const aclshmemx_init_attr_t *attr, uint64_t timeout_ns,
                           shmem_root *root)
{
    *root = (shmem_root){0};
    if (flags & ACLSHMEMX_INIT_WITH_UNIQUEID)
        return shmem_root_by_id(attr, timeout_ns, root);
    if (flags & ACLSHMEMX_INIT_WITH_MPI)
        return shmem_root_by_mpi(attr, timeout_ns, root);
    if (!(flags & ACLSHMEMX_INIT_WITH_DEFAULT))
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "aclshmemx_init_attr: bootstrap_flags is 0x%x, allowed are "
                         "ACLSHMEMX_INIT_WITH_DEFAULT (1), _MPI (2), _UNIQUEID (8)",
                         flags);
    if (shmem_is_url(attr->ip_port))
        return shmem_root_by_address(attr, timeout_ns, root);
    return shmem_is_id(attr->comm_args) ? shmem_root_by_id(attr, timeout_ns, root) : no_way(attr);
}

void shmem_root_release(shmem_root *root)
{
    fabric_handout_close(root->handout);
    root->handout = NULL;
}
