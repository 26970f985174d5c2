import { normalise } from "../analysis/normalise";
import { tokens as wordsOf } from "../analysis/tokens";
import { unitKey, unitOf } from "../analysis/units";
import { phraseKey } from "./data-lines";
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

/** Whether a number with a unit stands right before or behind a phrase, and which: `gewicht 3 kg`, `260 gram gewicht`. */
const unitBeside = ({ from, to }: Mention, spans: readonly NumberSpan[]): string | undefined =>
  spans.find((span) => span.unit !== undefined && (span.from === to || span.to === from))?.unit;

/** `minstens 4 poppetjes`: what is counted of a thing, by the operator's word for that. */
const isCounted = (
  { from, to }: Mention,
  tokens: Reading["tokens"],
  spans: readonly NumberSpan[],
  { measures }: ShopSense,
): boolean =>
  measures.entries.has(
    phraseKey(
      tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(" "),
    ),
  ) && spans.some((span) => span.isBounded && span.unit === undefined && span.to === from);

/**
 * Whether a phrase belongs to the name of what is measured in the category that is sought, and not to another category:
 * `slaapzak, gewicht hoogstens 1 kg` where weights are sold too.
 */
export function namesNumber(
  { tokens }: Reading,
  mention: Mention,
  mentions: readonly Mention[],
  spans: readonly NumberSpan[],
  visitor: Visitor,
  sense: ShopSense,
): boolean {
  const { from, to } = mention;
  const isBounded = spans.some((span) => span.isBounded && span.from >= to && span.from - to < NEAR);
  const unit = unitBeside(mention, spans);
  if (isCounted(mention, tokens, spans, sense)) return true;
  if (!isBounded && unit === undefined) return false;
  const kinds = kindsBefore(from, mentions, visitor, sense);
  if (kinds.length === 0) return false;
  const words = tokens.slice(from, to).map(({ text }) => normalise(text));
  const base = unit === undefined ? undefined : unitKey(unitOf(unit).base);
  return sense.measured(kinds).some(({ feature, unit: measured }) => {
    if (!isBounded && measured !== base) return false;
    const name = wordsOf(feature).map(normalise);
    return words.every((word) => name.includes(word));
  });
}
