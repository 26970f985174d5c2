import type { Availability, Condition } from "#contract/products";
import type { CategoryTree } from "../categories/rules";
import { withoutAbsentPictures } from "../products/pictures";
import { deliveryOf } from "../products/rules";
import { noIdentity } from "../selling/no-identity";
import { sellable } from "../selling/sellable";
import { vatRateOf } from "../selling/vat-rate";
import type { Session } from "../storage/database";
import { hasFixedPrice, isAlcohol } from "./kinds";
import { type LiveRow, readLiveRows } from "./line-records";
import type { LiveLine, LiveOffer, LiveShop } from "./live-line";

/** What is read before a transaction, because it is cached. */
export interface Catalogue {
  tree: CategoryTree;
  /** Commission of shops without a rate of their own, in basis points. */
  commissionBp: number;
}

/** The lines of a cart as the shops offer them now, with what is free of pending purchases of other carts. */
export const readLiveLines = async (session: Session, catalogue: Catalogue, cartId: string): Promise<LiveLine[]> =>
  liveLinesOf(session, catalogue, await readLiveRows(session, cartId));

/** What was read of them, as lines. */
export async function liveLinesOf(
  session: Session,
  { tree, commissionBp }: Catalogue,
  rows: readonly LiveRow[],
): Promise<LiveLine[]> {
  const pictured = await withoutAbsentPictures(
    session,
    rows.map(({ product }) => ({ images: product?.images.slice(0, 1) ?? [] })),
  );
  return rows.map((row, at) => lineOf(row, { tree, commissionBp }, pictured[at]?.images[0]?.url ?? ""));
}

function lineOf(row: LiveRow, { tree, commissionBp }: Catalogue, picture: string): LiveLine {
  const { line, offer, product } = row;
  const category = tree.byId.get(product?.categoryId ?? "");
  const { shopId, merchantProductId, quantity, priceSeen } = line;
  const sizes = product?.size ?? [];
  return {
    shopId,
    merchantProductId,
    productId: product?.id ?? line.productId,
    quantity,
    priceSeen,
    name: product?.name ?? offer?.title ?? "",
    slug: product?.slug ?? "",
    picture,
    size: sizes.length === 1 ? (sizes[0] ?? "") : "",
    groupId: product?.familyCode ?? "",
    adult: product?.adultContent === true || (category?.adultContent ?? false),
    alcohol: isAlcohol(category?.key ?? ""),
    fixedPrice: product !== null && offer !== null && hasFixedPrice(product, offer.condition as Condition),
    shop: shopOf(row, shopId),
    offer: offerOf(row, { key: category?.key ?? "", commissionBp }),
  };
}

function shopOf({ shop, seller }: LiveRow, id: string): LiveShop {
  const pickupCost = seller?.pickupCost ?? null;
  const unknown = { name: "", website: "", shippingFreeFrom: null, returnDays: 14, identity: noIdentity };
  if (!shop) return { id, pickupCost, ...unknown };
  const { name, website, shippingFreeFrom, returnDays, identity } = shop;
  return { id, name, website, shippingFreeFrom, pickupCost, returnDays, identity };
}

function offerOf(
  { offer, product, shop, seller, onHand, held }: LiveRow,
  { key, commissionBp }: { key: string; commissionBp: number },
): LiveOffer | null {
  if (!offer || !product || !shop || product.expired || shop.gone || shop.movedTo !== null) return null;
  const { id, price, shipping, deliveryMin, deliveryMax, deliveryCutoff } = offer;
  // Safe because writers only use the contract's values for these columns.
  const [availability, condition] = [offer.availability as Availability, offer.condition as Condition];
  const free = onHand === null ? null : Math.max(0, onHand - held);
  // The buyer's age is asked at the checkout.
  const sold = { price, availability, onHand: free, expired: false, adult: false };
  const judged = sellable(seller && { ...seller, identity: shop.identity }, sold);
  return {
    id,
    price,
    shipping,
    condition,
    promise: deliveryOf({ min: deliveryMin, max: deliveryMax, cutoff: deliveryCutoff }),
    state: judged.ok ? "sellable" : judged.reason === "out_of_stock" ? "out_of_stock" : "not_sellable",
    free,
    vatRate: vatRateOf({ vatRate: offer.vatRate, condition }, { key }),
    commissionBp: seller?.commissionBp ?? commissionBp,
  };
}
