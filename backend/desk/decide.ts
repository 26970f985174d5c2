import type { DeskKind, DeskWord } from "#contract/desk";
import { reviewBusiness } from "../account/business/decide";
import { recordDecision } from "../audit/audit";
import type { CatalogueChanges } from "../catalogue/changes";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { tryAgain } from "../mail/desk";
import { decideNotice } from "../notices/notices";
import { closeCases, retryRefund } from "../orders/desk-items";
import type { ReturnDesk } from "../returns/return-desk";
import { decideReview } from "../reviews/moderate";
import { announceReview } from "../reviews/own-routes";
import { readNow } from "../schedule/desk";
import type { Session } from "../storage/database";
import { answerMessage, closeMessage } from "../support/messages";

export interface DeskDecision {
  kind: DeskKind;
  id: string;
  word: DeskWord;
  reason: string;
  /** The operator. */
  actor: string;
}

export interface DeskSurroundings {
  publicOrigin: () => string;
  changes: Pick<CatalogueChanges, "announce" | "catchUp">;
  returns: Pick<ReturnDesk, "approve" | "reject">;
  /** Sends mails and refunds that are due. */
  wake: () => unknown;
}

/** Carries out what an operator decided, by the rules of the commands. 400 for a word that does not fit the kind. */
export async function decideOnDesk(kit: Kit, around: DeskSurroundings, decision: DeskDecision): Promise<void> {
  const { kind, id, word, reason, actor } = decision;
  if (kind === "request" && (word === "in_review" || word === "approved" || word === "refused")) {
    const { publicOrigin, changes } = around;
    const announced = { publicOrigin, announce: changes.announce };
    await reviewBusiness(kit, announced, id, { status: word, message: reason, actor });
  } else if (kind === "review" && (word === "show" || word === "hide")) {
    announceReview(kit, around.changes, await decideReview(kit, id, word, reason, actor));
  } else if (kind === "notice" && (word === "accept" || word === "reject")) {
    await decideNotice(kit, id, word === "accept", reason, actor);
  } else if (kind === "message" && word === "answer") {
    await answerMessage(kit, id, reason, actor);
  } else if (kind === "message" && word === "close") {
    await closeMessage(kit, id, reason, actor);
  } else if (kind === "return" && (word === "approved" || word === "refused")) {
    await (word === "approved" ? around.returns.approve(id) : around.returns.reject(id, reason));
    await recordDecision(kit.db, { action: `return.${word}`, subject: `return:${id}`, reason, actor }, kit.now());
  } else if (kind === "withdrawal" && word === "close") {
    await recorded(kit, decision, (session) => closeCases(session, id, reason, kit.now()));
  } else if (kind === "refund" && word === "retry") {
    await recorded(kit, decision, (session) => retryRefund(session, id, kit.now()));
  } else if (kind === "schedule" && word === "retry") {
    await recorded(kit, decision, (session) => readNow(session, id, kit.now()));
  } else if (kind === "mail" && word === "retry") {
    await recorded(kit, decision, (session) => tryAgain(session, id, kit.now()));
  } else {
    throw failure(400, "Dit kan hier niet worden besloten.");
  }
  around.wake();
}

/** Does it and records who decided so. 404 when there was nothing to do. */
async function recorded(
  { db, now }: Kit,
  { kind, id, word, reason, actor }: DeskDecision,
  work: (session: Session) => Promise<number | boolean>,
): Promise<void> {
  await db.transaction(async (session) => {
    if (!(await work(session))) throw failure(404, "Dit wacht niet meer.");
    await recordDecision(session, { action: `${kind}.${word}`, subject: `${kind}:${id}`, reason, actor }, now());
  });
}
