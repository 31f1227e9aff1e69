#!/bin/bash
# Proves, in a network namespace of its own: where IPv6 is off, an interface for unique ids of symmetric
# memory is accepted by name and for IPv4, and refused for IPv6 by a text that says so (D03).
set -u
aivrun=$1 program=$2
if [ "${3:-}" != inside ]; then
    unshare -n true 2>/dev/null && command -v ip >/dev/null ||
        { echo "SKIP: needs the right to make network namespaces, and the ip tool"; exit 77; }
    exec unshare -n "$0" "$aivrun" "$program" inside
fi
echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6 2>/dev/null
ip link set lo up
if ip -6 address show dev lo | grep -q inet6; then
    echo "SKIP: IPv6 cannot be taken away here"
    exit 77
fi
fail=0
for name in lo lo:inet4 lo:inet5; do
    SHMEM_UID_SOCK_IFNAME=$name timeout 60 "$aivrun" -n 2 "$program" d03 || { echo "FAILED: $name"; fail=1; }
done
out=$(SHMEM_UID_SOCK_IFNAME=lo:inet6 timeout 60 "$aivrun" -n 1 "$program" d03 2>&1)
if [ $? != 77 ] || ! grep -q 'skipped:.*lo.*IPv6' <<<"$out"; then
    echo "FAILED: lo:inet6 without IPv6:"
    echo "$out"
    fail=1
fi
exit $fail
