import type { WishDemand } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { tokens as wordsOf } from "../analysis/tokens";
import { valuesMeant } from "./read-other-words";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/**
 * What the word for a kind says of its products beside what they are, where no filter does and some of them say it: of
 * `hondenbrokken`, which is dog food, that it is dry.
 */
export function demandsOfKind({ parts }: Reading, kinds: readonly string[], sense: ShopSense): WishDemand[] {
  const names = sense.categories
    .filter(({ key }) => kinds.includes(key))
    .flatMap(({ path }) => path.flatMap((name) => wordsOf(name).map(normalise)));
  return parts.flatMap(({ kind, said }) => {
    const word = said.toLowerCase();
    const stem = normalise(word);
    if (kind !== "kind" || !/^[a-z]+$/.test(word) || names.some((name) => name.endsWith(stem))) return [];
    if (parts.some((one) => one.kind !== "kind" && one.said === said)) return [];
    const value = valuesMeant(word, sense).find((one) => stem.endsWith(one) && sense.hasProperty(one, kinds));
    return value === undefined ? [] : [{ said, word: value }];
  });
}
