#!/bin/bash
# Proves that the example's test program can fail: with a kernel image that moves nothing every rank
# says so with the first wrong element and the exit code is not 0.
#   wrong_data.sh AIVRUN TEST
set -u
aivrun=$1 test=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/kernel.c" <<'C'
#include <c_api/asc_simd.h>
typedef struct { uint64_t words[16]; } Param;
__global__ __aicore__ void HcclAllGatherAivKernel(Param param)
{
    (void)param;
}
C
size=$(sed -n '/typedef struct OpParam/,/OpParam;/p' "$(dirname "$0")/../../examples/custom_allgather/inc/common.h" |
    awk '/uint64_t/ { n += 8 } /uint32_t/ { n += 4 } END { print n }')
sed -i "s/words\[16\]/words[$((size / 8))]/" "$work/kernel.c"
"$(dirname "$aivrun")/aivcc" "$work/kernel.c" -o "$work/kernel.o" || exit 1
"$aivrun" -n 2 --env HCCL_CUSTOM_ALLGATHER_KERNEL="$work/kernel.o" "$test" --iterations 1 100 \
    >"$work/log" 2>&1
code=$?
cat "$work/log"
[ $code -ne 0 ] || { echo "FAILED: exit code 0"; exit 1; }
[ "$(grep -c 'VerifyResult Failed!' "$work/log")" -eq 2 ] || { echo "FAILED: not on 2 ranks"; exit 1; }
grep -q 'first wrong element: iteration 0, element 0 of rank 0: bytes a5a5a5a5, expected' \
    "$work/log" || { echo "FAILED: first wrong element"; exit 1; }
