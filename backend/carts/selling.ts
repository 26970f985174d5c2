import type { Shop } from "#contract/shops";

const STANDARD_RATE = 21;
const COMMISSION_BP = 1_000;

/** Whether a shop may sell here: the law asks who it is (DSA article 30). */
export function maySell({ legalName, street, city, email, phone, kvk, vatId }: NonNullable<Shop["identity"]>): boolean {
  return [legalName, street, city, email, phone, kvk, vatId].every((text) => text !== "");
}

export const terms = { vatRate: STANDARD_RATE, commissionBp: COMMISSION_BP };
