import type { ParseArgsConfig } from "node:util";
import { dataFolder, readWords, runCommand, UsageError } from "./command";
import { askShop, requireShop } from "./running-shop";

type Environment = Record<string, string | undefined>;
type Options = NonNullable<ParseArgsConfig["options"]>;

/** Asks the running shop at a path below one mount; a body makes it a POST. Throws CommandError. */
export type Ask = (path: string, body?: unknown) => Promise<unknown>;
/** Carries out a command and returns its exit code. */
export type Command = (argv: string[], env: Environment, say?: (text: string) => void) => Promise<number>;

const TIMEOUT_MS = 10_000;

/** Whoever asks is told first when no shop runs on the folder. */
export function askerOf(dataDir: string, mount: string, timeoutMs = TIMEOUT_MS): Ask {
  return async (path, body) => {
    await requireShop(dataDir);
    return askShop(dataDir, `${mount}${path}`, { body, timeoutMs });
  };
}

/** A command whose arguments `read` turns into what is wanted; null asks for the usage text. */
export function operatorCommand<Wanted>(
  usage: string,
  read: (argv: string[], env: Environment) => Wanted | null,
  carryOut: (wanted: Wanted) => Promise<string>,
): Command {
  return (argv, env, say) =>
    runCommand(
      usage,
      async () => {
        const wanted = read(argv, env);
        return wanted === null ? usage : carryOut(wanted);
      },
      say,
    );
}

interface Shape<Own extends Options> {
  usage: string;
  /** Where the shop answers for this command. */
  mount: string;
  options: Own;
  /** How many words it takes at most. */
  most: number;
  timeoutMs?: number;
}

/** A command of a few words that all ask the shop at one mount. */
export function wordsCommand<const Own extends Options>(
  { usage, mount, options, most, timeoutMs }: Shape<Own>,
  carryOut: (words: string[], ask: Ask, values: ReturnType<typeof readWords<Own>>["values"]) => Promise<string>,
): Command {
  return operatorCommand(
    usage,
    (argv, env) => {
      const { values, positionals } = readWords(argv, options);
      const { data, help } = values as { data?: string; help?: boolean };
      if (help) return null;
      if (positionals.length > most) {
        const rest = positionals.slice(most).join(" ");
        throw new UsageError(`Dit is te veel: ${rest}. Zet een tekst van meer woorden tussen aanhalingstekens`);
      }
      return { words: positionals, values, ask: askerOf(dataFolder(data, env), mount, timeoutMs) };
    },
    ({ words, ask, values }) => carryOut(words, ask, values),
  );
}

/** Words that no command consists of. */
export function wrongWords(words: string[]): UsageError {
  return new UsageError(words.length === 0 ? "Geef een opdracht" : `Deze opdracht klopt niet: ${words.join(" ")}`);
}
