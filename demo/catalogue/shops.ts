import type { ShopRow } from "../../backend/seed/seed";
import { slugify } from "./dutch";
import { mains } from "./mains";
import type { PriceStyle } from "./money";
import { mix, Random } from "./random";
import { type ShopSeed, shopSeeds } from "./shop-list";

/** A shop with the data needed to generate its offers. */
export interface DemoSeller {
  row: ShopRow;
  seed: ShopSeed;
  style: PriceStyle;
}

const streets = [
  "Dorpsstraat",
  "Marktplein",
  "Stationsweg",
  "Havenkade",
  "Kerkstraat",
  "Industrieweg",
  "Molenlaan",
  "Handelskade",
  "Lindelaan",
  "Ambachtsweg",
  "Nieuwstraat",
  "Kanaaldijk",
];
const letters = "ABCDEGHJKLNPRTVWXZ";
const forms = ["B.V.", "B.V.", "B.V.", "V.O.F.", "Handelsonderneming"];

/** Nine digits that pass the Dutch 11-test for tax numbers. */
function taxDigits(random: Random): string {
  for (;;) {
    const eight = Array.from({ length: 8 }, () => random.between(0, 9));
    const check = eight.reduce((sum, digit, at) => sum + digit * (9 - at), 0) % 11;
    if (check < 10) return [...eight, check].join("");
  }
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[A-Za-z]/.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join("");

function makeShop(seed: ShopSeed, at: number): DemoSeller {
  const random = new Random(mix(77, at));
  const id = String(201 + at);
  const website = `${slugify(seed.name)}.example`;
  const legalForm = random.pick(forms);
  const legalName = legalForm === "Handelsonderneming" ? `${legalForm} ${seed.name}` : `${seed.name} ${legalForm}`;
  const certificates = ["Thuiswinkel Waarborg", "Webwinkel Keurmerk"].filter(() => random.chance(0.45));
  const payment = ["iDEAL | Wero", "Bancontact", "Creditcard", "PayPal", "Apple Pay", "Klarna", "Overboeking"];
  const row: ShopRow = {
    id,
    website,
    name: seed.name,
    url: `https://${website}/`,
    logo: `/api/images/logo/${initialsOf(seed.name)}-${id}.svg`,
    description: describeShop(seed, random),
    identity: {
      legalName,
      street: `${random.pick(streets)} ${random.between(1, 180)}`,
      postalCode: `${seed.postcode} ${letters.charAt(random.between(0, 17))}${letters.charAt(random.between(0, 17))}`,
      city: seed.city,
      country: "NL",
      kvk: String(random.between(20_000_000, 89_999_999)),
      vatId: `NL${taxDigits(random)}B01`,
      email: `klantenservice@${website}`,
      phone: `085 000 ${String(1000 + at * 7)}`,
    },
    since: random.between(1999, 2024),
    certificates,
    paymentMethods: ["iDEAL | Wero", ...payment.slice(1).filter(() => random.chance(0.55))],
    returnDays: random.pick([14, 14, 14, 30, 30, 60, 100]),
    shippingCost: seed.shipping[0],
    shippingFreeFrom: seed.shipping[0] === 0 ? null : seed.shipping[1],
    rating: seed.rating,
    reviewCount: seed.rating === null ? 0 : random.between(38, 18_400),
  };
  return { row, seed, style: random.pick<PriceStyle>([0, 0, 1, 1, 2]) };
}

function describeShop(seed: ShopSeed, random: Random): string {
  const from = random.pick([
    `${seed.name} verzendt vanuit een eigen magazijn in ${seed.city}.`,
    `${seed.name} is een familiebedrijf uit ${seed.city}.`,
    `Achter ${seed.name} zit een klein team in ${seed.city}.`,
    `${seed.name} begon als winkel in ${seed.city} en verkoopt nu in heel Nederland.`,
  ]);
  const names = mains.filter((_, at) => sellsMain(seed, at)).map((main) => main.name.toLowerCase());
  const range =
    seed.mains === "alles" ? "Het assortiment loopt van elektronica tot tuin." : `Het aanbod: ${names.join(", ")}.`;
  return `${from} ${range}`;
}

/** Names of the main categories in the list of shops, in menu order. */
export const mainNames = [
  "elektronica",
  "computers",
  "huishouden",
  "keuken",
  "wonen",
  "mode",
  "schoenen",
  "sport",
  "speelgoed",
  "baby",
  "tuin",
  "beauty",
  "dieren",
  "boeken",
  "kantoor",
  "auto",
  "erotiek",
  "handgemaakt",
];

function sellsMain(seed: ShopSeed, main: number): boolean {
  if (seed.mains === "alles") return !mains[main]?.adult && !mains[main]?.marketplaceOnly;
  return seed.mains.split(" ").includes(mainNames[main] ?? "");
}

/** Active shops. */
export const sellers: readonly DemoSeller[] = shopSeeds.map(makeShop);
/** Active shops per main category. */
export const sellersByMain: readonly (readonly DemoSeller[])[] = mains.map((_, main) =>
  sellers.filter((seller) => sellsMain(seller.seed, main)),
);

const closed = (name: string, at: number, change: Partial<ShopRow>): ShopRow => {
  const seed: ShopSeed = { ...(shopSeeds[1] as ShopSeed), name, city: "Vlaardingen", postcode: 3131, mains: "alles" };
  return { ...makeShop(seed, at).row, ...change };
};

/** Every shop, including one that moved and one that closed. */
export const shopRows: readonly ShopRow[] = [
  ...sellers.map((seller) => seller.row),
  closed("Koopjeskelder", shopSeeds.length, { movedTo: "koopplein-nederland.example" }),
  closed("Restpartij Robert", shopSeeds.length + 1, { gone: true, rating: null, reviewCount: 0 }),
];
