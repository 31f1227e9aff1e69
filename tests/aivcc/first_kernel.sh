#!/bin/sh
# Proves that the program of docs/first-kernel.md runs as it stands on the page.
# AIVCC, AIVRUN, PAGE, INCLUDE and LIBRARY name the tools, the page and where to build from.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
awk '/^```c file=/ { sub(/.*file=/, ""); file = $0; next } /^```/ { file = "" } file { print > file }' \
    "$PAGE"
[ -s fill.c ] && [ -s host.c ]
"$AIVCC" -Wall -Wextra -Werror fill.c -o fill.o
${CC:-gcc} ${CFLAGS:-} -Wall -Wextra -Werror -I"$INCLUDE" -I"$INCLUDE/hccl" host.c -o host \
    -L"$LIBRARY" -laivdrive -Wl,-rpath,"$LIBRARY"
"$AIVRUN" -n 2 ./host >out 2>err || { cat out err; exit 1; }
grep -q 'all 100000 elements are 42' out
grep -q 'all 100000 elements are 43' out
cat out err | grep -q 'filled by 8 blocks'
echo "first_kernel: ok"
