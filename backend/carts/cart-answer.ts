import type { Cart, CartLine, PendingPayment, ShopCart } from "#contract/carts";
import { shippingOf } from "#contract/shipping-rules";
import { canBeOrdered, mostOf, type OrderableLine, problemsOf } from "./line-rules";
import type { LiveLine } from "./live-line";

/** A cart as it is answered. Totals are of the lines that can be ordered. */
export function cartAnswer(
  lines: readonly LiveLine[],
  { version, pendingPayments }: { version: number; pendingPayments: PendingPayment[] },
): Cart {
  const carts = byShop(lines).map(shopCartOf);
  const sum = (amount: (cart: ShopCart) => number) => carts.reduce((total, cart) => total + amount(cart), 0);
  return {
    version,
    carts,
    count: lines.reduce((units, { quantity }) => units + quantity, 0),
    goods: sum(({ goods }) => goods),
    shipping: sum(({ shipping }) => shipping),
    total: sum(({ total }) => total),
    pendingPayments,
    cartErrors: lines.flatMap((line) =>
      problemsOf(line).map((code) => ({ code, sid: line.shopId, spid: line.merchantProductId, name: line.name })),
    ),
  };
}

/** The lines of each shop, in the order in which shops came into the cart. */
export function byShop<L extends { shopId: string }>(lines: readonly L[]): L[][] {
  const groups = new Map<string, L[]>();
  for (const line of lines) {
    const known = groups.get(line.shopId);
    if (known) known.push(line);
    else groups.set(line.shopId, [line]);
  }
  return [...groups.values()];
}

/** What one shop asks for these lines. */
export function priceOfShop(lines: readonly OrderableLine[], shippingFreeFrom: number | null) {
  const goods = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  const shipped = lines.map(({ offer: { price, shipping }, quantity }) => ({ price, shipping, quantity }));
  return { goods, shipping: shippingOf(shipped, { shippingFreeFrom }) };
}

function shopCartOf(lines: LiveLine[]): ShopCart {
  const [{ shop }] = lines as [LiveLine];
  const { goods, shipping } = priceOfShop(lines.filter(canBeOrdered), shop.shippingFreeFrom);
  const freeFrom = shop.shippingFreeFrom;
  return {
    sid: shop.id,
    shop: { id: shop.id, name: shop.name, website: shop.website },
    lines: lines.map(lineAnswer),
    goods,
    shipping,
    total: goods + shipping,
    untilFree: freeFrom !== null && shipping > 0 ? freeFrom - goods : null,
  };
}

function lineAnswer(line: LiveLine): CartLine {
  const price = line.offer?.price ?? line.priceSeen;
  return {
    product: line.productId,
    sid: line.shopId,
    spid: line.merchantProductId,
    name: line.name,
    slug: line.slug,
    picture: line.picture,
    size: line.size,
    quantity: line.quantity,
    most: mostOf(line),
    price,
    priceSeen: line.priceSeen,
    total: price * line.quantity,
    promise: line.offer?.promise ?? null,
    adult: line.adult,
    problems: problemsOf(line),
  };
}
