import { useLocation } from "@remix-run/react";
import { useIntl } from "react-intl";
import type { Order } from "#contract/orders";
import { usePaths } from "~/paths-context";
import { canCancel, canWithdraw } from "./after-order";
import { NumberText } from "./number-text";
import { ACCESS, accessIn } from "./order-fields";
import styles from "./order-part.module.css";
import { withdrawalFields } from "./withdrawal-fields";

/** What can be done with an order: its invoices, a review of the shop, cancelling, withdrawing. */
export function OrderActions({ order, orderId }: { order: Order; orderId: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const access = { [ACCESS]: accessIn(useLocation()) };
  const { number, invoice, creditNotes, shop, status } = order;
  const papers = [
    ...(invoice ? [{ id: "order.invoice", number: invoice } as const] : []),
    ...creditNotes.map((note) => ({ id: "order.creditNote", number: note }) as const),
  ];
  const withdraws = canWithdraw(order, new Date());
  const reviews = status === "delivered";
  if (papers.length === 0 && !withdraws && !reviews) return null;
  return (
    <ul className={styles.actions}>
      {papers.map((paper) => (
        <li key={paper.number}>
          <a href={paths.to("orderInvoice", { orderId, number: paper.number }, access)}>
            {intl.formatMessage({ id: paper.id }, { number: <NumberText number={paper.number} /> })}
          </a>
        </li>
      ))}
      {reviews && (
        <li>
          <a href={paths.to("orderReview", { orderId, of: order.id }, access)}>
            {intl.formatMessage({ id: "reviews.order.title" }, { name: shop.name })}
          </a>
        </li>
      )}
      {canCancel(order) && (
        <li>
          <a href={paths.to("orderCancel", { orderId, part: order.id }, access)}>
            {intl.formatMessage({ id: "order.cancel" })}
          </a>
        </li>
      )}
      {withdraws && (
        <li>
          <a href={paths.to("withdrawal", {}, { [withdrawalFields.number]: number, ...access })}>
            {intl.formatMessage({ id: "withdrawal.link" })}
          </a>
        </li>
      )}
    </ul>
  );
}
