import { labelOfFilterValue, quantityValue, readFilterValue } from "#contract/filter-values";
import type { Wish, WishPart } from "#contract/wish";
import { unitOf } from "../../search/analysis/units";
import type { DialogueState, StatePart } from "../state";
import { startedAnew, withEarlier } from "./sought-earlier";

/** What a new kind of product keeps: what the visitor can spend, when it must come, and which brands they avoid. */
function outlivesKind({ filter, price }: StatePart): boolean {
  if (price) return true;
  if (!filter) return false;
  if (filter.key === "brand") return filter.values.every((value) => value.startsWith("!"));
  return ["delivery", "shipping", "availability", "condition"].includes(filter.key);
}

function partOf(part: WishPart, wish: Wish, turn: number): StatePart | undefined {
  const { id, label, said, hard, filter } = part;
  // What it is stands in `kinds`.
  if (part.kind === "kind" || filter?.key === "category") return undefined;
  const common = { id, label, said, hard, turn };
  if (filter?.values) return { ...common, filter: { key: filter.key, values: [...filter.values] } };
  if (filter && filter.values === undefined) return { ...common, price: { from: filter.from, to: filter.to } };
  if (part.kind === "sort" && wish.sort) return { ...common, hard: false, sort: wish.sort };
  const prefer = wish.preferences.find(({ feature }) => id === `prefer:${feature}`);
  return prefer && { ...common, hard: false, prefer: { ...prefer } };
}

const isNot = (value: string) => value.startsWith("!");
const opposite = (value: string) => (isNot(value) ? value.slice(1) : `!${value}`);

/** Whether a new wish takes the place of an earlier one: the last word wins. */
function replaces(fresh: StatePart, old: StatePart): boolean {
  if (fresh.id === old.id) return true;
  if (fresh.price) return old.price !== undefined;
  if (fresh.sort) return old.sort !== undefined;
  if (fresh.prefer) return old.prefer?.feature === fresh.prefer.feature;
  if (!fresh.filter || old.filter?.key !== fresh.filter.key) return false;
  const { values } = fresh.filter;
  if (values.some((value) => old.filter?.values.includes(opposite(value)))) return true;
  // Brands and words that are not wanted add up; of what is wanted, the last counts.
  if (fresh.filter.key === "without") return false;
  return !values.every(isNot) && !old.filter.values.every(isNot);
}

/** Adds wishes to those there are; those of one message stand beside each other (`van HP of Acer`). */
export function withParts(
  parts: readonly StatePart[],
  said: readonly StatePart[],
  isAlso: (part: StatePart) => boolean = () => false,
): StatePart[] {
  const fresh = said.map((part) => (isAlso(part) ? withOther(part, parts) : part));
  const gives = (part: StatePart, old: StatePart) => replaces(part, old) && !(isAlso(part) && areBeside(part, old));
  const kept = parts.filter((old) => !fresh.some((part) => gives(part, old)));
  // What was refused and is good too after all is not all that is wanted: `laat ook Samsung zien`.
  const isForgiven = (part: StatePart) => isAlso(part) && parts.some((old) => refuses(old, part)) && !wants(kept, part);
  return [...kept, ...fresh.filter((part) => !isForgiven(part))];
}

const refuses = (old: StatePart, { filter }: StatePart): boolean =>
  filter !== undefined &&
  old.filter?.key === filter.key &&
  filter.values.every((value) => !isNot(value) && old.filter?.values.includes(opposite(value)));
const wants = (parts: readonly StatePart[], { filter }: StatePart): boolean =>
  parts.some((one) => one.filter?.key === filter?.key && one.filter?.values.some((value) => !isNot(value)));

const isPlain = (value: string): boolean => readFilterValue(value).is === "value";
const isOneNumber = (value: string): boolean => {
  const read = readFilterValue(value);
  return read.is === "range" && read.from !== null && read.from === read.to;
};

/** Values of which a product may have either: `Philips mag ook` after Bosch. */
const areBeside = (fresh: StatePart, old: StatePart): boolean =>
  fresh.id !== old.id &&
  fresh.filter?.key !== "without" &&
  [fresh, old].every(({ filter }) => filter?.values.every(isPlain));

/** `15 kilo mag ook` after `onder 10 kilo`: the bound goes as far as that; within it, it stays. */
function withinBound(fresh: StatePart, old: StatePart): StatePart | undefined {
  const [one, other] = [fresh, old].map(({ filter }) => readFilterValue(filter?.values[0] ?? ""));
  const isSided = other?.is === "range" && (other.from === null) !== (other.to === null);
  if (one?.is !== "range" || !isSided || one.from === null || one.to === null || one.to - one.from >= 1)
    return undefined;
  const bound = { from: other.from, to: other.to, unit: other.unit };
  const scale = unitOf(one.unit).factor / unitOf(other.unit).factor;
  const number = one.from * scale;
  const isInside = other.from === null ? number < (other.to ?? 0) : number > other.from;
  if (isInside || !fresh.filter) return { ...old, turn: fresh.turn };
  const value = quantityValue(other.from === null ? { ...bound, to: number } : { ...bound, from: number });
  if (value === undefined) return undefined;
  const label = `${fresh.filter.key.toLowerCase()} ${labelOfFilterValue(value)}`;
  return { ...fresh, label, filter: { ...fresh.filter, values: [value] } };
}

/** One of two numbers of the same: `500 is ook goed` after a thousand pieces. */
function withOther(fresh: StatePart, parts: readonly StatePart[]): StatePart {
  const old = parts.find(({ id }) => id === fresh.id);
  const { filter } = fresh;
  const further = old && withinBound(fresh, old);
  if (further) return further;
  if (!filter || !old?.filter || ![...filter.values, ...old.filter.values].every(isOneNumber)) return fresh;
  const values = [...new Set([...old.filter.values, ...filter.values])];
  return { ...fresh, label: `${old.label} of ${fresh.said}`, filter: { ...filter, values } };
}

/** `en een roman voor mijzelf` after a book for a grandson */
const FOR_SELF = /\bvoor (?:mijzelf|mezelf|mij zelf|onszelf|ons zelf)\b/i;
export const isForSelf = (message: string): boolean => FOR_SELF.test(message);
const OF_PERSON = /^(?:size|gender)$|leeftijd/i;

/** What is still wished for: another person has another size, and somebody grown up no child's age. */
function forSamePerson(parts: readonly StatePart[], fresh: readonly StatePart[], isSelf: boolean): StatePart[] {
  if (isSelf) return parts.filter(({ filter }) => !OF_PERSON.test(filter?.key ?? ""));
  const genders = [parts, fresh].map((some) =>
    some.find(({ filter }) => filter?.key === "gender")?.filter?.values.join(),
  );
  const isOther = genders.every((one) => one !== undefined) && genders[0] !== genders[1];
  return parts.filter(({ filter }) => !(isOther && filter?.key === "size"));
}

/** What a wish is searched by besides its noun. */
export const wordsOf = ({ noun, q }: Wish): string => (noun ? q.slice(noun.length).trim() : q);

interface HowToMerge {
  isMore?: boolean;
  /** It is sought beside what was sought so far, whose price says nothing of it. */
  isBeside?: boolean;
  isAlso?: ((part: StatePart) => boolean) | undefined;
  /** A thing is named in the place of what only brands were said of: `of een puzzel` after LEGO. */
  isInstead?: boolean;
  /** Nothing introduces what is named as another thing. */
  isBroadly?: boolean;
  /** It is for the visitor, whoever what was sought so far is for. */
  isSelf?: boolean;
}

/**
 * The conversation after a wish. A new kind of product takes the place of the former, whose own properties go with it;
 * everything else adds to the wishes, or replaces what contradicts it. `isMore`: the message only says more of what was
 * asked for, so that its words are no new subject. `isAlso`: its values are good beside those that were asked for.
 */
export function mergeWish(
  state: DialogueState,
  wish: Wish,
  turn: number,
  { isMore = false, isBeside = false, isAlso, isInstead = false, isSelf = false, isBroadly = false }: HowToMerge = {},
): DialogueState {
  if (saysValueOf(state, wish) || (isBroadly && namesBroadly(state, wish)))
    return mergeWish(state, { ...wish, kinds: [], q: wordsOf(wish), parts: wish.parts.filter(isNoKind) }, turn, {
      isMore: true,
      isAlso,
    });
  const fresh = wish.parts.flatMap((part) => partOf(part, wish, turn) ?? []);
  const kinds = wish.kinds.map(({ key, name, path }) => ({ key, name, path }));
  const said = wish.parts.find(({ kind }) => kind === "kind")?.said ?? kinds[0]?.name ?? "";
  const noun = wish.noun ?? "";
  const words = kinds.length > 0 ? wordsOf(wish) : wish.q;
  // Several kinds cannot be one filter: until it is clear which is meant, their common noun is searched by.
  const q = kinds.length > 1 ? [said, words].filter(Boolean).join(" ") : words;
  const isNew =
    kinds.length > 0
      ? !isNarrower(state, kinds) && !(isOnlyTold(state) && !isInstead)
      : wish.isElsewhere === true || (q !== "" && state.kinds.length === 0 && !isMore);
  if (!isNew) {
    const isClearer = kinds.length === 1 && state.kinds.length > 1;
    return {
      ...state,
      kinds: kinds.length > 0 ? kinds : state.kinds,
      noun: kinds.length > 0 ? noun : state.noun,
      q:
        (isMore && kinds.length === 0 ? [state.q, words].filter(Boolean).join(" ") : words) ||
        (isClearer || namesMore(said, state.q) ? "" : state.q),
      parts: withParts(forSamePerson(state.parts, fresh, isSelf), fresh, isAlso),
      pages: 0,
      focus: null,
      question: null,
    };
  }
  const outliving = state.parts.filter((part) => outlivesKind(part) && !(isBeside && part.price));
  const parts = withParts(outliving, fresh);
  return { ...state, ...startedAnew, earlier: withEarlier(state), kinds, noun, q, parts };
}

/** `koekenpan` after `pan`: the word that was searched for is in the one that names the kind now. */
const namesMore = (said: string, q: string): boolean => q !== "" && said !== q && said.endsWith(q);

const isNoKind = ({ kind }: WishPart): boolean => kind !== "kind";

/**
 * Whether a word that names a kind is a value of those in view, which stand within it, as novels `als luisterboek`; or stands
 * beside another value of what was asked for: `toch een papieren boek`.
 */
function saysValueOf({ kinds: old, parts: asked }: DialogueState, { kinds, parts }: Wish): boolean {
  const isWithin = old.every((known) => kinds.some(({ key }) => known.key.startsWith(`${key}.`)));
  const said = parts.find(({ kind }) => kind === "kind")?.said;
  const isOther = ({ filter }: WishPart) =>
    asked.some((one) => one.filter !== undefined && one.filter.key === filter?.key);
  const isValue = (part: WishPart) => part.kind === "value" && (part.said === said || isOther(part));
  return old.length > 0 && kinds.length > 0 && isWithin && parts.some(isValue);
}

/** What introduces other things than those in view. */
const INTRODUCES = /\b(?:een|alle|andere?|nog|voor|gewone?|soort(?:en)?|toch|liever|heel|hele|terug|wel|ook een)\b/i;
export const namesNoOther = (message: string): boolean => !INTRODUCES.test(message);

/** `ook donkerblauwe schoenen` of dress shoes: those in view by a wider word, with what they are to be. */
function namesBroadly({ kinds: old }: DialogueState, { kinds, parts }: Wish): boolean {
  const [wider, ...others] = kinds;
  const isWithin = old.length > 0 && old.every(({ key }) => key.startsWith(`${wider?.key}.`));
  return others.length === 0 && isWithin && parts.some(({ kind }) => kind === "value" || kind === "color");
}

/** Whether only values were asked for so far, of whatever kind: a `luisterboek`, and then a novel. */
const isOnlyTold = ({ kinds, noun, q, parts }: DialogueState): boolean =>
  kinds.length === 0 && noun === "" && q === "" && parts.some((part) => part.filter && !outlivesKind(part));

/** Whether these kinds are among those that the conversation is about, or within them. */
function isNarrower({ kinds: old }: DialogueState, kinds: DialogueState["kinds"]): boolean {
  return kinds.every(({ key }) => old.some((known) => key === known.key || key.startsWith(`${known.key}.`)));
}
