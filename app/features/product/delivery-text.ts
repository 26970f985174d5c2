import type { IntlShape } from "react-intl";
import type { Delivery } from "#contract/products";

/** The delivery promise in words that stay true however long the page is cached; undefined without a promise. */
export function deliveryText(intl: IntlShape, delivery: Delivery | null): string | undefined {
  if (!delivery || delivery.maxDays < 0) return undefined;
  const { minDays, maxDays, cutoff } = delivery;
  if (maxDays === 0) return dayText(intl, "today", cutoff);
  if (maxDays === 1) return dayText(intl, "tomorrow", cutoff);
  if (minDays === maxDays || minDays < 1)
    return intl.formatMessage({ id: "product.delivery.within" }, { days: maxDays });
  return intl.formatMessage({ id: "product.delivery.between" }, { min: minDays, max: maxDays });
}

function dayText(intl: IntlShape, day: "today" | "tomorrow", cutoff: string | undefined): string {
  if (!cutoff) return intl.formatMessage({ id: `product.delivery.${day}` });
  return intl.formatMessage({ id: `product.delivery.${day}Before` }, { cutoff });
}
