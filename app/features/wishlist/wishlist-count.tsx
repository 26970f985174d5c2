import { useIntl } from "react-intl";
import { useWishlist } from "~/stores/wishlist";
import { VisuallyHidden } from "~/ui/visually-hidden";

const MOST_SHOWN = 99;

/** How many products are saved, for beside the heart in the header; nothing while there are none. */
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
