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
import { notify } from "./notifications";
import { askAsUser, useSession } from "./session/session";

/** BS-04: for which products who is signed in waits; asked once for each visit. */
const mine = question(backInStockSubscriptions, {}, { ask: askAsUser, freshMs: Number.POSITIVE_INFINITY });

export interface Subscriber {
  /** Somebody who is signed in is known by the account, others by the address they fill in. */
  signedIn: boolean;
  /** Whether this user waits for the product; null until that is known. */
  subscribed: boolean | null;
}

/** Whether the user waits for a product. */
export function useSubscriber(id: string): Subscriber {
  const { status, profile } = useSession();
  const signedIn = status === "signed-in" && profile !== null;
  const { state, value } = useQuery(mine, signedIn);
  // Without an answer the button offers to subscribe: asking twice does no harm.
  const ids = value?.subscriptions.map((one) => one.id) ?? (state === "failed" ? [] : null);
  return { signedIn, subscribed: signedIn && ids ? ids.includes(id) : null };
}

/** BS-03, BS-05: asks for a message when the product is back, or no longer, and says how that went. */
export async function setSubscribed(id: string, subscribed: boolean): Promise<boolean> {
  const call = subscribed ? subscribeBackInStock : removeBackInStockSubscription;
  const outcome = await queries.change(mine, {
    // Nobody is told that they will get a message before the service has said so.
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

/** Asks for a message to an address, whose owner must confirm it first. */
export async function subscribeAddress(id: string, email: string): Promise<boolean> {
  const done = await browserApi()
    .ask(subscribeByMail, { body: { id, email } })
    .catch(() => null);
  notify(done ? { message: "stock.mailed", status: "success" } : { message: "stock.failed", status: "error" });
  return done !== null;
}
