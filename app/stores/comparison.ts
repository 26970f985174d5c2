import { COMPARED_LIMIT } from "#contract/limits";
import type { Cents } from "#contract/money";
import { storageKeys } from "~/browser/storage-keys";
import { notKept } from "./not-kept";
import { notify } from "./notifications";
import { stored } from "./stored";

/** CP-02. */
export interface ComparisonItem {
  id: string;
  name: string;
  /** Lowest price when it was chosen; null when nobody sold it. */
  price: Cents | null;
  /** Address of a small picture; empty without one. */
  image: string;
}
type Items = readonly ComparisonItem[];

const none: Items = [];
/** CP-05: what was chosen to be compared, in the order of choosing. */
const chosen = stored<Items>(storageKeys.comparison, none, parseComparison);

/** Whatever was kept; what is no comparison item is left out. */
export function parseComparison(kept: unknown): Items {
  const items = new Map<string, ComparisonItem>();
  for (const entry of Array.isArray(kept) ? kept : []) {
    const { id, name, price, image } = (entry ?? {}) as Record<string, unknown>;
    if (typeof id !== "string" || id === "" || typeof name !== "string" || items.has(id)) continue;
    const cents = Number.isSafeInteger(price) ? Number(price) : null;
    items.set(id, { id, name, price: cents, image: typeof image === "string" ? image : "" });
  }
  return items.size > 0 ? [...items.values()].slice(0, COMPARED_LIMIT) : none;
}

/** CP-03: not without an id, not twice, and not more than fit side by side; says so in the last case. */
export function addToComparison(item: ComparisonItem): boolean {
  const items = chosen.get();
  if (!item.id || items.some(({ id }) => id === item.id)) return false;
  if (items.length >= COMPARED_LIMIT) {
    notify({ message: "comparison.full", values: { limit: COMPARED_LIMIT }, status: "error" });
    return false;
  }
  return keep([...items, item]);
}
/** CP-04. */
export function removeFromComparison(id: string): void {
  setComparison(chosen.get().filter((item) => item.id !== id));
}
export function clearComparison(): void {
  keep(none);
}
/** Puts another set in its place, such as one that somebody shared. */
export function setComparison(items: Items): void {
  keep(parseComparison(items));
}
/** Says so when the browser cannot keep it. */
function keep(items: Items): boolean {
  const kept = chosen.keep(items);
  if (!kept) notKept(() => void keep(items));
  return kept;
}

export const comparedNow = (): Items => chosen.get();
export const useComparison = (): Items => chosen.use((items) => items);
export const useIsCompared = (id: string): boolean => chosen.use((items) => items.some((item) => item.id === id));
