import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { useRootData } from "~/root-data";
import { ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { EmptyWishlist } from "./empty-wishlist";

import { SavedRow } from "./saved-row";
import { useSavedProducts } from "./use-saved-products";
import styles from "./wishlist-popup.module.css";

const USUAL_LIMIT = 4;

/** WL-12: the last saved products, as many as the operator configured, and a link to all of them. */
export function WishlistPopup() {
  const intl = useIntl();
  const paths = usePaths();
  const limit = useRootData()?.site.limits.wishlistPopupItems ?? USUAL_LIMIT;
  const { known, saved, failed, retry } = useSavedProducts();
  if (known && saved.length === 0) return <EmptyWishlist />;
  return (
    <div className={styles.popup}>
      {failed && <LoadFailed onRetry={retry} />}
      <ul className={styles.list}>
        {saved.slice(0, limit).map((one) => (
          <SavedRow key={one.item.productId} saved={one} compact />
        ))}
      </ul>
      <ButtonLink variant="primary" wide href={paths.to("wishlist", {})}>
        {intl.formatMessage({ id: "wishlist.all" }, { count: saved.length })}
      </ButtonLink>
    </div>
  );
}
