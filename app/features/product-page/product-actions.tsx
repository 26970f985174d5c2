import { lowestPrices } from "#contract/offer-rules";
import type { Product } from "#contract/products";
import { CompareButton } from "~/features/comparison/compare-button";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import styles from "./product-actions.module.css";

/** PD-14: actions for a product besides buying it. */
export function ProductActions({ product: { id, name, images, offers } }: { product: Product }) {
  const lowest = lowestPrices(offers).lowestTotal;
  return (
    <div className={styles.actions}>
      <WishlistButton id={id} name={name} price={lowest} look="word" />
      <CompareButton id={id} name={name} price={lowest} image={images[0]} look="word" />
    </div>
  );
}
