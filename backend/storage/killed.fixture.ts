import type { Database } from "./database";

/** Thrown in a transaction in which the process dies, so that it is rolled back. */
class Killed extends Error {}

/** A process that dies at a certain point: from then on nothing that it was going to do happens. */
export interface Mortal {
  db: Database;
  /** Counts from now on. */
  arm(): void;
  /** Points that were passed, the one where it died last. */
  passed: string[];
  /** Makes a point before and one after the work. */
  around<T>(name: string, work: () => Promise<T>): Promise<T>;
  died: Promise<void>;
}

/**
 * Counts the points before and after every commit and every `around`, and dies at number `at`. Who waits for a dead
 * process waits forever.
 */
export function mortal(db: Database, at: number): Mortal {
  const passed: string[] = [];
  const forever = new Promise<never>(() => undefined);
  let isArmed = false;
  let isDead = false;
  let die = () => {};
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  function isLast(name: string): boolean {
    if (isDead || !isArmed) return isDead;
    passed.push(name);
    isDead = passed.length > at;
    if (isDead) die();
    return isDead;
  }
  function alive<T>(what: T): T {
    if (isDead) throw new Killed();
    return what;
  }
  return {
    passed,
    died,
    arm: () => {
      isArmed = true;
    },
    async around(name, work) {
      if (isLast(`before ${name}`)) return forever;
      const done = await work();
      return isLast(`after ${name}`) ? forever : done;
    },
    db: {
      isShared: db.isShared,
      get orm() {
        return alive(db.orm);
      },
      query: (sql, values) => (isDead ? forever : db.query(sql, values)),
      async transaction(work) {
        if (isDead) return forever;
        try {
          const result = await db.transaction(async (session) => {
            const done = await work(session);
            if (isLast("before a commit")) throw new Killed();
            return done;
          });
          return isLast("after a commit") ? forever : result;
        } catch (error) {
          if (isDead) return forever;
          throw error;
        }
      },
      close: () => db.close(),
    },
  };
}
