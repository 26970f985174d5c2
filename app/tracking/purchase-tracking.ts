import { useEffect } from "react";
import type { Purchase } from "#contract/orders";
import { mayMeasure } from "./consent";
import { pushEvent } from "./data-layer";
import { measuredPurchase } from "./ecommerce";
import { forgetSteps, isFirst } from "./measured";

/**
 * A paid purchase, once: not again when its page is reloaded or opened in another tab, or when the script in its page
 * has told it (`purchaseScript`). Only for who comes back from paying; the mailed link to it may be opened on any device.
 */
export function usePurchaseTracking(purchase: Purchase | undefined, consentBanner: boolean): void {
  useEffect(() => {
    if (!purchase || !mayMeasure({ ConsentBanner: consentBanner })) return;
    forgetSteps();
    const ecommerce = measuredPurchase(purchase);
    if (isTold(ecommerce.transaction_id) || !isFirst(purchase.number)) return;
    pushEvent("purchase", { ecommerce });
  }, [purchase, consentBanner]);
}

/** On this page, where nothing may be stored. */
const isTold = (id: string) =>
  window.dataLayer?.some(({ event, ecommerce }) => {
    const { transaction_id } = (ecommerce ?? {}) as { transaction_id?: string };
    return event === "purchase" && transaction_id === id;
  }) ?? false;
