#!/bin/sh
# vendor-symbols.sh LIBRARY REGEXP OUT.c: a definition for every matching dynamic symbol. Behind
# DT_FILTER the definitions are never reached; the static linker needs them to exist.
set -eu
{
    echo '/* Generated from the symbols of libaivdrive. */'
    echo 'const char aivd_vendor_library[] = "aivdrive";'
    ${NM:-nm} -D --defined-only "$1" | awk '{ sub(/@.*/, "", $3); print $3 }' |
        grep -E "$2" | sort -u |
        sed 's/.*/void &(void); void &(void) { __builtin_trap(); }/' || true
} >"$3"
