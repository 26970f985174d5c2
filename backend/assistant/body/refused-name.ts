import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import { isPlainWord } from "../../search/wish/small-words";
import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { MOST_CHECKED, requestOf } from "./request";
import { beginsCode, codeIn } from "./said-names";

const LEAD = String.raw`(?:(?:en|maar|nee|ok|oke|toch|liever|doe|graag|gewoon|dan)[ ,]+)*`;
const ANOTHER = String.raw`(?:[,.;]? (?:maar |liever |graag |dan |doe )*(?:iets|wat|een) anders?(?: dan| graag| aub)?)?`;
const REFUSES: readonly RegExp[] = [
  // `die k3 niet, iets anders`
  new RegExp(
    String.raw`^${LEAD}(?:die|de|dat|het) ([^,.;]{1,25}?) (?:liever |toch |maar |graag |ook )*niet${ANOTHER}$`,
  ),
  // `doe maar de gewone, niet de ultra`
  new RegExp(
    String.raw`^${LEAD}(?:de |een |het )?(?:gewone|gewoon|normale|standaard)\b[^,.;]{0,25}[,.;]? (?:dus |en )?(?:niet|geen|zonder) (?:de |het |een |die )?([^,.;]{1,25})$`,
  ),
  // `geen shield, gewoon de t7`
  new RegExp(
    String.raw`^${LEAD}(?:niet|geen) (?:de |het |een |die )?([^,.;]{1,25}?)[,.;]? (?:maar |dan )?(?:gewoon|wel|liever|doe maar|doe)(?: gewoon)? (?:de |het |een )?(?<instead>[^,.;]{1,25})$`,
  ),
  new RegExp(String.raw`^${LEAD}(?:niet|geen|zonder) (?:de |het |een |die )?([^,.;]{1,25})$`),
];
const PLAIN = REFUSES.length - 1;
const MOST_WORDS = 3;

const runsIn = (name: string, words: string): boolean => ` ${tokens(fold(name)).join(" ")} `.includes(` ${words} `);

/** `toch de gewone`: not the one of the last word that was searched for. */
const PLAIN_ONE = new RegExp(
  String.raw`^${LEAD}(?:de |een )(?:gewone|normale|standaard)(?: (?:dan|graag|maar|versie|uitvoering|variant|is (?:goed|prima|genoeg|goed genoeg)))*$`,
);
const lastName = ({ q, kinds, noun }: DialogueState): string | undefined => {
  const words = q.split(" ").filter((word) => word !== "" && word !== noun);
  return words
    .slice(kinds.length > 0 || noun !== "" ? 0 : 1)
    .findLast((word) => /^\p{L}{2,}$/u.test(word) && !isCommonUnit(word));
};

/** What was said, and the same as names may have it: `k3` of a `K 3`, `dhp482` of a `DHP482RTJ`. */
function formsOf(words: string, names: readonly string[]): string[] {
  const codes = beginsCode(words) ? names.flatMap((name) => codeIn(name, words) ?? []) : [];
  return [...new Set([words, words.replace(/\b([a-z]{1,3})(\d{1,4})\b/g, "$1 $2"), ...codes])];
}

/**
 * The conversation without what is named by the words that a message refuses, as a whole and as names have it: `die k3 niet`
 * of what is a `K 3`. The words are no longer searched by. Undefined where they are no part of a name of what is sought.
 */
export async function withoutNamed(
  around: Around,
  text: string,
  state: DialogueState,
): Promise<DialogueState | undefined> {
  const folded = fold(text)
    .replace(/[\s?!.,;]+$/, "")
    .trim();
  const at = REFUSES.findIndex((form) => form.test(folded));
  const found = REFUSES[at]?.exec(folded);
  const said = found?.[1] ?? (PLAIN_ONE.test(folded) ? lastName(state) : undefined);
  if (said === undefined || state.shown.length === 0 || tokens(said).length > MOST_WORDS) return undefined;
  const read = await readIn(around, state, said);
  if (read.kinds.length > 0 || read.parts.length > 0) return undefined;
  const sought = state.q.split(" ").filter(Boolean);
  const refused = tokens(said);
  // What is wanted in its place is what was sought already, or is another wish.
  if (!tokens(found?.groups?.instead ?? "").every((word) => isPlainWord(word) || sought.map(fold).includes(word)))
    return undefined;
  const q = sought.filter((word) => !refused.includes(fold(word))).join(" ");
  // What is searched by was meant until now, and is all that is in view.
  const { ids } = await around.finder.ids(requestOf({ ...state, q }, around.view, { current: 0, size: MOST_CHECKED }));
  const names = (await summariesOf(around, ids)).map(({ name }) => name);
  const form = formsOf(refused.join(" "), names).find((words) => names.some((name) => runsIn(name, words)));
  if (form === undefined || names.every((name) => runsIn(name, form))) return undefined;
  const isSpelled = form === refused.join(" ") && !form.includes(" ");
  // One word that is refused as such is read as any other demand.
  if (at === PLAIN && isSpelled && q === state.q) return undefined;
  const label = `niet ${said}`;
  const common = { label, said, hard: true, turn: around.turn };
  const isOneWord = !form.includes(" ");
  const part: StatePart = isOneWord
    ? { ...common, id: `without:${form}`, filter: { key: "without", values: [form] } }
    : { ...common, id: `untold:${form}`, untold: form.split(" ").map(normalise) };
  const parts = state.parts.filter(({ needed }) => !needed?.some((word) => refused.map(normalise).includes(word)));
  return { ...state, q, parts: withParts(parts, [part]), pages: 0, focus: null, question: null };
}
