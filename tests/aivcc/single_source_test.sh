#!/bin/bash
# Proves what aivcc makes of sources with host and device code, one subject a call:
# single_source_test.sh SUBJECT. AIVCC and AIVRUN are the tools, LIBRARY the folder of libaivdrive.
set -u
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir "$work/tmp"
export TMPDIR="$work/tmp"
unset LD_LIBRARY_PATH
cd "$work" || exit 1

fail()
{
    echo "FAILED: $*"
    sed 's/^/  | /' out 2>/dev/null
    exit 1
}

# run WANTED-CODE command...: output goes to the file out.
run()
{
    wanted=$1
    shift
    timeout 120 "$@" >out 2>&1
    code=$?
    [ "$code" = "$wanted" ] || fail "$* ends with $code, want $wanted"
}

says()
{
    grep -qF -e "$1" out || fail "no \"$1\" in the output"
}

# The same mistake in the words of gcc and of clang.
says_either()
{
    grep -qF -e "$1" out || grep -qF -e "$2" out || fail "neither \"$1\" nor \"$2\" in the output"
}

silent_about()
{
    ! grep -qF -e "$1" out || fail "\"$1\" in the output"
}

# COUNT times TEXT
times()
{
    [ "$(grep -cF -e "$2" out)" = "$1" ] || fail "\"$2\" is not there $1 times"
}

# A source: NAME from stdin, with the headers in front (its first line is line 3).
program()
{
    { echo '#include "acl/acl.h"'; echo '#include "c_api/asc_simd.h"'; cat; } >"$1"
}

# Two sources that share a kernel template and launch each other's kernels.
two_sources()
{
    cat >shared.h <<'END'
template <class T> __global__ __aicore__ void shaped(__gm__ T *out, int v) { out[0] = (T)v; }
extern "C" __global__ __aicore__ void other(__gm__ int *out, int v);
extern "C" int run_lib(int *out, int v);
END
    program lib.asc <<'END'
#include "shared.h"
[[block_local]] static int local = 5;
extern "C" __global__ __aicore__ void other(__gm__ int *out, int v) { out[0] = v + local++; }
extern "C" int run_lib(int *out, int v)
{
    other<<<1, nullptr, nullptr>>>(out, v);
    shaped<int><<<1, nullptr, nullptr>>>(out + 1, v);
    return aclrtSynchronizeStream(nullptr);
}
END
    program main.asc <<'END'
#include "shared.h"
#include <cstdio>
int main()
{
    int *x;
    if (aclInit(nullptr) || aclrtSetDevice(0) ||
        aclrtMalloc((void **)&x, 64, ACL_MEM_MALLOC_HUGE_FIRST) || run_lib(x, 30))
        return 1;
    other<<<1, nullptr, nullptr>>>(x + 2, 40);
    shaped<int><<<1, nullptr, nullptr>>>(x + 3, 50);
    shaped<float><<<1, nullptr, nullptr>>>((float *)x + 4, 60);
    if (aclrtSynchronizeStream(nullptr))
        return 2;
    std::printf("%d %d %d %d %g\n", x[0], x[1], x[2], x[3], ((float *)x)[4]);
    aclrtFree(x);
    aclrtResetDevice(0);
    aclFinalize();
    return 0;
}
END
}

case $1 in
separate) # objects and libraries of host and device code link like any others
    two_sources
    want="35 30 45 50 60"
    run 0 "$AIVCC" -Wall -Wextra -Werror -c lib.asc
    run 0 "$AIVCC" -Wall -Wextra -Werror -c main.asc -o main.obj.o
    run 0 "$AIVCC" lib.o main.obj.o -o by_aivcc
    run 0 ./by_aivcc
    says "$want"
    run 0 g++ lib.o main.obj.o -L"$LIBRARY" -laivdrive -Wl,-rpath,"$LIBRARY" -o by_gxx
    run 0 ./by_gxx
    says "$want"
    ar rc liblib.a lib.o
    run 0 "$AIVCC" main.asc liblib.a -o by_archive
    run 0 ./by_archive
    says "$want"
    run 0 "$AIVCC" main.obj.o -L. -llib -o by_option
    run 0 ./by_option
    run 0 "$AIVCC" lib.asc main.asc -o at_once
    run 0 ./at_once
    says "$want"
    run 0 "$AIVCC" -shared lib.o -o libshared.so
    run 0 "$AIVCC" main.obj.o libshared.so -Wl,-rpath,"$work" -o by_shared
    run 0 ./by_shared
    says "$want"
    rm -f a.out
    run 0 "$AIVCC" lib.o main.obj.o
    [ -x a.out ] || fail "no a.out"
    run 0 "$AIVCC" -flto -O3 lib.asc main.obj.o -o by_lto
    run 0 ./by_lto
    says "$want"
    run 0 "$AIVCC" -fsyntax-only lib.asc
    # the same input gives the same bytes
    cp lib.o first.o
    TMPDIR=$work run 0 "$AIVCC" -Wall -Wextra -Werror -c lib.asc
    cmp lib.o first.o || fail "two runs differ"
    # device code alone does not go into a program
    program device.cpp <<'END'
__global__ __aicore__ void alone(int *out) { out[0] = 1; }
END
    run 0 "$AIVCC" -c device.cpp
    run 2 "$AIVCC" main.asc liblib.a device.o -o x
    says "-x asc"
    [ -z "$(ls -A "$TMPDIR")" ] || fail "left in TMPDIR: $(ls -A "$TMPDIR")"
    ;;
closing) # a library with kernels is closed and opened again, and outlives aclFinalize
    two_sources
    run 0 "$AIVCC" -shared lib.asc -o libshared.so
    cat >dl.cpp <<'END'
#include <cstdio>
#include <dlfcn.h>
#include "acl/acl.h"
static int *begin()
{
    int *x;
    return aclInit(nullptr) || aclrtSetDevice(0) ||
           aclrtMalloc((void **)&x, 64, ACL_MEM_MALLOC_HUGE_FIRST) ? nullptr : x;
}
static void end(int *x)
{
    aclrtFree(x);
    aclrtResetDevice(0);
    aclFinalize();
}
int main()
{
    for (int round = 0; round < 4; round++) {
        void *library = dlopen("./libshared.so", RTLD_NOW);
        auto run = (int (*)(int *, int))dlsym(library, "run_lib");
        for (int life = 0; life < 2; life++) {
            int *x = begin();
            for (int call = 0; call < 2; call++)
                if (x == nullptr || run(x, round + 10) != 0 || x[0] != round + 15 ||
                    x[1] != round + 10)
                    return 1 + round;
            if (life == 1)
                dlclose(library);
            end(x);
        }
    }
    std::puts("closing: ok");
    return 0;
}
END
    run 0 "$AIVCC" dl.cpp -o dl -ldl
    run 0 ./dl
    says "closing: ok"
    ;;
compile_mistakes) # mistakes are errors that name the user's line, and the remedy
    program words.asc <<'END'
__global__ __aicore__ void k(int *x, int v) { x[0] = v; }
int main()
{
    k<<<1, nullptr>>>(nullptr, 3);
    k<<<1>>>(nullptr, 3);
    k<<<>>>(nullptr, 3);
    k<<<1, nullptr, nullptr, 4>>>(nullptr, 3);
    k<<<1, nullptr, nullptr>>>;
}
END
    run 1 "$AIVCC" words.asc -o x
    says "words.asc:6: error: a launch takes <<<blocks, l2ctrl, stream>>>; 2 given, the stream or l2ctrl is missing"
    says "words.asc:7: error: a launch takes <<<blocks, l2ctrl, stream>>>; 1 given"
    says "words.asc:8: error: a launch takes <<<blocks, l2ctrl, stream>>>; 0 given"
    says "words.asc:9: error: a launch takes <<<blocks, l2ctrl, stream>>>; 4 given"
    says "words.asc:10: error: a launch is written kernel<<<blocks, l2ctrl, stream>>>(arguments)"
    program sides.asc <<'END'
void host() {}
int not_a_kernel(int) { return 0; }
__aicore__ inline void device() {}
__global__ __aicore__ void k(int *x, int v)
{
    host();
    aclrtSynchronizeDevice();
    device();
    x[0] = v;
}
int main()
{
    device();
    k(nullptr, 2);
    not_a_kernel<<<1, nullptr, nullptr>>>(2);
}
END
    run 1 "$AIVCC" sides.asc -o x
    says "sides.asc:8: error: k is device code and calls the host function host (sides.asc:3): mark that __aicore__"
    says "sides.asc:9: error: k is device code and calls aclrtSynchronizeDevice, a function of the host"
    says "sides.asc:15: error: host code calls device, which is device code (sides.asc:5)"
    says "sides.asc:16: error: kernel k is launched, not called"
    says "sides.asc:17: error: not_a_kernel is not a kernel (sides.asc:4): mark it __global__ __aicore__"
    times 5 "error:"
    program nested.asc <<'END'
__global__ __aicore__ void k(int *x) { x[0] = 1; }
__global__ __aicore__ void outer(int *x) { k<<<1, nullptr, nullptr>>>(x); }
END
    run 1 "$AIVCC" nested.asc -o x
    says "nested.asc:4: error: device code cannot launch a kernel"
    program types.asc <<'END'
__global__ __aicore__ void k(int *x, int v) { x[0] = v; }
int main()
{
    k<<<1, nullptr, nullptr>>>(nullptr);
    k<<<1, nullptr, nullptr>>>(
        "text", 3);
    k<<<1, nullptr, nullptr>>>(nullptr, 3, 4);
    unknown<<<1, nullptr, nullptr>>>(nullptr, 3);
}
END
    run 1 "$AIVCC" types.asc -o x
    says_either "types.asc:6:31: error: too few arguments to function" \
        "types.asc:6:5: error: no matching function for call to 'k'"
    says_either "types.asc:8:9: error:" "types.asc:7:5: error: no matching function for call to 'k'"
    says_either "types.asc:9:31: error: too many arguments to function" \
        "types.asc:9:5: error: no matching function for call to 'k'"
    says "types.asc:10:5: error:"
    silent_about "hostcopy"
    program configuration.asc <<'END'
__global__ __aicore__ void k(int *x, int v) { x[0] = v; }
int main()
{
    k<<<1, nullptr, 3>>>(nullptr, 3);
    k<<<blocks,
        nullptr,
        streams>>>(nullptr, 3);
}
END
    run 1 "$AIVCC" configuration.asc -o x
    says_either "configuration.asc:6:21: error: invalid conversion" \
        "configuration.asc:6:21: error: cannot initialize"
    says "configuration.asc:7:9: error:"
    says "configuration.asc:9:9: error:"
    sed -e 's/nullptr/(void *)0/g' -e '6d' configuration.asc >configuration.c
    run 1 "$AIVCC" configuration.c -o x
    says "configuration.c:6:9: error:"
    [ ! -e x ] || fail "a program was made"
    run 2 "$AIVCC" -S words.asc -o -
    says "-S shows one side"
    [ -z "$(ls -A "$TMPDIR")" ] || fail "left in TMPDIR: $(ls -A "$TMPDIR")"
    ;;
warnings) # every warning once, where it belongs; debug information, too
    for name in warn.asc warn.c; do
        program $name <<'END'
struct used { int member; };
static const int limit = 3;
static __aicore__ void never(void) {}
static __aicore__ int step(int v)
{
    int unused_device;





    int unused_after_gap;
    return v + limit;
}
__global__ __aicore__ void k(__gm__ int *x, int v)
{
    int unused_kernel;
    x[0] = step(v);
}
static void never_host(void) {}
int main(void)
{
    int unused_host;
    struct used u = {0};
    k<<<1, (void *)0, (void *)0>>>(&u.member, 2);
    return 0;
}
END
        run 0 "$AIVCC" -Wall -Wextra $name -o x
        for warning in 8:unused_device 14:unused_after_gap 19:unused_kernel 25:unused_host; do
            [ "$(grep -c "^$name:${warning%%:*}:.*warning: unused variable .${warning#*:}" out)" = 1 ] ||
                fail "not once: ${warning#*:} at line ${warning%%:*}"
        done
        times 6 "warning:"
    done
    if command -v gdb >/dev/null; then
        printf '%s\n' 'set breakpoint pending on' 'break warn.asc:6' 'run' 'bt 1' >commands
        program warn.asc <<'END'
#include <cstdio>
__global__ __aicore__ void k(__gm__ int *x, int v)
{
    x[0] = v;
}
int main()
{
    int *x;
    if (aclInit(nullptr) || aclrtSetDevice(0) ||
        aclrtMalloc((void **)&x, 64, ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    k<<<1, nullptr, nullptr>>>(x, 2);
    return aclrtSynchronizeStream(nullptr);
}
END
        run 0 "$AIVCC" -O0 warn.asc -o x
        run 0 gdb -q -batch -x commands ./x
        says "hit Breakpoint 1, k (x="
        says "warn.asc:6"
    fi
    ;;
observed) # recorded and weak runs take the same program, and name lines of the user's file
    program race.asc <<'END'
#include <cstdio>
__global__ __aicore__ void k(__gm__ float *x, __gm__ float *y)
{
    __ubuf__ float a[256];
    asc_copy_gm2ub(a, x, 1024);
    asc_copy_ub2gm(y, a, 1024);
    asc_sync_pipe(PIPE_ALL);
}
int main()
{
    float *x, host[256], back[256];
    int wrong = 0;
    if (aclInit(nullptr) || aclrtSetDevice(0) ||
        aclrtMalloc((void **)&x, 2048, ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    for (int i = 0; i < 256; i++)
        host[i] = (float)(i + 1);
    aclrtMemcpy(x, 1024, host, 1024, ACL_MEMCPY_HOST_TO_DEVICE);
    aclrtMemset(x + 256, 1024, 0, 1024);
    k<<<1, nullptr, nullptr>>>(x, x + 256);
    if (aclrtSynchronizeStream(nullptr))
        return 2;
    aclrtMemcpy(back, 1024, x + 256, 1024, ACL_MEMCPY_DEVICE_TO_HOST);
    for (int i = 0; i < 256; i++)
        wrong += back[i] != host[i];
    std::printf("%d wrong\n", wrong);
    aclrtFree(x);
    aclrtResetDevice(0);
    aclFinalize();
    return 0;
}
END
    run 0 "$AIVCC" race.asc -o race
    run 0 ./race
    says "0 wrong"
    run 3 "$AIVRUN" --check -n 1 ./race
    says "between the copy at race.asc:7 and the copy at race.asc:8"
    seen=0
    for seed in 1 2 3 4 5 6; do
        run 0 "$AIVRUN" --weak --seed $seed -n 1 ./race
        grep -q "\[0\] 0 wrong" out || seen=1
    done
    [ $seen = 1 ] || fail "weak order never shows the race"
    ;;
locals) # loads and stores of locals that are UB are recorded, with every compiler
    program locals.c <<'END'
__attribute__((always_inline)) __aicore__ static inline void put(__gm__ int *to, int value)
{
    __ubuf__ int x[16];
    for (int i = 0; i < 16; i++)
        x[i] = value;
    x[3] = 7;
    asc_sync_notify(PIPE_S, PIPE_MTE3, 0);
    asc_sync_wait(PIPE_S, PIPE_MTE3, 0);
    asc_copy_ub2gm(to, x, 64);
}
/* three locals in turn, none of them waited for before the next begins */
__global__ __aicore__ void apart(__gm__ int *y)
{
    {
        __ubuf__ int x[16];
        asc_duplicate(x, 1, 16);
        asc_sync_notify(PIPE_V, PIPE_MTE3, 0);
        asc_sync_wait(PIPE_V, PIPE_MTE3, 0);
        asc_copy_ub2gm(y, x, 64);
    }
    {
        __ubuf__ int x[16];
        for (int i = 0; i < 16; i++)
            x[i] = 2;
        asc_sync_notify(PIPE_S, PIPE_MTE3, 0);
        asc_sync_wait(PIPE_S, PIPE_MTE3, 0);
        asc_copy_ub2gm(y + 16, x, 64);
    }
    put(y + 32, 3);
    put(y + 48, 4);
    asc_sync_pipe(PIPE_ALL);
}
__global__ __aicore__ void changed(__gm__ int *y)
{
    __ubuf__ int x[16];
    asc_copy_gm2ub(x, y, 64);
#ifndef FAULT
    asc_sync_notify(PIPE_MTE2, PIPE_S, 0);
    asc_sync_wait(PIPE_MTE2, PIPE_S, 0);
#endif
    x[5] += 100;
    asc_sync_notify(PIPE_S, PIPE_MTE3, 0);
    asc_sync_wait(PIPE_S, PIPE_MTE3, 0);
    asc_copy_ub2gm(y, x, 64);
#ifndef FAULT
    asc_sync_notify(PIPE_MTE3, PIPE_S, 0);
    asc_sync_wait(PIPE_MTE3, PIPE_S, 0);
#endif
    x[6] = 5;
    asc_sync_pipe(PIPE_ALL);
}
int main(void)
{
    int *x, wrong = 0;
    if (aclInit(0) || aclrtSetDevice(0) ||
        aclrtMalloc((void **)&x, 256, ACL_MEM_MALLOC_HUGE_FIRST))
        return 1;
    apart<<<1, 0, 0>>>(x);
    changed<<<1, 0, 0>>>(x);
    if (aclrtSynchronizeStream(0))
        return 2;
    for (int i = 0; i < 64; i++)
        wrong += x[i] != (i == 5 ? 101 : i >= 32 && i % 16 == 3 ? 7 : 1 + i / 16);
    aclrtFree(x);
    aclrtResetDevice(0);
    aclFinalize();
    return wrong != 0 ? 3 : 0;
}
END
    cp locals.c locals.asc
    tried=0
    for compiler in gcc clang-19 g++ clang++ clang++-19; do
        command -v $compiler >/dev/null || continue
        case $compiler in *++*) as="--cxx=$compiler locals.asc" ;; *) as="--cc=$compiler locals.c" ;; esac
        for level in -O0 -O2; do
            run 0 "$AIVCC" -Wall -Wextra -Werror $level $as -o right
            run 0 "$AIVRUN" --check -n 1 ./right
            says "aivrun: 0 findings"
            run 0 "$AIVRUN" --weak --seed 3 -n 1 ./right
            run 0 "$AIVCC" $level $as -DFAULT -o wrong
            run 3 "$AIVRUN" --check -n 1 ./wrong
            says "the scalar load at ${as##* }:43" # x[5] += 100 before the copy is there
            says "the scalar store at ${as##* }:51" # x[6] = 5 before the copy has read it
            tried=$((tried + 1))
        done
    done
    echo "$tried runs"
    ;;
no_break_space) # C2 A0 in a source counts as white space, outside strings
    nbsp=$(printf '\302\240')
    mkdir sub
    echo '#define VALUE 7' >sub/near.h
    cat >sub/space.cpp <<END
#include${nbsp}<cstdio>
#include${nbsp}"near.h"
${nbsp}${nbsp}${nbsp}${nbsp}// comment${nbsp}
int${nbsp}main()
{
${nbsp}${nbsp}${nbsp}${nbsp}const char *text =${nbsp}"a${nbsp}b";
${nbsp}${nbsp}${nbsp}${nbsp}std::printf("%d %d%s\\n", VALUE,${nbsp}(int)(unsigned char)text[1], __FILE__);
${nbsp}${nbsp}${nbsp}${nbsp}return 0;
}
END
    run 0 "$AIVCC" -Wall -MMD -MF deps sub/space.cpp -o space
    run 0 ./space
    says "7 194sub/space.cpp"
    grep -q "sub/space.cpp" deps || fail "deps: $(cat deps)"
    if grep -q "clean" deps; then fail "deps: $(cat deps)"; fi
    sed 's/return 0/return missing/' sub/space.cpp >sub/bad.cpp
    run 1 "$AIVCC" sub/bad.cpp -o bad
    says "sub/bad.cpp:8:"
    ;;
driver) # the vendor driver's options and names
    for name in ccec bisheng ld.lld; do ln -s "$AIVCC" $name; done
    cp "$(dirname "$AIVCC")/aivcc.paths" . 2>/dev/null || true
    program k.asc <<'END'
extern "C" __global__ __aicore__ void k(__gm__ int *x) { x[0] = __NPU_ARCH__ + LEVEL; }
#if __CCE_AICORE__ != WANTED
#error "architecture"
#endif
END
    run 0 ./ccec -c -x cce -O2 k.asc -o k.tmp.o -DLEVEL=1 -DWANTED=310 \
        --cce-aicore-arch=dav-c310-vec --cce-aicore-only -mllvm -cce-aicore-stack-size=0x8000 \
        -mllvm -cce-aicore-addr-transform -std=c++17 -fstack-protector-all \
        --cce-aicore-input-parameter-size=28000
    run 0 ./ld.lld -m aicorelinux -Ttext=0 k.tmp.o -static -o k.o
    run 0 readelf -WS k.o
    says ".ascend.meta.k"
    run 0 ./ccec -c -x cce k.asc -o k2.o -DLEVEL=1 -DWANTED=220 --cce-aicore-only
    run 0 ./ccec -c -x cce k.asc -o k2.o -DLEVEL=1 -DWANTED=99 -D__CCE_AICORE__=99 --cce-aicore-only
    run 0 ./ccec -v -c -x cce k.asc -o k2.o -DLEVEL=1 -DWANTED=220 --cce-aicore-only -mllvm -x
    says "aivcc: note: -mllvm -x has no meaning here and is left out"
    run 0 ./ld.lld -m aicorelinux -Ttext 0 --gc-sections -x -EL -e 0 -z separate-code \
        --emit-relocs --build-id k.tmp.o -static -o k3.o
    cp k.tmp.o k.o.tmp
    run 0 ./ld.lld -m aicorelinux -Ttext=0 -static k.o.tmp -o k4.o
    cmp k.o k4.o || fail "the name of an object changes the image"
    cmp k.o k3.o || fail "options of the linker change the image"
    program main.asc <<'END'
__global__ __aicore__ void k(__gm__ int *x) { x[0] = __NPU_ARCH__; }
#if defined(__NPU_HOST__) == defined(__NPU_DEVICE__)
#error "one side at a time"
#endif
int main() { k<<<1, nullptr, nullptr>>>(nullptr); }
END
    run 0 ./bisheng -x asc --npu-arch=dav-2201 main.asc -o main
    # every spelling of a kind, alone
    while read -r flags; do
        # shellcheck disable=SC2086
        run 0 ./bisheng $flags -O0 -fno-aivd-record -c main.asc -o main.o
        [ ! -s out ] || fail "$flags: it says something"
    done <<'END'
-xasc
-xcce
-x cce --cce-soc-version=Ascend910B1 --cce-soc-core-type=VecCore
-x asc --cce-auto-sync=off --cce-disable-kernel-global-attr-check -fcce-kernel-launch-custom
-x asc -mllvm -cce-aicore-function-stack-size=16000 -mllvm -cce-aicore-record-overflow=false
-x asc -Xhost-start -fPIC -Xhost-end -Xaicore-start -mllvm -cce-aicore-dcci -Xaicore-end
-x asc -ferror-limit=0 -Qunused-arguments -fcolor-diagnostics -Wno-macro-redefined
-x asc --npu-soc=Ascend910B1 --cann-path=/nowhere -cce-long-call --std=gnu++17
-x asc --cce-aicore-input-parameter-size=28000 -fstack-protector-all -fPIC
END
    # The vendor's compiler has these types before the first include.
    cat >types.h <<'END'
uint8_t *after(uint64_t size, size_t count);
END
    { echo '#include "types.h"'; cat main.asc; } >types.asc
    run 0 ./bisheng -c -x cce -O0 -fno-aivd-record types.asc -o types.o
    run 0 ./bisheng -c -x asc main.asc -o main.o
    run 0 ./bisheng --cce-fatobj-link -fPIC main.o -o main2
    printf '%s\n' '#!/bin/sh' 'echo "another linker: $*"' >other
    mkdir path
    mv other path/ld.lld
    chmod +x path/ld.lld
    PATH=$work/path:$PATH run 0 ./ld.lld -o x y.o
    says "another linker: -o x y.o"
    ;;
*)
    echo "unknown subject $1"
    exit 2
    ;;
esac
echo "$1: ok"
