import type { Kit } from "../kit";
import { siteFacts } from "../users/site-facts";
import type { PurchaseRow } from "./purchase-records";

/** Who writes a mail about a purchase, and where its links lead. */
export interface Sender {
  shopName: string;
  /** Address of the purchase's page, with the key that opens it. */
  orderUrl: string;
  termsUrl: string;
  /** Where the buyer withdraws from the contract. */
  withdrawalUrl: string;
}

export type SenderOf = (purchase: Pick<PurchaseRow, "id" | "accessKey">) => Sender;

/** Reads the shop's settings: to be called before a transaction, in which only its own session may be used. */
export async function readSender(kit: Pick<Kit, "db" | "log">, origin: string): Promise<SenderOf> {
  const { shopName, segments } = await siteFacts(kit);
  return ({ id, accessKey }) => ({
    shopName,
    orderUrl: `${origin}/${segments.orderDetails}/${id}/?sleutel=${accessKey}`,
    termsUrl: `${origin}/${segments.termsAndConditions}/`,
    withdrawalUrl: `${origin}/${segments.withdrawal}/?sleutel=${accessKey}`,
  });
}
