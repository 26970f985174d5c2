import type { DeskItem } from "#contract/desk";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { readFailing, setNextAt } from "./records";

/** The retries of one day are no reason to call somebody. */
const FAILURES = 3;

/** Shops that were to be read on time, and could not be. */
export async function failingShops(session: Session, limit: number): Promise<DeskItem[]> {
  const shops = await readFailing(session, FAILURES, limit);
  return shops.map(({ site, kind, failures, lastAt, lastMessage }) => ({
    kind: "schedule",
    id: site,
    title: `${kind === "feed" ? "Feed" : "Pagina's"} van ${site}`,
    facts: [
      `${failures} keer achter elkaar mislukt${lastAt ? `, voor het laatst op ${dutchDay(lastAt)}` : ""}`,
      ...(lastMessage ? [lastMessage] : []),
    ],
    command: `npm run schedule -- now ${site}`,
    words: ["retry"],
  }));
}

/** Has it read at the next look. */
export function readNow(session: Session, site: string, now: Date): Promise<boolean> {
  return setNextAt(session, site, now);
}
