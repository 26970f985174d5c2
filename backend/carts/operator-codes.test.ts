import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operatorKey } from "../auth/operator-key";
import { buyers, phone, visitor } from "./buyers.fixture";
import { openTestSales, type TestSales } from "./testing";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
}, 60_000);
afterAll(() => test.close());
const { draftOf, ready, code } = buyers(() => test);

describe("the operator's codes", () => {
  const operator = async (path: string, body?: object) => {
    const headers = {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await operatorKey(test.kit.dataDir)}`,
    };
    const init = body ? { method: "POST", body: JSON.stringify(body) } : {};
    const response = await test.request(`/orders/codes${path}`, { headers, ...init });
    return { status: response.status, body: await response.json() };
  };

  it("can be used from the first day to the last, in the Netherlands, until they are ended", async () => {
    const from = await ready(phone);
    const days = { from: "2026-11-21", until: "2026-11-21" };
    const described = { code: "zomer", kind: "percentage", value: 10, website: "belhuis.example", ...days };
    expect((await operator("", described)).status).toBe(200);
    expect((await operator("", described)).status).toBe(409);
    expect((await operator("")).body.codes).toContainEqual(
      expect.objectContaining({
        code: "ZOMER",
        fundedBy: "shop",
        shopId: "s1",
        validFrom: "2026-11-20T23:00:00.000Z",
        validUntil: "2026-11-21T22:59:59.000Z",
      }),
    );
    expect((await code(from, "zomer")).status).toBe(200);
    expect((await operator("/end", { code: "ZOMER" })).status).toBe(200);
    expect((await operator("/end", { code: "ZOMER" })).status).toBe(404);
    expect((await draftOf(from)).discount).toBe(0);
    expect(await code(visitor(), "zomer")).toMatchObject({ status: 409 });
  });

  it.each([
    { code: "NUL", kind: "amount", value: 0 },
    { code: "MEER", kind: "percentage", value: 101 },
    { code: "VRIJ", kind: "shipping", value: 5 },
    { code: "OM", kind: "amount", value: 5, from: "2026-12-02", until: "2026-12-01" },
    { code: "", kind: "amount", value: 5 },
  ])("%j is refused", async (body) => {
    expect((await operator("", body)).status).toBe(400);
  });

  it("are nobody else's business", async () => {
    expect((await test.request("/orders/codes")).status).toBe(401);
    expect((await operator("", { code: "WEG", kind: "amount", value: 5, website: "nergens.example" })).status).toBe(
      404,
    );
  });
});
