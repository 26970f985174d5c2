import { randomUUID } from "node:crypto";
import { dutchDay } from "#contract/dutch-day";
import type { OwnReview, ReviewState, WrittenReview } from "#contract/reviews";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { changeAsUser } from "../users/as-user";
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
    const row = { ...written, ...(await proofOf(session, userId, subject)), ...stateAfter(known, written) };
    const today = dutchDay(now());
    if (known) await records.changeReview(session, known.id, { ...row, editedOn: today });
    else {
      const author = (await records.authorOf(session, userId)) || NAMELESS;
      await records.insertReview(session, { ...subject, ...row, id: randomUUID(), userId, author, writtenOn: today });
    }
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

/** A review that was taken down is not put back by changing it: the operator looks at it again. */
function stateAfter(known: OwnReview | undefined, written: WrittenReview): { state: ReviewState; stateReason: string } {
  const stateReason = suspicionsOf(written);
  if (stateReason !== "") return { state: "held", stateReason };
  if (known?.state === "hidden") return { state: "held", stateReason: known.stateReason };
  return { state: "visible", stateReason: "" };
}
