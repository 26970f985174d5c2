import type { Known } from "../assistant/catalogue";
import type { Shelf } from "./shelves";

/** What can be asked of a shelf, from its products' own specifications. */
export interface Fields {
  brands: string[];
  colors: string[];
  sizes: string[];
  /** With a number and a unit, by field: sorted by the number. */
  amounts: { field: string; values: { text: string; number: number }[] }[];
  /** Told as yes or no. */
  flags: string[];
  /** Words, by field, that no other field of the shelf has. */
  words: { field: string; values: string[] }[];
  prices: number[];
}

const AMOUNT = /^(\d{1,6}(?:,\d+)?) ?([a-zA-Z²"°]+(?:\/\w+)?)$/;
const NAMES: ReadonlySet<string> = new Set(["Merk", "Model", "Kleur", "Maat", "EAN", "Geschikt voor"]);
const MOST_OF_SHELF = 0.9;

const countsOf = (products: readonly Known[], of: (product: Known) => readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of products.flatMap((product) => [...new Set(of(product))]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Values that some of the products have, but not nearly all, most frequent first. */
function telling(products: readonly Known[], of: (product: Known) => readonly string[]): string[] {
  return [...countsOf(products, of)]
    .filter(([value, count]) => value !== "" && count >= 2 && count < products.length * MOST_OF_SHELF)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([value]) => value);
}

export function fieldsOf({ products }: Shelf): Fields {
  const names = [...countsOf(products, ({ specifications }) => Object.keys(specifications)).keys()];
  const fields = names.filter((name) => !NAMES.has(name));
  const valuesIn = (field: string) =>
    products.map(({ specifications }) => specifications[field]).filter((v) => v !== undefined);
  const unitsOf = (field: string) => new Set(valuesIn(field).map((text) => AMOUNT.exec(text)?.[2] ?? ""));
  const measured = fields.filter((field) => [...unitsOf(field)].some((unit) => unit !== ""));
  const amounts = fields.flatMap((field) => {
    const texts = [...new Set(valuesIn(field))];
    const [unit = "", ...more] = unitsOf(field);
    const isOwn = measured.every((other) => other === field || !unitsOf(other).has(unit));
    // What is told by another field too, or in two units, could be meant otherwise.
    if (unit === "" || more.length > 0 || !isOwn) return [];
    if (texts.length < 3 || valuesIn(field).length < products.length * MOST_OF_SHELF) return [];
    const values = texts.map((text) => ({ text, number: Number((AMOUNT.exec(text)?.[1] ?? "").replace(",", ".")) }));
    return [{ field, values: values.sort((a, b) => a.number - b.number) }];
  });
  const flags = fields
    .filter((field) => !/^met /i.test(field))
    .filter((field) => {
      const values = new Set(valuesIn(field));
      return values.size === 2 && values.has("Ja") && values.has("Nee") && valuesIn(field).length === products.length;
    });
  const isWord = (text: string) =>
    /^[a-zà-ÿ][a-zà-ÿ -]{2,24}$/i.test(text) && !/^(?:ja|nee|geen|zonder|met)\b/i.test(text);
  const isWithin = (text: string, all: readonly string[]) =>
    all.some((other) => other !== text && other.toLowerCase().includes(text.toLowerCase()));
  const words = fields.flatMap((field) => {
    const others = new Set(fields.filter((other) => other !== field).flatMap((other) => valuesIn(other)));
    const values = telling(products, ({ specifications }) => [specifications[field] ?? ""]);
    const own = values.filter((value) => isWord(value) && !others.has(value) && !isWithin(value, valuesIn(field)));
    return own.length > 0 ? [{ field, values: own }] : [];
  });
  return {
    brands: telling(products, ({ brand }) => [brand]),
    // Of which is said too that the thing is made of it.
    colors: telling(products, ({ color }) => color).filter(
      (color) => !/^(?:rvs|naturel|goud|zilver|multicolor)$/.test(color),
    ),
    sizes: telling(products, ({ size }) => size),
    amounts,
    flags,
    words,
    prices: products.flatMap(({ total, price }) => total ?? price ?? []).sort((a, b) => a - b),
  };
}
