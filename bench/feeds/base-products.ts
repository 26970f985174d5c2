import { type Kind, readKind } from "./kind";
import { electronicsKinds } from "./kinds-electronics";
import { homeKinds } from "./kinds-home";
import { householdKinds } from "./kinds-household";
import type { SeriesRow, Stock } from "./series";
import { spread } from "./spread";
import { accessories } from "./stock-accessories";
import { devices } from "./stock-devices";
import { home } from "./stock-home";
import { household } from "./stock-household";

/** One thing as it exists in the world: what all its offers are about. */
export interface BaseProduct {
  /** Identity: two items with one key are the same product. */
  key: string;
  /** What differs only in size or colour. */
  group: string;
  kind: Kind;
  brand: string;
  line: string;
  code: string;
  options: Readonly<Record<string, string>>;
  gtin: string;
  mpn: string;
  cents: number;
}

const kinds = new Map([...electronicsKinds, ...householdKinds, ...homeKinds].map((row) => [row[0], readKind(row)]));
const split = (list: string): string[] => list.split(", ");

/** A made-up EAN-13 with a correct check digit. */
function gtinOf(key: string): string {
  const digits = `8719${String(spread(key, 90_000_000) + 10_000_000)}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Every combination of the options. */
function versions(options: Readonly<Record<string, string>>): Record<string, string>[] {
  return Object.entries(options).reduce<Record<string, string>[]>(
    (found, [label, values]) => found.flatMap((one) => split(values).map((value) => ({ ...one, [label]: value }))),
    [{}],
  );
}

function productsOf(kind: Kind, [brand, price, models, options = {}]: SeriesRow): BaseProduct[] {
  return split(models).flatMap((model, place) => {
    const [line = "", code = ""] = model.split("=");
    const group = [kind.slug, brand, line, code].join("|");
    return versions(options).map((version, at) => {
      const key = [group, ...Object.values(version)].join("|");
      const hasVersions = Object.keys(options).length > 0;
      return {
        key,
        group,
        kind,
        brand,
        line,
        code,
        options: version,
        gtin: gtinOf(key),
        mpn: hasVersions ? `${code}-${at + 1}` : code,
        cents: Math.round(price * 100 * (1 + 0.18 * place) * (1 + 0.04 * at)) - 1,
      };
    });
  });
}

function read(stock: Stock): BaseProduct[] {
  return Object.entries(stock).flatMap(([slug, rows]) => {
    const kind = kinds.get(slug);
    if (!kind) throw new Error(`No kind ${slug}`);
    return rows.flatMap((row) => productsOf(kind, row));
  });
}

/** What the two general shops sell. */
export const hardware: readonly BaseProduct[] = [devices, household, accessories].flatMap(read);
/** What the fashion, home and garden shop sells. */
export const wear: readonly BaseProduct[] = read(home);
