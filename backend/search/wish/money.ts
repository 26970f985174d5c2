import type { Cents } from "#contract/money";
import type { NumberSpan } from "./number-spans";
import type { Token } from "./sentence";

export interface PriceBounds {
  from: Cents | null;
  to: Cents | null;
}

/** A price that is only named means one near it. */
const NEAR = 0.2;
/** A range of bare numbers this narrow is no budget: `39-42`. */
const NARROWEST = 1.15;
/** Smaller bare numbers are seldom prices: `tot 3`. */
const LEAST_BARE = 5;
const MOST_CENTS = 2_000_000_000;

const cents = (euros: number | null, round: (value: number) => number): Cents | null =>
  euros === null ? null : Math.min(MOST_CENTS, round(Number((euros * 100).toFixed(2))));

/** `onder 500, beeld 50`: the word is of the next number. */
const isNumber = (token: Token | undefined): boolean => token?.number !== undefined;

/**
 * The bounds of a span that is about money: with a currency, or a bound without any unit (`tot 500`), unless a word
 * follows that may be what is counted. `isPlain`: whether a word cannot be that.
 */
export function priceOf(
  span: NumberSpan,
  tokens: readonly Token[],
  isPlain: (word: string) => boolean,
): PriceBounds | undefined {
  const { low, high, isMoney, unit, isBounded, adjective, isOfPrice } = span;
  if (!isMoney) {
    if (!isBounded || unit !== undefined || span.nounAt !== undefined || (high ?? low ?? 0) < LEAST_BARE)
      return undefined;
    if (adjective !== undefined && !isOfPrice) return undefined;
    const isJoined = tokens[span.from + 1]?.text === "-";
    if (isJoined && low !== null && high !== null && high < low * NARROWEST) return undefined;
    const next = tokens[span.to]?.text;
    if (next !== undefined && /^[a-z0-9]/.test(next) && !isPlain(next) && !isNumber(tokens[span.to + 1]))
      return undefined;
  }
  if (isBounded) return { from: cents(low, Math.floor), to: cents(high, Math.ceil) };
  return { from: cents((low ?? 0) * (1 - NEAR), Math.floor), to: cents((high ?? 0) * (1 + NEAR), Math.ceil) };
}

const [whole, withCents] = [0, 2].map(
  (digits) => new Intl.NumberFormat("nl-NL", { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);
const euros = (amount: Cents): string => `€ ${(amount % 100 === 0 ? whole : withCents)?.format(amount / 100)}`;

/** Text of a chip. */
export function priceLabel({ from, to }: PriceBounds): string {
  if (from === null) return `tot ${euros(to ?? 0)}`;
  return to === null ? `vanaf ${euros(from)}` : `${euros(from)} tot ${euros(to)}`;
}
