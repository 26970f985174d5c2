import { randomUUID } from "node:crypto";
import { dutchDay } from "#contract/dutch-day";
import type { OwnReview, ReviewState, WrittenReview } from "#contract/reviews";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { attachPhotos } from "./photo-records";
import { updateRating } from "./ratings";
import { readOwn, type Subject } from "./records";
import { suspicionsOf } from "./suspicious";
import * as records from "./write-records";
import { changeAsWriter, type Writer } from "./writer";

const NAMELESS = "Anoniem";

/**
 * Stores the writer's review: the first, or in place of the earlier one. `guest` is the name that a guest wants with it.
 * 404 without the writer or the subject.
 */
export async function writeReview(
  { db, now }: Pick<Kit, "db" | "now">,
  writer: Writer,
  subject: Subject,
  written: WrittenReview,
  guest = "",
): Promise<OwnReview> {
  return changeAsWriter(db, writer, async (session) => {
    if (!(await records.exists(session, subject))) throw failure(404, "There is nothing with this id.");
    const known = await readOwn(session, writer, subject);
    const { photos, ...said } = written;
    const proof = await proofOf(session, writer, subject);
    const isVerified = Object.values(proof).some((id) => id !== null);
    const row = { ...said, ...proof, ...stateAfter(known, written, isVerified) };
    const today = dutchDay(now());
    const id = known?.id ?? randomUUID();
    const isGuest = "purchaseId" in writer;
    const author = (isGuest ? guest : await records.authorOf(session, writer.userId)) || NAMELESS;
    if (known) await records.changeReview(session, id, { ...row, ...(isGuest && { author }), editedOn: today });
    else await records.insertReview(session, { ...subject, ...row, ...writer, id, author, writtenOn: today });
    if (!(await attachPhotos(session, { reviewId: id, writer, photos })))
      throw failure(400, "A photo is not there any more.", [{ path: "body.photos", message: "Send it again." }]);
    await updateRating(session, subject);
    const stored = await readOwn(session, writer, subject);
    if (!stored) throw new Error("A stored review cannot be read.");
    return stored;
  });
}

/** 404 when it is not the writer's. Returns what it was about. */
export async function dropReview({ db }: Pick<Kit, "db">, writer: Writer, id: string): Promise<Subject> {
  return changeAsWriter(db, writer, async (session) => {
    const subject = await records.deleteOwn(session, writer, id);
    if (!subject) throw failure(404, "There is no such review.");
    await updateRating(session, subject);
    return subject;
  });
}

async function proofOf(session: Session, writer: Writer, subject: Subject) {
  if ("productId" in subject) return { orderLineId: await records.deliveredLine(session, writer, subject.productId) };
  return { orderId: await records.deliveredOrder(session, writer, subject.shopId) };
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
