import type { Wish } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { listedLeaves } from "./largest-kinds";
import { readIn } from "./read-in";

const SHORTEST = 4;
/** Letters that the names of two kinds of the same have at the end: `Steelstofzuigers` and `Robotstofzuigers`. */
const SAME_END = 6;
/** `doe maar een robot`: another thing, and no property of the one in view. */
const ONE = /\b(?:een|doe|liever|toch|naar|zo'n)\b/;

const lastWord = (name: string): string => tokens(fold(name)).at(-1) ?? "";

/** `een combi` of microwave ovens: the beginning of a value of theirs, which elsewhere names a kind. */
async function asValue(around: Around, state: DialogueState, text: string, read: Wish): Promise<Wish> {
  const [kind, ...others] = state.kinds;
  const word = fold(read.parts.find((part) => part.kind === "kind")?.said ?? "");
  if (!kind || others.length > 0 || read.kinds.some(({ key }) => key === kind.key)) return read;
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return read;
  // `een knuffel` after dolls, which are a category of their own.
  if (read.kinds.some(({ name }) => normalise(fold(name)) === normalise(word))) return read;
  const compound = `${word}${normalise(lastWord(kind.name))}`;
  const whole = await readIn(around, state, fold(text).replace(word, compound));
  const isValue = whole.parts.some(
    ({ said, filter }) => fold(said) === compound && filter && filter.key !== "category",
  );
  return isValue && whole.kinds.every(({ key }) => key === kind.key) ? whole : read;
}

/** The same where the shop has no such kind, but names products so. */
async function asName(around: Around, state: DialogueState, text: string, word: string, read: Wish): Promise<Wish> {
  const compound = `${word}${normalise(lastWord(state.kinds[0]?.name ?? ""))}`;
  const whole = await readIn(around, { ...state, kinds: [] }, fold(text).replace(word, compound));
  return whole.noun === compound ? { ...whole, isElsewhere: true } : read;
}

/** `doe maar een robot` after other vacuum cleaners: the beginning of the name of another kind of the same. */
async function asKind(around: Around, state: DialogueState, text: string, read: Wish): Promise<Wish> {
  const [kind, ...others] = state.kinds;
  const [word = "", ...further] = tokens(fold([read.q, ...read.leftovers].join(" ")));
  if (!kind || others.length > 0 || further.length > 0 || read.kinds.length > 0 || word.length < SHORTEST) return read;
  if (!ONE.test(fold(text))) return read;
  const end = lastWord(kind.name).slice(-SAME_END);
  const leaves = (await listedLeaves(around)).flat();
  const alike = leaves.filter(({ key, name }) => {
    const own = lastWord(name);
    // `toch een elektrische` of city bikes: `Elektrische fietsen`.
    const [first, second, third] = tokens(fold(name));
    if (first === word && second !== undefined && third === undefined)
      return key !== kind.key && lastWord(kind.name).endsWith(second);
    return key !== kind.key && own.startsWith(word) && own.endsWith(end) && own.length >= word.length + SAME_END;
  });
  const [leaf] = alike;
  if (alike.length > 1) return read;
  if (!leaf) return asName(around, state, text, word, read);
  const whole = await readIn(around, { ...state, kinds: [] }, fold(text).replace(word, fold(leaf.name)));
  return whole.kinds.some(({ key }) => key === leaf.key) ? whole : read;
}

/** What a message says by the first part of a word, the rest of which is the noun of the kind in view. */
export async function saidInPart(around: Around, state: DialogueState, text: string, read: Wish): Promise<Wish> {
  return asKind(around, state, text, await asValue(around, state, text, read));
}
