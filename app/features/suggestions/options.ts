import type { Suggestions } from "#contract/search";
import type { Paths } from "~/paths";

/** One line of the list: where it leads, and what the search box says when it is chosen. */
export interface SuggestionOption {
  kind: "recent" | "term" | "category" | "brand" | "product";
  text: string;
  href: string;
  image?: string;
  /** Lowest price in cents, for a product. */
  price?: number | null;
}

const SHOWN = { term: 6, category: 3, brand: 3, product: 4 };

/** While nothing is typed: earlier searches. */
export function recentOptions(paths: Paths, terms: string[], limit: number): SuggestionOption[] {
  return terms.slice(0, limit).map((text) => ({ kind: "recent", text, href: paths.search({ q: text }) }));
}

/** What the search service proposes, in the order of the list. */
export function suggestionOptions(paths: Paths, { terms, categories, brands, products }: Suggestions) {
  const options: SuggestionOption[] = [];
  for (const text of terms.slice(0, SHOWN.term)) {
    options.push({ kind: "term", text, href: paths.search({ q: text }) });
  }
  for (const { name, path } of categories.slice(0, SHOWN.category)) {
    if (isSitePath(path)) options.push({ kind: "category", text: name, href: path });
  }
  for (const { name } of brands.slice(0, SHOWN.brand)) {
    options.push({ kind: "brand", text: name, href: paths.search({ brand: name }) });
  }
  for (const product of products.slice(0, SHOWN.product)) {
    if (!isSitePath(product.canonical_path)) continue;
    const image = product.images[0];
    options.push({
      kind: "product",
      text: product.name,
      href: product.canonical_path,
      price: product.lowestPrice,
      ...(image ? { image: image.url.replace("{width}", String(image.widths?.[0] ?? 160)) } : {}),
    });
  }
  return options;
}

/** A path on this site, not an address that only looks like one. */
const isSitePath = (path: string) => /^\/(?![/\\])/.test(path);
