import { excluding } from "#contract/filter-values";
import type { WireSort } from "#contract/search";
import { genderOf } from "./language";
import { measuredAs, quantityLabel } from "./read-wants";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

/** Reads what means the same in every shop; returns a sort, when it asks for one. */
export function readFixed(reading: Reading, mention: Mention): { sort?: WireSort } | undefined {
  const { fixed, denied } = mention;
  if (!fixed) return undefined;
  const { part, sort } = fixed;
  const { filter } = part;
  const from = denied ?? mention.from;
  const said = reading.said(from, mention.to);
  if (denied === undefined) {
    reading.take(from, mention.to);
    reading.add({ ...part, said });
    return sort ? { sort } : {};
  }
  if (!filter?.values || part.kind !== "condition") return undefined;
  reading.take(from, mention.to);
  reading.add({
    ...part,
    id: `${filter.key}:${filter.values.map(excluding).join()}`,
    said,
    label: `niet ${part.label}`,
    filter: { key: filter.key, values: filter.values.map(excluding) },
  });
  return {};
}

const arrivals = [["in", "huis"], ["geleverd"], ["bezorgd"], ["binnen"], ["hebben"], ["leverbaar"], ["ontvangen"]];
/** Further away the two belong to different things. */
const FARTHEST = 8;

/** Reads `morgen in huis`, also with the thing itself in between (`morgen een koffiemachine in huis`), which it leaves. */
export function readTomorrow(reading: Reading): void {
  const { tokens } = reading;
  const morning = tokens.findIndex(({ text }) => text === "morgen" || text === "morgenochtend");
  if (morning < 0) return;
  for (let at = morning + 1; at < Math.min(tokens.length, morning + FARTHEST); at++) {
    const arrival = arrivals.find((words) => words.every((word, i) => tokens[at + i]?.text === word));
    if (!arrival) continue;
    reading.take(morning, morning + 1);
    reading.take(at, at + arrival.length);
    const near = at === morning + 1;
    reading.add({
      id: "delivery",
      kind: "delivery",
      said: near
        ? reading.said(morning, at + arrival.length)
        : `${reading.said(morning, morning + 1)} … ${reading.said(at, at + arrival.length)}`,
      label: "morgen in huis",
      hard: true,
      filter: { key: "delivery", values: ["1"] },
    });
    return;
  }
}

/** An age with the place where it stands: `meisje van 6`, `kind van 18 maanden`. */
export interface Age {
  from: number;
  to: number;
  years: number;
}

/** Takes the age of a person, so that it is no price or size: `van 6 tot 30 euro`. */
export function readAge(reading: Reading): Age | undefined {
  const { tokens } = reading;
  for (let at = 0; at + 2 < tokens.length; at++) {
    if (!genderOf.has(tokens[at]?.text ?? "") || tokens[at + 1]?.text !== "van") continue;
    const number = tokens[at + 2]?.number;
    if (number === undefined || number > 120) continue;
    const unit = tokens[at + 3]?.text ?? "";
    const isMonths = /^maand(en)?$|^mnd$/.test(unit);
    const to = at + 3 + Number(isMonths || unit === "jaar");
    reading.take(at + 1, to);
    return { from: at + 1, to, years: isMonths ? number / 12 : number };
  }
  return undefined;
}

/** An age as a demand: what the kinds are made for from this age or a younger one. Returns whether they say so. */
export function readAgeOf(
  reading: Reading,
  { from, to, years }: Age,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  if (kinds.length === 0) return false;
  const ages = sense.measured(kinds).filter(({ unit }) => unit === "jaar");
  const found = measuredAs("leeftijd", ages) ?? measuredAs("age", ages);
  if (!found || years < found.min) return false;
  const key = sense.lexicon.filterName(found.feature);
  const value = `<=${Number(years.toFixed(2))} jaar`;
  reading.add({
    id: `feature:${key}`,
    kind: "need",
    said: reading.said(from, to),
    label: quantityLabel(key, value, sense),
    hard: true,
    filter: { key, values: [value] },
  });
  return true;
}
