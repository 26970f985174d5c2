import { useIntl } from "react-intl";
import { useCanBuy } from "~/flags/can-buy";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Where an order is found. Where the shop only compares, orders are at the shops. */
export function Orders() {
  const intl = useIntl();
  const paths = usePaths();
  const sellsHere = useFlag("Marketplace");
  const canBuy = useCanBuy();
  const what = canBuy ? "byMail" : sellsHere ? "empty" : "elsewhere";
  return (
    <EmptyState
      title={intl.formatMessage({ id: `orders.${what}.title` })}
      text={intl.formatMessage({ id: `orders.${what}.text` })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "account.empty.categories" })}
      </ButtonLink>
      <ButtonLink href={paths.to("wishlist", {})}>{intl.formatMessage({ id: "orders.empty.wishlist" })}</ButtonLink>
    </EmptyState>
  );
}
