import { excluding } from "#contract/filter-values";
import { CLASS_UNIT } from "../analysis/quantities";
import type { Reading } from "./reading";
import { featureLabel, type ShopSense } from "./shop-sense";

const names = /^(energie(klasse|label)|klasse|label|energy|class)$/;
const better = new Set(["beter", "hoger", "zuiniger", "better"]);
const least = new Set(["minstens", "minimaal", "vanaf", "tenminste"]);
/** Best first. */
export const classes = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"];

/** The classes that are better than the best of these; undefined when one of them is no class. */
export function classesAbove(values: readonly string[]): { best: string; above: string[] } | undefined {
  const places = values.map((value) => classes.indexOf(value.trim().toUpperCase()));
  const first = Math.min(...places);
  const best = classes[first];
  return best === undefined ? undefined : { best, above: classes.slice(0, first) };
}

/** `geen energieklasse E` */
function readRefused(
  reading: Reading,
  [from, to]: readonly [from: number, to: number],
  key: string,
  letter: string,
  sense: ShopSense,
): void {
  reading.take(from, to);
  reading.add({
    id: `feature:${key}:!${letter}`,
    kind: "quantity",
    said: reading.said(from, to),
    label: `${featureLabel(key, sense)}: niet ${letter}`,
    hard: true,
    filter: { key, values: [excluding(letter)] },
  });
}

/** Reads `energieklasse B of beter`, `minstens energielabel C`, as the classes that the shop has. */
export function readClass(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  const { tokens } = reading;
  const measured = sense.measured(kinds).find(({ unit }) => unit === CLASS_UNIT);
  if (!measured) return;
  const key = sense.lexicon.filterName(measured.feature);
  for (let at = 0; at + 1 < tokens.length; at++) {
    const isInside = least.has(tokens[at + 1]?.text ?? "");
    const place = at + 1 + Number(isInside);
    const letter = tokens[place]?.text.toUpperCase() ?? "";
    if (!names.test(tokens[at]?.text ?? "") || !/^[A-G]$/.test(letter) || !reading.isFree(at, place + 1)) continue;
    const isBefore = least.has(tokens[at - 1]?.text ?? "");
    if (/^(?:geen|niet|behalve|zonder)$/.test(tokens[at - 1]?.text ?? "")) {
      readRefused(reading, [at - 1, place + 1], key, letter, sense);
      continue;
    }
    const isBehind = tokens[place + 1]?.text === "of" && better.has(tokens[place + 2]?.text ?? "");
    const last = classes.indexOf(letter);
    const other = tokens[place + 2]?.text.toUpperCase() ?? "";
    // `klasse B of C`
    const isEither = tokens[place + 1]?.text === "of" && /^[A-G]$/.test(other);
    const isBetter = isInside || isBefore || isBehind;
    const wanted = isBetter ? classes.slice(0, last + 1) : isEither ? [letter, other] : [letter];
    const values = wanted.filter((value) => sense.facts.countOf(`feature::${key}`, value, kinds) > 0);
    const [from, to] = [at - Number(isBefore), place + (isBehind || isEither ? 3 : 1)];
    reading.take(from, to);
    const label = `${featureLabel(key, sense)} ${isEither ? wanted.join(" of ") : letter}${wanted.length > 1 && !isEither ? " of beter" : ""}`;
    reading.add({
      id: `feature:${key}`,
      kind: "quantity",
      said: reading.said(from, to),
      label,
      hard: true,
      filter: { key, values: values.length > 0 ? values : [letter] },
    });
    return;
  }
}
