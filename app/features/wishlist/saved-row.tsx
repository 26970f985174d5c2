import { useIntl } from "react-intl";
import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import { AddCardToCart } from "~/features/cart/add-card-to-cart";
import { useCanBuy } from "~/flags/can-buy";
import { formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { productPath } from "~/seo/product-path";
import { Badge } from "~/ui/badge";
import { NameLink, NameText } from "~/ui/name-link";
import { ProductPicture } from "~/ui/picture";
import { Price } from "~/ui/price";
import { PriceSince } from "./price-since";
import { RemoveSaved } from "./remove-saved";
import type { SavedProduct } from "./saved-products";
import styles from "./saved-row.module.css";

/** One saved product; its height does not change when its details are loaded. `compact` for the popup. */
export function SavedRow({ saved, compact }: { saved: SavedProduct; compact?: boolean }) {
  const { product, item } = saved;
  const adult = useRootData()?.adult ?? false;
  return (
    <li className={styles.row} data-compact={compact || undefined} data-loading={product === undefined || undefined}>
      <span className={styles.picture} data-hidden={(product?.adult_content && !adult) || undefined}>
        <ProductPicture image={product?.images[0]} sizes="112px" alt="" />
      </span>
      <div className={styles.about}>
        {product ? <Known saved={saved} product={product} compact={compact} /> : <Unknown saved={saved} />}
      </div>
      <div className={styles.tools}>
        {product && <Order product={product} />}
        {product !== undefined && <RemoveSaved id={item.productId} name={product?.name ?? ""} />}
      </div>
    </li>
  );
}

function Order({ product }: { product: ProductSummary }) {
  const { id, name, expired } = product;
  const canBuy = useCanBuy() && !expired && shownPrice(product) !== null;
  return canBuy ? <AddCardToCart id={id} name={name} /> : null;
}

function Known({ saved, product, compact }: { saved: SavedProduct; product: ProductSummary; compact?: boolean }) {
  const intl = useIntl();
  const paths = usePaths();
  const { expired, shopCount } = product;
  const price = shownPrice(product);
  return (
    <>
      <NameLink href={productPath(paths, product)}>{product.name}</NameLink>
      {!expired && price !== null ? (
        <p className={styles.price}>
          {shopCount > 1 && <span className={styles.from}>{intl.formatMessage({ id: "product.from" })} </span>}
          <Price cents={price} />
        </p>
      ) : (
        <p>
          <Badge>{intl.formatMessage({ id: expired ? "product.expired.short" : "product.soldOut" })}</Badge>
        </p>
      )}
      <PriceSince saved={saved} />
      {!compact && <SavedOn date={saved.item.date} />}
    </>
  );
}

/** WL-10: no longer exists, or is still loading. */
function Unknown({ saved: { product, item } }: { saved: SavedProduct }) {
  const intl = useIntl();
  if (product === undefined) {
    return (
      <>
        <span className={styles.bone} />
        <span className={styles.bone} />
      </>
    );
  }
  return (
    <>
      <NameText>{intl.formatMessage({ id: "wishlist.unavailable" })}</NameText>
      <p className={styles.small}>{intl.formatMessage({ id: "wishlist.unavailable.text" })}</p>
      <SavedOn date={item.date} />
    </>
  );
}

function SavedOn({ date }: { date: string }) {
  const intl = useIntl();
  return <p className={styles.small}>{intl.formatMessage({ id: "wishlist.since" }, { date: formatDate(date) })}</p>;
}
