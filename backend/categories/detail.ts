import type { CategoryDetail, FeaturedCategories } from "#contract/categories";
import { topBrands } from "../catalogue/counts";
import { readBlock } from "../content/blocks";
import type { Kit } from "../kit";
import { type CategoryNode, fieldsOf, isIn, isListed, pathTo, type Reading, withDescendants } from "./rules";
import { featuredBlockSchema } from "./schema";
import { categoryTree } from "./tree";

const TOP_BRANDS = 12;
const FEATURED_BY_DEFAULT = 12;

/** The full category, as shown on its page. */
export async function categoryDetail(kit: Kit, node: CategoryNode, reading: Reading): Promise<CategoryDetail> {
  const ids = withDescendants(node).map(({ id }) => id);
  return {
    ...fieldsOf(node),
    path: pathTo(node).map(({ slug, name, key }) => ({ slug, name, key })),
    children: node.children.filter((child) => isIn(reading, child) && isListed(child)).map(fieldsOf),
    intro: node.intro,
    content: node.content,
    ...(node.pageTitle !== null && { page_title: node.pageTitle }),
    top_brands: await topBrands(kit.db, ids, TOP_BRANDS),
  };
}

/** The operator's choice; else the first main categories, never adult ones. */
export async function featuredCategories(kit: Kit): Promise<FeaturedCategories> {
  const tree = await categoryTree(kit.db);
  const block = await readBlock(kit, "featured-categories", featuredBlockSchema);
  const chosen =
    block?.categories ??
    tree.mains
      .filter((node) => !node.adultContent && isIn("search-engine", node) && isListed(node))
      .slice(0, FEATURED_BY_DEFAULT)
      .map(({ key }) => ({ key, tagline: "" }));
  const categories = chosen.flatMap(({ key, tagline }) => {
    const node = tree.byKey.get(key);
    if (!node) return [];
    const { slug, name, img, img_blue, adult_content } = fieldsOf(node);
    return [{ slug, name, key, img, img_blue, adult_content, tagline }];
  });
  return { categories };
}
