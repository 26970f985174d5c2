import type { LastSeen, SeenProduct } from "~/stores/last-seen";

/** A path of a product's page; the second part is its id. */
const PRODUCT = /^\/product\/[^/]+\/([^/?#]+)\/?(?:[?#]|$)/;

/** The products of a list that can be shown, in its order. */
export function seenIn({ products }: LastSeen, ids: readonly string[]): SeenProduct[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => known.get(id) ?? []).filter(({ name }) => name !== "");
}

/** The product whose page the visitor asked for, if this browser has seen it. */
export function seenAt(seen: LastSeen, path: string | undefined): SeenProduct[] {
  const id = PRODUCT.exec(path ?? "")?.[1];
  return id === undefined ? [] : seenIn(seen, [decoded(id)]);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
