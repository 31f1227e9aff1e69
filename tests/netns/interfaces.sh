#!/bin/bash
# Proves, in network namespaces of its own: two ranks meet with no network setting on a machine with
# 1, 2 and 5 interfaces and the log names interface and address (D16); without any IPv6 and without
# the ip tool in PATH (D05); and interface patterns are honoured or refused with the names that are
# there (D02).
set -u
aivrun=$1 program=$2
if [ "${3:-}" != inside ]; then
    unshare -n true 2>/dev/null && command -v ip >/dev/null ||
        { echo "SKIP: needs the right to make network namespaces, and the ip tool"; exit 77; }
    for extra in 0 1 4; do
        unshare -n "$0" "$aivrun" "$program" inside "$extra"
        code=$?
        [ $code = 0 ] || exit $code
    done
    echo "netns.interfaces passed"
    exit 0
fi
extra=$4
ip link set lo up
for i in $(seq 1 "$extra"); do
    ip link add "aivd$i" type veth peer name "far$i" && ip addr add "10.77.$i.1/24" dev "aivd$i" &&
        ip link set "aivd$i" up && ip link set "far$i" up ||
        { echo "SKIP: no veth devices here"; exit 77; }
done
fail=0
meet() { # expectation (0 or an extended regexp of the output), settings...
    local want=$1 out code
    shift
    out=$(/usr/bin/env ASCEND_GLOBAL_LOG_LEVEL=1 AIVDRIVE_LOG=fabric "$@" /usr/bin/timeout 60 "$aivrun" -n 2 "$program" 2>&1)
    code=$?
    if [ "$want" = 0 ]; then
        [ $code = 0 ] && return
    elif [ $code != 0 ] && [ $code != 124 ] && grep -qE "$want" <<<"$out"; then
        return
    fi
    echo "FAILED with $extra more interfaces and: $* (exit $code)"
    echo "$out" | tail -20
    fail=1
}
meet 0
out=$(ASCEND_GLOBAL_LOG_LEVEL=1 AIVDRIVE_LOG=fabric timeout 60 "$aivrun" -n 2 "$program" 2>&1)
grep -qE 'interface +lo.*127\.0\.0\.1|lo \(127\.0\.0\.1\)|127\.0\.0\.1.*\blo\b|\blo\b.*127\.0\.0\.1' <<<"$out" ||
    { echo "FAILED: the log names no interface and address:"; echo "$out"; fail=1; }
meet 0 HCCL_SOCKET_IFNAME==lo
meet 'eth99.*lo|lo.*eth99' HCCL_SOCKET_IFNAME=eth99
if [ "$extra" -gt 0 ]; then
    meet 0 HCCL_SOCKET_IFNAME=aivd
    meet 0 HCCL_SOCKET_IFNAME=^lo,docker0
    meet 0 HCCL_IF_IP=10.77.1.1
fi
meet 'HCCL_IF_IP' HCCL_IF_IP=192.0.2.1
echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6 2>/dev/null
mkdir -p /tmp/empty.$$
meet 0 PATH=/tmp/empty.$$:/usr/bin-none
meet 'IPv6|AF_INET6' HCCL_SOCKET_FAMILY=AF_INET6 HCCL_SOCKET_IFNAME=lo
rmdir /tmp/empty.$$
exit $fail
