import { z } from "zod";
import { services } from "#contract/services";
import { COMMON_OPTIONS, EXIT_CODES, plain, UsageError } from "../../operator/command";
import { type Ask, wordsCommand, wrongWords } from "../../operator/shop-command";
import type { ListedState } from "../match-list";

const TIMEOUT_MS = 150_000;

const USAGE = `Gebruik: npm run matches -- <opdracht> [opties]

  list [vragen|samengevoegd|besloten|gesplitst]   toon wat misschien hetzelfde product is (standaard: vragen),
                              wat imports op titel samenvoegden, of wat je zelf samenvoegde of splitste
  join PRODUCT PRODUCT        voeg het eerste product samen met het tweede; het eerste adres verwijst door
  split AANBIEDING            haal een aanbieding weer van haar product af

${COMMON_OPTIONS}

De winkel moet draaien. Latere imports houden zich aan je besluiten.
${EXIT_CODES}`;

const STATES: Record<string, ListedState> = {
  vragen: "unsure",
  samengevoegd: "joined",
  besloten: "together",
  gesplitst: "apart",
};

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
export const runMatchesCommand = wordsCommand(
  { usage: USAGE, mount: `${services.feeds.mount}/matches`, options: {}, most: 3, timeoutMs: TIMEOUT_MS },
  async (words, ask) => {
    const [word, first, second] = words;
    if (word === "list" && second === undefined) return listed(ask, first ?? "vragen");
    if (word === "join" && first && second) {
      const { message } = told.parse(await ask("/join", { from: first, to: second }));
      return message || `Samengevoegd; ${first} verwijst nu door naar ${second}`;
    }
    if (word === "split" && first && second === undefined) {
      const { message } = told.parse(await ask("/split", { offer: first }));
      return message || "Gesplitst";
    }
    throw wrongWords(words);
  },
);

async function listed(ask: Ask, name: string): Promise<string> {
  const state = Object.hasOwn(STATES, name) ? STATES[name] : undefined;
  if (state === undefined) throw new UsageError(`Zo'n lijst is er niet: ${name}`);
  const { total, matches } = list.parse(await ask(`?state=${state}`));
  if (total === 0) return "Er staat niets in deze lijst";
  const blocks = matches.map(({ offerId, title, shop, ownId, productId, productName, score }) => {
    const command = state === "unsure" || state === "apart" ? `join ${ownId} ${productId}` : `split ${offerId}`;
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
