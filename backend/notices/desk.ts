import type { DeskItem } from "#contract/desk";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { readOpen } from "./records";

const KINDS = { price: "Onjuiste prijs", illegal: "Illegale inhoud" } as const;

/** Notices without a decision. */
export async function waitingNotices(session: Session, limit: number): Promise<DeskItem[]> {
  const found = await readOpen(session, limit);
  return found.map(({ id, kind, page, text, name, email, sentAt }) => ({
    kind: "notice",
    id,
    title: `${KINDS[kind]}: ${page}`,
    facts: [`${name} <${email}>, gemeld op ${dutchDay(sentAt)}`, text],
    command: `npm run notices -- show ${id}`,
    words: ["accept", "reject"],
  }));
}
