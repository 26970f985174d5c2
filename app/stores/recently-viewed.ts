import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { VIEWED_LIMIT } from "#contract/limits";
import type { ProductSummary } from "#contract/products";
import { addViewedProduct, removeViewedProducts, setUserData } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { createTurns } from "~/queries/turns";
import { onForget } from "./forgetting";
import { notStored } from "./not-stored";
import { loadViewedDetails, viewedDetails } from "./recently-viewed-details";
import { askAsUser, currentSession, type Session, useSession } from "./session/session";
import { stored } from "./stored";
import { notify } from "./toasts";

type Ids = readonly string[];
/** RV-02. */
export interface RecentlyViewed {
  /** Product ids, newest first, without duplicates. */
  list: Ids;
  /** The products whose details have been fetched, in the same order. */
  detailedList: readonly ProductSummary[];
  /** Details were requested and are not complete yet. */
  loading: boolean;
}

const none: Ids = [];
/** RV-01: what a visitor viewed while not signed in. */
export const localViews = stored<Ids>(storageKeys.recentlyViewed, none, parseViewed);
/** Ids removed from the account's list in this page, whether or not the user service has answered yet. */
const removed = createStore<ReadonlySet<string>>(() => new Set());
onForget(() => removed.setState(new Set(), true));
/** Sends one call at a time, so that the last change wins. */
const inTurn = createTurns();

/** Parses stored data; anything that is not a list of ids counts as empty. */
export function parseViewed(kept: unknown): Ids {
  const ids = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string" && id !== "") : [];
  return ids.length > 0 ? [...new Set(ids)].slice(0, VIEWED_LIMIT) : none;
}

/** The list in the profile, when there is one. */
function accountIds({ status, profile }: Session): Ids | undefined {
  return status === "signed-in" && profile ? parseViewed(profile.recentlyViewedProducts) : undefined;
}
/** The list for code outside components. */
export function viewsNow(): Ids {
  return accountIds(currentSession())?.filter((id) => !removed.getState().has(id)) ?? localViews.get();
}
function setLocal(ids: Ids): void {
  localViews.set(ids.length > 0 ? ids.slice(0, VIEWED_LIMIT) : none);
}

/** Moves a product to the front, in the account of a signed-in user (RV-03) or else in this browser. */
export function recordView(id: string): void {
  const mine = accountIds(currentSession());
  if (!mine) {
    setLocal([id, ...localViews.get().filter((other) => other !== id)]);
    return;
  }
  keepRemoved((ids) => ids.delete(id));
  if (mine[0] !== id) void send(() => askAsUser(addViewedProduct, { body: { id } }));
}
/** Whether it is known whose list this is: until then the list must not be shown as empty. */
export function useViewsKnown(): boolean {
  const { status, profile, signupRequired } = useSession();
  return status === "anonymous" || (status === "signed-in" && (profile !== null || signupRequired));
}
/** Records that a product is viewed, once it is known whose list it belongs to. */
export function useRecordView(id: string): void {
  const known = useViewsKnown();
  useEffect(() => {
    if (known) recordView(id);
  }, [id, known]);
}

/** Removes products from the list and shows a message on failure. Returns whether it succeeded. */
export async function removeViews(ids: readonly string[]): Promise<boolean> {
  if (!accountIds(currentSession())) {
    setLocal(localViews.get().filter((id) => !ids.includes(id)));
    return true;
  }
  keepRemoved((gone) => {
    for (const id of ids) gone.add(id);
  });
  if (await send(() => askAsUser(removeViewedProducts, { body: { ids: [...ids] } }))) return true;
  restore(ids);
  notify({
    message: "recent.failed",
    status: "error",
    action: { message: "login.tryAgain", run: () => void removeViews(ids) },
  });
  return false;
}
/** RV-06: empties the list and offers to undo it. */
export async function clearViews(): Promise<void> {
  const before = viewsNow();
  if (before.length === 0 || !(await removeViews(before))) return;
  notify({
    message: "recent.cleared",
    status: "success",
    action: { message: "lists.undo", run: () => void bringBack(before), focus: "recent-clear" },
  });
}

async function bringBack(before: Ids): Promise<void> {
  if (!accountIds(currentSession())) {
    if (!localViews.keep(withBefore(localViews.get()))) notStored(() => void bringBack(before));
    return;
  }
  restore(before);
  // Sends only what is restored: another device may have changed the list meanwhile.
  const done = await send(async () => {
    const answer = await askAsUser(addViewedProduct, { body: { id: before[0] ?? "", restored: [...before] } });
    const whole = withBefore(viewsNow());
    if (!answer || viewsNow().length >= whole.length) return answer;
    // This service restores only a single product: send the whole list as the account has it now.
    return askAsUser(setUserData, { body: { recentlyViewedProducts: whole } });
  });
  if (done) return;
  const action = { message: "login.tryAgain", run: () => void bringBack(before) } as const;
  notify({ message: "recent.notBack", status: "error", action });

  function withBefore(list: Ids): string[] {
    return [...new Set([...list, ...before])].slice(0, VIEWED_LIMIT);
  }
}
function restore(ids: readonly string[]): void {
  keepRemoved((gone) => {
    for (const id of ids) gone.delete(id);
  });
}
function keepRemoved(change: (ids: Set<string>) => void): void {
  const ids = new Set(removed.getState());
  change(ids);
  removed.setState(ids, true);
}
const send = <T>(call: () => Promise<T | null>): Promise<T | null> => inTurn(call).catch(() => null);

/** Hook for components; empty on the server and while hydrating. Fetches the details when `details` is set. */
export function useRecentlyViewed({ details = false } = {}): RecentlyViewed {
  const { status, profile } = useSession();
  const kept = profile?.recentlyViewedProducts;
  const local = localViews.use((ids) => ids);
  const gone = useStore(removed);
  const { products, failed } = useStore(viewedDetails);
  const list = useMemo(() => {
    const mine = status === "signed-in" && kept ? parseViewed(kept) : undefined;
    return mine?.filter((id) => !gone.has(id)) ?? local;
  }, [status, kept, local, gone]);
  useEffect(() => {
    if (details && list.length > 0) void loadViewedDetails(list);
  }, [details, list]);
  return useMemo(() => {
    const detailedList = list.flatMap((id) => products.get(id) ?? []);
    return { list, detailedList, loading: details && !failed && list.some((id) => !products.has(id)) };
  }, [list, products, failed, details]);
}
