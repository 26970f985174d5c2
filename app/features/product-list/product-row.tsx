import { useId } from "react";
import type { ProductSummary } from "#contract/products";
import { ListedProduct } from "./listed-product";
import styles from "./product-row.module.css";

export interface ProductRowProps {
  title: string;
  products: ProductSummary[];
  priority?: boolean;
}

/** A heading with a horizontally scrolling row of products. Renders nothing without products. */
export function ProductRow({ title, products, priority }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={id} data-late>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.item}>
            <ListedProduct product={product} priority={priority && index < 3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
