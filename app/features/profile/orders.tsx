import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useCanBuy } from "~/flags/can-buy";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { AccountGate } from "./account-gate";

/** What a user ordered here, and the way to it for everybody else. Where the shop only compares, orders are at the shops. */
export function Orders({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const paths = usePaths();
  const canBuy = useCanBuy();
  if (!canBuy) return <AccountGate>{() => <Elsewhere />}</AccountGate>;
  return (
    <>
      <AccountGate>{() => children}</AccountGate>
      <p>
        {intl.formatMessage({ id: "track.guest" })}{" "}
        <a href={paths.to("trackOrder", {})}>{intl.formatMessage({ id: "track.link" })}</a>
      </p>
    </>
  );
}

function Elsewhere() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <EmptyState
      title={intl.formatMessage({ id: "orders.elsewhere.title" })}
      text={intl.formatMessage({ id: "orders.elsewhere.text" })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "account.empty.categories" })}
      </ButtonLink>
      <ButtonLink href={paths.to("wishlist", {})}>{intl.formatMessage({ id: "orders.empty.wishlist" })}</ButtonLink>
    </EmptyState>
  );
}
