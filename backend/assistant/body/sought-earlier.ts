import type { Wish } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";

/** What the visitor looks at changes: nothing was shown of it, asked about it or answered. */
export const startedAnew = { shown: [], pages: 0, focus: null, compared: [], asked: [], question: null, inARow: 0 };

type Search = DialogueState["earlier"][number];
const MOST_EARLIER = 4;

const isWithin = (one: { key: string }, other: { key: string }): boolean =>
  one.key === other.key || one.key.startsWith(`${other.key}.`);

/** Whether both are of the same things: of one category, or by the same words where there is none. */
function isOfSame(one: Pick<Search, "kinds" | "noun" | "q">, other: Pick<Search, "kinds" | "noun" | "q">): boolean {
  if (one.kinds.length > 0 || other.kinds.length > 0)
    return one.kinds.some((kind) => other.kinds.some((known) => isWithin(kind, known) || isWithin(known, kind)));
  return one.noun === "" ? one.q !== "" && one.q === other.q : one.noun === other.noun;
}

/** What was sought so far, among what was sought before it. */
export function withEarlier({ earlier, kinds, noun, q, parts }: DialogueState): DialogueState["earlier"] {
  const now: Search = { kinds, noun, q, parts };
  if (kinds.length === 0 && q === "" && noun === "") return earlier;
  return [...earlier.filter((one) => !isOfSame(one, now)), now].slice(-MOST_EARLIER);
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const BACK = /\b(?:terug|teruggaan|terugkomen) (?:naar|op|bij)\b|\bweer\b/i;
const ARTICLES = ["de", "het", "die", "dat", "mijn"];

/** Whether what is named was spoken of before: `terug naar jassen`, `de jas liever in het rood`. */
function pointsBack(message: string, said: string): boolean {
  const words = fold(said);
  return BACK.test(message) || ARTICLES.some((one) => fold(message).includes(`${one} ${words}`));
}

/** Whether what was sought goes by a word, or by one that ends so: `laarzen` of `Regenlaarzen`. */
function isCalled({ kinds, noun, q }: Search, word: string): boolean {
  const stem = normalise(word);
  const called = [...kinds.map(({ name }) => name), noun, q].flatMap(tokens);
  return called.some((one) => fold(one).endsWith(word) || normalise(one).endsWith(stem));
}

/**
 * What was sought of the same things before something else was, and what a message says of it besides: `terug naar de
 * jassen, maar in het zwart`. Undefined where nothing was, or where the message names them anew.
 */
export function soughtEarlier(
  state: DialogueState,
  { kinds, noun = "", q, parts }: Wish,
  message: string,
  text: string,
): { state: DialogueState; text: string } | undefined {
  const wanted = { kinds: kinds.map(({ key, name, path }) => ({ key, name, path })), noun, q };
  const said = parts.find(({ kind }) => kind === "kind")?.said ?? (noun || q);
  const word = fold(said).split(" ").at(-1) ?? "";
  if (word === "" || state.earlier.length === 0 || isOfSame(state, wanted) || !pointsBack(message, said))
    return undefined;
  const before =
    state.earlier.findLast((one) => isOfSame(one, wanted)) ?? state.earlier.findLast((one) => isCalled(one, word));
  if (!before) return undefined;
  const named = new RegExp(String.raw`(?:\b(?:${ARTICLES.join("|")}) )?${escaped(said)}`, "iu");
  return {
    state: { ...state, ...startedAnew, earlier: withEarlier(state), ...before },
    text: text
      .replace(named, " ")
      .replace(/\s+/g, " ")
      .replace(/^[ ,.]+/, "")
      .trim(),
  };
}
