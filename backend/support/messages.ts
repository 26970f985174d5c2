import type { ContactMessage } from "#contract/contact";
import { recordDecision } from "../audit/audit";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import { newNumber } from "../orders/number";
import { siteFacts } from "../users/site-facts";
import { answerMail, copyMail, operatorMail } from "./mails";
import * as records from "./records";

type Store = Pick<Kit, "db" | "now" | "log">;

const YEAR_MS = 365 * 86_400_000;

/**
 * Stores a message and, in the same transaction, the mails with it to the operator and to its sender; returns its
 * number. `contactMail`: the operator's address; without it, that of the site config.
 */
export async function storeMessage(kit: Store, message: ContactMessage, contactMail?: string): Promise<string> {
  const { shopName, mail } = await siteFacts(kit);
  const at = kit.now();
  const row = { ...message, id: `V${newNumber()}`, sentAt: at };
  const operator = contactMail ?? mail;
  await kit.db.transaction(async (session) => {
    await records.insertMessage(session, row);
    if (operator) await enqueueMail(session, { ...operatorMail(row, operator), key: `contact:${row.id}:operator` }, at);
    await enqueueMail(session, { ...copyMail(row, shopName), key: `contact:${row.id}:copy` }, at);
  });
  return row.id;
}

/** Mails the answer to a message, and closes it. 404 without the message, 409 when it has been closed. */
export async function answerMessage(kit: Store, id: string, answer: string, actor = "operator"): Promise<void> {
  const { shopName } = await siteFacts(kit);
  const at = kit.now();
  await kit.db.transaction(async (session) => {
    const row = await records.closeOpen(session, id, { answer, closedAt: at });
    if (!row) throw await whyNot(session, id);
    await recordDecision(session, { action: "message.answer", subject: `message:${id}`, reason: "", actor }, at);
    await enqueueMail(session, { ...answerMail(row, answer, shopName), key: `contact:${id}:answer` }, at);
  });
}

/** Closes a message without an answer by this shop: it was answered elsewhere, or needs none. */
export async function closeMessage(kit: Store, id: string, reason: string, actor = "operator"): Promise<void> {
  const at = kit.now();
  await kit.db.transaction(async (session) => {
    const row = await records.closeOpen(session, id, { answer: "", closedAt: at });
    if (!row) throw await whyNot(session, id);
    await recordDecision(session, { action: "message.close", subject: `message:${id}`, reason, actor }, at);
  });
}

async function whyNot(session: Parameters<typeof records.readMessage>[0], id: string) {
  const known = await records.readMessage(session, id);
  return known ? failure(409, "Dit bericht is al afgehandeld.") : failure(404, "Dit bericht is er niet.");
}

/** Erases messages a year after they were closed. */
export const forgetMessages = ({ db, now }: Store): Promise<void> =>
  records.eraseMessages(db, new Date(now().getTime() - YEAR_MS));
