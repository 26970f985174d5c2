import type { Difference } from "#contract/checkout";
import type { Cents } from "#contract/money";
import type { Priced } from "./draft-rules";
import type { LiveLine } from "./live-line";

/** What of an overview is kept, to say later what has changed since. */
export interface Shown {
  lines: { shopId: string; spid: string; name: string; price: Cents }[];
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

function ofLine({ shopId, spid, name, price }: Shown["lines"][number], now: Shown, lines: readonly LiveLine[]) {
  const same = now.lines.find((line) => line.shopId === shopId && line.spid === spid);
  if (same) return difference("price", name, price, same.price);
  const live = lines.find((line) => line.shopId === shopId && line.merchantProductId === spid);
  const isStock = live?.offer && live.offer.state !== "not_sellable";
  return difference(isStock ? "stock" : "gone", name, price, null);
}

function difference(kind: Difference["kind"], name: string, from: Cents, to: Cents | null): Difference[] {
  return from === to ? [] : [{ kind, name, from, to }];
}
