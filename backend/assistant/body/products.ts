import { shownPrice } from "#contract/offer-rules";
import type { Product, ProductSummary, Specification } from "#contract/products";
import { productDetail } from "../../products/detail";
import { productSummaries } from "../../products/summaries";
import type { Around } from "./around";

type Reading = Pick<Around, "kit" | "view">;

/** Products that may be shown, in the order of the ids. */
export async function summariesOf({ kit, view }: Reading, ids: string[]): Promise<ProductSummary[]> {
  const found = await productSummaries(kit.db, ids);
  return found.filter(({ adult_content }) => view.adult || !adult_content);
}

/** A product with everything known about it; undefined when there is none, or none that may be shown. */
export async function detailOf({ kit, view }: Reading, id: string): Promise<Product | undefined> {
  const product = await productDetail(kit.db, id);
  if (!product || "location" in product) return undefined;
  return view.adult || !product.adult_content ? product : undefined;
}

export const detailsOf = async (around: Reading, ids: readonly string[]): Promise<Product[]> =>
  (await Promise.all(ids.map((id) => detailOf(around, id)))).filter((product) => product !== undefined);

export const priceOf = (product: ProductSummary): number | null => shownPrice(product);

/** Filters and specifications may write a name differently. */
export const specNamed = (specifications: readonly Specification[], name: string): Specification | undefined =>
  specifications.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** The value of a specification; undefined when it is not known. */
export const specOf = ({ specifications }: Pick<Product, "specifications">, name: string): string | undefined =>
  specNamed(specifications, name)?.value;

/** The first number in a specification's value: `1.299,5 mm` → 1299.5. */
export function numberIn(value: string): { number: number; unit: string } | undefined {
  const found = /(\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)\s*([^\d\s,;/()]{0,12})/.exec(value);
  if (!found) return undefined;
  const [, digits = "", unit = ""] = found;
  const plain = /^\d{1,3}(?:\.\d{3})+/.test(digits) ? digits.replaceAll(".", "") : digits;
  return { number: Number(plain.replace(",", ".")), unit };
}
