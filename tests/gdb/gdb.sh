#!/bin/bash
# Proves that aivdrive-gdb.py lists the blocks of a running kernel, enters a waiting one (its own
# frames in the backtrace), comes back, and that the program then ends as it would have without.
set -u
host=$1 image=$2 script=$3
command -v gdb >/dev/null || { echo "SKIP: gdb is not installed"; exit 77; }
out=$(timeout 100 gdb -batch -nx -iex 'set debuginfod enabled off' -iex 'set auto-load no' \
    -ex "source $script" -ex 'set breakpoint pending on' -ex 'set pagination off' \
    -ex 'handle SIGURG nostop noprint' -ex 'break gdb_reached' -ex run \
    -ex 'info blocks' -ex 'block 0/0' -ex bt -ex 'block off' -ex 'block 7' -ex continue \
    --args "$host" "$image" 2>&1)
echo "$out"
case $out in
*ptrace*"not permitted"* | *"Could not trace"*) echo "SKIP: ptrace is not permitted here"; exit 77 ;;
esac
fail=0
expect() { grep -qE "$1" <<<"$out" || { echo "missing: $1"; fail=1; }; }
expect '^0/0 +gdb_kernel +waiting +polls 0x[0-9a-f]+ .*poll_until_set at .*kernel\.c:[0-9]+'
expect '^0/1 +gdb_kernel +running'
expect '#[0-9]+ .*poll_until_set .*kernel\.c:[0-9]+'
expect 'no block 7'
expect '^host done'
expect 'exited normally'
exit $fail
