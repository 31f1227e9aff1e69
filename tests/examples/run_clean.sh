#!/bin/bash
# Proves that a program is right, and silent, in a recorded or weak run:
#   run_clean.sh AIVRUN options of aivrun and program...
set -u
aivrun=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT
HCCL_EXEC_TIMEOUT=60 "$aivrun" --timeout 110 "$@" >"$log" 2>&1
code=$?
cat "$log"
[ $code -eq 0 ] || { echo "FAILED: exit code $code"; exit 1; }
grep -q 'VerifyResult Passed!' "$log" || { echo "FAILED: nothing was verified"; exit 1; }
case " $* " in
*" --check "*) grep -q ' 0 findings' "$log" || { echo "FAILED: no report of the checker"; exit 1; } ;;
esac
