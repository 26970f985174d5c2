import type { Wish } from "#contract/wish";
import type { Label } from "./labels";

/** A wish as the slots that it fills, one string each: `price:..500`, `feature vulgewicht:>=9 kg`. */
export type Slots = ReadonlySet<string>;

const lower = (text: string) => text.toLowerCase();
/** Units are judged by what they are, not by how they are written. */
const units: Readonly<Record<string, string>> = { l: "liter", v: "volt", kilo: "kg", w: "watt", persoon: "personen" };

function tidied(text: string): string {
  const [, number = "", unit] = /^([<>=]*[\d.]+(?:\.\.[\d.]+)?) (.+)$/.exec(lower(text)) ?? [];
  return unit === undefined ? lower(text) : `${number} ${units[unit] ?? unit}`;
}

const euros = ([from, to]: readonly [number | null, number | null]) => `price:${from ?? ""}..${to ?? ""}`;
const kindOf = (slugs: readonly string[]) => (slugs.length > 0 ? [`kind:${[...slugs].sort().join("|")}`] : []);

export function expectedSlots({ kind, price, filters = {}, prefer = [], sort }: Label): Slots {
  const chosen = Object.entries(filters).flatMap(([key, list]) =>
    list.split("|").map((value) => `${lower(key)}:${tidied(value)}`),
  );
  return new Set([
    ...kindOf(kind?.split("|") ?? []),
    ...(price ? [euros(price)] : []),
    ...chosen,
    ...prefer.map((one) => `prefer ${one}`),
    ...(sort ? [`sort ${sort}`] : []),
  ]);
}

export function readSlots({ kinds, filters, preferences, sort }: Wish): Slots {
  const found = kindOf(kinds.map(({ key }) => key.split(".").at(-1) ?? ""));
  for (const [key, list] of Object.entries(filters)) {
    if (key === "price") {
      const [from, to] = list as [number | null, number | null];
      const inEuros = (cents: number | null) => (cents === null ? null : cents / 100);
      found.push(euros([inEuros(from), inEuros(to)]));
    } else for (const value of list ?? []) found.push(`${lower(key)}:${tidied(String(value))}`);
  }
  for (const { feature, direction } of preferences) found.push(`prefer ${lower(feature)} ${direction}`);
  if (sort) found.push(`sort ${sort.by} ${sort.direction}`);
  return new Set(found);
}

export interface Judged {
  class: string;
  sentence: string;
  right: number;
  missed: string[];
  extra: string[];
  ms: number;
}

/** Compares the slots, and whether words that matter are searched for or named. */
export function judge(label: Label, wish: Wish): Pick<Judged, "right" | "missed" | "extra"> {
  const expected = expectedSlots(label);
  const found = readSlots(wish);
  const missed = [...expected].filter((slot) => !found.has(slot));
  const extra = [...found].filter((slot) => !expected.has(slot));
  for (const word of lower(label.words ?? "").split(" ")) {
    if (word && !lower(wish.q).split(" ").includes(word) && !lower(wish.leftovers.join(" ")).includes(word))
      missed.push(`word ${word}`);
  }
  if (label.left && !lower(wish.leftovers.join(" ")).includes(label.left)) missed.push(`left ${label.left}`);
  return { right: expected.size - missed.filter((slot) => expected.has(slot)).length, missed, extra };
}
