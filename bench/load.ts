import { Pool } from "undici";
import type { ShopProcess, ThreadName, ThreadSeconds } from "./server-process";

export interface LoadFigures {
  requests: number;
  /** Of them, answered 503: the shop is too busy and says when to come back. Only with `mayRefuse`. */
  refused: number;
  perSecond: number;
  /** Server CPU per request over all threads: the reliable figure on a shared machine. */
  cpuMs: number;
  /** The same, by thread. */
  threadMs: ThreadSeconds;
  /** Requests per second that one core could serve. */
  perCore: number;
  p50: number;
  p99: number;
}

export interface Asked {
  path: string;
  headers?: Record<string, string>;
}
/** Stop condition: a number of requests or seconds. */
export interface Extent {
  requests?: number;
  seconds?: number;
  connections?: number;
  /** Counts 503 instead of failing. */
  mayRefuse?: boolean;
}

const CONNECTIONS = 16;

/** Sends `requests(i)` over several connections (16 by default); every response must be a 200, or with `mayRefuse` a 503. */
export async function load(
  shop: ShopProcess,
  requests: (i: number) => Asked,
  { requests: most = Number.POSITIVE_INFINITY, seconds = 3_600, connections = CONNECTIONS, mayRefuse = false }: Extent,
): Promise<LoadFigures> {
  const pool = new Pool(shop.url, { connections, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const times: number[] = [];
  let next = 0;
  let refused = 0;
  const cpu = shop.threadSeconds();
  const began = performance.now();
  const end = began + seconds * 1000;
  async function worker(): Promise<void> {
    while (next < most && performance.now() < end) {
      const { path, headers } = requests(next++);
      const start = performance.now();
      const { statusCode, body } = await pool.request({
        method: "GET",
        path,
        headers: { "accept-encoding": "br", ...headers },
      });
      await body.dump();
      if (statusCode === 503 && mayRefuse) refused += 1;
      else if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - began) / 1000;
  const used = shop.threadSeconds();
  await pool.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const threadMs = { ...used };
  for (const name of Object.keys(used) as ThreadName[]) {
    threadMs[name] = ((used[name] - cpu[name]) / times.length) * 1000;
  }
  const cpuMs = Object.values(threadMs).reduce((sum, ms) => sum + ms, 0);
  return {
    requests: times.length,
    refused,
    perSecond: times.length / elapsed,
    cpuMs,
    threadMs,
    perCore: 1000 / cpuMs,
    p50: at(0.5),
    p99: at(0.99),
  };
}
