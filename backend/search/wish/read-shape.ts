import { normalise } from "../analysis/normalise";
import { unitKey, unitOf } from "../analysis/units";
import { holds } from "./counted-numbers";
import type { NumberSpan } from "./number-spans";
import { facetField, readValue } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** Then the number that follows is near: `van rond 120 cm`, `rond de 55 inch`. */
const nearing = new Set(["van", "zo", "voor", "ergens"]);

/**
 * A comparator that is a value of these kinds where it stands in front of a number with a unit: an `eettafel rond 120 cm` is round.
 * Returns the number without it.
 */
function shapeBefore(reading: Reading, span: NumberSpan, kinds: readonly string[], sense: ShopSense): NumberSpan {
  const { tokens } = reading;
  const { from, to, unit, isMoney } = span;
  const number = tokens[from + 1]?.number;
  const mayBeValue = span.comparison === "about" || tokens[from]?.text === "binnen";
  if (!mayBeValue || isMoney || (unit === undefined && !span.mayBePrice) || number === undefined || kinds.length === 0)
    return span;
  if (nearing.has(tokens[from - 1]?.text ?? "") || !reading.isFree(from, to)) return span;
  const senses = sense.lexicon.valuesOf(normalise(tokens[from]?.text ?? ""));
  const values = senses.filter((one) => sense.facts.countOf(facetField(one), one.value, kinds) > 0);
  const isWord = values.length === 0 && sense.hasProperty(tokens[from]?.text ?? "", kinds);
  if (values.length === 0 && !isWord) return span;
  // `niet rond 220 cm`
  const isDenied = /^(?:niet|geen)$/.test(tokens[from - 1]?.text ?? "");
  const value = { from, to: from + 1, kinds: [], heads: [], values, ...(isDenied && { denied: from - 1 }) };
  if (!isWord) readValue(reading, value, kinds, sense);
  const own = { from: from + 1, to, low: number, high: number, isMoney, isBounded: false };
  return unit === undefined ? inCentimetres(own, kinds, sense) : { ...own, unit };
}

/** `salontafel rond 80`: what is round is measured in centimetres, where the kinds have such a number. */
function inCentimetres(span: NumberSpan, kinds: readonly string[], { measured }: ShopSense): NumberSpan {
  const { base } = unitOf("cm");
  const isLength = measured(kinds).some((one) => one.unit === unitKey(base) && holds(one, span.low, span.high));
  return isLength ? { ...span, unit: "cm" } : span;
}

export const readShapes = (
  reading: Reading,
  spans: readonly NumberSpan[],
  kinds: readonly string[],
  sense: ShopSense,
): NumberSpan[] => spans.map((span) => shapeBefore(reading, span, kinds, sense));
