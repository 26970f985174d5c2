import type { LabelledProduct } from "./product";

/** 3 meets all demands, 2 misses one, 1 only has the right or a related type, 0 is something else. */
export type Grade = 0 | 1 | 2 | 3;
export type Wish = (product: LabelledProduct) => Grade;

type Value = string | readonly string[] | RegExp;
/**
 * Requirements besides the product type. `brand`, `model`, `color`, `size`, `gender`, `name`, `gtin` and `mpn` are
 * fields; any other key is a specification label. A list means any of these; `model` and patterns match substrings.
 */
export type Demands = Readonly<Record<string, Value>>;

function valuesOf(product: LabelledProduct, key: string): readonly string[] {
  if (key === "color") return product.color;
  if (key === "size") return product.size;
  if (key === "brand" || key === "model" || key === "gender" || key === "name") return [product[key]];
  if (key === "gtin" || key === "mpn") return [product[key]];
  return [product.specifications[key] ?? ""];
}

function meets(product: LabelledProduct, key: string, value: Value): boolean {
  const present = valuesOf(product, key).map((text) => text.toLowerCase());
  if (value instanceof RegExp) return present.some((text) => value.test(text));
  const wanted = (typeof value === "string" ? [value] : value).map((text) => text.toLowerCase());
  if (key === "model") return present.some((text) => wanted.some((part) => text.includes(part)));
  return present.some((text) => wanted.includes(text));
}

function missed(product: LabelledProduct, demands: Demands): number {
  return Object.entries(demands).filter(([key, value]) => !meets(product, key, value)).length;
}

const graded: readonly Grade[] = [3, 2];

const isIn = (product: LabelledProduct, slugs: string): boolean =>
  slugs.split(" ").some((slug) => product.categories.includes(slug));

/**
 * A product of one of these types (category slugs at any level, separated by spaces); `near` types get partial credit.
 */
export function of(kinds: string, demands: Demands = {}, near = ""): Wish {
  return (product) => {
    if (isIn(product, kinds)) return graded[missed(product, demands)] ?? 1;
    return near !== "" && isIn(product, near) ? 1 : 0;
  };
}

/** Only what meets all demands: an exact name, a type number, a barcode, a brand. */
export function exactly(demands: Demands): Wish {
  return (product) => (missed(product, demands) === 0 ? 3 : 0);
}

/** The best of several interpretations. */
export function either(...wishes: readonly Wish[]): Wish {
  return (product) => wishes.reduce<Grade>((best, wish) => (wish(product) > best ? wish(product) : best), 0);
}
