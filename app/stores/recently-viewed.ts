import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { VIEWED_LIMIT } from "#contract/limits";
import type { ProductSummary } from "#contract/products";
import { addViewedProduct, removeViewedProducts, setUserData } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { createTurns } from "~/queries/turns";
import { onForget } from "./forgetting";
import { notKept } from "./not-kept";
import { notify } from "./notifications";
import { loadViewedDetails, viewedDetails } from "./recently-viewed-details";
import { askAsUser, currentSession, type Session, useSession } from "./session/session";
import { stored } from "./stored";

type Ids = readonly string[];
/** RV-02. */
export interface RecentlyViewed {
  /** Ids of products, newest first, each once. */
  list: Ids;
  /** Those of them whose details have been fetched, in the same order. */
  detailedList: readonly ProductSummary[];
  /** Details are wanted and not all there yet. */
  loading: boolean;
}

const none: Ids = [];
/** RV-01: what somebody who is not signed in looked at. */
export const localViews = stored<Ids>(storageKeys.recentlyViewed, none, parseViewed);
/** Taken out of the account's list here, whether or not the user service has answered yet. */
const removed = createStore<ReadonlySet<string>>(() => new Set());
onForget(() => removed.setState(new Set(), true));
/** One call after the other, so that the last wish is the last one heard. */
const inTurn = createTurns();

/** What was kept, whatever state it is in: anything that is no list of ids counts as nothing. */
export function parseViewed(kept: unknown): Ids {
  const ids = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string" && id !== "") : [];
  return ids.length > 0 ? [...new Set(ids)].slice(0, VIEWED_LIMIT) : none;
}

/** The list in the profile, when there is one. */
function accountIds({ status, profile }: Session): Ids | undefined {
  return status === "signed-in" && profile ? parseViewed(profile.recentlyViewedProducts) : undefined;
}
/** The list for code that is no component. */
export function viewsNow(): Ids {
  return accountIds(currentSession())?.filter((id) => !removed.getState().has(id)) ?? localViews.get();
}
function setLocal(ids: Ids): void {
  localViews.set(ids.length > 0 ? ids.slice(0, VIEWED_LIMIT) : none);
}

/** Puts a product in front, in the account of who is signed in (RV-03) and in this browser for others. */
export function recordView(id: string): void {
  const mine = accountIds(currentSession());
  if (!mine) {
    setLocal([id, ...localViews.get().filter((other) => other !== id)]);
    return;
  }
  keepRemoved((ids) => ids.delete(id));
  if (mine[0] !== id) void send(() => askAsUser(addViewedProduct, { body: { id } }));
}
/** Whether it is known yet whose list this is: until then nobody should hear that it is empty. */
export function useViewsKnown(): boolean {
  const { status, profile, signupRequired } = useSession();
  return status === "anonymous" || (status === "signed-in" && (profile !== null || signupRequired));
}
/** Records that a product is looked at, once it is known whose list that goes on. */
export function useRecordView(id: string): void {
  const known = useViewsKnown();
  useEffect(() => {
    if (known) recordView(id);
  }, [id, known]);
}

/** Takes products off the list, and says so when that did not succeed. Returns whether it did. */
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
/** RV-06: empties the list, and offers it back. */
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
    if (!localViews.keep(withBefore(localViews.get()))) notKept(() => void bringBack(before));
    return;
  }
  restore(before);
  // Only what comes back is sent: another device may change the list meanwhile.
  const done = await send(async () => {
    const answer = await askAsUser(addViewedProduct, { body: { id: before[0] ?? "", restored: [...before] } });
    const whole = withBefore(viewsNow());
    if (!answer || viewsNow().length >= whole.length) return answer;
    // A service that knows only a single product: then the whole list, as the account has it now.
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

/** The store in a component; empty on the server and while hydrating. With `details` it fetches them. */
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
