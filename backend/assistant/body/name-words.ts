import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import { isSmallWord } from "../../search/wish/small-words";
import { readTraits } from "../records";
import { type DialogueState, type StatePart, wantsOf } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { MOST_CHECKED, requestOf } from "./request";
import { type Form, formsOf, isVersion, MOST_WORDS, nameWordsIn } from "./said-names";
import { toldOf } from "./tells";
import { neededPart } from "./untold";

/** The word that says which thing is sought, where no category does. */
function headOf({ kinds, noun, q }: Pick<DialogueState, "kinds" | "noun" | "q">): string[] {
  const words = q.split(" ").filter(Boolean);
  if (noun !== "") return noun.split(" ").filter((word) => words.includes(word));
  return kinds.length === 0 ? words.slice(0, 1) : [];
}

interface Found {
  /** What was searched by that goes on. */
  kept: readonly string[];
  gone: readonly string[];
  named: readonly string[];
}

/** Words, of which a number and its unit are one. */
function phrasesIn(q: string): string[] {
  const phrases: string[] = [];
  for (const word of q.split(" ").filter(Boolean)) {
    const last = phrases.at(-1) ?? "";
    if (isCommonUnit(word) && /^[\d.,]+$/.test(last)) phrases.splice(-1, 1, `${last} ${word}`);
    else phrases.push(word);
  }
  return phrases;
}

async function idsOf(around: Around, state: DialogueState, words: readonly string[]): Promise<string[]> {
  const page = { current: 0, size: MOST_CHECKED };
  const request = requestOf({ ...state, q: words.join(" ") }, around.view, page);
  const { ids, relaxed, mended } = await around.finder.ids(request);
  return relaxed === undefined && mended === undefined ? ids : [];
}

/** Those of some products that are named so. */
const summariesNamed = async (around: Around, ids: string[], { saidBy }: Form) =>
  (await summariesOf(around, ids)).filter(({ name }) => saidBy(name) !== undefined);

/** Of what is sought, that which is named so and says most of what was asked for before. */
async function namedSo(around: Around, state: DialogueState, form: Form): Promise<Found | undefined> {
  const head = headOf(state);
  const products = await summariesNamed(around, await idsOf(around, state, [...head, ...form.q]), form);
  if (products.length === 0) return undefined;
  const traits = await readTraits(
    around.kit.db,
    products.map(({ id }) => id),
  );
  const sought = phrasesIn(state.q).filter((phrase) => !form.q.includes(phrase));
  let best: Found | undefined;
  for (const product of products) {
    const own = traits.get(product.id);
    const isSaid = (phrase: string) =>
      head.includes(phrase) || (own !== undefined && toldOf(product, own, [tokens(phrase).map(normalise)]).length > 0);
    const kept = sought.filter(isSaid);
    if (!best || kept.length > best.kept.length)
      best = { kept, gone: sought.filter((one) => !kept.includes(one)), named: form.saidBy(product.name) ?? form.q };
  }
  return best && withVariants(around, state, form, best);
}

/** Of the words that no product in sight says, those that another variant of one does: only one of each is found. */
async function withVariants(around: Around, state: DialogueState, form: Form, found: Found): Promise<Found> {
  const { named } = found;
  let { kept } = found;
  for (const phrase of found.gone.filter((one) => !isSmall(one)).slice(0, MOST_WORDS)) {
    const ids = await idsOf(around, state, [...kept, phrase, ...named]);
    if ((await summariesNamed(around, ids, form)).length > 0) kept = [...kept, phrase];
  }
  return { kept, gone: found.gone.filter((phrase) => !kept.includes(phrase)), named };
}

const isBrand = wantsOf("brand");
const ID = "told:named";
const stemsOf = (words: readonly string[]): string => tokens(words.join(" ")).map(normalise).join(" ");

/** Either of two models: `serie 4 mag ook` after `serie 6`. */
function eitherOf(words: readonly string[], { gone, named }: Found, before: string, turn: number): StatePart {
  const shared = named.filter((word) => before.split(" ").includes(word));
  const other = [...shared, ...gone];
  const label = `${other.join(" ")} of ${words.join(" ")}`;
  return { id: ID, label, said: words.join(" "), hard: true, turn, told: { values: [stemsOf(other), stemsOf(named)] } };
}

/** The search does not insist on a word as small as the `S` of a Magnifica S. */
const isSmall = (word: string): boolean => word.length === 1 || isSmallWord(word);
const withSmall = (parts: readonly StatePart[], named: readonly string[], turn: number): StatePart[] =>
  named.some(isSmall) ? withParts(parts, [neededPart(named.join(" "), turn)]) : [...parts];

/** Without what was refused of these words, and without the models that no longer count. */
const withoutOthers = (parts: readonly StatePart[], words: readonly string[], gone: readonly string[]): StatePart[] =>
  parts.filter(
    ({ id, filter, needed, untold }) =>
      id !== ID &&
      !(filter?.key === "without" && filter.values.every((value) => words.includes(value))) &&
      !(untold && untold.join("") === stemsOf(words).replaceAll(" ", "")) &&
      !needed?.some((word) => gone.some((one) => normalise(one) === word)),
  );

/** Who settles on one lets go of what stands in its way: first of the price, and then of all but the brand. */
async function withinReach(around: Around, state: DialogueState): Promise<readonly StatePart[]> {
  const ways = [state.parts, state.parts.filter(({ price }) => !price), state.parts.filter(isBrand)];
  for (const parts of ways) {
    const found = await idsOf(around, { ...state, parts }, state.q.split(" "));
    if (found.length > 0) return parts;
  }
  return state.parts;
}

/**
 * The conversation after a few words with which some of what is sought is named: they say more of it (`de oled` after the
 * Switch), or take the place of the words that none of those are named with (`toch de s` after the Xbox Series X).
 * Undefined where nothing that is sought is named so, or the words say something else.
 */
export async function withNameWords(
  around: Around,
  text: string,
  state: DialogueState,
): Promise<DialogueState | undefined> {
  const said = state.shown.length > 0 ? nameWordsIn(text) : undefined;
  if (!said) return undefined;
  const { words, isAlso, isAllowed, isChosen } = said;
  const read = await readIn(around, state, words.join(" "));
  // `2.1` may be a version, where names have it without a unit.
  if (read.kinds.length > 0 || (read.parts.length > 0 && !isVersion(words))) return undefined;
  const open = { ...state, parts: withoutOthers(state.parts, words, []) };
  if (isAllowed && open.parts.length < state.parts.length) return { ...open, pages: 0, focus: null, question: null };
  // What a price or a colour leaves nothing of is told by the answer, and is no other search.
  for (const within of [open, { ...open, parts: open.parts.filter(isBrand) }]) {
    for (const form of formsOf(words)) {
      const found = await namedSo(around, within, form);
      if (!found) continue;
      const { kept, gone, named } = found;
      const next = { ...state, pages: 0, focus: null, question: null };
      if (isAlso && gone.length === 0) return undefined;
      const parts = withoutOthers(state.parts, words, gone);
      const q = [...kept, ...named].join(" ");
      const left = isChosen ? await withinReach(around, { ...next, parts, q }) : parts;
      if (!isAlso) return { ...next, parts: withSmall(left, named, around.turn), q };
      return {
        ...next,
        parts: withParts(parts, [eitherOf(words, found, state.q, around.turn)]),
        q: phrasesIn(state.q)
          .filter((phrase) => !gone.includes(phrase))
          .join(" "),
      };
    }
  }
  return undefined;
}
