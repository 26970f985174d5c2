import { MORE_LIKE_THIS_IDS } from "#contract/limits";
import type { ProductSummary } from "#contract/products";
import type { Tastes } from "../account/tastes";
import { withDescendants } from "../categories/rules";
import { categoryTree } from "../categories/tree";
import type { Kit } from "../kit";
import type { FindSimilar } from "../products/similar";
import { productSummaries } from "../products/summaries";
import { readMostViewedIn } from "./records";

/** More than are shown, because some cannot be ordered or are unsuitable. */
const LOOKED_AT = 60;

async function ofCategories({ db }: Pick<Kit, "db">, keys: string[]): Promise<string[]> {
  const { byKey } = await categoryTree(db);
  const nodes = keys.flatMap((key) => byKey.get(key) ?? []).flatMap(withDescendants);
  const ids = nodes.filter(({ adultContent }) => !adultContent).map(({ id }) => id);
  return ids.length > 0 ? readMostViewedIn(db, [...new Set(ids)], LOOKED_AT) : [];
}

async function similarTo(kit: Pick<Kit, "log">, findSimilar: FindSimilar, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  return findSimilar(ids.slice(0, MORE_LIKE_THIS_IDS), LOOKED_AT).catch((error: unknown) => {
    kit.log.warn("failed to find similar products", { error: String(error) });
    return [];
  });
}

/** Alternates two products similar to viewed and saved ones with one of the chosen categories. */
export function mixed(similar: string[], chosen: string[]): string[] {
  const turns = Math.max(Math.ceil(similar.length / 2), chosen.length);
  const ids = Array.from({ length: turns }, (_, turn) => [
    ...similar.slice(2 * turn, 2 * turn + 2),
    ...chosen.slice(turn, turn + 1),
  ]);
  return [...new Set(ids.flat())];
}

/** Recommendations for a user: not yet viewed or saved, not adult, and orderable. */
export async function personalProducts(
  kit: Pick<Kit, "db" | "log">,
  tastes: Tastes,
  findSimilar: FindSimilar,
): Promise<ProductSummary[]> {
  const [similar, chosen] = await Promise.all([
    similarTo(kit, findSimilar, tastes.products),
    ofCategories(kit, tastes.categories),
  ]);
  const known = new Set(tastes.products);
  const ids = mixed(similar, chosen).filter((id) => !known.has(id));
  return (await productSummaries(kit.db, ids)).filter(
    (product) => !product.adult_content && product.lowestPrice !== null,
  );
}
