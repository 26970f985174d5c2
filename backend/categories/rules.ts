import type { Category, CategoryContent, CategoryFields, SubCategory } from "#contract/categories";
import type { CategoryCount } from "../catalogue/counts";

/** A stored category. */
export interface CategoryRow {
  id: string;
  key: string;
  slug: string;
  parentId: string | null;
  position: number;
  name: string;
  img: string;
  imgBlue: string;
  adultContent: boolean;
  marketplaceOnly: boolean;
  origin: "own" | "taxonomy" | "unplaced";
  intro: string;
  content: CategoryContent;
  pageTitle: string | null;
  highlightFeatures: string[];
}

/**
 * A category in its tree; adult and marketplace-only are inherited from parents. `productCount` is the number of entries
 * of its list: those of descendants are included, variants of one thing count once.
 */
export interface CategoryNode extends CategoryRow {
  parent: CategoryNode | undefined;
  children: CategoryNode[];
  productCount: number;
}

export interface CategoryTree {
  mains: CategoryNode[];
  byId: ReadonlyMap<string, CategoryNode>;
  byKey: ReadonlyMap<string, CategoryNode>;
}

/** The two views of the shop: the search-engine view omits marketplace-only categories (CT-03). */
export type Reading = "marketplace" | "search-engine";

/**
 * The operator's own categories in the operator's order; behind them those that feeds brought, the fullest first, because
 * the taxonomy's own order means nothing to a shopper.
 */
function inOrder(a: CategoryNode, b: CategoryNode): number {
  const own = Number(b.origin === "own") - Number(a.origin === "own");
  const fullness = a.origin === "own" ? a.position - b.position : b.productCount - a.productCount;
  return own || fullness || a.name.localeCompare(b.name);
}

/** Its descendants in order, and adult or marketplace-only where it is. */
function inherit(node: CategoryNode): void {
  node.children.sort(inOrder);
  for (const child of node.children) {
    child.adultContent ||= node.adultContent;
    child.marketplaceOnly ||= node.marketplaceOnly;
    inherit(child);
  }
}

/** Rows with an unknown parent are skipped. */
export function buildTree(rows: CategoryRow[], counts: readonly CategoryCount[]): CategoryTree {
  const all = new Map<string, CategoryNode>();
  for (const row of rows) {
    all.set(row.id, { ...row, parent: undefined, children: [], productCount: 0 });
  }
  const root: CategoryNode[] = [];
  for (const node of all.values()) {
    if (node.parentId === null) {
      root.push(node);
      continue;
    }
    node.parent = all.get(node.parentId);
    node.parent?.children.push(node);
  }
  for (const { categoryIds, entries } of counts) {
    const holders = new Set(categoryIds.flatMap((id) => upwards(all.get(id))));
    for (const node of holders) node.productCount += entries;
  }
  root.sort(inOrder);
  for (const main of root) inherit(main);
  const reached = root.flatMap(withDescendants);
  return {
    mains: root,
    byId: new Map(reached.map((node) => [node.id, node])),
    byKey: new Map(reached.map((node) => [node.key, node])),
  };
}

/** The node and all its ancestors. */
function upwards(node: CategoryNode | undefined): CategoryNode[] {
  return node ? [node, ...upwards(node.parent)] : [];
}

/** The node and all its descendants. */
export function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}

/** Path from the main category to the node itself. */
export function pathTo(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathTo(node.parent), node] : [node];
}

export function isIn(reading: Reading, node: CategoryNode): boolean {
  return reading === "marketplace" || !node.marketplaceOnly;
}

/** Whether menus and lists show it: not what holds unplaced products, nor what was built for products that are gone. */
export function isListed({ origin, productCount }: CategoryNode): boolean {
  return origin === "own" || (origin === "taxonomy" && productCount > 0);
}

export function fieldsOf(node: CategoryNode): CategoryFields {
  return {
    slug: node.slug,
    name: node.name,
    key: node.key,
    id: node.id,
    img: node.img,
    img_blue: node.imgBlue,
    adult_content: node.adultContent,
    product_count: node.productCount,
  };
}

/** The whole tree as served in the static files (CT-01). */
export function categoryList(tree: CategoryTree, reading: Reading): Category[] {
  const below = (node: CategoryNode) => node.children.filter((child) => isIn(reading, child) && isListed(child));
  const sub = (node: CategoryNode): SubCategory => ({
    ...fieldsOf(node),
    subsubcategory: { buckets: below(node).map(fieldsOf) },
  });
  return tree.mains
    .filter((node) => isIn(reading, node) && isListed(node))
    .map((node) => ({ ...fieldsOf(node), subcategory: { buckets: below(node).map(sub) } }));
}

/** Category key → path on this site (CT-04). */
export function categoryPaths(tree: CategoryTree): Record<string, string> {
  const listed = [...tree.byKey.values()].filter(isListed);
  return Object.fromEntries(listed.map(({ key }) => [key, `/${key.replaceAll(".", "/")}/`]));
}
