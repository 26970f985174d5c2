import type { Product } from "#contract/products";
import { askWhole } from "../relevance/ask";

/** What the shop itself says of a product, to judge an answer by. */
export interface Known {
  id: string;
  name: string;
  brand: string;
  /** Dot-joined key. */
  category: string;
  color: readonly string[];
  size: readonly string[];
  gender: string;
  /** Euros; null when it cannot be ordered. */
  price: number | null;
  total: number | null;
  specifications: Readonly<Record<string, string>>;
  /** The whole answer, as text, to find numbers in. */
  text: string;
}

const euros = (cents: number | null | undefined): number | null => (cents == null ? null : cents / 100);

/** The products of a running shop, asked once each. */
export class Catalogue {
  private readonly known = new Map<string, Promise<Known>>();

  constructor(private readonly shop: string) {}

  product(id: string): Promise<Known> {
    const found = this.known.get(id) ?? this.read(id);
    this.known.set(id, found);
    return found;
  }

  private async json(path: string, body?: object): Promise<unknown> {
    const init = body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${this.shop}/api/search${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new Error(`${path} failed with status ${response.status}`);
    return response.json();
  }

  private async read(id: string): Promise<Known> {
    const product = (await this.json(`/product/${id}?withExpired=1&withRedirects=1`)) as Product;
    const { products } = (await this.json("/products", { ids: [id] })) as {
      products: { lowestPrice: number | null; lowestTotal: number | null }[];
    };
    return {
      id,
      name: product.name,
      brand: product.brand ?? "",
      category: product.category,
      color: product.color,
      size: product.size,
      gender: product.gender ?? "",
      price: euros(products[0]?.lowestPrice),
      total: euros(products[0]?.lowestTotal),
      specifications: Object.fromEntries(product.specifications.map(({ name, value }) => [name, value])),
      text: JSON.stringify([product, products]),
    };
  }

  /** The lowest or highest total in a category, in euros; of what is itself `named` so, where a category holds more. */
  async extreme(category: string, which: "cheapest" | "dearest", named = /^/): Promise<number | null> {
    const direction = which === "cheapest" ? "asc" : "desc";
    const filters = { category: category.split(".") };
    const { hits } = await askWhole(this.shop, "", {
      filters,
      sort: { by: "price", direction },
      page: { current: 0, size: 100 },
    });
    // A descaler for kettles is no kettle.
    const found = hits.hits.find(({ _source }) => named.test(_source.name.replace(/ voor .*/, "")));
    return euros(found?._source.lowestTotal);
  }
}
