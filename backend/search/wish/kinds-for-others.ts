import { genderWords } from "../analysis/attributes";
import { normalise } from "../analysis/normalise";
import { tokens as wordsOf } from "../analysis/tokens";
import { narrowed, usable, type Visitor } from "./read-kinds";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

const SHORTEST_HEAD = 4;

const people = [...new Set(Object.values(genderWords).flat())];
const isForPeople = (word: string) => people.some((one) => normalise(one) === normalise(word));
/** `sneakers` of `damessneakers`. */
const withoutPeople = (word: string): string => {
  const found = people.find((one) => word.startsWith(one) && word.length - one.length >= SHORTEST_HEAD);
  return found === undefined ? word : word.slice(found.length);
};

/**
 * The same kind of thing for somebody else, when the category in view is for other people: `en voor heren` after women's
 * sneakers. Empty when its products are for this person too, or no such category is known.
 */
export function kindsForOthers(mentions: readonly Mention[], visitor: Visitor, sense: ShopSense): string[] {
  const { category } = visitor;
  const gender = mentions.find((mention) => mention.gender !== undefined && mention.denied === undefined)?.gender;
  const view = sense.categories.find(({ key }) => key === category);
  if (!view || category === undefined || gender === undefined) return [];
  if (sense.facts.countOf("gender", gender, [category]) > 0) return [];
  const names = wordsOf(view.name)
    .filter((word) => !isForPeople(word))
    .map(withoutPeople);
  const key = names.map(normalise).join(" ");
  const same = usable([...sense.lexicon.kindsOf(key), ...sense.lexicon.headsOf(key)], visitor, sense);
  const main = `${category.split(".")[0]}.`;
  const others = same.filter((one) => one !== category);
  const near = others.filter((one) => one.startsWith(main));
  return narrowed(near.length > 0 ? near : others, [gender], sense, true);
}
