import type { ChatSource } from "#contract/assistant";
import { dutchDay } from "#contract/dutch-day";
import { bestOffer, decidingOffers, isOrderable, lowestPrices } from "#contract/offer-rules";
import type { Offer, Product } from "#contract/products";
import { marketOf } from "../../prices/market";
import { pricePoints } from "../../prices/rules";
import type { OfferTopic, Ref } from "../commands";
import type { DialogueState } from "../state";
import type { Around, Said } from "./around";
import { judgePrice, withShippingOf } from "./deal";
import { detailOf } from "./products";
import { resolve } from "./refs";
import { day, listed, price, say } from "./texts";

const NAMED_SHOPS = 3;

type About = { product: Product; best: Offer; around: Around };
const kindOf = (about: OfferTopic): ChatSource["kind"] => (about === "deal" ? "price-history" : "offer");

function priceText({ product: { name, offers }, best }: About): string {
  const others = new Set(decidingOffers(offers).map(({ shop }) => shop.name)).size - 1;
  const shipping =
    best.shipping === null
      ? say("shippingUnknown")
      : best.shipping === 0
        ? say("freeShipping")
        : say("withShipping", { total: price(best.total) });
  return say("offerPrice", { name, price: price(best.price), shop: best.shop.name, shipping, others });
}

function shopsText({ product: { name, offers } }: About): string {
  const seen = new Map<string, string>();
  for (const { shop, total } of decidingOffers(offers).sort((a, b) => a.total - b.total)) {
    if (!seen.has(shop.name)) seen.set(shop.name, say("shopPrice", { shop: shop.name, price: price(total) }));
  }
  return say("offerShops", { name, count: seen.size, shops: listed([...seen.values()].slice(0, NAMED_SHOPS)) });
}

function shippingText({ product: { name }, best: { shipping, shop } }: About): string {
  const values = { name, shop: shop.name };
  if (shipping === null) return say("offerShippingUnknown", values);
  return shipping === 0
    ? say("offerShippingFree", values)
    : say("offerShipping", { ...values, shipping: price(shipping) });
}

function deliveryText({ product: { name }, best: { delivery, shop } }: About): string {
  const values = { name, shop: shop.name };
  if (!delivery) return say("offerDeliveryUnknown", values);
  const { minDays: min, maxDays: max, cutoff = "none" } = delivery;
  return say("offerDelivery", { ...values, min, max, range: min === max ? "same" : "more", cutoff });
}

function stockText({ product: { name, offers }, best }: About): string {
  const count = new Set(offers.filter(({ availability }) => availability === "in_stock").map(({ shop }) => shop.name))
    .size;
  return count > 0 ? say("offerStock", { name, count }) : say("offerStockLater", { name, shop: best.shop.name });
}

async function dealText({ product: { id, name, offers }, around: { kit } }: About): Promise<string> {
  const days = (await marketOf(kit.db, [id])).get(id) ?? [];
  const fresh = offers.filter((one) => one.condition === "new" && isOrderable(one));
  const { lowestPrice } = lowestPrices(fresh);
  const verdict = judgePrice(pricePoints(days), lowestPrice, dutchDay(kit.now()));
  if (verdict.is === "unknown") return say("dealUnknown", { name });
  const sent = withShippingOf(fresh);
  const values = {
    name,
    shipping: sent.is,
    now: price(verdict.now),
    lowest: price(verdict.lowest),
    day: day(verdict.day),
    since: day(verdict.since),
  };
  const told = say(({ lowest: "dealLowest", lower: "dealLower", higher: "dealHigher" } as const)[verdict.is], values);
  if (sent.is === "free") return told;
  const total = sent.is === "paid" ? say("dealTotal", { shop: sent.shop, total: price(sent.total) }) : "";
  return [told, total || say("dealShippingUnknown", { shop: sent.shop })].join(" ");
}

const answers: Record<OfferTopic, (about: About) => string | Promise<string>> = {
  price: priceText,
  shop: shopsText,
  shipping: shippingText,
  delivery: deliveryText,
  stock: stockText,
  deal: dealText,
};

/** What the offers of a product say: today's, from the same data as its page. */
export async function offer(
  { ref, about }: { ref: Ref; about: OfferTopic },
  state: DialogueState,
  around: Around,
): Promise<Said> {
  const id = await resolve(ref, state, around);
  const product = id === undefined ? undefined : await detailOf(around, id);
  if (!product) return { text: [say("refUnknown")], blocks: [], state, isMiss: true };
  const kept = { ...state, focus: product.id };
  const source = { kind: kindOf(about), title: product.name, path: product.canonical_path };
  const best = bestOffer(product.offers.filter(isOrderable));
  const text = best ? await answers[about]({ product, best, around }) : say("notSoldNow", { name: product.name });
  const quote = { type: "quote" as const, text, source };
  // `wat is de goedkoopste daarvan`: which one it is, is what was asked.
  const isChosen = about === "price" && (ref.is === "cheapest" || ref.is === "dearest");
  const blocks: Said["blocks"] = isChosen
    ? [{ type: "products", items: [{ id: product.id, reasons: [] }] }, quote]
    : [quote];
  return { text: [text], blocks, state: kept };
}
