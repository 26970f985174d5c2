import { createStore } from "zustand/vanilla";
import type { ProductSummary } from "#contract/products";
import { recentlyViewedProfile } from "#contract/profile";
import { browserApi } from "~/api/browser";
import { createTurns } from "~/queries/turns";
import { onForget } from "./forgetting";

export interface ViewedDetails {
  /** The fetched details by id; null for products that no longer exist. */
  products: ReadonlyMap<string, ProductSummary | null>;
  /** The last request failed. */
  failed: boolean;
}
export const viewedDetails = createStore<ViewedDetails>(() => ({ products: new Map(), failed: false }));
const inTurn = createTurns();
let era = 0;
onForget(() => {
  era += 1;
  viewedDetails.setState({ products: new Map(), failed: false }, true);
});

/** RV-04: fetches the missing details. */
export function loadViewedDetails(list: readonly string[]): Promise<void> {
  return inTurn(() => load(list));
}

async function load(list: readonly string[]): Promise<void> {
  const ids = list.filter((id) => !viewedDetails.getState().products.has(id));
  if (ids.length === 0) return;
  const asked = era;
  const answer = await ask(ids).catch(() => null);
  if (asked !== era) return;
  if (!answer) {
    viewedDetails.setState({ failed: true }); // requested again when the list is shown next
    return;
  }
  const found = new Map(answer.products.map((product) => [product.id, product]));
  const all = ids.map((id): [string, ProductSummary | null] => [id, found.get(id) ?? null]);
  viewedDetails.setState({ products: new Map([...viewedDetails.getState().products, ...all]), failed: false });
}

/** Sent with the token when there is one. */
const ask = async (ids: string[]) => browserApi().ask(recentlyViewedProfile, { body: { ids } });
