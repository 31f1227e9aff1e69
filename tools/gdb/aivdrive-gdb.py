# aivdrive-gdb: the blocks of running kernels in gdb.
#
#   info blocks       every block that runs or waits in this process: kernel, what it polls, where
#   block R/B, B      look at block B (of the rank's device R, when the process has several): bt, up,
#                     print work as usual
#   block off         back to the thread itself (also done before continue, step, next, finish)
#
# Blocks are fibers: gdb shows the thread that runs them, and of a waiting block only this script knows
# the stack. With AIVDRIVE_BLOCKS=threads every block is a thread and plain `info threads` does.
import gdb

NEVER = (1 << 64) - 1
# Registers of a suspended stack: members of core_context (src/core/switch.h) with these names. The
# others were saved by the function that switched; gdb finds them as in any frame.
REGISTERS = ("pc", "sp", "rbp", "rbx", "x29", "x19")


def value(expression):
    return gdb.parse_and_eval(expression)


def workers():
    try:
        worker = value("core_workers")
    except gdb.error:
        raise gdb.GdbError("no aivdrive library with debug information in this process")
    while worker != 0:
        yield worker
        worker = worker["list_next"]


def plain(v):
    return int(v)


def fibers(worker):
    """(fiber, running?) of every block the worker holds."""
    if plain(worker["run"]) & 1 == 0:
        return
    running, tail = worker["running"], worker["tail"]
    if running != 0:
        yield running, True
    if tail != 0:
        fiber = tail["next"]
        while True:
            if fiber != running:
                yield fiber, False
            if fiber == tail:
                break
            fiber = fiber["next"]


def rank_of(worker):
    grid = worker["grid"]
    return plain(grid["launch"]["device"]) if grid != 0 and grid["launch"] != 0 else -1


def kernel_of(worker):
    grid = worker["grid"]
    if grid == 0 or grid["launch"] == 0:
        return "?"
    return grid["launch"]["kernel"].string()


def context_registers(context):
    registers = [(f.name, plain(context[f.name])) for f in context.type.fields() if f.name in REGISTERS]
    if not registers:
        raise gdb.GdbError("blocks cannot be entered on this architecture")
    return registers


def place(address):
    symbol = gdb.find_pc_line(address)
    block = gdb.block_for_pc(address)
    while block is not None and block.function is None:
        block = block.superblock
    where = block.function.name if block is not None else "0x%x" % address
    if symbol.symtab is not None:
        where += " at %s:%d" % (symbol.symtab.filename, symbol.line)
    return where


def kernel_place(context):
    """First code line of the kernel on a suspended stack. Saved frame pointers are not reliable in
    optimised code, so gdb's own unwinder walks it, with the registers put in place."""
    with entered(context):
        frame = gdb.newest_frame()
        while frame is not None:
            symtab = frame.find_sal().symtab
            if symtab is not None and "/src/core/" not in symtab.fullname() and "c_api/" not in symtab.filename:
                return "%s at %s:%d" % (frame.name(), symtab.filename, frame.find_sal().line)
            frame = frame.older()
    return "?"


class Registers:
    """The thread's own registers while a block's are shown."""
    saved = None
    thread = None

    @classmethod
    def put(cls, context):
        registers = context_registers(context)
        if cls.saved is None:
            gdb.newest_frame().select()
            cls.saved = [(n, plain(value("(unsigned long)$%s" % n))) for n, _ in registers]
            cls.thread = gdb.selected_thread()
        for n, v in registers:
            gdb.execute("set $%s = %d" % (n, v), to_string=True)

    @classmethod
    def restore(cls):
        if cls.saved is None:
            return False
        if cls.thread is not None and cls.thread.is_valid():
            cls.thread.switch()
        gdb.newest_frame().select()
        for n, v in cls.saved:
            gdb.execute("set $%s = %d" % (n, v), to_string=True)
        cls.saved = cls.thread = None
        return True


class entered:
    def __init__(self, context):
        self.context = context

    def __enter__(self):
        self.had = Registers.saved is not None
        if not self.had:
            Registers.put(self.context)

    def __exit__(self, *_):
        if not self.had:
            Registers.restore()


class InfoBlocks(gdb.Command):
    """List the blocks of running kernels: device/block, kernel, state, what it polls, where it is."""

    def __init__(self):
        super().__init__("info blocks", gdb.COMMAND_STATUS)

    def invoke(self, argument, from_tty):
        count = 0
        for worker in workers():
            for fiber, running in fibers(worker):
                block = fiber["block"]
                text = "%d/%d  %s  " % (rank_of(worker), plain(block["index"]), kernel_of(worker))
                if running:
                    text += "running"
                else:
                    text += "waiting  polls 0x%x (seen %d)  %s" % (
                        plain(block["polled"]), plain(block["polled_value"]),
                        kernel_place(fiber["context"]))
                print(text)
                count += 1
        if count == 0:
            print("no kernel runs in this process")


class Block(gdb.Command):
    """block R/B or block B: show block B's stack; block off: the thread's own again."""

    def __init__(self):
        super().__init__("block", gdb.COMMAND_STACK)

    def invoke(self, argument, from_tty):
        words = argument.split()
        if words[:1] == ["off"]:
            if not Registers.restore() and words != ["off", "quiet"]:
                print("no block is shown")
            return
        try:
            parts = [int(p) for p in words[0].split("/")]
        except (IndexError, ValueError):
            raise gdb.GdbError("block R/B or block B (numbers as `info blocks` shows them), or block off")
        Registers.restore()
        for worker in workers():
            for fiber, running in fibers(worker):
                if plain(fiber["block"]["index"]) != parts[-1]:
                    continue
                if len(parts) == 2 and rank_of(worker) != parts[0]:
                    continue
                if running:
                    print("block %s runs: its stack is its thread's" % words[0])
                    return
                Registers.put(fiber["context"])
                gdb.execute("frame 0")
                return
        raise gdb.GdbError("no block %s; `info blocks` lists them" % words[0])


InfoBlocks()
Block()
for _command in ("continue", "step", "next", "stepi", "nexti", "finish", "until", "advance", "detach", "kill"):
    gdb.execute("define hook-%s\nblock off quiet\nend" % _command, to_string=True)
