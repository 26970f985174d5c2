import { fold } from "../analysis/tokens";
import { otherSenses } from "./read-other-words";
import type { Mention, Senses } from "./scan";
import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { yes } from "./value-words";

const OWNER = /^(?:mijn|m'n|mn|je|jouw|uw|onze|ons|zijn|haar)$/;

/** `over mijn oren` for `over de oren`. */
export function withoutOwner(words: readonly string[], sense: ShopSense): Senses | undefined {
  const at = words.findIndex((word) => OWNER.test(word));
  if (at <= 0 || at === words.length - 1) return undefined;
  const others = ["de", "het"].map((one) => otherSenses(words.with(at, one), sense)).find(({ length }) => length > 0);
  return others && { kinds: [], heads: [], values: [], others };
}

const article = /^(?:een|de|het|n)$/;

/** `met een extra controller` where some come `Met extra controller`. */
export function withoutArticle(
  [first = "", second = "", ...others]: readonly string[],
  sense: ShopSense,
): Senses | undefined {
  if (!/^(?:met|zonder)$/.test(first) || !article.test(second) || others.length === 0) return undefined;
  const { values } = shopSenses([first, ...others], sense);
  return values.length > 0 ? { kinds: [], heads: [], values } : undefined;
}

/** `geen inductie nodig`: whether a thing has what others have is no matter. */
export const isSpared = (tokens: readonly Token[], denied: number, { to, values }: Mention): boolean =>
  tokens[denied]?.text === "geen" && tokens[to]?.text === "nodig" && values.some(({ value }) => yes.has(fold(value)));
