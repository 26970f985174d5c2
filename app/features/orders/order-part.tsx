import { useLocation } from "@remix-run/react";
import { useId } from "react";
import { useIntl } from "react-intl";
import type { Order, OrderLine, Shipment } from "#contract/orders";
import { ShippingAmount } from "~/features/cart/shipping-amount";
import { formatCents, formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Amount, Amounts } from "~/ui/amounts";
import { Badge } from "~/ui/badge";
import { PictureItem, PictureList } from "~/ui/picture-list";
import { unitsLeft } from "./after-order";
import { expectedText } from "./expected-text";
import { NumberText } from "./number-text";
import { OrderActions } from "./order-actions";
import { ACCESS, accessIn } from "./order-fields";
import styles from "./order-part.module.css";

/** OR-07: one shop's order, with what it delivers and where that is now. */
export function OrderPart({ order, orderId, placedAt }: { order: Order; orderId: string; placedAt: string }) {
  const intl = useIntl();
  const id = useId();
  const paths = usePaths();
  const access = { [ACCESS]: accessIn(useLocation()) };
  const reviewUrl = ({ id: of }: OrderLine) => paths.to("orderReview", { orderId, of }, access);
  const { number, shop, seller, status, lines, shipping, discount, total, refunded, returnTill, promise } = order;
  const delivery = status === "paid" || status === "processing" ? expectedText(intl, promise, placedAt) : undefined;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {intl.formatMessage({ id: "order.part" }, { number: <NumberText number={number} />, shop: shop.name })}
        </h2>
        <Badge>{intl.formatMessage({ id: `order.status.${status}` })}</Badge>
      </header>
      <p className={styles.small}>
        {intl.formatMessage({ id: "order.seller" }, { ...seller, name: seller.legalName || shop.name })}
      </p>
      <p className={styles.small}>{intl.formatMessage({ id: "order.seller.ids" }, seller)}</p>
      <PictureList>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            reviewUrl={status === "delivered" && unitsLeft(line) > 0 ? reviewUrl(line) : undefined}
          />
        ))}
      </PictureList>
      {delivery && <p className={styles.delivery}>{delivery}</p>}
      {order.shipments.map((shipment) => (
        <Parcel key={shipment.id} shipment={shipment} />
      ))}
      <Amounts>
        <ShippingAmount cents={shipping} />
        {discount > 0 && (
          <Amount term={intl.formatMessage({ id: "checkout.discount" })}>−&nbsp;{formatCents(discount)}</Amount>
        )}
        <Amount kind="total" term={intl.formatMessage({ id: "order.total" })}>
          {formatCents(total)}
        </Amount>
        {refunded > 0 && (
          <Amount kind="part" term={intl.formatMessage({ id: "order.refunded" })}>
            {formatCents(refunded)}
          </Amount>
        )}
      </Amounts>
      {returnTill && (
        <p className={styles.small}>
          {intl.formatMessage({ id: "order.returnTill" }, { date: formatDate(returnTill) })}
        </p>
      )}
      <OrderActions order={order} orderId={orderId} />
    </section>
  );
}

function Line({ line, reviewUrl }: { line: OrderLine; reviewUrl: string | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  const { productId, slug, name, picture, size, quantity, cancelledQuantity, total } = line;
  return (
    <PictureItem picture={picture} amount={formatCents(total)}>
      <span>
        {quantity} × <a href={paths.product({ id: productId, slug })}>{name}</a>
      </span>
      {cancelledQuantity > 0 && (
        <span className={styles.small}>
          {intl.formatMessage({ id: "order.line.cancelled" }, { count: cancelledQuantity })}
        </span>
      )}
      {reviewUrl && (
        <a href={reviewUrl} aria-label={intl.formatMessage({ id: "reviews.order.link.of" }, { name })}>
          {intl.formatMessage({ id: "reviews.order.link" })}
        </a>
      )}
      {size && <span className={styles.small}>{intl.formatMessage({ id: "cart.size" }, { size })}</span>}
    </PictureItem>
  );
}

function Parcel({ shipment: { service, trackingCode, link, updates } }: { shipment: Shipment }) {
  const intl = useIntl();
  const follow = intl.formatMessage({ id: "order.track" }, { code: trackingCode });
  return (
    <div className={styles.parcel}>
      <h3 className={styles.service}>{intl.formatMessage({ id: "order.shipment" }, { service })}</h3>
      {link && /^https:\/\//.test(link) ? (
        <a href={link} rel="nofollow noopener" target="_blank">
          {follow}
        </a>
      ) : (
        trackingCode && <p>{trackingCode}</p>
      )}
      <ol className={styles.updates}>
        {updates.map(({ id, message, receivedAt }) => (
          <li key={id}>
            <time dateTime={receivedAt}>{formatDate(receivedAt)}</time> {message}
          </li>
        ))}
      </ol>
    </div>
  );
}
