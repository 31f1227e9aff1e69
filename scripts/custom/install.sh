#!/bin/sh
# Installs or removes a custom operator. Runs inside its package, from the unpacked folder:
#   PACKAGE.run --install [--install-path=/absolute/path] [--quiet]
#   PACKAGE.run --uninstall [--install-path=/absolute/path] [--quiet]
# Files go to BASE/opp/vendors/VENDOR. BASE is --install-path (with /cann added unless it ends in
# Ascend/cann or Ascend/cann-*), else ASCEND_CUSTOM_OPP_PATH, else the parent of ASCEND_OPP_PATH.
# Existing files are replaced after a question; --quiet answers it with yes.
set -eu
vendor=@VENDOR@
ops=@OPS@

say() { [ -n "$quiet" ] || echo "$*"; }
fail() { echo "$ops: $*" >&2; exit 1; }
usage() { sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p;}' "$0"; }

quiet=${CUSTOM_OP_QUIET:-}
action='' base=''
for arg in "$@"; do
    case $arg in
    --install | --uninstall)
        [ -z "$action" ] || fail "give --install or --uninstall once"
        action=${arg#--}
        ;;
    --install-path=*) base=${arg#*=} ;;
    --quiet) quiet=y ;;
    *) fail "unknown option \"$arg\"; there are --install, --install-path=, --uninstall, --quiet" ;;
    esac
done
[ -n "$action" ] || { usage; exit 2; }

if [ -n "$base" ]; then
    case $base in
    /*) ;;
    *) fail "--install-path is \"$base\"; give an absolute path" ;;
    esac
    base=${base%/}
    case $base in
    */Ascend/cann | */Ascend/cann-*) ;;
    *) base=$base/cann ;;
    esac
elif [ -n "${ASCEND_CUSTOM_OPP_PATH:-}" ]; then
    base=$ASCEND_CUSTOM_OPP_PATH
elif [ -n "${ASCEND_OPP_PATH:-}" ]; then
    base=${ASCEND_OPP_PATH%/}
    base=${base%/*}
else
    fail "no target: give --install-path=, or set ASCEND_CUSTOM_OPP_PATH or ASCEND_OPP_PATH (set_env.sh)"
fi
target=$base/opp/vendors/$vendor
list=$target/scripts/$ops.files

# Removes what the list of an installation names, and the folders that are empty then, up to BASE.
remove() {
    while IFS= read -r file; do
        rm -f "$target/$file"
    done <"$list"
    rm -f "$list"
    for dir in "$target"/*/ "$target" "$base/opp/vendors" "$base/opp" "$base"; do
        rmdir "$dir" 2>/dev/null || :
    done
}

ask() {
    [ -z "$quiet" ] || return 0
    [ -t 0 ] || fail "$1 exists; answer the question at a terminal, or give --quiet to replace it"
    printf '%s exists. Remove it first? [y/N] ' "$1"
    read -r answer
    case $answer in
    y | Y | yes) ;;
    *) fail "left as it was" ;;
    esac
}

if [ "$action" = uninstall ]; then
    [ -f "$list" ] || fail "not installed in $target"
    remove
    say "$ops removed from $target"
    exit 0
fi

if [ -f "$list" ]; then
    ask "$target ($ops)"
    remove
fi
mkdir -p "$target/scripts" || fail "cannot write to $base"
while IFS= read -r file; do
    [ ! -e "$target/$file" ] || fail "$target/$file belongs to something else"
done <files.txt
cp files.txt "$list"
while IFS= read -r file; do
    mkdir -p "$target/$(dirname "$file")"
    cp "files/$file" "$target/$file"
done <files.txt
say "$ops installed in $target"
say "to use it: export LD_LIBRARY_PATH=$target/lib64:\$LD_LIBRARY_PATH"
