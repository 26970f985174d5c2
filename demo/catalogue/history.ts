import { type PriceStyle, shopPrice } from "./money";
import type { Random } from "./random";

/** A price in effect from this many days ago; null: the offer was removed. */
export interface Change {
  daysAgo: number;
  price: number | null;
}

/** Prices vary randomly until this many days ago; after that only as `recent` specifies. */
const CALM = 62;

export interface HistoryWish {
  /** Today's price in cents. */
  price: number;
  /** Days since the offer was first seen, at most 364. */
  age: number;
  style: PriceStyle;
  /** How much more it cost a year ago, as a fraction. */
  trend: number;
  random: Random;
}

/** An ordinary year: a few changes that end in today's price, without a drop in the last two months. */
export function calmHistory(wish: HistoryWish): Change[] {
  const { price, age, style, random } = wish;
  const changes = wander(wish, price);
  if (age > 3 && random.chance(0.3)) {
    const rise = random.between(1, Math.min(50, age - 1));
    const before = shopPrice(price * (0.95 + random.next() * 0.03), style);
    if (before < price) {
      replaceLast(changes, age, before);
      changes.push({ daysAgo: rise, price });
    }
  }
  return tidy(changes);
}

/** A genuine drop `days` ago, from a price that had held for a month or more. */
export function dropHistory(wish: HistoryWish, before: number, days: number): Change[] {
  return tidy([...wander(wish, before), { daysAgo: days, price: wish.price }]);
}

/** Raised first and then lowered `days` ago: looks like a discount but is none. */
export function raisedHistory(wish: HistoryWish, days: number): Change[] {
  const { price, style, random } = wish;
  const raised = shopPrice(price * (1.15 + random.next() * 0.2), style);
  return tidy([
    ...wander(wish, price),
    { daysAgo: days + random.between(6, 20), price: raised },
    { daysAgo: days, price },
  ]);
}

/** Ends a history: removed `days` ago. */
export function endHistory(changes: Change[], days: number): Change[] {
  const before = changes.filter(({ daysAgo }) => daysAgo > days);
  return before.length === 0 ? [] : [...before, { daysAgo: days, price: null }];
}

/** From first seen until two months ago, ending in `last`. */
function wander({ age, style, trend, random }: HistoryWish, last: number): Change[] {
  if (age <= CALM) return [{ daysAgo: age, price: last }];
  const at = (daysAgo: number) => shopPrice(last * (1 + (trend * daysAgo) / 365 + (random.next() - 0.5) * 0.08), style);
  const changes: Change[] = [{ daysAgo: age, price: at(age) }];
  const steps = Math.min(random.between(2, 5), Math.ceil((age - CALM) / 25));
  const calm = Math.min(age - 1, CALM + random.between(0, 45));
  const stride = (age - calm) / (steps + 1);
  for (let step = 1; step <= steps; step++) {
    const daysAgo = Math.round(age - stride * step - random.next() * stride * 0.3);
    const event = random.next();
    const price = at(daysAgo);
    if (event < 0.05 && stride > 30) {
      changes.push({ daysAgo, price: null }, { daysAgo: daysAgo - random.between(4, 15), price });
    } else if (event < 0.13 && stride > 30) {
      changes.push({ daysAgo, price: shopPrice(price * (0.75 + random.next() * 0.15), style) });
      changes.push({ daysAgo: daysAgo - random.between(5, 12), price });
    } else changes.push({ daysAgo, price });
  }
  changes.push({ daysAgo: calm, price: last });
  return changes;
}

function replaceLast(changes: Change[], age: number, price: number): void {
  changes.pop();
  changes.push({ daysAgo: Math.min(age, CALM), price });
}

/** Oldest first, at most one per day (the later one wins), without repetitions. */
function tidy(changes: Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of changes) {
    while ((kept.at(-1)?.daysAgo ?? Number.POSITIVE_INFINITY) <= change.daysAgo) kept.pop();
    if (kept.length === 0 || kept.at(-1)?.price !== change.price) kept.push(change);
  }
  return kept;
}
