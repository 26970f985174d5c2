import { parseChoice, type Values } from "./choices";
import { type Noun, readNoun, slugify } from "./dutch";
import { mains } from "./mains";
import { compileTemplate, type Template } from "./templates";
import type { KindTable, MainTable, SubTable } from "./types";

export interface KindSpecification {
  group: string;
  label: string;
  values: Values;
}

/** A product type, parsed once from its table. */
export interface Kind {
  table: KindTable;
  categoryId: string;
  mainAt: number;
  main: MainTable;
  noun: Noun;
  /** From budget to premium. */
  brands: { name: string; series: Values }[];
  titles: Template[];
  pitches: Template[];
  facts: Template[];
  specs: KindSpecification[];
  facets: { key: string; label: string }[];
  colors: string[];
  sizes: string[];
  words: { key: string; values: Values }[];
  adult: boolean;
}

export const mainId = (main: number): string => String(11 + main);
export const subId = (main: number, sub: number): string => `${mainId(main)}${String(sub + 1).padStart(2, "0")}`;
export const leafId = (main: number, sub: number, leaf: number): string =>
  `${subId(main, sub)}${String(leaf + 1).padStart(2, "0")}`;

export const listOf = (choice: string | undefined): string[] => (choice ? parseChoice(choice).list : []);

export function readKind(table: KindTable, sub: SubTable, main: MainTable, at: [number, number, number]): Kind {
  const adult = Boolean(main.adult || sub.adult || table.adult);
  return {
    table,
    categoryId: leafId(...at),
    mainAt: at[0],
    main,
    noun: readNoun(table.noun),
    brands: Object.entries(table.brands).map(([name, series]) => ({ name, series: parseChoice(series) })),
    titles: table.titles.map(compileTemplate),
    pitches: table.pitch.map(compileTemplate),
    facts: table.facts.map(compileTemplate),
    specs: Object.entries(table.specs).flatMap(([group, rows]) =>
      Object.entries(rows).map(([label, choice]) => ({ group, label, values: parseChoice(choice) })),
    ),
    facets: listOf(table.facets).map((label) => ({ key: slugify(label), label })),
    colors: listOf(table.colors),
    sizes: listOf(table.sizes),
    words: Object.entries(table.words ?? {}).map(([key, choice]) => ({ key, values: parseChoice(choice) })),
    adult,
  };
}

/** Every kind in menu order. */
export const kinds: readonly Kind[] = mains.flatMap((main, m) =>
  main.subs.flatMap((sub, s) => sub.kinds.map((table, k) => readKind(table, sub, main, [m, s, k]))),
);

const cumulative: number[] = [];
let total = 0;
for (const kind of kinds) {
  total += (kind.main.weight ?? 1) * (kind.table.weight ?? 1);
  cumulative.push(total);
}

/** The kind at `chance` (0–1): popular kinds get a larger share. */
export function kindAt(chance: number): Kind {
  const wanted = chance * total;
  let low = 0;
  let high = kinds.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const kind = kinds[low];
  if (!kind) throw new Error("No kinds");
  return kind;
}
