#!/bin/bash
# Proves that the shared-memory file system does not matter: AllGathers of 64 MiB with /dev/shm of 64
# KiB, and with /dev/shm filled to the last page after the start.
#   allgather_shm.sh AIVRUN ALLGATHER
set -u
aivrun=$1 program=$2
if ! unshare -m true 2>/dev/null; then
    echo "skipped: no mount namespace for this user (unshare -m)"
    exit 77
fi
export AIVRUN=$aivrun PROGRAM=$program ALLGATHER_TEST_MIB=130 HCCL_BUFFSIZE=200
unshare -m sh -euc '
    mount -t tmpfs -o size=64k tmpfs /dev/shm
    "$AIVRUN" -n 2 --timeout 100 "$PROGRAM" large
    echo "right with 64 KiB"
    dd if=/dev/zero of=/dev/shm/ballast bs=4k 2>/dev/null || :
    ! dd if=/dev/zero of=/dev/shm/more bs=4k count=1 2>/dev/null
    "$AIVRUN" -n 2 --timeout 100 "$PROGRAM" large
    echo "right with nothing free"
'
