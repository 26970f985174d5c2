import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { serviceNames } from "#contract/services";
import { type Backend, createBackend } from "./app";

const threads = vi.hoisted(() => ({ running: new Map<string, Worker>() }));
vi.mock("./process/workers", async (original) => {
  const workers = await original<typeof import("./process/workers")>();
  return {
    ...workers,
    startWorker(...[name, data, heapMb]: Parameters<typeof workers.startWorker>) {
      const worker = workers.startWorker(name, data, heapMb);
      threads.running.set(name, worker);
      return worker;
    },
  };
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const end = vi.fn();
let dataDir: string;
let backend: Backend;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-death-"));
  backend = await createBackend({ dataDir, embedded: serviceNames }, { log, end });
}, 60_000);
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => void vi.clearAllMocks());

async function search(): Promise<number> {
  const sort = { by: "relevance", direction: "desc" };
  const page = { current: 0, size: 5 };
  const body = JSON.stringify({ q: "", filters: {}, page, sort, context: "search", mobile: false });
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/api/search/search", { method: "POST", body, headers });
  return (await backend.fetch(request)).status;
}

it("starts another search thread when one has died, and says that it is not ready meanwhile", async () => {
  expect(await search()).toBe(200);
  expect(await backend.health()).toEqual({ ok: true, checks: { store: true, search: true }, searchBehind: 0 });
  const waiting = search();
  await threads.running.get("search-worker")?.terminate();
  // Pending searches fail at once instead of waiting for a dead thread.
  expect(await waiting).toBeLessThanOrEqual(503);
  const [status, health] = await Promise.all([search(), backend.health()]);
  expect(status).toBe(503);
  expect(health).toEqual({ ok: false, checks: { store: true, search: false }, searchBehind: null });
  expect(log.error).toHaveBeenCalledWith("search worker stopped, restarting it", expect.anything());
  await expect.poll(search, { timeout: 30_000, interval: 100 }).toBe(200);
  expect(end).not.toHaveBeenCalled();
}, 60_000);

it("ends the process when the store's thread has died, and lets nobody wait for it", async () => {
  const waiting = backend.fetch(new Request("http://localhost/api/site/site-config.json"));
  await threads.running.get("store-worker")?.terminate();
  expect((await waiting).status).toBeLessThanOrEqual(500);
  expect(end).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledWith("embedded store died, exiting; restart the shop", {
    error: expect.stringContaining("stopped"),
  });
  expect((await backend.health()).checks.store).toBe(false);
}, 60_000);
