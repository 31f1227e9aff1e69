#!/bin/bash
# Proves: one source of each kind compiles with the clang of this machine and runs, with nothing to
# warn of: kernels of the library and of an example, host and device code in one file in C and in
# Ascend C++. (make clang builds and tests everything with it.) Exit code 77 where none is there.
#   clang_kinds.sh SOURCE LIBRARY: the tree and the folder of libaivdrive; AIVCC is the tool.
set -u
source=$1 library=$2
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

fail()
{
    echo "FAILED: $*"
    sed 's/^/  | /' "$work/out" 2>/dev/null
    exit 1
}

for version in 19 18 17 16 15; do # device C needs _Float16 as it is from clang 15 on
    command -v clang-$version >/dev/null && command -v clang++-$version >/dev/null && break
    version=
done
[ -n "$version" ] || { echo "skipped: no clang >= 15 on this machine (scripts/install-deps)"; exit 77; }
echo "with clang-$version"

# compile SOURCE OPTIONS...: not a word
compile()
{
    local path=$1
    shift
    "$AIVCC" --cc="clang-$version" --cxx="clang++-$version" -Wall -Wextra -Werror "$@" "$path" \
        >"$work/out" 2>&1 || fail "$path does not compile"
    [ ! -s "$work/out" ] || fail "$path: not silent"
}
example=$source/examples/custom_allgather
compile "$source/kernels/coll/pair.c" -O2 -c -o "$work/pair.o"
compile "$source/kernels/cam/layout.c" -O2 -c -o "$work/layout.o"
compile "$example/op_kernel/launch_kernel_asc.c" -O2 -g -I"$example/inc" -o "$work/allgather.o"
compile "$source/tests/kernels_cpp/put_signal.cpp" -O2 -c -o "$work/put_signal.o"
compile "$source/tests/aivcc/single/plain.c" -L"$library" -o "$work/plain"
compile "$source/tests/aivcc/single/packs.asc" -L"$library" -o "$work/packs"
for object in pair layout allgather put_signal; do
    readelf -WS "$work/$object.o" >"$work/out"
    grep -q '\.ascend\.meta\.' "$work/out" || fail "$object.o holds no kernel"
done
for program in plain packs; do
    readelf -p .comment "$work/$program" >"$work/out"
    grep -q "clang version $version" "$work/out" || fail "$program is not clang's"
    LD_LIBRARY_PATH=$library timeout 60 "$work/$program" >"$work/out" 2>&1 || fail "$program ends with $?"
done
echo ok
