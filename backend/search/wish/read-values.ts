import { excluding } from "#contract/filter-values";
import type { WishPart } from "#contract/wish";
import { genderLabels } from "../analysis/attributes";
import { isCommonUnit } from "../analysis/units";
import { takeFeatureName } from "./feature-name";
import { endings, genderOf } from "./language";
import type { ValueSense } from "./lexicon";
import { isCurrency } from "./money-words";
import { asPart } from "./part-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import { featureLabel, type ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

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

export function partOf(sense: ValueSense, isDenied: boolean, said: string, shop: ShopSense): WishPart {
  const { field } = sense;
  const value = isDenied ? excluding(sense.value) : sense.value;
  const isFeature = !isPlain(field);
  return {
    id: `${isFeature ? "feature:" : ""}${field}:${value}`,
    kind: plainKinds.get(field) ?? "value",
    said,
    label: labelOf(sense, isDenied, shop),
    hard: true,
    filter: { key: field, values: [value] },
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
export const genderPart = (gender: string, others: readonly string[], said: string): WishPart => ({
  id: "gender",
  kind: "gender",
  said,
  label: `voor ${(genderLabels[gender] ?? gender).toLowerCase()}`,
  hard: true,
  filter: { key: "gender", values: [gender, ...others] },
});

/** Reads for whom it is, where the kinds say so of their products. */
export function readGender(reading: Reading, mention: Mention, kinds: readonly string[], sense: ShopSense): boolean {
  const { gender, denied } = mention;
  if (gender === undefined || denied !== undefined || sense.facts.countOf("gender", gender, kinds) === 0) return false;
  reading.take(mention.from, mention.to);
  const others = gender === "kids" ? [] : sense.facts.countOf("gender", "unisex", kinds) > 0 ? ["unisex"] : [];
  reading.add(genderPart(gender, others, reading.said(mention.from, mention.to)));
  return true;
}

/** Takes back for whom it is: of things that are only searched for by words, few say so. Returns what was said of it. */
export function withoutGender({ parts }: Reading): string[] {
  const at = parts.findIndex(({ kind }) => kind === "gender");
  return at < 0 ? [] : parts.splice(at, 1).map(({ said }) => said);
}

/** What may follow a size that is only said as a number. */
const afterSize = new Set([...endings, "met", "voor", "onder", "van"]);

const SIZE_WORD = /^(?:maat|maatje|mt|size|framemaat|schoenmaat|kledingmaat)$/;

/** The place of a size that is named at this place: `maat 38`, `heren in 44`. */
function sizePlace({ tokens }: Reading, at: number): number | undefined {
  const word = tokens[at]?.text ?? "";
  const next = tokens[at + 1]?.text;
  if (SIZE_WORD.test(word)) return next === "." ? at + 2 : at + 1;
  if (word !== "in" || !genderOf.has(tokens[at - 1]?.text ?? "")) return undefined;
  const behind = tokens[at + 2]?.text;
  return behind === undefined || afterSize.has(behind) ? at + 1 : undefined;
}

/** Larger numbers are seldom sizes of what is worn. */
const MOST_SIZE = 60;

/**
 * Reads a range of sizes, `39-42`: the one size that the shop writes so, or those of its own that lie within it. Numbers
 * with a currency or a unit are none.
 */
function readSizeRange(reading: Reading, at: number, sense: ShopSense): boolean {
  const { tokens } = reading;
  const { sizes } = sense.lexicon;
  const [low, joint, high, next] = [0, 1, 2, 3].map((further) => tokens[at + further]);
  if (low?.number === undefined || high?.number === undefined || !/^[-/]$/.test(joint?.text ?? "")) return false;
  const isCounted = isCurrency(tokens, at + 3) || isCommonUnit(next?.text ?? "") || tokens[at - 1]?.text === "€";
  const mayBeSizes = low.number >= LEAST_SIZE && low.number < high.number && high.number <= MOST_SIZE;
  if (isCounted || !mayBeSizes || !reading.isFree(at, at + 3)) return false;
  const whole = sizes.get(`${low.text}-${high.text}`) ?? sizes.get(`${low.text}/${high.text}`);
  const within = Array.from({ length: high.number - low.number + 1 }, (_, further) =>
    String(Number(low.number) + further),
  );
  const hasEnds = sizes.has(low.text) && sizes.has(high.text);
  const values =
    whole === undefined && hasEnds ? within.flatMap((size) => sizes.get(size) ?? []) : [whole ?? []].flat();
  const [first] = values;
  if (first === undefined) return false;
  const from = SIZE_WORD.test(tokens[at - 1]?.text ?? "") ? at - 1 : at;
  reading.take(from, at + 3);
  const label = `maat ${low.text}-${high.text}`;
  const part = partOf({ field: "size", value: first }, false, reading.said(from, at + 3), sense);
  reading.add({ ...part, id: `size:${low.text}-${high.text}`, label, filter: { key: "size", values } });
  return true;
}

/** Reads a size as the shop writes it. */
export function readSizes(reading: Reading, sense: ShopSense): void {
  const { tokens } = reading;
  const { sizes } = sense.lexicon;
  for (let at = 0; at + 1 < tokens.length; at++) {
    if (readSizeRange(reading, at, sense) || readSizeRange(reading, at + 1, sense)) continue;
    const place = reading.isTaken(at) ? undefined : sizePlace(reading, at);
    // `maat 34/34` is read as a code.
    if (place === undefined || reading.isTaken(place)) continue;
    const text = tokens[place]?.text ?? "";
    const value = sizes.get(text) ?? sizes.get(`${text} cm`);
    if (value === undefined) continue;
    const isDenied = denying.has(tokens[at - 1]?.text ?? "");
    const from = isDenied ? at - 1 : at;
    reading.take(from, place + 1);
    const part = partOf({ field: "size", value }, isDenied, reading.said(from, place + 1), sense);
    reading.add(isDenied ? part : withSizes(part, [value, ...sizesBeside(reading, place, sense)]));
  }
}

const denying = new Set(["niet", "geen"]);
const LETTER_SIZE = /^(?:x{0,4}[sl]|m|\dxl)$/;
const LEAST_SIZE = 15;
const sizeNames: ReadonlyMap<string, string> = new Map([
  ["small", "s"],
  ["medium", "m"],
  ["large", "l"],
]);

const isWantedSize = ({ kind, filter }: WishPart): boolean => kind === "size" && !filter?.values?.[0]?.startsWith("!");

/** Reads a size that is said without a word for it, where products of the kinds have it: `jas heren XL`, `sneakers 43`. */
export function readBareSize(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  if (kinds.length === 0 || reading.parts.some(isWantedSize)) return;
  for (const { token, at } of reading.left()) {
    const { text: typed, number = 0, isSpelled } = token;
    const isExtra = reading.tokens[at - 1]?.text === "extra" && reading.isFree(at - 1, at);
    const named = sizeNames.get(typed);
    const text = named === undefined ? typed : isExtra ? `x${named}` : named;
    if (!LETTER_SIZE.test(text) && (isSpelled || number < LEAST_SIZE)) continue;
    // `43 landen` counts something.
    const next = reading.tokens[at + 1]?.text ?? "";
    if (/^[a-z]{3,}(?:en|s)$/.test(next) && !reading.isTaken(at + 1) && !isPlainWord(next)) continue;
    const value = sense.lexicon.sizes.get(text) ?? sense.lexicon.sizes.get(`${text} cm`);
    if (value === undefined || sense.facts.countOf("size", value, kinds) === 0) continue;
    const from = named !== undefined && isExtra ? at - 1 : at;
    reading.take(from, at + 1);
    const part = partOf({ field: "size", value }, false, reading.said(from, at + 1), sense);
    reading.add(withSizes(part, [value, ...sizesBeside(reading, at, sense)]));
    return;
  }
}

/** Any of several sizes. */
const withSizes = (part: WishPart, values: readonly string[]): WishPart =>
  values.length === 1
    ? part
    : {
        ...part,
        id: `size:${values.join()}`,
        label: `maat ${values.join(" of ")}`,
        filter: { key: "size", values: [...values] },
      };

/** The sizes that are as good: `122 of 128`, whichever of them there are. */
function sizesBeside(reading: Reading, at: number, { lexicon }: ShopSense): string[] {
  const { tokens } = reading;
  return [1, -1].flatMap((step) => {
    const found: string[] = [];
    for (let place = at + step; /^(?:of|en|\/)$/.test(tokens[place]?.text ?? ""); place += 2 * step) {
      const text = tokens[place + step]?.text ?? "";
      const value = lexicon.sizes.get(text) ?? lexicon.sizes.get(`${text} cm`);
      if (value === undefined || reading.isTaken(place + step)) break;
      reading.take(Math.min(place, place + step), Math.max(place, place + step) + 1);
      found.push(value);
    }
    return found;
  });
}
