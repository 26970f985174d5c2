import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { priceRoutes } from "./routes";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterAll(() => kit.db.close());

const get = (path: string) => priceRoutes(kit).request(path);

describe("a price history", () => {
  it("is over the new offers only, with a point on every day of change", async () => {
    const history = answered("priceHistory", await (await get("/prices/1")).json());
    expect(history).toEqual({
      productId: "1",
      currency: "EUR",
      points: [
        { date: "2026-03-01", lowest: 10_000, average: 10_500, shops: 2 },
        { date: "2026-05-10", lowest: 10_000, average: 10_000, shops: 1 },
        { date: "2026-11-01", lowest: 8_000, average: 8_000, shops: 1 },
        { date: "2026-11-10", lowest: 8_000, average: 8_100, shops: 2 },
      ],
    });
  });

  it("of a product that was never seen is empty, of an unknown one 404", async () => {
    expect(await (await get("/prices/7")).json()).toMatchObject({ points: [] });
    expect((await get("/prices/999")).status).toBe(404);
  });

  it("of an expired product ends when its last offer went", async () => {
    expect(await (await get("/prices/3")).json()).toMatchObject({ points: [{ date: "2026-03-01", lowest: 6_900 }] });
  });
});

describe("related products", () => {
  async function related(query: string) {
    const response = await get(`/related/?expired=1&${query}`);
    return answered("productsById", await response.json()).products.map(({ id }) => id);
  }

  it("are in the same category and in stock, nearest in price first", async () => {
    expect(await related("ean=8712345000035")).toEqual(["1", "2"]);
    expect(await related("offer=o5")).toEqual(["1"]);
    expect(await related("offer=3")).toEqual(["1", "2"]);
  });

  it("leave adult products out, unless the product is adult itself", async () => {
    expect(await related("offer=o7")).toEqual([]);
    expect(await related("offer=o10")).toEqual(["5"]);
  });

  it.each([
    ["expired=1", 400],
    ["expired=1&ean=123", 400],
    ["expired=2&offer=o1", 400],
    ["expired=1&ean=8700000000000", 404],
    ["expired=1&offer=zzz", 404],
  ])("for %s is %i", async (query, status) => {
    expect((await get(`/related/?${query}`)).status).toBe(status);
  });
});
