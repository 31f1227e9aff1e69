#!/bin/bash
# Proves: programs of host and device code, and the mistakes they find, are the same on Arm, and the
# lanes of NEON give the bits of plain C, of exact arithmetic and of NumPy: cross-built in a folder of
# this build, run by qemu-user. Exit code 77, with the reason, where that cannot be had.
#   arm64_test.sh SOURCE BUILD
set -u
source=$1 build=$2/arm64
skip()
{
    echo "skipped: $*"
    exit 77
}
for tool in aarch64-linux-gnu-gcc aarch64-linux-gnu-g++ qemu-aarch64; do
    command -v $tool >/dev/null || skip "no $tool on this machine (scripts/install-deps)"
done
[ -e /usr/lib/aarch64-linux-gnu/libcmocka.so ] || skip "no libcmocka-dev:arm64 on this machine"

programs="forms packs ub plain mistakes"
lanes="lane_fast lane_convert" # unit tests; numbers.* are the same against NumPy
launcher=()
if command -v ccache >/dev/null; then
    launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
mkdir -p "$build"
cmake -S "$source" -B "$build" -DCMAKE_TOOLCHAIN_FILE="$source/cmake/aarch64-linux-gnu.cmake" \
    -DCMAKE_BUILD_TYPE=RelWithDebInfo -DAIVDRIVE_EXAMPLES=OFF "${launcher[@]}" >"$build/log" 2>&1 ||
    { tail -n 20 "$build/log"; exit 1; }
for target in $(printf 'aivcc_single_%s ' $programs) $(printf 'unit_core_%s ' $lanes) lane_pipe; do
    cmake --build "$build" --target "$target" -j2 >"$build/log" 2>&1 ||
        { tail -n 20 "$build/log"; exit 1; }
done
# An emulated address space is counted by the host: a small stride, and no more than it needs.
ulimit -v 8000000
export AIVDRIVE_MAP_STRIDE=1024
ctest --test-dir "$build" --output-on-failure --timeout 900 -R \
    "^(aivcc\.single\.($(echo $programs | tr ' ' '|'))|unit\.core\.($(echo $lanes | tr ' ' '|'))|numbers\..*)\$" \
    >"$build/log" 2>&1
code=$?
cat "$build/log"
wanted=$(($(echo $programs $lanes | wc -w) + 3))
grep -q "100% tests passed, 0 tests failed out of $wanted" "$build/log" || exit 1
exit $code
