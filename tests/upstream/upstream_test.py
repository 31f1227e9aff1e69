#!/usr/bin/env python3
"""Proves: scripts/upstream finds, builds, runs and judges what a checkout holds, and says what it does
not hold. The checkout is made up (checkout/: own sources in the published layout, with build files
like the published ones), then broken.

    upstream_test.py SUBJECT ROOT BUILD
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


class Run:
    def __init__(self, root, build, work):
        self.root, self.build, self.work = root, build, work
        self.checkout = os.path.join(work, "checkout")
        shutil.copytree(os.path.join(HERE, "checkout"), self.checkout)

    def path(self, name):
        return os.path.join(self.checkout, name)

    def keep(self, *operators):
        """Of the library's operators only these: each takes some seconds."""
        for name in os.listdir(self.path("src/ops")):
            if name not in operators + ("op_common",):
                shutil.rmtree(self.path("src/ops/" + name))

    def edit(self, name, old, new):
        with open(self.path(name), encoding="utf-8") as f:
            text = f.read()
        assert old in text, (name, old)
        with open(self.path(name), "w", encoding="utf-8") as f:
            f.write(text.replace(old, new))

    def upstream(self, code, *arguments, folder=None, env=None):
        command = [os.path.join(self.root, "scripts", "upstream"), "--build", self.build, "--out",
                   os.path.join(self.work, "out"), "--timeout", "200"] + list(arguments)
        if folder is not False:
            command.append(folder or self.checkout)
        environment = {k: v for k, v in os.environ.items() if k != "UPSTREAM_DIR"}
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              env=dict(environment, **(env or {})), timeout=850, check=False)
        if done.returncode != code:
            print(done.stdout, done.stderr)
            for name in sorted(os.listdir(os.path.join(self.work, "out")) if os.path.isdir(
                    os.path.join(self.work, "out")) else []):
                if name.endswith(".log"):
                    print("==", name)
                    print(open(os.path.join(self.work, "out", name), errors="replace").read()[-3000:])
            raise AssertionError("exit code %d, wanted %d" % (done.returncode, code))
        return done.stdout, done.stderr

    def rows(self):
        """name -> cells of the written table"""
        with open(os.path.join(self.work, "out", "upstream.md"), encoding="utf-8") as f:
            lines = [line for line in f.read().splitlines() if line.startswith("| ")]
        return {cells[0]: cells[1:] for cells in
                ([c.strip() for c in line.strip("|").split("|")] for line in lines[1:])}


OPERATOR = "examples/05_custom_ops_allgather"
KERNEL = OPERATOR + "/op_kernel/launch_kernel_asc.asc"
BASE = "src/ops/op_common/template/aiv/aiv_communication_base_v2.h"
BUILT, COMPILES, RUNS, RIGHT, CLEAN, NOTE = 1, 2, 3, 4, 5, 7


def whole(run):
    git = ["git", "-C", run.checkout, "-c", "user.name=a", "-c", "user.email=a@b"]
    commit = None
    if shutil.which("git"):
        subprocess.run(git + ["init", "-q"], check=True)
        subprocess.run(git + ["add", "."], check=True)
        subprocess.run(git + ["commit", "-q", "-m", "all"], check=True)
        commit = subprocess.run(git + ["rev-parse", "HEAD"], check=True, text=True,
                                stdout=subprocess.PIPE).stdout.strip()
    run.keep("all_reduce")
    out, _ = run.upstream(0)
    rows = run.rows()
    assert rows["custom allgather"][1:6] == ["cmake", "yes", "yes", "yes", "yes"], rows
    assert rows["custom allgather"][NOTE] == "generation G1", rows
    assert rows["sample 02_collectives/01_barrier"][1:6] == ["make", "yes", "yes", "not told", "yes"], rows
    assert rows["sample 02_collectives/09_scatter"][1:6] == ["make", "yes", "yes", "yes", "yes"], rows
    assert rows["built-in all_reduce"][1:6] == ["cmake", "yes", "yes", "yes", "yes"], rows
    if commit:
        assert commit.startswith(rows["custom allgather"][0].split()[0]), (commit, rows)
    assert "Not in this checkout: custom ReduceScatter" in out, out
    logs = [n for n in os.listdir(os.path.join(run.work, "out")) if n.endswith(".log")]
    assert len(logs) == 4, logs


def builtin(run):
    """All ten operators, on four ranks."""
    run.upstream(0, "--only", "built-in")
    rows = run.rows()
    assert len(rows) == 9 and "built-in send, recv" in rows, rows
    for name, cells in rows.items():
        assert cells[1:6] == ["cmake", "yes", "yes", "yes", "yes"], (name, cells)


def kernels(run):
    """Built-in kernels that are wrong, not synchronised, in folders without build files, with a
    parameter nobody knows: each is told for what it is."""
    run.keep("all_gather", "all_to_all_v", "broadcast", "scatter")
    at = "src/ops/%s/template/aiv/kernel/"
    run.edit((at + "aiv_all_to_all_mesh_1d.h") % "all_to_all_v", "this->call_.output + r *",
             "this->call_.output + (r ^ 1) *")
    run.edit((at + "aiv_broadcast_mesh_1d.h") % "broadcast", "        this->Wait(this->call_.root, GetBlockIdx(), 1);\n",
             "")
    os.remove(run.path((at + "CMakeLists.txt") % "all_gather"))
    run.edit((at + "CMakeLists.txt") % "scatter", "kernel_image(scatter)", "kernel_image(no_such_kernel)")
    run.upstream(1, "--only", "built-in", "--timeout", "60")
    rows = run.rows()
    assert rows["built-in all_gather"][1:6] == ["direct", "yes", "yes", "yes", "yes"], rows
    assert "no CMakeLists.txt" in rows["built-in all_gather"][NOTE], rows
    assert rows["built-in scatter"][1:5] == ["direct", "yes", "yes", "yes"], rows
    assert "its own build files: " in rows["built-in scatter"][NOTE], rows
    assert rows["built-in all_to_all"][1:5] == ["cmake", "yes", "yes", "no"], rows
    assert rows["built-in all_to_all_v"][1:5] == ["cmake", "yes", "yes", "yes"], rows
    broadcast = rows["built-in broadcast"]
    assert broadcast[RIGHT] == "no" or re.match(r"no: AIVD-R\d+", broadcast[CLEAN]), broadcast
    # the same with a parameter list of another release
    run.keep("all_gather")
    run.edit(BASE, "uint64_t len, uint32_t dataType", "uint64_t len, uint64_t newcomer, uint32_t dataType")
    run.upstream(0, "--only", "built-in")
    cells = run.rows()["built-in all_gather"]
    assert cells[1:5] == ["direct", "yes", "-", "-"], cells
    assert "parameter newcomer of KERNEL_ARGS_DEF is not known" in cells[NOTE], cells


def above(run):
    """An operator whose test program is built by the folder above, with a header the checkout keeps
    for its own kernels; a sample that prints numbers which are not those of its inputs."""
    whole, aiv = run.path("examples/06_custom_ops_reduce_scatter"), "aiv"
    shutil.copytree(run.path(OPERATOR), os.path.join(whole, aiv))
    shutil.move(os.path.join(whole, aiv, "testcase"), whole)
    shutil.move(os.path.join(whole, aiv, "inc"), whole)
    os.remove(os.path.join(whole, "testcase", "Makefile"))
    at = "examples/06_custom_ops_reduce_scatter/"
    with open(run.path(at + "CMakeLists.txt"), "w", encoding="utf-8") as f:
        f.write("cmake_minimum_required(VERSION 3.16)\nproject(whole LANGUAGES CXX)\n"
                "find_package(MPI REQUIRED)\nset(MPI_LIB MPI::MPI_CXX)\n"
                "add_definitions(-DENABLE_MPI)\nadd_subdirectory(aiv)\nadd_subdirectory(testcase)\n")
    with open(run.path(at + "testcase/CMakeLists.txt"), "w", encoding="utf-8") as f:
        f.write("add_executable(custom_test main.cc)\n"
                "target_include_directories(custom_test PRIVATE ../inc ${ASCEND_CANN_PACKAGE_PATH}/include)\n"
                "target_link_directories(custom_test PRIVATE ${ASCEND_CANN_PACKAGE_PATH}/lib64)\n"
                "target_link_libraries(custom_test PRIVATE ascendcl hccl hccl_custom_allgather ${MPI_LIB})\n")
    run.edit(at + "aiv/op_host/CMakeLists.txt", "/../inc", "/../../inc")
    run.edit(at + "aiv/op_kernel/CMakeLists.txt", "${PROJECT_SOURCE_DIR}/inc", "${PROJECT_SOURCE_DIR}/../inc")
    run.edit(at + "aiv/op_kernel/CMakeLists.txt", "${PROJECT_SOURCE_DIR}/testcase",
             "${CMAKE_BINARY_DIR}/testcase")
    run.edit(at + "aiv/CMakeLists.txt", "inc/hccl", "../inc/hccl")
    run.edit("examples/02_collectives/09_scatter/main.cc", "numbers[i] = (float)i", "numbers[i] = (float)i / 2")
    shutil.rmtree(run.path("src"))
    shutil.rmtree(run.path(OPERATOR))
    run.upstream(1)
    rows = run.rows()
    assert rows["custom reduce scatter"][1:6] == ["cmake", "yes", "yes", "yes", "yes"], rows
    assert rows["sample 02_collectives/09_scatter"][1:6] == ["make", "yes", "yes", "no", "yes"], rows


def faults(run):
    """Operators whose kernel does not compile, gives wrong numbers, forgets a drain, has odd blanks."""
    aiv = "examples/06_custom_ops_reduce_scatter/aiv"
    shutil.copytree(run.path(OPERATOR), run.path(aiv))
    shutil.move(run.path(aiv + "/testcase"), run.path("examples/06_custom_ops_reduce_scatter"))
    run.edit(aiv + "/op_kernel/launch_kernel_asc.asc", "    asc_init();", "    asc_init()")
    shutil.rmtree(run.path("src"))
    os.remove(run.path(aiv + "/CMakeLists.txt"))
    run.edit(KERNEL, "At(param.output) + r * param.bytes",
             "At(param.output) + (param.rankSize - 1 - r) * param.bytes")
    run.edit(OPERATOR + "/op_host/all_gather.cc", "    OpParam param = {};", "\u00a0   OpParam param = {};")
    run.edit(OPERATOR + "/inc/common.h", "constexpr uint32_t MAX_RANK_SIZE_A3 = 768;\n", "")
    run.upstream(1)
    rows = run.rows()
    assert rows["custom reduce scatter"][COMPILES].startswith("no: launch_kernel_asc.asc:"), rows
    assert rows["custom reduce scatter"][RUNS:NOTE - 1] == ["-", "-", "-"], rows
    assert "no CMakeLists.txt" in rows["custom reduce scatter"][NOTE], rows
    assert rows["custom allgather"][1:6] == ["cmake", "yes", "yes", "no", "yes"], rows
    assert "generation G0" in rows["custom allgather"][NOTE], rows
    assert "no-break spaces in 1 files" in rows["custom allgather"][NOTE], rows


def undrained(run):
    """Right here, and the checker tells that it is by luck; a program that never ends is stopped."""
    run.edit(KERNEL, """    asc_copy_ub2gm((__gm__ void *)to, (__ubuf__ void *)ub, bytes);
    asc_sync();""", "    asc_copy_ub2gm((__gm__ void *)to, (__ubuf__ void *)ub, bytes);")
    run.edit("examples/02_collectives/01_barrier/main.cc", "    aclInit(nullptr);\n",
             "    for (;;)\n        std::this_thread::yield();\n")
    shutil.rmtree(run.path("src"))
    run.edit(OPERATOR + "/testcase/Makefile", "-lhccl_custom_allgather", "-lno_such_library")
    run.upstream(1, "--timeout", "20")
    rows = run.rows()
    assert rows["custom allgather"][1:5] == ["direct", "yes", "yes", "yes"], rows
    assert "no_such_library" in rows["custom allgather"][NOTE], rows
    assert re.match(r"no: AIVD-R\d+", rows["custom allgather"][CLEAN]), rows
    assert rows["sample 02_collectives/01_barrier"][RUNS] == "no: it does not end", rows


def nothing(run):
    empty = os.path.join(run.work, "empty")
    os.makedirs(empty)
    _, err = run.upstream(2, folder=empty)
    assert "holds nothing of what is looked for" in err and "05_custom_ops_allgather" in err, err
    _, err = run.upstream(2, folder=False)
    assert "no checkout is named" in err and "UPSTREAM_DIR" in err, err
    _, err = run.upstream(2, folder=False, env={"UPSTREAM_DIR": "/no/such/folder"})
    assert "/no/such/folder is no folder" in err, err
    _, err = run.upstream(2, "--only", "all_gathre")
    assert "no sample has \"all_gathre\" in its name" in err and "built-in all_gather," in err, err
    # a folder of checkouts, one of them ours
    os.rename(run.checkout, os.path.join(empty, "hccl"))
    run.upstream(0, "--only", "01_barrier", folder=empty)
    assert list(run.rows()) == ["sample 02_collectives/01_barrier"], run.rows()


def main(subject, root, build):
    if subject != "nothing" and shutil.which("mpic++") is None:
        print("skipped: no mpic++ on this machine")
        return 77
    with tempfile.TemporaryDirectory(prefix="aivd-upstream-") as work:
        subjects = {"whole": whole, "builtin": builtin, "kernels": kernels, "faults": faults, "above": above,
                    "undrained": undrained, "nothing": nothing}
        subjects[subject](Run(os.path.abspath(root), os.path.abspath(build), work))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
