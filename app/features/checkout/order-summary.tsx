import { useIntl } from "react-intl";
import { canOrderLine, orderableUnits } from "#contract/cart-rules";
import type { CartLine } from "#contract/carts";
import type { Draft } from "#contract/checkout";
import { ShippingAmount } from "~/features/cart/shipping-amount";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Amount, Amounts } from "~/ui/amounts";
import styles from "./order-summary.module.css";

/** All that is going to be ordered, from whom, and what it costs. */
export function OrderSummary({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const { cart, shops, codes, goods, shipping, total, vat } = draft;
  return (
    <section className={styles.summary} aria-label={intl.formatMessage({ id: "checkout.summary" })}>
      <h3 className={styles.title}>{intl.formatMessage({ id: "checkout.summary" })}</h3>
      {cart.carts.map(({ sid, shop, lines }) => (
        <div key={sid} className={styles.shop}>
          <p className={styles.seller}>
            <Seller website={shop.website} name={shops.find(({ shopId }) => shopId === sid)?.seller || shop.name} />
          </p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.spid} line={line} />
            ))}
          </ul>
        </div>
      ))}
      <Amounts>
        <Amount term={intl.formatMessage({ id: "cart.goods" }, { count: orderableUnits(cart) })}>
          {formatCents(goods)}
        </Amount>
        <ShippingAmount cents={shipping} />
        {codes.map(({ code, amount }) => (
          <Amount key={code} term={intl.formatMessage({ id: "checkout.code.line" }, { code })}>
            −&nbsp;{formatCents(amount)}
          </Amount>
        ))}
        <Amount kind="charged" term={intl.formatMessage({ id: "cart.total" })}>
          {formatCents(total)}
        </Amount>
        {vat.map(({ rate, amount }) => (
          <Amount key={rate} kind="part" term={intl.formatMessage({ id: "checkout.vat" }, { rate })}>
            {formatCents(amount)}
          </Amount>
        ))}
      </Amounts>
    </section>
  );
}

/** What cannot be ordered any more is in no total: it says so in place of its price. */
function Line({ line }: { line: CartLine }) {
  const intl = useIntl();
  const { name, quantity, total, problems } = line;
  if (!canOrderLine(line)) {
    const id = problems.includes("limited") ? "checkout.difference.stock" : "checkout.difference.gone";
    return <li className={styles.gone}>{intl.formatMessage({ id }, { name })}</li>;
  }
  return (
    <li>
      <span>
        {quantity} × {name}
      </span>
      <span>{formatCents(total)}</span>
    </li>
  );
}

/** Leads to the page with the seller's address and numbers, which must be at hand before ordering (DSA article 31). */
function Seller({ website, name }: { website: string; name: string }) {
  const intl = useIntl();
  const paths = usePaths();
  const text = intl.formatMessage({ id: "cart.seller" }, { shop: name });
  return website ? <a href={paths.shop(website)}>{text}</a> : text;
}
