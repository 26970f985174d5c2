import { shownPrice } from "#contract/offer-rules";
import type { Suggestions } from "#contract/search";
import { type Paths, slugsOfKey } from "~/paths";
import { joinValues } from "../search/parameters";

/** One line of the list: its target, and the search box's text when it is chosen. */
export interface SuggestionOption {
  /** `clear` deletes the recent searches and has no target. */
  kind: "recent" | "clear" | "term" | "category" | "brand" | "product" | "hidden";
  text: string;
  href: string;
  /** For a category, the name of its parent: several are called `Accessoires`. */
  within?: string;
  image?: string;
  /** Lowest price in cents, for a product. */
  price?: number | null;
}

const SHOWN = { term: 6, category: 3, brand: 3, product: 4 };

/** Shown while nothing is typed: recent searches, and a line that deletes them. */
export function recentOptions(paths: Paths, terms: string[], limit: number, clear: string): SuggestionOption[] {
  const recent = terms
    .slice(0, limit)
    .map((text) => ({ kind: "recent" as const, text, href: paths.search({ q: text }) }));
  return recent.length > 0 ? [...recent, { kind: "clear", text: clear, href: "" }] : [];
}

/** What the visitor may see. */
export interface Sight {
  adult: boolean;
  /** Slugs of the main categories in this reading's menu; empty when they are not known. */
  mains: readonly string[];
  /** Replaces adult content: links to the search, which asks for the choice. */
  hidden: { text: string; term: string };
}
const everything: Sight = { adult: true, mains: [], hidden: { text: "", term: "" } };

/** The search service's suggestions, in display order. */
export function suggestionOptions(paths: Paths, found: Suggestions, sight: Sight = everything) {
  const options: SuggestionOption[] = [];
  const { terms, brands } = found;
  const products = found.products.filter((product) => sight.adult || !product.adult_content);
  const categories = found.categories.filter(
    ({ key }) => sight.mains.length === 0 || sight.mains.includes(slugsOfKey(key)[0] ?? ""),
  );
  for (const text of terms.slice(0, SHOWN.term)) {
    options.push({ kind: "term", text, href: paths.search({ q: text }) });
  }
  for (const { name, key, path, image } of categories.slice(0, SHOWN.category)) {
    const href = paths.category(slugsOfKey(key));
    const within = parentName(path);
    if (href) {
      options.push({ kind: "category", text: name, href, ...(within && { within }), ...(image && { image }) });
    }
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
  if (!sight.adult && (found.hidden_adult || products.length < found.products.length)) {
    options.push({ kind: "hidden", text: sight.hidden.text, href: paths.search({ q: sight.hidden.term }) });
  }
  return options;
}

/** `Mode > Dameskleding > Jurken` → `Dameskleding`. */
const parentName = (path: string) => path.split(">").at(-2)?.trim();

/** A path on this site, not an address such as `//host` that only looks like one. */
const isSitePath = (path: string) => /^\/(?![/\\])/.test(path);
