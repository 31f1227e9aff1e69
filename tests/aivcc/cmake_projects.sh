#!/bin/bash
# Proves that CMake and Make files written for the vendor's tool chain build and run as they are
# after set_env.sh: the language ASC, and a custom operator built by ccec and ld.lld.
set -euo pipefail
build=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --install "$build" --prefix "$work/aivdrive" >"$work/install.log" 2>&1 ||
    { cat "$work/install.log"; exit 1; }
set +u
. "$work/aivdrive/lib/aivdrive/ascend/set_env.sh"
set -u
cp -r "$here/projects/asc_language" "$here/projects/custom_op" "$here/projects/all_gather" "$work"
quietly() { "$@" >"$work/log" 2>&1 || { cat "$work/log"; echo "FAILED: $*"; exit 1; }; }

echo "== language ASC"
quietly cmake -S "$work/asc_language" -B "$work/asc_build" -DCMAKE_BUILD_TYPE=Release
quietly cmake --build "$work/asc_build" -j2
env -u LD_LIBRARY_PATH "$work/asc_build/main" | grep -qx "asc_language: ok"
# a header that changes builds what includes it again, and nothing else
echo '#define CHANGED 1' >>"$work/asc_language/inc/steps.h"
touch -d '+2 seconds' "$work/asc_language/inc/steps.h"
quietly cmake --build "$work/asc_build"
grep -q 'Building ASC object.*offset.asc.o' "$work/log" || { cat "$work/log"; exit 1; }
quietly aivrun --check -n 1 "$work/asc_build/main"

quietly cmake -S "$work/asc_language" -B "$work/asc_3510" -DCMAKE_ASC_ARCHITECTURES=dav-3510
grep -q "^ASC_FLAGS.* --npu-arch=dav-3510" "$work"/asc_3510/CMakeFiles/main.dir/flags.make

echo "== ccec and ld.lld"
quietly cmake -S "$work/custom_op" -B "$work/op_build"
quietly cmake --build "$work/op_build"
cd "$work/custom_op/testcase"
quietly make BUILD="$work/op_build" main
./main | grep -qx "Test Passed!"
quietly aivrun --check -n 1 ./main

echo "== an AllGather operator package in Ascend C++, two and three ranks"
quietly cmake -S "$work/all_gather" -B "$work/gather_build"
quietly cmake --build "$work/gather_build"
if command -v mpic++ >/dev/null; then
    cd "$work/all_gather/testcase"
    mpirun_flags=
    if mpirun --version 2>&1 | grep -q "Open MPI"; then
        mpirun_flags="--oversubscribe --allow-run-as-root"
    fi
    quietly make BUILD="$work/gather_build" main
    for n in 2 3; do
        quietly timeout 60 make -s BUILD="$work/gather_build" NP=$n MPIRUN_FLAGS="$mpirun_flags" run
        [ "$(grep -c "Test Passed!" "$work/log")" = $n ] || { cat "$work/log"; exit 1; }
    done
else
    echo "no mpic++: built, not run"
fi

echo "== objects of bisheng, linked by g++ with the vendor's names alone"
cd "$work/asc_language"
for source in scale shift twice offset; do
    bisheng -x asc -O2 -Iinc -DOFFSET=5 -c $source.asc -o "$work/$source.o"
done
g++ -Iinc -I"$ASCEND_HOME_PATH/include" main.cpp "$work"/{scale,shift,twice,offset}.o \
    -L"$ASCEND_HOME_PATH/lib64" -lascendcl -o "$work/by_names"
"$work/by_names" | grep -qx "asc_language: ok"

echo "== an ld.lld that is not for the device is another's"
if ld.lld -o x /dev/null >"$work/log" 2>&1; then echo "FAILED: linked nothing"; exit 1; fi
if grep -q aivcc "$work/log"; then
    grep -q "PATH has no other ld.lld" "$work/log"
fi
echo "cmake_projects: ok"
