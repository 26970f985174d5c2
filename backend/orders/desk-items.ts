import type { DeskItem } from "#contract/desk";
import type { Session } from "../storage/database";
import { openRefunds } from "./desk-records";
import { openWithdrawals } from "./withdrawal-records";

export { retryRefund } from "./desk-records";
export { closeCases } from "./withdrawal-records";

/** Statements of withdrawal that need a person. */
export async function waitingWithdrawals(session: Session, limit: number): Promise<DeskItem[]> {
  const found = await openWithdrawals(session, limit);
  return found.map(({ id, day, name, email, typed, articles, number, late }) => ({
    kind: "withdrawal",
    id,
    title: number ? `Ontbinding van bestelling ${number}` : `Ontbinding van een onbekende bestelling (${typed})`,
    facts: [
      `${name} <${email}>, ontvangen op ${day}${late ? ", te laat" : ""}`,
      ...(articles ? [`artikelen: ${articles}`] : []),
    ],
    command: "npm run orders -- withdrawals",
    words: ["close"],
  }));
}

/** Refunds that the provider refused, or that are past the legal term. */
export async function waitingRefunds(session: Session, now: Date, limit: number): Promise<DeskItem[]> {
  const found = await openRefunds(session, now, limit);
  return found
    .filter(({ state, overdue }) => state === "failed" || overdue)
    .map(({ id, number, amount, state, reason, tries, day, overdue }) => ({
      kind: "refund",
      id,
      title: `Terugbetaling van € ${(amount / 100).toFixed(2).replace(".", ",")} voor ${number}`,
      facts: [`gevraagd op ${day}, ${tries} keer geprobeerd${overdue ? ", over de wettelijke termijn" : ""}`, reason],
      command: "npm run orders -- refunds",
      words: state === "failed" ? ["retry"] : [],
    }));
}
