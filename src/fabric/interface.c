/* fabric/interface: chooses where the root listens and says so in one log line. Reads the vendor's
 * variables; knows nothing of ranks. */
#include "fabric/interface.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <inttypes.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/log.h"
#include "base/option.h"

#define BASE_PORTS 32
#define BACKLOG    4096
#define PORTS_TEXT 160

static bool address_text(const struct sockaddr *address, char *text, size_t size)
{
    if (address->sa_family == AF_INET)
        return inet_ntop(AF_INET, &((const struct sockaddr_in *)(const void *)address)->sin_addr,
                         text, (socklen_t)size) != NULL;
    if (address->sa_family == AF_INET6)
        return inet_ntop(AF_INET6, &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr,
                         text, (socklen_t)size) != NULL;
    return false;
}

static bool usable(const struct ifaddrs *entry)
{
    return entry->ifa_addr && (entry->ifa_flags & IFF_UP) &&
           (entry->ifa_addr->sa_family == AF_INET || entry->ifa_addr->sa_family == AF_INET6);
}

/* "lo 127.0.0.1, eth0 10.0.0.5, eth0 fe80::1" */
static void list_present(const struct ifaddrs *all, char *text, size_t size)
{
    size_t at = 0;
    snprintf(text, size, "none");
    for (const struct ifaddrs *e = all; e && at < size; e = e->ifa_next) {
        char address[INET6_ADDRSTRLEN];
        if (!usable(e) || !address_text(e->ifa_addr, address, sizeof address))
            continue;
        int n = snprintf(text + at, size - at, "%s%s %s", at ? ", " : "", e->ifa_name, address);
        at += n > 0 ? (size_t)n : 0;
    }
}

static void take(fabric_interface *chosen, const struct ifaddrs *entry)
{
    memset(chosen, 0, sizeof *chosen);
    snprintf(chosen->name, sizeof chosen->name, "%s", entry->ifa_name);
    chosen->size = entry->ifa_addr->sa_family == AF_INET ? sizeof(struct sockaddr_in)
                                                         : sizeof(struct sockaddr_in6);
    memcpy(&chosen->address, entry->ifa_addr, chosen->size);
    if (entry->ifa_addr->sa_family == AF_INET)
        ((struct sockaddr_in *)(void *)&chosen->address)->sin_port = 0;
    else
        ((struct sockaddr_in6 *)(void *)&chosen->address)->sin6_port = 0;
}

/* One name of a list against an interface's name. */
static bool name_in_list(const char *list, bool exact, const char *name)
{
    while (*list) {
        size_t n = strcspn(list, ",");
        bool hit = exact ? strlen(name) == n && strncmp(name, list, n) == 0
                         : n > 0 && strncmp(name, list, n) == 0;
        if (hit)
            return true;
        list += n + (list[n] == ',');
    }
    return false;
}

bool interface_matches(const char *patterns, const char *name)
{
    bool exclude = *patterns == '^';
    patterns += exclude;
    bool exact = *patterns == '=';
    patterns += exact;
    return name_in_list(patterns, exact, name) != exclude;
}

static aivd_status choose_by_ip(const struct ifaddrs *all, const char *ip, fabric_interface *chosen)
{
    struct in_addr v4;
    struct in6_addr v6;
    char present[512];
    char plain[INET6_ADDRSTRLEN];
    size_t n = strcspn(ip, "%"); /* "fe80::1%eth0" */
    snprintf(plain, sizeof plain, "%.*s", (int)n, ip);
    bool is4 = inet_pton(AF_INET, plain, &v4) == 1;
    bool is6 = !is4 && inet_pton(AF_INET6, plain, &v6) == 1;
    list_present(all, present, sizeof present);
    if (!is4 && !is6)
        return base_fail(AIVD_ERR_ENV, "EI0001",
                         "HCCL_IF_IP=%s is not an IPv4 or IPv6 address; present on this host: %s",
                         ip, present);
    for (const struct ifaddrs *e = all; e; e = e->ifa_next) {
        if (!usable(e) || (ip[n] == '%' && strcmp(ip + n + 1, e->ifa_name) != 0))
            continue;
        const void *a = e->ifa_addr;
        if ((is4 && e->ifa_addr->sa_family == AF_INET &&
             memcmp(&((const struct sockaddr_in *)a)->sin_addr, &v4, sizeof v4) == 0) ||
            (is6 && e->ifa_addr->sa_family == AF_INET6 &&
             memcmp(&((const struct sockaddr_in6 *)a)->sin6_addr, &v6, sizeof v6) == 0)) {
            take(chosen, e);
            return AIVD_OK;
        }
    }
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "HCCL_IF_IP=%s is not an address of this host; present: %s", ip, present);
}

static aivd_status choose_by_name(const struct ifaddrs *all, const char *patterns,
                                  fabric_interface *chosen)
{
    char present[512];
    int family;
    aivd_status status = base_option_choice(OPT_SOCKET_FAMILY, &family);
    if (status != AIVD_OK)
        return status;
    int wanted = family == 0 ? AF_INET : AF_INET6;
    for (const struct ifaddrs *e = all; e; e = e->ifa_next) {
        if (!usable(e) || e->ifa_addr->sa_family != wanted ||
            !interface_matches(patterns, e->ifa_name))
            continue;
        take(chosen, e);
        return AIVD_OK;
    }
    list_present(all, present, sizeof present);
    return base_fail(AIVD_ERR_ENV, "EI0001",
                     "HCCL_SOCKET_IFNAME=%s with HCCL_SOCKET_FAMILY=%s selects no interface: use "
                     "prefixes (eth,enp), exact names (=eth0) or exclusions (^eth); present: %s",
                     patterns, family == 0 ? "AF_INET" : "AF_INET6", present);
}

/* Loopback, over IPv4 where there is any. */
static aivd_status choose_default(const struct ifaddrs *all, fabric_interface *chosen)
{
    const struct ifaddrs *v6 = NULL;
    for (const struct ifaddrs *e = all; e; e = e->ifa_next) {
        if (!usable(e) || !(e->ifa_flags & IFF_LOOPBACK))
            continue;
        if (e->ifa_addr->sa_family == AF_INET) {
            take(chosen, e);
            return AIVD_OK;
        }
        v6 = v6 ? v6 : e;
    }
    if (v6) {
        take(chosen, v6);
        return AIVD_OK;
    }
    char present[512];
    list_present(all, present, sizeof present);
    return base_fail(AIVD_ERR_NETWORK, "EI0001",
                     "the loopback interface is down or has no address: bring it up (ip link set "
                     "lo up) or choose another with HCCL_SOCKET_IFNAME; present: %s",
                     present);
}

aivd_status interface_choose(fabric_interface *chosen)
{
    struct ifaddrs *all = NULL;
    aivd_status status;
    if (getifaddrs(&all) != 0)
        return base_fail(AIVD_ERR_SYSTEM, NULL, "cannot list the network interfaces: %s",
                         strerror(errno));
    if (base_option_is_set(OPT_IF_IP))
        status = choose_by_ip(all, base_option_text(OPT_IF_IP), chosen);
    else if (base_option_is_set(OPT_SOCKET_IFNAME))
        status = choose_by_name(all, base_option_text(OPT_SOCKET_IFNAME), chosen);
    else
        status = choose_default(all, chosen);
    freeifaddrs(all);
    return status;
}

/* ---- ports ---- */

aivd_status interface_ports_parse(const char *text, interface_ports *ports)
{
    memset(ports, 0, sizeof *ports);
    if (strcmp(text, "auto") == 0) {
        ports->any = true;
        return AIVD_OK;
    }
    while (*text) {
        char *end;
        if (*text < '0' || *text > '9' || ports->count == INTERFACE_RANGES_MAX)
            return AIVD_ERR_PARAM;
        unsigned long first = strtoul(text, &end, 10), last = first;
        if (*end == '-') {
            if (end[1] < '0' || end[1] > '9')
                return AIVD_ERR_PARAM;
            last = strtoul(end + 1, &end, 10);
        }
        if (first < 1 || last > 65535 || first > last || (*end && *end != ',') ||
            (*end == ',' && !end[1]))
            return AIVD_ERR_PARAM;
        ports->ranges[ports->count].first = (uint16_t)first;
        ports->ranges[ports->count++].last = (uint16_t)last;
        text = end + (*end == ',');
    }
    return ports->count ? AIVD_OK : AIVD_ERR_PARAM;
}

aivd_status interface_ports_wanted(interface_ports *ports)
{
    int64_t base;
    if (base_option_is_set(OPT_HOST_PORT_RANGE)) {
        const char *text = base_option_text(OPT_HOST_PORT_RANGE);
        if (interface_ports_parse(text, ports) != AIVD_OK)
            return base_fail(AIVD_ERR_ENV, "EI0001",
                             "HCCL_HOST_SOCKET_PORT_RANGE=%s is not usable: give ports or ranges "
                             "in [1,65535], such as 60000-60050,60100, or auto",
                             text);
        ports->variable = "HCCL_HOST_SOCKET_PORT_RANGE";
        return AIVD_OK;
    }
    memset(ports, 0, sizeof *ports);
    if (!base_option_is_set(OPT_IF_BASE_PORT)) {
        ports->any = true;
        return AIVD_OK;
    }
    aivd_status status = base_option_int(OPT_IF_BASE_PORT, &base);
    if (status != AIVD_OK)
        return status;
    ports->count = 1;
    ports->ranges[0].first = (uint16_t)base;
    ports->ranges[0].last =
        (uint16_t)(base + BASE_PORTS - 1 > 65535 ? 65535 : base + BASE_PORTS - 1);
    ports->variable = "HCCL_IF_BASE_PORT";
    return AIVD_OK;
}

static void set_port(fabric_interface *interface, uint16_t port)
{
    if (interface->address.ss_family == AF_INET)
        ((struct sockaddr_in *)(void *)&interface->address)->sin_port = htons(port);
    else
        ((struct sockaddr_in6 *)(void *)&interface->address)->sin6_port = htons(port);
}

uint16_t interface_port(const fabric_interface *interface)
{
    const void *a = &interface->address;
    return ntohs(interface->address.ss_family == AF_INET
                     ? ((const struct sockaddr_in *)a)->sin_port
                     : ((const struct sockaddr_in6 *)a)->sin6_port);
}

void interface_text(const fabric_interface *interface, char *text, size_t size)
{
    char address[INET6_ADDRSTRLEN] = "?";
    bool v6 = interface->address.ss_family == AF_INET6;
    address_text((const struct sockaddr *)(const void *)&interface->address, address,
                 sizeof address);
    snprintf(text, size, v6 ? "[%s]:%u (%s)" : "%s:%u (%s)", address, interface_port(interface),
             interface->name);
}

/* errno of the failure, 0 when the socket listens. A port counts as taken, too, when another
 * listens on it although binding went well (SO_REUSEADDR). */
static int try_listen(int fd, fabric_interface *chosen, uint16_t port)
{
    socklen_t size = sizeof chosen->address;
    set_port(chosen, port);
    if (bind(fd, (const struct sockaddr *)(const void *)&chosen->address, chosen->size) != 0 ||
        listen(fd, BACKLOG) != 0 ||
        getsockname(fd, (struct sockaddr *)(void *)&chosen->address, &size) != 0)
        return errno;
    return 0;
}

static int open_socket(int family)
{
    int on = 1;
    int fd = socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    return fd;
}

/* A fresh socket for each try: one that is bound but cannot listen cannot be bound again. */
static int listen_on(fabric_interface *chosen, uint16_t port, int *fd)
{
    int candidate = open_socket(chosen->address.ss_family);
    if (candidate < 0)
        return errno;
    int error = try_listen(candidate, chosen, port);
    if (error)
        close(candidate);
    else
        *fd = candidate;
    return error;
}

static aivd_status refuse_ports(const interface_ports *ports, const fabric_interface *chosen)
{
    char list[PORTS_TEXT] = "", where[96];
    size_t at = 0;
    for (unsigned i = 0; i < ports->count && at < sizeof list; i++) {
        int n = snprintf(list + at, sizeof list - at, "%s%u-%u", i ? "," : "",
                         ports->ranges[i].first, ports->ranges[i].last);
        at += n > 0 ? (size_t)n : 0;
    }
    interface_text(chosen, where, sizeof where);
    return base_fail(AIVD_ERR_PORT, "EI0019",
                     "all ports %s of %s (chosen by %s) are in use: end the other job, or set "
                     "HCCL_IF_BASE_PORT or HCCL_HOST_SOCKET_PORT_RANGE to free ports; unset both "
                     "(or auto) takes any free port",
                     list, where, ports->variable);
}

aivd_status interface_listen(const interface_ports *ports, fabric_interface *chosen, int *fd)
{
    int error = 0;
    char where[96];
    if (ports->any) {
        error = listen_on(chosen, 0, fd);
        if (error == 0)
            return AIVD_OK;
    }
    for (unsigned i = 0; i < ports->count; i++)
        for (uint32_t port = ports->ranges[i].first; port <= ports->ranges[i].last; port++) {
            error = listen_on(chosen, (uint16_t)port, fd);
            if (error == 0)
                return AIVD_OK;
            if (error != EADDRINUSE && error != EACCES)
                goto broken;
        }
    if (error == EADDRINUSE || error == EACCES)
        return ports->any ? base_fail(AIVD_ERR_PORT, "EI0019", "no free port on interface %s",
                                      chosen->name)
                          : refuse_ports(ports, chosen);
broken:
    interface_text(chosen, where, sizeof where);
    return base_fail(error == EMFILE || error == ENFILE ? AIVD_ERR_LIMIT : AIVD_ERR_NETWORK, NULL,
                     "cannot open the root's socket at %s: %s", where, strerror(error));
}
