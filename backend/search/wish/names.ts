import { normalise } from "../analysis/normalise";
import { isTrailing } from "../analysis/part-words";
import type { Group, SearchEngine } from "../engine/engine";

/** So many names are read. */
const READ = 200;
const MOST_KINDS = 4;
/** Fewer products have a word in their name by chance. */
const FEWEST = 3;
const HALF = 0.5;
const MOSTLY = 0.8;

/**
 * The share of the names in these categories with these words that have them one after the other; 0 where none has them.
 */
export async function shareTogether(
  engine: SearchEngine,
  words: readonly string[],
  kinds: readonly string[],
): Promise<number> {
  const stems = words.map(normalise);
  const groups = stems.map((stem): Group => [[stem]]);
  // Other sorts leave out accessories, which are numbered as well: `HDMI kabel - 3 m`.
  const sought = { groups, matching: "named", sort: "relevance", from: 0, size: READ, now: 0 } as const;
  const within = kinds.length === 0 ? [undefined] : kinds.slice(0, MOST_KINDS);
  const pages = await Promise.all(
    within.map((category) =>
      engine.query({ ...sought, filters: { values: {}, adult: true, ...(category !== undefined && { category }) } }),
    ),
  );
  const names = await engine.describe(pages.flatMap(({ ids }) => ids));
  const isTogether = ({ name }: { name: readonly string[] }) =>
    name.some((_, at) => stems.every((stem, i) => name[at + i] === stem));
  return names.length > 0 ? names.filter(isTogether).length / names.length : 0;
}

/**
 * Whether what else has these words in its name is for such things: it goes on to say what it is, as in `voor Apple iPhone
 * 15 Hoesje`.
 */
async function areOthersForThem(engine: SearchEngine, group: Group): Promise<boolean> {
  const filters = { values: {}, adult: true };
  const page = { groups: [group], matching: "named", sort: "relevance", from: 0, size: READ, now: 0 } as const;
  const all = await engine.query({ ...page, filters });
  const own = new Set((await engine.query({ ...page, filters: { ...filters, noun: group } })).ids);
  const names = await engine.describe(all.ids.filter((id) => !own.has(id)));
  const lasts = new Set(group.flatMap((words) => words.slice(-1)));
  const isFor = ({ name, part }: { name: readonly string[]; part: readonly string[] }) => {
    const at = name.findLastIndex((word) => lasts.has(word));
    return part.length > 0 || (at >= 0 && name.slice(at + 1).some((word) => !isTrailing(word)));
  };
  return names.length > 0 && names.filter(isFor).length >= names.length * MOSTLY;
}

/**
 * Whether products that have a word in their name mostly are such things by it, where any are. Of `X voor iPhone 15
 * hoesje` the order does not say so, and all of them would be left out.
 */
export async function areThemselves(engine: SearchEngine, group: Group, most: number): Promise<boolean> {
  const sought = { groups: [group], matching: "named", sort: "relevance", from: 0, size: 0, now: 0 } as const;
  const filters = { values: {}, adult: true };
  const own = await engine.query({ ...sought, filters: { ...filters, noun: group } });
  // Parts of compounds name nothing.
  if (own.total === 0) return (await engine.query({ ...sought, matching: "itself", filters })).total < FEWEST;
  const all = await engine.query({ ...sought, filters });
  const counts = new Map(all.categories);
  const there = own.categories.slice(0, most).reduce((sum, [key]) => sum + (counts.get(key) ?? 0), 0);
  return own.total >= there * HALF || (own.total >= FEWEST && (await areOthersForThem(engine, group)));
}
