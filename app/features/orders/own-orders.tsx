import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LoadFailed } from "~/ui/load-failed";
import { Skeleton } from "~/ui/skeleton";
import { LAST_PAGE, queryOf } from "./orders-url";
import { OwnOrderCard } from "./own-order-card";
import styles from "./own-orders.module.css";
import { type OrdersWanted, useOwnOrders } from "./use-own-orders";

interface OwnOrdersProps {
  wanted: OrdersWanted;
  /** Of the headings of orders. */
  level: 2 | 3;
}

/** OR-01: a page of the user's orders with links to the others. */
export function OwnOrders({ wanted, level }: OwnOrdersProps) {
  const intl = useIntl();
  const loaded = useOwnOrders(wanted);
  if (loaded.state === "failed") return <LoadFailed onRetry={loaded.retry} />;
  const page = loaded.latest;
  if (!page) return <Skeleton rows={6} label={intl.formatMessage({ id: "account.loading" })} />;
  if (page.orders.length === 0) return <None wanted={wanted} />;
  return (
    <>
      <ul className={styles.list} aria-busy={loaded.state !== "ready"}>
        {page.orders.map((order) => (
          <OwnOrderCard key={order.id} order={order} level={level} />
        ))}
      </ul>
      <Pages wanted={wanted} more={page.more} />
    </>
  );
}

/** Older orders than these have not been counted, so there are steps and no numbers. */
function Pages({ wanted, more }: { wanted: OrdersWanted; more: boolean }) {
  const intl = useIntl();
  const paths = usePaths();
  const { page } = wanted;
  const to = (other: number) => paths.to("profileOrdersAndReturns", {}, queryOf({ ...wanted, page: other }));
  const next = more && page < LAST_PAGE;
  if (page === 1 && !next) return null;
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: "orders.pages" })}>
      {page > 1 && (
        <ButtonLink href={to(page - 1)} rel="prev">
          {intl.formatMessage({ id: "orders.newer" })}
        </ButtonLink>
      )}
      <span aria-current="page">{intl.formatMessage({ id: "orders.page" }, { page })}</span>
      {next && (
        <ButtonLink href={to(page + 1)} rel="next">
          {intl.formatMessage({ id: "orders.older" })}
        </ButtonLink>
      )}
    </nav>
  );
}

function None({ wanted: { page, search, status } }: { wanted: OrdersWanted }) {
  const intl = useIntl();
  const paths = usePaths();
  if (page > 1 || search || status) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: "orders.nothing.title" })}
        text={intl.formatMessage({ id: "orders.nothing.text" })}
      >
        <ButtonLink variant="primary" href={paths.to("profileOrdersAndReturns", {})}>
          {intl.formatMessage({ id: "orders.all" })}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage({ id: "orders.empty.title" })}
      text={intl.formatMessage({ id: "orders.empty.text" })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "account.empty.categories" })}
      </ButtonLink>
      <ButtonLink href={paths.to("wishlist", {})}>{intl.formatMessage({ id: "orders.empty.wishlist" })}</ButtonLink>
    </EmptyState>
  );
}
