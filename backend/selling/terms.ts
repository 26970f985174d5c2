import type { Cents } from "#contract/money";
import type { Availability, Condition } from "#contract/products";
import { categoryTree } from "../categories/tree";
import type { Database } from "../storage/database";
import { readTerms, type TermsRow } from "./records";
import type { SoldOffer } from "./sellable";
import type { Identity, Seller } from "./seller";
import { vatRateOf } from "./vat-rate";

/** The terms on which one offer is sold; `sellable(terms.seller, terms)` says whether it is. */
export interface OfferTerms extends SoldOffer {
  offerId: string;
  productId: string;
  /** The shop, and its own number of the product. */
  sid: string;
  spid: string;
  title: string;
  shipping: Cents;
  condition: Condition;
  /** In percent; null under the margin scheme. */
  vatRate: number | null;
  shop: { name: string; website: string; identity: Identity; shippingFreeFrom: Cents | null; returnDays: number };
  seller: Seller | null;
  /** The platform's share of the price, in basis points. */
  commissionBp: number;
}

/** Offers as carts name them; unknown ones are absent. `commissionBp`: of shops without a rate of their own. */
export async function offerTerms(
  db: Database,
  asked: readonly { sid: string; spid: string }[],
  { commissionBp }: { commissionBp: number },
): Promise<OfferTerms[]> {
  if (asked.length === 0) return [];
  const [rows, { byId }] = await Promise.all([readTerms(db, asked), categoryTree(db)]);
  return rows.map((row) => {
    const category = byId.get(row.categoryId);
    const adult = row.product.adult || (category?.adultContent ?? false);
    return termsOf(row, { key: category?.key ?? "", adult, commissionBp });
  });
}

function termsOf(
  { offer, onHand, product, shop, seller }: TermsRow,
  { key, adult, commissionBp }: { key: string; adult: boolean; commissionBp: number },
): OfferTerms {
  const { identity, gone, movedTo, ...told } = shop;
  // Safe because writers only use the contract's values for this column.
  const condition = offer.condition as Condition;
  return {
    offerId: offer.id,
    productId: offer.productId,
    sid: offer.shopId,
    spid: offer.merchantProductId,
    title: offer.title,
    price: offer.price,
    shipping: offer.shipping,
    availability: offer.availability as Availability,
    condition,
    onHand,
    vatRate: vatRateOf({ vatRate: offer.vatRate, condition }, { key }),
    expired: product.expired || gone || movedTo !== null,
    adult,
    shop: { ...told, identity },
    seller: seller && { identity, iban: seller.iban, certifiedAt: seller.certifiedAt, status: seller.status },
    commissionBp: seller?.commissionBp ?? commissionBp,
  };
}
