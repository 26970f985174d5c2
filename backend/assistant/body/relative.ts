import type { Preference } from "#contract/wish";
import { comparativeOf } from "../../search/wish/degrees";
import { classesAbove } from "../../search/wish/read-class";
import type { Ref } from "../commands";
import type { DialogueState, StatePart } from "../state";
import type { Around, Said } from "./around";
import { byAmount } from "./by-amount";
import { beyondWords } from "./counted-words";
import { withParts } from "./merge-wish";
import { furtherSides } from "./next-sides";
import { nextSize } from "./next-size";
import { detailsOf, numberIn, priceOf, specOf, summariesOf } from "./products";
import { readIn } from "./read-in";
import { resolve } from "./refs";
import { requestOf } from "./request";
import { drawn, showProducts } from "./show";
import { price, say } from "./texts";

/** Less than any difference that a specification states. */
const STEP = 0.001;
const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** Of what is worn these are about its size. */
const SIZES: ReadonlyMap<string, "low" | "high"> = new Map([
  ["groter", "high"],
  ["ruimer", "high"],
  ["kleiner", "low"],
]);

interface Asked {
  word: string;
  direction: "low" | "high";
  ref?: Ref;
}

function pricePart(amounts: readonly number[], direction: "low" | "high", { turn }: Around): StatePart {
  // The first is what the visitor looks at; the cheapest of the list need not be.
  const [bound = 0] = amounts;
  const bounds = direction === "low" ? { from: null, to: bound - 1 } : { from: bound + 1, to: null };
  const label = say("relativePrice", { direction, price: price(bound) });
  return { id: "price", label, said: label, hard: true, turn, price: bounds };
}

/** What a comparative is measured by, among what the conversation is about; `prijs` needs no data. */
export async function measureOf(word: string, direction: "low" | "high", state: DialogueState, around: Around) {
  if (word === "prijs") return { feature: "price", direction };
  return (await readIn(around, state, word)).preferences[0];
}

/** Cheaper, quieter, larger: than the product that is meant, or than all that is in view. */
export async function relative({ word, direction, ref }: Asked, state: DialogueState, around: Around): Promise<Said> {
  const meant = ref ? await resolve(ref, state, around) : (state.focus ?? undefined);
  const ids = meant ? [meant] : state.shown;
  if (ids.length === 0) return { text: [say("relativeNothing")], blocks: [], state, isMiss: true };
  const sized = SIZES.get(word);
  const size = sized && (await nextSize(sized, state, around));
  if (size) return showBeyond(size, state, around);
  const further = meant ? undefined : await furtherSides(word, state, around);
  if (further) return showBeyond(further.part, further.state, around);
  const preference = await measureOf(word, direction, state, around);
  const feature = preference?.feature;
  const moved = meant ? undefined : byAmount(around.message, word, feature, state, around.turn);
  if (moved) return showBeyond(moved, state, around);
  if (preference && feature === "price") {
    const amounts = (await summariesOf(around, ids)).flatMap((product) => priceOf(product) ?? []);
    if (amounts.length === 0) return { text: [say("relativeNothing")], blocks: [], state, isMiss: true };
    const beyond = await showBeyond(pricePart(amounts, preference.direction, around), state, around);
    return beyond.blocks.length === 0 ? withExtreme(beyond, preference.direction, around) : beyond;
  }
  const values = feature ? (await detailsOf(around, ids)).flatMap((product) => specOf(product, feature) ?? []) : [];
  const beyond = preference && beyondOf(values, preference.direction);
  if (!feature || !beyond) {
    const named = beyondWords(word, state, around.turn);
    if (named) return showProducts(around, { ...state, ...named });
    return { text: [say("relativeUnknown", { word })], blocks: [], state };
  }
  const label = say("relativeFeature", {
    word: /er$|\s/.test(word) ? word : comparativeOf(word),
    value: beyond.bound,
  });
  if (beyond.values.length === 0)
    return withFurthest({ text: [say("relativeNone", { label })], blocks: [], state }, preference, around);
  const part: StatePart = {
    id: `feature:${feature}`,
    label,
    said: label,
    hard: true,
    turn: around.turn,
    filter: { key: feature, values: beyond.values },
  };
  const shown = await showBeyond(part, state, around);
  return shown.blocks.length === 0 ? withFurthest(shown, preference, around) : shown;
}

/** Nothing is quieter, or lighter: what comes first of what is wished, in that order. */
async function withFurthest(said: Said, preference: Preference, around: Around): Promise<Said> {
  const request = requestOf(said.state, around.view, { current: 0, size: 1 });
  const { ids } = await around.finder.ids({ ...request, prefer: [preference] });
  if (ids.length === 0) return said;
  const { text, block } = await drawn(around, ids, said.state);
  return { ...said, text: [...said.text, say("furthest"), ...text], blocks: [block] };
}

/** What goes further than all of these values: a range of numbers, or the better classes. */
function beyondOf(
  values: readonly string[],
  direction: "low" | "high",
): { bound: string; values: string[] } | undefined {
  if (values.length === 0) return undefined;
  const classes = classesAbove(values);
  if (classes) return { bound: classes.best, values: classes.above };
  const found = values.flatMap((value) => numberIn(value) ?? []);
  const [first] = found;
  if (!first) return undefined;
  const numbers = found.map(({ number }) => number);
  // `4-persoons`
  const unit = first.unit.replace(/^-/, "");
  const isLow = direction === "low";
  const bound = isLow ? Math.min(...numbers) : Math.max(...numbers);
  const range = isLow ? `<=${round(bound - STEP)} ${unit}` : `>=${round(bound + STEP)} ${unit}`;
  return { bound: `${String(bound).replace(".", ",")} ${unit}`.trim(), values: [range.trim()] };
}

/** What goes further than what is in view; where nothing does, that is said and the wishes stay as they were. */
async function showBeyond(part: StatePart, state: DialogueState, around: Around): Promise<Said> {
  const next = { ...state, parts: withParts(state.parts, [part]) };
  const { total } = await around.finder.ids(requestOf(next, around.view, { current: 0, size: 1 }));
  if (total > 0) return showProducts(around, next);
  return { text: [say("relativeNone", { label: part.label })], blocks: [], state };
}

/** Nothing is cheaper, or dearer: the one that is the cheapest, or dearest, with the wishes as they are. */
async function withExtreme(said: Said, direction: "low" | "high", around: Around): Promise<Said> {
  const order = direction === "low" ? "asc" : "desc";
  const request = requestOf(said.state, around.view, { current: 0, size: 1 });
  const { ids } = await around.finder.ids({ ...request, sort: { by: "price", direction: order }, prefer: [] });
  if (ids.length === 0) return said;
  const { text, block } = await drawn(around, ids, said.state);
  return { ...said, text: [...said.text, say("extreme", { direction }), ...text], blocks: [block] };
}
