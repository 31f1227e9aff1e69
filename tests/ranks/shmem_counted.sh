#!/bin/sh
# Proves that AIVDRIVE_STATS=1 tells calls and bytes of each PE, of hosts and of kernels, on stderr
# or in a file: shmem_counted.sh AIVRUN PROGRAM IMAGE native|weak
set -eu
how=
[ "$4" = weak ] && how='--weak --seed 1'
moved='3 puts (148 bytes), 1 gets (7 bytes), 2 signals (8 bytes), 2 atomics (12 bytes)'
file=$(mktemp)
trap 'rm -f "$file"' EXIT

told() { # FILE PREFIX
    for pe in 0 1; do
        grep -qF "aivdrive: PE $pe: $moved" "$1" || {
            echo "no line of PE $pe with \"$moved\" in:"
            cat "$1"
            exit 1
        }
    done
}
AIVDRIVE_STATS=1 "$1" -n 2 $how "$2" "$3" counted 2>"$file"
told "$file"
: >"$file"
AIVDRIVE_STATS=1 AIVDRIVE_STATS_FILE=$file "$1" -n 2 $how "$2" "$3" counted 2>"$file.err"
told "$file"
grep -q "aivdrive: PE" "$file.err" && { echo "it is on stderr as well"; exit 1; }
rm -f "$file.err"
"$1" -n 2 $how "$2" "$3" counted 2>&1 | grep "aivdrive: PE" && { echo "not asked for"; exit 1; }
exit 0
