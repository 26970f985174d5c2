import * as v from "valibot";
import { CURRENCY } from "../money";
import { slugify } from "../slug";
import { type Answer, andThen, completed, type Fields, isFields, items, list, maybe, or, orNull } from "./kit";
import { delivery } from "./offers";
import { image } from "./pictures";
import { cents, count, date, flag, id, mark, path, percentage, text, warning, webAddress } from "./values";

import { variety } from "./variants";

const NAMED_OFFERS = 3;
const PICTURES = 50;

export const rating = v.object({
  /** 0–5 with one decimal. */
  average: mark,
  count,
});
export const images = items(image, PICTURES);

const summaryOffer = v.object({
  url: or(webAddress, ""),
  price: cents,
  shipping: orNull(cents),
  shop: or(text, ""),
  EAN: maybe(id),
  SKU: maybe(id),
});

/** Name of a product that has none: derived from its page's URL, else its brand. */
export function nameOf(fields: Fields): unknown {
  if (typeof fields.name === "string" && fields.name.trim() !== "") return fields.name;
  const slug = /^\/product\/([^/?#]+)\//.exec(String(fields.canonical_path))?.[1];
  if (slug && /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(slug))
    return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
  return typeof fields.brand === "string" && fields.brand !== "" ? `${fields.brand} ${fields.id}` : undefined;
}

/** Default path of a product's page. */
export function pathOf({ name, id: identity }: { name: string; id: string }): string {
  return `/product/${slugify(name) || "-"}/${encodeURIComponent(identity)}/`;
}

const saidDrop = v.object({ before: cents, now: cents, percentage: orNull(percentage), since: or(date, "") });
/** The percentage is computed when missing. */
const drop = andThen(saidDrop, (found) => {
  if (found.before <= 0) return undefined;
  const worked = Math.max(0, ((found.before - found.now) / found.before) * 100);
  return { ...found, percentage: found.percentage ?? worked };
});

/** What a product costs at one shop, as `lowestPrices` says of its offers; null prices when it cannot be ordered there. */
const atShop = v.object({
  name: text,
  lowestPrice: orNull(cents),
  lowestTotal: orNull(cents),
  delivery: orNull(delivery),
});

const said = v.object({
  id,
  name: text,
  shortDesc: or(text, ""),
  images,
  /** Path on this site, e.g. `/product/bosch-serie-6/1234/`. */
  canonical_path: or(path, ""),
  brand: orNull(text),
  /** Dot-joined category key. */
  category: or(text, ""),
  currency: or(text, CURRENCY),
  /** The offers that determine the price (`decidingOffers`), cheapest total first; at most three. */
  offers: items(summaryOffer, 1_000),
  /** Computed by `lowestPrices` and `shopCount` of offer-rules: null and 0 when nothing can be ordered. */
  lowestPrice: orNull(cents),
  /** Also null when shipping is unknown. */
  lowestTotal: orNull(cents),
  shopCount: or(count, 0),
  rating: orNull(rating),
  /** The one or two specification values that matter in this category, e.g. `9 kg`. */
  highlights: items(text, 20),
  delivery: orNull(delivery),
  /** Absent when the product has no variants. */
  variants: maybe(variety),
  adult_content: warning,
  expired: or(flag, false),
  /**
   * A real price drop: `before` is the lowest price of the 30 days before the reduction (directive 98/6/EC article 6a),
   * `percentage` is relative to it, and `since` is the day the reduction began. `now` is the lowest price without
   * shipping.
   */
  drop: maybe(drop),
  /** Only when the list is about one shop. The other prices are of all shops. */
  atShop: maybe(atShop),
  /** Whether its price is the lowest in three months that all have been followed. */
  lowestInMonths: maybe(flag),
});

/**
 * A product as shown in lists: the `_source` of a search hit (FU-23), and the items of deals and recommendations. A
 * missing lowest price and shop count are computed from the offers; an unknown total stays unknown. null means that it
 * cannot be ordered.
 */
export const summary = andThen(
  completed((fields) => ({ ...fields, name: nameOf(fields) }), said),
  (found, fields, part) => {
    const prices = found.offers.map(({ price }) => price);
    const told = fields.lowestPrice === null || found.lowestPrice !== null;
    const lowestPrice = told || prices.length === 0 ? found.lowestPrice : Math.min(...prices);
    const shopCount = part(count, fields.shopCount) ?? found.offers.length;
    return {
      ...found,
      offers: found.offers.slice(0, NAMED_OFFERS),
      canonical_path: found.canonical_path || pathOf(found),
      lowestPrice,
      shopCount: lowestPrice === null ? shopCount : Math.max(1, shopCount),
    };
  },
);
export type ProductSummary = Answer<typeof summary>;
export type Rating = Answer<typeof rating>;

export const productList = v.object({ products: list(summary, 1_000) });

/** Uses one id for both of a hit's ids when the service sends only one. */
const hit = completed(
  (fields, part) => {
    const source = isFields(fields._source) ? fields._source : {};
    const identity = part(id, fields._id) ?? source.id;
    return { _id: identity, _source: { ...source, id: source.id ?? identity } };
  },
  v.object({ _id: id, _source: summary }),
);
export const hits = list(hit, 1_000);
export const moreLike = v.object({ hits: v.object({ hits }) });
export type MoreLikeThis = Answer<typeof moreLike>;

const deal = andThen(summary, ({ drop, ...found }) => drop && { ...found, drop });
export type Deal = Answer<typeof deal>;
export const dealList = v.object({ products: list(deal, 1_000) });
