import type { Seller } from "./seller";

/** A seller of whom everything is known; its numbers are valid and belong to nobody. */
export function aSeller(changes: Partial<Seller> = {}): Seller {
  return {
    identity: {
      legalName: "Belhuis B.V.",
      street: "Dorpsstraat 1",
      postalCode: "1234 AB",
      city: "Utrecht",
      country: "NL",
      kvk: "12345678",
      vatId: "NL123456782B01",
      email: "info@belhuis.example",
      phone: "0301234567",
    },
    iban: "NL91ABNA0417164300",
    certifiedAt: new Date("2026-10-01T10:00:00Z"),
    status: "approved",
    ...changes,
  };
}
