import type { Senses } from "./scan";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";

const SHORTEST_MODIFIER = 3;

/** Nearly all products with a value: the others of `luisterboek` are novels, which it does not name. */
const NEARLY_ALL = 0.9;

const TYPE = /^(?:type|soort)\b|soort$/i;

/** In more of them none is looked for. */
const MOST_CATEGORIES = 500;

/** A compound that is only a value, with the kind that it ends in (`combimagnetron`, `winterjas`) or is a type of. */
function headedCompound(senses: Senses, word: string, sense: ShopSense): Senses {
  const { facts, categories } = sense;
  if (!/^[a-z]+$/.test(word) || senses.gender !== undefined || senses.fixed) return senses;
  const count = (keys: readonly string[]) =>
    senses.values.reduce((sum, { field, value }) => sum + facts.countOf(`feature::${field}`, value, keys), 0);
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_MODIFIER; cut++) {
    const { kinds, heads } = shopSenses([word.slice(cut)], sense);
    const named = [...new Set([...kinds, ...heads])].filter((key) => count([key]) > 0);
    const types = senses.values.filter(({ field }) => TYPE.test(field));
    const typed = named.filter((key) =>
      types.some(({ field, value }) => facts.countOf(`feature::${field}`, value, [key]) > 0),
    );
    // A `schoudertas` is a type of handbag, though diaper bags may be worn so.
    if (typed.length > 0 && typed.length < named.length)
      return { ...senses, values: types, heads: typed, isHeaded: true };
    if (named.length > 0 && count(named) >= count([]) * NEARLY_ALL) return { ...senses, heads: named, isHeaded: true };
  }
  // A `volautomaat` and an `autoshampoo`.
  const isType = senses.values.every(({ field }) => TYPE.test(field));
  if (!isType || categories.length > MOST_CATEGORIES) return senses;
  const found = categories.filter(({ key }) => count([key]) > 0);
  const leaves = found.filter(({ key }) => !found.some((one) => one.key.startsWith(`${key}.`)));
  return leaves.length === 1 ? { ...senses, heads: leaves.map(({ key }) => key), isHeaded: true } : senses;
}

/** A phrase that is only a value, with the kind that its last word names. */
export function headed(senses: Senses, words: readonly string[], sense: ShopSense): Senses {
  const [only = "", ...more] = words;
  const isValue = senses.kinds.length + senses.heads.length === 0 && senses.values.length > 0;
  if (more.length === 0 && isValue && !senses.values.some(({ field }) => field === "brand" || field === "color"))
    return headedCompound(senses, only, sense);
  if (words.length < 2 || senses.values.length === 0 || senses.kinds.length + senses.heads.length > 0) return senses;
  if (senses.values.some(({ field }) => field === "brand")) return senses;
  const { kinds, heads } = shopSenses(words.slice(-1), sense);
  const named = kinds.length > 0 ? kinds : heads;
  // A value of something else says nothing of this kind.
  const isOfKind = senses.values.some(({ field, value }) => sense.facts.countOf(`feature::${field}`, value, named) > 0);
  return named.length > 0 && isOfKind ? { ...senses, kinds, heads, isHeaded: true } : senses;
}
