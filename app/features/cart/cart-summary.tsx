import { useIntl } from "react-intl";
import { orderableUnits } from "#contract/cart-rules";
import type { Cart } from "#contract/carts";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Amount, Amounts } from "~/ui/amounts";
import { ButtonLink } from "~/ui/button";
import styles from "./cart-summary.module.css";
import { ShippingAmount } from "./shipping-amount";

/** What everything costs, and the way to the checkout, which stay in sight on a phone. */
export function CartSummary({ cart }: { cart: Cart }) {
  const intl = useIntl();
  const paths = usePaths();
  const { goods, shipping, total } = cart;
  const blocked = cart.cartErrors.some(({ code }) => code !== "price_changed");
  return (
    <aside className={styles.summary} aria-label={intl.formatMessage({ id: "cart.summary" })}>
      <Amounts>
        <Amount term={intl.formatMessage({ id: "cart.goods" }, { count: orderableUnits(cart) })}>
          {formatCents(goods)}
        </Amount>
        <ShippingAmount cents={shipping} />
      </Amounts>
      <div className={styles.go} data-bottom-bar="tall">
        <Amounts>
          <Amount kind="charged" term={intl.formatMessage({ id: "cart.total" })}>
            {formatCents(total)}
          </Amount>
        </Amounts>
        {blocked ? (
          <p className={styles.blocked}>{intl.formatMessage({ id: "cart.checkout.blocked" })}</p>
        ) : (
          <ButtonLink variant="primary" size="large" wide href={paths.to("checkout", {})}>
            {intl.formatMessage({ id: "cart.checkout" })}
          </ButtonLink>
        )}
      </div>
      <a className={styles.continue} href={paths.to("allCategories", {})}>
        {intl.formatMessage({ id: "cart.continue" })}
      </a>
    </aside>
  );
}
