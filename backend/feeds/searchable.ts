import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";

/** Rebuilding a search index can take longer than the report should wait. */
const PATIENCE_MS = 120_000;

/** Pauses in ms between attempts to catch up; after the last one the next import or start repairs it. */
const ATTEMPTS_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000];

const SEARCH_LATER =
  "De import is opgeslagen, maar zoeken loopt nog achter: producten, aanbiedingen en prijzen kloppen al, zoekresultaten volgen vanzelf.";

const number = new Intl.NumberFormat("nl-NL");

function waitingLine(products: number | null): string[] {
  if (products === null || products === 0) return [];
  return [
    `Bij dit verslag ${products === 1 ? "wachtte nog 1 product" : `wachtten nog ${number.format(products)} producten`}.`,
  ];
}

export interface Waiting {
  kit: Kit;
  changes: CatalogueChanges;
  patience?: number | undefined;
  /** Aborted when the shop stops: its next start catches up. */
  closing?: AbortSignal | undefined;
  attemptsMs?: readonly number[] | undefined;
}

/**
 * Waits until search has indexed a stored import, and announces the change again. Also runs after an import without
 * changes: search may still be processing an earlier one. A search failure does not undo the import; the returned and
 * stored message then says that search follows later, and does so until it has: failed attempts are repeated.
 */
export async function makeSearchable(
  waiting: Waiting,
  { id, change, message }: { id: string; change: CatalogueChange | null | undefined; message: string },
): Promise<string> {
  const { kit, changes, patience = PATIENCE_MS } = waiting;
  const stop = new AbortController();
  const caughtUp = changes.catchUp().then(
    () => {
      if (change) changes.announce(change);
      return true;
    },
    (error: unknown) => {
      kit.log.error("search failed to catch up with an import", { import: id, error: String(error) });
      return false;
    },
  );
  const late = pause(patience, false, { signal: stop.signal }).catch(() => false);
  const inTime = await Promise.race([caughtUp, late]);
  stop.abort();
  if (inTime) return message;
  const behind = await changes.behind().catch(() => null);
  kit.log.warn("search is behind the store", { import: id, products: behind });
  const extended = [message, SEARCH_LATER, ...waitingLine(behind)].filter((part) => part !== "").join(" ");
  await kit.db.query(SET_MESSAGE, [id, extended]);
  void caughtUp
    .then((isDone) => isDone || repaired(waiting, id, change))
    .then((isDone) => (isDone ? kit.db.query(SET_MESSAGE, [id, message]) : undefined))
    .catch((error: unknown) => {
      if (!waiting.closing?.aborted)
        kit.log.error("failed to say that search has caught up", { import: id, error: String(error) });
    });
  return extended;
}

const SET_MESSAGE = "update imports set message = $2 where id = $1";

/** Repeats catching up until it succeeds; false when the shop stops or the last attempt fails. */
async function repaired(
  { kit, changes, closing, attemptsMs = ATTEMPTS_MS }: Waiting,
  id: string,
  change: CatalogueChange | null | undefined,
): Promise<boolean> {
  for (const ms of attemptsMs) {
    const isOver = await pause(ms, false, { ref: false, ...(closing && { signal: closing }) }).catch(() => true);
    if (isOver) return false;
    try {
      await changes.catchUp();
      if (closing?.aborted) return false;
      if (change) changes.announce(change);
      kit.log.info("search has caught up with an import after all", { import: id });
      return true;
    } catch (error) {
      kit.log.error("search failed again to catch up with an import", { import: id, error: String(error) });
    }
  }
  return false;
}
