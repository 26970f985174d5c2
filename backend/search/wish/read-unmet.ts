import { correctionIn } from "./corrected";
import { partOf, shadesOf } from "./read-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

const SIZE_WORD = /^(?:maat|maatje|mt|size)$/;
const SIZE = /^(?:x{0,4}[sl]|m|\dxl|\d{1,3}(?:[,.]5)?)$/;
const AREA = /^\d+x\d+(?:x\d+)?$/;

/** Whether products of these kinds have values of a field at all, so that one without the value does not meet the wish. */
const areTold = (field: "color" | "size", kinds: readonly string[], { lexicon, facts }: ShopSense): boolean =>
  lexicon.someOf(field).some((value) => facts.countOf(field, value, kinds) > 0);

/** What stands between two colours of which either is meant. */
const BESIDE = /^(?:of|[,/])$/;
const isCorrected = ({ sentence, tokens }: Reading, at: number): boolean =>
  (correctionIn(sentence.text) ?? Infinity) < (tokens[at]?.from ?? 0);

/** A colour of the shop that none of these products has, nor mentions; the shades of it that they have are meant then. */
function readColour(reading: Reading, { from, to, values }: Mention, kinds: readonly string[], sense: ShopSense): void {
  const isSecond = reading.parts.some(({ id }) => id.startsWith("color:"));
  // Of two colours one may be that of a part: `rood met blauw`.
  if (isSecond && !BESIDE.test(reading.tokens[from - 1]?.text ?? "") && !isCorrected(reading, from)) return;
  const colour = values.find(({ field }) => field === "color");
  if (!colour || !reading.isFree(from, to) || !areTold("color", kinds, sense)) return;
  if (sense.hasWord(colour.value.toLowerCase(), kinds)) return;
  reading.take(from, to);
  const shades = shadesOf(colour.value, sense).filter((one) => sense.facts.countOf("color", one, kinds) > 0);
  if (isSecond && shades.length === 0 && !isCorrected(reading, from)) return;
  const part = partOf(colour, false, reading.said(from, to), sense);
  reading.add(shades.length > 0 ? { ...part, filter: { key: "color", values: shades } } : part);
}

/** A size that the shop does not have: `maat 27` where the sizes are 26 and 28. */
function readSize(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): void {
  const text = reading.tokens[at + 1]?.text ?? "";
  if (!SIZE_WORD.test(reading.tokens[at]?.text ?? "") || !SIZE.test(text) || !reading.isFree(at, at + 2)) return;
  if (sense.hasWord(text, kinds) || !areTold("size", kinds, sense)) return;
  reading.take(at, at + 2);
  reading.add(partOf({ field: "size", value: text.toUpperCase() }, false, reading.said(at, at + 2), sense));
}

/** Length and width that none of these products has, where they have others: `200x200`. */
function readArea(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): void {
  const { text = "" } = reading.tokens[at] ?? {};
  const isJoined = /^(?:x|bij)$/.test(reading.tokens[at + 1]?.text ?? "");
  const to = isJoined ? at + 3 : at + 1;
  const area = isJoined ? `${text}x${reading.tokens[at + 2]?.text ?? ""}` : text;
  if (!AREA.test(area) || !reading.isFree(at, to)) return;
  const like = sense.lexicon.areas().find((one) => sense.facts.countOf(`feature::${one.field}`, one.value, kinds) > 0);
  if (!like) return;
  reading.take(at, to);
  reading.add(partOf({ field: like.field, value: area.replaceAll("x", " x ") }, false, reading.said(at, to), sense));
}

/**
 * Reads demands that are clear by their form and that nothing of these kinds meets: they are filters all the same, so
 * that what is found is nothing, and not what breaks them.
 */
export function readUnmet(
  reading: Reading,
  mentions: readonly Mention[],
  kinds: readonly string[],
  sense: ShopSense,
): void {
  if (kinds.length === 0) return;
  const has = (id: string) => reading.parts.some((part) => part.id.startsWith(id));
  for (const mention of mentions) {
    if (mention.denied === undefined) readColour(reading, mention, kinds, sense);
  }
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!has("size:")) readSize(reading, at, kinds, sense);
    readArea(reading, at, kinds, sense);
  }
}
