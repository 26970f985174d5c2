import type { ProductMoved } from "#contract/products";

const PERMANENT = 301;
const TEMPORARY = 302;

/** Where a moved product is, as a path on this site (PD-02); nothing for an address elsewhere or a circle. */
export function movedTo(
  moved: ProductMoved,
  here: URL,
): { location: string; status: typeof PERMANENT | typeof TEMPORARY } | undefined {
  if (!/^\/(?![/\\])/.test(moved.location) || !URL.canParse(moved.location, here)) return undefined;
  const target = new URL(moved.location, here);
  if (target.origin !== here.origin || target.pathname === here.pathname) return undefined;
  const temporary = moved.status === TEMPORARY || moved.status === 307 || moved.status === 303;
  return { location: target.pathname + target.search, status: temporary ? TEMPORARY : PERMANENT };
}
