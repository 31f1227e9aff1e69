/* fabric/interface: the address and port of the root's socket. */
#ifndef FABRIC_INTERFACE_H
#define FABRIC_INTERFACE_H

#include <net/if.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

#include "base/status.h"

typedef struct fabric_interface {
    char name[IF_NAMESIZE];
    struct sockaddr_storage address; /* port 0 until bound */
    socklen_t size;
} fabric_interface;

/* HCCL_IF_IP, else HCCL_SOCKET_IFNAME with HCCL_SOCKET_FAMILY, else loopback (all ranks of this
 * release are local). EI0001 lists what is present when nothing fits. */
aivd_status interface_choose(fabric_interface *chosen);

/* "eth,enp" prefixes, "=eth0,eth1" exact names, "^eth" and "^=eth0" exclusions. */
bool interface_matches(const char *patterns, const char *name);

#define INTERFACE_RANGES_MAX 64
typedef struct interface_ports {
    bool any; /* an ephemeral port */
    unsigned count;
    struct {
        uint16_t first, last;
    } ranges[INTERFACE_RANGES_MAX];
    const char *variable; /* that chose them */
} interface_ports;

/* Ports from HCCL_HOST_SOCKET_PORT_RANGE, else HCCL_IF_BASE_PORT when set, else any. */
aivd_status interface_ports_wanted(interface_ports *ports);
/* "60000-60050,60100" or "auto". PARAM without text when it is not. */
aivd_status interface_ports_parse(const char *text, interface_ports *ports);

/* A listening TCP socket; *chosen gets its port. PORT (EI0019) when all are taken. */
aivd_status interface_listen(const interface_ports *ports, fabric_interface *chosen, int *fd);

uint16_t interface_port(const fabric_interface *interface);
/* "127.0.0.1:40123 (lo)" */
void interface_text(const fabric_interface *interface, char *text, size_t size);

#endif
