import { compoundParts } from "../../search/analysis/compound-parts";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { isPlainWord } from "../../search/wish/small-words";
import { readTraits } from "../records";
import { type DialogueState, wordsSought } from "../state";
import type { Around } from "./around";
import { type Leaf, listedLeaves } from "./largest-kinds";
import { summariesOf } from "./products";
import { requestOf } from "./request";

const SHORTEST_PART = 3;
/** Products that are looked at for their categories. */
const LOOKED_AT = 12;
const parts: readonly string[] = [...new Set(compoundParts)]
  .filter((part) => part.length >= SHORTEST_PART)
  .sort((a, b) => b.length - a.length);

const stemsOf = (text: string): string[] => tokens(fold(text)).map(normalise);
/** What the name of a category may be the plural of: `flessen` of `fles`. */
const singles = (name: string): string[] =>
  /(?:en|s)$/.test(name)
    ? [name.replace(/(?:en|s)$/, ""), name.replace(/([a-z])\1en$/, "$1")].filter((one) => one !== name)
    : [name];

/** How much of a word a name shares: a Dutch word at an end of both, twice as much where it is the noun of both. */
function sharedPart(word: string, name: string): number {
  const isHead = (part: string) => singles(name).some((one) => one.endsWith(part));
  const isIn = (part: string) => word.startsWith(part) || word.endsWith(part);
  const part = parts.find((one) => isIn(one) && (name.startsWith(one) || isHead(one)));
  if (part === undefined) return 0;
  return word.endsWith(part) && isHead(part) ? part.length * 2 : part.length;
}

/** The kinds whose names share a part with a word: other lamps for a `tafellamp`. */
function namedAlike(leaves: readonly Leaf[], words: readonly string[]): Leaf[] {
  const scored = leaves.map((leaf) => {
    const names = tokens(fold(leaf.name));
    return { leaf, score: Math.max(0, ...words.flatMap((word) => names.map((name) => sharedPart(word, name)))) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.leaf.productCount - a.leaf.productCount)
    .map(({ leaf }) => leaf);
}

/** The kinds of what mentions the thing: beds for a `matras`. */
async function mentioning(around: Around, leaves: readonly Leaf[], noun: string): Promise<Leaf[]> {
  const request = requestOf({ kinds: [], noun: "", q: noun, parts: [] }, around.view, { current: 0, size: LOOKED_AT });
  const { ids, relaxed, mended } = await around.finder.ids(request);
  if (relaxed !== undefined || mended !== undefined) return [];
  const traits = await readTraits(around.kit.db, ids);
  // What a description mentions is seldom near: `sokken` of washing machines.
  const isTold = ({ id, name }: { id: string; name: string }) =>
    [name, ...(traits.get(id)?.specifications ?? []).flatMap((one) => [one.name, one.value])].some((text) =>
      stemsOf(text).includes(normalise(noun)),
    );
  const keys = (await summariesOf(around, ids)).filter(isTold).map(({ category }) => category);
  return [...new Set(keys)].flatMap((key) => leaves.find((leaf) => leaf.key === key) ?? []);
}

const parentOf = (key: string): string => key.slice(0, key.lastIndexOf(".") + 1);

/** Kinds near to what was asked for and is not here: those beside it, named alike, or of what mentions it. */
export async function nearKinds(around: Around, state: DialogueState, most: number): Promise<string[]> {
  const leaves = (await listedLeaves(around)).flat();
  const beside = state.kinds.flatMap(({ key }) => [
    ...leaves.filter((leaf) => leaf.key === key),
    ...leaves.filter((leaf) => parentOf(key) !== "" && leaf.key.startsWith(parentOf(key))),
  ]);
  const [noun = "", ...others] = tokens(fold(wordsSought(state))).filter((word) => !isPlainWord(word));
  if (noun === "") return namesOf(beside, most);
  const alike = [...namedAlike(leaves, [noun]), ...namedAlike(leaves, others)];
  const found = [...beside, ...alike];
  const mentioned = found.length < most ? await mentioning(around, leaves, noun) : [];
  return namesOf([...found, ...mentioned], most);
}

const namesOf = (leaves: readonly Leaf[], most: number): string[] =>
  [...new Set(leaves.map(({ name }) => name.toLowerCase()))].slice(0, most);
