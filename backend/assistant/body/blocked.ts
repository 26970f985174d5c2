import type { ChatBlock } from "#contract/assistant";
import { readFilterValue } from "#contract/filter-values";
import type { DialogueState, StatePart } from "../state";
import type { Around, Said } from "./around";
import { optionsOf, type Question } from "./narrow";
import { priceOf, summariesOf } from "./products";
import { requestOf } from "./request";
import { listed, price, say } from "./texts";
import { thingOf, whatOf, wishesBlock } from "./wished";

const MOST_TRIED = 6;

/** The noun of what is wished, where the shop has no such thing whatever else is wished of it. */
async function unsoldNoun(around: Around, { kinds, noun, q }: DialogueState): Promise<string | undefined> {
  const thing = noun || q;
  if (kinds.length > 0 || thing === "") return undefined;
  const bare = requestOf({ kinds, noun, q: thing, parts: [] }, around.view, { current: 0, size: 1 });
  return (await around.finder.ids(bare)).total === 0 ? thing : undefined;
}

interface Way {
  part: StatePart;
  total: number;
  /** The lowest price without this wish, where the wish is about the price. */
  lowest: number | null;
}

/** A wish that the search has no filter for: products are looked at one by one. */
const isOfWords = ({ hard, needed, told, untold }: StatePart): boolean =>
  hard && (needed !== undefined || told !== undefined || untold !== undefined);

/**
 * Products have all else that is wished, and none of them tells the rest: says so, and shows them only to who asks for them
 * all the same. Undefined where that is not what stands in the way.
 */
async function explainUntold(around: Around, state: DialogueState): Promise<Said | undefined> {
  const labels = state.parts.filter(isOfWords).map(({ label }) => label);
  if (labels.length === 0) return undefined;
  const { total } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: 1 }));
  if (total === 0) return undefined;
  const heading = say("untold", { what: whatOf(state), words: listed(labels.map((label) => `“${label}”`)) });
  const option = { label: say("showUntold"), count: total, message: `maakt niet uit: ${labels.join(", ")}` };
  const question = say("askUntold", { count: total });
  return {
    text: [heading, question],
    blocks: [wishesBlock(state, 0, around), { type: "choices", question, options: [option] }],
    state: {
      ...state,
      pages: 0,
      question: { facet: UNTOLD, options: [{ label: option.label, value: labels.join(", ") }] },
    },
  };
}
/** In place of a facet: the question whether to show products of which nothing is told. */
export const UNTOLD = "untold";

/**
 * Nothing has all that is wished: says which single wish stands in the way, and what leaving it out would give. Shows
 * nothing that breaks a wish.
 */
export async function explainNothing(around: Around, state: DialogueState): Promise<Said> {
  const hard = state.parts.filter(({ hard: isHard, filter, price: bounds }) => isHard && (filter || bounds));
  // The list shown before is still in view, and can be pointed at.
  const kept: DialogueState = { ...state, pages: 0, question: null };
  const unsold = await unsoldNoun(around, state);
  const untold = await explainUntold(around, state);
  if (untold) return untold;
  const bare = await withoutWords(around, state);
  if (unsold !== undefined || (hard.length === 0 && !bare)) {
    const text = [say("notSold", { what: `“${unsold ?? thingOf(state)}”` })];
    return { text, blocks: [], state: kept, isMiss: true, isUnderstood: true };
  }
  const tried = await Promise.all(hard.slice(-MOST_TRIED).map((part) => without(around, state, part)));
  const ways = tried.filter(({ total }) => total > 0).sort((a, b) => b.part.turn - a.part.turn || b.total - a.total);
  const wishes = wishesBlock(state, 0, around);
  const heading = say("blocked", { what: whatOf(state) });
  if (ways.length === 0 && !bare) return { text: [heading, say("blockedHard")], blocks: [wishes], state: kept };
  const fromOf = (lowest: number | null) => (lowest === null ? "" : say("fromPrice", { price: price(lowest) }));
  const options = ways.map(({ part: { label }, total, lowest }) => ({
    label: `${say("without", { label })}${fromOf(lowest)}`,
    count: total,
    message: `maakt niet uit: ${label}`,
  }));
  const lines = ways.map(({ part: { label }, total, lowest }) =>
    say("blockedBy", { label, count: total, price: fromOf(lowest) }),
  );
  if (bare) {
    options.push({
      label: say("without", { label: bare.words }),
      count: bare.total,
      message: `maakt niet uit: ${bare.words}`,
    });
    lines.push(say("blockedBy", { label: bare.words, count: bare.total, price: "" }));
  }
  const [first] = ways;
  const instead = first && (await insteadOf(around, state, first.part));
  const choices: ChatBlock = {
    type: "choices",
    question: heading,
    options: [...(instead?.options ?? []).map(({ label, count }) => ({ label, count, message: label })), ...options],
  };
  const question = instead && { facet: instead.facet, options: instead.options };
  const told = instead
    ? [say("instead", { facet: instead.label, values: listed(instead.options.map(({ label }) => label)) })]
    : [];
  return {
    text: [heading, ...lines, ...told],
    blocks: [wishes, choices],
    state: { ...kept, question: question ?? null },
  };
}

/** What there is in place of the one value that stands in the way, which no such product has. */
async function insteadOf(around: Around, state: DialogueState, part: StatePart): Promise<Question | undefined> {
  const { filter } = part;
  const wanted = filter?.values.filter((value) => readFilterValue(value).is === "value") ?? [];
  // Who names a brand is not helped with another.
  if (!filter || filter.key === "brand" || wanted.length === 0 || wanted.length < filter.values.length)
    return undefined;
  const rest = { ...state, parts: state.parts.filter((other) => other !== part) };
  return optionsOf(await around.finder.facets(requestOf(rest, around.view)), filter.key, wanted);
}

/** What leaving out the words would give that things of the kind are searched by besides. */
async function withoutWords(around: Around, state: DialogueState) {
  const { kinds, noun, q } = state;
  if (kinds.length !== 1 || q === "" || q === noun || noun !== "") return undefined;
  const { total } = await around.finder.ids(requestOf({ ...state, q: "" }, around.view, { current: 0, size: 1 }));
  return total > 0 ? { words: q, total } : undefined;
}

async function without(around: Around, state: DialogueState, part: StatePart): Promise<Way> {
  const rest = { ...state, parts: state.parts.filter((other) => other !== part) };
  const request = requestOf(rest, around.view, { current: 0, size: 1 });
  const { total } = await around.finder.ids(request);
  if (total === 0 || !part.price || part.price.to === null) return { part, total, lowest: null };
  const { ids } = await around.finder.ids({ ...request, sort: { by: "price", direction: "asc" }, prefer: [] });
  const [cheapest] = await summariesOf(around, ids);
  return { part, total, lowest: cheapest ? priceOf(cheapest) : null };
}
