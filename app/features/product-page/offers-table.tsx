import { useSearchParams } from "@remix-run/react";
import { useIntl } from "react-intl";
import { isOrderable } from "#contract/offer-rules";
import type { Offer, Product } from "#contract/products";
import { OrderButton } from "~/features/cart/order-button";
import {
  CheckedAt,
  ConditionBadge,
  DeliveryPromise,
  ShippingCost,
  ShippingSentence,
  ShopName,
} from "~/features/product/offer-parts";
import { isOfferSort, isStale, type OfferSort, sortOffers } from "~/features/product/offers";
import { OFFERS_PARAMETER } from "~/page-parameters";
import { drawnOnce } from "~/ui/drawn-once";
import { Price } from "~/ui/price";
import { Rating } from "~/ui/rating";
import styles from "./offers-table.module.css";

const columns: { sort?: OfferSort; id: "shop" | "price" | "shipping" | "total" | "delivery" }[] = [
  { id: "shop", sort: "rating" },
  { id: "price", sort: "price" },
  { id: "shipping" },
  { id: "total", sort: "total" },
  { id: "delivery", sort: "delivery" },
];

/** All offers, lowest total first unless the address sets another sort. */
export function OffersTable({ product, path, now }: { product: Product; path: string; now: string }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const asked = query.get(OFFERS_PARAMETER);
  const sort = isOfferSort(asked) ? asked : "total";
  const { id, name } = product;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{intl.formatMessage({ id: "product.offers.caption" })}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <SortHeader key={column.id} column={column} current={sort} path={path} />
          ))}
          <td className={styles.action} />
        </tr>
      </thead>
      <tbody>
        {sortOffers(product.offers, sort).map((offer) => (
          <OfferRow key={offer.id} offer={offer} product={{ id, name }} stale={isStale(offer, Date.parse(now))} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeaderProps {
  column: (typeof columns)[number];
  current: OfferSort;
  path: string;
}

function SortHeader({ column: { id, sort }, current, path }: SortHeaderProps) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: `product.offers.${id}` });
  if (!sort) return <th scope="col">{text}</th>;
  const target = sort === "total" ? path : `${path}?${OFFERS_PARAMETER}=${sort}`;
  const order = sort === "rating" ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={sort === current ? order : undefined}>
      <a className={styles.sort} href={`${target}#aanbiedingen`} rel="nofollow">
        {id === "shop" ? intl.formatMessage({ id: "product.offers.rating" }) : text}
      </a>
    </th>
  );
}

interface OfferRowProps {
  offer: Offer;
  product: Pick<Product, "id" | "name">;
  /** Whether the age of the price is said. */
  stale: boolean;
}

const OfferRow = drawnOnce("offer row", ({ offer, product, stale }: OfferRowProps) => {
  const { shop, title } = offer;
  return (
    <tr data-gone={!isOrderable(offer) || undefined}>
      <th scope="row" className={styles.shop}>
        <ShopName shop={shop} />
        {shop.rating !== null && <Rating value={shop.rating} count={shop.reviewCount} />}
        {title !== product.name && <span className={styles.title}>{title}</span>}
        <ConditionBadge offer={offer} />
      </th>
      <td className={styles.price}>
        <Price cents={offer.price} />
      </td>
      <td className={styles.shipping}>
        <span className={styles.amount}>
          <ShippingCost offer={offer} />
        </span>
        <span className={styles.sentence}>
          <ShippingSentence offer={offer} />
        </span>
      </td>
      <td className={styles.total}>
        <Price cents={offer.total} />
      </td>
      <td className={styles.delivery}>
        <DeliveryPromise offer={offer} />
        <span className={styles.checked}>{stale && <CheckedAt offer={offer} />}</span>
      </td>
      <td className={styles.action}>
        <OrderButton offer={offer} product={product} size="small" />
      </td>
    </tr>
  );
});
