import { useIntl } from "react-intl";
import { WishlistCount } from "~/features/wishlist/wishlist-count";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./wishlist-link.module.css";

/** Link to the wishlist, with the number of products once the browser has read it. */
export function WishlistLink({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <a className={className} href={paths.to("wishlist", {})}>
      <span className={styles.icon}>
        <Icon name="heart" />
        <span className={styles.count}>
          <WishlistCount />
        </span>
      </span>
      <span>{intl.formatMessage({ id: "shell.wishlist" })}</span>
    </a>
  );
}
