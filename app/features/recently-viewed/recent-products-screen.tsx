import { useIntl } from "react-intl";
import { VIEWED_LIMIT } from "#contract/limits";
import { ProductGrid } from "~/features/product-list/product-grid";
import { useRecentlyViewed, useViewsKnown } from "~/stores/recently-viewed";
import { clearViews } from "~/stores/recently-viewed-changes";
import { useSession } from "~/stores/session/session";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { EmptyRecent } from "./empty-recent";
import styles from "./recent-products-screen.module.css";

/** RV-06, below its heading: the viewed products, newest first, and a button to clear them. */
export function RecentProductsScreen() {
  const intl = useIntl();
  const known = useViewsKnown();
  const signedIn = useSession().status === "signed-in";
  const { list, detailedList, loading } = useRecentlyViewed({ details: true });
  function clear() {
    document.getElementById("main")?.focus(); // the button disappears with the list
    void clearViews();
  }
  const waiting = !known || loading;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <p className={styles.kept}>
          {known &&
            intl.formatMessage({ id: signedIn ? "recent.keptAccount" : "recent.kept" }, { limit: VIEWED_LIMIT })}
        </p>
        {list.length > 0 && (
          <Button size="small" className={styles.clear} data-focus="recent-clear" onClick={clear}>
            {intl.formatMessage({ id: "recent.clear" })}
          </Button>
        )}
      </div>
      <noscript>
        <Notice title={intl.formatMessage({ id: "lists.script.title" })}>
          <p>{intl.formatMessage({ id: "recent.script" })}</p>
          <a href="/">{intl.formatMessage({ id: "stock.page.home" })}</a>
        </Notice>
      </noscript>
      {waiting && detailedList.length === 0 && (
        <Skeleton rows={4} label={intl.formatMessage({ id: "lists.loading" })} />
      )}
      {!waiting && detailedList.length === 0 && <EmptyRecent />}
      {detailedList.length > 0 && <ProductGrid products={[...detailedList]} heading="h2" beside />}
    </div>
  );
}
