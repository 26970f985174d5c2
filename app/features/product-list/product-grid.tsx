import type { ProductSummary } from "#contract/products";
import { ComparisonBar } from "~/features/comparison/comparison-bar";
import { ListedProduct } from "./listed-product";
import styles from "./product-grid.module.css";

/** The picture that a phone shows largest first. More of them at once would take the network from the style sheet and the typeface. */
const PRIORITY_CARDS = 1;
/** What no first screen shows: more than two rows of two, or one of six. */
const FIRST_CARDS = 8;

export interface ProductGridProps {
  products: ProductSummary[];
  /** Tiles on extra-large screens and columns on others, unless the visitor chose. */
  view?: "tiles" | "columns";
  /** Whether its first pictures are visible when the page opens. */
  priority?: boolean;
  heading?: "h2" | "h3";
  /** A column of filters takes part of the width. */
  beside?: boolean;
}

export function ProductGrid({ products, view, priority = false, heading, beside }: ProductGridProps) {
  return (
    <>
      <ul className={styles.grid} data-view={view} data-beside={beside || undefined}>
        {products.map((product, index) => (
          <li key={product.id} className={styles.item} data-late={index >= FIRST_CARDS || undefined}>
            <ListedProduct product={product} priority={priority && index < PRIORITY_CARDS} heading={heading} />
          </li>
        ))}
      </ul>
      <ComparisonBar />
    </>
  );
}
