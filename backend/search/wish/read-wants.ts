import { labelOfFilterValue, type QuantityRange, quantityValue } from "#contract/filter-values";
import type { Preference } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { unitKey, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { readAgeRange } from "./age-ranges";
import type { Gradable, Need } from "./data-lines";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import { featureLabel, type ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** The commonest of the measured features whose name has these words in it. */
export function measuredAs(name: string, among: readonly MeasuredFeature[]): MeasuredFeature | undefined {
  const found = among.filter(({ feature }) => {
    const key = featureKey(feature);
    return (
      key === name || key.startsWith(name) || key.split(" ").includes(name) || (name.length > 4 && key.includes(name))
    );
  });
  return [...found].sort(
    (a, b) =>
      Number(featureKey(b.feature) === name) - Number(featureKey(a.feature) === name) || b.products - a.products,
  )[0];
}

/** What a gradable orders by, among products of these kinds; undefined when they have nothing of the kind. */
export function preferenceOf(
  { features, direction }: Gradable,
  kinds: readonly string[],
  { measured, lexicon }: ShopSense,
): Preference | undefined {
  const among = measured(kinds);
  for (const name of features) {
    if (name === "prijs") return { feature: "price", direction };
    const found = measuredAs(name, among);
    if (found) return { feature: lexicon.filterName(found.feature), direction };
  }
  return undefined;
}

const opposite = ({ direction, ...others }: Preference): Preference => ({
  ...others,
  direction: direction === "low" ? "high" : "low",
});

/** `grootste`, `hoogste`: as much or as little of what is named behind it. */
const MOST = /^(?:aller)?[a-z]{3,}ste?$/;
const FIRST = /^(?:eerst|eerste|bovenaan|voorop|vooraan)$/;

/** `grootste actieradius eerst`: the measured feature that is named behind a superlative, and where that ends. */
function namedBehind(
  { tokens, isTaken }: Reading,
  { to }: Mention,
  kinds: readonly string[],
  sense: ShopSense,
): { feature: string; to: number } | undefined {
  const { text: name = "" } = tokens[to] ?? {};
  if (!MOST.test(tokens[to - 1]?.text ?? "") || !/^[a-z]{4,}$/.test(name) || isTaken(to) || isPlainWord(name))
    return undefined;
  const found = measuredAs(normalise(name), sense.measured(kinds)) ?? measuredAs(name, sense.measured(kinds));
  if (!found) return undefined;
  return {
    feature: sense.lexicon.filterName(found.feature),
    to: FIRST.test(tokens[to + 1]?.text ?? "") ? to + 2 : to + 1,
  };
}

/** Reads `stille`, `niet te zwaar`. */
export function readGradable(
  reading: Reading,
  mention: Mention,
  kinds: readonly string[],
  sense: ShopSense,
): Preference | undefined {
  const { gradable, denied } = mention;
  const named = gradable && denied === undefined ? namedBehind(reading, mention, kinds, sense) : undefined;
  const preference =
    gradable &&
    (named ? { feature: named.feature, direction: gradable.direction } : preferenceOf(gradable, kinds, sense));
  if (!gradable || !preference) return undefined;
  const from = denied ?? mention.from;
  const to = named?.to ?? mention.to;
  reading.take(from, to);
  const said = reading.said(from, to);
  // A name such as `korter` compares by itself.
  const wanted = named
    ? `${reading.tokens[mention.to - 1]?.text} ${featureLabel(named.feature, sense)}`
    : gradable.isComparative
      ? `liefst ${gradable.name}`
      : `zo ${gradable.name} mogelijk`;
  const label = denied === undefined ? wanted : said.toLowerCase();
  reading.add({ id: `prefer:${preference.feature}`, kind: "preference", said, label, hard: false });
  return denied === undefined ? preference : opposite(preference);
}

/** The chip of a quantity: `vulgewicht minstens 7 kg`. */
export function quantityLabel(feature: string, value: string, sense: ShopSense): string {
  return `${featureLabel(feature, sense)} ${labelOfFilterValue(value)}`;
}

const isWithin = ({ from, to, unit }: QuantityRange, { min, max }: MeasuredFeature): boolean => {
  const { factor } = unitOf(unit);
  return (from === null || from * factor <= max) && (to === null || to * factor >= min);
};

/** Reads `klein gezin`: a demand for each feature that the kinds have in that unit; false when they have none. */
export function readNeed(
  reading: Reading,
  mention: Mention,
  need: Need,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  if (kinds.length === 0 || mention.denied !== undefined) return false;
  const among = sense.measured(kinds);
  let isRead = false;
  for (const { feature, range } of need.demands) {
    const unit = unitKey(unitOf(range.unit).base);
    const found = measuredAs(
      feature,
      among.filter((one) => unit === "" || one.unit === unit),
    );
    const value = quantityValue(range);
    // `0 tot 4 jaar`
    const years = feature === "leeftijd" && range.unit === "jaar" ? range.to : null;
    if (!found && years !== null && readAgeRange(reading, { ...mention, years }, kinds, sense)) isRead = true;
    if (!found || value === undefined || !isWithin(range, found)) continue;
    const key = sense.lexicon.filterName(found.feature);
    isRead = true;
    // What is asked for in so many words comes before what is assumed.
    if (reading.parts.some(({ id }) => id === `feature:${key}`)) continue;
    reading.add({
      id: `feature:${key}`,
      kind: "need",
      said: reading.said(mention.from, mention.to),
      label: `${need.name}: ${quantityLabel(key, value, sense)}`,
      hard: true,
      filter: { key, values: [value] },
    });
  }
  if (isRead) reading.take(mention.from, mention.to);
  return isRead;
}
