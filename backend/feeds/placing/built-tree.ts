import { hasDrawing } from "../../images/category-icons";
import { slugOf } from "../plain-text";
import type { Taxonomy, TaxonomyNode } from "../taxonomy/taxonomy";
import type { CategoryRow, ShopTree, TreeCategory } from "./shop-tree";

/** A category to store when a product first needs it. */
export interface BuiltCategory extends CategoryRow {
  slug: string;
  img: string;
  imgBlue: string;
}

/** Levels that the storefront's menus show. */
const LEVELS = 3;
const MATURE = "772";

/** Shorter names than Google's, for the menu. */
const MAIN_NAMES: Readonly<Record<string, string>> = {
  "1": "Dieren",
  "8": "Hobby & kunst",
  "111": "Zakelijk & industrie",
  "141": "Camera's & optiek",
  "166": "Kleding & accessoires",
  "222": "Elektronica",
  "412": "Eten & drinken",
  "436": "Meubelen",
  "469": "Gezondheid & beauty",
  "536": "Huis & tuin",
  "537": "Baby & peuter",
  "632": "Klussen & bouwen",
  "772": "Volwassenen",
  "783": "Boeken, film & muziek",
  "888": "Auto & motor",
  "922": "Kantoor & school",
  "988": "Sport",
  "1239": "Speelgoed & spellen",
  "2092": "Software",
  "5181": "Koffers & tassen",
  "5605": "Religie & ceremonie",
};

export interface BuiltTree extends ShopTree {
  /** The categories on the way to this one, from the main one down, as they are stored. */
  rowsTo(categoryId: string): BuiltCategory[];
}

/** The upper levels of the taxonomy as the tree of a shop that has none. Ids and keys never change. */
export function createBuiltTree(taxonomy: Taxonomy): BuiltTree {
  const built = new Map<string, TreeCategory & { row: BuiltCategory }>();
  const keys = new Set<string>();
  for (const node of taxonomy.byId.values()) {
    if (node.depth > LEVELS) continue;
    const parent = node.parent && built.get(idOf(node.parent));
    const row = builtRow(node, parent?.row, keys);
    const adult = row.adult || (parent?.adult ?? false);
    const category = { row, path: [] as TreeCategory[], adult, forFeeds: true, isLeaf: true, nodes: [node] };
    if (parent) parent.isLeaf = false;
    category.path = [...(parent?.path ?? []), category];
    built.set(row.id, category);
  }
  return {
    names: { find: () => [], named: () => [] },
    byId: built,
    nearest(node) {
      const category = built.get(idOf(node.path[Math.min(node.depth, LEVELS) - 1] ?? node));
      return category && { category, nearness: 1 };
    },
    rowsTo: (categoryId) => (built.get(categoryId)?.path ?? []).flatMap(({ row }) => built.get(row.id)?.row ?? []),
  };
}

function idOf({ id }: TaxonomyNode): string {
  return `google-${id}`;
}

function builtRow(node: TaxonomyNode, parent: BuiltCategory | undefined, keys: Set<string>): BuiltCategory {
  const name = (parent ? undefined : MAIN_NAMES[node.id]) ?? node.dutch;
  const plain = slugOf(name.replaceAll("&", "en").replaceAll("'", ""));
  const keyOf = (slug: string) => (parent ? `${parent.key}.${slug}` : slug);
  const slug = keys.has(keyOf(plain)) ? `${plain}-${node.id}` : plain;
  keys.add(keyOf(slug));
  const drawn = node.path.findLast(({ id }) => hasDrawing(id)) ?? node;
  return {
    id: idOf(node),
    key: keyOf(slug),
    slug,
    parentId: parent?.id ?? null,
    level: node.depth,
    position: node.position,
    name,
    adult: node.id === MATURE,
    marketplaceOnly: false,
    img: `/api/images/category/${drawn.id}.svg`,
    imgBlue: `/api/images/category/${drawn.id}-primary.svg`,
  };
}
