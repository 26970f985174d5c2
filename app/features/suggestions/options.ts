import { shownPrice } from "#contract/offer-rules";
import type { Suggestions } from "#contract/search";
import { type Paths, slugsOfKey } from "~/paths";
import { joinValues } from "../search/parameters";

/** One line of the list: where it leads, and what the search box says when it is chosen. */
export interface SuggestionOption {
  /** `clear` forgets the recent searches and leads nowhere. */
  kind: "recent" | "clear" | "term" | "category" | "brand" | "product";
  text: string;
  href: string;
  /** Name of the category above, for a category: there are many called `Accessoires`. */
  within?: string;
  image?: string;
  /** Lowest price in cents, for a product. */
  price?: number | null;
}

const SHOWN = { term: 6, category: 3, brand: 3, product: 4 };

/** While nothing is typed: earlier searches, and a line that makes this browser forget them all. */
export function recentOptions(paths: Paths, terms: string[], limit: number, clear: string): SuggestionOption[] {
  const recent = terms
    .slice(0, limit)
    .map((text) => ({ kind: "recent" as const, text, href: paths.search({ q: text }) }));
  return recent.length > 0 ? [...recent, { kind: "clear", text: clear, href: "" }] : [];
}

/** What the search service proposes, in the order of the list. */
export function suggestionOptions(paths: Paths, { terms, categories, brands, products }: Suggestions) {
  const options: SuggestionOption[] = [];
  for (const text of terms.slice(0, SHOWN.term)) {
    options.push({ kind: "term", text, href: paths.search({ q: text }) });
  }
  for (const { name, key, path } of categories.slice(0, SHOWN.category)) {
    const href = paths.category(slugsOfKey(key));
    const within = parentName(path);
    if (href) options.push({ kind: "category", text: name, href, ...(within ? { within } : {}) });
  }
  for (const { name } of brands.slice(0, SHOWN.brand)) {
    options.push({ kind: "brand", text: name, href: paths.search({ brand: joinValues([name]) }) });
  }
  for (const product of products.slice(0, SHOWN.product)) {
    if (!isSitePath(product.canonical_path)) continue;
    const image = product.images[0];
    options.push({
      kind: "product",
      text: product.name,
      href: product.canonical_path,
      price: shownPrice(product),
      ...(image ? { image: image.url.replace("{width}", String(image.widths?.[0] ?? 160)) } : {}),
    });
  }
  return options;
}

/** `Mode > Dameskleding > Jurken` → `Dameskleding`. */
const parentName = (path: string) => path.split(">").at(-2)?.trim();

/** A path on this site, not an address that only looks like one. */
const isSitePath = (path: string) => /^\/(?![/\\])/.test(path);
