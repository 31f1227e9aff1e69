// Loads a trace of `aivrun --trace` into Perfetto's own trace processor (the WebAssembly build that
// ui.perfetto.dev runs) and compares what it has understood with the file: processes, threads,
// slices, instants, arrows, counters, and whether the importer complained.
//
//     node perfetto.mjs DIR TRACE.json     DIR: holds trace_processor.wasm, engine_bundle.node.js
//                                          and engine.mjs
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runInThisContext } from "node:vm";

const [directory, file] = process.argv.slice(2);
if (file === undefined) {
    console.error("usage: node perfetto.mjs DIR TRACE.json");
    process.exit(2);
}
const part = (name) => resolve(directory, name);

// ---- the engine: made for a web worker, so the few things of one that it looks for are given ----

function becomeWorker(wasm) {
    const give = (name, value) =>
        Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    give("self", globalThis);
    give("WorkerGlobalScope", class {});
    give("location", { href: pathToFileURL(part("")).href + "/" });
    give("importScripts", () => {});
    give("XMLHttpRequest", class {
        open() {}
        send() {
            this.response = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length);
        }
    });
}

async function start() {
    becomeWorker(readFileSync(part("trace_processor.wasm")));
    const { EngineBase } = await import(pathToFileURL(part("engine.mjs")).href);
    runInThisContext(readFileSync(part("engine_bundle.node.js"), "utf8"));
    const { port1, port2 } = new MessageChannel();
    self.onmessage({ data: port1 });
    class Engine extends EngineBase {
        mode = "WASM";
        id = "test";
        rpcSendRequestBytes(bytes) {
            port2.postMessage(bytes);
        }
    }
    const engine = new Engine();
    port2.onmessage = (message) => engine.onRpcResponseBytes(message.data);
    engine.close = () => port2.close();
    return engine;
}

async function load(engine, bytes) {
    const most = 32 << 20; // a message holds 64 MiB
    for (let at = 0; at < bytes.length; at += most)
        await engine.parse(new Uint8Array(bytes.subarray(at, at + most)));
    await engine.notifyEof();
}

async function rows(engine, sql) {
    const result = await engine.query(sql);
    const columns = result.columns();
    const all = [];
    for (const row = result.iter({}); row.valid(); row.next())
        all.push(columns.map((c) => {
            const value = row.get(c);
            return typeof value === "bigint" ? Number(value) : value;
        }));
    return all;
}

// ---- what the file says, in Perfetto's terms ----

const ns = (us) => Math.round(us * 1000);
const key = (...parts) => parts.join("|");

function wanted(events) {
    const of = (kind) => events.filter((e) => e.ph === kind);
    const names = (what) => new Map(events.filter((e) => e.name === what)
        .map((e) => [what === "process_name" ? e.pid : e.tid, e.args.name]));
    const thread = names("thread_name");
    const process_ = names("process_name");
    const end = (e) => [process_.get(e.pid), thread.get(e.tid), ns(e.ts), e.name];
    const ends = new Map(of("f").map((e) => [e.id, e]));
    return {
        processes: [...process_.values()].sort(),
        threads: [...new Set(events.filter((e) => e.name === "thread_name")
            .map((e) => key(process_.get(e.pid), e.args.name)))].sort(),
        slices: [...of("X"), ...of("i")].map((e) =>
            key(process_.get(e.pid), thread.get(e.tid), ns(e.ts), ns(e.dur ?? 0), e.name, e.cat))
            .sort(),
        lines: events.filter((e) => e.args?.at !== undefined).length,
        bytes: [...of("X"), ...of("i")].reduce((sum, e) => sum + (e.args?.bytes ?? 0), 0),
        arrows: of("s").map((e) => key(...end(e), ...end(ends.get(e.id)))).sort(),
        counters: of("C").flatMap((e) => Object.entries(e.args).map(([name, value]) =>
            key(process_.get(e.pid), e.name + " " + name, ns(e.ts), value))).sort(),
    };
}

const SLICES = `
    select p.name, t.name, s.ts, s.dur, s.name, s.category from slice s
    join thread_track k on s.track_id = k.id join thread t using (utid)
    join process p using (upid)`;
const ARROWS = `
    select pa.name, ta.name, a.ts, iif(a.name like 'flag %', 'flag', 'launch'),
           pb.name, tb.name, b.ts, iif(b.name like 'flag %', 'flag', 'launch') from flow f
    join slice a on f.slice_out = a.id join thread_track ka on a.track_id = ka.id
    join thread ta on ka.utid = ta.utid join process pa on ta.upid = pa.upid
    join slice b on f.slice_in = b.id join thread_track kb on b.track_id = kb.id
    join thread tb on kb.utid = tb.utid join process pb on tb.upid = pb.upid`;
const COUNTERS = `
    select p.name, k.name, c.ts, cast(c.value as int) from counter c
    join process_counter_track k on c.track_id = k.id join process p using (upid)`;

async function seen(engine) {
    const list = async (sql) => (await rows(engine, sql)).map((row) => key(...row)).sort();
    const one = async (sql) => (await rows(engine, sql))[0][0];
    const argument = (name) => `args where key = 'args.${name}' or key = 'debug.${name}'`;
    return {
        processes: await list("select name from process where name is not null"),
        threads: await list(`select p.name, t.name from thread t join process p using (upid)
                             where t.name is not null`),
        slices: await list(SLICES),
        lines: await one(`select count(*) from slice join ${argument("at")}`
            .replace("join args where", "join args using (arg_set_id) where")),
        bytes: await one(`select sum(int_value) from slice join ${argument("bytes")}`
            .replace("join args where", "join args using (arg_set_id) where")),
        arrows: await list(ARROWS),
        counters: await list(COUNTERS),
        complaints: await rows(engine, `select name, value from stats
            where severity in ('error', 'data_loss') and value > 0`),
    };
}

function differ(what, want, have) {
    if (!Array.isArray(want))
        return want === have ? [] : [`${what}: ${want} in the file, ${have} in Perfetto`];
    const count = (list) => list.reduce((m, x) => m.set(x, (m.get(x) ?? 0) + 1), new Map());
    const [a, b] = [count(want), count(have)];
    const only = (x, y) => [...x].filter(([k, n]) => (y.get(k) ?? 0) < n).map(([k]) => k);
    const [lost, made] = [only(a, b), only(b, a)];
    return lost.length + made.length === 0 ? [] : [
        `${what}: ${want.length} in the file, ${have.length} in Perfetto; only in the file: ` +
        `${lost.slice(0, 3).join("; ")}; only in Perfetto: ${made.slice(0, 3).join("; ")}`];
}

const text = readFileSync(file);
const want = wanted(JSON.parse(text).traceEvents);
const warn = console.warn;
console.warn = (...words) =>
    String(words[0]).includes("Unexpected QueryResult field") || warn(...words);
const engine = await start();
await load(engine, text);
const have = await seen(engine);
const faults = Object.keys(want).flatMap((what) => differ(what, want[what], have[what]));
for (const [name, value] of have.complaints)
    faults.push(`the importer complains: ${name} ${value}`);
faults.forEach((fault) => console.log(fault));
console.log(`perfetto: ${have.processes.length} processes, ${have.threads.length} threads, ` +
    `${have.slices.length} slices, ${have.arrows.length} arrows, ` +
    `${have.counters.length} counter values, ${have.lines} lines of source; ` +
    (faults.length === 0 ? "the same as in the file" : `${faults.length} differences`));
engine.close();
process.exit(faults.length === 0 ? 0 : 1);
