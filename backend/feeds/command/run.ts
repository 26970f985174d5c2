import { UsageError } from "../../operator/command";
import { reasonOf } from "../../operator/failure";
import { isShopRunning } from "../../operator/running-shop";
import { FolderInUseError } from "../../storage/lock";
import type { ImportProgress, ImportReport } from "../import-report";
import { type ImportArguments, readArguments, USAGE } from "./arguments";
import { handOver } from "./hand-over";
import { importLocally } from "./local-import";
import { createReporter, summary } from "./report";
import { type FeedSource, openSource } from "./source";

const EXIT = { done: 0, failed: 1, usage: 2, held: 3, running: 1, applying: 1 } as const;

/** `npm run import`: imports a feed, whether or not the shop is running. Returns the exit code. */
export async function runImportCommand(argv: string[], env: Record<string, string | undefined>): Promise<number> {
  try {
    const wanted = readArguments(argv, env);
    if (wanted === null) {
      console.log(USAGE);
      return EXIT.done;
    }
    const report = await bringIn(wanted, env.DATABASE_URL || undefined);
    console.log(summary(report, wanted.dataDir));
    return EXIT[report.state];
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return EXIT.usage;
    }
    console.error(`De import is mislukt: ${reasonOf(error)}.`);
    return EXIT.failed;
  }
}

async function bringIn(wanted: ImportArguments, databaseUrl: string | undefined): Promise<ImportReport> {
  const source = await openSource(wanted);
  const reporter = createReporter(source.size);
  try {
    return await importOrHandOver(wanted, databaseUrl, source, reporter.onProgress);
  } finally {
    reporter.stop();
    await source.close();
  }
}

/**
 * Opening the embedded store shows whether a shop runs on it, before any of the feed is read. A database server allows
 * an import beside a running shop, but only that shop can update its search index, so there the shop is tried first.
 */
async function importOrHandOver(
  wanted: ImportArguments,
  databaseUrl: string | undefined,
  source: FeedSource,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  if (databaseUrl && (await isShopRunning(wanted.dataDir))) return handOver(wanted, source.bytes, onProgress);
  try {
    return await importLocally(wanted, databaseUrl, source.bytes, onProgress);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return handOver(wanted, source.bytes, onProgress);
  }
}
