import type { WishPart } from "#contract/wish";
import type { Reading } from "./reading";

/** What takes back what was said before it in the same sentence: `90 x 70, nee doe maar 120 x 90`. */
const CORRECTS = /\b(?:nee|neen|sorry|pardon|wacht|ik bedoel|bedoel ik|of nee|toch maar|doe maar|no wait|i mean)\b/gi;

const isOf = (one: WishPart, other: WishPart): boolean =>
  one.filter !== undefined && one.filter.key === other.filter?.key && one.filter.key !== "without";

/** Where the last correction of a sentence stands; undefined where nothing is said before it. */
export function correctionIn(text: string): number | undefined {
  return [...text.toLowerCase().matchAll(CORRECTS)].flatMap(({ index }) => (index > 0 ? index : [])).at(-1);
}

/** What was refused first may be wanted after all. */
const CORRECTING = /\b(?:toch|of nee|nee wacht|bedoel|weer)\b/i;

/** `geen acacia, houten blad`: of several values that a word stands for, those that are refused by name are not meant. */
export function withoutRefusedValues(reading: Reading): void {
  const refused = reading.parts.flatMap(({ filter }) =>
    (filter?.values ?? []).flatMap((value) => (value.startsWith("!") ? `${filter?.key}:${value.slice(1)}` : [])),
  );
  // `niet zwart, ik draag al genoeg zwart`
  const isGone = ({ filter }: WishPart) =>
    filter?.values?.length === 1 &&
    refused.includes(`${filter.key}:${filter.values[0]}`) &&
    !CORRECTING.test(reading.sentence.text);
  for (const part of reading.parts.filter(isGone)) reading.parts.splice(reading.parts.indexOf(part), 1);
  for (const [at, part] of reading.parts.entries()) {
    const { filter } = part;
    if (!filter?.values || filter.values.length < 2) continue;
    const values = filter.values.filter((value) => !refused.includes(`${filter.key}:${value}`));
    if (values.length > 0 && values.length < filter.values.length)
      reading.parts[at] = { ...part, filter: { key: filter.key, values } };
  }
}

/** Takes back parts that were said before a correction, where something of the same kind is said after it. */
export function takeBackCorrected({ parts, sentence }: Reading): void {
  const text = sentence.text.toLowerCase();
  const at = correctionIn(text);
  if (at === undefined) return;
  const placeOf = ({ said }: WishPart) => text.lastIndexOf(said.toLowerCase());
  const after = parts.filter((part) => placeOf(part) > at);
  const gone = parts.filter((part) => placeOf(part) < at && after.some((other) => isOf(part, other)));
  for (const part of gone) parts.splice(parts.indexOf(part), 1);
}
