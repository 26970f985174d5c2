import type { IntlShape } from "react-intl";
import type { Notification } from "#contract/notifications";
import { formatCents, formatDate } from "~/i18n/intl";

/** The notification as a sentence; empty for a kind that this storefront does not know yet. */
export function sentenceOf(notification: Notification, intl: IntlShape): string {
  switch (notification.kind) {
    case "back_in_stock":
      return intl.formatMessage({ id: "notices.backInStock" }, { name: notification.product.name });
    case "price_drop": {
      const { from, to, product } = notification;
      const values = { name: product.name, from: formatCents(from), to: formatCents(to), less: formatCents(from - to) };
      return intl.formatMessage({ id: "notices.priceDrop" }, values);
    }
    case "business_status":
      return intl.formatMessage({ id: `notices.business.${notification.status}` });
    case "deletion_planned":
      return intl.formatMessage({ id: "notices.deletion" }, { date: formatDate(notification.on) });
    default:
      return "";
  }
}
