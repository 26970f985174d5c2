import { randomUUID } from "node:crypto";
import { recordDecision } from "../audit/audit";
import { failure } from "../http/failure";
import type { Kit } from "../kit";
import { enqueueMail } from "../mail/enqueue";
import type { Session } from "../storage/database";
import { type SellerDecision, sellerMail } from "./decision-mail";
import { ownerOf } from "./members";
import { lockSeller, type SellerRow, type ShopWithSeller, writeSeller } from "./records";
import type { Identity, Seller } from "./seller";

export interface SellerStore extends Pick<Kit, "db" | "now"> {
  /** The name of the site, under mails. */
  shopName: () => Promise<string>;
}

/** What a change makes of a shop as a seller. */
export interface Changed {
  row: SellerRow;
  identity: Identity;
  /** Absent when the operator only states details. */
  decision?: {
    word: SellerDecision;
    reason: string;
    actor?: string;
    /** The shop hears of it in another mail. */
    silent?: true;
  };
}

const NEW = {
  accountId: null,
  iban: "",
  certifiedAt: null,
  reason: "",
  decidedAt: null,
  commissionBp: null,
  pickupCost: null,
};

function rowOf({ shop, seller }: ShopWithSeller): SellerRow {
  return seller ?? { ...NEW, shopId: shop.id, status: "pending" };
}

export function sellerOf({ shop, seller }: ShopWithSeller): Seller {
  const { iban, certifiedAt, status } = rowOf({ shop, seller });
  return { identity: shop.identity, iban, certifiedAt, status };
}

/**
 * The only writer of what a shop is as a seller: locks it, changes it, records a decision and mails it to the shop, all in
 * the transaction that it is given. 404 without the shop.
 */
export async function changeSeller(
  session: Session,
  { website, now, shopName }: { website: string; now: Date; shopName: string },
  change: (row: SellerRow, identity: Identity) => Changed,
): Promise<ShopWithSeller["shop"]> {
  const found = await lockSeller(session, website);
  if (!found) throw failure(404, `De winkel ${website} is er niet.`);
  const known = rowOf(found);
  const { row, identity, decision } = change(known, found.shop.identity);
  await writeSeller(session, row, identity);
  if (decision) {
    const { word, reason, actor, silent } = decision;
    const subject = `shop:${found.shop.id}`;
    await recordDecision(session, { action: `seller.${word}`, subject, reason, ...(actor && { actor }) }, now);
    const to = (await ownerOf(session, found.shop.id))?.email || identity.email;
    if (!silent && to !== "" && known.status !== row.status) {
      const key = `seller:${found.shop.id}:${word}:${randomUUID()}`;
      await enqueueMail(session, { ...sellerMail(to, word, { website, reason, shopName }), key }, now);
    }
  }
  return found.shop;
}
