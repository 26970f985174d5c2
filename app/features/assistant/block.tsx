import type { ChatBlock } from "#contract/assistant";
import { Notice } from "~/ui/notice";
import type { ChatProducts } from "./chat-products";
import { ChoicesBlock } from "./choices-block";
import { ComparisonBlock } from "./comparison-block";
import { ContactBlock } from "./contact-block";
import { ProductsBlock } from "./products-block";
import { QuoteBlock } from "./quote-block";
import { WishesBlock } from "./wishes-block";

/** A part of an answer, as its kind is drawn. */
export function Block({ block, products }: { block: ChatBlock; products: ChatProducts }) {
  switch (block.type) {
    case "products":
      return <ProductsBlock block={block} products={products} />;
    case "comparison":
      return <ComparisonBlock block={block} products={products} />;
    case "quote":
      return <QuoteBlock {...block} />;
    case "choices":
      return <ChoicesBlock {...block} />;
    case "wishes":
      return <WishesBlock {...block} />;
    case "contact":
      return <ContactBlock {...block} />;
    case "notice":
      return (
        <Notice tone={block.tone === "warning" ? "bad" : "info"}>
          <p>{block.text}</p>
        </Notice>
      );
  }
}
