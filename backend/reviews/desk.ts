import type { DeskItem } from "#contract/desk";
import type { Session } from "../storage/database";
import { readWaiting } from "./moderation-records";

/** Reviews that are held or reported. */
export async function waitingReviews(session: Session, limit: number): Promise<DeskItem[]> {
  const found = await readWaiting(session, limit);
  return found.map(({ id, about, author, rating, title, text, reports }) => ({
    kind: "review",
    id,
    title: `${rating} van 5 voor ${about}`,
    facts: [`${author}: ${title}`, ...(text ? [text] : []), ...reports.map((report) => `melding: ${report}`)],
    command: `npm run reviews -- read ${id}`,
    words: ["show", "hide"],
  }));
}
