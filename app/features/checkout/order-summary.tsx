import { useIntl } from "react-intl";
import type { Draft } from "#contract/checkout";
import { formatCents } from "~/i18n/intl";
import { Price } from "~/ui/price";
import styles from "./order-summary.module.css";

/** All that is going to be ordered, from whom, and what it costs. */
export function OrderSummary({ draft }: { draft: Draft }) {
  const intl = useIntl();
  const { cart, shops, codes, goods, shipping, total, vat } = draft;
  const free = intl.formatMessage({ id: "cart.shipping.free" });
  return (
    <section className={styles.summary} aria-label={intl.formatMessage({ id: "checkout.summary" })}>
      <h3 className={styles.title}>{intl.formatMessage({ id: "checkout.summary" })}</h3>
      {cart.carts.map(({ sid, shop, lines }) => (
        <div key={sid} className={styles.shop}>
          <p className={styles.seller}>
            {intl.formatMessage(
              { id: "cart.seller" },
              { shop: shops.find(({ shopId }) => shopId === sid)?.seller || shop.name },
            )}
          </p>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.spid}>
                <span>
                  {line.quantity} × {line.name}
                </span>
                <span>{formatCents(line.total)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <dl className={styles.amounts}>
        <Row term={intl.formatMessage({ id: "cart.goods" }, { count: cart.count })} value={formatCents(goods)} />
        <Row term={intl.formatMessage({ id: "cart.shipping" })} value={shipping === 0 ? free : formatCents(shipping)} />
        {codes.map(({ code, amount }) => (
          <Row
            key={code}
            term={intl.formatMessage({ id: "checkout.code.line" }, { code })}
            value={`−\u00a0${formatCents(amount)}`}
          />
        ))}
        <div className={styles.total}>
          <dt>{intl.formatMessage({ id: "cart.total" })}</dt>
          <dd>
            <Price cents={total} size="large" />
          </dd>
        </div>
        {vat.map(({ rate, amount }) => (
          <div key={rate} className={styles.vat}>
            <dt>{intl.formatMessage({ id: "checkout.vat" }, { rate })}</dt>
            <dd>{formatCents(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Row({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
