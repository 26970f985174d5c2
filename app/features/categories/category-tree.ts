import type { AppLoadContext } from "@remix-run/node";
import { type Category, type CategoryFields, categoryFile, categoryFile2 } from "#contract/categories";
import { readingList } from "~/api/category-list";

/** The list and files of this reading: those with a 2 belong to the search-engine reading (CT-03, CT-07). */
export function categoryCalls(context: AppLoadContext) {
  return { list: readingList(context), file: context.flags.Marketplace ? categoryFile : categoryFile2 };
}

/** Finds the category by its slugs, starting with the main category. */
export function findInTree(tree: readonly Category[], slugs: readonly string[]): CategoryFields | undefined {
  const [first, second, third] = slugs;
  const main = tree.find((category) => category.slug === first);
  if (second === undefined) return main;
  const sub = main?.subcategory.buckets.find((category) => category.slug === second);
  if (third === undefined) return sub;
  return sub?.subsubcategory.buckets.find((category) => category.slug === third);
}

/** A node of the tree on the page of all categories. */
export interface TreeNode {
  slug: string;
  name: string;
  key: string;
  img: string;
  children: TreeNode[];
}

/** The whole tree in alphabetical order, without the categories that this visitor may not see (CT-11). */
export function visibleTree(tree: readonly Category[], adult: boolean): TreeNode[] {
  const visible = <T extends CategoryFields>(nodes: readonly T[]) =>
    nodes
      .filter((node) => adult || !node.adult_content)
      .toSorted((one, other) => one.name.localeCompare(other.name, "nl"));
  return visible(tree).map((main) => ({
    ...fields(main),
    children: visible(main.subcategory?.buckets ?? []).map((sub) => ({
      ...fields(sub),
      children: visible(sub.subsubcategory?.buckets ?? []).map((leaf) => ({ ...fields(leaf), children: [] })),
    })),
  }));
}

/** Whether any category in the tree is for adults. */
export function hidesAdult(tree: readonly Category[]): boolean {
  return tree.some(
    (main) =>
      main.adult_content ||
      main.subcategory?.buckets.some(
        (sub) => sub.adult_content || sub.subsubcategory?.buckets.some((leaf) => leaf.adult_content),
      ),
  );
}

const fields = ({ slug, name, key, img }: CategoryFields) => ({ slug, name, key, img });
