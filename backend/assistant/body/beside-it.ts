import type { Wish } from "#contract/wish";
import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { type DialogueState, hasWish, newState, type StatePart, wantsOf } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";

const FOR_IT = /\s+(?:ervoor|daarvoor|hiervoor)(?=[?!., ]*$|,)/i;
/** `een hoesje erbij`, `heb je er ook een hoesje bij`: what is to go with it. */
const ENDS = String.raw`(?: (?:graag|ook|aub|dan|misschien))*(?=[?!., ]*$|,)`;
const WITH_IT = new RegExp(
  String.raw`(?<=\b(?:een|de|het|wat) (?:[\p{L}-]+ )?[\p{L}-]+)\s+(?:er|daar)bij${ENDS}`,
  "iu",
);
const HAS_WITH_IT =
  /(?<=\b(?:je|jij|jullie|u) )(?:er|daar|hier) (?:ook |nog |dan |misschien )*(?!een(?:tje)? (?:van|in|met|zonder|voor)\b)((?:(?:een|de|het|wat) )?[\p{L}\d -]+?) (?:bij|voor)(?=[?!. ]*$|,)/iu;
/** `is er ook een hoesje voor?`, `doe er ook een controller bij` */
const IS_WITH_IT =
  /\b(?:is|zijn|bestaat|bestaan|doe|wil|graag) (?:er|daar|hier) (?:ook |nog |dan |maar |misschien )*((?:(?:een|de|het|wat) )?[\p{L}\d -]+?) (?:bij|voor)(?=[?!. ]*$|,)/iu;
/** `en opzetborstels erbij`, without an article. */
const ALL_WITH_IT = new RegExp(
  String.raw`(?<=^(?:(?:en|ook|nog|ok|oke|top|prima|mooi|graag|dan|doe)[ ,!.]+)*(?!(?:die|deze|dat|dit|het|hem|ze|doe)\b)(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?: \d[\d.,]* ?\p{L}{1,5})?(?: (?:van|met|in) [\p{L}\d.,-]+(?: [\p{L}\d.,-]+){0,3})?)\s+(?:er|daar)bij${ENDS}`,
  "iu",
);
/** `en een bijpassende droger` */
const MATCHING = /\bbijpassende?\s+(?=\p{L})/iu;
/** `en een extra controller`, `nog een tweede accu`: of what comes with it too. */
const ONE_MORE =
  /^(?:(?:en|ook|nog|ok|oke|top|prima|dan|graag|doe)[ ,!.]+)*(?:een (?:extra|reserve|losse?|tweede)|(?:extra|reserve|losse?)(?=[^.!?]* (?:er|daar)bij\b))\s+(?=\p{L})/iu;
/** Another of what comes with it. */
const ANOTHER = /\b(?:extra|reserve|losse?|tweede)\s+(?=\p{L})/giu;

/** What a thing has is no other thing: `met hoes erbij`. */
const HAS_IT = /\b(?:met|zonder|inclusief|incl)\b/;

/** `een screenprotector voor diezelfde telefoon`, `… voor het scherm van die telefoon` */
const FOR_THAT_ONE =
  /\s+(?:voor|bij|op|in)(?: het \p{L}+ van| de \p{L}+ van)? (?:die|deze|dit|dat|dezelfde|diezelfde|hetzelfde|datzelfde) (?:telefoon|toestel|apparaat|ding|model|machine|exemplaar|camera|laptop|tablet|printer|mobiel)(?=[?!., ]*$|,)/iu;

const FORMS = [FOR_THAT_ONE, FOR_IT, WITH_IT, ALL_WITH_IT, HAS_WITH_IT, IS_WITH_IT, MATCHING, ONE_MORE];

/** Whether what goes with the thing in view is sought: `en de inkt ervoor`. */
export const isForIt = (text: string): boolean =>
  FORMS.some((form) => form.test(fold(text))) && !HAS_IT.test(fold(text));

/** The same, where what it names is no value of the thing in view: `no frost erbij` of refrigerators. */
export async function seeksBesideIt(around: Around, text: string, state: DialogueState): Promise<boolean> {
  if (!hasWish(state) || !isForIt(text)) return false;
  if (state.kinds.length !== 1) return true;
  const { kinds, q, leftovers, parts } = await readIn(around, state, withoutIt(text));
  return kinds.length + leftovers.length > 0 || q !== "" || !parts.some(({ kind }) => kind === "value");
}

/** `en nu een salontafel`, `ook nog een konijnenhok`: another thing, beside what was sought. */
const ONE_MORE_THING =
  /^(?:(?:ok|oke|top|prima|mooi|goed|super|fijn|dank|bedankt)[ ,!.]+)*(?:en|ook|dan|daarbij|daarnaast)\b(?:[ ,]+(?:nu|ook|nog|dan|voor (?:\p{L}+ )?\p{L}+|heb je|zoek ik|wil ik))*[ ,]+(?:een|zo'n)\s+(?=\p{L})/iu;
/** `ik wil er ook een droger bij`, `een losse accu heb ik ook nodig` */
const WANTS_ALSO =
  /\b(?:ik|we|wij) (?:wil|willen|zoek|zoeken|neem|nemen) er (?:ook |nog |graag )*(?:een )?\p{L}[\p{L} -]{2,30}? bij(?=[ ,.!?]|$)|\b(?:heb|hebben) (?:ik|we|wij) (?:ook|nog)(?: ook| nog)? nodig[.!? ]*$/iu;
export const isOneMore = (message: string): boolean =>
  ONE_MORE_THING.test(message) || WANTS_ALSO.test(message) || /\b(?:ook nog|erbij)[.!? ]*$/i.test(message);

/** The pronoun is no property of it. */
export const withoutIt = (text: string): string =>
  [FOR_THAT_ONE, FOR_IT, WITH_IT, ALL_WITH_IT]
    .reduce((left, form) => left.replace(form, ""), text)
    .replace(HAS_WITH_IT, "$1")
    .replace(IS_WITH_IT, "$1")
    .replace(MATCHING, "")
    .replace(ANOTHER, "");

/**
 * What it names in the whole shop, and not as a property of the thing in view: ink, and no inkjet printers. A bag beside a
 * laptop is a laptop bag, where those are sold.
 */
export async function readBesideIt(
  around: Around,
  text: string,
  { kinds: [kind], noun, q }: Pick<DialogueState, "kinds" | "noun" | "q">,
): Promise<Wish | undefined> {
  const compound = await readCompound(around, text, noun || kind?.name || q);
  if (compound) return { ...compound, isElsewhere: true };
  const own = kind && !text.includes(",") ? await readIn(around, newState(), `${text} voor ${kind.name}`) : undefined;
  const isOther = own?.kinds.length === 1 && own.kinds[0]?.key !== kind?.key;
  if (own && isOther && own.q === "" && own.leftovers.length === 0) return { ...own, isElsewhere: true };
  const read = await readIn(around, newState(), text);
  return read.q !== "" || read.kinds.length > 0 ? { ...read, isElsewhere: true } : undefined;
}

const PART = /^(?:(?:en|ook|nog|de|het|wat|ok|oke|prima|graag|dan)[ ,]+)*(\p{L}{4,})[?!. ]*$/iu;
/** `zakken` for a `stofzuiger` are what the shop calls `stofzuigerzakken`, where it names things so. */
async function readCompound(around: Around, text: string, thing: string): Promise<Wish | undefined> {
  const part = fold(PART.exec(text.trim())?.[1] ?? "");
  const [word = "", ...others] = tokens(thing);
  if (part === "" || word === "" || others.length > 0 || normalise(part).startsWith(normalise(word))) return undefined;
  for (const compound of [`${normalise(word)}${part}`, `${word}${part}`]) {
    const search = { kinds: [], noun: "", q: compound, parts: [] };
    const { ids, total, relaxed, mended } = await around.finder.ids(requestOf(search, around.view, ONE));
    if (total === 0 || relaxed !== undefined || mended !== undefined) continue;
    const names = (await summariesOf(around, ids)).map(({ name }) => tokens(name).map(normalise));
    if (names.every((words) => words.includes(normalise(compound)))) return readIn(around, newState(), compound);
  }
  return undefined;
}
const ONE = { current: 0, size: 1 };

const isWanted = wantsOf("brand");

/** What goes with a thing of one brand is of that brand, where the shop has any: heads for a Braun shaver. */
export async function ofSameBrand(
  around: Around,
  before: DialogueState,
  merged: DialogueState,
): Promise<DialogueState> {
  const brand = before.parts.find(isWanted);
  if (!brand || merged.parts.some(isWanted)) return merged;
  const own = { ...merged, parts: [...merged.parts, brand] };
  const { total, relaxed } = await around.finder.ids(requestOf(own, around.view, { current: 0, size: 1 }));
  return total > 0 && relaxed === undefined ? own : merged;
}

/**
 * What goes with a model is for that model, where the shop has any: a case for the `iPhone 15` that a screen protector was
 * sought for, and a controller for a `PlayStation 5 Disc`.
 */
export async function ofSameModel(
  around: Around,
  { q }: DialogueState,
  merged: DialogueState,
  isMeant: (named: readonly string[], ids: string[]) => boolean | Promise<boolean> = () => true,
): Promise<DialogueState> {
  const words = tokens(q).slice(0, MOST_NAMED);
  // The drill that a battery is sought for is no name of batteries.
  const own = merged.q === "" ? "\0" : (tokens(merged.q)[0] ?? "");
  for (let end = words.length; end > 0; end--) {
    for (const named of [words.slice(0, end), words.slice(1, end)]) {
      if (!named.some(isTelling) || merged.q === named.join(" ") || named.some((word) => word.startsWith(own)))
        continue;
      const ofIt = { ...merged, q: `${merged.q} ${named.join(" ")}`.trim() };
      const { ids, total, relaxed } = await around.finder.ids(requestOf(ofIt, around.view, { current: 0, size: 1 }));
      if (total > 0 && relaxed === undefined && (await isMeant(named, ids))) return ofIt;
    }
  }
  return merged;
}
const MOST_NAMED = 4;
/** A word, a code of letters and digits or the number of a model: `v8`, `1000xm5`, `6400`. */
const isTelling = (word: string): boolean =>
  /^(?:[a-z]{3,}|\d{4,}$)/.test(word) || /^(?=.*[a-z])(?=.*\d)[a-z\d]{2,}$/.test(word);

/**
 * Without the thing itself, whose name begins or ends with what goes with it: a battery for an `accuboormachine` is none of
 * those, nor are brushes for a `tandenborstel`.
 * As it is where nothing else is found.
 */
export async function apartFromIt(
  around: Around,
  before: DialogueState,
  merged: DialogueState,
): Promise<DialogueState> {
  const own = tokens(merged.q)[0] ?? "";
  const stem = normalise(own);
  const thing = tokens(`${before.noun} ${before.q}`).find((word) => {
    const isPart = word.startsWith(own) || (stem.length >= SHORTEST_END && word.endsWith(stem));
    return isPart && normalise(word) !== stem;
  });
  if (own === "" || merged.kinds.length > 0 || thing === undefined) return merged;
  const filter = { key: "without", values: [thing] };
  const label = `geen ${thing}`;
  const part: StatePart = { id: `without:${thing}`, label, said: thing, hard: true, turn: around.turn, filter };
  const others = { ...merged, parts: withParts(merged.parts, [part]) };
  const { total, relaxed } = await around.finder.ids(requestOf(others, around.view, { current: 0, size: 1 }));
  return total > 0 && relaxed === undefined ? others : merged;
}

const SHORTEST_END = 5;

/** `ook een hoesje graag`, `en hoesjes` */
const AND =
  /^(?:(?:en|ook|nog|mooi|top|prima|fijn|ok|oke|doe)[ ,!.]+)+(?:een |wat )?[\p{L}-]{3,}(?: (?:graag|ook|dan|aub))*[?!. ]*$/iu;
const IS_FOR = /\b(?:voor|for|compatible|geschikt)\b/i;

/**
 * What is sought besides may be for the numbered model that was sought before, where names say that it is for that. What is
 * only like it (`en een droger` after a machine of `serie 6`) need not be.
 */
export async function forThatModel(
  around: Around,
  text: string,
  before: DialogueState,
  merged: DialogueState,
): Promise<DialogueState> {
  if (!AND.test(fold(text)) || merged.q === before.q || merged.kinds.some(({ key }) => before.kinds[0]?.key === key))
    return merged;
  return ofSameModel(around, before, merged, async (named, ids) => {
    const isNumbered = named.some((word) => /\d/.test(word));
    return isNumbered && (await summariesOf(around, ids)).every(({ name }) => IS_FOR.test(name));
  });
}

/** What goes with what was sought before: for its model and of its brand, where the shop has that. */
export async function goingWith(around: Around, before: DialogueState, merged: DialogueState): Promise<DialogueState> {
  const apart = await apartFromIt(around, before, merged);
  return ofSameBrand(around, before, await ofSameModel(around, before, apart));
}

/** Without the brands of what is shown; the state as it is where that tells no brand. */
export async function ofOtherBrands(around: Around, state: DialogueState): Promise<DialogueState> {
  const brands = (await summariesOf(around, state.shown)).flatMap(({ brand }) => brand ?? []);
  const parts = [...new Set(brands)].map((brand): StatePart => {
    const label = `niet van ${brand}`;
    const filter = { key: "brand", values: [`!${brand}`] };
    return { id: `brand:!${brand}`, label, said: brand, hard: true, turn: around.turn, filter };
  });
  return { ...state, parts: withParts(state.parts, parts) };
}

const EITHER = /^(?:(?:en|ook|nog|een)[ ,]+)*([\p{L}-]{3,}) of (?:een )?([\p{L}-]{3,})[?!. ]*$/iu;

/** Of two names for what goes with a thing, the one by which it is sold for that model: a `hoesje of sleeve` for a MacBook. */
export async function oneOfThose(around: Around, text: string, { q }: DialogueState): Promise<string> {
  const [, ...either] = EITHER.exec(text) ?? [];
  if (q === "") return text;
  for (const noun of either) {
    const ofIt = { kinds: [], noun: "", q: `${noun} ${q}`, parts: [] };
    const { total, relaxed } = await around.finder.ids(requestOf(ofIt, around.view, { current: 0, size: 1 }));
    if (total > 0 && relaxed === undefined) return noun;
  }
  return text;
}
