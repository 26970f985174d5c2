import { useIntl } from "react-intl";
import type { Invoice } from "#contract/orders";
import { AddressLines } from "~/features/addresses/address-lines";
import { formatCents, formatDate } from "~/i18n/intl";
import { Amount, Amounts } from "~/ui/amounts";
import { Screen } from "~/ui/screen";
import { Table } from "~/ui/table";
import styles from "./invoice.module.css";
import { NumberText } from "./number-text";

/** OR-07: an invoice or credit note as it was issued, on a page that prints well. */
export function InvoiceScreen({ invoice }: { invoice: Invoice }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const { number, corrects, issuedOn, order, orderedAt, deliveredAt, seller, buyer, shipping, vat, total } = invoice;
  const isMargin = invoice.lines.some(({ vatRate }) => vatRate === null);
  return (
    <Screen>
      <article className={styles.invoice}>
        <h1>
          {text({ id: corrects ? "order.creditNote" : "order.invoice" }, { number: <NumberText number={number} /> })}
        </h1>
        {corrects && <p>{text({ id: "invoice.corrects" }, { number: <NumberText number={corrects} /> })}</p>}
        <dl className={styles.facts}>
          <Fact term={text({ id: "invoice.date" })}>{formatDate(issuedOn)}</Fact>
          <Fact term={text({ id: "invoice.order" })}>{order}</Fact>
          <Fact term={text({ id: "invoice.orderedAt" })}>{formatDate(orderedAt)}</Fact>
          {deliveredAt && <Fact term={text({ id: "invoice.deliveredAt" })}>{formatDate(deliveredAt)}</Fact>}
        </dl>
        <div className={styles.parties}>
          <section>
            <h2>{text({ id: "invoice.seller" })}</h2>
            <address className={styles.address}>
              <span>{seller.legalName}</span>
              <span>{seller.street}</span>
              <span>
                {seller.postalCode} {seller.city}
              </span>
              <span>{text({ id: "order.seller.ids" }, seller)}</span>
              <span>{seller.email}</span>
            </address>
          </section>
          <section>
            <h2>{text({ id: "invoice.buyer" })}</h2>
            <AddressLines address={buyer} />
            {buyer.company?.vatId && <p>{text({ id: "invoice.vatId" }, { vatId: buyer.company.vatId })}</p>}
          </section>
        </div>
        <Lines invoice={invoice} />
        <Amounts>
          <Amount term={text({ id: "invoice.shipping" })}>{formatCents(shipping)}</Amount>
          {vat.map(({ rate, net }) => (
            <Amount key={`net${rate}`} term={text({ id: "invoice.net" }, { rate })}>
              {formatCents(net)}
            </Amount>
          ))}
          {vat.map((share) => (
            <Amount key={`vat${share.rate}`} term={text({ id: "invoice.vat" }, { rate: share.rate })}>
              {formatCents(share.vat)}
            </Amount>
          ))}
          <Amount kind="total" term={text({ id: corrects ? "invoice.credited" : "invoice.total" })}>
            {formatCents(total)}
          </Amount>
          {invoice.paidByPlatform > 0 && (
            <Amount kind="part" term={text({ id: "invoice.paidByPlatform" })}>
              {formatCents(invoice.paidByPlatform)}
            </Amount>
          )}
        </Amounts>
        <p>{text({ id: corrects ? "invoice.refunded" : "invoice.paid" })}</p>
        {isMargin && <p>{text({ id: "invoice.margin" })}</p>}
      </article>
    </Screen>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ invoice: { lines } }: { invoice: Invoice }) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const rateOf = (rate: number | null) => (rate === null ? text({ id: "invoice.rate.margin" }) : `${rate}%`);
  return (
    <Table caption={text({ id: "invoice.lines" })} captionHidden>
      <thead>
        <tr>
          <th scope="col">{text({ id: "invoice.article" })}</th>
          <th scope="col">{text({ id: "invoice.quantity" })}</th>
          <th scope="col" className={styles.wide}>
            {text({ id: "invoice.unit" })}
          </th>
          <th scope="col" className={styles.wide}>
            {text({ id: "invoice.rate" })}
          </th>
          <th scope="col">{text({ id: "order.total" })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, quantity, unit, discount, total, vatRate }) => (
          <tr key={`${name}${unit}${quantity}${total}`}>
            <td>
              {name}
              <span className={styles.narrow}>
                {text({ id: "invoice.each" }, { unit: formatCents(unit), rate: rateOf(vatRate) })}
              </span>
              {discount > 0 && (
                <span className={styles.discount}>
                  {text({ id: "invoice.discount" }, { amount: formatCents(discount) })}
                </span>
              )}
            </td>
            <td>{quantity}</td>
            <td className={styles.wide}>{formatCents(unit)}</td>
            <td className={styles.wide}>{rateOf(vatRate)}</td>
            <td>{formatCents(total)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
