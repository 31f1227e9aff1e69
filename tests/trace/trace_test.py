#!/usr/bin/env python3
"""Proves what `aivrun --trace` and `aivdrive trace` promise: valid JSON in order of time, slices that
nest, arrows with both ends, the figures of a record written by hand, and a page that shows the same.

    trace_test.py SUBJECT BIN [PROGRAM]      PROGRAM: rank_allgather; for deadlock that of tests/check
"""
import bisect
import html
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import chrome_rules  # noqa: E402
import synthetic  # noqa: E402

SUBJECT, BIN = sys.argv[1], sys.argv[2]
PROGRAM = sys.argv[3] if len(sys.argv) > 3 else ""
AIVRUN, AIVDRIVE = os.path.join(BIN, "aivrun"), os.path.join(BIN, "aivdrive")
WORK = tempfile.mkdtemp(prefix="aivdrive-trace-")


def run(*words, code=0, env=None):
    done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=240,
                          env=dict(os.environ, **(env or {})))
    text = done.stdout.decode(errors="replace")
    assert done.returncode == code, "%s ends with %d:\n%s" % (" ".join(words), done.returncode, text[-2000:])
    return text


def path(name):
    return os.path.join(WORK, name)


def load(name):
    with open(path(name), "rb") as f:
        return chrome_rules.check(f.read())


def ns(us):
    return round(us * 1000)


def merged(pieces):
    """Pieces that overlap or touch as one."""
    whole = []
    for begin, end in sorted(pieces):
        if whole and begin <= whole[-1][1]:
            whole[-1][1] = max(whole[-1][1], end)
        else:
            whole.append([begin, end])
    return whole


def inside(whole, at):
    place = bisect.bisect_right(whole, [at, float("inf")])
    return place > 0 and whole[place - 1][0] <= at < whole[place - 1][1]


def check_form(events, ranks):
    """What holds of every trace."""
    names = {e["pid"]: e["args"]["name"] for e in events if e["name"] == "process_name"}
    assert names == {r + 1: "rank %d" % r for r in range(ranks)}, names
    threads = {e["tid"]: e["args"]["name"] for e in events if e["name"] == "thread_name"}
    last, stacks, flows = 0, defaultdict(list), defaultdict(dict)
    for e in events:
        if e["ph"] == "M":
            continue
        assert e["ts"] >= last, "not sorted: %s" % e
        last = e["ts"]
        assert e["ph"] == "C" or e["tid"] in threads, "a thread without a name: %s" % e
        if e["ph"] == "X":
            begin, end, stack = ns(e["ts"]), ns(e["ts"]) + ns(e["dur"]), stacks[e["tid"]]
            assert end > begin, e
            while stack and stack[-1] <= begin:
                stack.pop()
            assert not stack or end <= stack[-1], "does not nest: %s" % e
            stack.append(end)
        elif e["ph"] in "sf":
            assert e["ph"] not in flows[e["id"]], "twice: %s" % e
            flows[e["id"]][e["ph"]] = e
        elif e["ph"] == "C":
            assert e["args"]["in"] < 1 << 40 and e["args"]["out"] < 1 << 40, "below zero: %s" % e
    slices = defaultdict(list)
    for e in events:
        if e["ph"] == "X":
            slices[e["tid"]].append((ns(e["ts"]), ns(e["ts"]) + ns(e["dur"])))
    covered = {tid: merged(pieces) for tid, pieces in slices.items()}
    for flow in flows.values():
        assert set(flow) == {"s", "f"}, "an arrow with one end: %s" % flow
        assert flow["s"]["ts"] <= flow["f"]["ts"], "an arrow back in time: %s" % flow
        for end in flow.values():
            at = ns(end["ts"])
            assert inside(covered[end["tid"]], at), "an arrow from nowhere: %s" % end
    return threads, flows


def check_memory():
    """Memory of the program has its line, that of the library (id 1) is told apart."""
    sites = [json.loads(line) for line in run(AIVDRIVE, "record", "dump", "--json", path("run")).splitlines()
             if '"kind":"alloc"' in line]
    own = [e for e in sites if not e.get("id")]
    assert len(own) == 4 and all("allgather_rank.c" in e["site"] for e in own), sites
    assert len(sites) > len(own), "no memory of the library"


def allgather(ranks, *arguments):
    text = run(AIVRUN, "-n", str(ranks), "--timeout", "200", "--trace", path("out.json"), "--record",
               path("run"), PROGRAM, *arguments)
    del text
    events = load("out.json")
    threads, flows = check_form(events, ranks)
    dump = run(AIVDRIVE, "record", "dump", "--json", "--no-sites", path("run"))
    recorded = [json.loads(line) for line in dump.splitlines()]
    blocks = Counter(e["rank"] for e in recorded if e["kind"] == "block_begin")
    grids = Counter(e["rank"] for e in recorded if e["kind"] == "grid_begin")
    moves = Counter(e["rank"] for e in recorded if e["kind"] == "copy"
                    and "gm" in (e.get("from_space"), e.get("to_space")))
    for rank in range(ranks):
        own = [e for e in events if e["pid"] == rank + 1 and e["ph"] == "X"]
        cats = Counter(e["cat"] for e in own)
        polls = sum(1 for e in own if e["name"] == "poll")
        assert cats["block"] == blocks[rank] > 0, (rank, cats, blocks)
        assert cats["kernel"] == grids[rank] > 0, (rank, cats, grids)
        assert cats["move in"] + cats["move out"] + polls == moves[rank], (rank, cats, polls, moves)
    calls = {e["text"] for e in recorded if e["kind"] == "call"}
    assert {"aclrtMalloc", "aclrtLaunchKernelWithHostArgs", "HcclCommInitRootInfo"} <= calls, calls
    assert all(re.fullmatch(r"(acl|aclrt|Hccl)[A-Z]\w+", name) for name in calls), "no public name: %s" % calls
    crossing = {(f["s"]["pid"], f["f"]["pid"]) for f in flows.values() if f["s"]["cat"] == "flag"}
    wanted = {(a, b) for a in range(1, ranks + 1) for b in range(1, ranks + 1) if a != b}
    assert wanted <= crossing, "no arrow between %s" % sorted(wanted - crossing)
    assert any(re.fullmatch(r"block 0 MTE3", n) for n in threads.values()), threads
    assert any(".h:" in e.get("args", {}).get("at", "") for e in events), "no line of source"
    if ranks == 2:
        check_memory()
    # The same from the record afterwards.
    run(AIVDRIVE, "trace", path("run"), "-o", path("again.json"))
    with open(path("out.json"), encoding="utf-8") as a, open(path("again.json"), encoding="utf-8") as b:
        assert a.read() == b.read(), "traced live and from the record differ"
    print("%d events of the trace, %d arrows, %d bytes for %d events of the record" % (
        len(events), len(flows), os.path.getsize(path("out.json")), len(recorded)))


def hand_made():
    synthetic.two_ranks(AIVDRIVE, path("record.aivr"))
    run(AIVDRIVE, "trace", WORK, "-o", path("out.json"), "--html", path("out.html"))
    return load("out.json")


def golden():
    events = hand_made()
    threads, flows = check_form(events, 2)
    found = sorted((e["pid"] - 1, threads[e["tid"]], e["name"], ns(e["ts"]), ns(e["ts"]) + ns(e["dur"]))
                   for e in events if e["ph"] == "X")
    wanted = sorted([
        (0, "kernels", 'kernel "<k>"', 900, 2150),
        (0, "block 0 S", 'kernel "<k>"', 1000, 2100),
        (0, "block 0 MTE2", "move in", 1100, 1300),
        (0, "block 0 MTE3", "wait MTE2>MTE3", 1300, 1301),
        (0, "block 0 MTE3", "move out", 1300, 1900),
        (0, "block 0 MTE3", "barrier MTE3", 1900, 1901),
        (0, "block 0 MTE3", "move out", 1905, 2000),
        (0, "block 0 MTE3", "flag set", 1999, 2000),
        (1, "kernels", 'kernel "<k>"', 901, 2650),
        (1, "block 0 S", 'kernel "<k>"', 1200, 2600),
        (1, "block 0 MTE2", "move in", 1200, 1250),
        (1, "block 0 S", "wait for a flag", 1250, 2500),
        (1, "block 0 S", "flag seen", 2499, 2500),
        (1, "block 0 MTE2", "move in", 2500, 2510),
    ])
    assert found == wanted, "\nfound  %s\nwanted %s" % (
        [f for f in found if f not in wanted], [w for w in wanted if w not in found])
    (flow,) = flows.values()
    assert (flow["s"]["pid"], ns(flow["s"]["ts"]), flow["f"]["pid"], ns(flow["f"]["ts"])) == (1, 1999, 2, 2499)
    assert threads[flow["s"]["tid"]] == "block 0 MTE3" and threads[flow["f"]["tid"]] == "block 0 S"
    (wait,) = [e for e in events if e["name"] == "wait for a flag"]
    assert wait["args"] == {"address": "0x201000001000", "memory of rank": 1, "quiet polls": 41}, wait
    flights = [(e["pid"] - 1, ns(e["ts"]), e["args"]["in"], e["args"]["out"])
               for e in events if e["ph"] == "C"]
    assert sorted(flights) == sorted([
        (1, 1250, 32, 0), (0, 1300, 0, 4096), (0, 1900, 0, 0), (0, 2000, 0, 32), (0, 2100, 0, 0),
        (1, 2510, 64, 0), (1, 2600, 0, 0)]), flights
    calls = [e for e in events if e["ph"] == "i"]
    assert [(e["name"], ns(e["ts"])) for e in calls] == [("aclrtMalloc", 800)], calls


def idle_wait():
    """A wait that ends without news and goes on counts for whoever stores the word in the end; one that
    nobody ends counts for nobody."""
    synthetic.waits_on(AIVDRIVE, path("record.aivr"))
    run(AIVDRIVE, "trace", WORK, "--html", path("out.html"))
    with open(path("out.html"), encoding="utf-8") as f:
        pairs = json.loads(re.search(r'"waits":(\[.*?\]),\n', f.read()).group(1))
    # 250 and 990 ns for rank 0's flag; 60 ns for a word that nobody has stored.
    assert sorted(p[:4] for p in pairs) == [[-1, 1, 60, 1], [0, 1, 1240, 1]], pairs


def rules():
    chrome_rules.check_itself()


def browser():
    for name in ("chromium-headless-shell", "chromium", "google-chrome"):
        if shutil.which(name):
            return name
    print("skipped: no headless browser (Debian: chromium-headless-shell)")
    sys.exit(77)


def shown(page, *more):
    """The document once its scripts have run. A browser that does not come to an end on a loaded machine
    gets two more chances, each with a profile of its own."""
    for attempt in range(3):
        profile = tempfile.mkdtemp(dir=WORK)
        words = [browser(), "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                 "--headless", "--user-data-dir=" + profile, "--window-size=1400,1400", "--dump-dom", *more,
                 "file://" + path(page)]
        job = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        try:
            out, err = job.communicate(timeout=40)
        except subprocess.TimeoutExpired:
            os.killpg(job.pid, signal.SIGKILL)
            out, err = job.communicate()
            print("the browser did not come to an end, attempt %d" % attempt, flush=True)
            continue
        text = out.decode()
        assert job.returncode == 0 and "</html>" in text, err.decode()[-2000:]
        return text
    raise AssertionError("the browser hangs")


def plain(dom, key):
    piece = re.search(r'id="%s"[^>]*>(.*?)</(?:b|div|section)>' % key, dom, re.S)
    assert piece, "the page has no %s" % key
    return html.unescape(re.sub(r"<[^>]*>", " ", piece.group(1))).split()


def rows(dom, key):
    table = re.search(r'id="%s"><table[^>]*>(.*?)</table>' % key, dom, re.S)
    assert table, "the page has no table %s" % key
    return [[html.unescape(re.sub(r"<[^>]*>", "", c)) for c in re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", r)]
            for r in re.findall(r"<tr>(.*?)</tr>", table.group(1), re.S)]


def page():
    hand_made()
    dom = shown("out.html")
    assert plain(dom, "ranks") == ["2"] and plain(dom, "kernelCount") == ["2"]
    # Twelve, and a call of the host.
    assert (plain(dom, "slices"), plain(dom, "arrows")) == (["13"], ["1"]), (plain(dom, "slices"), plain(dom, "arrows"))
    drawn = int(re.search(r'data-drawn="(\d+)"', dom).group(1))
    assert drawn >= 12, "the timeline draws %d slices" % drawn
    phases = {r[0]: r for r in rows(dom, "phases")[1:]}
    # 1250 of 1100 + 1400 ns of blocks.
    assert phases["wait for a flag"][1:3] == ["50.0 %", "1.25 us"], phases
    assert phases["move in"][2] == "0.26 us" and phases["move out"][2] == "0.69 us" or \
        phases["move out"][2] == "0.70 us", phases
    waits = re.findall(r'data-n="(\d+)"', re.search(r'id="waits">.*?</table>', dom, re.S).group(0))
    assert waits == ["0", "0", "1250", "0"], waits
    moved = re.findall(r'data-n="(\d+)"', re.search(r'id="moves">.*?</table>', dom, re.S).group(0))
    assert moved == [str(4096), str(4096 + 32), "0", "64"], moved
    flags = rows(dom, "flags")[1:]
    assert len(flags) == 1 and flags[0][0] == "rank 1 pool+0x1000" and flags[0][1] == "1.25 us" and \
        flags[0][4] == "rank 1 block 0" and flags[0][6] == "rank 0", flags
    print("the page shows what was recorded, %d slices drawn" % drawn)
    page_hands()


def page_after(script):
    """The page once somebody has used it: what is in the document then."""
    with open(path("out.html"), encoding="utf-8") as f:
        text = f.read()
    with open(path("used.html"), "w", encoding="utf-8") as f:
        f.write(text.replace("</body>", "<script>%s</script></body>" % script))
    dom = shown("used.html")
    return tuple(int(re.search(r'data-%s="(\d+)"' % what, dom).group(1)) for what in ("rows", "drawn"))


def page_hands():
    """Opening, closing, filtering, hiding, zooming: rows and slices drawn."""
    # A rank: its row, bytes in flight, [host thread of rank 0], kernels, a block.
    assert page_after("")[0] == 9, page_after("")
    assert page_after('$("close").click()')[0] == 2
    # Pipes of the blocks: S, MTE2, MTE3 on rank 0, S and MTE2 on rank 1.
    assert page_after('opened.add("r0 0 0").add("r1 0 0"); draw()')[0] == 9 + 5
    filter_ = '$("filter").value = "%s"; $("filter").oninput();'
    # The wait is drawn in the row of its rank and in that of its block.
    assert page_after(filter_ % "wait for a flag")[1] == 2
    assert page_after(filter_ % "nothing of this name")[1] == 0
    assert page_after('$("least").value = "1.2"; $("least").oninput(); $("close").click()')[1] == 2
    assert page_after('document.querySelectorAll("#legend input").forEach(b => b.click())')[1] == 0
    assert page_after("from = 3000; to = 4000; draw()")[1] == 0


def page_8():
    run(AIVRUN, "-n", "8", "--timeout", "200", "--trace", path("out.html"), "--record", path("run"),
        PROGRAM, "repeat", "3", "30000", env={"HCCL_CUSTOM_ALLGATHER_BLOCKS": "48"})
    info = json.loads(run(AIVDRIVE, "record", "info", "--json", path("run")))
    dom = shown("out.html")
    # The record counts its own end.
    assert plain(dom, "ranks") == ["8"] and plain(dom, "kernelCount") == [str(info["grid_begin"])]
    assert plain(dom, "events") == [str(info["events"])], (plain(dom, "events"), info)
    assert int(re.search(r'data-drawn="(\d+)"', dom).group(1)) > 100
    assert int(re.search(r'data-rows="(\d+)"', dom).group(1)) == 8, "384 blocks are not eight rows"
    size = os.path.getsize(path("out.html"))
    assert size < 20 << 20, "the page has %d bytes" % size
    print("8 ranks x 48 blocks, %d events: page of %d bytes" % (info["events"], size))


def cut():
    synthetic.two_ranks(AIVDRIVE, path("whole.aivr"))
    with open(path("whole.aivr"), "rb") as f:
        whole = f.read()
    with open(path("record.aivr"), "wb") as f:
        f.write(whole[:whole.rindex(b"\0" * 64) // 128 * 128 // 2 // 128 * 128])
    text = run(AIVDRIVE, "trace", path("record.aivr"), "-o", path("out.json"))
    assert "the record is cut" in text, text
    check_form(load("out.json"), 2)
    assert any(e.get("args", {}).get("end") == "not in the record" for e in load("out.json"))
    with open(path("record.aivr"), "wb") as f:
        f.write(b"this is no record" * 20)
    run(AIVDRIVE, "trace", path("record.aivr"), "-o", path("out.json"), code=1)


def deadlock():
    """Both ranks wait for each other: the run is ended, the trace shows the waits that have no end."""
    here = os.path.dirname(os.path.abspath(__file__))
    case = os.path.join(here, "../check/corpus/cycle.c")
    run(os.path.join(BIN, "aivcc"), "-Wno-unused", "-DFAULT", "-I", os.path.dirname(case), case, "-o",
        path("cycle.o"))
    run(AIVRUN, "-n", "2", "--timeout", "60", "--check", "--trace", path("out.json"), PROGRAM, path("cycle.o"),
        "1", "1", "1", "hangs", code=4)
    events = load("out.json")
    check_form(events, 2)
    waits = [e for e in events if e["name"] == "wait for a flag"]
    assert sorted(e["pid"] for e in waits) == [1, 2], waits
    for e in waits:
        assert e["args"]["end"] == "not in the record" and "corpus/cycle.c:" in e["args"]["at"], e


def usage():
    assert "-o FILE" in run(AIVDRIVE, "trace", "--help")
    assert "which record" in run(AIVDRIVE, "trace", code=2)
    assert "into which file" in run(AIVDRIVE, "trace", WORK, code=2)
    assert "did you mean --html" in run(AIVDRIVE, "trace", "--htm", "x", code=2)
    assert "No such file" in run(AIVRUN, "-n", "1", "--trace", path("no/such/folder/x.json"), "true", code=2)
    synthetic.two_ranks(AIVDRIVE, path("record.aivr"))
    if os.path.exists("/dev/full"):
        assert "No space left" in run(AIVDRIVE, "trace", WORK, "-o", "/dev/full", code=1)
    run(AIVRUN, "-n", "2", "--trace", path("empty.json"), "true")
    load("empty.json")
    run(AIVRUN, "-n", "1", "--trace", path("failed.json"), "false", code=1)
    load("failed.json")


SUBJECTS = {"idle_wait": idle_wait, "rules": rules, "allgather_2": lambda: allgather(2, "repeat", "50", "3000"), "allgather_8": lambda: allgather(8, "types"),
            "golden": golden, "page": page, "page_8": page_8, "cut": cut, "deadlock": deadlock, "usage": usage}
try:
    SUBJECTS[SUBJECT]()
    print("%s: ok" % SUBJECT)
finally:
    shutil.rmtree(WORK, ignore_errors=True)
