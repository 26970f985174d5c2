import { useIntl } from "react-intl";
import { useWishlist } from "~/stores/wishlist";
import { VisuallyHidden } from "~/ui/visually-hidden";

const MOST_SHOWN = 99;

/** The number of saved products, for the header's heart; nothing while there are none. */
export function WishlistCount() {
  const intl = useIntl();
  const count = useWishlist().length;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{intl.formatMessage({ id: "wishlist.count.icon" }, { count })}</VisuallyHidden>
    </>
  );
}
