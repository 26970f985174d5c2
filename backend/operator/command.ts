import { resolve } from "node:path";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { reasonOf } from "./failure";

type Environment = Record<string, string | undefined>;

/** The command was called wrongly; the reason is in Dutch. */
export class UsageError extends Error {}

export const EXIT = { done: 0, failed: 1, usage: 2 } as const;

/** Lines of every usage text. */
export const COMMON_OPTIONS = `  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg`;
export const EXIT_CODES = "Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik";

const COMMON = { data: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

/** The words and options of a command: its own ones, `--data` and `--help`. Throws UsageError. */
export function readWords<const Own extends NonNullable<ParseArgsConfig["options"]>>(argv: string[], own: Own) {
  try {
    return parseArgs({ args: argv, allowPositionals: true, options: { ...COMMON, ...own } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** npm starts us in the project folder; paths are resolved against the user's working directory. */
export function fromHere(path: string, env: Environment): string {
  return resolve(env.INIT_CWD ?? "", path);
}

/** The shop's data folder: `--data`, else DATA_DIR. */
export function dataFolder(data: string | undefined, env: Environment): string {
  return data ? fromHere(data, env) : resolve(env.DATA_DIR || "data");
}

/** Runs a command of the operator: prints its answer, or why there is none. Returns the exit code. */
export async function runCommand(
  usage: string,
  answer: () => Promise<string>,
  say: (text: string) => void = (text) => void process.stdout.write(`${text}\n`),
): Promise<number> {
  try {
    say(await answer());
    return EXIT.done;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${usage}` : `Dat is niet gelukt: ${reasonOf(error)}.`);
    return isUsage ? EXIT.usage : EXIT.failed;
  }
}

/** Strips control characters, so that a feed or a user cannot send terminal escape codes. */
export function plain(text: string): string {
  return text.replace(/\p{Cc}/gu, " ");
}
