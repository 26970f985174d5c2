import { unitOf } from "../analysis/units";
import { phraseKey } from "./data-lines";
import { type PriceBounds, priceLabel, priceOf } from "./money";
import type { NumberSpan } from "./number-spans";
import { readQuantity } from "./read-quantities";
import { readNeed } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** One bound from each of two; undefined when both say the same, or contradict each other. */
function together(one: PriceBounds, other: PriceBounds): PriceBounds | undefined {
  const isEach = (one.from === null) !== (other.from === null) && (one.to === null) !== (other.to === null);
  const bounds = { from: one.from ?? other.from, to: one.to ?? other.to };
  return isEach && (bounds.from ?? 0) <= (bounds.to ?? 0) ? bounds : undefined;
}

/** Reads the prices of a sentence; returns its other numbers, of which those with a unit are taken for now. */
export function readPrices(reading: Reading, spans: readonly NumberSpan[]): NumberSpan[] {
  let before: { span: NumberSpan; bounds: PriceBounds } | undefined;
  return spans.filter((span) => {
    const own = priceOf(span, reading.tokens, isPlainWord);
    if (!own) return true;
    // `minimaal 100, maximaal 200 euro` bounds it on both sides.
    const both = before && together(before.bounds, own);
    const bounds = both ?? own;
    reading.take(span.from, span.to);
    const said = reading.said(both ? (before?.span.from ?? span.from) : span.from, span.to);
    before = { span, bounds };
    reading.add({
      id: "price",
      kind: "price",
      said,
      label: priceLabel(bounds),
      hard: true,
      filter: { key: "price", ...bounds },
    });
    return false;
  });
}

/** `3 personen` for `driepersoons`. */
const keyOf = ({ low, high, unit = "" }: NumberSpan): string =>
  low !== null && low === high ? phraseKey(`${low} ${unitOf(unit).base}`) : "";

/** What the numbers of a sentence ask for: a need (`4 personen`) where the kinds have no such number. */
export function readNumbers(
  reading: Reading,
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  sense: ShopSense,
): string[] {
  const used = new Set<string>();
  const left: string[] = [];
  for (const span of spans) {
    if (span.unit === undefined && !span.isBounded) continue;
    if (!reading.isFree(span.from, span.to) || readQuantity(reading, span, kinds, used, sense)) continue;
    const said = reading.said(span.from, span.to);
    const need = sense.needs.entries.get(phraseKey(said)) ?? sense.needs.entries.get(keyOf(span));
    const mention = { from: span.from, to: span.to, kinds: [], heads: [], values: [] };
    if (need && readNeed(reading, mention, need, kinds, sense)) continue;
    // A bare number may be of a name, which is searched by its words.
    if (!span.isBounded && kinds.length === 0) continue;
    reading.take(span.from, span.to);
    left.push(said);
  }
  return left;
}
