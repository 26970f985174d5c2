import { useIntl } from "react-intl";
import type { OwnReturn } from "#contract/returns";
import { formatDate } from "~/i18n/intl";
import { Badge } from "~/ui/badge";
import { NumberText } from "./number-text";
import styles from "./own-orders.module.css";

const tones = {
  requested: "neutral",
  approved: "primary",
  rejected: "bad",
  received: "good",
  refunded: "good",
} as const;

/** OR-06: a return with its status, and its label once there is one. */
export function ReturnCard({ one }: { one: OwnReturn }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const { reqID, orderNumber, shopName, status, createdAt, labelUrl, decision, products } = one;
  return (
    <li className={styles.card} id={reqID}>
      <div className={styles.head}>
        <strong>{text({ id: "returns.number" }, { number: <NumberText number={reqID} /> })}</strong>
        <Badge tone={tones[status]}>{text({ id: `returns.status.${status}` })}</Badge>
      </div>
      <p className={styles.small}>
        {text(
          { id: "returns.from" },
          { number: <NumberText number={orderNumber} />, shop: shopName, date: formatDate(createdAt) },
        )}
      </p>
      <ul className={styles.products}>
        {products.map(({ id, quantity, product }) => (
          <li key={id}>
            {quantity} × {product.pdpPath ? <a href={product.pdpPath}>{product.name}</a> : product.name}
            {product.size && <span className={styles.small}> {text({ id: "cart.size" }, { size: product.size })}</span>}
          </li>
        ))}
      </ul>
      <p>{text({ id: `returns.next.${status}` })}</p>
      {decision && <p>{text({ id: "returns.decision" }, { reason: decision })}</p>}
      {labelUrl && status === "approved" && (
        <p>
          <a href={labelUrl}>{text({ id: "returns.label" })}</a>
        </p>
      )}
    </li>
  );
}
