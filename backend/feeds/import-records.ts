import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Kit } from "../kit";
import type { Session } from "../storage/database";
import { HAS_BEATEN } from "./holder";
import { FIRST_LINES, type ImportCounts, type ImportReport, type ImportState } from "./import-report";
import type { Issue } from "./issues";
import { reportFile } from "./report-writer";
import { clearStaging } from "./staging";
import type { Fingerprint } from "./unchanged-feed";

/** Reports kept per shop. */
const KEPT = 20;

/** Sorts by time, and cannot be guessed from another id. */
function newImportId(now: Date): string {
  return `${now.toISOString().slice(0, 19).replace(/\D/g, "")}-${randomBytes(6).toString("hex")}`;
}

export async function startImport({ db, now }: Kit, shopId: string, source: string): Promise<string> {
  const id = newImportId(now());
  await db.query(
    "insert into imports (id, shop_id, source, state, started_at, beat_at) values ($1, $2, $3, 'running', $4, now())",
    [id, shopId, source.slice(0, 500), now()],
  );
  return id;
}

/** Ends an import if it is still running; false when it was abandoned in the meantime. */
export async function endImport(
  { query }: Pick<Session, "query">,
  id: string,
  end: { state: ImportState; counts: ImportCounts; message: string; now: Date },
): Promise<boolean> {
  const { rows } = await query(
    `update imports set state = $2, counts = $3, message = $4, finished_at = $5, holder = null
     where id = $1 and state = 'running' returning id`,
    [id, end.state, JSON.stringify(end.counts), end.message, end.now],
  );
  return rows.length === 1;
}

/** From here on the import will be finished whatever happens; false when it was abandoned in the meantime. */
export async function startApplying(
  session: Session,
  id: string,
  counts: ImportCounts,
  { fingerprint, validUntil }: Fingerprint,
): Promise<boolean> {
  const { rows } = await session.query<{ shop: string }>(
    `update imports set state = 'applying', counts = $2, fingerprint = $3, valid_until = $4
     where id = $1 and state = 'running' returning shop_id as shop`,
    [id, JSON.stringify(counts), fingerprint, validUntil],
  );
  const [row] = rows;
  if (!row) return false;
  // What an earlier feed became is no longer what the shop has.
  await session.query("update imports set fingerprint = null where shop_id = $1 and id <> $2", [row.shop, id]);
  return true;
}

/** Ends an import that was applied, or whose rest was given up; returns its counts. */
export async function endApplying(
  { query }: Pick<Session, "query">,
  id: string,
  { state, message, now }: { state: "done" | "failed"; message: string; now: Date },
): Promise<ImportCounts> {
  const { rows } = await query<{ counts: ImportCounts }>(
    `update imports set state = $2, message = $3, finished_at = $4, holder = null, counts = counts || ${UNCHANGED}
     where id = $1 returning counts`,
    [id, state, message, now],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no import ${id}.`);
  return row.counts;
}

const UNCHANGED = `jsonb_build_object('unchanged',
  (counts ->> 'read')::int - (counts ->> 'refused')::int - (counts ->> 'added')::int - (counts ->> 'changed')::int)`;

/**
 * Ends running imports of dead processes, none of which became visible, and empties their staging rows. `alive`: those
 * of this process. In a store that others use too, an import without a recent heartbeat counts as dead. Returns whether
 * imports of other processes go on.
 */
export async function endDeadImports(kit: Kit, alive: ReadonlySet<string>): Promise<boolean> {
  const { rows } = await kit.db.query<{ id: string }>(
    `update imports set state = 'failed', finished_at = $1, message = 'De import is onderbroken; er is niets veranderd'
     where state = 'running' and id <> all($2::text[]) and not ($3 and ${HAS_BEATEN}) returning id`,
    [kit.now(), [...alive], kit.db.isShared],
  );
  const staged = await kit.db.query<{ id: string }>(
    `select distinct import_id as id from feed_staging where import_id <> all($1::text[])
       and import_id not in (select id from imports where state in ('running', 'applying'))`,
    [[...alive]],
  );
  for (const { id } of staged.rows) await clearStaging(kit, id);
  if (rows.length > 0) kit.log.warn("ended interrupted imports", { imports: rows.map((row) => row.id) });
  const others = await kit.db.query("select 1 from imports where state = 'running' and id <> all($1::text[]) limit 1", [
    [...alive],
  ]);
  return others.rows.length > 0;
}

export async function forgetOldImports(kit: Kit, shopId: string): Promise<void> {
  const { rows } = await kit.db.query<{ id: string }>(
    `delete from imports where id in (
       select id from imports where shop_id = $1 and state not in ('running', 'applying')
         and fingerprint is null order by started_at desc, id desc offset $2)
     returning id`,
    [shopId, KEPT],
  );
  for (const { id } of rows) await rm(reportFile(kit, id), { force: true });
}

export async function findImport({ db }: Kit, id: string): Promise<ImportReport | null> {
  const found = await db.query<
    Omit<ImportReport, "shop" | "lines"> & { shopId: string; name: string; website: string }
  >(
    `select i.id, i.state, i.source, i.counts, coalesce(i.message, '') as message, i.hints, s.id as "shopId", s.name, s.website
     from imports i join shops s on s.id = i.shop_id where i.id = $1`,
    [id],
  );
  const [row] = found.rows;
  if (!row) return null;
  const { shopId, name, website, ...rest } = row;
  const lines = await db.query<Issue & Record<string, unknown>>(
    `select line, item_id as "itemId", attribute, value, code, severity, message from import_lines
     where import_id = $1 order by severity <> 'error', position limit $2`,
    [id, FIRST_LINES],
  );
  return { ...rest, shop: { id: shopId, name, website }, lines: lines.rows };
}
