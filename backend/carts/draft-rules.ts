import { createHash } from "node:crypto";
import type { Cart } from "#contract/carts";
import { type CheckoutField, type Draft, LEAST_PAYMENT, type ShippingMethod } from "#contract/checkout";
import { isBirthDay } from "#contract/days";
import { ADULT_AGE } from "#contract/limits";
import type { Cents } from "#contract/money";
import { shippingByRate, vatByRate } from "../orders/money-rules";
import type { CodeWithUses } from "../orders/purchases";
import type { checkouts } from "../storage/tables-carts";
import { byShop, priceOfShop } from "./cart-answer";
import { canBeOrdered, type OrderableLine } from "./line-rules";
import type { LiveLine, LiveShop } from "./live-line";
import { discountsOf, problemOfCode } from "./promo-rules";
import { methodsOf } from "./shipping-methods";

export type Checkout = Omit<typeof checkouts.$inferSelect, "cartId" | "shown" | "updatedAt">;

export interface PricedLine {
  line: OrderableLine;
  gross: Cents;
  discount: Cents;
  /** Part of the discount that the platform pays. */
  funded: Cents;
  total: Cents;
}
export interface PricedShop {
  shop: LiveShop;
  lines: PricedLine[];
  methods: ShippingMethod[];
  method: ShippingMethod;
  goods: Cents;
  shipping: Cents;
  discount: Cents;
  /** What the platform pays of its own codes, waived shipping included. */
  funded: Cents;
  total: Cents;
}
export interface Priced {
  shops: PricedShop[];
  codes: { code: string; amount: Cents; shipping: boolean }[];
  goods: Cents;
  shipping: Cents;
  discount: Cents;
  total: Cents;
}

const sumOf = <T>(values: readonly T[], amount: (value: T) => Cents) =>
  values.reduce((sum, value) => sum + amount(value), 0);

/** The price of all lines that can be ordered, with the codes that can be used. */
export function priceDraft(
  all: readonly LiveLine[],
  { codes, checkout, now }: { codes: readonly CodeWithUses[]; checkout: Checkout; now: Date },
): Priced {
  const lines = all.filter(canBeOrdered);
  const usable = codes.filter((known) => problemOfCode(known, lines, now) === null);
  const discounts = discountsOf(lines, usable);
  const priced = new Map(
    lines.map((line, at): [OrderableLine, PricedLine] => {
      const gross = line.offer.price * line.quantity;
      const { discount, funded } = discounts.lines[at] ?? { discount: 0, funded: 0 };
      return [line, { line, gross, discount, funded, total: gross - discount }];
    }),
  );
  const waived = new Map<string, Cents>();
  const shops = byShop(lines).flatMap((own): PricedShop[] => {
    const [first] = own;
    const methods = methodsOf(own);
    const method = chosen(methods, checkout, first?.shopId ?? "");
    if (!first || !method) return [];
    const { goods } = priceOfShop(own, first.shop.shippingFreeFrom);
    const free = discounts.freeShipping.get(first.shopId);
    if (free) waived.set(free.code, (waived.get(free.code) ?? 0) + method.price);
    const shipping = free ? 0 : method.price;
    const ofShop = own.flatMap((line) => priced.get(line) ?? []);
    const discount = sumOf(ofShop, (line) => line.discount);
    const funded = sumOf(ofShop, (line) => line.funded) + (free?.funded ? method.price : 0);
    const total = goods + shipping - discount;
    return [{ shop: first.shop, lines: ofShop, methods, method, goods, shipping, discount, funded, total }];
  });
  return {
    shops,
    codes: usable.map(({ code: { code, kind } }) => ({
      code,
      amount: (kind === "shipping" ? waived : discounts.amounts).get(code) ?? 0,
      shipping: kind === "shipping",
    })),
    goods: sumOf(shops, ({ goods }) => goods),
    shipping: sumOf(shops, ({ shipping }) => shipping),
    discount: sumOf(shops, ({ discount }) => discount),
    total: sumOf(shops, ({ total }) => total),
  };
}

function chosen(methods: ShippingMethod[], checkout: Checkout, shopId: string): ShippingMethod | undefined {
  const wanted = checkout.methods[shopId];
  return (
    methods.find(({ id }) => id === wanted) ?? methods.find(({ pickup }) => pickup === checkout.pickup) ?? methods[0]
  );
}

/** Whether the law asks for the buyer's exact age. */
const needsAge = ({ shops }: Priced) => shops.some(({ lines }) => lines.some(({ line }) => line.adult || line.alcohol));

function isOfAge(birth: string | null, today: string): boolean {
  if (birth === null || !isBirthDay(birth, today)) return false;
  const adultFrom = `${String(Number(birth.slice(0, 4)) + ADULT_AGE).padStart(4, "0")}${birth.slice(4)}`;
  return adultFrom <= today;
}

/** What still has to be filled in or changed. `today`: the Dutch day, on which an eighteenth birthday counts. */
export function missingParts(priced: Priced, checkout: Checkout, today: string): CheckoutField[] {
  const methods = priced.shops.map(({ method }) => method);
  const [sent, picked] = [methods.some(({ pickup }) => !pickup), methods.some(({ pickup }) => pickup)];
  const missing: [CheckoutField, boolean][] = [
    ["email", checkout.email === ""],
    ["delivery_address", sent && !checkout.deliveryAddress],
    ["billing_address", !sent && picked && !checkout.deliveryAddress && !checkout.billingAddress],
    ["pickup_point", picked && !checkout.pickupPoint],
    ["date_of_birth", needsAge(priced) && !isOfAge(checkout.dateOfBirth, today)],
    ["total", priced.total > 0 && priced.total < LEAST_PAYMENT],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

/**
 * Fingerprint of all that is ordered and shown. `after`: the cart's last paid purchase, so that the same goods can be
 * ordered again once the first are paid.
 */
export function versionOf(priced: Priced, checkout: Checkout, of: { cartId: string; after: string }): string {
  const { email, deliveryAddress, billingAddress, pickupPoint, dateOfBirth } = checkout;
  const shops = priced.shops.map(({ shop, method, lines, shipping, total }) => [
    [shop.id, shop.name, shop.identity, method, shipping, total],
    lines.map(({ line: { productId, merchantProductId, name, quantity, offer, size }, discount }) => [
      [productId, merchantProductId, name, size, quantity, offer.price, offer.vatRate, discount],
    ]),
  ]);
  const all = [of, email, deliveryAddress, billingAddress, pickupPoint, dateOfBirth, shops, priced.codes, priced.total];
  return createHash("sha256").update(JSON.stringify(all, inOneOrder)).digest("hex");
}

/** The store returns the fields of an object in another order than they were written in. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function draftOf(
  priced: Priced,
  { cart, checkout, version, today }: { cart: Cart; checkout: Checkout; version: string; today: string },
): Draft {
  return {
    cart,
    version,
    email: checkout.email,
    deliveryAddress: checkout.deliveryAddress,
    billingAddress: checkout.billingAddress,
    pickup: checkout.pickup,
    pickupPoint: checkout.pickupPoint,
    shops: priced.shops.map(({ shop, method, methods, goods, shipping, discount, total }) => ({
      shopId: shop.id,
      method: method.id,
      methods,
      goods,
      shipping,
      discount,
      total,
      seller: shop.identity.legalName,
    })),
    codes: priced.codes,
    goods: priced.goods,
    shipping: priced.shipping,
    discount: priced.discount,
    total: priced.total,
    vat: vatOf(priced),
    needsAge: needsAge(priced),
    missing: missingParts(priced, checkout, today),
  };
}

/** VAT contained in what is paid, by rate: of each seller's order, as on its invoice. */
function vatOf({ shops }: Priced): Draft["vat"] {
  const sums = new Map<number, Cents>();
  for (const { lines, shipping } of shops) {
    const goods = lines.map(({ line, total }) => ({ rate: line.offer.vatRate, gross: total }));
    for (const { rate, vat } of vatByRate([...goods, ...shippingByRate(shipping, goods)])) {
      sums.set(rate, (sums.get(rate) ?? 0) + vat);
    }
  }
  return [...sums].sort(([a], [b]) => b - a).map(([rate, amount]) => ({ rate, amount }));
}
