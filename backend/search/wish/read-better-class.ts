import { CLASS_UNIT } from "../analysis/quantities";
import { classes, readClass } from "./read-class";
import type { Reading } from "./reading";
import { featureLabel, type ShopSense } from "./shop-sense";

const better = /^(?:beter|hoger|zuiniger|better)$/;
const worse = /^(?:slechter|lager|onzuiniger|worse)$/;
const named = /^(?:energie(?:klasse|label)|klasse|label)$/;
/** What stands between `dan` and the letter: `zuiniger dan mijn oude met label D`. */
const between =
  /^(?:de|het|een|mijn|mn|m'n|onze|ons|die|huidige|vorige|oude|met|van|energie(?:klasse|label)|klasse|label)$/;
const verbs = /^(?:is|zijn)$/;
const MOST_BETWEEN = 5;

/** `zuiniger dan C`, `energielabel beter dan D`, `niet slechter dan B`: the classes on that side of the letter. */
function readBetterClass(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  const { tokens } = reading;
  const measured = sense.measured(kinds).find(({ unit }) => unit === CLASS_UNIT);
  if (!measured) return;
  const key = sense.lexicon.filterName(measured.feature);
  for (let at = 0; at + 2 < tokens.length; at++) {
    const text = tokens[at]?.text ?? "";
    const isBetter = better.test(text);
    const than = at + 1 + Number(verbs.test(tokens[at + 1]?.text ?? ""));
    if ((!isBetter && !worse.test(text)) || tokens[than]?.text !== "dan") continue;
    let place = than + 1;
    while (place <= than + MOST_BETWEEN && between.test(tokens[place]?.text ?? "")) place++;
    const letter = tokens[place]?.text.toUpperCase() ?? "";
    const bound = classes.indexOf(letter);
    if (!/^[A-G]$/.test(letter) || !reading.isFree(at, place + 1)) continue;
    const isDenied = tokens[at - 1]?.text === "niet";
    const start = at - Number(isDenied);
    const from = named.test(tokens[start - 1]?.text ?? "") && reading.isFree(start - 1, start) ? start - 1 : start;
    const isAbove = isBetter !== isDenied;
    // `niet slechter dan B` leaves B itself in.
    const last = bound + Number(isDenied);
    const wanted = isAbove ? classes.slice(0, last) : classes.slice(isDenied ? bound : bound + 1);
    const had = wanted.filter((value) => sense.facts.countOf(`feature::${key}`, value, kinds) > 0);
    const values = had.length > 0 ? had : wanted;
    if (values.length === 0) continue;
    reading.take(from, place + 1);
    const bounded = isDenied
      ? `${letter} of ${isAbove ? "beter" : "minder"}`
      : `${isAbove ? "beter" : "minder"} dan ${letter}`;
    reading.add({
      id: `feature:${key}`,
      kind: "quantity",
      said: reading.said(from, place + 1),
      label: `${featureLabel(key, sense)} ${bounded}`,
      hard: true,
      filter: { key, values },
    });
    return;
  }
}

/** Reads the classes of energy that a sentence asks for. */
export function readClasses(reading: Reading, kinds: readonly string[], sense: ShopSense): void {
  readBetterClass(reading, kinds, sense);
  readClass(reading, kinds, sense);
}
