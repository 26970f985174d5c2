import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { LAST_PAGE, ordersFields, RETURNS_HASH } from "./orders-url";
import styles from "./own-orders.module.css";
import { ReturnCard } from "./return-card";
import { useOwnReturns } from "./use-own-orders";

/** A page of the user's returns. */
export function OwnReturns({ page }: { page: number }) {
  const intl = useIntl();
  const paths = usePaths();
  const loaded = useOwnReturns(page);
  if (loaded.state === "failed") return <LoadFailed onRetry={loaded.retry} />;
  const found = loaded.latest;
  if (!found) return <Skeleton rows={4} label={intl.formatMessage({ id: "account.loading" })} />;
  if (found.returns.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: "returns.empty.title" })}
        text={intl.formatMessage({ id: "returns.empty.text" })}
      />
    );
  }
  const to = (other: number) =>
    paths.to("profileOrdersAndReturns", {}, { [ordersFields.page]: other > 1 ? other : undefined }) + RETURNS_HASH;
  return (
    <div className={styles.orders}>
      <ul className={styles.list} aria-busy={loaded.state !== "ready"}>
        {found.returns.map((one) => (
          <ReturnCard key={one.reqID} one={one} />
        ))}
      </ul>
      {(page > 1 || found.more) && (
        <nav className={styles.pages} aria-label={intl.formatMessage({ id: "returns.pages" })}>
          {page > 1 && <ButtonLink href={to(page - 1)}>{intl.formatMessage({ id: "returns.newer" })}</ButtonLink>}
          {found.more && page < LAST_PAGE && (
            <ButtonLink href={to(page + 1)}>{intl.formatMessage({ id: "returns.older" })}</ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
