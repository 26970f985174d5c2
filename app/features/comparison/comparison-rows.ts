import type { Cents } from "#contract/money";
import { isOrderable, lowestPrices, shopCount } from "#contract/offer-rules";
import type { Offer, Product, Rating } from "#contract/products";

/** A table cell; null when nothing is known. */
export type Cell =
  | { kind: "text"; text: string }
  | { kind: "price"; cents: Cents | null }
  | { kind: "shops"; count: number }
  | { kind: "days"; max: number }
  | { kind: "rating"; rating: Rating }
  | null;

export const generalRows = ["price", "total", "shops", "rating", "delivery", "brand", "color", "size"] as const;
export type GeneralRow = (typeof generalRows)[number];

export interface Row {
  /** A general row, or the name of a specification. */
  name: { general: GeneralRow } | { specification: string };
  cells: Cell[];
  /** Whether all products have the same value. */
  same: boolean;
}
export interface RowGroup {
  /** Empty for the general properties. */
  title: string;
  rows: Row[];
}

/** Grouped rows with a cell for each product; specifications keep the order of the products. */
export function comparisonRows(products: readonly Product[]): RowGroup[] {
  if (products.length === 0) return [];
  const general = generalRows
    .map((name) => row({ general: name }, products.map(readers[name])))
    .filter(({ cells }) => cells.some((cell) => cell !== null) && !isSpecified(cells, products));
  return [{ title: "", rows: general }, ...specificationGroups(products)];
}

const text = (words: string): Cell => (words ? { kind: "text", text: words } : null);
const orderable = ({ offers, expired }: Product): Offer[] => (expired ? [] : offers.filter(isOrderable));
const lowest = (amounts: Cents[]): Cents | null => (amounts.length > 0 ? Math.min(...amounts) : null);

const readers: Record<GeneralRow, (product: Product) => Cell> = {
  price: (product) => ({ kind: "price", cents: lowestPrices(orderable(product)).lowestPrice }),
  total: (product) => {
    const cents = lowestPrices(orderable(product)).lowestTotal;
    return cents === null ? null : { kind: "price", cents };
  },
  shops: (product) => ({ kind: "shops", count: shopCount(orderable(product)) }),
  rating: ({ rating }) => rating && { kind: "rating", rating },
  delivery: (product) => {
    const max = lowest(orderable(product).flatMap(({ delivery }) => delivery?.maxDays ?? []));
    return max === null ? null : { kind: "days", max };
  },
  brand: ({ brand }) => text(brand ?? ""),
  color: ({ color }) => text(color.join(", ")),
  size: ({ size }) => text(size.join(", ")),
};

/** Whether each product's specifications already contain these values, so that the row is not needed. */
function isSpecified(cells: readonly Cell[], products: readonly Product[]): boolean {
  return cells.every((cell, column) => {
    const words = cell?.kind === "text" ? cell.text.toLowerCase() : undefined;
    return products[column]?.specifications.some(({ value }) => value.toLowerCase() === words) ?? false;
  });
}

function specificationGroups(products: readonly Product[]): RowGroup[] {
  const groups = new Map<string, Map<string, Cell[]>>();
  products.forEach((product, column) => {
    for (const { group, name, value } of product.specifications) {
      const rows = groups.get(group) ?? new Map<string, Cell[]>();
      groups.set(group, rows);
      const cells = rows.get(name) ?? products.map((): Cell => null);
      rows.set(name, cells);
      const before = cells[column];
      cells[column] = text(before?.kind === "text" ? `${before.text}, ${value}` : value);
    }
  });
  return [...groups].map(([title, rows]) => ({
    title,
    rows: [...rows].map(([name, cells]) => row({ specification: name }, cells)),
  }));
}

function row(name: Row["name"], cells: Cell[]): Row {
  return { name, cells, same: cells.length > 1 && new Set(cells.map((cell) => alike(cell))).size === 1 };
}
/** Compares cells ignoring case. */
const alike = (cell: Cell) => JSON.stringify(cell).toLowerCase();
