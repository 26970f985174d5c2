import { useIntl } from "react-intl";
import { CartCount } from "~/features/cart/cart-count";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./wishlist-link.module.css";

/** Link to the cart, with the number of units once the service has told it. */
export function CartLink({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <a className={className} href={paths.to("cartOverview", {})}>
      <span className={styles.icon}>
        <Icon name="cart" />
        <span className={styles.count}>
          <CartCount />
        </span>
      </span>
      <span>{intl.formatMessage({ id: "cart.title" })}</span>
    </a>
  );
}
