import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverEnv, serverFlags } from "../scripts/server-options.mjs";

const root = path.resolve(import.meta.dirname, "..");
const TICKS_PER_SECOND = 100;
const TELL = path.join(root, "bench/tell-threads.mjs");
const MB = 1024 * 1024;

/** `helpers` are the engine's own threads: garbage collection and compilation. `pool` mostly compresses. */
export type ThreadSeconds = Record<ThreadName, number>;
export type ThreadName = "main" | "store" | "search" | "feed" | "pool" | "helpers";

export interface ShopProcess {
  url: string;
  dataDir: string;
  /** From spawning to the first 200 on /readyz. */
  startSeconds: number;
  /** CPU seconds used so far, user and system, all threads. */
  cpuSeconds(): number;
  /** CPU seconds used so far by the live threads, by thread name. */
  threadSeconds(): ThreadSeconds;
  /** Resident memory in MB. */
  memoryMb(): number;
  /** That of the processes that it has started: memory that several share counts for each. */
  startedMemoryMb(): number;
  /** Heap in use and external memory of the main thread, in MB. */
  heapMb(): Promise<{ heap: number; external: number }>;
  /**
   * Longest block of the main thread in ms since the previous call, and the longest that it computed between two turns:
   * the rest of a block is waiting for a core.
   */
  heldMs(): Promise<{ longest: number; p99: number; computed: number }>;
  /** CPU seconds of the main thread. */
  mainCpuSeconds(): number;
  stop(): Promise<void>;
}

interface Told {
  heapUsed: number;
  external: number;
  heldMs: number;
  heldP99Ms: number;
  longestComputedMs: number;
}

const threadNames: readonly ThreadName[] = ["main", "store", "search", "feed", "pool", "helpers"];

function threadSeconds(pid: number, namesFile: string): ThreadSeconds {
  const named = new Map(
    readFileSync(namesFile, "utf8")
      .split("\n")
      .map((line) => line.split(" ") as [string, string]),
  );
  const seconds: ThreadSeconds = { main: 0, store: 0, search: 0, feed: 0, pool: 0, helpers: 0 };
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    const name = threadNames.find((known) => known === named.get(task)) ?? "helpers";
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    seconds[name] += Number(nanoseconds) / 1e9;
  }
  return seconds;
}

/** Resident memory in MB; 0 of a process that has just ended. */
function memoryMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function startedBy(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const started = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8"));
    return started.flatMap((pids) => pids.match(/\d+/g) ?? []).map(Number);
  } catch {
    return [];
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode}`);
    const ok = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts the built shop as its own process, on its own port and, by default, its own data folder. Linux only. */
export async function startShop(env: Record<string, string> = {}, dataDir?: string): Promise<ShopProcess> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), "etalage-bench-")));
  const port = await freePort();
  const began = performance.now();
  const names = path.join(folder, "bench-threads");
  mkdirSync(folder, { recursive: true });
  writeFileSync(names, "");
  // Same flags as `npm start`; the preloaded script reports threads and heap on request.
  const args = [...serverFlags, "--import", TELL, path.join(root, "build/server/server.js")];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...serverEnv,
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      BENCH_THREADS: names,
      ...env,
    },
  });
  // Do not leave a shop running when the benchmark fails or is stopped.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  const startSeconds = (performance.now() - began) / 1000;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  async function told(): Promise<Told> {
    const answer = once(child, "message");
    child.send("tell");
    const [usage]: Told[] = await answer;
    if (!usage) throw new Error("The shop did not report its usage.");
    return usage;
  }
  function cpuOf(stat: string): number {
    const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }
  return {
    url,
    dataDir: folder,
    startSeconds,
    cpuSeconds: () => cpuOf(`/proc/${child.pid}/stat`),
    mainCpuSeconds: () => cpuOf(`/proc/${child.pid}/task/${child.pid}/stat`),
    threadSeconds: () => threadSeconds(child.pid ?? 0, names),
    memoryMb: () => memoryMb(child.pid ?? 0),
    startedMemoryMb: () => startedBy(child.pid ?? 0).reduce((sum, pid) => sum + memoryMb(pid), 0),
    async heapMb() {
      const { heapUsed, external } = await told();
      return { heap: heapUsed / MB, external: external / MB };
    },
    async heldMs() {
      const { heldMs, heldP99Ms, longestComputedMs } = await told();
      return { longest: heldMs, p99: heldP99Ms, computed: longestComputedMs };
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", end);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
