import { useIntl } from "react-intl";
import type { Offer } from "#contract/products";
import { OrderButton } from "~/features/cart/order-button";
import { CheckedAt, ConditionBadge, DeliveryPromise, ShopName } from "~/features/product/offer-parts";
import { isStale } from "~/features/product/offers";
import { useCanBuy } from "~/flags/can-buy";
import { formatCents } from "~/i18n/intl";
import { Icon } from "~/ui/icons/icon";
import { Price } from "~/ui/price";
import { Rating } from "~/ui/rating";
import styles from "./best-offer.module.css";

export interface BestOfferProps {
  offer: Offer;
  product: { id: string; name: string };
  /** Number of shops where it can be ordered. */
  shops: number;
  /** Number of offers in the table below. */
  offers: number;
  now: string;
}

/** The lowest total price, the shop, and the order button. */
export function BestOffer({ offer, product, shops, offers, now }: BestOfferProps) {
  const intl = useIntl();
  const sellsHere = useCanBuy() && offer.sellable;
  const { price, shipping, total, shop } = offer;
  return (
    <section className={styles.box} aria-label={intl.formatMessage({ id: "product.best" })}>
      <p className={styles.label}>
        {intl.formatMessage({ id: shops > 1 ? "product.best.of" : "product.best.only" }, { count: shops })}{" "}
        <ConditionBadge offer={offer} />
      </p>
      <p>
        <Price cents={total} size="large" />
      </p>
      <p className={styles.detail}>
        {shipping === null && intl.formatMessage({ id: "product.best.unknown" })}
        {shipping === 0 && intl.formatMessage({ id: "product.best.free" })}
        {Boolean(shipping) &&
          intl.formatMessage(
            { id: "product.best.sum" },
            { price: formatCents(price), shipping: formatCents(shipping ?? 0) },
          )}
      </p>
      <p className={styles.delivery} data-good={offer.availability === "in_stock" || undefined}>
        <Icon name="truck" />
        <span>
          <DeliveryPromise offer={offer} />
        </span>
      </p>
      <p className={styles.shop}>
        <Icon name="shop" />
        <ShopName shop={shop} />
        {shop.rating !== null && <Rating value={shop.rating} count={shop.reviewCount} />}
      </p>
      <OrderButton offer={offer} product={product} size="large" wide />
      {sellsHere && <p className={styles.detail}>{intl.formatMessage({ id: "cart.seller" }, { shop: shop.name })}</p>}
      {offers > 1 && (
        <a className={styles.all} href="#aanbiedingen">
          {intl.formatMessage({ id: shops > 1 ? "product.best.all" : "product.best.allOfOne" }, { count: shops })}
        </a>
      )}
      <p className={styles.checked}>{isStale(offer, Date.parse(now)) && <CheckedAt offer={offer} />}</p>
    </section>
  );
}
