import { useState } from "react";
import { useIntl } from "react-intl";
import { LoadFailed } from "~/ui/load-failed";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { EmptyWishlist } from "./empty-wishlist";
import { type SavedSort, sortSaved } from "./saved-products";
import { SavedRow } from "./saved-row";
import { SignInHint } from "./sign-in-hint";
import { SortSaved } from "./sort-saved";
import { useSavedProducts } from "./use-saved-products";
import styles from "./wishlist-screen.module.css";

/**
 * The whole list, below its heading. The server does not know whose list it is, so it renders only the page around it.
 */
export function WishlistScreen() {
  const intl = useIntl();
  const { known, saved, failed, retry } = useSavedProducts();
  const [sort, setSort] = useState<SavedSort>("newest");
  const count = saved.length;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.count} role="status">
          {known && count > 0 && intl.formatMessage({ id: "wishlist.count" }, { count })}
        </p>
        {count > 1 && <SortSaved sort={sort} onSort={setSort} />}
      </div>
      <noscript>
        <Notice title={intl.formatMessage({ id: "lists.script.title" })}>
          <p>{intl.formatMessage({ id: "wishlist.script" })}</p>
          <a href="/">{intl.formatMessage({ id: "stock.page.home" })}</a>
        </Notice>
      </noscript>
      {failed && <LoadFailed onRetry={retry} />}
      {known && count === 0 && <EmptyWishlist />}
      {!known && count === 0 && <Skeleton rows={3} label={intl.formatMessage({ id: "lists.loading" })} />}
      <ul className={styles.list}>
        {sortSaved(saved, sort).map((one) => (
          <SavedRow key={one.item.productId} saved={one} />
        ))}
      </ul>
      <SignInHint />
    </div>
  );
}
