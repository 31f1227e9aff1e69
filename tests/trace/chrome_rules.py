#!/usr/bin/env python3
"""The rules of Chrome's Trace Event Format that Perfetto's JSON importer holds a trace to, written from
the format's description, not from the tracer. What the importer would drop, clamp or attach to the
wrong thread is an error here.

    chrome_rules.py TRACE.json
"""
import json
import math
import sys
from collections import defaultdict

UINT32 = (1 << 32) - 1
PHASES = "XBEiICMstf"
METADATA = {"process_name": "name", "process_labels": "labels", "thread_name": "name",
            "process_sort_index": "sort_index", "thread_sort_index": "sort_index"}


class Broken(Exception):
    pass


def need(holds, text, event=None):
    if not holds:
        raise Broken(text + (": %s" % event if event is not None else ""))


def whole(value, least, most):
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def pairs(members):
    keys = [key for key, _ in members]
    need(len(keys) == len(set(keys)), "a key twice in one object", keys)
    return dict(members)


def constant(word):
    raise Broken("%s is no JSON" % word)


def parse(data):
    try:
        text = data.decode("utf-8")
        whole_trace = json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
    except ValueError as error:
        raise Broken("no JSON in UTF-8: %s" % error)
    need(isinstance(whole_trace, dict) and isinstance(whole_trace.get("traceEvents"), list),
         "an object with a list traceEvents is wanted")
    need(whole_trace.get("displayTimeUnit", "ms") in ("ns", "ms"), "displayTimeUnit is ns or ms")
    need(isinstance(whole_trace.get("otherData", {}), dict), "otherData is an object")
    return whole_trace["traceEvents"]


def ns_of(event, key):
    """A time in microseconds becomes nanoseconds; a double keeps them exactly up to 2^53."""
    value = event.get(key)
    need(number(value) and value >= 0, "%s is a number from 0" % key, event)
    ns = value * 1000
    need(ns < 1 << 53 and abs(ns - round(ns)) < 1e-3, "%s is not whole nanoseconds" % key, event)
    return round(ns)


def check_fields(event):
    need(isinstance(event, dict), "an event is an object", event)
    ph = event.get("ph")
    need(isinstance(ph, str) and len(ph) == 1 and ph in PHASES, "ph is one of %s" % PHASES, event)
    # 0 is the idle process, and its thread 0 the idle thread of every CPU.
    need(whole(event.get("pid"), 1, UINT32), "pid is a whole number from 1", event)
    needs_thread = ph != "C" and not (ph == "M" and event.get("name", "").startswith("process_"))
    need(not needs_thread or whole(event.get("tid"), 1, UINT32), "tid is a whole number from 1", event)
    need(ph == "E" or (isinstance(event.get("name"), str) and event["name"] != ""), "no name", event)
    need(isinstance(event.get("cat", ""), str), "cat is text", event)
    need(isinstance(event.get("args", {}), dict), "args is an object", event)
    return ph


def check_metadata(event):
    key = METADATA.get(event["name"])
    need(key is not None, "metadata of no known name", event)
    value = event.get("args", {}).get(key)
    good = whole(value, -(1 << 31), (1 << 31) - 1) if key == "sort_index" else \
        isinstance(value, str) and value != ""
    need(good, "args.%s is missing or of the wrong kind" % key, event)


def check_counter(event, series):
    args = event.get("args", {})
    need(args and all(number(v) for v in args.values()), "a counter's args are numbers", event)
    known = series.setdefault((event["pid"], event["name"]), set(args))
    need(known == set(args), "a counter with other series than before", event)


class Thread:
    """Slices of one thread nest: a list of the ends of those that are open (None: until its E)."""

    def __init__(self):
        self.open = []
        self.slices = []

    def leave(self, at):
        while self.open and self.open[-1] is not None and self.open[-1] <= at:
            self.open.pop()

    def complete(self, event, begin, end):
        self.leave(begin)
        inner = [o for o in self.open if o is not None]
        need(not inner or end <= min(inner), "slices of a thread overlap without nesting", event)
        self.open.append(end)
        self.slices.append((begin, end))

    def end(self, event, at):
        self.leave(at)
        need(self.open and self.open[-1] is None, "an E without its B", event)
        self.open.pop()


def check_flows(flows, threads):
    """v1 flows: s and f of one id, category and name, each in a slice of its thread."""
    for ends in flows.values():
        kinds = [event["ph"] for _, event in ends]
        need(kinds.count("s") == 1 and kinds.count("f") >= 1, "a flow needs one s and an f", ends[0][1])
        times = [at for at, _ in ends]
        need(kinds[0] == "s" and times == sorted(times), "a flow goes back in time", ends[0][1])
        for at, event in ends:
            inside = threads[(event["pid"], event["tid"])].slices
            need(event["ph"] == "s" or event.get("bp") == "e", "without bp: e it points at the next slice",
                 event)
            need(any(b <= at < e for b, e in inside), "a flow's end is in no slice", event)


def check(data):
    """The events of a trace, given as bytes; Broken says which rule does not hold."""
    events = parse(data)
    threads, series, flows = defaultdict(Thread), {}, defaultdict(list)
    timed = []
    for event in events:
        if check_fields(event) == "M":
            check_metadata(event)
        else:
            timed.append((ns_of(event, "ts"), event))
    need([t for t, _ in timed] == sorted(t for t, _ in timed), "events are not sorted by ts")
    for at, event in timed:
        ph, thread = event["ph"], threads[(event["pid"], event.get("tid"))]
        if ph == "X":
            length = ns_of(event, "dur")
            need(length > 0, "a slice without length", event)
            thread.complete(event, at, at + length)
        elif ph == "B":
            thread.open.append(None)
        elif ph == "E":
            thread.end(event, at)
        elif ph in "iI":
            need(event.get("s", "t") in ("g", "p", "t"), "the scope s of an instant is g, p or t", event)
        elif ph == "C":
            check_counter(event, series)
        else:
            need(whole(event.get("id"), 0, (1 << 64) - 1) or isinstance(event.get("id"), str),
                 "a flow has an id", event)
            flows[(event["id"], event.get("cat"), event["name"])].append((at, event))
    for thread in threads.values():
        need(None not in thread.open, "a B without its E")
    check_flows(flows, threads)
    return events


def broken_traces():
    """(what is wrong, text): none of them may pass."""
    x = '{"ph":"X","pid":1,"tid":1,"ts":1.5,"dur":4,"name":"a"}'
    s = '{"ph":"s","pid":1,"tid":1,"ts":2,"id":1,"name":"flag","cat":"flag"}'
    f = '{"ph":"f","bp":"e","pid":1,"tid":1,"ts":3,"id":1,"name":"flag","cat":"flag"}'
    good = '{"traceEvents":[%s,%s,%s]}' % (x, s, f)

    def with_x(before, after):
        assert before in x
        return '{"traceEvents":[%s]}' % x.replace(before, after)

    yield "nothing", good
    yield "a comma too much", good.replace("]", ",]")
    yield "no list", '{"traceEvents":{}}'
    yield "NaN", with_x("1.5", "NaN")
    yield "a key twice", with_x('"pid":1', '"pid":1,"pid":2')
    yield "an unknown unit", good.replace("{", '{"displayTimeUnit":"us",', 1)
    yield "an unknown ph", with_x('"X"', '"Q"')
    yield "pid is text", with_x('"pid":1', '"pid":"rank 1"')
    yield "pid 0", with_x('"pid":1', '"pid":0')
    yield "no tid", with_x('"tid":1,', "")
    yield "ts is text", with_x("1.5", '"1.5"')
    yield "ts below zero", with_x("1.5", "-1")
    yield "no ts", with_x('"ts":1.5,', "")
    yield "less than a nanosecond", with_x("1.5", "1.50001")
    yield "no dur", with_x(',"dur":4', "")
    yield "dur 0", with_x('"dur":4', '"dur":0')
    yield "no name", with_x(',"name":"a"', "")
    yield "args is a list", with_x('"a"', '"a","args":[]')
    yield "not sorted", '{"traceEvents":[%s,%s]}' % (x, x.replace("1.5", "0.5"))
    yield "no nesting", '{"traceEvents":[%s,%s]}' % (x, x.replace("1.5", "3"))
    yield "B without E", '{"traceEvents":[%s]}' % x.replace('"X"', '"B"')
    yield "E without B", '{"traceEvents":[%s]}' % x.replace('"X"', '"E"')
    yield "a flow without f", '{"traceEvents":[%s,%s]}' % (x, s)
    yield "a flow without s", '{"traceEvents":[%s,%s]}' % (x, f)
    yield "a flow with another name", good.replace('"ts":3,"id":1,"name":"flag"', '"ts":3,"id":1,"name":"x"')
    yield "a flow without id", good.replace('"id":1,', "", 1)
    yield "a flow from nowhere", good.replace('"ts":2', '"ts":1')
    yield "a flow without bp", good.replace('"bp":"e",', "")
    yield "a counter of text", '{"traceEvents":[{"ph":"C","pid":1,"ts":1,"name":"c","args":{"in":"7"}}]}'
    yield "a counter of nothing", '{"traceEvents":[{"ph":"C","pid":1,"ts":1,"name":"c","args":{}}]}'
    yield "an instant of no scope", with_x('"X"', '"i","s":"x"')
    yield "metadata without text", '{"traceEvents":[{"ph":"M","pid":1,"name":"process_name","args":{}}]}'
    yield "unknown metadata", '{"traceEvents":[{"ph":"M","pid":1,"tid":1,"name":"colour","args":{}}]}'


def check_itself():
    for what, text in broken_traces():
        try:
            check(text.encode())
            passes = True
        except Broken:
            passes = False
        assert passes == (what == "nothing"), "the rules are wrong about: %s" % what


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as trace:
        print("%d events keep the rules" % len(check(trace.read())))
