#!/bin/sh
# Proves that a record names host calls rightly: each by the exported function that the program
# called, at a line of the program, not of the library; what follows a call has its own line, also
# behind calls that were refused.
#
#     calls_test.sh BIN LIBRARY RANK_PROGRAMS
set -u
bin=$1 library=$2 programs=$3
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

fail() { cat "$work/calls"; echo "FAILED: $*"; exit 1; }

nm -D --defined-only "$library" | sed 's/.* //; s/@.*//' | sort -u > "$work/exported" || exit 1

# calls RANKS PROGRAM...: "name file:line" of all calls, each once, in $work/calls
calls() {
    ranks=$1 program=$2; shift 2
    rm -rf "$work/run"
    "$bin/aivrun" -n "$ranks" --record "$work/run" "$programs/$program" "$@" > "$work/calls" 2>&1 ||
        fail "$program $* ended with $?"
    "$bin/aivdrive" record dump "$work/run" > "$work/dump" || exit 1
    sed -n 's|^.* call .*"\([^"]*\)" at .*/\([^/]*:[0-9]*\)$|\1 \2|p' "$work/dump" | sort -u > "$work/calls"
    grep ' call .* at .*/src/[a-z]*/[^/]*$' "$work/dump" && fail "$program: a line of the library"
    sed 's/ .*//' "$work/calls" | sort -u | comm -23 - "$work/exported" | grep -v '^<<<>>>$' &&
        fail "$program: not the name of an entry point"
}

at() { grep -q "^$1 $2:" "$work/calls" || fail "no $1 at $2"; }
only_at() { at "$1" "$2"; grep "^$1 " "$work/calls" | grep -v " $2:" && fail "$1 elsewhere"; }

calls 2 coll_wrong arguments # most of its calls are refused
for name in HcclAllReduce HcclBroadcast HcclAllGather HcclAlltoAll HcclAlltoAllV; do
    only_at $name coll_wrong.c
done
calls 1 cam_matrix pairs # copies between calls of operators
for name in aclnnDispatchLayout aclnnNotifyDispatch aclnnMoeDispatchNormal aclnnMoeCombineNormal; do
    only_at $name cam_support.h
done
only_at aclrtMemcpy coll_support.h
# The copies themselves have the line of their call.
grep ' host_copy ' "$work/dump" | grep -v 'coll_support.h:' > "$work/calls" && fail "copies elsewhere"
exit 0
