import { useId } from "react";
import { useIntl } from "react-intl";
import type { OwnOrder, OwnProduct } from "#contract/graphql";
import { formatCents, formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { PictureItem, PictureList } from "~/ui/picture-list";
import { NumberText } from "./number-text";
import { ACCESS } from "./order-fields";
import styles from "./own-orders.module.css";

/** A long order names its first lines; its page has the others. */
const MOST_SHOWN = 4;

/** One shop's order in the list of a user. */
export function OwnOrderCard({ order, level }: { order: OwnOrder; level: 2 | 3 }) {
  const intl = useIntl();
  const paths = usePaths();
  const id = useId();
  const { number, shopName, shopSdp, status, total, placedAt, purchaseId, access, products, returnTill } = order;
  const Title = `h${level}` as const;
  const rest = products.length - MOST_SHOWN;
  return (
    <li>
      <article className={styles.card} aria-labelledby={id}>
        <header className={styles.head}>
          <Title className={styles.title} id={id}>
            {shopSdp ? <a href={shopSdp}>{shopName}</a> : shopName}
          </Title>
          <Badge tone={tones[status]}>{intl.formatMessage({ id: `order.status.${status}` })}</Badge>
        </header>
        <p className={styles.small}>
          {intl.formatMessage({ id: "order.title" }, { number: <NumberText number={number} /> })} ·{" "}
          {intl.formatMessage({ id: "order.placedAt" }, { date: formatDate(placedAt) })}
        </p>
        <PictureList>
          {products.slice(0, MOST_SHOWN).map((product) => (
            <Product key={product.merchantProductId + product.size} product={product} />
          ))}
        </PictureList>
        {rest > 0 && <p className={styles.small}>{intl.formatMessage({ id: "orders.more" }, { count: rest })}</p>}
        <Delivery order={order} />
        {returnTill && (
          <p className={styles.small}>
            {intl.formatMessage({ id: "order.returnTill" }, { date: formatDate(returnTill) })}
          </p>
        )}
        <footer className={styles.foot}>
          <p className={styles.total}>
            {intl.formatMessage({ id: "order.total" })} <strong>{formatCents(total)}</strong>
          </p>
          <ButtonLink
            href={paths.to("orderDetails", { orderId: purchaseId }, access ? { [ACCESS]: access } : {})}
            aria-describedby={id}
          >
            {intl.formatMessage({ id: "orders.show" })}
          </ButtonLink>
        </footer>
      </article>
    </li>
  );
}

const tones = {
  pending: "neutral",
  paid: "neutral",
  processing: "neutral",
  shipped: "primary",
  delivered: "good",
  cancelled: "bad",
} as const;

function Product({ product: { pdpPath, picture, name, size, quantity, perItem } }: { product: OwnProduct }) {
  const intl = useIntl();
  return (
    <PictureItem picture={picture} amount={formatCents(perItem * quantity)}>
      <span>
        {quantity} × {pdpPath ? <a href={pdpPath}>{name}</a> : name}
        {size && <span className={styles.small}> {intl.formatMessage({ id: "cart.size" }, { size })}</span>}
      </span>
    </PictureItem>
  );
}

/** To whom and how; and the latest of each parcel that is under way. */
function Delivery({ order: { deliveryAddress, shippingMethod, shipments, status } }: { order: OwnOrder }) {
  const intl = useIntl();
  if (status === "cancelled") return null;
  return (
    <>
      {shippingMethod && (
        <p className={styles.small}>
          {intl.formatMessage(
            { id: deliveryAddress.name ? "orders.delivery.to" : "orders.delivery" },
            { method: shippingMethod, name: deliveryAddress.name },
          )}
        </p>
      )}
      {shipments.map(({ id, service, trackingCode, link, updates }) => {
        const latest = updates.at(-1);
        return (
          <p key={id} className={styles.parcel}>
            {intl.formatMessage({ id: "order.shipment" }, { service })}
            {latest && `: ${latest.message} (${formatDate(latest.receivedAt)})`}{" "}
            {/^https:\/\//.test(link) && (
              <a href={link} rel="nofollow noopener" target="_blank">
                {intl.formatMessage({ id: "order.track" }, { code: trackingCode })}
              </a>
            )}
          </p>
        );
      })}
    </>
  );
}
