import type { ProductMoved } from "#contract/products";

export interface Move {
  location: string;
  status: number;
}
const STATUSES = new Set([301, 302, 303, 307, 308]);
const PRODUCT_PAGE = /^\/product\/[^/]*\/([^/]+)\/?$/i;

/** A moved product's path on this site (PD-02); undefined for an external address or the current page. */
export function movedTo(moved: ProductMoved, here: URL): Move | undefined {
  if (!/^\/(?![/\\])/.test(moved.location) || !URL.canParse(moved.location, here)) return undefined;
  const target = new URL(moved.location, here);
  if (target.origin !== here.origin || isSamePage(target.pathname, here.pathname)) return undefined;
  return { location: target.pathname + target.search, status: redirectStatus(moved.status) };
}

/** The status of the redirect; permanent unless the service specifies another one. */
export function redirectStatus(status: number | undefined): number {
  return status !== undefined && STATUSES.has(status) ? status : 301;
}

/** Id of the product at this address. */
export function productOf(location: string): string | undefined {
  const path = location.split(/[?#]/, 1)[0] ?? "";
  const id = PRODUCT_PAGE.exec(path)?.[1];
  return id === undefined ? undefined : decoded(id);
}

/** Whether two paths are the same page, however they are spelled. The name in a product's address is ignored. */
export function isSamePage(one: string, other: string): boolean {
  return pageOf(one) === pageOf(other);
}

function pageOf(location: string): string {
  const product = productOf(location);
  const path = decoded(location.split(/[?#]/, 1)[0] ?? "");
  return product === undefined ? path.replace(/\/+$/, "").toLowerCase() : `product ${product}`;
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
