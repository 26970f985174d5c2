import type { ChatBlock } from "#contract/assistant";
import { AnswerProduct } from "./answer-product";
import styles from "./blocks.module.css";
import type { ChatProducts } from "./chat-products";

type Products = Extract<ChatBlock, { type: "products" }>;

/** Products in the order in which the assistant speaks of them ("de tweede"). */
export function ProductsBlock({ block, products }: { block: Products; products: ChatProducts }) {
  return (
    <ol className={styles.products}>
      {block.items.map(({ id, reasons }) => (
        <li key={id}>
          <AnswerProduct id={id} product={products[id]} reasons={reasons} />
        </li>
      ))}
    </ol>
  );
}
