import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";
import { saysPart } from "./same-subject";

/** `ik heb toch liever een droger` */
const RATHER_ONE = /\b(?:liever|toch|beter|eigenlijk) (?:\p{L}+ )?een\b/u;
/** `en een droger van hetzelfde merk` */
const AND_ONE = /^(?:(?:en|ook|nog|ok|oke|top|prima|dan)[ ,!.]+)+een\b/;
/** `en drogers?` */
const AND_SEVERAL = /^(?:(?:en|ook|of)[ ,]+)+(?!\p{L}+loos\b)[\p{L}-]{3,}(?:en|s)[?!. ]*$/u;
const INTRODUCES = [RATHER_ONE, AND_ONE, AND_SEVERAL];

/** Whether a message begins about another thing than what is in view. */
export const introducesOne = (message: string): boolean => INTRODUCES.some((form) => form.test(fold(message)));

/** `stofzuigerzakken voor de complete c3`: a thing, and what it is for. */
const FOR_THING =
  /^(?:(?:en|ook|nog|ok|oke|dan|graag|zoek)[ ,]+)*(?:een )?([\p{L}-]{4,}) voor (?:de|het|een|mijn|m'n|mn) \p{L}/u;

/** Whether words that say nothing of the kind in view name what other things are: `en balpen dan?` after hutches. */
export async function namesAnotherThing(around: Around, state: DialogueState, text: string): Promise<boolean> {
  if (state.kinds.length === 0 || saysPart(text)) return false;
  const { kinds, noun, q, leftovers } = await readIn(around, { ...state, kinds: [] }, text);
  if (leftovers.length > 0) return false;
  const isForThing = q.startsWith(FOR_THING.exec(fold(text))?.[1] ?? "\0");
  if (noun === undefined && !isForThing) return kinds.length > 0 && q === "";
  const request = requestOf({ kinds: [], noun: noun ?? "", q, parts: [] }, around.view, { current: 0, size: 1 });
  const { total, relaxed } = await around.finder.ids(request);
  return total > 0 && relaxed === undefined;
}

/** `met een pen, blauwe inkt` after notebooks: begins with what goes with it. */
const WITH_ONE = /^(?:en |ook )?met een /;

/**
 * Whether what a message has beside what is in view is a thing of its own: it is of other kinds, and what is told of it is a
 * property of one of those and of nothing in view.
 */
export async function tellsOfAnother(around: Around, state: DialogueState, text: string, read: Wish): Promise<boolean> {
  const [kind, ...more] = state.kinds;
  if (!kind || more.length > 0 || read.q === "" || !WITH_ONE.test(fold(text))) return false;
  const { kinds, parts } = await readIn(around, { ...state, kinds: [] }, text);
  const here = new Set(read.parts.map(({ filter }) => filter?.key));
  const isOfOther = parts.some((part) => part.kind === "value" && part.filter && !here.has(part.filter.key));
  return isOfOther && kinds.length > 0 && kinds.every(({ key }) => key !== kind.key);
}

/** `en lego?`, `hebben jullie ook lego` */
const NAME_ALONE =
  /^(?:(?:en|ook|heb je|heb jij|hebben jullie|heeft u|verkopen jullie)[ ,]+)*(?!(?:liever|toch|of|dan|doe|graag|nee|geen)\b)[\p{L}\d&'-]+(?: (?!(?:dan|ook|graag|liever|misschien|of|toch|nog)\b)[\p{L}\d&'-]+)?[?.! ]*$/u;

/**
 * Whether a message names no more than a brand that makes nothing of what is sought, and other things here: `lego` after a sofa
 * begins anew.
 */
export async function namesOtherMaker(
  around: Around,
  state: DialogueState,
  text: string,
  read: Wish,
): Promise<boolean> {
  const [brand, ...others] = read.parts;
  const values = brand?.kind === "brand" ? brand.filter?.values : undefined;
  if (!NAME_ALONE.test(fold(text))) return false;
  const isAlone = others.length + read.kinds.length + read.leftovers.length === 0 && read.q === "" && !saysPart(text);
  if (!brand || !values || values.some((value) => value.startsWith("!")) || !isAlone) return false;
  if (state.kinds.length === 0 && state.q === "") return false;
  const of = { id: brand.id, label: brand.label, said: brand.said, hard: true, turn: around.turn };
  const made = { ...of, filter: { key: "brand", values: [...values] } };
  const count = async (sought: Parameters<typeof requestOf>[0]) => {
    const { total, relaxed } = await around.finder.ids(requestOf(sought, around.view, { current: 0, size: 1 }));
    return relaxed === undefined ? total : 0;
  };
  const { kinds, noun, q } = state;
  if ((await count({ kinds, noun, q, parts: [made] })) > 0) return false;
  // `lenovo` after an ipad: it makes such things, though not by that name.
  const shown = new Set((await summariesOf(around, state.shown)).map(({ category }) => category));
  for (const key of shown) {
    const kind = { key, name: "", path: "" };
    if ((await count({ kinds: [kind], noun: "", q: "", parts: [made] })) > 0) return false;
  }
  return (await count({ kinds: [], noun: "", q: "", parts: [made] })) > 0;
}
