import type { ValueSense } from "./lexicon";
import { otherSenses } from "./read-other-words";
import { facetField, partOf } from "./read-values";
import type { Reading } from "./reading";
import { featureLabel, type ShopSense } from "./shop-sense";

/**
 * Reads a word that no product of the kinds has as those values of one feature that are kinds of it: `wol` where some are
 * of `Merinowol`. Returns whether there are any.
 */
export function readEnding(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  if (kinds.length === 0) return false;
  const { text = "" } = reading.tokens[at] ?? {};
  const count = (one: ValueSense) => sense.facts.countOf(facetField(one), one.value, kinds);
  const ending = sense.lexicon.valuesEnding(text);
  const values = [
    ...ending,
    ...otherSenses([text], sense).filter((one) => !ending.some((other) => other.value === one.value)),
  ].filter((one) => count(one) > 0);
  const [best] = [...values].sort((a, b) => count(b) - count(a));
  if (!best) return false;
  const said = reading.said(at, at + 1);
  reading.take(at, at + 1);
  reading.add({
    ...partOf(best, false, said, sense),
    id: `feature:${best.field}:${text}`,
    label: `${featureLabel(best.field, sense)}: ${said.toLowerCase()}`,
    filter: { key: best.field, values: values.filter(({ field }) => field === best.field).map(({ value }) => value) },
  });
  return true;
}
