import type { Database, Session } from "./database";

/** Work that fails on purpose, so that everything it wrote is rolled back. */
class Undone extends Error {}

/**
 * Runs `work` on a database of its own within one transaction that is rolled back at the end. `attempt` within it undoes
 * what its own work wrote: the same beginning can be tried many times.
 */
export async function onScratch(
  db: Database,
  work: (scratch: Database, attempt: (work: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const undone = db.transaction(async (session) => {
    const scratch = scratchOn(session);
    const attempt = (once: () => Promise<void>) =>
      withSavepoint(session, "attempt", async () => {
        await once();
        throw new Undone();
      }).catch(ignoreUndone);
    await work(scratch, attempt);
    throw new Undone();
  });
  await undone.catch(ignoreUndone);
}

function ignoreUndone(error: unknown): void {
  if (!(error instanceof Undone)) throw error;
}

/** Transactions are savepoints of the one that is open, one after another. */
function scratchOn(session: Session): Database {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    ...session,
    isShared: false,
    transaction<T>(work: (session: Session) => Promise<T>): Promise<T> {
      const mine = turn.then(() => withSavepoint(session, "step", () => work(session)));
      turn = mine.catch(() => undefined);
      return mine;
    },
    close: async () => undefined,
  };
}

async function withSavepoint<T>(session: Session, name: string, work: () => Promise<T>): Promise<T> {
  await session.query(`savepoint ${name}`);
  try {
    const result = await work();
    await session.query(`release savepoint ${name}`);
    return result;
  } catch (error) {
    await session.query(`rollback to savepoint ${name}`);
    throw error;
  }
}
