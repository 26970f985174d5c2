import type { Wish, WishRequest } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { tokens } from "../analysis/tokens";
import type { ShopSense } from "./shop-sense";
import { readWish } from "./wish-reader";

interface Noun {
  said: string;
  /** The operator's other word for it, which names another kind. */
  other: string;
  kinds: readonly string[];
}

/**
 * What else the noun of a wish may name: the operator's other word for it, where that is a kind of its own (`toetsenbord` for
 * a `keyboard`, which by its own name is one with piano keys).
 */
async function otherNoun(
  { parts, kinds }: Wish,
  { lexicon, synonyms, kindsNamed }: ShopSense,
): Promise<Noun | undefined> {
  const said = parts.find(({ kind }) => kind === "kind")?.said ?? "";
  const stem = normalise(said.toLowerCase());
  if (!/^\p{L}+$/u.test(said) || lexicon.kindsOf(stem).length === 0) return undefined;
  for (const words of synonyms.find([stem], 0)?.alternatives ?? []) {
    const other = words.join(" ");
    const own = [...lexicon.kindsOf(other), ...lexicon.headsOf(other)];
    const found = own.length > 0 || words.length > 1 ? own : await kindsNamed(other);
    if (found.length > 0 && !found.some((one) => kinds.some(({ key }) => key === one)))
      return { said, other, kinds: found };
  }
  return undefined;
}

/** How many words nothing was done with, and demands that no filter knows. */
const unreadOf = ({ leftovers, demands = [] }: Wish): number =>
  new Set([...leftovers, ...demands.map(({ said }) => said)]).size;

const keysOf = ({ kinds }: Wish): string[] => kinds.map(({ key }) => key);

/** Whether what was not understood is named by where such things stand in the shop: `pc` by `Computers & telefoons`. */
function isNear({ leftovers }: Wish, kinds: readonly string[], { categories, synonyms }: ShopSense): boolean {
  const paths = categories.filter(({ key }) => kinds.includes(key)).flatMap(({ path }) => path);
  const named = new Set(paths.flatMap((name) => tokens(name)).map(normalise));
  return leftovers.some((said) => {
    const stem = normalise(said.toLowerCase());
    const others = synonyms.find([stem], 0)?.alternatives.flat() ?? [];
    return [stem, ...others].some((word) => named.has(word));
  });
}

/**
 * Reads a sentence; where words are left over and its noun also means another kind, with that meaning too. The one that more
 * of the sentence says something of is meant: `keyboard met achtergrondverlichting`, `keyboard voor bij de pc`.
 */
export async function readMeant(request: WishRequest, sense: ShopSense): Promise<Wish | null> {
  const wish = await readWish(request, sense);
  const noun = wish && unreadOf(wish) > 0 ? await otherNoun(wish, sense) : undefined;
  if (!wish || !noun) return wish;
  const other = await readWish({ ...request, q: request.q.replace(noun.said, noun.other) }, sense);
  if (!other || other.isElsewhere) return wish;
  const [own, others] = [unreadOf(wish), unreadOf(other)];
  const isOther =
    others < own || (others === own && isNear(wish, noun.kinds, sense) && !isNear(wish, keysOf(wish), sense));
  return isOther ? other : wish;
}
