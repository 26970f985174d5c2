import {
  backInStockSubscriptions,
  removeBackInStockSubscription,
  subscribeBackInStock,
  subscribeByMail,
} from "#contract/stock-alerts";
import { browserApi } from "~/api/browser";
import { queries } from "~/queries/browser-queries";
import { question } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askAsUser, useSession } from "./session/session";
import { notify } from "./toasts";

/** BS-04: the products with a stock alert of this user; requested once per visit. */
const mine = question(backInStockSubscriptions, {}, { ask: askAsUser, freshMs: Number.POSITIVE_INFINITY });

export interface Subscriber {
  /** A user is identified by the account, a guest by the e-mail address in the form. */
  signedIn: boolean;
  /** Whether this user has a stock alert for the product; null until that is known. */
  subscribed: boolean | null;
}

/** Returns the user's stock alert state for a product. */
export function useSubscriber(id: string): Subscriber {
  const { status, profile } = useSession();
  const signedIn = status === "signed-in" && profile !== null;
  const { state, value } = useQuery(mine, signedIn);
  // Without an answer, offer to subscribe: subscribing twice does no harm.
  const ids = value?.subscriptions.map((one) => one.id) ?? (state === "failed" ? [] : null);
  return { signedIn, subscribed: signedIn && ids ? ids.includes(id) : null };
}

/** BS-03, BS-05: adds or removes a stock alert and shows the outcome. */
export async function setSubscribed(id: string, subscribed: boolean): Promise<boolean> {
  const call = subscribed ? subscribeBackInStock : removeBackInStockSubscription;
  const outcome = await queries.change(mine, {
    // Not optimistic: a message is only promised once the service has confirmed it.
    apply(all, done) {
      const others = all.subscriptions.filter((one) => one.id !== id);
      return done ? { subscriptions: subscribed ? [...others, { id }] : others } : all;
    },
    send: () => askAsUser(call, { body: { id } }),
  });
  if (outcome !== "granted") {
    const action = { message: "login.tryAgain", run: () => void setSubscribed(id, subscribed) } as const;
    if (outcome === "failed") notify({ message: "stock.failed", status: "error", action });
    return false;
  }
  notify({ message: subscribed ? "stock.subscribed" : "stock.unsubscribed", status: "success" });
  return true;
}

/** Requests a stock alert for an e-mail address, whose owner must confirm it first. */
export async function subscribeAddress(id: string, email: string): Promise<boolean> {
  const done = await browserApi()
    .ask(subscribeByMail, { body: { id, email } })
    .catch(() => null);
  notify(done ? { message: "stock.mailed", status: "success" } : { message: "stock.failed", status: "error" });
  return done !== null;
}
