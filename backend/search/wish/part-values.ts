import { fold } from "../analysis/tokens";
import type { ValueSense } from "./lexicon";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** `gevoerd met wol` says what the lining is of. */
export const filled: ReadonlyMap<string, string> = new Map([
  ["gevoerd", "voering"],
  ["gevoerde", "voering"],
  ["gevuld", "vulling"],
  ["gevulde", "vulling"],
  ["bekleed", "bekleding"],
]);

/** Whether a word says what the lining or the filling is of, and not the thing. */
export const isOfFilling = ({ tokens }: Reading, at: number): boolean =>
  filled.has(tokens[at + 1]?.text ?? "") ||
  (/^(?:met|van)$/.test(tokens[at - 1]?.text ?? "") && filled.has(tokens[at - 2]?.text ?? ""));

const isNamed = (field: string, part: string): boolean => {
  const [first = "", ...others] = fold(field).split(/[^a-z]+/);
  return (first.startsWith(part) && first.length > part.length) || others.includes(part);
};

/**
 * A value of a part of the thing: `leren zool` is of a `Zoolmateriaal`, and `gevoerd met wol` of a `Voering`, where the kinds
 * tell these. The mention as it is where nothing says of what part it is.
 */
export function asPart(
  { tokens, isTaken }: Reading,
  mention: Mention,
  kinds: readonly string[],
  sense: ShopSense,
): Mention {
  const { values, from, to } = mention;
  if (values.length < 2) return mention;
  const has = ({ field, value }: ValueSense) => sense.facts.countOf(`feature::${field}`, value, kinds) > 0;
  const isJoined = /^(?:met|van)$/.test(tokens[from - 1]?.text ?? "");
  const made = isJoined ? filled.get(tokens[from - 2]?.text ?? "") : undefined;
  const ofMade = values.filter((one) => fold(one.field) === made && has(one));
  if (ofMade.length > 0) return { ...mention, values: ofMade };
  const part = tokens[to]?.text ?? "";
  if (!/^[a-z]{3,}$/.test(part) || isTaken(to) || isPlainWord(part)) return mention;
  const ofPart = values.filter((one) => isNamed(one.field, part) && has(one));
  return ofPart.length > 0 ? { ...mention, values: ofPart, to: to + 1 } : mention;
}
