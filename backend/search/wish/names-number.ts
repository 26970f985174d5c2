import { normalise } from "../analysis/normalise";
import { tokens as wordsOf } from "../analysis/tokens";
import type { NumberSpan } from "./number-spans";
import { usable, type Visitor } from "./read-kinds";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

/** How far in front of its number the name of what is measured may stand. */
const NEAR = 3;

/** The categories that a sentence names before a phrase; else the one in view. */
function kindsBefore(at: number, mentions: readonly Mention[], visitor: Visitor, sense: ShopSense): readonly string[] {
  const before = mentions.find(({ to, kinds, denied }) => to <= at && kinds.length > 0 && denied === undefined);
  if (before) return usable(before.kinds, visitor, sense);
  return visitor.category === undefined ? [] : [visitor.category];
}

/**
 * Whether a phrase belongs to the name of what is measured in the category that is sought, and not to another category:
 * `slaapzak, gewicht hoogstens 1 kg` where weights are sold too.
 */
export function namesNumber(
  { tokens }: Reading,
  { from, to }: Mention,
  mentions: readonly Mention[],
  spans: readonly NumberSpan[],
  visitor: Visitor,
  sense: ShopSense,
): boolean {
  if (!spans.some((span) => span.isBounded && span.from >= to && span.from - to < NEAR)) return false;
  const kinds = kindsBefore(from, mentions, visitor, sense);
  if (kinds.length === 0) return false;
  const words = tokens.slice(from, to).map(({ text }) => normalise(text));
  return sense.measured(kinds).some(({ feature }) => {
    const name = wordsOf(feature).map(normalise);
    return words.every((word) => name.includes(word));
  });
}
