import type { IntlShape } from "react-intl";
import { expectedDays } from "#contract/expected-days";
import type { Delivery } from "#contract/products";

const format = new Intl.DateTimeFormat("nl", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const date = (day: string) => format.format(new Date(`${day}T00:00:00Z`));

/** When an order arrives, by date: "tomorrow" would be wrong on the day after. Undefined without a promise. */
export function expectedText(intl: IntlShape, promise: Delivery | null, placedAt: string): string | undefined {
  const days = expectedDays(promise, new Date(placedAt));
  if (!days) return undefined;
  if (days.from === days.to) return intl.formatMessage({ id: "order.expected.on" }, { date: date(days.to) });
  return intl.formatMessage({ id: "order.expected.between" }, { from: date(days.from), to: date(days.to) });
}
