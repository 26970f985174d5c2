import { Pool } from "undici";
import type { ShopProcess } from "./server-process";

export interface LoadFigures {
  requests: number;
  perSecond: number;
  /** Server CPU per request: the figure to trust on a shared machine. */
  cpuMs: number;
  /** Requests a second that one core could answer. */
  perCore: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 16;

/** Asks `paths(i)` for a while over 16 connections; every answer must be a 200. */
export async function load(shop: ShopProcess, paths: (i: number) => string, seconds: number): Promise<LoadFigures> {
  const pool = new Pool(shop.url, { connections: CONNECTIONS, headersTimeout: 30_000, bodyTimeout: 30_000 });
  const times: number[] = [];
  let next = 0;
  const cpu = shop.cpuSeconds();
  const began = performance.now();
  const end = began + seconds * 1000;
  async function worker(): Promise<void> {
    while (performance.now() < end) {
      const path = paths(next++);
      const start = performance.now();
      const { statusCode, body } = await pool.request({ method: "GET", path, headers: { "accept-encoding": "br" } });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const elapsed = (performance.now() - began) / 1000;
  const used = shop.cpuSeconds() - cpu;
  await pool.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    perSecond: times.length / elapsed,
    cpuMs: (used / times.length) * 1000,
    perCore: times.length / used,
    p50: at(0.5),
    p99: at(0.99),
  };
}
