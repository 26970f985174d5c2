import type { DeskItem } from "#contract/desk";
import { dutchDay } from "#contract/dutch-day";
import type { Session } from "../storage/database";
import { readState } from "./queue-records";

export { tryAgain } from "./queue-records";

/** Mails that were given up. */
export async function deadMails(session: Session, limit: number): Promise<DeskItem[]> {
  const { givenUp } = await readState(session, limit);
  return givenUp.map(({ key, tries, problem, createdAt }) => ({
    kind: "mail",
    id: key,
    title: key,
    facts: [`van ${dutchDay(createdAt)}, ${tries} keer geprobeerd: ${problem}`],
    command: "npm run mail -- status",
    words: ["retry"],
  }));
}
