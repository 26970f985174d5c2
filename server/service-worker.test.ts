import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServiceWorker } from "./service-worker";
import type { Storefront } from "./storefront";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "etalage-worker-"));
  await writeFile(path.join(folder, "worker.js"), "work();");
});
afterAll(() => rm(folder, { recursive: true }));

function shop(serviceWorker?: string) {
  const state = { table: { names: {}, version: "t1" }, previous: [], configVersion: "c1" };
  const storefront = {
    build: async () => ({ assets: { version: "b1" } }),
    site: { state },
    ...(serviceWorker ? { serviceWorker } : {}),
  } as unknown as Storefront;
  const serve = createServiceWorker(storefront);
  return {
    state,
    text: async () => String((await serve()).plain),
    headers: async () => new Map((await serve()).headers),
  };
}

test("the worker has a version that changes with the build, the route names and the configuration, and is never cached", async () => {
  const { state, text, headers } = shop(path.join(folder, "worker.js"));
  expect(await text()).toBe('self.__version="b1-t1-c1";\nwork();');
  state.configVersion = "c2";
  expect(await text()).toBe('self.__version="b1-t1-c2";\nwork();');
  expect((await headers()).get("cache-control")).toBe("no-store");
  expect((await headers()).get("content-type")).toMatch(/^text\/javascript/);
});

test("switched off, it serves a worker that empties its stores and removes itself", async () => {
  const { text, headers } = shop();
  expect(await text()).toMatch(/caches\.delete[\s\S]*registration\.unregister\(\)/);
  expect((await headers()).get("cache-control")).toBe("no-store");
});
