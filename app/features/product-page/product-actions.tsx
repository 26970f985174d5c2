import { useIntl } from "react-intl";
import { lowestPrices } from "#contract/offer-rules";
import type { Product } from "#contract/products";
import { CompareButton } from "~/features/comparison/compare-button";
import { WishlistButton } from "~/features/wishlist/wishlist-button";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import styles from "./product-actions.module.css";

/** PD-14: actions for a product besides buying it. */
export function ProductActions({ product: { id, name, images, offers } }: { product: Product }) {
  const intl = useIntl();
  const paths = usePaths();
  const asks = useFlag("Chat");
  const lowest = lowestPrices(offers).lowestTotal;
  return (
    <div className={styles.actions}>
      <WishlistButton id={id} name={name} price={lowest} look="word" />
      <CompareButton id={id} name={name} price={lowest} image={images[0]} look="word" />
      {asks && (
        <a className={styles.ask} href={paths.to("chat", {}, { product: id })} data-popup={paths.hash("assistant")}>
          {intl.formatMessage({ id: "assistant.link" })}
        </a>
      )}
    </div>
  );
}
