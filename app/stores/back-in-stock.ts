import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import {
  backInStockSubscriptions,
  removeBackInStockSubscription,
  subscribeBackInStock,
  subscribeByMail,
} from "#contract/stock-subscriptions";
import { browserApi } from "~/api/browser";
import { onForget } from "./forgetting";
import { notify } from "./notifications";
import { askAsUser, useSession } from "./session/session";

/** BS-04: for which products this user waits; null until that is known. */
export interface Subscriptions {
  sub: string;
  ids: readonly string[] | null;
}
const nobody: Subscriptions = { sub: "", ids: null };
const store = createStore<Subscriptions>(() => nobody);
onForget(() => store.setState(nobody, true));

export interface Subscriber {
  /** Somebody who is signed in is known by the account, others by the address they fill in. */
  signedIn: boolean;
  /** Whether this user waits for the product; null until that is known. */
  subscribed: boolean | null;
}

/** Whether the user waits for a product; asks once for each user. */
export function useSubscriber(id: string): Subscriber {
  const { status, profile } = useSession();
  const sub = status === "signed-in" && profile ? profile.sub : "";
  const known = useStore(store);
  useEffect(() => {
    if (store.getState().sub !== sub) void loadSubscriptions(sub);
  }, [sub]);
  const ids = known.sub === sub ? known.ids : null;
  return { signedIn: sub !== "", subscribed: ids === null ? null : ids.includes(id) };
}

/** Asks what this user waits for; the empty `sub` is nobody. */
export async function loadSubscriptions(sub: string): Promise<void> {
  store.setState({ sub, ids: null }, true);
  if (sub === "") return;
  const answer = await askAsUser(backInStockSubscriptions, {}).catch(() => null);
  if (store.getState().sub !== sub) return;
  // Without an answer the button offers to subscribe: asking twice does no harm.
  const ids = answer?.subscriptions.map(({ id }) => id) ?? [];
  store.setState({ sub, ids }, true);
}

/** BS-03, BS-05: asks for a message when the product is back, or no longer, and says how that went. */
export async function setSubscribed(id: string, subscribed: boolean): Promise<boolean> {
  const { sub } = store.getState();
  const call = subscribed ? subscribeBackInStock : removeBackInStockSubscription;
  const done = await askAsUser(call, { body: { id } }).catch(() => null);
  if (!done) {
    const action = { message: "login.tryAgain", run: () => void setSubscribed(id, subscribed) } as const;
    notify({ message: "stock.failed", status: "error", action });
    return false;
  }
  const { sub: now, ids } = store.getState();
  const others = (ids ?? []).filter((other) => other !== id);
  if (now === sub) store.setState({ sub, ids: subscribed ? [...others, id] : others }, true);
  notify({ message: subscribed ? "stock.subscribed" : "stock.unsubscribed", status: "success" });
  return true;
}

/** Asks for a message to an address, whose owner must confirm it first. */
export async function subscribeAddress(id: string, email: string): Promise<boolean> {
  const done = await browserApi()
    .ask(subscribeByMail, { body: { id, email } })
    .catch(() => null);
  notify(done ? { message: "stock.mailed", status: "success" } : { message: "stock.failed", status: "error" });
  return done !== null;
}

export const subscriptionsNow = (): Subscriptions => store.getState();
