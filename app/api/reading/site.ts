import { type FlagName, flagNames } from "#contract/flags";
import { hashKeys, type RouteNames, routeNameKeys } from "#contract/route-names";
import type { SiteConfig } from "#contract/site";
import { picture } from "./pictures";
import {
  andThen,
  between,
  count,
  date,
  type Fields,
  isFields,
  items,
  list,
  object,
  oneOf,
  or,
  path,
  type Reader,
  text,
} from "./readers";

const SEGMENT = /^[a-z0-9-]{1,100}$/;

const segment: Reader<string> = (value) => (typeof value === "string" && SEGMENT.test(value) ? value : undefined);

/** Every page needs its own name; a popup without one is addressed by its key. */
export const routeTable: Reader<RouteNames> = (value) => {
  if (!isFields(value) || !isFields(value.segments)) return undefined;
  const segments = named(routeNameKeys, value.segments, () => undefined);
  const hashes = named(hashKeys, isFields(value.hashes) ? value.hashes : {}, (key) => key.toLowerCase());
  return segments && hashes && { segments, hashes };
};

function named<Key extends string>(
  keys: readonly Key[],
  fields: Fields,
  fallback: (key: Key) => string | undefined,
): Record<Key, string> | undefined {
  const read: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = segment(fields[key], { pictures: "", dropped: 0 }) ?? fallback(key);
    if (value === undefined) return undefined;
    read[key] = value;
  }
  return read as Record<Key, string>;
}

const origin: Reader<string> = (value) =>
  typeof value === "string" && /^https?:\/\//.test(value) && URL.canParse(value) ? value.replace(/\/+$/, "") : "";

/** Where a shop is whose config names no country (CN-06). */
const NO_COUNTRY = "United Arab Emirates";
const logo = or(picture, "/logo.svg");
const few = between(0, 1_000);
const nameAndContent = object<{ name: string; content: string }>({ name: text, content: text });
const ofReading = object<{ title?: string; description?: string }>({}, { title: text, description: text });
const head: Reader<SiteConfig["head"]> = object<SiteConfig["head"]>(
  { title: or(text, ""), description: or(text, ""), meta: items(nameAndContent, 50) },
  { marketplace: ofReading },
);
const logos: Reader<SiteConfig["theme"]["logos"]> = object({
  header: logo,
  footer: logo,
  icon: or(picture, "/icon.svg"),
});
const limits: Reader<SiteConfig["limits"]> = object({
  footerCategories: or(few, 12),
  wishlistPopupItems: or(few, 4),
  recentSearches: or(few, 5),
  visibleFilterItems: or(few, 6),
  scrollableFilterItems: or(few, 20),
});
const whenAbsent =
  <T>(reader: Reader<T>): Reader<T> =>
  (value, reading) =>
    reader(isFields(value) ? value : {}, reading);

/** A shop has a name; all else has a value that shops without one get along with. */
export const siteSettings: Reader<SiteConfig> = object<SiteConfig>({
  shopName: (value, reading) => text(value, reading)?.trim() || undefined,
  baseUrl: origin,
  country: or(text, NO_COUNTRY),
  featuresList: items<FlagName>(oneOf(...flagNames), 100),
  cmsSlugs: (value) =>
    Object.fromEntries(
      Object.entries(isFields(value) ? value : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  facets: items(text, 100),
  head: whenAbsent(head),
  mail: or(text, ""),
  theme: whenAbsent(
    object<SiteConfig["theme"]>({
      colors: whenAbsent(object<SiteConfig["theme"]["colors"]>({ color_primary: or(text, "") })),
      logos: whenAbsent(logos),
    }),
  ),
  social: whenAbsent(object<SiteConfig["social"]>({ twitter_account: or(text, "") })),
  limits: whenAbsent(limits),
});

interface SitemapPage {
  pages: number;
  products: { path: string; lastmod: string }[];
}
const SITEMAP_PRODUCTS = 50_000;
const SITEMAP_FILES = 10_000;
const entry = object<SitemapPage["products"][number]>({ path, lastmod: or(date, "") });

export const sitemapPage: Reader<SitemapPage> = andThen(
  object<SitemapPage>({ pages: or(count, 1), products: list(entry, SITEMAP_PRODUCTS) }),
  (page) => ({ ...page, pages: Math.min(page.pages, SITEMAP_FILES) }),
);
