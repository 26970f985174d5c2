import { useEffect } from "react";
import type { Draft } from "#contract/checkout";
import { mayMeasure } from "./consent";
import { pushEvent } from "./data-layer";
import { couponOf, euros, measuredCart } from "./ecommerce";
import { isFirstStep } from "./measured";

/** Each step once, although the page is loaded anew by every form of it. */
export function useCheckoutTracking(draft: Draft, isDetailed: boolean, consentBanner: boolean): void {
  useEffect(() => {
    if (!mayMeasure({ ConsentBanner: consentBanner })) return;
    const measured = measuredDraft(draft);
    if (isFirstStep("begin_checkout")) pushEvent("begin_checkout", { ecommerce: measured });
    if (!isDetailed || !isFirstStep("add_shipping_info")) return;
    pushEvent("add_shipping_info", { ecommerce: { ...measured, shipping_tier: tierOf(draft) } });
  }, [draft, isDetailed, consentBanner]);
}

/** The way of paying is chosen at the provider, so this step is the press that leads there. */
export function trackPlacing(draft: Draft, consentBanner: boolean): void {
  if (!mayMeasure({ ConsentBanner: consentBanner }) || !isFirstStep("add_payment_info")) return;
  pushEvent("add_payment_info", { ecommerce: measuredDraft(draft) });
}

const measuredDraft = ({ cart, goods, discount, codes }: Draft) => ({
  ...measuredCart(cart),
  value: euros(goods - discount),
  ...couponOf(codes.map(({ code }) => code)),
});

function tierOf({ shops }: Draft): string {
  const names = shops.flatMap(({ method, methods }) => methods.find(({ id }) => id === method)?.name ?? []);
  return [...new Set(names)].join(",");
}
