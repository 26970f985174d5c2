import type { Difference } from "#contract/checkout";
import type { Cents } from "#contract/money";
import type { Priced } from "./draft-rules";
import type { LiveLine } from "./live-line";

/** What of an overview is kept, to say later what has changed since. */
export interface Shown {
  /** `quantity` is not known of overviews kept before November 2026. */
  lines: { shopId: string; spid: string; name: string; price: Cents; quantity?: number }[];
  shops: { id: string; name: string; shipping: Cents }[];
  codes: { code: string; amount: Cents }[];
  total: Cents;
}

export function shownOf({ shops, codes, total }: Priced): Shown {
  return {
    lines: shops.flatMap(({ lines }) =>
      lines.map(({ line }) => ({
        shopId: line.shopId,
        spid: line.merchantProductId,
        name: line.name,
        price: line.offer.price,
        quantity: line.quantity,
      })),
    ),
    shops: shops.map(({ shop, shipping }) => ({ id: shop.id, name: shop.name, shipping })),
    codes: codes.map(({ code, amount }) => ({ code, amount })),
    total,
  };
}

/** What has changed since an overview, with the lines of the cart as they are now. */
export function differencesOf(before: Shown | null, now: Shown, lines: readonly LiveLine[]): Difference[] {
  if (!before) return [];
  const found = [
    ...before.lines.flatMap((line) => ofLine(line, now, lines)),
    ...now.lines.flatMap((line) =>
      before.lines.some((known) => isSame(known, line)) ? [] : difference("added", line.name, null, amountOf(line)),
    ),
    ...before.shops.flatMap(({ id, name, shipping }) => {
      const same = now.shops.find((shop) => shop.id === id);
      return same ? difference("shipping", name, shipping, same.shipping) : [];
    }),
    ...before.codes.flatMap(({ code, amount }) =>
      difference("code", code, amount, now.codes.find((known) => known.code === code)?.amount ?? null),
    ),
  ];
  return [...found, ...difference("total", "", before.total, now.total)];
}

type ShownLine = Shown["lines"][number];
const isSame = (one: ShownLine, other: ShownLine) => one.shopId === other.shopId && one.spid === other.spid;
const amountOf = ({ price, quantity = 1 }: ShownLine): Cents => price * quantity;

/** What the visitor has changed, on another device or page, is said as such and not as something that is sold out. */
function ofLine(line: ShownLine, now: Shown, lines: readonly LiveLine[]): Difference[] {
  const { shopId, spid, name, price } = line;
  const same = now.lines.find((other) => isSame(line, other));
  if (same) {
    const isOther = line.quantity !== undefined && line.quantity !== same.quantity;
    const inNumber = isOther ? difference("quantity", name, amountOf(line), amountOf(same)) : [];
    return [...difference("price", name, price, same.price), ...inNumber];
  }
  const live = lines.find((other) => other.shopId === shopId && other.merchantProductId === spid);
  if (!live) return difference("removed", name, price, null);
  const isStock = live.offer && live.offer.state !== "not_sellable";
  return difference(isStock ? "stock" : "gone", name, price, null);
}

function difference(kind: Difference["kind"], name: string, from: Cents | null, to: Cents | null): Difference[] {
  return from === to ? [] : [{ kind, name, from, to }];
}
