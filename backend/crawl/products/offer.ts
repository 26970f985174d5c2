import { decodeHTML } from "entities";
import { bareName, isA, type Thing, textOf, thingsOf, type Value, valuesOf } from "../markup/thing";
import { type CrawledItem, say, sayGroup } from "./item";

/** Schema.org's availabilities as those of a feed. What can only be bought in a shop cannot be ordered. */
const AVAILABILITIES: Readonly<Record<string, string>> = {
  instock: "in_stock",
  limitedavailability: "in_stock",
  onlineonly: "in_stock",
  outofstock: "out_of_stock",
  soldout: "out_of_stock",
  discontinued: "out_of_stock",
  instoreonly: "out_of_stock",
  reserved: "out_of_stock",
  preorder: "preorder",
  presale: "preorder",
  backorder: "backorder",
  madetoorder: "backorder",
};
const CONDITIONS: Readonly<Record<string, string>> = {
  newcondition: "new",
  refurbishedcondition: "refurbished",
  usedcondition: "used",
  damagedcondition: "used",
};

/** Prices that are crossed out or recommended, not asked. */
const NOT_ASKED = /ListPrice|SRP|MSRP|StrikethroughPrice|RegularPrice/i;

export interface Price {
  /** As a feed writes it: `19.95 EUR`. */
  text: string;
  /** To compare offers of one page with; not what is stored. */
  amount: number;
}

/** The offer that a visitor of the page would take: one that can be ordered, then the cheapest. */
export function bestOffer(offers: readonly Thing[]): Thing | undefined {
  const ranked = offers.map((offer) => {
    const isThere = /^(?:in_stock|preorder|backorder|)$/.test(availabilityOf(offer));
    return { offer, isThere, amount: priceOf(offer)?.amount ?? Number.POSITIVE_INFINITY };
  });
  ranked.sort((a, b) => +b.isThere - +a.isThere || a.amount - b.amount);
  return ranked[0]?.offer;
}

/** Everything an offer says, put into the item. */
export function sayOffer(item: CrawledItem, offer: Thing): void {
  say(item, "price", priceOf(offer)?.text ?? "");
  say(item, "availability", availabilityOf(offer));
  const condition = textOf(offer, "itemCondition");
  say(item, "condition", CONDITIONS[wordOf(condition)] ?? bareName(condition));
  if (PREORDERED.test(availabilityOf(offer))) say(item, "availability_date", textOf(offer, "availabilityStarts"));
  const [level] = thingsOf(offer, "inventoryLevel");
  const pieces = level ? textOf(level, "value") : textOf(offer, "inventoryLevel");
  if (/^\d{1,7}$/.test(pieces) && availabilityOf(offer) === "in_stock") say(item, "quantity", pieces);
  for (const details of thingsOf(offer, "shippingDetails")) sayShipping(item, details);
}

const PREORDERED = /^(?:preorder|backorder)$/;

export function availabilityOf(offer: Thing): string {
  const said = textOf(offer, "availability");
  return AVAILABILITIES[wordOf(said)] ?? bareName(said);
}

function wordOf(said: string): string {
  return bareName(said)
    .toLowerCase()
    .replace(/[\s_-]+/g, "");
}

/** What the offer asks: its own price, the lowest of several, or that of a specification, with VAT. */
export function priceOf(offer: Thing): Price | null {
  const currency = textOf(offer, "priceCurrency");
  const specifications = thingsOf(offer, "priceSpecification");
  const [own] = valuesOf(offer, isA(offer, "AggregateOffer") ? "lowPrice" : "price");
  const stated = own ?? valuesOf(offer, "price")[0] ?? valuesOf(offer, "lowPrice")[0];
  const withTax = specifications.filter((one) => textOf(one, "valueAddedTaxIncluded").toLowerCase() !== "false");
  if (stated !== undefined && (specifications.length === 0 || withTax.length > 0)) {
    return priceFrom(stated, currency || textOf(withTax[0], "priceCurrency"));
  }
  const asked = withTax.filter((one) => !NOT_ASKED.test(textOf(one, "priceType")));
  const prices = asked.flatMap((one) => {
    const value = valuesOf(one, "price")[0] ?? valuesOf(one, "minPrice")[0];
    return value === undefined ? [] : (priceFrom(value, textOf(one, "priceCurrency") || currency) ?? []);
  });
  return prices.sort((a, b) => a.amount - b.amount)[0] ?? null;
}

function priceFrom(value: Value, currency: string): Price | null {
  if (typeof value === "object") return null;
  const text =
    typeof value === "number"
      ? figure(value)
      : decodeHTML(value)
          .replace(/[\u00a0\u202f]/g, " ")
          .trim();
  if (text === "") return null;
  const isBare = /^[\d.,' ]+(?:,-)?$/.test(text);
  const whole = isBare && currency !== "" ? `${text} ${currency.toUpperCase()}` : text;
  const amount = Number(
    text
      .replace(/[^\d.,]/g, "")
      .replace(/[.,](?=\d{3}\b)/g, "")
      .replace(",", "."),
  );
  return { text: whole, amount: Number.isFinite(amount) ? amount : Number.POSITIVE_INFINITY };
}

/** A number with many decimals comes from a computation; with exactly three it might be meant as thousands. */
function figure(value: number): string {
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return decimals === 3 || !Number.isFinite(value) ? String(value) : value.toFixed(decimals === 0 ? 0 : 2);
}

function sayShipping(item: CrawledItem, details: Thing): void {
  if (textOf(details, "doesNotShip").toLowerCase() === "true") return;
  const [rate] = thingsOf(details, "shippingRate");
  const [time] = thingsOf(details, "deliveryTime");
  const [handling] = thingsOf(time, "handlingTime");
  const [transit] = thingsOf(time, "transitTime");
  const value = valuesOf(rate, "value")[0] ?? valuesOf(rate, "maxValue")[0];
  const price = value === undefined ? null : priceFrom(value, textOf(rate, "currency") || "EUR");
  const countries = thingsOf(details, "shippingDestination").map((place) => textOf(place, "addressCountry"));
  for (const country of countries.length > 0 ? countries.slice(0, 30) : [""]) {
    sayGroup(item, "shipping", {
      country: country.slice(0, 2),
      price: price?.text ?? "",
      min_handling_time: textOf(handling, "minValue"),
      max_handling_time: textOf(handling, "maxValue"),
      min_transit_time: textOf(transit, "minValue"),
      max_transit_time: textOf(transit, "maxValue"),
    });
  }
}
