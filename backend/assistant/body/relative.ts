import type { Ref } from "../commands";
import type { DialogueState, StatePart } from "../state";
import type { Around, Said } from "./around";
import { withParts } from "./merge-wish";
import { detailsOf, numberIn, priceOf, specOf, summariesOf } from "./products";
import { resolve } from "./refs";
import { requestOf } from "./request";
import { drawn, showProducts } from "./show";
import { price, say } from "./texts";
import { readIn } from "./wish";

/** Less than any difference that a specification states. */
const STEP = 0.001;
const round = (value: number) => Math.round(value * 1_000) / 1_000;

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

/** Cheaper, quieter, larger: than the product that is meant, or than all that is in view. */
export async function relative({ word, direction, ref }: Asked, state: DialogueState, around: Around): Promise<Said> {
  const meant = ref ? await resolve(ref, state, around) : (state.focus ?? undefined);
  const ids = meant ? [meant] : state.shown;
  if (ids.length === 0) return { text: [say("relativeNothing")], blocks: [], state, isMiss: true };
  if (word === "prijs") {
    const amounts = (await summariesOf(around, ids)).flatMap((product) => priceOf(product) ?? []);
    if (amounts.length === 0) return { text: [say("relativeNothing")], blocks: [], state, isMiss: true };
    const beyond = await showBeyond(pricePart(amounts, direction, around), state, around);
    return beyond.blocks.length === 0 ? withExtreme(beyond, direction, around) : beyond;
  }
  const [preference] = (await readIn(around, state, word)).preferences;
  const feature = preference?.feature;
  const values = feature
    ? (await detailsOf(around, ids)).flatMap((product) => numberIn(specOf(product, feature) ?? "") ?? [])
    : [];
  const [first] = values;
  if (!preference || !feature || !first) return { text: [say("relativeUnknown", { word })], blocks: [], state };
  const numbers = values.map(({ number }) => number);
  const isLow = preference.direction === "low";
  const bound = isLow ? Math.min(...numbers) : Math.max(...numbers);
  const value = isLow ? `<=${round(bound - STEP)} ${first.unit}` : `>=${round(bound + STEP)} ${first.unit}`;
  const label = say("relativeFeature", {
    word: comparative(word),
    value: `${String(bound).replace(".", ",")} ${first.unit}`.trim(),
  });
  const part: StatePart = {
    id: `feature:${feature}`,
    label,
    said: label,
    hard: true,
    turn: around.turn,
    filter: { key: feature, values: [value.trim()] },
  };
  return showBeyond(part, state, around);
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

/** `stil` → `stiller`, `zwaar` → `zwaarder`, `groot` → `groter`. */
function comparative(word: string): string {
  if (/r$/.test(word)) return `${word}der`;
  if (/(aa|ee|oo|uu)[^aeiou]$/.test(word)) return `${word.slice(0, -2)}${word.slice(-1)}er`;
  if (/[^aeiou][aeiou][^aeiouwg]$/.test(word)) return `${word}${word.slice(-1)}er`;
  return `${word}er`;
}
