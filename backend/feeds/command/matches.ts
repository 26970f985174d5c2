import { z } from "zod";
import { services } from "#contract/services";
import { dataFolder, plain, readWords, runCommand, UsageError } from "../../operator/command";
import { askShop, requireShop } from "../../operator/running-shop";
import type { ListedState } from "../match-list";

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
  say?: (text: string) => void,
): Promise<number> {
  return runCommand(USAGE, () => answer(argv, env), say);
}

async function answer(argv: string[], env: Record<string, string | undefined>): Promise<string> {
  const { values, positionals } = readWords(argv, {});
  if (values.help) return USAGE;
  const dataDir = dataFolder(values.data, env);
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

async function ask(dataDir: string, path: string, body?: unknown): Promise<unknown> {
  await requireShop(dataDir);
  return askShop(dataDir, `${services.feeds.mount}/matches${path}`, { body, timeoutMs: TIMEOUT_MS });
}
