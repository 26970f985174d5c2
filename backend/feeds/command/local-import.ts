import { adoptImages } from "../../images/adopt";
import type { Kit, Log } from "../../kit";
import { openDatabase } from "../../storage/open";
import { importFeed } from "../import-feed";
import type { ImportProgress, ImportReport } from "../import-report";
import type { ImportArguments } from "./arguments";

/** The shop reads its revisions when it starts, so that a shop that does not run needs no telling. */
const NOBODY_LISTENS = { announce: () => undefined, catchUp: async () => undefined };

/** Only what goes wrong: the command tells the rest itself. */
const quiet: Log = {
  info: () => undefined,
  warn: (message, fields) => console.error(message, fields ?? ""),
  error: (message, fields) => console.error(message, fields ?? ""),
};

/** Imports into the store itself, while no shop runs on it. Throws FolderInUseError when one does. */
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
      changes: NOBODY_LISTENS,
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
