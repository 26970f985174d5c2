import { createHash, randomUUID } from "node:crypto";
import type { Kit, SendMail } from "../kit";
import { coalesced } from "../process/coalesced";
import { isRefusal, MOST_TRIES, nextTry } from "./backoff";
import { enqueueMail } from "./enqueue";
import { claimMails, dropMail, endTry, forgetMails, type QueueRow, UNNAMED } from "./queue-records";

const AT_ONCE = 5;
/** How long the mail server may take for one mail. */
const TRY_MS = 30_000;
/** A try that is still unanswered after this belongs to a process that died. */
const LEASE_MS = 4 * TRY_MS;
/** How often mails are looked for that other processes queued, or that are due again. */
const LOOK_MS = 10_000;
const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

export interface MailQueue {
  /** Queues a mail that is about nothing that could be told twice, and has it sent. Resolves when it is stored. */
  send: SendMail;
  /** Sends what is due; call it after queueing mails in a transaction. Never throws. */
  wake(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sends queued mails: each one once, however many processes share the store, and again after a failure or a restart. A
 * process that is killed between handing over a mail and noting it sends that mail once more, under the same message id.
 */
export function createMailQueue(
  { db, log, now }: Pick<Kit, "db" | "log" | "now">,
  deliver: SendMail,
  { tryMs = TRY_MS }: { tryMs?: number } = {},
): MailQueue {
  let isClosed = false;

  async function sendDue(): Promise<void> {
    while (!isClosed) {
      const leaseEnd = new Date(now().getTime() + LEASE_MS);
      const mails = await claimMails(db, { now: now(), leaseEnd, limit: AT_ONCE });
      if (mails.length === 0) return;
      await Promise.all(mails.map(attempt));
    }
  }

  async function attempt(row: QueueRow): Promise<void> {
    const { key, recipient: to, subject, text, html, until, stopUrl, tries } = row;
    if (until !== null && until <= now()) return giveUp(row, "too late to be of use");
    if (tries > MOST_TRIES) return giveUp(row, row.problem || "the process ended during each try");
    const mail = {
      to,
      subject,
      text,
      id: idOf(key),
      ...(html !== null && { html }),
      ...(stopUrl !== null && { stopUrl }),
    };
    try {
      await inTime(deliver(mail), tryMs);
    } catch (error) {
      const problem = String(error instanceof Error ? error.message : error).slice(0, 500);
      const nextAt = isRefusal(error) ? null : nextTry(tries, now());
      if (nextAt === null) return giveUp(row, problem);
      log.warn("failed to send a mail, will retry", { mail: key, tries, problem });
      return endTry(db, row, { nextAt, problem });
    }
    // Of a mail that nobody named nothing stays: its recipient was promised that the address is erased.
    if (key.startsWith(UNNAMED)) return dropMail(db, row);
    await endTry(db, row, { nextAt: null, sentAt: now(), problem: "", text: "", html: null, stopUrl: null });
  }

  /** A mail that is too late is erased: its link must not be found here. */
  async function giveUp(row: QueueRow, problem: string): Promise<void> {
    log.error("mail given up; see npm run mail", { mail: row.key, tries: row.tries, problem });
    const isLate = row.until !== null && row.until <= now();
    await endTry(db, row, { nextAt: null, problem, ...(isLate ? { text: "", html: null, stopUrl: null } : {}) });
  }

  const logged = (what: string, work: () => Promise<void>) => () =>
    work().catch((error: unknown) => {
      if (!isClosed) log.error(what, { error: String(error) });
    });
  const wake = coalesced(logged("failed to send queued mails", sendDue));
  const forget = coalesced(
    logged("failed to forget sent mails", () => forgetMails(db, new Date(now().getTime() - KEPT_MS))),
  );
  const timers = [setInterval(wake, LOOK_MS).unref(), setInterval(forget, HOUR_MS).unref()];
  void wake();
  void forget();

  return {
    async send(mail) {
      await enqueueMail(db, { ...mail, key: `${UNNAMED}${randomUUID()}` }, now());
      void wake();
    },
    wake,
    async close() {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([wake(), forget()]);
    },
  };
}

/** The same for every try, so that a mail that was sent twice is recognised. */
function idOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

async function inTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the mail server did not answer in time")), ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
