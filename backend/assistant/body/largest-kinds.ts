import { isIn, isListed } from "../../categories/rules";
import { categoryTree } from "../../categories/tree";
import type { Around } from "./around";

/** The deepest categories with most products, each below another main category where there are enough. */
export async function largestKinds({ kit, view }: Around, most: number): Promise<string[]> {
  const { mains } = await categoryTree(kit.db);
  const reading = view.marketplace ? "marketplace" : "search-engine";
  const leaves = mains.map((main) => {
    const all = [main];
    for (const node of all) all.push(...node.children);
    return all
      .filter((node) => node.children.length === 0 && node.productCount > 0 && !node.adultContent)
      .filter((node) => isIn(reading, node) && isListed(node))
      .sort((a, b) => b.productCount - a.productCount || (a.key < b.key ? -1 : 1));
  });
  const firsts = leaves.flatMap(([first]) => first ?? []);
  const others = leaves.flatMap(([, ...rest]) => rest);
  const order = (a: { productCount: number; key: string }, b: { productCount: number; key: string }) =>
    b.productCount - a.productCount || (a.key < b.key ? -1 : 1);
  return [...firsts.sort(order), ...others.sort(order)].slice(0, most).map(({ name }) => name.toLowerCase());
}
