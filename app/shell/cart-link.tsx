import { type ComponentType, useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import { Icon } from "~/ui/icons/icon";
import styles from "./wishlist-link.module.css";

/** Link to the cart, with the number of units once the service has told it. */
export function CartLink({ className }: { className: string | undefined }) {
  const intl = useIntl();
  const paths = usePaths();
  const Count = useCartCount();
  return (
    <a className={className} href={paths.to("cartOverview", {})}>
      <span className={styles.icon}>
        <Icon name="cart" />
        <span className={styles.count}>{Count && <Count />}</span>
      </span>
      <span>{intl.formatMessage({ id: "cart.title" })}</span>
    </a>
  );
}

/** Its script comes after activation, and only where the shop sells; without it the link is the same, uncounted. */
function useCartCount(): ComponentType | undefined {
  const [Count, setCount] = useState<ComponentType>();
  useEffect(() => {
    import("~/features/cart/cart-count").then(
      ({ CartCount }) => setCount(() => CartCount),
      () => undefined,
    );
  }, []);
  return Count;
}
