import type { Cents } from "#contract/money";
import { storageKeys } from "~/browser/storage-keys";
import { stored } from "./stored";

/** A product as it was when this browser last saw it. */
export interface SeenProduct {
  id: string;
  /** Empty when there is nothing to show: the product is gone, or for adults. */
  name: string;
  price: Cents | null;
  /** Whether the price includes shipping, which is not known of every offer. */
  withShipping?: boolean;
  /** Address of a small picture; empty without one. */
  image: string;
  canonical_path: string;
  /** When, as an ISO moment. */
  at: string;
}
type Ids = readonly string[];
/** What can be read without a network. The lists hold ids of the products, in their own order. */
export interface LastSeen {
  products: readonly SeenProduct[];
  viewed: Ids;
  wishlist: Ids;
  compared: Ids;
}

const nothing: LastSeen = { products: [], viewed: [], wishlist: [], compared: [] };
export const lastSeen = stored<LastSeen>(storageKeys.lastSeen, nothing, parseLastSeen);

/** Parses stored data; drops whatever is not a product or an id. */
export function parseLastSeen(kept: unknown): LastSeen {
  const { products, viewed, wishlist, compared } = (kept ?? {}) as Record<string, unknown>;
  const read = { products: list(products).flatMap((entry) => toProduct(entry) ?? []) };
  if (read.products.length === 0) return nothing;
  return { ...read, viewed: ids(viewed), wishlist: ids(wishlist), compared: ids(compared) };
}
function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
function ids(value: unknown): Ids {
  return list(value).filter((id): id is string => typeof id === "string");
}
function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function toProduct(entry: unknown): SeenProduct | undefined {
  const { id, name, price, withShipping, image, canonical_path, at } = (entry ?? {}) as Record<string, unknown>;
  if (!text(id) || Number.isNaN(Date.parse(text(at)))) return undefined;
  return {
    id: text(id),
    name: text(name),
    price: Number.isSafeInteger(price) ? Number(price) : null,
    ...(withShipping === true ? { withShipping } : {}),
    image: text(image),
    canonical_path: text(canonical_path),
    at: text(at),
  };
}
