import { type RefObject, useEffect, useState } from "react";
import type { Offer } from "#contract/products";
import { OrderButton } from "~/features/cart/order-button";
import { Price } from "~/ui/price";
import styles from "./sticky-price.module.css";

interface StickyPriceProps {
  product: { id: string; name: string };
  offer: Offer;
  /** The bar appears once this element has been scrolled away. */
  below: RefObject<HTMLElement>;
}

/** Keeps the price and the button visible while reading on. Needs JavaScript, but only repeats what the page shows. */
export function StickyPrice({ product, offer, below }: StickyPriceProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!below.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => {
      setShown(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0));
    });
    observer.observe(below.current);
    return () => observer.disconnect();
  }, [below]);
  if (!shown) return null;
  return (
    <div className={styles.bar} data-bottom-bar data-sticky-price>
      <p className={styles.name}>{product.name}</p>
      <p className={styles.price}>
        <Price cents={offer.total} />
        <span className={styles.shop}>{offer.shop.name}</span>
      </p>
      <OrderButton offer={offer} product={product} />
    </div>
  );
}
