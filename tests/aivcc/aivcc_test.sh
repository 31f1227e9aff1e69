#!/bin/sh
# Proves what aivcc says and leaves behind, one subject a call: aivcc_test.sh SUBJECT.
# AIVCC is the tool, INCLUDE the folder of the public headers.
set -u
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
mkdir "$work/tmp"
export TMPDIR="$work/tmp"
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
    "$@" >out 2>&1
    code=$?
    [ "$code" = "$wanted" ] || fail "$* ends with $code, want $wanted"
}

# The output has this text / has it not.
says()
{
    grep -qF -e "$1" out || fail "no \"$1\" in the output"
}

silent_about()
{
    ! grep -qF -e "$1" out || fail "\"$1\" in the output"
}

# A kernel file: cat > NAME from stdin, with the header in front.
kernel()
{
    { echo '#include "c_api/asc_simd.h"'; cat; } >"$1"
}

clean_folder()
{
    [ -z "$(ls -A "$TMPDIR")" ] || fail "left in TMPDIR: $(ls -A "$TMPDIR")"
}

good='__global__ __aicore__ void good(__gm__ int *out) { out[0] = 1; }'

case $1 in
place) # errors, warnings and debug information name the user's file and line
    mkdir sub
    printf '%s\n' 'static inline int helper(int x)' '{' '    int unused;' '    return x;' '}' >sub/part.h
    kernel sub/bad.c <<'END'
#include "part.h"
__global__ __aicore__ void bad(__gm__ int *out)
{
    out[0] = missing;
}
END
    run 1 "$AIVCC" -Wall sub/bad.c -o bad.o
    says "sub/bad.c:5:"
    says "missing"
    says "sub/part.h:3:"
    [ ! -e bad.o ] || fail "an image was left after an error"
    # and the column, behind blanks, tabs, comments and words that stand for nothing
    kernel columns.cpp <<'END'
#define NOTHING
extern "C" __global__   __aicore__ void columns(__gm__ int *out, NOTHING  __gm__   int *in)
{
	int  tab   =  wrong0;    const char *t = R"(raw   text)"   "and"    "more"; t = wrong1;
    __ubuf__   float *v = wrong2; /* c */   out[0]   <<=   in[0] + wrong3;
    float w = 1.5e+3f   +  0x1p-3f   + 'a'   +   NOTHING L'b' + wrong4;
    out[0] = u8R"(two
  lines)"[0]; out[1]  = __LINE__ + sizeof("a" "b")   + wrong5;
}
END
    for compiler in g++ clang++; do
        command -v $compiler >/dev/null || continue
        run 1 "$AIVCC" --cxx=$compiler -ftabstop=1 -c columns.cpp -o x.o
        for word in 0:5 1:5 2:6 3:6 4:7; do
            line=${word#*:} name=wrong${word%%:*}
            before=$(sed -n "${line}s/$name.*//p" columns.cpp)
            says "columns.cpp:$line:$((${#before} + 1)): error:"
        done
    done
    kernel sub/fine.c <<'END'
#define LONG_BODY(out) do { out[0] = 1; } while (0)

__global__ __aicore__ void fine(__gm__ int *out)
{
    LONG_BODY(out);
}
END
    run 0 "$AIVCC" -Wall -Wextra -Werror -pedantic -O0 -c sub/fine.c -o fine.obj
    address=$(nm fine.obj | awk '$3 == "fine" {print $1}')
    run 0 addr2line -e fine.obj "0x$address"
    says "sub/fine.c:5"
    clean_folder
    ;;
refused) # what is not taken yet is named with file and line, and nothing is made
    printf '\n#include "stdio.h"\n#include "simt_api/asc_simt.h"\nvoid f(void) {}\n' >op.cpp
    run 1 "$AIVCC" op.cpp -o x.o
    says "op.cpp:3: error: simt_api/asc_simt.h is not taken yet (a later release brings it)"
    printf '#include "op.cpp"\n' >outer.asc
    run 1 "$AIVCC" outer.asc -o x.o
    says "op.cpp:3: error: simt_api/asc_simt.h"
    kernel ratio.cpp <<'END'
[[bisheng::core_ratio(1, 2)]] __global__ __aicore__ void k(int *out) { out[0] = 1; }
END
    run 1 "$AIVCC" ratio.cpp -o x.o
    says "ratio.cpp:2: error: core_ratio(1, 2) is not taken"
    kernel member.cpp <<'END'
struct S {
    __global__ __aicore__ static void k(int *out) { out[0] = 1; }
};
END
    run 1 "$AIVCC" member.cpp -o x.o
    says "member.cpp:3: error: __global__ here is not taken"
    kernel dots.c <<'END'
__global__ __aicore__ void k(int *out, ...) { out[0] = 1; }
END
    run 1 "$AIVCC" dots.c -o x.o
    says "dots.c:2: error: a kernel takes no variable argument list"
    printf '__cube__ void f(void) {}\n' >cube.c
    run 1 "$AIVCC" cube.c -o x.o
    says "cube.c:1: error: cube kernels"
    [ ! -e x.o ] || fail "an image was made"
    clean_folder
    ;;
usage) # help, version, mistakes on the command line
    run 0 "$AIVCC" --help
    [ "$(wc -l <out)" -le 30 ] || fail "help is longer than a screen"
    says "aivcc kernel.c -o kernel.o"
    run 0 "$AIVCC" --version
    says "aivcc "
    run 2 "$AIVCC"
    run 2 "$AIVCC" -O2
    says "no input file"
    run 2 "$AIVCC" kernel.f90
    says "kernel.f90: unknown kind of file"
    says ".asc"
    run 2 "$AIVCC" -x fortran kernel.f90
    says "allowed: c, c++, asc, none"
    run 2 "$AIVCC" -o
    says "-o needs a value"
    run 1 "$AIVCC" absent.c -o x.o
    says "absent.c"
    kernel a.c <<END
$good
END
    cp a.c b.c
    run 2 "$AIVCC" -c a.c b.c -o both.o
    says "call aivcc once for each"
    cp a.c kept.c
    run 2 "$AIVCC" kept.c -o ./kept.c
    says "-o ./kept.c would overwrite the input kept.c"
    cmp a.c kept.c || fail "the source was overwritten"
    run 1 "$AIVCC" --cc=no-such-compiler a.c -o x.o
    says "cannot start the host compiler no-such-compiler"
    AIVDRIVE_HOME=/nowhere run 1 "$AIVCC" a.c -o x.o
    says "AIVDRIVE_HOME is /nowhere"
    kernel none.c <<'END'
void not_a_kernel(void) {}
END
    run 1 "$AIVCC" none.c -o x.o
    says "none.c: no kernel"
    run 1 "$AIVCC" -c a.c -o "$work/no/folder/x.o"
    run 1 "$AIVCC" a.c b.c -o x.o
    says "good"
    printf 'int x;\n' >plain.txt
    run 0 "$AIVCC" -x c a.c -x none -o x.o
    clean_folder
    ;;
steps) # -c and link, -S, -E, dependencies, syntax only, objects in the current folder
    kernel a.c <<END
#include "dep.h"
$good
END
    echo '#define DEP 1' >dep.h
    run 0 "$AIVCC" -c a.c
    [ -s a.o ] || fail "-c made no a.o"
    kernel b.cpp <<'END'
extern "C" __global__ __aicore__ void other(int *out) { out[0] = 2; }
END
    run 0 "$AIVCC" a.o b.cpp -o image.o
    run 0 readelf -W -S --dyn-syms image.o
    says ".ascend.meta.good"
    says ".ascend.meta.other"
    says "aivd_image"
    run 0 "$AIVCC" a.c
    [ -s kernel.o ] || fail "no kernel.o by default"
    run 0 "$AIVCC" -S a.c -o -
    says "aivd_kernels"
    run 0 "$AIVCC" -E a.c
    says "void good("
    silent_about "aivd_k__"
    run 0 "$AIVCC" -M a.c
    says "dep.h"
    run 0 "$AIVCC" -MM a.c
    says "a.o: a.c dep.h"
    silent_about asc_simd
    run 0 "$AIVCC" -c -MMD -MP -MF deps.d a.c -o a3.o
    grep -q '^a3.o: a.c dep.h' deps.d || fail "deps.d: $(cat deps.d)"
    run 0 "$AIVCC" -c -MD -MT target a.c -o a4.o
    grep -q '^target: ' a4.d || fail "a4.d: $(cat a4.d)"
    run 0 "$AIVCC" -MMD a.c b.cpp -o both.o
    grep -q '^both.o: a.c dep.h' both-a.d || fail "both-a.d"
    grep -q '^both.o: b.cpp' both-b.d || fail "both-b.d"
    run 0 "$AIVCC" -D_FORTIFY_SOURCE=2 -DNDEBUG -flto -Wl,--gc-sections b.cpp -o lto.o
    run 0 readelf -WS lto.o
    says "aivd_kernels"
    rm -f x.o
    run 0 "$AIVCC" -fsyntax-only a.c
    run 1 "$AIVCC" -DDEP=+ -fsyntax-only -Werror a.c
    run 0 "$AIVCC" -v -O1 -DX=1 -I. -include dep.h -Wall a.c -o v.o
    says " -O1 "
    says "-DX=1"
    printf '%s\n' -O1 -DDEP_TWO=2 >options
    run 0 "$AIVCC" @options -v a.c -o v.o
    says "-DDEP_TWO=2"
    run 0 "$AIVCC" -std=c11 -O0 -g0 a.c -o o0.o
    run 0 "$AIVCC" -std=c++14 -O3 -march=native b.cpp -o o3.o
    clean_folder
    ;;
same) # the same input gives the same bytes
    kernel a.c <<END
$good
END
    kernel b.cpp <<'END'
namespace { __global__ __aicore__ void hidden(int *out) { out[0] = 2; } }
__global__ __aicore__ void shown(int *out) { out[0] = 2; }
END
    run 0 "$AIVCC" a.c b.cpp -o one.o
    mkdir "$work/tmp2"
    TMPDIR="$work/tmp2" run 0 "$AIVCC" a.c b.cpp -o two.o
    cmp one.o two.o || fail "two runs differ"
    if grep -qa "aivcc-" one.o; then fail "the image names a temporary file"; fi
    ;;
signals) # whatever ends it, no temporary file stays
    cat >slow <<'END'
#!/bin/sh
sleep 5
END
    chmod +x slow
    kernel a.c <<END
$good
END
    for name in INT TERM HUP; do
        "$AIVCC" --cc="$work/slow" a.c -o x.o >out 2>&1 &
        pid=$!
        for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
            [ -n "$(ls -A "$TMPDIR")" ] && break
            sleep 0.1
        done
        sleep 0.2
        # a shell starts background jobs with SIGINT ignored; aivcc sets its own handler
        kill -s $name $pid
        wait $pid && fail "ends with 0 after SIG$name"
        clean_folder
    done
    ;;
plain) # a compiler that is not aivcc stops with one sentence
    kernel k.c <<'END'
[[block_local]] static int counter;
__global__ __aicore__ void k(__gm__ int *out)
{
    __ubuf__ half x[32];
    asc_duplicate(x, (half)1, 32);
    out[block_idx] = counter++ + (int)block_num;
    assert(out[0] == 1);
    printf("%d\n", out[0]);
}
END
    cp k.c k.cpp
    for compiler in "gcc k.c" "g++ k.cpp" "clang k.c" "clang++ k.cpp"; do
        set -- $compiler
        command -v "$1" >/dev/null || continue
        run 1 "$1" -I"$INCLUDE" -c "$2" -o k.o
        [ "$(grep -c 'error:' out)" = 1 ] || fail "$compiler: more than one error"
        says "device code: compile it with aivcc"
    done
    ;;
clang) # images made with clang: C needs 15, C++ 14
    for c in clang-19 clang-18 clang-17 clang-16 clang-15; do
        command -v $c >/dev/null && newer=$c && break
    done
    kernel k.c <<END
$good
END
    if command -v clang++-14 >/dev/null; then
        run 1 "$AIVCC" --cc=clang-14 k.c -o k14.o
        says "device C needs gcc 12 or clang 15"
        kernel k.cpp <<'END'
__global__ __aicore__ void cpp(half *out) { out[0] = 1.5f; }
END
        run 0 "$AIVCC" --cxx=clang++-14 -Wall -Wextra -pedantic -Werror k.cpp -o k14.o
        run 0 readelf -WS k14.o
        says ".ascend.meta._Z3cppP4half"
    fi
    [ -n "${newer:-}" ] || { echo "skipped: no clang >= 15"; exit 77; }
    run 0 "$AIVCC" --cc=$newer -Wall -Wextra -pedantic -Werror k.c -o k.o
    run 0 readelf -WS k.o
    says ".ascend.meta.good"
    run 1 "$AIVCC" --cc=$newer -Werror -Wno-such-option k.c -o k.o
    says "unknown warning option '-Wno-such-option'"
    ;;
shapes) # kernels are found among whatever C++ brings
    kernel zoo.cpp <<'END'
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>
struct V { int a, b; V(int x) : a{x}, b(x) {} V &operator=(const V &) = default; bool operator()(int) { return a; } };
V &operator+=(V &v, int x) { v.a += x; return v; }
bool operator==(const V &l, const V &r) { return l.a == r.a; }
template <class T, class = typename std::enable_if<sizeof(T) == 4>::type> T id(T t) { return t; }
template <> int id<int>(int t) { return t + 1; }
static auto lambda = [](int x) { struct { int y; } z = {x}; return z.y; };
static const char *raw = R"x(__global__ void no() { )x" "}" u8"\"{";
constexpr char quote = '{', other = '\'';
enum class E : int { A = 1, B };
int array[] = {1, 2, [](int q) { return q; }(3)};
alignas(16) static int big[4]{1, 2};
auto trailing(int x) -> decltype(x) { return x * 1'000; }
namespace a { inline namespace b { namespace [[maybe_unused]] c { struct T { int v; }; } } }
namespace alias = a::b;
__attribute__((noinline)) __global__ __aicore__ void attributed(int *out) { out[0] = 1; }
extern "C" __global__ __aicore__ void with_pointer(int (*f)(int), int *out) { out[0] = f(1); }
__global__ __aicore__ void arrays(int m[2][3], const int *const *pp, unsigned, struct a::c::T t, E e, a::b::c::T u)
{
    m[0][0] = **pp + t.v + (int)e + u.v;
}
namespace a::b::c { __global__ __aicore__ void deep(T t, std::array<int, 4> v, T *) noexcept { (void)t; (void)v; } }
[[gnu::cold]] __global__ __aicore__ inline void cold(std::tuple<int, float> t = {}, int x = (1, 2)) { (void)t; (void)x; }
#define MAKE(type) extern "C" __global__ __aicore__ void made_##type(type *out) { out[0] = 1; }
MAKE(int) MAKE(float)
extern __global__ __aicore__ void later(int);
void later(int x) { (void)x; }
int use() { return lambda(1) + (raw != nullptr) + quote + other + array[0] + big[0] + trailing(1) + id(1) + (V(1) == V(2)); }
END
    run 0 "$AIVCC" zoo.cpp -o zoo.o
    run 0 readelf -WS zoo.o
    for name in attributed with_pointer arrays deep cold later made_int made_float; do
        says ".ascend.meta.$name"
    done
    silent_about ".ascend.meta.no"
    ;;
cross) # objects for aarch64, with C and C++ names
    command -v aarch64-linux-gnu-g++ >/dev/null || { echo "skipped: no aarch64-linux-gnu-g++"; exit 77; }
    kernel k.c <<END
$good
END
    kernel k.cpp <<'END'
__global__ __aicore__ void cpp(half *out) { out[0] = 1.5f; }
END
    run 0 "$AIVCC" --cc=aarch64-linux-gnu-gcc --cxx=aarch64-linux-gnu-g++ -c k.c -o c.obj
    run 0 readelf -hWS c.obj
    says AArch64
    says ".ascend.meta.good"
    run 0 "$AIVCC" --cc=aarch64-linux-gnu-gcc --cxx=aarch64-linux-gnu-g++ -c k.cpp -o cpp.obj
    run 0 readelf -hWS cpp.obj
    says AArch64
    says ".ascend.meta._Z3cppP4half"
    ;;
duplicate) # one name twice in an image is an error of the linker that names it
    kernel a.c <<END
$good
END
    kernel b.c <<'END'
static __global__ __aicore__ void good(__gm__ int *out) { out[0] = 2; }
END
    run 1 "$AIVCC" a.c b.c -o x.o
    says "aivd_kernel_good"
    [ ! -e x.o ] || fail "an image was made"
    clean_folder
    ;;
*)
    echo "unknown subject $1"
    exit 2
    ;;
esac
echo "$1: ok"
