import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** The empty state: how to save products, and a link to continue. */
export function EmptyWishlist() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <EmptyState
      title={intl.formatMessage({ id: "wishlist.empty.title" })}
      text={intl.formatMessage({ id: "wishlist.empty" })}
    >
      <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "lists.onward" })}
      </ButtonLink>
    </EmptyState>
  );
}
