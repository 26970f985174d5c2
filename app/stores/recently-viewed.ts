import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { VIEWED_LIMIT } from "#contract/limits";
import type { ProductSummary } from "#contract/products";
import { storageKeys } from "~/browser/storage-keys";
import { onForget } from "./forgetting";
import { loadViewedDetails, viewedDetails } from "./recently-viewed-details";
import { currentSession, type Session, useSession } from "./session/session";
import { stored } from "./stored";

export type Ids = readonly string[];
/** RV-02. */
export interface RecentlyViewed {
  /** Product ids, newest first, without duplicates. */
  list: Ids;
  /** The products whose details have been fetched, in the same order. */
  detailedList: readonly ProductSummary[];
  /** Details were requested and are not complete yet. */
  loading: boolean;
}

export const none: Ids = [];
/** RV-01: what a visitor viewed while not signed in. */
export const localViews = stored<Ids>(storageKeys.recentlyViewed, none, parseViewed);
/** Ids removed from the account's list in this page, whether or not the user service has answered yet. */
export const removed = createStore<ReadonlySet<string>>(() => new Set());
onForget(() => removed.setState(new Set(), true));

/** Parses stored data; anything that is not a list of ids counts as empty. */
export function parseViewed(kept: unknown): Ids {
  const ids = Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string" && id !== "") : [];
  return ids.length > 0 ? [...new Set(ids)].slice(0, VIEWED_LIMIT) : none;
}

/** The list in the profile, when there is one. */
export function accountIds({ status, profile }: Session): Ids | undefined {
  return status === "signed-in" && profile ? parseViewed(profile.recentlyViewedProducts) : undefined;
}
/** The list for code outside components. */
export function viewsNow(): Ids {
  return accountIds(currentSession())?.filter((id) => !removed.getState().has(id)) ?? localViews.get();
}

/** Whether it is known whose list this is: until then the list must not be shown as empty. */
export function useViewsKnown(): boolean {
  const { status, profile, signupRequired } = useSession();
  return status === "anonymous" || (status === "signed-in" && (profile !== null || signupRequired));
}

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
