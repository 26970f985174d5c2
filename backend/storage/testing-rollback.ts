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
  const undone = db.transaction(async (connection) => {
    const session = oneByOne(connection);
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

/** Does one thing after another: a connection that is given several statements at once is no longer to be relied on. */
function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
}

/** The same session, whose statements wait for each other. */
function oneByOne({ orm, query }: Session): Session {
  const inTurn = createQueue();
  const { session } = orm._;
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...what) => {
    const prepared = prepare(...what);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (...values) => inTurn(() => execute(...values));
    return prepared;
  };
  return { orm, query: (sql, values) => inTurn(() => query(sql, values)) };
}

/** Transactions are savepoints of the one that is open, one after another. */
function scratchOn(session: Session): Database {
  const inTurn = createQueue();
  return {
    ...session,
    isShared: false,
    transaction: (work) => inTurn(() => withSavepoint(session, "step", () => work(session))),
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
