#!/bin/bash
# Proves that a correct program is right in weak order and under jitter, whatever the seed.
#   weak_run.sh OPTION FIRST LAST RANKS AIVRUN PROGRAM ARGUMENT...     OPTION: weak, jitter or both
set -u
option=$1 first=$2 last=$3 ranks=$4 aivrun=$5
shift 5
export HCCL_EXEC_TIMEOUT=60
for seed in $(seq "$first" "$last"); do
    case $option in
    weak) options=(--weak --seed "$seed") ;;
    jitter) options=(--jitter "$seed") ;;
    *) options=(--weak --seed "$seed" --jitter "$seed") ;;
    esac
    output=$("$aivrun" -n "$ranks" --timeout 100 "${options[@]}" "$@" 2>&1)
    code=$?
    if [ $code -ne 0 ]; then
        echo "FAILED: exit code $code with ${options[*]}"
        echo "$output" | head -40 # who failed first, and why
        echo ...
        echo "$output" | tail -30
        exit 1
    fi
    grep -q "seed $seed" <<<"$output" || { echo "FAILED: the seed is not told"; exit 1; }
done
echo "right with seeds $first to $last"
