import { useIntl } from "react-intl";
import type { CartLine } from "#contract/carts";
import { useFlag } from "~/flags/flags-context";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { useCart } from "~/stores/cart";
import { useCartView } from "~/tracking/cart-tracking";
import { ButtonLink } from "~/ui/button";
import { LoadFailed } from "~/ui/load-failed";
import { PictureItem, PictureList } from "~/ui/picture-list";
import { Skeleton } from "~/ui/skeleton";
import styles from "./cart-popup.module.css";

/** CA-08: what is in the cart, by shop, with what needs attention. Changes are made on its page. */
export function CartPopup() {
  const intl = useIntl();
  const paths = usePaths();
  const { latest: cart, state, retry } = useCart();
  useCartView(cart, useFlag("ConsentBanner"));
  if (!cart) {
    return state === "failed" ? (
      <LoadFailed onRetry={retry} />
    ) : (
      <Skeleton rows={2} label={intl.formatMessage({ id: "popups.loading" })} />
    );
  }
  if (cart.carts.length === 0) {
    return (
      <div className={styles.popup}>
        <p>{intl.formatMessage({ id: "popups.cart.empty" })}</p>
        <ButtonLink variant="primary" href={paths.to("allCategories", {})}>
          {intl.formatMessage({ id: "shell.allCategories" })}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.popup}>
      {cart.carts.map(({ sid, shop, lines }) => (
        <section key={sid} aria-label={shop.name}>
          <h3 className={styles.shop}>{shop.name}</h3>
          <PictureList>
            {lines.map((line) => (
              <Line key={line.spid} line={line} />
            ))}
          </PictureList>
        </section>
      ))}
      <p className={styles.total}>
        <span>{intl.formatMessage({ id: "cart.total" })}</span>
        <span>{formatCents(cart.total)}</span>
      </p>
      <ButtonLink variant="primary" wide href={paths.to("cartOverview", {})}>
        {intl.formatMessage({ id: "cart.all" })}
      </ButtonLink>
    </div>
  );
}

function Line({ line }: { line: CartLine }) {
  const intl = useIntl();
  const paths = usePaths();
  const { name, slug, product, picture, quantity, total, problems, price, priceSeen, most } = line;
  const values = { from: formatCents(priceSeen), to: formatCents(price), most };
  const amount = (
    <>
      <span className={styles.each}>
        {quantity} × {formatCents(price)}
      </span>
      <strong>{formatCents(total)}</strong>
    </>
  );
  return (
    <PictureItem picture={picture} amount={amount}>
      <a className={styles.name} href={paths.product({ id: product, slug })}>
        {name}
      </a>
      {problems.map((problem) => (
        <span key={problem} className={styles.problem}>
          {intl.formatMessage({ id: `cart.problem.${problem}` }, values)}
        </span>
      ))}
    </PictureItem>
  );
}
