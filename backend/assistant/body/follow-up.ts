import { readFilterValue } from "#contract/filter-values";
import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import type { DialogueState, StatePart } from "../state";

const BARE =
  /^((?:(?:en|of|toch|liever|nee|ja|ok|oke|dan|maar|doe|mag|ook|wel|eerder|misschien|in|een|met|van)[ ,]+)*)(\d+(?:[.,]\d+)?)((?:[ ,]+(?:graag|dan|maar|liever|ook|mag|goed|is|zijn|toch))*[?!. ]*)$/;

/** A number as what it was a number of before. */
function asIn({ filter, price }: StatePart, number: string): string | undefined {
  if (price) return price.from === null ? `tot ${number} euro` : `${number} euro`;
  if (filter?.key === "size") return `maat ${number}`;
  const value = readFilterValue(filter?.values[0] ?? "");
  return value.is === "range" && value.unit !== "" ? `${number} ${value.unit}` : undefined;
}

/** A message that is only a number is about what was last said with one: `liever 256` after `128 GB`. */
export function withUnit(text: string, { parts, q }: Pick<DialogueState, "parts" | "q">): string {
  const [, before = "", number, after = ""] = BARE.exec(fold(text).trim()) ?? [];
  if (number === undefined) return text;
  const latest = [...parts].sort((a, b) => b.turn - a.turn);
  const inWords = [...q.matchAll(/\b\d+ ([a-z]{1,5})\b/gi)].flatMap(([, unit = ""]) =>
    isCommonUnit(unit.toLowerCase()) ? `${number} ${unit}` : [],
  );
  const meant = [...latest.flatMap((part) => asIn(part, number) ?? []), ...inWords][0];
  return meant === undefined ? text : `${before}${meant}${after}`;
}

const PURPOSE =
  /^(?:(?:en|maar|gewoon|ook|dan|graag|liefst|wel|toch|het is|hij is|die is|is)[ ,]+)*(?:voor|in|op|bij|met)(?: (?:de|het|een|mijn|m'n|mn|onze|ons|op|in))* (.+)$/;

/**
 * What a thing that is already sought is for or goes with is no new subject: `gewoon voor school` after backpacks. It is
 * named as not understood.
 */
export function asPurpose(text: string, read: Wish, { kinds, q }: Pick<DialogueState, "kinds" | "q">): Wish {
  const [, rest] = PURPOSE.exec(fold(text)) ?? [];
  const named = read.parts.find(({ kind }) => kind === "kind");
  if (rest === undefined || !named || (kinds.length === 0 && q === "") || !rest.startsWith(fold(named.said)))
    return read;
  const isWithin = (key: string) => kinds.some((known) => key === known.key || key.startsWith(`${known.key}.`));
  if (read.kinds.every(({ key }) => isWithin(key))) return read;
  const parts = read.parts.filter((part) => part !== named);
  const { noun: _, ...others } = read;
  return { ...others, q: "", kinds: [], parts, leftovers: [...read.leftovers, named.said] };
}
