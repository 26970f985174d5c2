import type { Availability, Condition } from "#contract/products";
import { shippingOfOffer } from "#contract/shipping-rules";
import type { OfferRow, PriceRow } from "../../backend/seed/seed";
import type { Calendar } from "./calendar";
import type { Family, Place } from "./families";
import { type Change, calmHistory, dropHistory, endHistory, type HistoryWish, raisedHistory } from "./history";
import { shopPrice } from "./money";
import type { Random } from "./random";
import { type DemoSeller, sellersByMain } from "./shops";

/** Product data needed to generate its offers. */
export interface Wares {
  id: string;
  name: string;
  gtin: string | null;
  mpn: string | null;
  /** When the last shop stopped selling it, in days ago; null while it is sold. */
  endedAgo: number | null;
}

interface Draft {
  seller: DemoSeller;
  price: number;
  condition: Condition;
  availability: Availability;
  age: number;
  changes: Change[];
}

/** New Dutch books cost the same everywhere (fixed book price act): the publisher sets the price. */
const BOOK_STYLE = 1;
const secondLifeFactor = { new: 1, refurbished: 0.74, used: 0.55 } as const;

export function offersOf(place: Place, wares: Wares, calendar: Calendar): { offers: OfferRow[]; prices: PriceRow[] } {
  const drafts = draftOffers(place);
  writeHistories(place, drafts, wares);
  const offers: OfferRow[] = [];
  const prices: PriceRow[] = [];
  for (const draft of drafts) {
    const offerId = `${wares.id}-${draft.seller.row.id}`;
    const changes = wares.endedAgo === null ? draft.changes : endHistory(draft.changes, wares.endedAgo);
    for (const { daysAgo, price } of changes) {
      prices.push({ productId: wares.id, offerId, observedOn: calendar.day(daysAgo), price });
    }
    if (wares.endedAgo === null) offers.push(offerRow(draft, offerId, wares, place, calendar));
  }
  return { offers, prices };
}

/** The market price in cents for the family's quality. */
function marketPrice({ kind, tier, code }: Family, random: Random): number {
  const [low, high] = kind.table.price;
  const steady = (Number.parseInt(code.slice(1), 36) % 97) / 97;
  const at = Math.min(1, Math.max(0, tier * 0.88 + steady * 0.12));
  return low * (high / low) ** at * 100 * (0.985 + random.next() * 0.03);
}

function draftOffers({ family, random }: Place): Draft[] {
  const { kind } = family;
  const market = marketPrice(family, random);
  const sellers = sellersByMain[kind.mainAt] ?? [];
  const count = random.chance(0.08) ? 1 : 2 + Math.floor(random.next() ** 1.3 * 7);
  const productAge = Math.min(family.age, 364);
  return random.some(sellers, count).map((seller) => {
    const second = kind.table.secondLife;
    const condition: Condition = second && random.chance(0.07) ? second : "new";
    const spread = 1 + (random.next() + random.next() - 1) * 0.11;
    const price =
      kind.table.book && condition === "new"
        ? shopPrice(market, BOOK_STYLE)
        : shopPrice(market * seller.seed.level * spread * secondLifeFactor[condition], seller.style);
    const availability = dealAvailability(random, family.age);
    const late = random.chance(0.25) ? random.next() : 0;
    return { seller, price, condition, availability, age: Math.round(productAge * (1 - late)), changes: [] };
  });
}

function dealAvailability(random: Random, age: number): Availability {
  const at = random.next();
  if (at < 0.86) return "in_stock";
  if (at < 0.92) return "backorder";
  return at < 0.95 && age < 14 ? "preorder" : "out_of_stock";
}

/**
 * Generates a year of prices for every offer; about one product in twenty-five gets a genuine drop on its cheapest
 * offer.
 */
function writeHistories({ family, random }: Place, drafts: Draft[], wares: Wares): void {
  const trend = -0.03 + random.next() * 0.16;
  const cheapest = drafts
    .filter(({ condition, availability }) => condition === "new" && availability === "in_stock")
    .reduce<Draft | undefined>((best, draft) => (best && best.price <= draft.price ? best : draft), undefined);
  if (cheapest) cheapest.age = Math.min(family.age, 364);
  const fate = random.next();
  const event =
    wares.endedAgo === null && cheapest && cheapest.age > 70
      ? fate < 0.047
        ? "drop"
        : fate < 0.07
          ? "raised"
          : "calm"
      : "calm";
  for (const draft of drafts) {
    const { price, age } = draft;
    const wish: HistoryWish = { price, age, style: draft.seller.style, trend, random };
    if (family.kind.table.book) draft.changes = [{ daysAgo: age, price }];
    else if (draft !== cheapest || event === "calm") draft.changes = calmHistory(wish);
    else if (event === "raised") draft.changes = raisedHistory(wish, random.between(1, 20));
    else {
      const now = shopPrice(price * (0.68 + random.next() * 0.22), draft.seller.style);
      draft.price = now;
      draft.changes = dropHistory({ ...wish, price: now }, price, random.between(1, 24));
    }
  }
}

function offerRow(draft: Draft, id: string, wares: Wares, place: Place, calendar: Calendar): OfferRow {
  const { row, seed } = draft.seller;
  const { random } = place;
  const merchantProductId = merchantId(row.id, place.number);
  const tariff = { shippingCost: row.shippingCost ?? 0, shippingFreeFrom: row.shippingFreeFrom ?? null };
  return {
    id,
    productId: wares.id,
    shopId: row.id,
    merchantProductId,
    title: shopTitle(wares.name, place, draft),
    url: `${row.url}p/${merchantProductId}`,
    price: draft.price,
    shipping: shippingOfOffer(draft.price, null, tariff),
    currency: "EUR",
    ean: wares.gtin,
    sku: wares.mpn,
    availability: draft.availability,
    condition: draft.condition,
    ...deliveryOf(draft.availability, seed, random),
    checkedAt: calendar.moment(0, -random.between(5, 700)),
  };
}

function deliveryOf(availability: Availability, { days, cutoff }: DemoSeller["seed"], random: Random) {
  if (availability === "out_of_stock") return { deliveryMin: null, deliveryMax: null, deliveryCutoff: null };
  if (availability === "in_stock") {
    return { deliveryMin: days[0], deliveryMax: days[1], deliveryCutoff: cutoff ?? null };
  }
  const wait = random.between(4, availability === "backorder" ? 14 : 30);
  return { deliveryMin: wait, deliveryMax: wait + random.between(2, 7), deliveryCutoff: null };
}

/** Every shop has its own numbering; numbers are unique within a shop. */
function merchantId(shopId: string, number: number): string {
  const shop = Number(shopId);
  const own = number * 3 + shop * 1000;
  if (shop % 3 === 0) return String(own + 400_000);
  if (shop % 3 === 1) return `${own.toString(36).toUpperCase().padStart(6, "0")}`;
  return `ART-${String(own).padStart(7, "0")}`;
}

/** Most shops use the same title; some omit the colour, some mention that it is second-hand. */
function shopTitle(name: string, { family }: Place, { seller, condition }: Draft): string {
  if (condition === "refurbished") return `${name} (refurbished)`;
  if (condition === "used") return `${name} (tweedehands)`;
  if (Number(seller.row.id) % 4 === 1 && !name.toLowerCase().includes(family.kind.noun.word)) {
    return `${name} ${family.kind.noun.word}`;
  }
  return name;
}
