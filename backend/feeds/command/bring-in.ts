import { isShopRunning } from "../../operator/running-shop";
import { FolderInUseError } from "../../storage/lock";
import type { ImportProgress, ImportReport } from "../import-report";
import type { ImportArguments } from "./arguments";
import { handOver } from "./hand-over";
import { importLocally } from "./local-import";
import { createReporter } from "./report";
import type { FeedSource } from "./source";

/** Imports a feed into the shop on a data folder, whether or not it is running, and shows the progress. */
export async function bringIn(
  wanted: ImportArguments,
  databaseUrl: string | undefined,
  source: Pick<FeedSource, "bytes" | "size">,
): Promise<ImportReport> {
  const reporter = createReporter(source.size);
  try {
    return await importOrHandOver(wanted, databaseUrl, source, reporter.onProgress);
  } finally {
    reporter.stop();
  }
}

/**
 * Opening the embedded store shows whether a shop runs on it, before any of the feed is read. A database server allows
 * an import beside a running shop, but only that shop can update its search index, so there the shop is tried first.
 */
async function importOrHandOver(
  wanted: ImportArguments,
  databaseUrl: string | undefined,
  { bytes }: Pick<FeedSource, "bytes">,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  if (databaseUrl && (await isShopRunning(wanted.dataDir))) return handOver(wanted, bytes, onProgress);
  try {
    return await importLocally(wanted, databaseUrl, bytes, onProgress);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return handOver(wanted, bytes, onProgress);
  }
}
