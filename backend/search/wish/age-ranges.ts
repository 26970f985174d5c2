import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** An age where the kinds are made for ranges of ages: `kind van 5` of what is for `4 tot 6 jaar`. */
export function readAgeRange(
  reading: Reading,
  { from, to, years }: { from: number; to: number; years: number },
  kinds: readonly string[],
  { lexicon, facts }: ShopSense,
): boolean {
  if (kinds.length === 0) return false;
  const fitting = lexicon.ages.filter(
    (one) => one.from <= years && years <= one.to && facts.countOf(`feature::${one.field}`, one.value, kinds) > 0,
  );
  const [first] = fitting;
  if (!first) return false;
  reading.add({
    id: `feature:${first.field}`,
    kind: "need",
    said: reading.said(from, to),
    label: `${first.field.toLowerCase()}: ${Number(years.toFixed(2))} jaar`,
    hard: true,
    filter: {
      key: first.field,
      values: fitting.filter(({ field }) => field === first.field).map(({ value }) => value),
    },
  });
  return true;
}
