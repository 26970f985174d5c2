import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serviceNames } from "#contract/services";
import { type Backend, createBackend } from "../backend/app";
import { demoShop } from "./demo-shop";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const now = () => new Date("2026-11-21T12:00:00Z");
let dataDir: string;
let backend: Backend;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalage-demo-"));
  backend = await createBackend({ dataDir, seed: demoShop(60), embedded: serviceNames }, { log, now });
}, 120_000);
afterAll(async () => {
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) => backend.fetch(new Request(`http://localhost${path}`, init));
const post = (path: string, body: unknown) =>
  get(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

it("fills the backend with products that are found and open, and with their pictures", async () => {
  const list = await (await get("/api/content/categories_list.json")).json();
  expect(list.length).toBeGreaterThanOrEqual(12);
  const viewed = await (await get("/api/recommendations/mostViewedItems")).json();
  const [first] = viewed.products;
  expect(await (await get(`/api/search/product/${first.id}`)).json()).toMatchObject({
    id: first.id,
    name: first.name,
  });
  const page = { current: 0, size: 30 };
  const sort = { by: "relevance", direction: "desc" };
  const asked = { q: first.name, filters: {}, page, sort, context: "search", mobile: false };
  const found = await (await post("/api/search/search", asked)).json();
  expect(found.hits.hits.map((hit: { _id: string }) => hit._id)).toContain(first.id);
  const similar = await post("/api/products/moreLikeThis", { productIds: [first.id] });
  expect(similar.status).toBe(200);
  const picture = await get(first.images[0].url);
  expect(picture.headers.get("content-type")).toContain("image/svg+xml");
});
