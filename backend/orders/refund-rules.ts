import type { Cents } from "#contract/money";
import { shareOf } from "./money-rules";
import type { LineRow, OrderRow } from "./purchase-records";

/** Units of an order's line. */
export interface Units {
  lineId: string;
  quantity: number;
}

/** What is given back of one line. */
export interface LineRefund {
  line: LineRow;
  quantity: number;
  /** Of what the buyer paid. */
  amount: Cents;
  /** Of what the platform paid the seller on top. */
  funded: Cents;
  /** Of the platform's commission, its VAT included. */
  commission: Cents;
}

/** What is given back of an order; the amounts are sums over its lines and shipping. */
export interface OrderRefund {
  lines: LineRefund[];
  /** Nothing of the order is left: the shipping goes back too, once. */
  isWhole: boolean;
  shipping: Cents;
  /** Shipping that the platform paid. */
  waived: Cents;
  amount: Cents;
  funded: Cents;
  commission: Cents;
}

/** Units that have not been cancelled or returned. */
export const unitsLeft = ({ quantity, cancelledQuantity, returnedQuantity }: LineRow): number =>
  quantity - cancelledQuantity - returnedQuantity;

/**
 * What the next units of a line are of one of its amounts, after `before` units have gone. Whatever the steps, all units
 * together are the whole amount, to the cent.
 */
export function shareOfUnits(amount: Cents, quantity: number, before: number, units: number): Cents {
  return shareOf(amount, before + units, quantity) - shareOf(amount, before, quantity);
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => Cents): Cents =>
  items.reduce((sum, item) => sum + amount(item), 0);

/**
 * What these units of an order are worth, by what was frozen when it was placed; undefined when one of them is not
 * there to be given back. The shipping goes back with the last unit (C-511/08); free shipping is never charged afterwards.
 */
export function refundOf(
  order: Pick<OrderRow, "shipping" | "funded">,
  lines: readonly LineRow[],
  wanted: readonly Units[],
): OrderRefund | undefined {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of wanted) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  const known = [...units].every(([id, count]) => {
    const line = lines.find((one) => one.id === id);
    return line !== undefined && Number.isInteger(count) && count > 0 && count <= unitsLeft(line);
  });
  if (units.size === 0 || !known) return undefined;
  const given = lines.filter(({ id }) => units.has(id)).map((line) => lineRefund(line, units.get(line.id) ?? 0));
  const isWhole = lines.every((line) => unitsLeft(line) === (units.get(line.id) ?? 0));
  const shipping = isWhole ? order.shipping : 0;
  const waived = isWhole ? order.funded - sumOf(lines, ({ funded }) => funded) : 0;
  return {
    lines: given,
    isWhole,
    shipping,
    waived,
    amount: sumOf(given, ({ amount }) => amount) + shipping,
    funded: sumOf(given, ({ funded }) => funded) + waived,
    commission: sumOf(given, ({ commission }) => commission),
  };
}

function lineRefund(line: LineRow, quantity: number): LineRefund {
  const before = line.cancelledQuantity + line.returnedQuantity;
  const share = (amount: Cents) => shareOfUnits(amount, line.quantity, before, quantity);
  return {
    line,
    quantity,
    amount: share(line.total),
    funded: share(line.funded),
    commission: share(line.commission) + share(line.commissionVat),
  };
}
