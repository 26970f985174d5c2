import { randomUUID } from "node:crypto";
import { dutchDay } from "#contract/dutch-day";
import type { OwnReview, ReviewState, WrittenReview } from "#contract/reviews";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { changeAsUser } from "../users/as-user";
import { attachPhotos } from "./photo-records";
import { updateRating } from "./ratings";
import { readOwn, type Subject } from "./records";
import { suspicionsOf } from "./suspicious";
import * as records from "./write-records";

const NAMELESS = "Anoniem";

/** Stores the user's review: the first, or in place of the earlier one. 404 without a profile or the subject. */
export async function writeReview(
  { db, now }: Pick<Kit, "db" | "now">,
  userId: string,
  subject: Subject,
  written: WrittenReview,
): Promise<OwnReview> {
  return changeAsUser(db, userId, async (session) => {
    if (!(await records.exists(session, subject))) throw failure(404, "There is nothing with this id.");
    const known = await readOwn(session, userId, subject);
    const { photos, ...said } = written;
    const proof = await proofOf(session, userId, subject);
    const isVerified = Object.values(proof).some((id) => id !== null);
    const row = { ...said, ...proof, ...stateAfter(known, written, isVerified) };
    const today = dutchDay(now());
    const id = known?.id ?? randomUUID();
    if (known) await records.changeReview(session, id, { ...row, editedOn: today });
    else {
      const author = (await records.authorOf(session, userId)) || NAMELESS;
      await records.insertReview(session, { ...subject, ...row, id, userId, author, writtenOn: today });
    }
    if (!(await attachPhotos(session, { reviewId: id, userId, photos })))
      throw failure(400, "A photo is not there any more.", [{ path: "body.photos", message: "Send it again." }]);
    await updateRating(session, subject);
    const stored = await readOwn(session, userId, subject);
    if (!stored) throw new Error("A stored review cannot be read.");
    return stored;
  });
}

/** 404 when it is not the user's. Returns what it was about. */
export async function dropReview({ db }: Pick<Kit, "db">, userId: string, id: string): Promise<Subject> {
  return changeAsUser(db, userId, async (session) => {
    const subject = await records.deleteOwn(session, userId, id);
    if (!subject) throw failure(404, "There is no such review.");
    await updateRating(session, subject);
    return subject;
  });
}

async function proofOf(session: Session, userId: string, subject: Subject) {
  if ("productId" in subject) return { orderLineId: await records.deliveredLine(session, userId, subject.productId) };
  return { orderId: await records.deliveredOrder(session, userId, subject.shopId) };
}

/**
 * A review that was taken down is not put back by changing it: the operator looks at it again. Photos of people who did
 * not buy here are looked at first too, because no rule can tell what is on them.
 */
function stateAfter(
  known: OwnReview | undefined,
  written: WrittenReview,
  isVerified: boolean,
): { state: ReviewState; stateReason: string } {
  const approved = known?.state === "visible" ? known.photos.map(({ id }) => id) : [];
  const isUnseen = !isVerified && written.photos.some((id) => !approved.includes(id));
  const stateReason = [suspicionsOf(written), isUnseen && "er zijn foto's bij"].filter(Boolean).join(", ");
  if (stateReason !== "") return { state: "held", stateReason };
  if (known?.state === "hidden") return { state: "held", stateReason: known.stateReason };
  return { state: "visible", stateReason: "" };
}
