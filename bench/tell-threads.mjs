// Preloaded into the measured shop: names its threads for the benchmark, and reports on request its heap and the
// longest event-loop block since the previous request, with the longest time that the thread computed without a pause.
import { pbkdf2 } from "node:crypto";
import { appendFileSync, readFileSync, readlinkSync } from "node:fs";
import { readlink } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { promisify } from "node:util";
import threads from "node:worker_threads";

const SELF = "/proc/thread-self";
const POOL = 4;
const TICK_MS = 10;
const file = process.env.BENCH_THREADS;
const note = (task, name) => file && appendFileSync(file, `${task.split("/").at(-1)} ${name}\n`);

if (threads.isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  // On a machine that others use too, a block is mostly waiting for a core; the kernel counts what was computed.
  const computed = () => Number(readFileSync(`${SELF}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  let computedBefore = computed();
  let longestComputedMs = 0;
  setInterval(() => {
    const now = computed();
    longestComputedMs = Math.max(longestComputedMs, now - computedBefore);
    computedBefore = now;
  }, TICK_MS).unref();
  process.on("message", () => {
    const [heldMs, heldP99Ms] = [delay.max / 1e6, delay.percentile(99) / 1e6];
    process.send?.({ ...process.memoryUsage(), heldMs, heldP99Ms, longestComputedMs });
    delay.reset();
    longestComputedMs = 0;
  });
  note(readlinkSync(SELF), "main");
  // The work keeps each pool thread busy, so that every thread gets one of the tasks.
  const work = promisify(pbkdf2);
  const ask = async () => (await Promise.all([readlink(SELF), work("", "", 5_000, 1, "sha1")]))[0];
  const found = await Promise.all(Array.from({ length: POOL * 8 }, ask));
  for (const task of new Set(found)) note(task, "pool");
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(script, options) {
      super(script, { ...options, execArgv: [...(options?.execArgv ?? []), "--import", import.meta.url] });
    }
  };
  syncBuiltinESMExports();
} else {
  note(readlinkSync(SELF), basename(process.argv[1] ?? "worker").replace(/-worker\..*$/, ""));
}
