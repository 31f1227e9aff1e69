#!/bin/bash
# Proves that a custom operator can be packaged, installed, compiled against, run and removed.
#   package.sh SOURCE_DIR BUILD_DIR
set -euo pipefail
source=$1 build=$2
command -v makeself >/dev/null || { echo "skipped: makeself is not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }
say() { echo "== $*"; }

say "aivdrive, installed"
cmake --install "$build" --prefix "$work/aivdrive" >/dev/null
set +u
. "$work/aivdrive/lib/aivdrive/ascend/set_env.sh"
set -u

say "package"
run=$("$source/scripts/build.sh" --vendor=cust --ops=allgather \
    --custom_ops_path="$source/examples/custom_allgather" --output_path="$work/build_out" | tail -1)
[ "$run" = "$work/build_out/cann-hccl_custom_allgather_linux-$(uname -m).run" ] || fail "made $run"
"$run" --check
! "$source/scripts/build.sh" --vendor='a b' --ops=x --custom_ops_path="$source" 2>"$work/err"
grep -q 'give a name of letters' "$work/err" || fail "bad vendor name"

say "packages of the operators that share examples/common"
for ops in reduce_scatter send_recv; do
    other=$("$source/scripts/build.sh" --vendor=cust --ops=$ops \
        --custom_ops_path="$source/examples/custom_$ops" --output_path="$work/build_out" | tail -1)
    "$other" --quiet --install --install-path="$work/$ops" >"$work/out"
    for file in lib64/libhccl_custom_$ops.so lib64/hccl_custom_${ops}_kernels.o \
        include/hccl_custom_$ops.h; do
        [ -f "$work/$ops/cann/opp/vendors/cust/$file" ] || fail "$ops: no $file"
    done
done

say "install: --install-path gets /cann, then ASCEND_CUSTOM_OPP_PATH, then beside ASCEND_OPP_PATH"
vendors=opp/vendors/cust
"$run" --quiet --install --install-path="$work/one" >"$work/out"
[ -f "$work/one/cann/$vendors/lib64/libhccl_custom_allgather.so" ] || fail "--install-path"
"$run" --quiet --install --install-path="$work/Ascend/cann-9" >"$work/out"
[ -f "$work/Ascend/cann-9/$vendors/include/hccl_custom_allgather.h" ] || fail "Ascend/cann-9"
ASCEND_CUSTOM_OPP_PATH=$work/two "$run" --install >"$work/out"
grep -q "installed in $work/two/$vendors" "$work/out" || { cat "$work/out"; fail "CUSTOM_OPP_PATH"; }
"$run" --install >"$work/out"
target=$ASCEND_HOME_PATH/$vendors
[ -f "$target/lib64/hccl_custom_allgather_kernels.o" ] || fail "ASCEND_OPP_PATH"

say "an existing one is not replaced without a yes"
! "$run" --install </dev/null >"$work/out" 2>&1 || fail "replaced"
grep -q -- '--quiet' "$work/out" || { cat "$work/out"; fail "no word about --quiet"; }
"$run" --quiet --install >"$work/out"
! "$run" --install --install-path=relative >"$work/out" 2>&1 || fail "relative path"
grep -q 'give an absolute path' "$work/out" || fail "relative path: text"

say "compile against it and run"
cp -r "$source/examples/custom_allgather/testcase" "$work/testcase"
cd "$work/testcase"
gcc -std=gnu17 -D_GNU_SOURCE -O1 main.c options.c world.c sha256.c -o ag -I"$target/include" \
    -I"$ASCEND_HOME_PATH/include" -I"$ASCEND_HOME_PATH/include/hccl" -L"$target/lib64" \
    -lhccl_custom_allgather -L"$ASCEND_HOME_PATH/lib64" -lhccl -lacl_rt \
    -L"$work/aivdrive/lib" -laivdrive -lpthread
export LD_LIBRARY_PATH=$target/lib64:$LD_LIBRARY_PATH
aivrun -n 2 --timeout 100 ./ag 100003 >"$work/out" 2>&1 || { cat "$work/out"; fail "run"; }
[ "$(grep -c 'VerifyResult Passed!' "$work/out")" = 2 ] || { cat "$work/out"; fail "result"; }

say "make in the other operators' own folders"
cp -r "$source/examples" "$work/examples"
for ops in reduce_scatter send_recv; do
    make -s -C "$work/examples/custom_$ops/testcase" CC=gcc run NP=2 >"$work/out" 2>&1 ||
        { cat "$work/out"; fail "make run of $ops"; }
    [ "$(grep -c 'VerifyResult Passed!' "$work/out")" = 2 ] || { cat "$work/out"; fail "result of $ops"; }
done

say "uninstall"
"$run" --uninstall >"$work/out"
[ ! -e "$target" ] || fail "left: $(find "$target")"
[ -d "$ASCEND_OPP_PATH" ] || fail "removed more than its own"
! "$run" --uninstall >"$work/out" 2>&1 || fail "removed twice"
"$run" --quiet --uninstall --install-path="$work/one"
[ ! -e "$work/one/cann" ] || fail "left: $(find "$work/one")"
echo "example.package passed"
