#!/bin/bash
# Proves that ranks which call the operator differently all end with an error, and are told how.
#   allgather_disagree.sh AIVRUN ALLGATHER count|zero|type|cores TEXT
set -u
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export HCCL_EXEC_TIMEOUT=30
"$1" -n 3 --timeout 60 "$2" disagree "$3" >"$log" 2>&1 || { cat "$log"; exit 1; }
for rank in 0 1 2; do
    grep -q "called differently: rank $rank .*$4" "$log" ||
        { cat "$log"; echo "FAILED: rank $rank is not told \"$4\""; exit 1; }
done
