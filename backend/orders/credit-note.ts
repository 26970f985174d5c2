import type { Cents } from "#contract/money";
import type { InvoiceContent } from "./invoice";
import { shippingByRate, vatByRate, vatIn } from "./money-rules";
import type { OrderRefund } from "./refund-rules";

/**
 * The credit note of what is given back, with positive amounts. VAT is counted over all that has been credited of the
 * invoice, so that crediting all of it in any steps credits exactly the VAT that it stated.
 */
export function creditNoteOf(
  invoice: InvoiceContent,
  earlier: readonly InvoiceContent[],
  refund: OrderRefund,
  { number, issuedOn }: { number: string; issuedOn: string },
): InvoiceContent {
  const lines = refund.lines.map(({ line, quantity, amount, funded }) => {
    const total = amount + funded;
    return {
      name: line.name,
      quantity,
      unit: line.unit,
      discount: line.unit * quantity - total,
      total,
      vatRate: line.vatScheme === "margin" ? null : line.vatRate,
    };
  });
  const shipping = refund.shipping + refund.waived;
  const sold = invoice.lines.map(({ vatRate: rate, total: gross }) => ({ rate, gross }));
  const goods = lines.map(({ vatRate: rate, total: gross }) => ({ rate, gross }));
  // Shipping is credited whole or not at all, at the rates at which it was invoiced.
  const shares = shipping === 0 ? [] : shippingByRate(shipping, sold);
  return {
    number,
    issuedOn,
    corrects: invoice.number,
    order: invoice.order,
    seller: invoice.seller,
    buyer: invoice.buyer,
    lines,
    shipping,
    vat: vatByRate([...goods, ...shares]).map(({ rate, gross }) => {
      const before = creditedAt(earlier, rate);
      const vat = vatIn(before + gross, rate) - vatIn(before, rate);
      return { rate, gross, vat, net: gross - vat };
    }),
    total: refund.amount + refund.funded,
    paidByPlatform: refund.funded,
  };
}

function creditedAt(notes: readonly InvoiceContent[], rate: number): Cents {
  return notes.flatMap(({ vat }) => vat).reduce((sum, share) => sum + (share.rate === rate ? share.gross : 0), 0);
}
