import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Server, ServerResponse } from "node:http";
import path from "node:path";
import { setFlagsFromString } from "node:v8";

const DRAIN_MS = 10_000;
const HEAP_GROWTH_PERCENT = 30;
const SWEEP_MS = 100;

/** Starts listening; resolves with the port (chosen by the system when `port` is 0). */
export function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const cures: Record<string, string> = {
        EADDRINUSE: `Port ${port} is in use: stop what listens there, or choose another PORT.`,
        EACCES: `Port ${port} may not be used by this user: choose a PORT above 1023.`,
      };
      const cure = cures[error.code ?? ""];
      reject(cure ? new Error(cure) : error);
    });
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server.removeAllListeners("error");
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Writes the running shop's address to the data folder, so that `npm run import` can send it a feed. */
export async function announce(dataDir: string, port: number): Promise<() => Promise<void>> {
  const file = path.join(dataDir, "server.json");
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, JSON.stringify({ url: `http://127.0.0.1:${port}`, pid: process.pid }));
  return () => rm(file, { force: true });
}

/** An unhandled rejection is a bug to fix, but not a reason to drop current visitors. */
export function logRejections(): void {
  process.on("unhandledRejection", (reason) => console.error("Unhandled rejection", reason));
}

/**
 * Prepares a server for shutdown. The returned function stops accepting connections, finishes requests in progress,
 * tells each client that its connection closes after the response, and resolves when the last connection is gone,
 * within ten seconds.
 */
export function createDrain(server: Server): () => Promise<void> {
  let draining = false;
  const answering = new Set<ServerResponse>();
  const lastOnItsConnection = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader("Connection", "close");
  };
  server.prependListener("request", (_req, res: ServerResponse) => {
    if (draining) lastOnItsConnection(res);
    answering.add(res);
    res.once("close", () => answering.delete(res));
  });
  return async () => {
    draining = true;
    for (const res of answering) lastOnItsConnection(res);
    const hurry = setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    // Connections whose response was already being sent become idle shortly afterwards.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
    clearInterval(sweep);
    clearTimeout(hurry);
  };
}

/** On the first SIGTERM or SIGINT: stops accepting requests, finishes those in progress, then closes everything. */
export function closeOnSignal(server: Server, close: () => Promise<void>): void {
  const drain = createDrain(server);
  let closing = false;
  async function stop(): Promise<void> {
    if (closing) return;
    closing = true;
    await drain();
    await close();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(
      signal,
      () =>
        void stop().catch((error: unknown) => {
          console.error(error);
          process.exit(1);
        }),
    );
  }
}

/**
 * Makes every thread collect garbage once its heap has grown by this percentage. By default V8 lets a heap on a large
 * machine grow to several times what is in use; see docs/figures.md.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
  // Threads that start from now on have the young generation that they are given: this flag would overrule it.
  setFlagsFromString("--max-semi-space-size=0");
}
