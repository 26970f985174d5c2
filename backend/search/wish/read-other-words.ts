import { excluding } from "#contract/filter-values";
import type { WishPart } from "#contract/wish";
import { fold } from "../analysis/tokens";
import { colourNamed } from "./colour-words";
import { type OtherWord, otherWordKey, phraseWord } from "./data-lines";
import type { ValueSense } from "./lexicon";
import { isOfFilling } from "./part-values";
import { facetField, isYes, partOf } from "./read-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";
import { isNamedLike } from "./value-samples";
import { no, yes } from "./value-words";

/** A feature that fewer products of a kind have does not tell what the others are of. */
const TELLING = 0.5;
const COLOUR = "color";
/** How many more may be named with a word of a value than have it. */
const OWN_WORD = 1.5;

const isAbout = ({ field }: ValueSense, { features }: OtherWord): boolean =>
  features.length === 0 ||
  features.some((name) => (name === COLOUR ? field === COLOUR : field !== COLOUR && isNamedLike(field, name)));

/** What the operator's file says of a phrase. */
export function otherWordsOf(words: readonly string[], { otherWords }: ShopSense): readonly OtherWord[] {
  const isMeant = ({ exact }: OtherWord) => exact === undefined || exact.includes(words.join(" "));
  const found = otherWords.entries.get(otherWordKey(words))?.filter(isMeant);
  // `met een ritsje`
  const whole = words.map((word) => word.replace(SMALL, "$1"));
  return (
    found ?? (whole.some((word, at) => word !== words[at]) ? (otherWords.entries.get(otherWordKey(whole)) ?? []) : [])
  );
}
const SMALL = /^([a-z]{3,}?)(?:tje|pje|je)s?$/;

/** The values of the shop that meet an everyday word for them, as the operator's file has it: `Klittenband` for `velcro`. */
export function otherSenses(words: readonly string[], sense: ShopSense): ValueSense[] {
  const found = otherWordsOf(words, sense).flatMap((word) =>
    word.values.flatMap((key) =>
      yes.has(key)
        ? word.features.flatMap((name) => sense.lexicon.flags.named(name))
        : key === no
          ? word.features.flatMap((name) => sense.lexicon.flags.named(name, true))
          : sense.lexicon.valuesOf(key).filter((one) => isAbout(one, word)),
    ),
  );
  return [...new Map(found.map((one) => [`${one.field}:${one.value}`, one])).values()];
}

/** What an everyday word for values stands for, in words: products may say so where the index has no filter for it. */
export const valuesMeant = (word: string, sense: ShopSense): string[] => [
  ...new Set(
    otherWordsOf([word], sense).flatMap(({ values }) => values.filter((value) => !yes.has(value) && value !== no)),
  ),
];

/** The features that a word which means nothing else says something of. */
export const featuresMeant = (word: string, sense: ShopSense): string[] => [
  ...new Set(otherWordsOf([word], sense).flatMap(({ features, isPlain }) => (isPlain ? features : []))),
];

/** Leaves out what is named with a word or says it of itself. */
export const withoutPart = (word: string, said: string): WishPart => ({
  id: `without:${word}`,
  kind: "value",
  said,
  label: said.toLowerCase(),
  hard: true,
  filter: { key: "without", values: [word] },
});

interface Counted {
  one: ValueSense;
  count: number;
}

/** The values of the one field that most of these products have. */
function bestField(values: readonly ValueSense[], kinds: readonly string[], { facts }: ShopSense): Counted[] {
  const fields = new Map<string, Counted[]>();
  for (const one of values) {
    // A feature without a kind is better searched as a word.
    if (kinds.length === 0 && one.field !== COLOUR) continue;
    const count = facts.countOf(facetField(one), one.value, kinds);
    if (count > 0) fields.set(one.field, [...(fields.get(one.field) ?? []), { one, count }]);
  }
  const total = (some: readonly Counted[]) => some.reduce((sum, { count }) => sum + count, 0);
  return [...fields.values()].sort((a, b) => total(b) - total(a))[0] ?? [];
}

/** Whether a word is no form of the colour that it stands for, nor another word for it everywhere: `lavendel` for `paars`. */
function isOnlyLikeColour(
  { tokens }: Reading,
  { from, to }: Mention,
  { field, value }: ValueSense,
  sense: ShopSense,
): boolean {
  const word = tokens[from]?.text ?? "";
  const { synonyms } = sense;
  const isColour = (other = "") =>
    colourNamed(other) !== undefined || otherWordsOf([other], sense).some(({ features }) => features.includes(COLOUR));
  // `crème of rood` are colours, `citroen of munt` are none.
  const isJoined = [-1, 1].some((side) => {
    const at = side < 0 ? from - 1 : to;
    return /^(?:of|en)$/.test(tokens[at]?.text ?? "") && isColour(tokens[at + side]?.text);
  });
  const isForm = word.startsWith(fold(value).slice(0, 4)) || synonyms.find([phraseWord(word)], 0) !== undefined;
  return field === COLOUR && !isForm && !isJoined;
}

/**
 * Reads other words for values as any of the values that meet them; not a word that more of these products are named with
 * than have such a value. `isKind`: it has named the thing as well, which says nothing of how many it fits.
 */
export function readOtherWord(
  reading: Reading,
  mention: Mention,
  kinds: readonly string[],
  sense: ShopSense,
  isKind = false,
): boolean {
  const [first, ...others] = bestField(mention.others ?? [], kinds, sense);
  if (!first) return false;
  const { denied, to } = mention;
  const isOne = to === mention.from + 1;
  const total = others.reduce((sum, { count }) => sum + count, first.count);
  const named =
    isOne && !isKind && !isYes(first.one.value) ? sense.shareNamed(reading.tokens[mention.from]?.text ?? "", kinds) : 0;
  // What is named `lavendel` is that, and the colour only stands for it; so it is where what products tell says so.
  const isTold = isOne && !isKind && kinds.length > 0 && sense.hasWord(reading.tokens[mention.from]?.text ?? "", kinds);
  if ((isTold || (named > 0 && denied === undefined)) && isOnlyLikeColour(reading, mention, first.one, sense))
    return false;
  // `4k` is a word of `4K Ultra HD`: a few that are named so may not tell it.
  const isOfValue = fold(first.one.value)
    .split(/\s+/)
    .includes(reading.tokens[mention.from]?.text ?? "");
  if (named * sense.facts.countIn(kinds, true) > total * (isOfValue ? OWN_WORD : 1)) return false;
  const from = denied ?? mention.from;
  reading.take(from, to);
  const said = reading.said(from, to);
  // `geen barbie`: what is named so is refused, and not all that it stands for.
  if (denied !== undefined && named > 0) {
    reading.add(withoutPart(reading.tokens[mention.from]?.text ?? "", said));
    return true;
  }
  const values = [first, ...others].map(({ one }) => one.value);
  const part = partOf(first.one, denied !== undefined, said, sense);
  reading.add({
    ...part,
    ...(others.length > 0 && { id: `${part.id}, ${values.slice(1).join()}` }),
    ...(others.length > 0 && denied === undefined && { label: part.label.replace(/[^:]*$/, ` ${said.toLowerCase()}`) }),
    filter: { key: first.one.field, values: denied === undefined ? values : values.map(excluding) },
  });
  return true;
}

/** The feature that tells of nearly all products of the kinds what a word is about. */
function featureTold(words: readonly OtherWord[], kinds: readonly string[], sense: ShopSense): string | undefined {
  const all = sense.facts.countIn(kinds, true);
  for (const { features, isPlain } of words) {
    if (!isPlain) continue;
    for (const [field, values] of sense.lexicon.samples.like(features)) {
      const counts = values.map((value) => sense.facts.countOf(facetField({ field, value }), value, kinds));
      if (counts.reduce((sum, count) => sum + count, 0) >= all * TELLING) return field;
    }
  }
  return undefined;
}

/** Whether a word may say what a thing in front of it or behind it is of, and not what a part of it is of: `glazen deksel`. */
function isOfThing({ tokens, isTaken }: Reading, at: number): boolean {
  const next = tokens[at + 1]?.text ?? "";
  return !/^[a-z]/.test(next) || isTaken(at + 1) || isPlainWord(next);
}

/**
 * Reads a word that says nothing but what a thing is of, has or closes with, where the kinds tell that of their products and
 * none has it: as a filter all the same, so that what is found is nothing, and not what breaks it. One that is denied is
 * met by all.
 */
export function readUnmetWord(
  reading: Reading,
  [from, to]: readonly [from: number, to: number],
  isDenied: boolean,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  const word = reading.tokens[to - 1]?.text ?? "";
  const words = kinds.length === 0 ? [] : otherWordsOf([word], sense);
  if (
    words.length === 0 ||
    !isOfThing(reading, to - 1) ||
    isOfFilling(reading, to - 1) ||
    sense.hasProperty(word, kinds) ||
    // A filling of it is no reason to show nothing, but one to leave some out.
    (isDenied && sense.hasWord(word, kinds))
  )
    return false;
  const field = featureTold(words, kinds, sense);
  if (field === undefined) return false;
  reading.take(from, to);
  if (isDenied) return true;
  const said = reading.said(from, to);
  const value = said.charAt(0).toUpperCase() + said.slice(1).toLowerCase();
  reading.add(partOf({ field, value }, false, said, sense));
  return true;
}

/** `iphone 14`, `galaxy a55` */
const MODEL = /^[a-z]{0,2}\d{1,3}[a-z]?$/;

/**
 * Reads the model of something else that these things are made for, where they are told to be for others of its series: a
 * `hoesje galaxy a55` where they are for a `Galaxy A56`. Nothing is for it, and that is said.
 */
export function readOtherModel(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  const [series = "", model = ""] = [at, at + 1].map((place) => reading.tokens[place]?.text);
  if (kinds.length === 0 || !MODEL.test(model) || !/^[a-z]{3,}$/.test(series) || !reading.isFree(at, at + 2))
    return false;
  const all = sense.facts.countIn(kinds, true);
  for (const [field, values] of sense.lexicon.samples.of(series)) {
    const own = values.filter((value) => sense.facts.countOf(facetField({ field, value }), value, kinds) > 0);
    const models = own.map((value) => fold(value).split(/[^a-z0-9]+/)).filter(([first]) => first === series);
    const counts = own.map((value) => sense.facts.countOf(facetField({ field, value }), value, kinds));
    const isTold = counts.reduce((sum, count) => sum + count, 0) >= all * TELLING;
    if (!isTold || models.length === 0 || models.some((words) => words.includes(model))) continue;
    if (!models.every((words) => words.some((word) => MODEL.test(word)))) continue;
    reading.take(at, at + 2);
    const said = reading.said(at, at + 2);
    reading.add(partOf({ field, value: said }, false, said, sense));
    return true;
  }
  return false;
}
