import type { TaxonomyNode } from "../taxonomy/taxonomy";
import { componentsOf } from "../taxonomy/words";
import { createLexicon, type Lexicon } from "./lexicon";
import type { TaxonomyWords } from "./taxonomy-words";

/** A category of the shop, as the matcher needs it. */
export interface CategoryRow {
  id: string;
  key: string;
  parentId: string | null;
  level: number;
  position: number;
  name: string;
  adult: boolean;
  /** Only in the marketplace reading: for the marketplace's own sellers, not for feeds. */
  marketplaceOnly: boolean;
}

/** A category in its tree; what its parents are, it is too. */
export interface TreeCategory {
  row: CategoryRow;
  path: TreeCategory[];
  adult: boolean;
  forFeeds: boolean;
  /** Without subcategories. */
  isLeaf: boolean;
  nodes: TaxonomyNode[];
}

/** Where a shop puts what the taxonomy knows. */
export interface ShopTree {
  names: Lexicon<TreeCategory>;
  byId: ReadonlyMap<string, TreeCategory>;
  /** The nearest category for a node, with how near (1: the node itself); undefined: the shop has nothing like it. */
  nearest(node: TaxonomyNode): { category: TreeCategory; nearness: number } | undefined;
}

const LEAST_MEANING = 0.55;
/** From here on a name is known as a whole, and not as a list. */
const LEAST_WHOLE = 0.97;
/** A meaning outside the branch of the parent category counts less. */
const ASTRAY = 0.6;
/** A name that means several nodes claims each of them less. */
const SHARED = 0.01;
const STEP_UP = 0.96;
const SIDEWAYS = 0.7;
const FEWEST_RELATIVES = 2;

export function createShopTree(rows: readonly CategoryRow[], taxonomy: TaxonomyWords): ShopTree {
  const byId = new Map<string, TreeCategory>();
  const claims = new Map<TaxonomyNode, { category: TreeCategory; strength: number }>();
  const hints: [TaxonomyNode, TreeCategory][] = [];
  const children = byParent(rows);
  for (const row of [...rows].sort((a, b) => a.level - b.level || a.position - b.position)) {
    const category = treeCategory(row, row.parentId === null ? undefined : byId.get(row.parentId));
    byId.set(row.id, category);
    if (!category.forFeeds) continue;
    const below = children.get(row.id) ?? [];
    const meant = meanings(
      category,
      below.map(({ name }) => name),
      taxonomy,
    );
    category.nodes = [...meant.keys()];
    for (const [node, strength] of meant) {
      // The name of a category without subcategories may be narrower than the node that it is a synonym of.
      const isNarrower = below.length === 0 && row.level > 1 && strength < 1 && !taxonomy.isGeneral(node, row.name);
      const claim = claims.get(node);
      if (isNarrower) hints.push([node, category]);
      else if (!claim || strength - SHARED * (meant.size - 1) > claim.strength) {
        claims.set(node, { category, strength: strength - SHARED * (meant.size - 1) });
      }
    }
  }
  const relatives = mainsBelow([...[...claims].map(([node, { category }]) => [node, category] as const), ...hints]);
  const names = createLexicon(
    [...byId.values()]
      .filter(({ forFeeds }) => forFeeds)
      .map((node) => ({ node, text: node.row.name, strength: 1.05 })),
  );
  return {
    names,
    byId,
    nearest(node) {
      let nearness = 1;
      for (let at: TaxonomyNode | undefined = node; at; at = at.parent) {
        const claim = claims.get(at);
        if (claim) return { category: claim.category, nearness };
        const below = relatives.get(at);
        const [only] = below?.mains ?? [];
        if (only && at.depth > 1 && below && below.mains.size === 1 && below.count >= FEWEST_RELATIVES) {
          return { category: only, nearness: nearness * SIDEWAYS };
        }
        nearness *= STEP_UP;
      }
      return undefined;
    },
  };
}

function treeCategory(row: CategoryRow, parent: TreeCategory | undefined): TreeCategory {
  const category: TreeCategory = {
    row,
    path: [],
    adult: row.adult || (parent?.adult ?? false),
    forFeeds: !row.marketplaceOnly && (parent?.forFeeds ?? true),
    isLeaf: true,
    nodes: [],
  };
  if (parent) parent.isLeaf = false;
  category.path = [...(parent?.path ?? []), category];
  return category;
}

/** What a category's name means in the taxonomy, by each thing that it lists, judged by the categories around it. */
function meanings(
  { row: { name }, path }: TreeCategory,
  below: string[],
  taxonomy: TaxonomyWords,
): Map<TaxonomyNode, number> {
  const parents = path.at(-2)?.nodes ?? [];
  const children = below.flatMap((one) =>
    componentsOf(one).flatMap((component) => taxonomy.find(component).map(([node]) => node)),
  );
  const fits = (node: TaxonomyNode, around: readonly TaxonomyNode[]) =>
    around.length === 0 || around.some((one) => isKin(one, node));
  const meant = new Map<TaxonomyNode, number>();
  const whole = taxonomy.find(name);
  const isWhole = (whole[0]?.[1] ?? 0) >= LEAST_WHOLE;
  for (const found of isWhole ? [whole] : componentsOf(name).map((one) => taxonomy.find(one))) {
    const judged = found
      .map(
        ([node, strength]) =>
          [node, strength * (fits(node, parents) ? 1 : ASTRAY) * (fits(node, children) ? 1 : ASTRAY)] as const,
      )
      .sort((a, b) => b[1] - a[1]);
    const best = judged[0]?.[1] ?? 0;
    for (const [node, strength] of judged) {
      if (strength >= LEAST_MEANING && strength >= best - 0.05)
        meant.set(node, Math.max(strength, meant.get(node) ?? 0));
    }
  }
  return meant;
}

function isKin(one: TaxonomyNode, other: TaxonomyNode): boolean {
  return one.path[0] === other.path[0];
}

/** For each node above named ones: the main categories that name them, and how many were named. */
function mainsBelow(named: readonly (readonly [TaxonomyNode, TreeCategory])[]) {
  const below = new Map<TaxonomyNode, { mains: Set<TreeCategory>; count: number }>();
  for (const [node, { path }] of named) {
    const [main] = path;
    if (!main) continue;
    for (const above of node.path) {
      const held = below.get(above) ?? { mains: new Set(), count: 0 };
      held.mains.add(main);
      held.count += 1;
      below.set(above, held);
    }
  }
  return below;
}

function byParent(rows: readonly CategoryRow[]): Map<string | null, CategoryRow[]> {
  const children = new Map<string | null, CategoryRow[]>();
  for (const row of rows) children.set(row.parentId, [...(children.get(row.parentId) ?? []), row]);
  return children;
}
