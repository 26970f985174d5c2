import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";

/** Identifies this process, as the holder of imports, among all that share the store. */
const OWN = randomUUID();
/** A holder without a heartbeat for this long counts as dead. */
const DEAD_AFTER = "15 seconds";
const LOOK_AGAIN_MS = 500;
const BEAT_MS = 3_000;

/** Whether the process that works on an import lives, as far as its heartbeat tells. */
export const HAS_BEATEN = `beat_at is not null and beat_at > now() - interval '${DEAD_AFTER}'`;
const IS_ALIVE = `holder is not null and ${HAS_BEATEN}`;

/** The import was ended, or taken over by another process. */
export class NotHeldError extends Error {}

/** Lets one process at a time decide who holds an import; the lock lasts for the caller's transaction. */
async function decideAlone({ query }: Session): Promise<void> {
  await query("select pg_advisory_xact_lock(hashtext('feed import'))");
}

/**
 * Waits until no other process plans or applies an import in this store, then becomes the holder. Calls `finish` for
 * each import that a dead process left half applied, with this process as its holder.
 */
export async function takeTurn(kit: Kit, importId: string, finish: (id: string) => Promise<void>): Promise<void> {
  while (!(await tryTurn(kit, importId))) {
    const left = await takeOver(kit);
    if (left === null) await pause(LOOK_AGAIN_MS);
    else await finish(left);
  }
}

async function tryTurn({ db }: Kit, importId: string): Promise<boolean> {
  return db.transaction(async (session) => {
    await decideAlone(session);
    const others = await session.query(
      `select 1 from imports where id <> $1 and (state = 'applying' or state = 'running' and ${IS_ALIVE}) limit 1`,
      [importId],
    );
    if (others.rows.length > 0) return false;
    await session.query("update imports set holder = $2, beat_at = now() where id = $1", [importId, OWN]);
    return true;
  });
}

/** Takes over a half-applied import that no live process holds; null when there is none. */
export async function takeOver({ db }: Kit): Promise<string | null> {
  return db.transaction(async (session) => {
    await decideAlone(session);
    const { rows } = await session.query<{ id: string }>(
      `update imports set holder = $1, beat_at = now()
       where id = (select id from imports where state = 'applying' and (${IS_ALIVE}) is not true
                   order by started_at, id limit 1)
       returning id`,
      [OWN],
    );
    return rows[0]?.id ?? null;
  });
}

/** Records a heartbeat. Throws NotHeldError when this process no longer holds the import. */
export async function beat({ query }: Pick<Session, "query">, importId: string): Promise<void> {
  const { rows } = await query("update imports set beat_at = now() where id = $1 and holder = $2 returning 1", [
    importId,
    OWN,
  ]);
  if (rows.length === 0) throw new NotHeldError("The import is no longer held by this process.");
}

/**
 * Shows every few seconds that this process works on an import that no process holds yet: it is being read, or waits for
 * its turn. Returns a function that stops it.
 */
export function keepBeating({ query }: Pick<Session, "query">, importId: string, everyMs = BEAT_MS): () => void {
  const sql = "update imports set beat_at = now() where id = $1 and state = 'running' and holder is null";
  // A store that is out of reach makes the import fail by itself.
  const timer = setInterval(() => void query(sql, [importId]).catch(() => undefined), everyMs).unref();
  return () => clearInterval(timer);
}

/** Releases the import for the next holder. */
export async function letGo({ query }: Pick<Session, "query">, importId: string): Promise<void> {
  await query("update imports set holder = null where id = $1 and holder = $2", [importId, OWN]);
}

/** Whether an import is planned or applied right now. If not, none begins before the caller's transaction ends. */
export async function isImportUnderWay(session: Session): Promise<boolean> {
  await decideAlone(session);
  const { rows } = await session.query(
    `select 1 from imports where state = 'applying' or state = 'running' and ${IS_ALIVE} limit 1`,
  );
  return rows.length > 0;
}

/** Whether any import is being applied or was left half applied. */
export async function areHalfApplied({ query }: Pick<Session, "query">): Promise<boolean> {
  const { rows } = await query("select 1 from imports where state = 'applying' limit 1");
  return rows.length > 0;
}
