import { COMPARED_LIMIT } from "#contract/limits";
import type { Cents } from "#contract/money";
import { storageKeys } from "~/browser/storage-keys";
import { notStored } from "./not-stored";
import { stored } from "./stored";
import { notify } from "./toasts";

/** CP-02. */
export interface ComparisonItem {
  id: string;
  name: string;
  /** Lowest price when it was added; null when it was not for sale. */
  price: Cents | null;
  /** Address of a small picture; empty without one. */
  image: string;
}
type Items = readonly ComparisonItem[];

const none: Items = [];
/** CP-05: the compared products, in the order of adding. */
export const chosen = stored<Items>(storageKeys.comparison, none, parseComparison);

/** Parses stored data; drops anything that is not a comparison item. */
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

/** CP-03: ignores an item without an id or already present; when the comparison is full it shows a message instead. */
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
/** Replaces the whole set, for example with a shared one. */
export function setComparison(items: Items): void {
  keep(parseComparison(items));
}
/** Shows a message when the browser cannot store it. */
function keep(items: Items): boolean {
  const kept = chosen.keep(items);
  if (!kept) notStored(() => void keep(items));
  return kept;
}

export const comparedNow = (): Items => chosen.get();
export const useComparison = (): Items => chosen.use((items) => items);
export const useIsCompared = (id: string): boolean => chosen.use((items) => items.some((item) => item.id === id));
