import type { AccountRow, SellerRow } from "../../backend/seed/seed";
import type { Calendar } from "./calendar";
import { mix, Random } from "./random";
import { type DemoSeller, sellers } from "./shops";

/** Every eighth shop does not sell here: its offers lead to the shop itself. The first of those waits for approval. */
const EVERY = 8;
const OUTSIDE = 5;
/** Every third sends to a pick-up point for less. */
const PICKUP_EVERY = 3;
const PICKUP_CENTS = 295;

const isOutside = ({ seed }: DemoSeller, at: number) => at % EVERY === OUTSIDE && !seed.mains.includes("handgemaakt");

/** The shops that sell here, and one that wants to. */
export function sellerRows(calendar: Calendar): SellerRow[] {
  const waiting = sellers.findIndex(isOutside);
  return sellers.flatMap((seller, at): SellerRow[] => {
    const certifiedAt = calendar.moment(30 + (mix(at, 53) % 300), 600);
    const accountId = accountOf(seller);
    const stated = { shopId: seller.row.id, iban: ibanOf(at), certifiedAt };
    if (at === waiting) return [{ ...stated, status: "pending" }];
    const pickupCost = at % PICKUP_EVERY === 0 ? PICKUP_CENTS : null;
    return isOutside(seller, at)
      ? []
      : [{ ...stated, accountId, status: "approved", decidedAt: certifiedAt, pickupCost }];
  });
}

const accountOf = ({ row }: DemoSeller) => `acct_demo${row.id}`;

/** The accounts at the embedded payment provider of those that sell. */
export function accountRows(rows: readonly SellerRow[], calendar: Calendar): AccountRow[] {
  const sellerOf = new Map(sellers.map((seller) => [accountOf(seller), seller]));
  const createdAt = calendar.moment(30, 600);
  return rows.flatMap(({ accountId }) => {
    const seller = accountId ? sellerOf.get(accountId) : undefined;
    return accountId && seller ? [{ id: accountId, country: "NL", businessName: seller.row.name, createdAt }] : [];
  });
}

/** A Dutch account number of a bank that does not exist, with valid check digits (ISO 13616). */
function ibanOf(at: number): string {
  const account = String(new Random(mix(at, 59)).between(100_000_000, 999_999_999)).padStart(10, "0");
  const digits = [..."ETALNL"].map((letter) => String(letter.charCodeAt(0) - 55));
  const number = `${digits.slice(0, 4).join("")}${account}${digits.slice(4).join("")}00`;
  const rest = [...number].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `NL${String(98 - rest).padStart(2, "0")}ETAL${account}`;
}
