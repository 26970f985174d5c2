import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { nextOf } from "./book-records";

/** The next number in a seller's series of this year, for an invoice or a credit note. */
export async function takeInvoiceNumber(session: Session, shopId: string, at: Date) {
  const issuedOn = dutchDay(at);
  const year = issuedOn.slice(0, 4);
  const series = `${shopId}:${year}`;
  const sequence = await nextOf(session, series);
  return { number: `${shopId}-${year}-${String(sequence).padStart(5, "0")}`, series, sequence, issuedOn };
}
