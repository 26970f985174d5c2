import { normalise } from "../analysis/normalise";
import { phraseWord } from "./data-lines";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

/** What the shop calls a phrase, by its own words or by those of the synonyms. */
export function shopSenses(
  words: readonly string[],
  { lexicon, synonyms }: ShopSense,
): Pick<Mention, "kinds" | "heads" | "values"> {
  // The shop's own words are without apostrophes too: `levis`.
  const stems = words.map((word) => normalise(word.replaceAll("'", "")));
  const key = stems.join(" ");
  const found = synonyms.find(stems, 0);
  const others = found?.length === stems.length ? found.alternatives.map((other) => other.join(" ")) : [];
  const said = lexicon.valuesOf(key);
  // `met twee accu's` where some come `met 2 accu's`.
  const counted =
    said.length > 0 || words.length < 2
      ? said
      : lexicon.valuesOf(words.map((word) => phraseWord(word.replaceAll("'", ""))).join(" "));
  const own = { kinds: lexicon.kindsOf(key), values: counted };
  const kinds = own.kinds.length > 0 ? own.kinds : others.flatMap((other) => lexicon.kindsOf(other));
  return {
    kinds,
    heads: [...lexicon.headsOf(key), ...others.flatMap((other) => lexicon.headsOf(other))],
    values: own.values.length > 0 ? own.values : others.flatMap((other) => lexicon.valuesOf(other)),
  };
}
