import { excluding } from "#contract/filter-values";
import type { WireSort } from "#contract/search";
import { readAgeRange } from "./age-ranges";
import { endings, genderOf } from "./language";
import { isCurrency } from "./money-words";
import { measuredAs, quantityLabel } from "./read-wants";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

const subjects = new Set("die dat hij het ze je ik men".split(" "));
const CLAUSE = 8;

/** `die minder dan 9 liter water gebruikt`: what a thing uses, and not that it is used. */
function isVerb({ tokens }: Reading, { from, to }: Mention): boolean {
  if (tokens[from]?.text !== "gebruikt") return false;
  const owner = /^(?:mijn|m'n|mn|onze|ons)$/;
  if (
    owner.test(tokens[from - 2]?.text ?? "") &&
    /^(?:al|altijd|vaak|veel|nu|een|de|het)$/.test(tokens[to]?.text ?? "")
  )
    return true;
  if (/^(?:wordt|word|kan|voor|om|als)$/.test(tokens[to]?.text ?? "")) return true;
  const clause = tokens.slice(Math.max(0, from - CLAUSE), from);
  const begin = clause.findLastIndex(({ text }) => subjects.has(text));
  return begin >= 0 && clause.slice(begin).some(({ number }) => number !== undefined);
}

/** Reads what means the same in every shop; returns a sort, when it asks for one. */
export function readFixed(reading: Reading, mention: Mention): { sort?: WireSort } | undefined {
  const { fixed, denied } = mention;
  if (!fixed) return undefined;
  const { part, sort } = fixed;
  const { filter } = part;
  const from = denied ?? mention.from;
  const said = reading.said(from, mention.to);
  if (isVerb(reading, mention)) return undefined;
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
  /** Place of the word for the person; of the number where there is none. */
  person: number;
}

/** Takes the age of a person, so that it is no price or size: `van 6 tot 30 euro`. */
export function readAge(reading: Reading): Age | undefined {
  const { tokens } = reading;
  for (let at = 0; at + 1 < tokens.length; at++) {
    const place = placeOfAge(reading, at);
    const number = place === undefined ? undefined : tokens[place]?.number;
    if (place === undefined || number === undefined || number > OLDEST || isRange(reading, place)) continue;
    const unit = tokens[place + 1]?.text ?? "";
    const isMonths = /^maand(en)?$|^mnd$/.test(unit);
    const isAged = place === at;
    const isSaid = isMonths || unit === "jaar" || unit === "wordt" || unit === "is" || isAged;
    const to = place + 1 + Number(isSaid) + Number(isAged && unit === "-");
    const from = Math.min(at + 1, place);
    reading.take(from, to);
    return { from, to, years: isMonths ? number / 12 : number, person: at };
  }
  return undefined;
}

/** `kinderen van 6 tot 9`: no age of one of them; but `meisje van 6 tot 30 euro`. */
function isRange({ tokens }: Reading, at: number): boolean {
  if (!/^(?:tot|t|-)$/.test(tokens[at + 1]?.text ?? "")) return false;
  const end = tokens.findIndex(
    ({ number }, place) => place > at + 1 && place <= at + LONGEST_JOINT && number !== undefined,
  );
  const { number = GROWN_UP } = tokens[end] ?? {};
  return number < GROWN_UP && number > (tokens[at]?.number ?? 0) && !isCurrency(tokens, end + 1);
}
/** `t/m` and `tot en met` take three words. */
const LONGEST_JOINT = 4;
const GROWN_UP = 19;

const OLDEST = 120;
/** What grown people are given says no age. */
const GROWN = 16;
/** How far behind a person the age may stand: `dochter die bijna`. */
const FARTHEST_AGE = 5;
const ageing = new Set(["van", "vanaf", "wordt", "is"]);
const besideAge = new Set("dat die hij zij ze net bijna al pas nu inmiddels van vanaf wordt is jaar".split(" "));
const somebody = /^(?:ze|zij|hij|ie)$/;
const becoming = /^(?:is|wordt)$/;
/** What may follow the age of somebody who is only called `ze`: nothing else is counted. */
const behindAge = new Set([...endings, "jaar", "jr", "geworden", "inmiddels", "nu", "al", "pas"]);
const children = genderOfChildren();

function genderOfChildren(): ReadonlySet<string> {
  return new Set([...genderOf].flatMap(([word, gender]) => (gender === "kids" ? [word] : [])));
}

/** Where the age of a person stands: `jongen van 6`, `neefje wordt 4`, `meisje dat 6 wordt`, `kind 4 jaar`, `een 6-jarige`. */
function placeOfAge({ tokens, isTaken }: Reading, at: number): number | undefined {
  const text = (place: number) => tokens[place]?.text ?? "";
  if (tokens[at]?.number !== undefined) {
    const word = text(at + 1) === "-" ? text(at + 2) : text(at + 1);
    return /^jarig(?:e|en)?$/.test(word) ? at : undefined;
  }
  const isOfFamily = /^(?:jongste|oudste)$/.test(text(at));
  const isSomebody = somebody.test(text(at)) && becoming.test(text(at + 1));
  if (!genderOf.has(text(at)) && !isOfFamily && !isSomebody) return undefined;
  let place = at + 1;
  while (place <= at + FARTHEST_AGE && (besideAge.has(text(place)) || isTaken(place))) place++;
  if (tokens[place]?.number === undefined || tokens[place]?.isAmount) return undefined;
  const words = tokens.slice(at + 1, place).map((token) => token.text);
  const unit = text(place + 1);
  // `dochtertje van 110 cm`
  if (/^(?:euro|eur|cm|centimeter|m|meter|kg|kilo)$/.test(unit)) return undefined;
  if (isSomebody) return tokens[place + 1] === undefined || behindAge.has(unit) ? place : undefined;
  if (words.join() === "van") return place;
  if (!children.has(text(at)) && !isOfFamily) return undefined;
  const isAge =
    words.some((word) => ageing.has(word)) || unit === "jaar" || (words.length > 0 && /^(?:wordt|is)$/.test(unit));
  return isAge ? place : undefined;
}

/** An age as a demand: what the kinds are made for from this age or a younger one. Returns whether they say so. */
export function readAgeOf(
  reading: Reading,
  { from, to, years }: Age,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  if (kinds.length === 0 && years >= GROWN) return false;
  const ages = sense.measured(kinds).filter(({ unit }) => unit === "jaar");
  const found = measuredAs("leeftijd", ages) ?? measuredAs("age", ages);
  if (!found || years < found.min) return readAgeRange(reading, { from, to, years }, kinds, sense);
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
