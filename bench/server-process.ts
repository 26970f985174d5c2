import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serverEnv, serverFlags } from "../scripts/server-options.mjs";

const root = path.resolve(import.meta.dirname, "..");
const TICKS_PER_SECOND = 100;
const TELL_HEAP = 'data:text/javascript,process.on("message",()=>process.send(process.memoryUsage()));';
const MB = 1024 * 1024;

export interface ShopProcess {
  url: string;
  dataDir: string;
  /** From spawning to the first 200 on /readyz. */
  startSeconds: number;
  /** CPU seconds used so far, user and system, all threads. */
  cpuSeconds(): number;
  /** Resident memory in MB. */
  memoryMb(): number;
  /** JavaScript heap of the main thread in use, and what it holds outside of it, in MB. */
  heapMb(): Promise<{ heap: number; external: number }>;
  stop(): Promise<void>;
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

/** Starts the built shop as its own process, on a port and (unless given) a data folder of its own. Linux only. */
export async function startShop(env: Record<string, string> = {}, dataDir?: string): Promise<ShopProcess> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), "etalage-bench-")));
  const port = await freePort();
  const began = performance.now();
  // As `npm start` runs it; what is imported first tells the heap when asked.
  const args = [...serverFlags, "--import", TELL_HEAP, path.join(root, "build/server/server.js")];
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
      ...env,
    },
  });
  // A bench that fails leaves no shop behind.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  const startSeconds = (performance.now() - began) / 1000;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url,
    dataDir: folder,
    startSeconds,
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
    },
    memoryMb() {
      const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"));
      return Number(line?.[1] ?? 0) / 1024;
    },
    async heapMb() {
      const told = once(child, "message");
      child.send("heap");
      const [usage]: { heapUsed: number; external: number }[] = await told;
      return { heap: (usage?.heapUsed ?? 0) / MB, external: (usage?.external ?? 0) / MB };
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      process.off("exit", end);
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}
