import type { Facet, Facets } from "#contract/search";
import { featureKey } from "../../search/analysis/quantities";
import { unitOf } from "../../search/analysis/units";
import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { type Sides, sidesOf } from "./carried-numbers";
import { detailsOf } from "./products";
import { requestOf } from "./request";
import { say } from "./texts";

const FEATURE = "feature::";
/** Which way a comparative goes over measures, and of what they are: what is worn, or filled, has other sizes. */
const MEASURED: ReadonlyMap<string, { sign: 1 | -1; of: string }> = new Map([
  ["groter", { sign: 1, of: "cm" }],
  ["ruimer", { sign: 1, of: "cm" }],
  ["breder", { sign: 1, of: "cm" }],
  ["langer", { sign: 1, of: "cm" }],
  ["kleiner", { sign: -1, of: "cm" }],
  ["smaller", { sign: -1, of: "cm" }],
  ["korter", { sign: -1, of: "cm" }],
  ["zwaarder", { sign: 1, of: "kg" }],
  ["lichter", { sign: -1, of: "kg" }],
]);
/** The next one, and none beyond it: `een maatje groter`. */
const ONE_STEP = /\b(?:maatje|maat|slagje|stapje)\b/i;

const sizeOf = ({ numbers }: Sides): number => numbers.reduce((all, number) => all * number, 1);

/** Whether one is further in this direction: no side goes the other way. */
const isFurther = (one: Sides, than: Sides, sign: 1 | -1): boolean =>
  one.unit === than.unit &&
  one.numbers.length === than.numbers.length &&
  one.numbers.every((number, at) => (number - (than.numbers[at] ?? number)) * sign >= 0) &&
  sizeOf(one) !== sizeOf(than);

interface Measured {
  key: string;
  value: string;
  sides: Sides;
  part?: StatePart;
}

/** What was asked for in several numbers, else what all products in view are specified by so. */
async function measuredIn(state: DialogueState, of: string, around: Around): Promise<Measured[]> {
  const ofUnit = (value: string): Sides | undefined => {
    const sides = sidesOf(value);
    return sides && unitOf(sides.unit).base === of ? sides : undefined;
  };
  const asked = state.parts.flatMap((part): Measured[] => {
    const [value = "", ...others] = part.filter?.values ?? [];
    const sides = ofUnit(value);
    return part.filter && sides && others.length === 0 ? [{ key: part.filter.key, value, sides, part }] : [];
  });
  if (asked.length > 0) return asked;
  const products = await detailsOf(around, state.shown);
  const [first, ...others] = products.map(({ specifications }) =>
    specifications.flatMap(({ name, value }): Measured[] => {
      const sides = ofUnit(value);
      return sides ? [{ key: name, value, sides }] : [];
    }),
  );
  return (first ?? []).filter(({ key }) => others.every((some) => some.some((one) => one.key === key)));
}

const bucketsOf = (facet: Facets[keyof Facets]): Facet["buckets"] =>
  typeof facet === "object" && "buckets" in facet ? facet.buckets : [];

/** Searched by the numbers themselves, which others take the place of now. */
const withoutNumbers = ({ numbers }: Sides, q: string): string =>
  q
    .split(" ")
    .filter((word) => sidesOf(word)?.numbers.join() !== numbers.join())
    .join(" ");

/**
 * More or less of what several numbers tell, `groter` than 80 x 60 cm and `zwaarder` than 2 x 5 kg: those values of the shop of
 * which no number goes the other way. Undefined where nothing is told so, or nothing goes further.
 */
export async function furtherSides(
  word: string,
  state: DialogueState,
  around: Around,
): Promise<{ part: StatePart; state: DialogueState } | undefined> {
  const { sign, of } = MEASURED.get(word) ?? {};
  if (sign === undefined || of === undefined) return undefined;
  const [measured] = await measuredIn(state, of, around);
  if (!measured) return undefined;
  const { key, value, sides, part } = measured;
  const others = { ...state, q: withoutNumbers(sides, state.q), parts: state.parts.filter((one) => one !== part) };
  const facets = await around.finder.facets(requestOf(others, around.view));
  const found = Object.entries(facets).find(([name]) => featureKey(name.replace(FEATURE, "")) === featureKey(key));
  const buckets = found ? bucketsOf(found[1]) : [];
  const further = buckets
    .flatMap((bucket) => {
      const other = sidesOf(bucket.key);
      return other && isFurther(other, sides, sign) ? [{ value: bucket.key, size: sizeOf(other) * sign }] : [];
    })
    .sort((a, b) => a.size - b.size)
    .map((one) => one.value);
  if (!found || further.length === 0) return undefined;
  const filter = found[0].replace(FEATURE, "");
  const label = say("relativeFeature", { word, value });
  return {
    state: others,
    part: {
      id: `feature:${filter}`,
      label,
      said: label,
      hard: true,
      turn: around.turn,
      filter: { key: filter, values: ONE_STEP.test(around.message) ? further.slice(0, 1) : further },
    },
  };
}
