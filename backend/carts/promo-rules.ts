import type { Cents } from "#contract/money";
import { shareOf, spread } from "../orders/money-rules";
import type { CodeWithUses } from "../orders/purchases";
import type { OrderableLine } from "./line-rules";

/** What codes take off, line by line, before anything is ordered. */

export type CodeProblem = "unknown" | "expired" | "used" | "minimum" | "not_here";

/** At most this much may be taken off alcohol (Alcoholwet, article 2a), in percent. */
const ALCOHOL_MOST = 25;

/** What may be taken off a line in all. */
function capOf({ offer, quantity, fixedPrice, alcohol }: OrderableLine): Cents {
  const gross = offer.price * quantity;
  if (fixedPrice) return 0;
  return alcohol ? Math.floor((gross * ALCOHOL_MOST) / 100) : gross;
}

function appliesTo({ code }: CodeWithUses, line: OrderableLine): boolean {
  return code.shopId === null ? code.fundedBy === "platform" : code.shopId === line.shopId;
}

/** Why a code cannot be used for these lines; null when it can. */
export function problemOfCode(
  known: CodeWithUses | undefined,
  lines: readonly OrderableLine[],
  now: Date,
): CodeProblem | null {
  if (!known) return "unknown";
  const { code, usesOfCustomer } = known;
  if (code.validFrom && code.validFrom > now) return "unknown";
  if (code.validUntil && code.validUntil < now) return "expired";
  if (code.useLimit !== null && code.used >= code.useLimit) return "used";
  if (code.perCustomer !== null && usesOfCustomer >= code.perCustomer) return "used";
  const eligible = lines.filter((line) => appliesTo(known, line) && (code.kind === "shipping" || capOf(line) > 0));
  if (eligible.length === 0) return "not_here";
  const goods = eligible.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  return goods < code.minimum ? "minimum" : null;
}

export interface Discounts {
  /** Of each line, in their order; `funded` is the part that the platform pays. */
  lines: { discount: Cents; funded: Cents }[];
  /** Shops whose shipping is waived, and those for which the platform pays it. */
  freeShipping: Map<string, { funded: boolean; code: string }>;
  /** Of each code that is not for shipping. */
  amounts: Map<string, Cents>;
}

const kinds = ["percentage", "amount", "shipping"] as const;

/** Applies usable codes: percentages of the full price first, then amounts, then free shipping. */
export function discountsOf(lines: readonly OrderableLine[], codes: readonly CodeWithUses[]): Discounts {
  const taken = lines.map(() => ({ discount: 0, funded: 0 }));
  const freeShipping: Discounts["freeShipping"] = new Map();
  const amounts = new Map<string, Cents>();
  const inOrder = kinds.flatMap((kind) => codes.filter(({ code }) => code.kind === kind));
  for (const known of inOrder) {
    const { code } = known;
    const funded = code.fundedBy === "platform";
    if (code.kind === "shipping") {
      for (const line of lines) {
        const isNew = appliesTo(known, line) && !freeShipping.has(line.shopId);
        if (isNew) freeShipping.set(line.shopId, { funded, code: code.code });
      }
      continue;
    }
    const room = lines.map((line, at) =>
      appliesTo(known, line) ? Math.max(0, capOf(line) - (taken[at]?.discount ?? 0)) : 0,
    );
    const weights = lines.map(({ offer, quantity }, at) => ((room[at] ?? 0) > 0 ? offer.price * quantity : 0));
    const base = weights.reduce((sum, weight) => sum + weight, 0);
    const wanted = code.kind === "percentage" ? shareOf(base, code.value, 100) : code.value;
    const amount = Math.min(
      wanted,
      room.reduce((sum, left) => sum + left, 0),
    );
    for (const [at, share] of spread(amount, weights, room).entries()) {
      const line = taken[at];
      if (!line) continue;
      line.discount += share;
      if (funded) line.funded += share;
    }
    amounts.set(code.code, amount);
  }
  return { lines: taken, freeShipping, amounts };
}
