import type { Mail } from "../kit";
import type { Session } from "../storage/database";
import { mailQueue } from "../storage/tables-mail";

export interface QueuedMail extends Mail {
  /** What it is about, such as `purchase:ID:confirmed`. Of two mails with one key, only the first is sent. */
  key: string;
}

const MOST_CHARACTERS = 1_000_000;

/**
 * Queues a mail in the transaction of what it tells: it is sent if and only if that is stored. Wake the queue after the
 * commit to have it sent at once. `at`: the time by the caller's clock.
 */
export async function enqueueMail({ orm }: Pick<Session, "orm">, mail: QueuedMail, at: Date): Promise<void> {
  const { key, to, subject, text, html = null, until = null, stopUrl = null } = mail;
  if (text.length + (html?.length ?? 0) > MOST_CHARACTERS) throw new Error(`The mail ${key} is too long.`);
  await orm
    .insert(mailQueue)
    .values({ key, recipient: to, subject, text, html, until, stopUrl, nextAt: at, createdAt: at })
    .onConflictDoNothing();
}
