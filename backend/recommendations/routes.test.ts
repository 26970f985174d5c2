import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { failure } from "../http/failure";
import { answered } from "../http/testing";
import type { CheckBearer, Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { recommendationRoutes } from "./routes";

let kit: Kit;
const checkBearer: CheckBearer = async (authorization) => {
  if (authorization === undefined) return undefined;
  if (authorization === "Bearer good") return { sub: "u1", email: "", emailVerified: false };
  throw failure(401, "Not one of ours.");
};
const request = (path: string, init?: RequestInit) =>
  recommendationRoutes(kit, checkBearer, async () => []).request(path, init);
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

async function ids(path: string) {
  const response = await request(path);
  expect(response.status).toBe(200);
  return answered("productsById", await response.json()).products.map(({ id }) => id);
}

it("shows what is viewed most: in stock, not adult, not expired, not moved", async () => {
  expect(await ids("/mostViewedItems")).toEqual(["1", "2", "5"]);
  expect(await ids("/mostViewedItems?userId=u1")).toEqual(["1", "2", "5"]);
});

it("shows the neighbours of a product, and what is viewed most without one", async () => {
  expect(await ids("/relatedViews?productId=2")).toEqual(["1"]);
  expect(await ids("/relatedViews?productId=onbekend")).toEqual([]);
  expect(await ids("/relatedViews")).toEqual(["1", "2", "5"]);
});

it("asks the store for a category once, however many of its products are looked at", async () => {
  const routes = recommendationRoutes(kit, checkBearer, async () => []);
  const query = vi.spyOn(kit.db, "query");
  await Promise.all(["1", "2"].map((id) => routes.request(`/relatedViews?productId=${id}`)));
  expect(query.mock.calls.filter(([text]) => text.includes("order by p.popularity")).length).toBe(1);
  query.mockRestore();
});

it("gives nothing personal to nobody, nor for a token it cannot check", async () => {
  const none: HeadersInit = {};
  for (const headers of [none, { authorization: "" }, { authorization: "Bearer forged" }]) {
    const response = await request("/personalized?userId=u1", { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ error: { code: "unauthorized" } });
  }
});

it("gives whoever is signed in something to look at", async () => {
  const response = await request("/personalized", { headers: { authorization: "Bearer good" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

it("refuses an id that is too long", async () => {
  expect((await request(`/relatedViews?productId=${"1".repeat(65)}`)).status).toBe(400);
});

it("shows nothing as most viewed in a shop where nothing was viewed yet", async () => {
  await kit.db.query("update products set popularity = 0");
  expect(await ids("/mostViewedItems")).toEqual([]);
});
