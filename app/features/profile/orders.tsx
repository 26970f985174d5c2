import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** There are no orders yet. Where the shop only compares, it says that orders are at the shops. */
export function Orders() {
  const intl = useIntl();
  const paths = usePaths();
  const sellsHere = useFlag("Marketplace");
  return (
    <EmptyState
      title={intl.formatMessage({ id: sellsHere ? "orders.empty.title" : "orders.elsewhere.title" })}
      text={intl.formatMessage({ id: sellsHere ? "orders.empty.text" : "orders.elsewhere.text" })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "account.empty.categories" })}
      </ButtonLink>
      <ButtonLink href={paths.to("wishlist", {})}>{intl.formatMessage({ id: "orders.empty.wishlist" })}</ButtonLink>
    </EmptyState>
  );
}
