import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";

/** Rebuilding a search index can take longer than the report should wait. */
const PATIENCE_MS = 120_000;

const SEARCH_LATER =
  "De import is opgeslagen, maar zoeken loopt nog achter: producten, aanbiedingen en prijzen kloppen al, zoekresultaten volgen vanzelf.";

/**
 * Waits until search has indexed a stored import, and announces the change again. Also runs after an import without
 * changes: search may still be processing an earlier one. A search failure does not undo the import; the returned and
 * stored message then says that search will follow later.
 */
export async function makeSearchable(
  { kit, changes, patience = PATIENCE_MS }: { kit: Kit; changes: CatalogueChanges; patience?: number | undefined },
  { id, change, message }: { id: string; change: CatalogueChange | null | undefined; message: string },
): Promise<string> {
  const waiting = new AbortController();
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
  const late = pause(patience, false, { signal: waiting.signal }).catch(() => false);
  const inTime = await Promise.race([caughtUp, late]);
  waiting.abort();
  if (inTime) return message;
  const extended = [message, SEARCH_LATER].filter((part) => part !== "").join(" ");
  await kit.db.query("update imports set message = $2 where id = $1", [id, extended]);
  return extended;
}
