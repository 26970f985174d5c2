import { useEffect } from "react";
import { useIntl } from "react-intl";
import type { Cents } from "#contract/money";
import { dropProduct, fillPrices, saveProduct, useSavedItem } from "~/stores/wishlist";
import { Icon } from "~/ui/icons/icon";
import styles from "~/ui/toggle-button.module.css";
import { VisuallyHidden } from "~/ui/visually-hidden";

export interface WishlistButtonProps {
  id: string;
  name: string;
  /** Current price, if known: stored with a product that was saved without being shown before. */
  price?: Cents | null;
  /** A round heart button, or a heart with text. */
  look?: "round" | "word";
}

/** Toggles whether a product is saved. Not pressed until the browser has read its list. */
export function WishlistButton({ id, name, price = null, look = "round" }: WishlistButtonProps) {
  const intl = useIntl();
  const item = useSavedItem(id);
  const saved = item !== undefined;
  const unseen = item?.price === null;
  useEffect(() => {
    if (unseen && price !== null) fillPrices(new Map([[id, price]]));
  }, [unseen, id, price]);
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      aria-pressed={saved}
      data-wishlist={id}
      aria-label={look === "round" ? intl.formatMessage({ id: "wishlist.toggle" }, { name }) : undefined}
      onClick={() => (saved ? dropProduct : saveProduct)({ id, name })}
    >
      <Icon name={saved ? "heart-filled" : "heart"} />
      {look === "word" && (
        <span>
          {intl.formatMessage({ id: saved ? "wishlist.isSaved" : "wishlist.save" })}
          <VisuallyHidden> {name}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
