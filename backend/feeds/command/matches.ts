import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { services } from "#contract/services";
import { operatorKey } from "../../auth/operator-key";
import type { ListedState } from "../match-list";
import { UsageError } from "./arguments";
import { CommandError, reasonOf } from "./failure";
import { isShopRunning, runningShop } from "./hand-over";

const EXIT = { done: 0, failed: 1, usage: 2 } as const;
const TIMEOUT_MS = 150_000;

const USAGE = `Gebruik: npm run matches -- <opdracht> [opties]

  list [vragen|samengevoegd|besloten]   toon wat misschien hetzelfde product is (standaard: vragen),
                              wat imports op titel samenvoegden, of wat je zelf samenvoegde
  join PRODUCT PRODUCT        voeg het eerste product samen met het tweede; het eerste adres verwijst door
  split AANBIEDING            haal een aanbieding weer van haar product af

  --data MAP                  gegevensmap van de winkel (standaard: DATA_DIR, of data)
  --help                      toon deze uitleg

De winkel moet draaien. Latere imports houden zich aan je besluiten.
Afsluitcodes: 0 gelukt, 1 mislukt, 2 verkeerd gebruik`;

const STATES: Record<string, ListedState> = { vragen: "unsure", samengevoegd: "joined", besloten: "together" };

const told = z.object({ message: z.string() });
const list = z.object({
  total: z.number(),
  matches: z.array(
    z.object({
      offerId: z.string(),
      title: z.string(),
      shop: z.string(),
      ownId: z.string(),
      productId: z.string(),
      productName: z.string(),
      score: z.number(),
    }),
  ),
});

/** `npm run matches`: lists and decides which offers of the running shop are of one product. Returns the exit code. */
export async function runMatchesCommand(
  argv: string[],
  env: Record<string, string | undefined>,
  say: (text: string) => void = console.log,
): Promise<number> {
  try {
    say(await answer(argv, env));
    return EXIT.done;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${USAGE}` : `Dat is niet gelukt: ${reasonOf(error)}.`);
    return isUsage ? EXIT.usage : EXIT.failed;
  }
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = parse(argv);
  if (values.help) return USAGE;
  // npm starts us in the project folder; resolve paths against the user's working directory.
  const dataDir = values.data ? resolve(env.INIT_CWD ?? "", values.data) : resolve(env.DATA_DIR || "data");
  const [word = "", first, second, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`Dit is te veel: ${more.join(" ")}`);
  if (word === "list" && second === undefined) return listed(dataDir, first ?? "vragen");
  if (word === "join" && first && second) {
    const { message } = told.parse(await ask(dataDir, "/join", { from: first, to: second }));
    return message || `Samengevoegd; ${first} verwijst nu door naar ${second}`;
  }
  if (word === "split" && first && second === undefined) {
    const { message } = told.parse(await ask(dataDir, "/split", { offer: first }));
    return message || "Gesplitst";
  }
  throw new UsageError(word === "" ? "Geef een opdracht" : `Deze opdracht klopt niet: ${positionals.join(" ")}`);
}

async function listed(dataDir: string, name: string): Promise<string> {
  const state = Object.hasOwn(STATES, name) ? STATES[name] : undefined;
  if (state === undefined) throw new UsageError(`Zo'n lijst is er niet: ${name}`);
  const { total, matches } = list.parse(await ask(dataDir, `?state=${state}`));
  if (total === 0) return "Er staat niets in deze lijst";
  const blocks = matches.map(({ offerId, title, shop, ownId, productId, productName, score }) => {
    const command = state === "unsure" ? `join ${ownId} ${productId}` : `split ${offerId}`;
    return [
      `${Math.round(100 * score)} %  ${title} (${shop})`,
      `      ${productName} (${productId})`,
      `      ${command}`,
    ]
      .map(plain)
      .join("\n");
  });
  if (total > matches.length) blocks.push(`… en nog ${total - matches.length}`);
  return blocks.join("\n\n");
}

/** Strips control characters, so that a feed cannot send terminal escape codes. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, " ");

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: { data: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function ask(dataDir: string, path: string, body?: unknown): Promise<unknown> {
  if (!(await isShopRunning(dataDir)))
    throw new CommandError(`er draait geen winkel op ${dataDir}. Start de winkel eerst`);
  const response = await fetch(`${await runningShop(dataDir)}${services.feeds.mount}/matches${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${await operatorKey(dataDir)}`, "content-type": "application/json" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answered: unknown = await response.json().catch(() => null);
  if (response.ok) return answered;
  throw new CommandError(told.safeParse(answered).data?.message ?? `de winkel antwoordt ${response.status}`);
}
