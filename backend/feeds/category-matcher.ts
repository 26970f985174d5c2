import { LRUCache } from "lru-cache";
import { bilingualStems, stem, wordsOf } from "./category-words";
import { GOOGLE_CATEGORIES } from "./taxonomy-words";

export interface CategoryRow {
  id: string;
  key: string;
  parentId: string | null;
  level: number;
  position: number;
  name: string;
  adult: boolean;
}

/** What an item says about its category. */
export interface Placing {
  googleCategory: string;
  productType: string;
  title: string;
  adult: boolean;
}

/** Weight of a match: the deepest part of a path weighs most, the title less, each higher part less still. */
const PATH_WEIGHT = 1;
const UPWARD = 0.6;
const TITLE_WEIGHT = 0.45;
/** The last part of a compound (`legpuzzel`) in the title. */
const COMPOUND = 0.8;
const SHORTEST_COMPOUND_PART = 4;
/** Share of the parent's score that a category inherits. */
const INHERITED = 0.6;
const LEAST = 0.2;

/** Fallback for items that match nothing: the first of these that exists, else the first main category. */
const LAST_RESORTS = ["overig", "diversen", "cadeau", "hobby", "vrije tijd", "wonen"];

/** Returns a function that picks the best-matching category id for an item. `categories` must not be empty. */
export function createCategoryMatcher(categories: CategoryRow[]): (item: Placing) => string {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const stems = new Map(categories.map((category) => [category.id, [...new Set(wordsOf(category.name).map(stem))]]));
  const holders = holdersOf(stems);
  const adult = new Set(categories.filter((category) => inherits(category, byId)).map((category) => category.id));
  const fallback = lastResort(categories, stems);
  const pathHits = new LRUCache<string, Map<string, number>>({ max: 5000 });

  function addHits(hits: Map<string, number>, text: string, weight: number): void {
    for (const one of bilingualStems(text)) hit(hits, one, weight);
  }

  function hit(hits: Map<string, number>, one: string, weight: number): boolean {
    if (!holders.has(one)) return false;
    hits.set(one, Math.max(hits.get(one) ?? 0, weight));
    return true;
  }

  function hitsOfPaths(item: Placing): Map<string, number> {
    const key = `${item.googleCategory}\n${item.productType}`;
    const known = pathHits.get(key);
    if (known) return known;
    const hits = new Map<string, number>();
    for (const path of [GOOGLE_CATEGORIES[item.googleCategory] ?? item.googleCategory, item.productType]) {
      let weight = PATH_WEIGHT;
      for (const part of path.split(/[>/|]/).reverse()) {
        addHits(hits, part, weight);
        weight *= UPWARD;
      }
    }
    pathHits.set(key, hits);
    return hits;
  }

  function addTitle(hits: Map<string, number>, title: string): void {
    addHits(hits, title, TITLE_WEIGHT);
    for (const word of wordsOf(title)) {
      for (let from = 1; from <= word.length - SHORTEST_COMPOUND_PART; from += 1) {
        if (hit(hits, stem(word.slice(from)), TITLE_WEIGHT * COMPOUND)) break;
      }
    }
  }

  /** Weighted share of the category's own words that were matched. */
  function ownScore(id: string, hits: Map<string, number>): number {
    const own = stems.get(id) ?? [];
    let sum = 0;
    for (const one of own) sum += hits.get(one) ?? 0;
    return own.length === 0 ? 0 : sum / own.length;
  }

  function score(category: CategoryRow, hits: Map<string, number>): number {
    const own = ownScore(category.id, hits);
    const parent = category.parentId === null ? undefined : byId.get(category.parentId);
    return own + (parent ? INHERITED * score(parent, hits) : 0);
  }

  return (item) => {
    const hits = new Map(hitsOfPaths(item));
    addTitle(hits, item.title);
    let best = { id: fallback, score: LEAST };
    for (const id of new Set([...hits.keys()].flatMap((one) => holders.get(one) ?? []))) {
      const category = byId.get(id);
      if (!category || (adult.has(id) && !item.adult)) continue;
      const total = score(category, hits);
      if (total > best.score) best = { id, score: total };
    }
    return best.id;
  };
}

function holdersOf(stems: Map<string, string[]>): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const [id, own] of stems) {
    for (const one of own) holders.set(one, [...(holders.get(one) ?? []), id]);
  }
  return holders;
}

function inherits(category: CategoryRow, byId: Map<string, CategoryRow>): boolean {
  if (category.adult) return true;
  const parent = category.parentId === null ? undefined : byId.get(category.parentId);
  return parent ? inherits(parent, byId) : false;
}

function lastResort(categories: CategoryRow[], stems: Map<string, string[]>): string {
  const mains = categories.filter((category) => category.parentId === null && !category.adult);
  const ordered = [...(mains.length > 0 ? mains : categories)].sort((a, b) => a.position - b.position);
  for (const words of LAST_RESORTS) {
    const wanted = wordsOf(words).map(stem);
    const found = ordered.find((category) => wanted.every((one) => stems.get(category.id)?.includes(one)));
    if (found) return found.id;
  }
  const [first] = ordered;
  if (!first) throw new Error("There are no categories to assign products to.");
  return first.id;
}
