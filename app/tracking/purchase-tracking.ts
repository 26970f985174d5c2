import { useEffect } from "react";
import type { Purchase } from "#contract/orders";
import { mayMeasure } from "./consent";
import { pushEvent } from "./data-layer";
import { measuredPurchase } from "./ecommerce";
import { forgetSteps, isFirst } from "./measured";

/**
 * A paid purchase, once: not again when its page is reloaded or opened in another tab. Only for who comes back from
 * paying; the mailed link to it may be opened on any device.
 */
export function usePurchaseTracking(purchase: Purchase | undefined, consentBanner: boolean): void {
  useEffect(() => {
    if (!purchase || !mayMeasure({ ConsentBanner: consentBanner }) || !isFirst(purchase.number)) return;
    forgetSteps();
    pushEvent("purchase", { ecommerce: measuredPurchase(purchase) });
  }, [purchase, consentBanner]);
}
