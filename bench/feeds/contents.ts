import { type Product, product } from "#contract/products";
import { askWhole } from "../relevance/ask";
import type { BaseProduct } from "./base-products";
import type { FeedFile } from "./item";

const PAGE = 90;
const AT_ONCE = 4;

export interface FoundOffer {
  website: string;
  id: string;
  thing: BaseProduct;
}

/** One product of the filled shop with what its offers really are. */
export interface Found {
  id: string;
  name: string;
  /** Slug of its main category; empty without one. */
  main: string;
  /** What its variants share; empty without any. */
  family: string;
  /** Website of the shop and truth of each offer. */
  offers: readonly FoundOffer[];
}

/** Id and category of each product of one shop, page by page. */
export async function listed(url: string, website: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let current = 0; ; current++) {
    const { hits } = await askWhole(url, "", { filters: { campaign: [website] }, page: { current, size: PAGE } });
    for (const { _source } of hits.hits) found.set(_source.id, _source.category);
    if (hits.hits.length < PAGE) return found;
  }
}

async function productOf(url: string, id: string): Promise<Product> {
  const address = `${url}/api/${product.service}/product/${id}?withExpired=1&withRedirects=1`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Product ${id} failed with status ${response.status}`);
  return (await response.json()) as Product;
}

/** Every product that one of the feeds offers, each variant by itself. */
export async function contents(url: string, feeds: readonly FeedFile[]): Promise<Found[]> {
  const truth = new Map(
    feeds.flatMap(({ website, items }) => items.map((item) => [`${website} ${item.id}`, item.product] as const)),
  );
  const lists = await Promise.all(feeds.map(({ website }) => listed(url, website)));
  const known = new Set(lists.flatMap((list) => [...list.keys()]));
  const ids = [...known];
  const found: Found[] = [];
  const reader = async (): Promise<void> => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const { name, category, family_code, offers, variants } = await productOf(url, id);
      // Lists show one variant of a group; its page leads to the others.
      const others = variants?.axes.flatMap(({ options }) => options.map((option) => option.id)) ?? [];
      for (const other of others) {
        if (known.has(other)) continue;
        known.add(other);
        ids.push(other);
      }
      const own = offers.flatMap(({ shop, merchantProductId }) => {
        const thing = truth.get(`${shop.website} ${merchantProductId}`);
        return thing ? [{ website: shop.website, id: merchantProductId, thing }] : [];
      });
      const family = variants?.groupId ?? family_code ?? "";
      found.push({ id, name, main: category.split(".")[0] ?? "", family, offers: own });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return found;
}
