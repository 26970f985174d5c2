import type { Product } from "#contract/products";
import { CompareButton } from "~/features/comparison/compare-button";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { isOrderable } from "./offers";
import styles from "./product-actions.module.css";

/** PD-14: what to do with a product beside buying it. */
export function ProductActions({ product: { id, name, images, offers } }: { product: Product }) {
  const prices = offers.filter(isOrderable).map(({ price }) => price);
  const lowest = prices.length > 0 ? Math.min(...prices) : null;
  return (
    <div className={styles.actions}>
      <WishlistButton id={id} name={name} price={lowest} look="word" />
      <CompareButton id={id} name={name} price={lowest} image={images[0]} look="word" />
    </div>
  );
}
