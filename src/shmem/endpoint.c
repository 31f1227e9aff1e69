/* shmem/endpoint.c: addresses as users write them. All PEs of this release are on one machine, so
 * an address must be one of its own. */
#include <arpa/inet.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "shmem/bootstrap.h"

enum { PORT_MIN = 1024, PORT_MAX = 65535 };

/* ---- port ---- */

static aivd_status port_parse(const char *text, const char *what, uint32_t *port)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);
    if (text[0] >= '0' && text[0] <= '9' && !*end && value <= PORT_MAX &&
        (value >= PORT_MIN || value == 0)) {
        *port = (uint32_t)value;
        return AIVD_OK;
    }
    return base_fail(AIVD_ERR_PARAM, NULL, "%s: the port is \"%s\", allowed are %d to %d", what,
                     text, PORT_MIN, PORT_MAX);
}

/* ---- host ---- */

static bool loopback(const struct sockaddr *a)
{
    if (a->sa_family == AF_INET)
        return ntohl(((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr) >> 24 == 127;
    return IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr);
}

static bool same_address(const struct sockaddr *a, const struct sockaddr *b)
{
    if (a->sa_family != b->sa_family)
        return false;
    if (a->sa_family == AF_INET)
        return ((const struct sockaddr_in *)(const void *)a)->sin_addr.s_addr ==
               ((const struct sockaddr_in *)(const void *)b)->sin_addr.s_addr;
    return memcmp(&((const struct sockaddr_in6 *)(const void *)a)->sin6_addr,
                  &((const struct sockaddr_in6 *)(const void *)b)->sin6_addr,
                  sizeof(struct in6_addr)) == 0;
}

static bool local(const struct sockaddr *a)
{
    struct ifaddrs *all;
    bool found = loopback(a);
    if (found || getifaddrs(&all) != 0)
        return found;
    for (const struct ifaddrs *i = all; i && !found; i = i->ifa_next)
        found = i->ifa_addr && same_address(i->ifa_addr, a);
    freeifaddrs(all);
    return found;
}

static void endpoint_set(shmem_endpoint *endpoint, const struct sockaddr *a)
{
    bool v6 = a->sa_family == AF_INET6;
    endpoint->v6 = v6;
    memcpy(endpoint->address, a, v6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in));
    if (loopback(a))
        snprintf(endpoint->host, sizeof endpoint->host, "loopback");
    else if (v6)
        inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)(const void *)a)->sin6_addr,
                  endpoint->host, sizeof endpoint->host);
    else
        inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)a)->sin_addr, endpoint->host,
                  sizeof endpoint->host);
}

static aivd_status host_resolve(const char *host, const char *what, shmem_endpoint *endpoint)
{
    struct addrinfo *all, hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM};
    int error = getaddrinfo(host, NULL, &hints, &all);
    if (error)
        return base_fail(AIVD_ERR_NETWORK, NULL, "%s: the host \"%s\" is not known: %s", what, host,
                         gai_strerror(error));
    bool found = false;
    for (const struct addrinfo *i = all; i && !found; i = i->ai_next)
        if ((found = local(i->ai_addr)))
            endpoint_set(endpoint, i->ai_addr);
    freeaddrinfo(all);
    if (found)
        return AIVD_OK;
    return base_fail(AIVD_ERR_NETWORK, NULL,
                     "%s: \"%s\" is not an address of this machine; all PEs of this release are "
                     "processes of one machine, for example at 127.0.0.1",
                     what, host);
}

/* The colon before the port; brackets keep the colons of an IPv6 address apart. */
static const char *colon_of(const char *text)
{
    if (text[0] != '[')
        return strrchr(text, ':');
    const char *close = strchr(text, ']');
    return close && close[1] == ':' ? close + 1 : NULL;
}

aivd_status shmem_endpoint_parse(const char *text, const char *what, shmem_endpoint *endpoint)
{
    char host[256];
    const char *colon = colon_of(text);
    size_t length = colon ? (size_t)(colon - text) : 0, skip = text[0] == '[';
    if (length <= 2 * skip || length >= sizeof host)
        return base_fail(AIVD_ERR_PARAM, NULL,
                         "%s is \"%s\", allowed are host:port and [IPv6 address]:port", what, text);
    memcpy(host, text + skip, length - 2 * skip);
    host[length - 2 * skip] = 0;
    aivd_status s = port_parse(colon + 1, what, &endpoint->port);
    return s ? s : host_resolve(host, what, endpoint);
}

/* ---- interfaces ---- */

static bool interface_find(const char *name, int family, shmem_endpoint *endpoint)
{
    struct ifaddrs *all;
    bool found = false;
    if (getifaddrs(&all) != 0)
        return false;
    for (const struct ifaddrs *i = all; i && !found; i = i->ifa_next)
        if (i->ifa_addr && i->ifa_addr->sa_family == family && strcmp(i->ifa_name, name) == 0) {
            endpoint_set(endpoint, i->ifa_addr);
            found = true;
        }
    freeifaddrs(all);
    return found;
}

aivd_status shmem_endpoint_of_interface(const char *text, shmem_endpoint *endpoint)
{
    char name[64];
    const char *colon = strchr(text, ':'), *kind = colon ? colon + 1 : "";
    bool v4 = strcmp(kind, "inet4") == 0, v6 = strcmp(kind, "inet6") == 0;
    size_t length = colon ? (size_t)(colon - text) : strlen(text);
    if (length == 0 || length >= sizeof name || (colon && !v4 && !v6))
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "SHMEM_UID_SOCK_IFNAME is \"%s\", allowed are an interface, "
                         "interface:inet4 and interface:inet6",
                         text);
    memcpy(name, text, length);
    name[length] = 0;
    if ((!v6 && interface_find(name, AF_INET, endpoint)) ||
        (!v4 && interface_find(name, AF_INET6, endpoint)))
        return AIVD_OK;
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "SHMEM_UID_SOCK_IFNAME is \"%s\": interface %s has no %s address here", text,
                     name,
                     v4   ? "IPv4"
                     : v6 ? "IPv6"
                          : "IP");
}
