import { excluding } from "#contract/filter-values";
import type { WishPart } from "#contract/wish";
import { genderLabels, genderWords } from "../analysis/attributes";
import { fold } from "../analysis/tokens";
import { takeFeatureName } from "./feature-name";
import { relatives } from "./language";
import type { ValueSense } from "./lexicon";
import { asPart } from "./part-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import { featureLabel, type ShopSense } from "./shop-sense";

const order = ["brand", "color"];
const plainKinds = new Map<string, WishPart["kind"]>([
  ["brand", "brand"],
  ["color", "color"],
  ["size", "size"],
]);
const FEATURE = "feature::";
export const isYes = (value: string) => /^(ja|yes|true|wel|met)$/i.test(value);

export const isPlain = (field: string) => order.includes(field) || field === "size";
export const facetField = ({ field }: ValueSense): string => (isPlain(field) ? field : FEATURE + field);

/** A brand before a property, then what most products of the kind have; undefined when none has it. */
function bestOf(
  { values, denied }: Pick<Mention, "values" | "denied">,
  kinds: readonly string[],
  sense: ShopSense,
): ValueSense | undefined {
  const count = (one: ValueSense, within: readonly string[]) => sense.facts.countOf(facetField(one), one.value, within);
  const counted = values.map((one) => ({ one, count: count(one, kinds), place: order.indexOf(one.field) }));
  const fitting = counted.filter((found) => found.count > 0);
  // A feature without a kind is better searched as a word.
  const usable = kinds.length === 0 ? fitting.filter(({ place }) => place >= 0) : fitting;
  const [best] = usable.sort((a, b) => Number(b.place === 0) - Number(a.place === 0) || b.count - a.count);
  // A brand that the kind does not have is still what is (not) wanted, and so is a colour that is denied.
  const isDenied = denied !== undefined;
  return (
    best?.one ??
    values.find((one) => one.field === "brand" && (isDenied || count(one, []) > 0)) ??
    (isDenied ? values.find(({ field }) => field === "color") : undefined)
  );
}

function labelOf({ field, value }: ValueSense, isDenied: boolean, sense: ShopSense): string {
  if (field === "brand") return isDenied ? `niet van ${value}` : value;
  if (field === "size") return isDenied ? `niet maat ${value}` : `maat ${value}`;
  if (field === "color") return isDenied ? `niet ${value.toLowerCase()}` : value.toLowerCase();
  const name = featureLabel(field, sense);
  if (isYes(value)) return isDenied ? `zonder ${name}` : name;
  return isDenied ? `${name}: niet ${value.toLowerCase()}` : `${name}: ${value.toLowerCase()}`;
}

/** The shades of a colour that the shop has: `donkerblauw` and `lichtblauw` of `blauw`. */
export function shadesOf(colour: string, { lexicon }: Pick<ShopSense, "lexicon">): string[] {
  const isShade = (other: string) => other.length > colour.length && fold(other).endsWith(fold(colour));
  return lexicon.someOf("color").filter(isShade);
}

export function partOf(sense: ValueSense, isDenied: boolean, said: string, shop: ShopSense): WishPart {
  const { field } = sense;
  const value = isDenied ? excluding(sense.value) : sense.value;
  // Who wants no blue wants no dark blue.
  const others = isDenied && field === "color" ? shadesOf(sense.value, shop).map(excluding) : [];
  const isFeature = !isPlain(field);
  return {
    id: `${isFeature ? "feature:" : ""}${field}:${value}`,
    kind: plainKinds.get(field) ?? "value",
    said,
    label: labelOf(sense, isDenied, shop),
    hard: true,
    filter: { key: field, values: [value, ...others] },
  };
}

/** Reads a mention as a brand, colour or value; returns whether it is one. */
export function readValue(reading: Reading, said: Mention, kinds: readonly string[], sense: ShopSense): boolean {
  const mention = asPart(reading, said, kinds, sense);
  const best = bestOf(mention, kinds, sense);
  if (!best) return false;
  const from = mention.denied ?? mention.from;
  reading.take(from, mention.to);
  if (!isPlain(best.field)) takeFeatureName(reading, from, mention.to, best.field);
  reading.add(partOf(best, mention.denied !== undefined, reading.said(from, mention.to), sense));
  return true;
}

/**
 * Reads a word that no product of the kinds has, but that begins the one value of theirs that is like it
 * (`warmtepomp` for `Warmtepompdroger`), or is another form of it (`volautomatische` for `Volautomaat`).
 */
export function readNearValue(
  reading: Reading,
  at: number,
  kinds: readonly string[],
  sense: ShopSense,
  denied?: number,
): boolean {
  if (kinds.length === 0) return false;
  const near = sense.lexicon.valuesNear(reading.tokens[at]?.text ?? "");
  const values = near.filter((one) => sense.facts.countOf(facetField(one), one.value, kinds) > 0);
  if (new Set(values.map(({ value }) => value.toLowerCase())).size !== 1) return false;
  const denial = denied === undefined ? {} : { denied };
  return readValue(reading, { from: at, to: at + 1, ...denial, kinds: [], heads: [], values }, kinds, sense);
}

const SHORTEST_PART = 4;

/** The beginnings of a compound that the shop does not know, nor its end: `laptop` of `laptopcompartiment`. */
function unknownFirstParts(word: string, { hasWord }: ShopSense): string[] {
  if (!/^[a-z]+$/.test(word) || hasWord(word, [])) return [];
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => at + SHORTEST_PART);
  return cuts.flatMap((cut) =>
    hasWord(word.slice(0, cut), []) && !hasWord(word.slice(cut), []) ? word.slice(0, cut) : [],
  );
}

/**
 * Reads a word of which other products of the kinds say that it is not so, alone or with another word: `draaibaar` where
 * some are `Niet draaibaar`, and `voor een laptop` where some have `Geen laptopvak`.
 */
export function readUndenied(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0) return false;
  const word = reading.tokens[at]?.text ?? "";
  const { lexicon } = sense;
  const denying = [word, ...unknownFirstParts(word, sense)]
    .flatMap((one) => [...lexicon.valuesDenying(one), ...lexicon.valuesDenyingPart(one)])
    .find((one) => sense.facts.countOf(facetField(one), one.value, kinds) > 0);
  if (!denying) return false;
  reading.take(at, at + 1);
  const said = reading.said(at, at + 1);
  reading.add({ ...partOf(denying, true, said, sense), label: said.toLowerCase() });
  return true;
}

/** Reads what the first part of a compound says of its kind: `laser` of `laserprinter`. Returns whether it says anything. */
export function readModifier(reading: Reading, mention: Mention, kinds: readonly string[], sense: ShopSense): boolean {
  const best = bestOf({ values: mention.modifier?.values ?? [] }, kinds, sense);
  if (best) reading.add(partOf(best, false, reading.said(mention.from, mention.to), sense));
  return best !== undefined;
}

/** For whom it is; `others`: whose it may be too. */
const genderPart = (gender: string, others: readonly string[], said: string): WishPart => ({
  id: "gender",
  kind: "gender",
  said,
  label: `voor ${(genderLabels[gender] ?? gender).toLowerCase()}`,
  hard: true,
  filter: { key: "gender", values: [gender, ...others] },
});

/** Where fewer products say for whom they are, the others may be for anybody. */
const MOST = 0.5;

const FOR_PEOPLE = new RegExp(`^(?:${Object.values(genderWords).flat().join("|")})`);

/** Whether most of these products say that they are for others: `jas voor dames` of what is made for men and children. */
function areForOthers(
  { parts }: Reading,
  gender: string,
  word: string,
  kinds: readonly string[],
  { facts }: ShopSense,
): boolean {
  // A son may be grown up, and who asks for a `herenjas` for their mother means that.
  const isSaid = parts.some(({ kind, said }) => kind === "kind" && FOR_PEOPLE.test(said.toLowerCase()));
  if (kinds.length === 0 || (relatives.has(word) && (gender === "kids" || isSaid))) return false;
  const count = (one: string) => facts.countOf("gender", one, kinds);
  const others = Object.keys(genderLabels).filter((one) => one !== gender && one !== "unisex");
  const telling = others.reduce((sum, one) => sum + count(one), 0);
  return count("unisex") === 0 && telling > facts.countIn(kinds, true) * MOST;
}

/** Reads for whom it is, where the kinds say so of their products. */
export function readGender(reading: Reading, mention: Mention, kinds: readonly string[], sense: ShopSense): boolean {
  const { gender, denied } = mention;
  if (gender === undefined || denied !== undefined) return false;
  const word = reading.tokens[mention.from]?.text ?? "";
  const isMet = sense.facts.countOf("gender", gender, kinds) > 0;
  if (!isMet && !areForOthers(reading, gender, word, kinds, sense)) return false;
  reading.take(mention.from, mention.to);
  const others = gender === "kids" ? [] : sense.facts.countOf("gender", "unisex", kinds) > 0 ? ["unisex"] : [];
  reading.add(genderPart(gender, others, reading.said(mention.from, mention.to)));
  return true;
}

/** Whether it is wished for people for whom nothing of these kinds is: words alone would show what others wear. */
export const isForNobody = ({ kind, filter }: WishPart, kinds: readonly string[], { facts }: ShopSense): boolean =>
  kind === "gender" && !filter?.values?.some((gender) => facts.countOf("gender", gender, kinds) > 0);

/** Takes back for whom it is: of things that are only searched for by words, few say so. Returns what was said of it. */
export function withoutGender({ parts }: Reading): string[] {
  const at = parts.findIndex(({ kind }) => kind === "gender");
  return at < 0 ? [] : parts.splice(at, 1).map(({ said }) => said);
}
