import type { Deal } from "#contract/discounts";
import { CURRENCY } from "#contract/money";
import type { MoreLikeThis, ProductSummary, Rating } from "#contract/products";
import { slugify } from "#contract/slug";
import { delivery } from "./offers";
import { image } from "./pictures";
import {
  andThen,
  cents,
  completed,
  count,
  date,
  type Fields,
  flag,
  id,
  isFields,
  items,
  list,
  mark,
  object,
  or,
  path,
  percentage,
  type Reader,
  text,
  warning,
  webAddress,
} from "./readers";

const NAMED_OFFERS = 3;
const PICTURES = 50;

export const rating: Reader<Rating> = object<Rating>({ average: mark, count });
export const images = items(image, PICTURES);

type SummaryOffer = ProductSummary["offers"][number];
const summaryOffer: Reader<SummaryOffer> = object<SummaryOffer>(
  { url: or(webAddress, ""), price: cents, shipping: or(cents, null), shop: or(text, "") },
  { EAN: id, SKU: id },
);
const offers = items(summaryOffer, 1_000);

/** What a product is called that has no name of its own: as its page's address says, else by its brand. */
export function nameOf(fields: Fields): unknown {
  if (typeof fields.name === "string" && fields.name.trim() !== "") return fields.name;
  const slug = /^\/product\/([^/?#]+)\//.exec(String(fields.canonical_path))?.[1];
  if (slug && /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(slug))
    return slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");
  return typeof fields.brand === "string" && fields.brand !== "" ? `${fields.brand} ${fields.id}` : undefined;
}

/** Where a product's page is, when nobody says. */
export function pathOf({ name, id: identity }: { name: string; id: string }): string {
  return `/product/${slugify(name) || "-"}/${encodeURIComponent(identity)}/`;
}

const summaryFields = object<ProductSummary>({
  id,
  name: text,
  shortDesc: or(text, ""),
  images,
  canonical_path: or(path, ""),
  brand: or(text, null),
  category: or(text, ""),
  currency: or(text, CURRENCY),
  offers,
  lowestPrice: or(cents, null),
  lowestTotal: or(cents, null),
  shopCount: or(count, 0),
  rating: or(rating, null),
  highlights: items(text, 20),
  delivery: or(delivery, null),
  adult_content: warning,
  expired: or(flag, false),
});

/**
 * A product of a list. What its service leaves out is worked out from its offers: the lowest price, and how many shops
 * sell it. What it costs with shipping stays unknown then. null says that it cannot be ordered.
 */
export const summary: Reader<ProductSummary> = (value, reading) => {
  if (!isFields(value)) return undefined;
  const read = summaryFields({ ...value, name: nameOf(value) }, reading);
  if (!read) return undefined;
  const prices = read.offers.map(({ price }) => price);
  const told = value.lowestPrice === null || read.lowestPrice !== null;
  const lowestPrice = told || prices.length === 0 ? read.lowestPrice : Math.min(...prices);
  const shopCount = count(value.shopCount, reading) ?? read.offers.length;
  return {
    ...read,
    offers: read.offers.slice(0, NAMED_OFFERS),
    canonical_path: read.canonical_path || pathOf(read),
    lowestPrice,
    shopCount: lowestPrice === null ? shopCount : Math.max(1, shopCount),
  };
};

export const productList = object<{ products: ProductSummary[] }>({ products: list(summary, 1_000) });

type Hit = MoreLikeThis["hits"]["hits"][number];
const identified = completed(
  (fields) => {
    const source = isFields(fields._source) ? fields._source : {};
    const identity = id(fields._id, NOTHING) ?? source.id;
    return { _id: identity, _source: { ...source, id: source.id ?? identity } };
  },
  object<Hit>({ _id: id, _source: summary }),
);

/** A hit whose two ids are one when a service names only one of them. */
export const hits = list(identified, 1_000);
export const moreLike = object<MoreLikeThis>({ hits: object<MoreLikeThis["hits"]>({ hits }) });

type Drop = Deal["drop"];
const drop = andThen(object<Omit<Drop, "percentage">>({ before: cents, now: cents, since: or(date, "") }), (read) =>
  read.before > 0 ? read : undefined,
);
/** How much less that is, in per cent, is worked out where it is not said. */
const wholeDrop: Reader<Drop> = (value, reading) => {
  const read = drop(value, reading);
  const said = isFields(value) ? percentage(value.percentage, reading) : undefined;
  return read && { ...read, percentage: said ?? Math.max(0, ((read.before - read.now) / read.before) * 100) };
};
const deal: Reader<Deal> = (value, reading) => {
  const read = summary(value, reading);
  const dropped = read && isFields(value) ? wholeDrop(value.drop, reading) : undefined;
  return read && dropped && { ...read, drop: dropped };
};
export const dealList = object<{ products: Deal[] }>({ products: list(deal, 1_000) });

const NOTHING = { pictures: "", dropped: 0 };
