import { useIntl } from "react-intl";
import { useCart } from "~/stores/cart";
import { VisuallyHidden } from "~/ui/visually-hidden";

const MOST_SHOWN = 99;

/** The number of units in the cart, for the header; nothing while it is unknown or zero. */
export function CartCount() {
  const intl = useIntl();
  const count = useCart().latest?.count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{intl.formatMessage({ id: "cart.link.count" }, { count })}</VisuallyHidden>
    </>
  );
}
