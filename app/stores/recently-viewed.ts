import { useEffect, useSyncExternalStore } from "react";
import { type ProductSummary, productsById } from "#contract/products";
import { browserApi } from "~/api/browser";
import { storageKeys } from "~/browser/storage-keys";

export interface RecentlyViewed {
  /** Ids of products, newest first, each once. */
  list: readonly string[];
  /** Those of them whose details have been fetched, in the same order. */
  detailedList: readonly ProductSummary[];
}

export const RECENTLY_VIEWED_LIMIT = 30;
const empty: RecentlyViewed = { list: [], detailedList: [] };

let state: RecentlyViewed | undefined;
const listeners = new Set<() => void>();

/** What is stored, whatever state it is in: anything that is not a list of ids counts as nothing. */
export function parseViewed(text: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    const ids = Array.isArray(parsed) ? parsed.filter((id): id is string => typeof id === "string" && id !== "") : [];
    return [...new Set(ids)].slice(0, RECENTLY_VIEWED_LIMIT);
  } catch {
    return [];
  }
}

function read(): RecentlyViewed {
  state ??= { list: readStorage(), detailedList: [] };
  return state;
}
function readStorage(): string[] {
  try {
    return parseViewed(localStorage.getItem(storageKeys.recentlyViewed));
  } catch {
    return []; // storage may be closed to us
  }
}

function write(list: string[]): void {
  const known = new Map(read().detailedList.map((product) => [product.id, product]));
  state = { list, detailedList: list.flatMap((id) => known.get(id) ?? []) };
  try {
    if (list.length > 0) localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(list));
    else localStorage.removeItem(storageKeys.recentlyViewed);
  } catch {
    // Full or closed: kept for this page only.
  }
  tell();
}
function tell(): void {
  for (const listener of listeners) listener();
}

/** Puts a product in front. */
export function recordView(id: string): void {
  write([id, ...read().list.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED_LIMIT));
}
export function removeViews(ids: readonly string[]): void {
  write(read().list.filter((id) => !ids.includes(id)));
}
export function clearViews(): void {
  write([]);
}

/** Fetches the details that are missing. Products that are gone stay out of `detailedList`. */
export async function loadViewedDetails(): Promise<void> {
  const { list, detailedList } = read();
  const ids = list.filter((id) => !detailedList.some((product) => product.id === id));
  if (ids.length === 0) return;
  const answer = await browserApi()
    .ask(productsById, { body: { ids } })
    .catch(() => null);
  if (!answer) return;
  const known = new Map([...read().detailedList, ...answer.products].map((product) => [product.id, product]));
  state = { list: read().list, detailedList: read().list.flatMap((id) => known.get(id) ?? []) };
  tell();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== storageKeys.recentlyViewed && event.key !== null) return;
    state = { list: readStorage(), detailedList: read().detailedList };
    tell();
  };
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}

/** The store in a component; empty on the server and while hydrating. With `details` it fetches them. */
export function useRecentlyViewed({ details = false } = {}): RecentlyViewed {
  const viewed = useSyncExternalStore(subscribe, read, () => empty);
  const ids = viewed.list.join(" ");
  useEffect(() => {
    if (details && ids) void loadViewedDetails();
  }, [details, ids]);
  return viewed;
}
