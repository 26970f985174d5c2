import type { Notice } from "#contract/notices";
import { recordDecision } from "../audit/audit";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { newNumber } from "../orders/number";
import { siteFacts } from "../users/site-facts";
import { decisionMail, receiptMail } from "./mails";
import * as records from "./records";

type Store = Pick<Kit, "db" | "now" | "log">;

const YEAR_MS = 365 * 86_400_000;

/** Stores a notice and, in the same transaction, the mail that confirms it; returns its number. */
export async function storeNotice(kit: Store, notice: Notice): Promise<string> {
  const { shopName } = await siteFacts(kit);
  const at = kit.now();
  const row = { ...notice, id: `M${newNumber()}`, sentAt: at, accepted: null, reason: "", decidedAt: null };
  await kit.db.transaction(async (session) => {
    await records.insertNotice(session, row);
    await enqueueMail(session, { ...receiptMail(row, shopName), key: `notice:${row.id}:received` }, at);
  });
  return row.id;
}

/** Decides a notice once, with a reason that is recorded and mailed. 404 without the notice, 409 when it was decided. */
export async function decideNotice(
  kit: Store,
  id: string,
  accepted: boolean,
  reason: string,
  actor = "operator",
): Promise<void> {
  const { shopName } = await siteFacts(kit);
  const at = kit.now();
  await kit.db.transaction(async (session) => {
    const row = await records.decideOpen(session, id, { accepted, reason, decidedAt: at });
    if (!row) {
      const known = await records.readNotice(session, id);
      throw known ? failure(409, "Over deze melding is al besloten.") : failure(404, "Deze melding is er niet.");
    }
    const action = accepted ? "notice.accept" : "notice.reject";
    await recordDecision(session, { action, subject: `notice:${id}`, reason, actor }, at);
    await enqueueMail(session, { ...decisionMail(row, shopName), key: `notice:${id}:decided` }, at);
  });
}

/** Erases names and addresses a year after the decision. */
export const forgetSenders = ({ db, now }: Store): Promise<void> =>
  records.eraseSenders(db, new Date(now().getTime() - YEAR_MS));
