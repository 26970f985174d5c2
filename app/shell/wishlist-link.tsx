import { useIntl } from "react-intl";
import { WishlistCount } from "~/features/wishlist/wishlist-count";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./wishlist-link.module.css";

/** The way to what was saved, with how much that is as soon as the browser has told. */
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
