#!/bin/bash
# Builds a custom operator and wraps it into one self-installing file:
#   scripts/build.sh --vendor=NAME --ops=NAME --custom_ops_path=DIR [--output_path=DIR]
# makes OUTPUT/cann-hccl_custom_OPS_linux-ARCH.run (output_path: build_out of this tree). DIR has a
# CMakeLists.txt that finds the package aivdrive and installs its files as component "custom_op"
# into lib64 and include. aivdrive is the one of set_env.sh (ASCEND_HOME_PATH), or else the one
# that is built in AIVDRIVE_BUILD (build of this tree).
# Example: scripts/build.sh --vendor=cust --ops=allgather --custom_ops_path=examples/custom_allgather
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)

fail() { echo "build.sh: $*" >&2; exit 2; }
usage() { sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"; }

vendor='' ops='' path='' output=$root/build_out
[ $# -gt 0 ] || { usage; exit 2; }
for arg in "$@"; do
    case $arg in
    --vendor=*) vendor=${arg#*=} ;;
    --ops=*) ops=${arg#*=} ;;
    --custom_ops_path=*) path=${arg#*=} ;;
    --output_path=*) output=${arg#*=} ;;
    -h | --help) usage; exit 0 ;;
    *) fail "unknown argument \"$arg\"; --help lists those there are" ;;
    esac
done
name='^[A-Za-z0-9][A-Za-z0-9_-]*$'
[[ $vendor =~ $name ]] || fail "--vendor is \"$vendor\"; give a name of letters, digits, _ and -"
[[ $ops =~ $name ]] || fail "--ops is \"$ops\"; give a name of letters, digits, _ and -"
[ -f "$path/CMakeLists.txt" ] || fail "--custom_ops_path is \"$path\"; it has no CMakeLists.txt"
header=/usr/share/makeself/makeself-header.sh
command -v makeself >/dev/null && [ -f "$header" ] ||
    fail "makeself is missing: apt-get install makeself"
path=$(cd "$path" && pwd)
mkdir -p "$output"
output=$(cd "$output" && pwd)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
quietly() {
    "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; echo "build.sh: failed: $*" >&2; exit 1; }
}

if [ -n "${ASCEND_HOME_PATH:-}" ]; then
    prefix=${ASCEND_HOME_PATH%/*/aivdrive/ascend}
else
    build=${AIVDRIVE_BUILD:-$root/build}
    [ -f "$build/CMakeCache.txt" ] ||
        fail "no aivdrive: source set_env.sh of an installation, or build one in $build"
    prefix=$work/aivdrive
    quietly cmake --install "$build" --prefix "$prefix"
fi

echo "building $path"
quietly cmake -S "$path" -B "$work/build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$prefix"
quietly cmake --build "$work/build" -j"$(nproc)"

package=$work/package
quietly cmake --install "$work/build" --component custom_op --prefix "$package/files"
ls "$package"/files/lib64/*.so >/dev/null 2>&1 ||
    fail "$path installs no library as component \"custom_op\" into lib64"
(cd "$package/files" && find . -type f | sed 's|^\./||' | LC_ALL=C sort) >"$package/files.txt"
sed -e "s/@VENDOR@/$vendor/" -e "s/@OPS@/$ops/" "$root/scripts/custom/install.sh" \
    >"$package/install.sh"
chmod 755 "$package/install.sh"

# The vendor's packages take their options directly; makeself would want them behind "--".
sed -e '/^    -h | --help)/i\    --install | --install-path=* | --uninstall)\n\tbreak\n\t;;' \
    -e 's/^    -q | --quiet)/&\n\tCUSTOM_OP_QUIET=y; export CUSTOM_OP_QUIET/' "$header" \
    >"$work/header.sh"
run=$output/cann-hccl_custom_${ops}_linux-$(uname -m).run
rm -f "$run"
quietly makeself --nomd5 --sha256 --nooverwrite --complevel 4 --nox11 --tar-quietly \
    --header "$work/header.sh" "$package" "$run" CANN_HCCL_RUN_PACKAGE ./install.sh
echo "$run"
