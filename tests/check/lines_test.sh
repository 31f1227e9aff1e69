#!/bin/sh
# Proves that findings name the file and line of host code, by DWARF 4 and 5 of gcc and clang: of a
# function in a header that comes first in the code, of one that is inlined, and of the program's own.
#
#     lines_test.sh COMPILER DWARF BIN INCLUDE LIBRARY_FOLDER
set -u
compiler=$1 dwarf=$2 bin=$3 include=$4 library=$5
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

skip() { echo "skipped: $*"; exit 77; }

command -v "$compiler" > /dev/null || skip "no $compiler"
[ "$compiler" != gcc ] || [ "$dwarf" != 5 ] || command -v eu-addr2line > /dev/null ||
    skip "no eu-addr2line, and addr2line of binutils 2.40 is wrong here"

mkdir "$work/with space" && cd "$work/with space" || exit 1
cat > first.h << 'C'
/* Comes first in the code, and not from the program's own file. */
__attribute__((noinline)) static void *first(void)
{
    void *memory = 0;
    aclrtMalloc(&memory, 111, ACL_MEM_MALLOC_HUGE_FIRST);
    return memory;
}

__attribute__((always_inline)) static inline void *inlined(void)
{
    void *memory = 0;
    aclrtMalloc(&memory, 222, ACL_MEM_MALLOC_HUGE_FIRST);
    return memory;
}
C
cat > program.c << 'C'
#include <acl/acl.h>
#include "first.h"
int main(void)
{
    void *own = 0;
    if (aclInit(0) != 0 || aclrtSetDevice(0) != 0 || first() == 0 || inlined() == 0)
        return 1;
    aclrtMalloc(&own, 333, ACL_MEM_MALLOC_HUGE_FIRST);
    return aclrtResetDevice(0) != 0 || aclFinalize() != 0;
}
C
"$compiler" -g "-gdwarf-$dwarf" -O1 -I "$include" program.c -o program -L "$library" -laivdrive \
    "-Wl,-rpath,$library" || exit 1
"$bin/aivrun" --check -n 1 ./program > out 2>&1 || { cat out; exit 1; }
for leak in 'first.h:5 .*111 bytes' 'first.h:12 .*222 bytes' 'program.c:8 .*333 bytes'; do
    grep -q "^ *$leak" out || { cat out; echo "FAILED: not said: $leak"; exit 1; }
done
