import type { WishKind, WishPart } from "#contract/wish";
import { genderWords } from "../analysis/attributes";
import { LINKS } from "../analysis/linking";
import { normalise } from "../analysis/normalise";
import { isStopWord } from "../analysis/stop-words";
import { tokens } from "../analysis/tokens";
import { correctionIn } from "./corrected";
import { goTogether } from "./go-together";
import { hadBehind } from "./had-behind";
import { animalOf, endings } from "./language";
import type { ValueSense } from "./lexicon";
import type { Reading } from "./reading";
import { saidInFull } from "./said-in-full";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isSmallWord } from "./small-words";

/** More categories than this are no answer to what is meant. */
const MOST_KINDS = 8;

export interface Visitor {
  /** Dot-joined key of the category in view. */
  category?: string;
  adult?: boolean;
  marketplace?: boolean;
}

const isWithin = (key: string, parent: string) => key === parent || key.startsWith(`${parent}.`);

/** The categories that this visitor is shown and that have products, without those below another. */
export function usable(keys: readonly string[], visitor: Visitor, { categories, facts }: ShopSense): string[] {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const shown = [...new Set(keys)].filter((key) => {
    const category = byKey.get(key);
    if (!category || (category.adult && !visitor.adult)) return false;
    if (category.marketplaceOnly && !visitor.marketplace) return false;
    return facts.countIn([key], visitor.adult === true) > 0;
  });
  return shown.filter((key) => !shown.some((other) => other !== key && isWithin(key, other)));
}

/** The categories that one phrase names: by their whole name, or else by the end of it. */
export function kindsOf(
  { kinds, heads }: Pick<Mention, "kinds" | "heads">,
  visitor: Visitor,
  sense: ShopSense,
): string[] {
  const exact = usable(kinds, visitor, sense);
  const found = exact.length > 0 ? exact : usable(heads, visitor, sense);
  const inView = found.filter((key) => visitor.category !== undefined && isWithin(key, visitor.category));
  return inView.length > 0 ? inView : found;
}

/** Whether a category has none below it. */
export const isLeaf = (key: string, { categories }: ShopSense) =>
  !categories.some((one) => one.key.startsWith(`${key}.`));

/** The categories for people of this gender, when some are: `sneakers` for a man are men's; else all, unless `strictly`. */
export function narrowed(
  keys: readonly string[],
  genders: readonly string[],
  { categories }: ShopSense,
  strictly = false,
): string[] {
  const words = new Set(genders.flatMap((gender) => genderWords[gender] ?? []).map(normalise));
  const names = new Map(categories.map(({ key, path }) => [key, path]));
  const isFor = (key: string) =>
    (names.get(key) ?? []).some((name) =>
      tokens(name).some((word) => words.has(normalise(word)) || [...words].some((start) => word.startsWith(start))),
    );
  const some = keys.filter(isFor);
  return some.length > 0 || strictly ? some : [...keys];
}

const animals = [...new Set(animalOf.values())];

/** Without the categories that are for other animals than the one that is said: no dog baskets for a cat. */
function forAnimal(keys: readonly string[], { tokens: said }: Reading, { categories }: ShopSense): string[] {
  const at = said.findIndex(({ text }, place) => animalOf.has(text) && said[place - 1]?.text !== "geen");
  const animal = animalOf.get(said[at]?.text ?? "");
  if (animal === undefined) return [...keys];
  const names = new Map(categories.map(({ key, path }) => [key, path.flatMap((name) => tokens(name))]));
  const isNamed = (key: string, one: string) => (names.get(key) ?? []).some((word) => word.startsWith(one));
  return keys.filter((key) => isNamed(key, animal) || !animals.some((one) => isNamed(key, one)));
}

/** `luiertas rugzak`: what a nappy bag is carried as; `kinderschoenen lampjes`, which some have in their soles. */
const isValueOf = ({ values, others = [] }: Mention, keys: readonly string[], { facts }: ShopSense): boolean =>
  [...values, ...others].some(({ field, value }) => facts.countOf(`feature::${field}`, value, keys) > 0);

/** `hanglamp eettafel`: both name a category in full, so that the second says where the first is to go. */
const isWhole = ({ tokens }: Reading, first: Mention, next: Mention, { isCompound }: ShopSense): boolean =>
  first.kinds.length > 0 && next.kinds.length > 0 && isCompound(tokens[first.to - 1]?.text ?? "");

const prepositions = new Set(
  "met voor van in op bij naar aan uit om waarmee waarop waaraan waarin waarvoor".split(" "),
);

/** Whether it says what another thing, which the shop does not know as a kind, is for or has: `drone met een camera`. */
function isAbout({ tokens, isTaken }: Reading, { from }: Mention, mentions: readonly Mention[]): boolean {
  let at = from - 1;
  while (at >= 0 && !prepositions.has(tokens[at]?.text ?? "")) {
    if (endings.has(tokens[at]?.text ?? "")) return false;
    at--;
  }
  for (let place = at - 1; place >= 0; place--) {
    const text = tokens[place]?.text ?? "";
    if (endings.has(text)) return false;
    const isRead = isTaken(place) || mentions.some((other) => place >= other.from && place < other.to);
    if (!isRead && /^[a-z]/.test(text) && !isSmallWord(text) && !isStopWord(text)) return true;
  }
  return false;
}

const having = new Set(["met", "zonder", "inclusief"]);
const article = /^(een|de|het)$/;

/** The word in front of a phrase and its article. */
function before({ tokens }: Reading, { from }: Mention): string {
  const text = tokens[from - 1]?.text ?? "";
  return article.test(text) ? (tokens[from - 2]?.text ?? "") : text;
}

/** Whether it says what a kind in front of it has: `fiets met verlichting` asks for no lights, `kussen inbegrepen` for no cushion. */
const isHad = (reading: Reading, mention: Mention, nouns: readonly Mention[], { category }: Visitor): boolean =>
  (having.has(before(reading, mention)) || hadBehind(reading.tokens, mention.to) > 0) &&
  (category !== undefined ||
    nouns.some((other) => other.to <= mention.from && !prepositions.has(before(reading, other))));

export interface KindsRead {
  kinds: WishKind[];
  /** Whether the gender chose among the kinds, so that no filter need do so. */
  isNarrowed: boolean;
  /** Where the thing is to go. */
  leftovers?: readonly string[];
}

const SHORTEST_PART = 3;
/**
 * A category of which one word of the sentence says the end and another the beginning: `slaapzakje voor een baby` is a
 * `babyslaapzak`, and `brokken voor een oude hond` are `hondenbrokken`.
 */
function compoundKinds(reading: Reading, mentions: readonly Mention[], visitor: Visitor, sense: ShopSense) {
  const free = reading.tokens.flatMap(({ text }, at) => {
    const isWord = /^[a-z]{3,}$/.test(text) && text.length >= SHORTEST_PART && !isSmallWord(text) && !isStopWord(text);
    const isDenied = mentions.some((one) => one.denied !== undefined && at >= one.denied && at < one.to);
    return isWord && !isDenied && reading.isFree(at, at + 1) ? [{ text, at }] : [];
  });
  for (const { text: end, at: from } of free) {
    for (const { text, at } of free) {
      if (at <= from || !goTogether(reading, from, at)) continue;
      for (const link of LINKS) {
        const keys = kindsOf({ kinds: shopSenses([`${text}${link}${end}`], sense).kinds, heads: [] }, visitor, sense);
        if (keys.length > 0) return { keys, from, to: from + 1, at };
      }
    }
  }
  return undefined;
}

/**
 * Whether it is a value of what is in view, though elsewhere it names a kind: `bakken` of cookery books, `schoudertas` of
 * nappy bags. Who names `een schoudertas` wants one.
 */
export function isValueInView(
  { tokens }: Reading,
  { from, to, values, kinds }: Mention,
  { category }: Visitor,
  { facts, shareNamed, hasProperty }: ShopSense,
): boolean {
  if (category === undefined) return false;
  // `een beer of een hond` after a cuddly rabbit: what these are made in the shape of.
  const { text: word = "" } = tokens[from] ?? {};
  if (to === from + 1 && animalOf.has(word) && shareNamed(word, [category]) > 0) return true;
  // `de band mag ook van staal zijn` of watches
  const isDefinite = /^(?:de|het|die|dat)$/.test(tokens[from - 1]?.text ?? "");
  if (isDefinite && kinds.length === 0 && to === from + 1 && hasProperty(word, [category])) return true;
  if (article.test(tokens[from - 1]?.text ?? "")) return false;
  const isFeature = ({ field }: ValueSense) => !["brand", "color", "size"].includes(field);
  return values.some((one) => isFeature(one) && facts.countOf(`feature::${one.field}`, one.value, [category]) > 0);
}

/** `een parfum voor een man` after perfumes for women: what is in view is for others, and says nothing of which are meant. */
function withoutOthersInView(genders: readonly string[], visitor: Visitor, { facts }: ShopSense): Visitor {
  const { category, ...rest } = visitor;
  const [gender] = genders;
  const count = (one: string) => (category === undefined ? 0 : facts.countOf("gender", one, [category]));
  const isForSomebody = Object.keys(genderWords).some((one) => count(one) > 0);
  const isForOthers = gender !== undefined && isForSomebody && count(gender) + count("unisex") === 0;
  return isForOthers ? rest : visitor;
}

/**
 * What is sought: the first phrase that names a category, and those joined to it. Ambiguous ones stay several on
 * purpose. Narrow categories come before main ones, which may be where it is to stand (`in de keuken`).
 */
export function readKinds(
  reading: Reading,
  mentions: readonly Mention[],
  visitor: Visitor,
  sense: ShopSense,
): KindsRead {
  const genders = mentions.flatMap(({ gender, denied }) => (gender && denied === undefined ? [gender] : []));
  const seeker = withoutOthersInView(genders, visitor, sense);
  const naming = mentions
    .filter(({ denied, kinds, heads }) => denied === undefined && kinds.length + heads.length > 0)
    .map((mention) => ({ mention, keys: forAnimal(kindsOf(mention, seeker, sense), reading, sense) }))
    .filter(({ keys }) => keys.length > 0 && keys.length <= MOST_KINDS);
  const compound = compoundKinds(reading, mentions, visitor, sense);
  if (compound) {
    const kinds = kindsOfKeys(saidInFull(reading, compound.keys, sense), visitor, sense);
    takeKinds(reading, compound, kinds);
    reading.take(compound.at, compound.at + 1);
    return { kinds, isNarrowed: false };
  }
  const things = naming.filter(({ mention }) => !isAbout(reading, mention, mentions));
  const phrases = things.map(({ mention }) => mention);
  const nouns = things.filter(({ mention }) => !isHad(reading, mention, phrases, visitor));
  for (const { mention } of things.filter((one) => !nouns.includes(one)))
    reading.take(mention.to, mention.to + hadBehind(reading.tokens, mention.to));
  const narrow = nouns.filter(({ keys }) => keys.some((key) => isLeaf(key, sense)));
  const all = narrow.length > 0 ? narrow : nouns;
  // `een smartwatch, nee een horloge`
  const corrected = correctionIn(reading.sentence.text) ?? -1;
  const later = all.filter(({ mention }) => (reading.tokens[mention.from]?.from ?? 0) > corrected);
  const among = later.length > 0 ? later : all;
  let [first] = among;
  if (!first) return { kinds: [], isNarrowed: false };
  let place: Mention | undefined;
  // Of two nouns that follow each other the second is the thing: `laptop tas`.
  for (const next of among) {
    const isNext = next.mention.from === first.mention.to && !isValueOf(next.mention, first.keys, sense);
    if (!isNext) continue;
    if (isWhole(reading, first.mention, next.mention, sense)) place = next.mention;
    else first = next;
  }
  const leftovers = place ? [reading.said(place.from, place.to)] : [];
  if (place) reading.take(place.from, place.to);
  const chosen = [first];
  for (const other of naming) {
    const last = chosen.at(-1)?.mention.to ?? 0;
    const joint = reading.tokens[last]?.text;
    const isArticle = article.test(reading.tokens[last + 1]?.text ?? "");
    const isNext = other.mention.from === last + 1 + Number(isArticle);
    if (isNext && (joint === "of" || joint === "en")) chosen.push(other);
  }
  const keys = [...new Set(chosen.flatMap((one) => one.keys))];
  const ofPeople = genders.length > 0 ? narrowed(keys, genders, sense) : keys;
  const left = saidInFull(reading, ofPeople, sense);
  const kinds = kindsOfKeys(left, visitor, sense);
  for (const { mention } of chosen) takeKinds(reading, mention, kinds);
  return { kinds: kinds.sort((a, b) => b.products - a.products), isNarrowed: ofPeople.length < keys.length, leftovers };
}

/**
 * Without words that only name categories which this visitor is not shown: products of those are found by their names, which
 * then tell what is sought.
 */
export const withoutHidden = (mentions: readonly Mention[], visitor: Visitor, sense: ShopSense): Mention[] =>
  mentions.filter(({ kinds, heads, values }) => {
    const isKind = kinds.length + heads.length > 0 && values.length === 0;
    return !isKind || usable([...kinds, ...heads], visitor, sense).length > 0;
  });

/** Categories as a wish has them. */
export function kindsOfKeys(keys: readonly string[], visitor: Visitor, sense: ShopSense): WishKind[] {
  const names = new Map(sense.categories.map(({ key, name }) => [key, name]));
  return keys.map((key) => ({
    key,
    name: names.get(key) ?? key,
    path: `/${key.replaceAll(".", "/")}/`,
    products: sense.facts.countIn([key], visitor.adult === true),
  }));
}

/** The part of a wish that these kinds are. */
export function partOfKinds(said: string, kinds: readonly WishKind[]): WishPart {
  const [only] = kinds;
  return {
    id: `kind:${kinds.map(({ key }) => key).join()}`,
    kind: "kind",
    said,
    label: kinds.map(({ name }) => name).join(" of "),
    hard: true,
    ...(only && kinds.length === 1 && { filter: { key: "category", values: only.key.split(".") } }),
  };
}

/** Takes the words that name these kinds. */
export function takeKinds(
  reading: Reading,
  { from, to }: Pick<Mention, "from" | "to">,
  kinds: readonly WishKind[],
): void {
  reading.take(from, to);
  reading.add(partOfKinds(reading.said(from, to), kinds));
}
