import * as v from "valibot";
import { flagNames } from "../flags";
import { hashKeys, type RouteNames, routeNameKeys } from "../route-names";
import {
  type Answer,
  andThen,
  type Fields,
  isFields,
  items,
  list,
  maybe,
  or,
  type Part,
  readBy,
  whenAbsent,
} from "./kit";
import { picture } from "./pictures";
import { between, count, date, matching, oneOf, path, text } from "./values";

const segment = matching(/^[a-z0-9-]{1,100}$/);
const table = v.object({ segments: v.record(v.string(), segment), hashes: v.record(v.string(), segment) });

/** Every page needs its own segment; a popup without a hash uses its key. */
export const routeTable = readBy<RouteNames>(table, (value, { part }) => {
  if (!isFields(value) || !isFields(value.segments)) return undefined;
  const segments = named(routeNameKeys, value.segments, part, () => undefined);
  const hashes = named(hashKeys, isFields(value.hashes) ? value.hashes : {}, part, (key) => key.toLowerCase());
  return segments && hashes && { segments, hashes };
});

function named<Key extends string>(
  keys: readonly Key[],
  fields: Fields,
  part: Part,
  fallback: (key: Key) => string | undefined,
): Record<Key, string> | undefined {
  const found: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = part(segment, fields[key]) ?? fallback(key);
    if (value === undefined) return undefined;
    found[key] = value;
  }
  return found as Record<Key, string>;
}

const origin = readBy(v.string(), (value) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value) ? value.replace(/\/+$/, "") : "",
);
/** Country of a shop whose config names none (CN-06). */
const NO_COUNTRY = "United Arab Emirates";
const logo = or(picture, "/logo.svg");
const few = between(0, 1_000);
const slugs = readBy<Record<string, string>>(v.record(v.string(), v.string()), (value) =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  ),
);
const shopName = readBy(v.string(), (value, { part }) => part(text, value)?.trim() || undefined);

/**
 * CN-07: settings that an operator changes without a rebuild. The shop name is required; everything else has a default.
 */
export const siteSettings = v.object({
  /** Public origin without a trailing slash, e.g. `https://www.etalage.example`. Empty: the origin of the request. */
  baseUrl: or(origin, ""),
  country: or(text, NO_COUNTRY),
  shopName,
  /** Flags that are on unless a visitor's cookie says otherwise (FF-03). */
  featuresList: items(oneOf(flagNames), 100),
  cmsSlugs: or(slugs, {}),
  /** Facets of the search page, in display order. */
  facets: items(text, 100),
  head: group({
    title: or(text, ""),
    description: or(text, ""),
    meta: items(v.object({ name: text, content: text }), 50),
    /** Replace the texts above in the marketplace view (HM-06). */
    marketplace: maybe(v.object({ title: maybe(text), description: maybe(text) })),
  }),
  mail: or(text, ""),
  /** Who runs the shop, as the law wants it told (article 3:15d of the Dutch Civil Code). */
  company: group({
    name: or(text, ""),
    street: or(text, ""),
    postalCode: or(text, ""),
    city: or(text, ""),
    phone: or(text, ""),
    /** When people answer, as the operator writes it: `ma t/m vr 9.00–17.00 uur`. */
    hours: or(text, ""),
    kvk: or(text, ""),
    vatId: or(text, ""),
  }),
  theme: group({
    colors: group({ color_primary: or(text, "") }),
    logos: group({ header: logo, footer: logo, icon: or(picture, "/icon.svg") }),
  }),
  social: group({ twitter_account: or(text, "") }),
  limits: group({
    footerCategories: or(few, 12),
    wishlistPopupItems: or(few, 4),
    recentSearches: or(few, 5),
    visibleFilterItems: or(few, 6),
    scrollableFilterItems: or(few, 20),
  }),
});
/** A group of settings that may be missing as a whole. */
function group<T extends v.ObjectEntries>(entries: T) {
  return whenAbsent(v.object(entries));
}
export type SiteConfig = Answer<typeof siteSettings>;

const SITEMAP_PRODUCTS = 50_000;
const SITEMAP_FILES = 10_000;
const entry = v.object({ path, lastmod: or(date, "") });

export const sitemapPage = andThen(
  v.object({ pages: or(count, 1), products: list(entry, SITEMAP_PRODUCTS) }),
  (page) => ({ ...page, pages: Math.min(page.pages, SITEMAP_FILES) }),
);
