import { isIn, isListed } from "../../categories/rules";
import { categoryTree } from "../../categories/tree";
import type { Around } from "./around";

export interface Leaf {
  key: string;
  name: string;
  productCount: number;
}

const byCount = (a: Leaf, b: Leaf): number => b.productCount - a.productCount || (a.key < b.key ? -1 : 1);

/** The deepest categories that have products and may be shown, by main category, those with most products first. */
export async function listedLeaves({ kit, view }: Pick<Around, "kit" | "view">): Promise<Leaf[][]> {
  const { mains } = await categoryTree(kit.db);
  const reading = view.marketplace ? "marketplace" : "search-engine";
  return mains.map((main) => {
    const all = [main];
    for (const node of all) all.push(...node.children);
    return all
      .filter((node) => node.children.length === 0 && node.productCount > 0 && !node.adultContent)
      .filter((node) => isIn(reading, node) && isListed(node))
      .sort(byCount);
  });
}

/** The deepest categories with most products, each below another main category where there are enough. */
export async function largestKinds(around: Pick<Around, "kit" | "view">, most: number): Promise<string[]> {
  const leaves = await listedLeaves(around);
  const firsts = leaves.flatMap(([first]) => first ?? []);
  const others = leaves.flatMap(([, ...rest]) => rest);
  return [...firsts.sort(byCount), ...others.sort(byCount)].slice(0, most).map(({ name }) => name.toLowerCase());
}
