import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { scratchName, scratchParent } from "../tests/scratch";

const entry = path.resolve(import.meta.dirname, "../build/server/server.js");
const START_MS = 120_000;
const STOP_MS = 15_000;

export interface ShopServer {
  url: string;
  /** Everything that the shop wrote to its two outputs so far. */
  output: () => string;
  /** Ends the shop in good order and removes its data, unless that was given to it; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Ends the shop at once, as a power cut would. */
  kill: () => Promise<void>;
}
export interface ShopSettings {
  port?: number;
  env?: Record<string, string>;
  /** A folder of the caller's, which it also removes; a temporary one when absent. */
  dataDir?: string;
  /** Do not wait until the shop listens. */
  eager?: boolean;
}

/** Starts the built shop on a data folder of its own and waits until it is ready. */
export async function startShop(settings: ShopSettings = {}): Promise<ShopServer> {
  try {
    return await startOnce(settings);
  } catch (error) {
    // A port that was free when it was chosen can be taken by the time the shop listens.
    if (settings.port || !/EADDRINUSE|is in use/.test(String(error))) throw error;
    return startOnce(settings);
  }
}

async function startOnce(settings: ShopSettings): Promise<ShopServer> {
  const port = settings.port ?? (await freePort());
  const dataDir = settings.dataDir ?? (await temporaryFolder());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      DEMO_PRODUCTS: "600",
      // Orders stay where a test has brought them.
      DEMO_COURIER: "0",
      // What products look like is only learned where a test sends a picture.
      PICTURE_LEARNING: "0",
      ...settings.env,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const server: ShopServer = {
    url,
    output: () => text,
    async stop() {
      const code = await stop(child, exited);
      if (!settings.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
  if (settings.eager) return server;
  try {
    await ready(url, exited);
    return server;
  } catch (error) {
    await server.stop();
    throw new Error(`The shop did not start: ${error instanceof Error ? error.message : error}\n${text}`);
  }
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(scratchParent(), scratchName("e2e")));
}

async function ready(url: string, exited: Promise<number | null>): Promise<void> {
  const until = Date.now() + START_MS;
  let ended = false;
  void exited.then(() => (ended = true));
  while (Date.now() < until && !ended) {
    // Ready or not, an answer means that it listens; route names may be withheld on purpose.
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(ended ? "it ended" : "it took too long");
}

async function stop(child: ChildProcess, exited: Promise<number | null>): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  const hurry = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  const code = await exited;
  clearTimeout(hurry);
  return code;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
