import { randomUUID } from "node:crypto";
import { dutchDay } from "#contract/dutch-day";
import { recordDecision } from "../audit/audit";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { siteFacts } from "../users/site-facts";
import { decisionMail } from "./mails";
import { closeReports, mailOfWriter } from "./moderation-records";
import { moveAddresses } from "./photo-records";
import { updateRating } from "./ratings";
import { readReview, type Subject } from "./records";
import { changeReview, subjectOf } from "./write-records";

type Store = Pick<Kit, "db" | "now" | "log">;

/**
 * Shows or hides a review, closes the complaints about it, records the reason and mails it to the writer. Returns what
 * the review is about; 404 without the review.
 */
export async function decideReview(
  kit: Store,
  id: string,
  decision: "hide" | "show",
  reason: string,
  actor = "operator",
): Promise<Subject> {
  const { shopName } = await siteFacts(kit);
  return kit.db.transaction(async (session) => {
    const review = await readReview(session, id);
    if (!review) throw failure(404, "Deze beoordeling is er niet.");
    const isHidden = decision === "hide";
    await changeReview(session, id, { state: isHidden ? "hidden" : "visible", stateReason: isHidden ? reason : "" });
    if (isHidden) await moveAddresses(session, id);
    await closeReports(session, id, kit.now());
    await recordDecision(session, { action: `review.${decision}`, subject: `review:${id}`, reason, actor }, kit.now());
    const to = await mailOfWriter(session, id);
    const isNews = review.state !== (isHidden ? "hidden" : "visible");
    if (to && isNews) {
      const mail = decisionMail(to, { decision, title: review.title, reason, shopName });
      await enqueueMail(session, { ...mail, key: `review:${id}:${randomUUID()}` }, kit.now());
    }
    const subject = subjectOf(review);
    await updateRating(session, subject);
    return subject;
  });
}

/** Shows what the shop says about a review; an empty text takes the answer away. 404 without the review. */
export async function answerReview(kit: Store, id: string, text: string): Promise<Subject> {
  return kit.db.transaction(async (session) => {
    const review = await readReview(session, id);
    if (!review) throw failure(404, "Deze beoordeling is er niet.");
    const isGiven = text !== "";
    await changeReview(session, id, {
      answer: isGiven ? text : null,
      answeredOn: isGiven ? dutchDay(kit.now()) : null,
    });
    await recordDecision(session, { action: "review.answer", subject: `review:${id}`, reason: text }, kit.now());
    return subjectOf(review);
  });
}
