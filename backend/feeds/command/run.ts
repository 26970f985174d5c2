import { UsageError } from "../../operator/command";
import { reasonOf } from "../../operator/failure";
import { putOnSchedule } from "../../operator/on-schedule";
import type { ImportReport } from "../import-report";
import { type ImportArguments, readArguments, USAGE } from "./arguments";
import { bringIn } from "./bring-in";
import { summary } from "./report";
import { openSource } from "./source";

const EXIT = { done: 0, failed: 1, usage: 2, held: 3, running: 1, applying: 1 } as const;

/** `npm run import`: imports a feed, whether or not the shop is running. Returns the exit code. */
export async function runImportCommand(argv: string[], env: Record<string, string | undefined>): Promise<number> {
  try {
    const wanted = readArguments(argv, env);
    if (wanted === null) {
      console.log(USAGE);
      return EXIT.done;
    }
    if (wanted.every !== undefined) {
      console.log(await putFeedOnSchedule(wanted, wanted.every));
      return EXIT.done;
    }
    const report = await openAndBringIn(wanted, env.DATABASE_URL || undefined);
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

function putFeedOnSchedule(
  { shop: name, url, feed, dataDir, allowPrivate }: ImportArguments,
  everyMinutes: number,
): Promise<string> {
  const entry = { kind: "feed" as const, name, url, feed, everyMinutes, allowPrivate };
  return putOnSchedule(dataDir, { ...entry, maxPages: 0, pause: 0, about: "" });
}

async function openAndBringIn(wanted: ImportArguments, databaseUrl: string | undefined): Promise<ImportReport> {
  const source = await openSource(wanted);
  try {
    return await bringIn(wanted, databaseUrl, source);
  } finally {
    await source.close();
  }
}
