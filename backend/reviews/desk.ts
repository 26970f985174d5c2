import type { DeskItem } from "#contract/desk";
import type { Session } from "../storage/database";
import { readWaiting } from "./moderation-records";
import { photoAddress } from "./photos";

/** Reviews that are held or reported. */
export async function waitingReviews(session: Session, limit: number): Promise<DeskItem[]> {
  const found = await readWaiting(session, limit);
  return found.map(({ id, about, author, rating, title, text, photos, reports }) => ({
    kind: "review",
    id,
    title: `${rating} van 5 voor ${about}`,
    facts: [`${author}: ${title}`, ...(text ? [text] : []), ...reports.map((report) => `melding: ${report}`)],
    pictures: photos.map(photoAddress),
    command: `npm run reviews -- read ${id}`,
    words: ["show", "hide"],
  }));
}
