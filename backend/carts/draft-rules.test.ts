import { expect, it } from "vitest";
import type { CodeWithUses } from "../orders/purchases";
import { aSeller } from "../selling/seller.fixture";
import { type Checkout, missingParts, priceDraft, versionOf } from "./draft-rules";
import type { LiveLine } from "./live-line";

const { identity } = aSeller();
function line(spid: string, price: number, more: Partial<LiveLine> = {}): LiveLine {
  const shop = {
    id: "s1",
    name: "Belhuis",
    website: "b.example",
    shippingFreeFrom: null,
    pickupCost: null,
    returnDays: 30,
    identity,
  };
  const offer = {
    id: spid,
    price,
    shipping: 400,
    condition: "new" as const,
    promise: null,
    state: "sellable" as const,
  };
  return {
    ...{ shopId: "s1", merchantProductId: spid, productId: spid, quantity: 1, priceSeen: price, name: spid, slug: "" },
    ...{ picture: "", size: "", groupId: "", adult: false, alcohol: false, fixedPrice: false, shop },
    offer: { ...offer, free: null, vatRate: 21, commissionBp: 1_000 },
    ...more,
  };
}
const checkout: Checkout = {
  ...{ email: "a@b.example", deliveryAddress: null, billingAddress: null, pickup: false, pickupPoint: null },
  ...{ methods: {}, codes: [], dateOfBirth: null },
};
function code(kind: "percentage" | "amount", value: number, fundedBy: "shop" | "platform" = "platform"): CodeWithUses {
  const unlimited = { minimum: 0, validFrom: null, validUntil: null, useLimit: null, perCustomer: null };
  const shopId = fundedBy === "shop" ? "s1" : null;
  return { code: { code: "CODE", kind, value, used: 0, fundedBy, shopId, ...unlimited }, usesOfCustomer: 0 };
}
const now = new Date("2026-11-21T12:00:00Z");
const price = (lines: LiveLine[], ...codes: CodeWithUses[]) => priceDraft(lines, { codes, checkout, now });

it("takes nothing off a book with a fixed price, and no more than a quarter off alcohol", () => {
  const lines = [
    line("book", 2_000, { fixedPrice: true }),
    line("wine", 1_001, { alcohol: true }),
    line("lamp", 3_000),
  ];
  const half = price(lines, code("percentage", 50));
  expect(half.shops[0]?.lines.map(({ discount }) => discount)).toEqual([0, 250, 1_751]);
  const much = price(lines, code("amount", 100_000));
  expect(much.shops[0]?.lines.map(({ discount }) => discount)).toEqual([0, 250, 3_000]);
  expect(price(lines.slice(0, 1), code("percentage", 50)).codes).toEqual([]);
});

it.each([
  [null, 400, 400],
  [250, 400, 250],
  [0, 400, 0],
  [250, 0, 0],
])("asks %j for a pick-up point, and %i for a home: %i", (pickupCost, home, asked) => {
  const lamp = line("lamp", 3_000);
  const shop = { ...lamp.shop, pickupCost };
  const lines = [{ ...lamp, shop, offer: lamp.offer && { ...lamp.offer, shipping: home } }];
  const [priced] = priceDraft(lines, { codes: [], checkout: { ...checkout, pickup: true }, now }).shops;
  expect(priced?.methods.map(({ price }) => price)).toEqual([home, asked]);
  expect(price(lines).shipping).toBe(home);
});

it("knows who pays for a code", () => {
  const ofPlatform = price([line("lamp", 3_000)], code("amount", 500)).shops[0];
  expect(ofPlatform).toMatchObject({ discount: 500, funded: 500, total: 2_900 });
  const ofShop = price([line("lamp", 3_000)], code("amount", 500, "shop")).shops[0];
  expect(ofShop).toMatchObject({ discount: 500, funded: 0, total: 2_900 });
});

it("orders what can be ordered and leaves the rest", () => {
  const gone = line("gone", 100, { offer: null });
  const few = line("few", 100, { quantity: 3 });
  if (few.offer) few.offer.free = 2;
  const priced = price([gone, few, line("lamp", 3_000)]);
  expect(priced.shops.flatMap(({ lines }) => lines.map((one) => one.line.name))).toEqual(["lamp"]);
  expect(priced.total).toBe(3_400);
});

it("needs the billing address of who collects everything, and alcohol the age", () => {
  const priced = priceDraft([line("wine", 1_000, { alcohol: true })], {
    codes: [],
    checkout: { ...checkout, pickup: true },
    now,
  });
  expect(missingParts(priced, { ...checkout, pickup: true }, "2026-11-21")).toEqual([
    "billing_address",
    "pickup_point",
    "date_of_birth",
  ]);
});

it.each([
  [2_950, 0, ["total"]],
  [2_998, 0, ["total"]],
  [2_950, 1, []],
  [3_000, 0, []],
])("can be paid from 50 cents on, or when codes pay for all: %i off, %i more", (off, more, missing) => {
  const lamp = line("lamp", 2_999 + more);
  const lines = [{ ...lamp, offer: lamp.offer && { ...lamp.offer, shipping: 0 } }];
  const address = { recipient: "", street: "", houseNumber: "", addition: "", postalCode: "", city: "", country: "NL" };
  const deliveryAddress = address as Checkout["deliveryAddress"];
  expect(missingParts(price(lines, code("amount", off)), { ...checkout, deliveryAddress }, "2026-11-21")).toEqual(
    missing,
  );
});

it("changes its version with everything that is ordered and shown, and with nothing else", () => {
  const of = { cartId: "c", after: "" };
  const base = versionOf(price([line("lamp", 3_000)]), checkout, of);
  expect(versionOf(price([line("lamp", 3_000, { picture: "other" })]), checkout, of)).toBe(base);
  const others = [
    versionOf(price([line("lamp", 3_001)]), checkout, of),
    versionOf(price([line("lamp", 3_000, { quantity: 2 })]), checkout, of),
    versionOf(price([line("lamp", 3_000)]), { ...checkout, email: "c@b.example" }, of),
    versionOf(price([line("lamp", 3_000)]), checkout, { ...of, after: "paid" }),
    versionOf(price([line("lamp", 3_000)], code("amount", 100)), checkout, of),
  ];
  expect(new Set([base, ...others]).size).toBe(6);
});
