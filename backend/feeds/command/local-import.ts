import { broadcastChange } from "../../catalogue/broadcast";
import type { CatalogueChanges } from "../../catalogue/changes";
import { adoptImages } from "../../images/adopt";
import type { Kit } from "../../kit";
import type { Log } from "../../process/log";
import type { Database } from "../../storage/database";
import { openDatabase } from "../../storage/open";
import { importFeed } from "../import-feed";
import type { ImportProgress, ImportReport } from "../import-report";
import type { ImportArguments } from "./arguments";

/** A shop reads the revisions when it starts, so with no shop running there is nothing to announce. */
const NOBODY_LISTENS = { announce: () => undefined, catchUp: async () => undefined, behind: async () => null };

/**
 * Other shop processes may use the same database server, on other machines too: they are notified of what was stored
 * and catch up by themselves.
 */
function toldToOthers(db: Database): CatalogueChanges {
  let last: Promise<void> = Promise.resolve();
  return {
    announce(change) {
      last = broadcastChange(db, change).catch((error: unknown) =>
        quiet.warn("failed to notify running shops", { error: String(error) }),
      );
    },
    catchUp: () => last,
    behind: async () => null,
  };
}

/** Who hears of a change made beside the shop: the processes on the same database server, if there is one. */
export function outsideChanges(db: Database, databaseUrl: string | undefined): CatalogueChanges {
  return databaseUrl ? toldToOthers(db) : NOBODY_LISTENS;
}

/** Logs problems only: the command prints the rest itself. */
export const quiet: Log = {
  info: () => undefined,
  warn: (message, fields) => console.error(message, fields ?? ""),
  error: (message, fields) => console.error(message, fields ?? ""),
};

/** Imports directly into the store while no shop runs on it. Throws FolderInUseError when one does. */
export async function importLocally(
  { shop, url, force, feed, dataDir }: ImportArguments,
  databaseUrl: string | undefined,
  source: AsyncIterable<Uint8Array>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  const db = await openDatabase({ dataDir, log: quiet, ...(databaseUrl ? { url: databaseUrl } : {}) });
  const kit: Kit = { db, dataDir, log: quiet, now: () => new Date() };
  try {
    return await importFeed({
      kit,
      changes: outsideChanges(db, databaseUrl),
      images: { adopt: (urls) => adoptImages(kit, urls) },
      shopName: shop,
      shopUrl: url,
      source,
      sourceName: feed,
      force,
      onProgress,
    });
  } finally {
    await db.close();
  }
}
