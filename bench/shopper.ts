import { randomBytes } from "node:crypto";
import type { Call, CallInput } from "#contract/call";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import { addProduct, type OfferOf } from "#contract/carts";
import { chooseAddress, orderOverview, placeOrder } from "#contract/checkout";
import { createSession } from "#contract/payments";
import { productOffers } from "#contract/products";
import { search } from "#contract/search";
import { services } from "#contract/services";

const address = {
  recipient: "Noor de Wit",
  street: "Dorpsstraat",
  houseNumber: "1",
  addition: "",
  postalCode: "3511 AB",
  city: "Utrecht",
  country: "NL" as const,
  phone: "",
  company: null,
};

async function ask<Input extends CallInput, Output>(
  origin: string,
  call: Call<Input, Output>,
  input: Input,
  session?: string,
): Promise<Output> {
  const response = await fetch(origin + services[call.service].mount + call.path, {
    method: call.method,
    headers: { "Content-Type": "application/json", ...(session ? { [CART_SESSION_HEADER]: session } : {}) },
    body: JSON.stringify(input.body ?? {}),
  });
  if (!response.ok) throw new Error(`${call.name} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Output;
}

const HITS = 100;

/** Baskets of offers that the same shops sell here, one of each shop; as many baskets as there are offers for. */
export async function basketsOf(origin: string, shops: number, most: number): Promise<OfferOf[][]> {
  const found = new Map<string, OfferOf[]>();
  for (let current = 0; current < most / 10; current += 1) {
    const body = {
      q: "",
      filters: {},
      page: { current, size: HITS },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
    } as const;
    const { hits } = await ask(origin, search, { body });
    for (const { _id: id, _source: source } of hits.hits) {
      const { offers } = await ask(origin, productOffers, { body: { id } });
      const best = offers.find(({ sellable }) => sellable);
      if (!best || source.adult_content) continue;
      const ofShop = found.get(best.shop.id) ?? [];
      found.set(best.shop.id, [...ofShop, { product: id, sid: best.shop.id, spid: best.merchantProductId }]);
    }
    const full = [...found.values()].filter((ofShop) => ofShop.length >= most).slice(0, shops);
    if (full.length === shops) {
      return Array.from({ length: most }, (_, at) => full.flatMap((ofShop) => ofShop[at] ?? []));
    }
  }
  throw new Error(`Fewer than ${shops} shops sell ${most} things here.`);
}

export interface Bought {
  session: string;
  orderId: string;
  /** How long each addition took, in ms. */
  added: number[];
  /** From pressing the order button to being led back from the payment, in ms. */
  placedAndPaid: number;
}

function ignoreSoldOut(error: Error): void {
  if (!error.message.includes("out_of_stock")) throw error;
}

/** What a shopper does before each press: looks, or nothing. */
type Look = () => Promise<unknown>;
const hurry: Look = async () => undefined;

/** A new cart with these offers, and how long each addition took, in ms. */
export async function fillCart(
  origin: string,
  offers: readonly OfferOf[],
  look = hurry,
): Promise<Pick<Bought, "session" | "added">> {
  const session = randomBytes(16).toString("hex");
  const added: number[] = [];
  for (const body of offers) {
    await look();
    const began = performance.now();
    await ask(origin, addProduct, { body }, session).catch(ignoreSoldOut);
    added.push(performance.now() - began);
  }
  return { session, added };
}

/**
 * Fills a cart, gives an address, places and pays, as a shopper with a browser does. Undefined when something was sold
 * out by then.
 */
export async function buy(origin: string, offers: readonly OfferOf[], look = hurry): Promise<Bought | undefined> {
  const { session, added } = await fillCart(origin, offers, look);
  await look();
  const where = { attribute: "delivery_address" as const, address, email: "noor@voorbeeld.example" };
  const { draft } = await ask(origin, chooseAddress, { body: where }, session);
  if (!draft) throw new Error("There is no draft.");
  await look();
  const began = performance.now();
  const wanted = { version: draft.version, expected_total: draft.total };
  const { outcome, order_id: orderId } = await ask(origin, placeOrder, { body: wanted }, session);
  if (outcome !== "placed") return undefined;
  const leads = { order_id: orderId, success_url: "/betaald/", cancel_url: "/geannuleerd/" };
  const { url } = await ask(origin, createSession, { body: leads }, session);
  const { pathname } = new URL(url);
  const paid = await fetch(origin + pathname, {
    method: "POST",
    body: new URLSearchParams({ action: "pay", method: "ideal", outcome: "paid" }),
    redirect: "manual",
  });
  if (!paid.headers.get("location")?.endsWith("/betaald/")) throw new Error(`Paying responded with ${paid.status}.`);
  return { session, orderId, added, placedAndPaid: performance.now() - began };
}

/** Whether the shop knows by now that it was paid. */
export async function isPaid(origin: string, { session, orderId }: Bought): Promise<boolean> {
  const { purchase } = await ask(origin, orderOverview, { body: { order_id: orderId } }, session);
  return purchase?.state === "paid";
}
