import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { mailQueue } from "../storage/tables-mail";

export type QueueRow = typeof mailQueue.$inferSelect;

/** Start of the keys of mails that nobody named. */
export const UNNAMED = "once:";

/**
 * Takes mails that are due: until `leaseEnd` no process takes them again. They count as tried, so that a mail that ends
 * the process is not tried for ever.
 */
export async function claimMails(
  { orm }: Pick<Session, "orm">,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<QueueRow[]> {
  const due = orm
    .select({ key: mailQueue.key })
    .from(mailQueue)
    .where(lte(mailQueue.nextAt, now))
    .orderBy(asc(mailQueue.nextAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return orm
    .update(mailQueue)
    .set({ nextAt: leaseEnd, tries: sql`${mailQueue.tries} + 1` })
    .where(sql`${mailQueue.key} in (${due})`)
    .returning();
}

/** Stores how a try ended, unless another try has begun since. */
export async function endTry(
  { orm }: Pick<Session, "orm">,
  { key, tries }: Pick<QueueRow, "key" | "tries">,
  end: Partial<Pick<QueueRow, "nextAt" | "sentAt" | "problem" | "text" | "html" | "stopUrl">>,
): Promise<void> {
  await orm
    .update(mailQueue)
    .set(end)
    .where(and(eq(mailQueue.key, key), eq(mailQueue.tries, tries), isNotNull(mailQueue.nextAt)));
}

export async function dropMail({ orm }: Pick<Session, "orm">, { key }: Pick<QueueRow, "key">): Promise<void> {
  await orm.delete(mailQueue).where(eq(mailQueue.key, key));
}

const isGivenUp = and(isNull(mailQueue.nextAt), isNull(mailQueue.sentAt));

export async function readState({ orm }: Pick<Session, "orm">, limit: number) {
  const [waiting] = await orm.select({ n: count() }).from(mailQueue).where(isNotNull(mailQueue.nextAt));
  const shown = {
    key: mailQueue.key,
    tries: mailQueue.tries,
    problem: mailQueue.problem,
    createdAt: mailQueue.createdAt,
  };
  const of = (which: ReturnType<typeof and>) =>
    orm.select(shown).from(mailQueue).where(which).orderBy(desc(mailQueue.createdAt)).limit(limit);
  const failing = await of(and(isNotNull(mailQueue.nextAt), sql`${mailQueue.problem} <> ''`));
  return { waiting: waiting?.n ?? 0, failing, givenUp: await of(isGivenUp) };
}

/**
 * Has mails that were given up, or that wait after a failure, tried at once: one, or all of them. Returns how many. A mail
 * that is being tried at that moment may be sent twice, under one message id.
 */
export async function tryAgain({ orm }: Pick<Session, "orm">, key: string | undefined, now: Date): Promise<number> {
  const asked = key === undefined ? undefined : eq(mailQueue.key, key);
  const dead = await orm
    .update(mailQueue)
    .set({ nextAt: now, tries: 0 })
    .where(and(isGivenUp, sql`${mailQueue.text} <> ''`, asked))
    .returning({ key: mailQueue.key });
  const failing = await orm
    .update(mailQueue)
    .set({ nextAt: now })
    .where(and(gt(mailQueue.nextAt, now), sql`${mailQueue.problem} <> ''`, asked))
    .returning({ key: mailQueue.key });
  return dead.length + failing.length;
}

/**
 * Forgets mails that ended before `before`. Of those that something named, the key and the times stay: they prove that it
 * was told, and keep it from being told twice.
 */
export async function forgetMails({ orm }: Pick<Session, "orm">, before: Date): Promise<void> {
  const isOld = and(isNull(mailQueue.nextAt), lt(mailQueue.createdAt, before));
  await orm.delete(mailQueue).where(and(isOld, sql`starts_with(${mailQueue.key}, ${UNNAMED})`));
  await orm
    .update(mailQueue)
    .set({ recipient: "", subject: "", text: "", html: null, stopUrl: null })
    .where(and(isOld, sql`${mailQueue.recipient} <> ''`));
}
