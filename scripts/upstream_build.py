"""How scripts/upstream builds one sample: by the build files it brings, and when those are missing or
fail by direct commands. What was built, and how, is left in the sample."""
import glob
import os
import re
import shutil
import signal
import subprocess
import sys

import upstream_builtin
import upstream_shmem

BUILD_SECONDS = 600  # for one command of a build
HOST = [".cc", ".cpp", ".cxx", ".c"]
KERNEL = re.compile(r"\b__global__\b")


# ---- files ----


def read(path):
    with open(path, encoding="utf-8", errors="replace") as f:
        return f.read()


def sources(folder, deep=False):
    """C and C++ sources (and .asc) of a folder."""
    pattern = os.path.join(folder, "**", "*") if deep else os.path.join(folder, "*")
    for path in sorted(glob.glob(pattern, recursive=deep)):
        if os.path.splitext(path)[1] in HOST + [".asc"] and os.path.isfile(path):
            yield path


def plain_blanks(folder):
    """No-break spaces, which compilers refuse and some releases have: how many files were mended."""
    count = 0
    for path in glob.glob(os.path.join(folder, "**", "*"), recursive=True):
        if os.path.splitext(path)[1] not in HOST + [".asc", ".h", ".hpp"] or not os.path.isfile(path):
            continue
        with open(path, "rb") as f:
            data = f.read()
        if b"\xc2\xa0" in data:
            count += 1
            with open(path, "wb") as f:
                f.write(data.replace(b"\xc2\xa0", b" "))
    return count


def programs(folder):
    """Executable ELF files of a folder that are no libraries."""
    found = set()
    for path in glob.glob(os.path.join(folder, "*")):
        if os.path.isfile(path) and os.access(path, os.X_OK) and not re.search(r"\.(so|o)\b", path):
            with open(path, "rb") as f:
                if f.read(4) == b"\x7fELF":
                    found.add(path)
    return found


# ---- commands ----


def finish(child, seconds):
    """Exit code and output; after `seconds` it and all that it started are ended."""
    try:
        data, _ = child.communicate(timeout=seconds)
        return child.returncode, data.decode(errors="replace")
    except subprocess.TimeoutExpired:
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(child.pid, number)
            except ProcessLookupError:
                break
            try:
                child.wait(5)
            except subprocess.TimeoutExpired:
                pass
        data, _ = child.communicate()
        return 124, data.decode(errors="replace") + "\nupstream: stopped after %d s\n" % seconds


class Tools:
    """An installed tree, the environment of its set_env.sh, and commands run in it."""

    def __init__(self, prefix, timeout, ranks, out):
        # Not by "**": the folders of the private prefix link to each other.
        script = [path for between in ((), ("*",)) for path in glob.glob(
            os.path.join(prefix, "lib*", *between, "aivdrive", "ascend", "set_env.sh"))]
        if not script:
            sys.exit("upstream: %s: no installed tree: set_env.sh is missing" % prefix)
        self.home = os.path.dirname(script[0])
        text = subprocess.run(["bash", "-c", '. "$0" && env -0', script[0]], stdout=subprocess.PIPE,
                              check=True).stdout
        self.env = dict(e.split("=", 1) for e in text.decode(errors="replace").split("\0") if "=" in e)
        self.env.update(OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1",
                        ASCEND_HOME=self.home)
        self.env.setdefault("HCCL_EXEC_TIMEOUT", "30")
        self.timeout, self.ranks, self.out = timeout, ranks, out
        self.bin = os.path.join(prefix, "bin")
        self.driver = None  # scripts/upstream_builtin.c, once it is built

    def run(self, sample, command, cwd, seconds=BUILD_SECONDS):
        """(exit code, output); everything goes to the sample's log."""
        sample.log("$ cd %s\n$ %s" % (cwd, " ".join(command)))
        env = dict(self.env)
        if sample.libraries:
            env["LD_LIBRARY_PATH"] = ":".join(sample.libraries + [env.get("LD_LIBRARY_PATH", "")])
        if sample.helpers:
            env["PATH"] = sample.helpers + ":" + env["PATH"]
            env["PYTHONPATH"] = os.path.join(sample.work, "py")
        try:
            child = subprocess.Popen(command, cwd=cwd, env=env, stdin=subprocess.DEVNULL,
                                     stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                     start_new_session=True)
            code, output = finish(child, seconds)
        except OSError as error:
            code, output = 127, str(error)
        sample.log(output + "exit code %d\n" % code)
        return code, output

    def all(self, sample, steps):
        """Runs (command, folder) pairs while they succeed: (all succeeded, last output)."""
        output = ""
        for command, cwd in steps:
            code, output = self.run(sample, command, cwd)
            if code != 0:
                return False, output
        return True, output


def first_error(output):
    for line in output.splitlines():
        if re.search(r"\berror\b|undefined reference|No such file", line, re.I):
            line = re.sub(r"^\S*/", "", line.strip())
            return line.replace("|", "/")[:120]
    lines = [line for line in output.splitlines() if line.strip()]
    return (lines[-1] if lines else "no output").replace("|", "/")[:120]


def fails(sample, output):
    sample.compiles = "no: " + first_error(output)
    return False


def include_folders(work, extra=()):
    """Every folder below that holds a header."""
    folders = {os.path.dirname(p) for p in glob.glob(os.path.join(work, "**", "*.h*"), recursive=True)}
    return ["-I" + f for f in sorted(folders) + list(extra)]


def host_flags(tools, work):
    home = tools.home
    return ["-std=c++17", "-O1", "-g", "-w", "-DHOST_COMPILE"] + include_folders(work) + [
        "-I" + os.path.join(home, "include"), "-I" + os.path.join(home, "include", "hccl")]


def link_flags(tools):
    return ["-L" + os.path.join(tools.home, "lib64"), "-lhccl", "-lhcomm", "-lascendcl", "-lacl_rt", "-lruntime",
            "-lc_sec", "-Wl,--allow-shlib-undefined", "-lpthread", "-ldl"]


def uses_mpi(paths):
    """mpi.h outside of a condition the sample itself can switch off."""
    text = "".join(read(p) for p in paths)
    return bool(re.search(r'#\s*include\s*[<"]mpi\.h', text)) and "ENABLE_MPI" not in text


def own_files_fail(sample, output):
    """The build files of the sample do not do here: says why, and the next way is tried."""
    sample.note = "%s%sits own build files: %s" % (sample.note, ", " if sample.note else "",
                                                  first_error(output))
    return False


# ---- a custom operator: kernel image, host library, test program ----


def operator_parts(sample):
    at = sample.place
    sample.kernels = [p for p in sources(os.path.join(at, "op_kernel"), True) if KERNEL.search(read(p))]
    sample.host = list(sources(os.path.join(at, "op_host"), True))
    folders = [f for f in (os.path.join(at, "testcase"), os.path.join(at, "..", "testcase"))
               if any(sources(f))]
    sample.testcase = os.path.normpath(folders[0]) if folders else None
    return sample.kernels and sample.host and sample.testcase


def cmake_source(sample):
    """The folder to configure: the operator's own, or the one above where that builds the test too."""
    above = os.path.join(os.path.dirname(sample.place), "CMakeLists.txt")
    whole = (os.path.basename(sample.place) == "aiv" and os.path.isfile(above) and
             not os.path.isfile(os.path.join(sample.testcase, "Makefile")) and
             re.search(r"add_subdirectory\s*\(\s*testcase", read(above)))
    return os.path.dirname(sample.place) if whole else sample.place


def whole_by_cmake(sample, build):
    """The test program lies in build/testcase, and so does the kernel image."""
    made = sorted(programs(os.path.join(build, "testcase")))
    if not made:
        return own_files_fail(sample, "error: testcase: cmake made no program")
    sample.program, sample.cwd, sample.built = made[0], os.path.join(build, "testcase"), "cmake"
    sample.libraries = [os.path.join(build, "aiv", "op_host")]
    sample.mpi = sample.mpi or "ENABLE_MPI" in read(os.path.join(cmake_source(sample), "CMakeLists.txt"))
    return True


def operator_by_cmake(sample, tools):
    """Its CMakeLists.txt, then the Makefile of its test program. The build folder is named and placed
    as the operators' guides say: the Makefile looks for the library in ../build."""
    if not os.path.isfile(os.path.join(sample.place, "CMakeLists.txt")):
        return own_files_fail(sample, "no CMakeLists.txt")
    source, build = cmake_source(sample), os.path.join(sample.copy, "build")
    name = re.search(r"custom_ops_(\w+)", sample.folder).group(1)
    defines = {"CUSTOM_OPS_NAME": name + "_aiv", "OPS_BASE_DIR": sample.checkout,
               "ASCEND_CANN_PACKAGE_PATH": tools.home, "AIV_CCE_ARCH": "dav-c220-vec",
               "CMAKE_INSTALL_PREFIX": os.path.join(sample.work, "install")}
    good, output = tools.all(sample, [
        (["cmake", "-S", source, "-B", build] + ["-D%s=%s" % d for d in sorted(defines.items())],
         sample.work),
        (["cmake", "--build", build, "-j2"], sample.work)])
    if not good:
        return own_files_fail(sample, output)
    sample.libraries = [os.path.join(build, "op_host")]
    sample.mpi = uses_mpi(list(sources(sample.testcase)))
    if source != sample.place:
        return whole_by_cmake(sample, build)
    if not os.path.isfile(os.path.join(sample.testcase, "Makefile")):
        return own_files_fail(sample, "testcase: no Makefile")
    before = programs(sample.testcase)
    code, output = tools.run(sample, ["make", "ASCEND_HOME=" + tools.home], sample.testcase)
    made = sorted(programs(sample.testcase) - before)
    if code != 0 or not made:
        return own_files_fail(sample, output if code != 0 else "error: testcase: make made no program")
    sample.program, sample.cwd, sample.built = made[0], sample.testcase, "cmake"
    sample.mpi = sample.mpi or "MPI" in read(os.path.join(sample.testcase, "Makefile")).upper()
    return True


def build_kernels(sample, tools, image):
    # The architecture's own variants use intrinsics instead of calls; both are meant to work.
    base = [os.path.join(tools.bin, "aivcc"), "-O2", "-w", "-D__DAV_C220__", "-D__CCE_AICORE__=220"]
    # Headers an operator has in common with the library's kernels, where the checkout holds them.
    common = include_folders(os.path.join(sample.checkout, "src", "ops", "op_common", "template", "aiv"))
    code, output = tools.run(sample, base + include_folders(sample.copy) + common + sample.kernels +
                             ["-o", image], sample.work)
    return True if code == 0 else fails(sample, output)


def operator_directly(sample, tools):
    library = re.search(r"custom_ops_(\w+)", sample.folder).group(1)
    sample.libraries = []
    sample.cwd = os.path.join(sample.work, "run")
    os.makedirs(sample.cwd, exist_ok=True)
    if not build_kernels(sample, tools, os.path.join(sample.cwd, "hccl_custom_%s_kernels.o" % library)):
        return False
    so = os.path.join(sample.cwd, "libhccl_custom_%s.so" % library)
    code, output = tools.run(sample, ["g++", "-shared", "-fPIC"] + host_flags(tools, sample.copy) +
                             sample.host + ["-o", so] + link_flags(tools), sample.work)
    if code != 0:
        return fails(sample, output)
    return program_directly(sample, tools, list(sources(sample.testcase)),
                            [so, "-Wl,-rpath," + sample.cwd])


def build_operator(sample, tools):
    if not operator_parts(sample):
        return fails(sample, "error: op_kernel, op_host and testcase must hold sources")
    return operator_by_cmake(sample, tools) or operator_directly(sample, tools)


# ---- programs ----


def program_directly(sample, tools, paths, libraries=()):
    sample.mpi = uses_mpi(paths)
    sample.program = os.path.join(sample.cwd, "main")
    command = ["mpic++" if sample.mpi else "g++"] + host_flags(tools, sample.copy) + paths + [
        "-o", sample.program] + list(libraries) + link_flags(tools)
    code, output = tools.run(sample, command, sample.work)
    if code != 0:
        return fails(sample, output)
    sample.built = "direct"
    return True


def program_by_make(sample, tools, paths):
    if not os.path.isfile(os.path.join(sample.place, "Makefile")):
        return False
    before = programs(sample.place)
    code, output = tools.run(sample, ["make"], sample.place)
    made = sorted(programs(sample.place) - before)
    if code != 0 or not made:
        return own_files_fail(sample, output if code != 0 else "error: make made no program")
    sample.program, sample.cwd, sample.built = made[0], sample.place, "make"
    sample.mpi = uses_mpi(paths)
    return True


def build_host(sample, tools):
    paths = list(sources(sample.place))
    if program_by_make(sample, tools, paths):
        return True
    sample.cwd = sample.work
    if any(KERNEL.search(read(p)) for p in paths):
        return single_directly(sample, tools, paths)
    return program_directly(sample, tools, paths)


def single_directly(sample, tools, paths):
    """Host and device code together: aivcc makes the program."""
    sample.mpi = uses_mpi(paths)
    sample.program = os.path.join(sample.cwd, "main")
    extra = ["-I" + p for p in glob.glob(os.path.join(sample.checkout, "include"))]
    code, output = tools.run(sample, [os.path.join(tools.bin, "aivcc"), "-O2", "-w"] + include_folders(
        sample.copy, ()) + extra + paths + ["-o", sample.program] + link_flags(tools), sample.work)
    if code != 0:
        return fails(sample, output)
    sample.built = "direct"
    return True


# ---- the library's own kernels ----


WRAPPER = """# Builds a folder of kernels of the checkout by its own CMakeLists.txt.
cmake_minimum_required(VERSION 3.16)
find_package(ASC REQUIRED)
project(builtin LANGUAGES CXX ASC)
set(ASCEND_CANN_PACKAGE_PATH "%s")
set(OPS_BASE_DIR "%s")
set(INSTALL_LIBRARY_DIR lib)
# What the top file of the library takes from its package: folders of headers, under two names.
foreach(name asc_kernel_headers kernel_tiling_headers)
  add_custom_target(${name})
endforeach()
set_target_properties(asc_kernel_headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES
  "${ASCEND_CANN_PACKAGE_PATH}/include;${ASCEND_CANN_PACKAGE_PATH}/include/hccl")
set_target_properties(kernel_tiling_headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES
  "${OPS_BASE_DIR}/src/ops/op_common;${ASCEND_CANN_PACKAGE_PATH}/include/tikcpp/tikcfw")
add_subdirectory("%s" kernel)
"""


def image_by_cmake(sample, tools, op, header):
    folder = os.path.dirname(header)
    if not os.path.isfile(os.path.join(folder, "CMakeLists.txt")):
        own_files_fail(sample, "no CMakeLists.txt")
        return None
    source, build = (os.path.join(sample.work, name % op) for name in ("cmake_%s", "build_%s"))
    os.makedirs(source, exist_ok=True)
    with open(os.path.join(source, "CMakeLists.txt"), "w", encoding="utf-8") as f:
        f.write(WRAPPER % (tools.home, sample.checkout, folder))
    good, output = tools.all(sample, [(["cmake", "-G", "Unix Makefiles", "-S", source, "-B", build],
                                       sample.work),
                                      (["cmake", "--build", build, "--target", "help"], sample.work)])
    targets = re.findall(r"\b(hccl_aiv_%s_op_\w+)$" % op, output, re.M) if good else []
    if not targets:
        own_files_fail(sample, output if not good else "error: no target hccl_aiv_%s_op_..." % op)
        return None
    code, output = tools.run(sample, ["cmake", "--build", build, "--target", targets[0]], sample.work)
    images = glob.glob(os.path.join(build, "**", targets[0] + ".o"), recursive=True)
    if code != 0 or not images:
        own_files_fail(sample, output)
        return None
    sample.built = "cmake"
    return images[0]


def image_directly(sample, tools, op, header):
    """The two commands of the operators' build files, with every folder of kernel headers."""
    ccec = os.path.join(tools.home, "tools", "ccec_compiler", "bin")
    part, image = (os.path.join(sample.work, name % op) for name in ("%s_tmp.o", "%s.o"))
    folders = include_folders(os.path.join(sample.checkout, "src", "ops", "op_common"),
                              [os.path.dirname(header)])
    good, output = tools.all(sample, [
        ([os.path.join(ccec, "ccec"), "-c", "-x", "cce", "-O2", header, "-o", part,
          "--cce-aicore-arch=dav-c310-vec", "--cce-aicore-only", "-std=c++17", "-w"] + folders, sample.work),
        ([os.path.join(ccec, "ld.lld"), "-m", "aicorelinux", "-Ttext=0", part, "-static", "-o", image],
         sample.work)])
    if not good:
        fails(sample, output)
        return None
    sample.built = "direct"
    return image


def build_driver(sample, tools):
    if tools.driver is None:
        home, driver = tools.home, os.path.join(tools.out, "work", "upstream_builtin")
        here = os.path.dirname(os.path.abspath(__file__))
        paths = [os.path.join(here, name) for name in ("upstream_builtin.c", "upstream_wanted.c")]
        folders = ["-I" + os.path.join(home, "include"), "-I" + os.path.join(home, "include", "hccl")]
        code, output = tools.run(sample, ["gcc", "-std=gnu17", "-O2", "-g"] + paths + ["-o", driver] + folders +
                                 link_flags(tools), sample.work)
        if code != 0:
            return fails(sample, output)
        tools.driver = driver
    sample.program = tools.driver
    return True


def build_builtin(sample, tools):
    """An image per header of kernel entries, and our host program that launches them."""
    sample.cwd, sample.mpi = sample.work, False
    images = []
    for op, header in sample.headers:
        image = image_by_cmake(sample, tools, op, header) or image_directly(sample, tools, op, header)
        if image is None:
            return False
        images.append("%s=%s" % (op, image))
    try:
        sample.arguments = upstream_builtin.arguments(sample.checkout, sample.headers) + images
    except ValueError as error:
        sample.compiles = "yes"
        sample.note += "%s%s" % (", " if sample.note else "", error)
        return False
    return build_driver(sample, tools)


def build_shmem(sample, tools):
    return upstream_shmem.build(sample, tools, fails)


BUILD = {"operator": build_operator, "host": build_host, "builtin": build_builtin, "shmem": build_shmem}


def build(sample, tools):
    """True when there is a program to run; sample.compiles, built and note tell the rest."""
    if sample.kind not in ("builtin", "shmem"):
        top = sample.folder
        if os.path.basename(top) == "aiv":  # inc/ and testcase/ may be shared, one folder up
            top = os.path.dirname(top)
        sample.copy = os.path.join(sample.work, "source")
        shutil.copytree(top, sample.copy, symlinks=True)
        sample.place = os.path.join(sample.copy, os.path.relpath(sample.folder, top))
        mended = plain_blanks(sample.copy)
        if mended:
            sample.note += "%sno-break spaces in %d files replaced" % (", " if sample.note else "", mended)
    if not BUILD[sample.kind](sample, tools):
        return False
    sample.compiles = "yes"
    return True
