import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueChange, CatalogueChanges } from "../catalogue/changes";
import type { Kit } from "../kit";

/** A search index that is being built anew can take longer than anybody should wait for the report. */
const PATIENCE_MS = 120_000;

const SEARCH_LATER =
  "De import is opgeslagen, maar zoeken loopt nog achter: producten, aanbiedingen en prijzen kloppen al, zoekresultaten volgen vanzelf.";

/**
 * Waits until search knows a stored import, and announces the change again. Also after an import that changed nothing:
 * search may still have an earlier one to take in. Whatever happens to search, the import
 * stands: then the message, which is returned and kept, says that searching follows later.
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
      kit.log.error("search could not catch up with an import", { import: id, error: String(error) });
      return false;
    },
  );
  const late = pause(patience, false, { signal: waiting.signal }).catch(() => false);
  const inTime = await Promise.race([caughtUp, late]);
  waiting.abort();
  if (inTime) return message;
  const told = [message, SEARCH_LATER].filter((part) => part !== "").join(" ");
  await kit.db.query("update imports set message = $2 where id = $1", [id, told]);
  return told;
}
