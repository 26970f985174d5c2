import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { nextOf } from "./book-records";

export interface InvoiceNumber {
  number: string;
  series: string;
  sequence: number;
  /** The Dutch day. */
  issuedOn: string;
}

/** The next number in each seller's series of this year, by seller; for invoices or credit notes. */
export async function takeInvoiceNumbers(
  session: Session,
  shopIds: readonly string[],
  at: Date,
): Promise<(shopId: string) => InvoiceNumber> {
  const issuedOn = dutchDay(at);
  const year = issuedOn.slice(0, 4);
  const seriesOf = (shopId: string) => `${shopId}:${year}`;
  const next = await nextOf(session, shopIds.map(seriesOf));
  return (shopId) => {
    const series = seriesOf(shopId);
    const sequence = next.get(series);
    if (sequence === undefined) throw new Error(`No number of invoice series ${series}.`);
    return { number: `${shopId}-${year}-${String(sequence).padStart(5, "0")}`, series, sequence, issuedOn };
  };
}
