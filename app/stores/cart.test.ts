// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { salesAnswers } from "../../tests/good-sales-answers";

const result = vi.fn();
const ask = vi.fn();
vi.mock("~/api/browser", () => ({ browserApi: () => ({ result, ask }) }));
const { addToCart, cartState } = await import("./cart");

beforeEach(() => {
  result.mockReset();
  ask.mockReset();
});

test("what is added is sent as it was chosen, and the cart that it is in then is returned", async () => {
  result.mockResolvedValue({ ok: true, status: 200, value: salesAnswers.addProduct });
  expect(await addToCart({ product: "1", sid: "s1", spid: "A" })).toEqual({
    outcome: "added",
    cart: salesAnswers.addProduct,
  });
  expect(result.mock.calls[0]?.[1]).toEqual({ body: { product: "1", sid: "s1", spid: "A" } });
});

test.each([
  ["refused", "refused"],
  ["late", "failed"],
  ["unreachable", "failed"],
  ["failing", "failed"],
])("an answer that is %s means %s", async (reason, outcome) => {
  result.mockResolvedValue({ ok: false, status: 0, reason, fields: [] });
  expect(await addToCart({ product: "1" })).toEqual({ outcome });
});

test("before the service has answered nothing is said to be in the cart", () => {
  expect(cartState()).toMatchObject({ openCarts: [], pendingPayments: [], cartErrors: [] });
});
