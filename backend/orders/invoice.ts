import type { PurchaseAddress } from "#contract/checkout";
import type { Cents } from "#contract/money";
import type { SellerIdentity } from "#contract/orders";
import { shippingByRate, type VatShare, vatByRate } from "./money-rules";
import type { LineRow, OrderRow, PurchaseRow } from "./purchase-records";

/** An invoice as it is issued in the seller's name; it never changes afterwards. */
export interface InvoiceContent {
  number: string;
  /** The Dutch day. */
  issuedOn: string;
  /** A credit note: the number of the invoice of which it takes back the amounts. */
  corrects?: string;
  order: string;
  seller: SellerIdentity;
  buyer: PurchaseAddress;
  lines: { name: string; quantity: number; unit: Cents; discount: Cents; total: Cents; vatRate: number | null }[];
  shipping: Cents;
  /** Of goods and shipping; goods under the margin scheme state none. */
  vat: (VatShare & { net: Cents })[];
  /** Sum of lines and shipping, VAT included. */
  total: Cents;
  /** Part of it that the platform pays, for its own codes. */
  paidByPlatform: Cents;
}

/** Codes of the platform do not lower what the seller is paid, so the invoice states the price before them. */
export function invoiceOf(
  purchase: PurchaseRow,
  order: OrderRow,
  lines: readonly LineRow[],
  { number, issuedOn }: { number: string; issuedOn: string },
): InvoiceContent {
  const sold = lines.map(({ name, quantity, unit, discount, funded, total, vatRate, vatScheme }) => ({
    name,
    quantity,
    unit,
    discount: discount - funded,
    total: total + funded,
    vatRate: vatScheme === "margin" ? null : vatRate,
  }));
  const waived = order.funded - lines.reduce((sum, { funded }) => sum + funded, 0);
  const shipping = order.shipping + waived;
  const goods = sold.map(({ vatRate: rate, total: gross }) => ({ rate, gross }));
  const vat = vatByRate([...goods, ...shippingByRate(shipping, goods)]);
  return {
    number,
    issuedOn,
    order: order.number,
    seller: order.seller,
    buyer: purchase.billingAddress,
    lines: sold,
    shipping,
    vat: vat.map((share) => ({ ...share, net: share.gross - share.vat })),
    total: order.total + order.funded,
    paidByPlatform: order.funded,
  };
}
