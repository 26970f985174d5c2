import { choose, tierIndex } from "./choices";
import { type Kind, kindAt } from "./kinds";
import { mix, Random } from "./random";
import type { Template, Words } from "./templates";

export const SEED = 20_261_121;
/** Families are assigned within blocks of this many products, so that a product depends only on its number. */
const BLOCK = 32;
/** Coprime with BLOCK, so that siblings are not adjacent. */
const STRIDE = 13;

/** Data shared by siblings (colours or sizes of one article). */
export interface Family {
  code: string;
  kind: Kind;
  brand: string;
  model: string;
  /** 0 budget – 1 premium. */
  tier: number;
  /** Days since it was added. */
  age: number;
  title: Template;
  /** Values of the specifications, in the kind's order. */
  values: string[];
  words: Words;
  members: { color: string; size: string; number: number }[];
}

/** One product's position: its number, its family and its index among the members. */
export interface Place {
  number: number;
  family: Family;
  member: Family["members"][number];
  random: Random;
}

/** Generates the families of one block, deterministically. */
export function dealBlock(block: number): Place[] {
  const places: Place[] = [];
  const random = new Random(mix(SEED, block));
  for (let taken = 0, at = 0; taken < BLOCK; at++) {
    const family = dealFamily(new Random(mix(SEED, block, at, 1)), `F${block.toString(36)}${at.toString(36)}`);
    const variants = dealVariants(family, random, BLOCK - taken);
    for (const variant of variants) {
      const number = block * BLOCK + ((taken * STRIDE + 5) % BLOCK);
      const member = { ...variant, number };
      family.members.push(member);
      places.push({ number, family, member, random: new Random(mix(SEED, number, 2)) });
      taken++;
    }
  }
  return places.sort((one, other) => one.number - other.number);
}

export const blockOf = (number: number): number => Math.floor(number / BLOCK);
export const placeInBlock = (number: number): number => number % BLOCK;

/** Sizes become separate products, and so do colours if the title mentions them. */
function dealVariants({ kind, title }: Family, random: Random, room: number): { color: string; size: string }[] {
  const distinct = [...new Set(kind.colors)];
  const color = kind.colors.length > 0 ? random.pick(kind.colors) : "";
  if (kind.sizes.length > 0) {
    const count = Math.min(room, random.between(1, 4));
    const from = random.between(0, Math.max(0, kind.sizes.length - count));
    return kind.sizes.slice(from, from + count).map((size) => ({ color, size }));
  }
  const told = title.some((part, at) => at % 2 === 1 && /^kleure?$/i.test(part));
  if (!told || distinct.length < 3 || random.chance(0.55)) return [{ color, size: "" }];
  return random.some(distinct, Math.min(room, random.between(2, 3))).map((other) => ({ color: other, size: "" }));
}

function dealFamily(random: Random, code: string): Family {
  const kind = kindAt(random.next());
  const tier = random.next() ** 1.25;
  const brand = kind.brands[tierIndex(kind.brands.length, random, tier, 0.3)] ?? kind.brands[0];
  if (!brand) throw new Error(`${kind.table.name} has no brands`);
  const words: Words = { merk: brand.name };
  for (const { key, values } of kind.words) words[key] = choose(values, random, tier);
  const values = kind.specs.map((spec) => choose(spec.values, random, tier));
  kind.specs.forEach((spec, at) => {
    words[spec.label] = values[at] ?? "";
  });
  const leading = /\d+/.exec(words[kind.facets[0]?.label ?? ""] ?? "")?.[0] ?? "";
  const model = expandModel(choose(brand.series, random, tier), random, { ...words, 0: leading });
  words.model = model;
  if (kind.table.book) nameMakers(words, kind);
  return {
    code,
    kind,
    brand: words.merk ?? brand.name,
    model,
    tier,
    age: dealAge(random),
    title: random.pick(kind.titles),
    values,
    words,
    members: [],
  };
}

/** A book title always has the same author and publisher, however often it is generated. */
function nameMakers(words: Words, kind: Kind): void {
  const title = mix(...Array.from(words.model ?? "", (letter) => letter.charCodeAt(0)));
  const authors = kind.words.find(({ key }) => key === "auteur")?.values.list ?? [];
  words.auteur = authors[title % authors.length] ?? "";
  words.merk = kind.brands[(title >>> 8) % kind.brands.length]?.name ?? "";
}

/** `#` becomes a digit, `@` a capital, `{word}` the word. */
function expandModel(pattern: string, random: Random, words: Words): string {
  return pattern.replace(/[#@]|\{([^}]+)\}/g, (hole, word: string | undefined) => {
    if (word !== undefined) return expandModel(words[word] ?? "", random, words);
    return hole === "#" ? String(random.between(1, 9)) : String.fromCharCode(random.between(65, 90));
  });
}

function dealAge(random: Random): number {
  if (random.chance(0.04)) return random.between(1, 13);
  return random.between(14, 548);
}
