import { useEffect } from "react";
import type { Purchase } from "#contract/orders";
import { mayMeasure } from "./consent";
import { pushEvent } from "./data-layer";
import { measuredPurchase } from "./ecommerce";
import { awaitPurchase, forgetSteps, isAwaited, isFirst } from "./measured";

interface Seen {
  /** From the payment page, in this browser. */
  cameBack: boolean;
  /** Whether it is paid by now; the bank may need a while. */
  state: "paid" | "waiting" | "other";
}

/**
 * A paid purchase, once: not again when its page is reloaded or opened in another tab, or when the script in its page
 * has told it (`purchaseScript`). Only in the browser that came back from paying, at once or, when the bank was silent
 * then, on a later visit; the mailed link may be opened on any device.
 */
export function usePurchaseTracking(purchase: Purchase, { cameBack, state }: Seen, consentBanner: boolean): void {
  useEffect(() => {
    if (!mayMeasure({ ConsentBanner: consentBanner })) return;
    if (state === "waiting" && cameBack) awaitPurchase(purchase.number);
    if (state !== "paid" || !(cameBack || isAwaited(purchase.number))) return;
    forgetSteps();
    const ecommerce = measuredPurchase(purchase);
    if (isTold(ecommerce.transaction_id) || !isFirst(purchase.number)) return;
    pushEvent("purchase", { ecommerce });
  }, [purchase, cameBack, state, consentBanner]);
}

/** On this page, where nothing may be stored. */
const isTold = (id: string) =>
  window.dataLayer?.some(({ event, ecommerce }) => {
    const { transaction_id } = (ecommerce ?? {}) as { transaction_id?: string };
    return event === "purchase" && transaction_id === id;
  }) ?? false;
