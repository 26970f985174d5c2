import type { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { tokens } from "../analysis/tokens";
import type { EngineFilters, Group, SearchEngine, Words } from "../engine/engine";
import type { PlannedGroup } from "./plan";
import { inReading, type ShopContext } from "./shop-context";

const MOST_CATEGORIES = 4;
const MOST_PRODUCTS = 12;
/** Fewer matches are chance. */
const FEWEST_ALIKE = 2;
/** A shorter beginning of a category's name is chance. */
const SHORTEST_BEGINNING = 5;

/** How to find what resembles a noun that no product has. */
export interface Nearest {
  /** Stem of the noun: categories that are named after it come first. */
  stem: string;
  /** What it shares with products of the shop; undefined when there is nothing. */
  group?: Group;
  /** Only the modifier of a compound is shared: products must be named with this, not merely stand in a category of it. */
  modifier?: string;
}

interface Sense {
  engine: SearchEngine;
  compounds: Compounds;
  kinds: ReadonlySet<string>;
  isProperty: (word: string) => boolean;
}

/** All parts but one, every way, the first parts first; `was` is also a part of what starts with it (`wasser`). */
const allButOne = (parts: readonly string[]): Words[] =>
  parts.map((_, out) => parts.filter((_part, at) => at !== parts.length - 1 - out).map((part) => `${part}*`));

/**
 * One of two parts says enough only when the shop has a category of it. The tablets for a vaatwasser resemble that rather
 * than other tablets; shoes for men resemble shoes.
 */
function oneOfTwo([modifier = "", head = ""]: readonly string[], { kinds, isProperty }: Sense): Words[] {
  const isKind = (part: string) => kinds.has(part);
  const beginsKind = modifier.length >= SHORTEST_BEGINNING && [...kinds].some((kind) => kind.startsWith(modifier));
  const belongs = isKind(modifier) || beginsKind ? [[beginsKind ? `${modifier}*` : modifier]] : [];
  const alike = isKind(head) ? [[head]] : [];
  return isProperty(modifier) ? [...alike, ...belongs] : [...belongs, ...alike];
}

/** What resembles a noun that no product has: for a compound, what shares most of its parts. */
export async function nearestTo({ typed }: PlannedGroup, sense: Sense): Promise<Nearest> {
  const { engine, compounds } = sense;
  const word = typed.join("");
  const stem = normalise(word);
  const parts = compounds.split(word);
  for (const words of parts.length > 2 ? allButOne(parts) : oneOfTwo(parts, sense)) {
    if ((await engine.named([[words]], FEWEST_ALIKE, "strong")) < FEWEST_ALIKE) continue;
    const [modifier = ""] = parts;
    const isModifier = parts.length === 2 && words.every((shared) => shared === modifier || shared === `${modifier}*`);
    return { stem, group: [words], ...(isModifier ? { modifier } : {}) };
  }
  return { stem };
}

export interface FoundNearest {
  /** Nearest first. */
  categories: { key: string; name: string; path: string }[];
  ids: string[];
}

/** Categories of the products that are shown, those of most of them first: what else merely matches says nothing. */
async function categoriesOf(ids: string[], engine: SearchEngine): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { category } of await engine.describe(ids)) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key);
}

/** Those whose name has the word, by itself or in a compound: knives for a kitchen do not resemble all that stands in one. */
async function namedWith(modifier: string, ids: string[], engine: SearchEngine): Promise<string[]> {
  const has = (word: string) =>
    modifier.length >= SHORTEST_BEGINNING ? word.includes(modifier) : word.startsWith(modifier);
  return (await engine.describe(ids)).flatMap(({ id, name }) => (name.some(has) ? [id] : []));
}

/** The nearest categories, and products that resemble what was sought. */
export async function findNearest(
  { stem, group, modifier }: Nearest,
  { engine, compounds }: Sense,
  context: ShopContext,
  reading: { adult: boolean; marketplace: boolean },
): Promise<FoundNearest> {
  const find = (groups: Group[], filters: Partial<EngineFilters>) => {
    const shown = { values: {}, adult: reading.adult, ...filters };
    return engine.query({
      groups,
      filters: shown,
      sort: "relevance",
      matching: "named",
      from: 0,
      size: MOST_PRODUCTS,
      uncounted: true,
      now: 0,
    });
  };
  const inMenu = inReading(context, reading.marketplace);
  const shown = context.categories.filter(({ key, adult }) => (reading.adult || !adult) && inMenu(key));
  const named = shown.filter(({ name }) =>
    tokens(name).some((word) => normalise(word) === stem || compounds.split(word).includes(stem)),
  );
  const [first] = named;
  const alike = group ? await find([group], {}) : first && (await find([], { category: first.key }));
  const ids = alike?.ids ?? [];
  const byKey = new Map(shown.map((category) => [category.key, category]));
  const around = group ? (await categoriesOf(ids, engine)).flatMap((key) => byKey.get(key) ?? []) : [];
  const categories = [...new Set([...named, ...around])].slice(0, MOST_CATEGORIES);
  return {
    categories: categories.map(({ key, name, path }) => ({ key, name, path: path.join(" > ") })),
    ids: modifier === undefined ? ids : await namedWith(modifier, ids, engine),
  };
}
