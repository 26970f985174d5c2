import { expect, test, vi } from "vitest";
import type { Purchase } from "#contract/orders";
import { json, loaderContext } from "../../../tests/loader-context";
import { aPurchase } from "../../tracking/ecommerce-fixture";
import { loadOrder, viewOf } from "./load-order";

const placedAt = "2026-11-22T10:00:00.000Z";
const soon = Date.parse(placedAt) + 60_000;
const purchase = (state: Purchase["state"], payment: Purchase["payment"]["state"]) =>
  ({ state, placedAt, payment: { state: payment, method: "", problem: "" }, orders: [{ status: "paid" }] }) as Purchase;

test.each([
  ["paid", "paid", false, "paid"],
  // The provider's message came before the visitor did.
  ["paid", "paid", true, "paid"],
  ["expired", "expired", true, "expired"],
  ["cancelled", "failed", true, "cancelled"],
  ["pending", "none", false, "unpaid"],
  ["pending", "open", false, "unpaid"],
  ["pending", "failed", true, "unpaid"],
  // Nobody is asked to pay again while it is unknown whether they have paid.
  ["pending", "open", true, "waiting"],
  ["pending", "processing", false, "waiting"],
  ["pending", "paid", false, "waiting"],
  ["pending", "paid", true, "waiting"],
  ["pending", "processing", true, "waiting"],
] as const)("a purchase that is %s, with a payment that is %s (came back: %s), is %s", (state, payment, back, view) => {
  expect(viewOf(purchase(state, payment), back, soon)).toBe(view);
});

test("a purchase of which every order was cancelled is cancelled", () => {
  const paid = purchase("paid", "paid");
  const withOrders = (...statuses: string[]) =>
    ({ ...paid, orders: statuses.map((status) => ({ status })) }) as Purchase;
  expect(viewOf(withOrders("cancelled", "cancelled"), false, soon)).toBe("cancelled");
  expect(viewOf(withOrders("cancelled", "shipped"), false, soon)).toBe("paid");
});

test.each([
  ["terug", 1, "paid", 2],
  ["terug", 9, "waiting", 3],
  // Whoever opens the link of a mail has not just paid.
  ["", 9, "unpaid", 1],
])("with the state “%s” and news after %i looks it is %s, after %i of them", async (state, news, view, looks) => {
  let asked = 0;
  const pending = { state: "pending", payment: { state: "open", method: "", problem: "" } } as const;
  const { context } = loaderContext(({ path }) => {
    if (!path.includes("order_overview")) return json({ returns: [] });
    const purchase = asked++ < news ? aPurchase({ ...pending, placedAt: new Date().toISOString() }) : aPurchase();
    return json({ draft: null, purchase });
  });
  const address = `https://shop.example/bestelling/p1/?status=${state}`;
  expect((await loadOrder("p1", new Request(address), context)).view).toBe(view);
  expect(asked).toBe(looks);
});

test.each([
  [() => json({ error: { code: "not_found" } }, 404), 404],
  [() => json({}, 500), 503],
  [() => new Response("<h1>Onderhoud</h1>", { headers: { "Content-Type": "text/html" } }), 503],
  [() => Promise.reject(new TypeError("fetch failed")), 503],
  [() => Promise.reject(new DOMException("late", "TimeoutError")), 503],
])("an order is only unknown where the service says so: %s leads to %i", async (answer, status) => {
  vi.spyOn(console, "error").mockReturnValue();
  const { context } = loaderContext(answer);
  const loaded = loadOrder("p1", new Request("https://shop.example/bestelling/p1/?status=terug"), context);
  await expect(loaded).rejects.toMatchObject({ status });
});
