import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import { phraseWord } from "./data-lines";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

const DOUBLED = /([bdfgklmnprst])\1en$/;
const SINGLE = /([^aeiou][aeou])([bdfgklmnprst])en$/;

/** The plural that has the same stem and is of another word: `potten` of `poten`. */
function otherPlural(word: string): string | undefined {
  if (DOUBLED.test(word)) return word.replace(DOUBLED, "$1en");
  return SINGLE.test(word) ? word.replace(SINGLE, "$1$2$2en") : undefined;
}

/** The categories that are not only named with the plural of another word. */
function namedSo(keys: readonly string[], word: string, { categories }: ShopSense): readonly string[] {
  const other = otherPlural(word);
  if (other === undefined || keys.length === 0) return keys;
  const ends = (name: string, plural: string) =>
    fold(name)
      .split(/[^a-z]+/)
      .some((one) => one.endsWith(plural));
  return keys.filter((key) => {
    const name = categories.find((one) => one.key === key)?.name ?? "";
    return ends(name, word) || !ends(name, other);
  });
}

/** What the shop calls a phrase, by its own words or by those of the synonyms. */
export function shopSenses(words: readonly string[], sense: ShopSense): Pick<Mention, "kinds" | "heads" | "values"> {
  const { lexicon, synonyms } = sense;
  // The shop's own words are without apostrophes too: `levis`.
  const stems = words.map((word) => normalise(word.replaceAll("'", "")));
  const key = stems.join(" ");
  const found = synonyms.find(stems, 0);
  const others = found?.length === stems.length ? found.alternatives.map((other) => other.join(" ")) : [];
  const said = lexicon.valuesOf(key);
  // `met twee accu's` where some come `met 2 accu's`, and `3/4`.
  const counted =
    said.length > 0 || (words.length < 2 && !words[0]?.includes("/"))
      ? said
      : lexicon.valuesOf(words.map((word) => phraseWord(word.replaceAll("'", ""))).join(" "));
  const own = { kinds: lexicon.kindsOf(key), values: counted };
  const kinds = own.kinds.length > 0 ? own.kinds : others.flatMap((other) => lexicon.kindsOf(other));
  const heads = [...lexicon.headsOf(key), ...others.flatMap((other) => lexicon.headsOf(other))];
  return {
    kinds: namedSo(kinds, words.at(-1) ?? "", sense),
    heads: namedSo(heads, words.at(-1) ?? "", sense),
    values: (own.values.length > 0 ? own.values : others.flatMap((other) => lexicon.valuesOf(other))).filter(
      (one) =>
        words.length > 1 || others.length > 0 || one.field !== "brand" || isFormOf(words[0] ?? "", one.value, sense),
    ),
  };
}

/** Whether a word is a form of a name: `delen` has the stem of Dell, `bos` that of Bose, `bergen` that of Berg, and none is a form of it. */
function isFormOf(word: string, name: string, sense: ShopSense): boolean {
  const own = fold(name).replace(/[^a-z0-9]/g, "");
  const said = word.replaceAll("'", "");
  if (said.length < own.length) return !sense.isDutch(said);
  return said.startsWith(own) && (said.length === own.length || !sense.isDutch(said));
}
