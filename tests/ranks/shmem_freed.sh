#!/bin/bash
# Proves that use of a freed symmetric block is told (trial C11): by the call in every run, by the checker with
# the line of the access and that of the free; and that blocks never freed are listed at the end.
#   shmem_freed.sh AIVRUN SHMEM_TRIALS SOURCE
set -u
aivrun=$1 trials=$2 source=$3
fail() { echo "FAILED: $*"; cat "$log"; exit 1; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
line() { grep -n "/\* $1 \*/" "$source" | cut -d: -f1; }
"$aivrun" -n 2 "$trials" c11 >"$log" 2>&1 || fail "the plain run"
grep -q "had 1024 bytes and was freed" "$log" || fail "no word of the freed block"
"$aivrun" --check -n 2 "$trials" c11 >"$log" 2>&1
[ $? -eq 3 ] || fail "a checked run should end with 3"
grep -q "AIVD-R35" "$log" || fail "no AIVD-R35"
for what in used freed allocated; do
    grep -q "shmem_trials.c:$(line $what)" "$log" || fail "the finding does not name line $(line $what) ($what)"
done
ASCEND_GLOBAL_LOG_LEVEL=2 "$aivrun" -n 2 "$trials" c11 >"$log" 2>&1 || fail "the run with warnings"
grep -q "1 blocks of the symmetric heap of the device, 1024 bytes, were never freed: 1024 bytes at offset" "$log" ||
    fail "no list of blocks never freed"
echo "use of freed symmetric memory is told"
