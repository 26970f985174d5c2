import { isIban, isKvkNumber, isPhoneNumber, isVatId } from "#contract/business-ids";
import type { Shop } from "#contract/shops";

export type Identity = NonNullable<Shop["identity"]>;

/** A shop as somebody who sells here. */
export interface Seller {
  identity: Identity;
  iban: string;
  /** When it declared to offer only what is allowed by law. */
  certifiedAt: Date | null;
  status: "pending" | "approved" | "suspended";
}

/** What a shop must state before it may sell (DSA article 30), in Dutch, each with the check of its form. */
const stated: [name: string, of: (seller: Seller) => string, isValid: (text: string) => boolean][] = [
  ["naam", ({ identity }) => identity.legalName, isText],
  ["straat", ({ identity }) => identity.street, isText],
  ["postcode", ({ identity }) => identity.postalCode, isText],
  ["plaats", ({ identity }) => identity.city, isText],
  ["land", ({ identity }) => identity.country, isText],
  ["telefoon", ({ identity }) => identity.phone, isPhoneNumber],
  ["email", ({ identity }) => identity.email, isMailAddress],
  ["kvk", ({ identity }) => identity.kvk, isKvkNumber],
  ["btw-id", ({ identity }) => identity.vatId, isVatId],
  ["iban", ({ iban }) => iban, isIban],
];

function isText(text: string): boolean {
  return text.trim() !== "";
}
function isMailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
}

/** The names of what is filled in but cannot be right; with `before`, only of what has changed. */
export function invalidDetails(seller: Seller, before?: Seller): string[] {
  return stated
    .filter(([, of]) => of(seller) !== "" && !(before && of(before) === of(seller)))
    .filter(([, of, isValid]) => !isValid(of(seller)))
    .map(([name]) => name);
}

/** The names of what is still missing. */
export function missingDetails(seller: Seller): string[] {
  const missing = stated.filter(([, of]) => !isText(of(seller))).map(([name]) => name);
  return seller.certifiedAt === null ? [...missing, "verklaring"] : missing;
}
