import { LRUCache } from "lru-cache";
import { normalise } from "../analysis/normalise";
import { type Bits, bitsOf } from "./bits";
import { type Columns, flag } from "./columns";
import type { Group, Matching } from "./engine";
import type { Scope } from "./match-expression";
import { shortened } from "./partial-matches";
import { type Shape, unpackShape } from "./shape";
import type { TextIndex } from "./text-index";
import { bestFirst, type Ranked, rank, type ShapedSlot, weighed } from "./text-ranking";
import { textScore, type WeighedGroup } from "./text-score";

/** With more matches than this, reading the names of all would take too long. */
const SCORED_MATCHES = 4_000;
/** With fewer matches than this, products that have most of the words follow, up to this many together. */
const ENOUGH_MATCHES = 24;
/** Read for each way of leaving words out, of at most so many that have what is left. */
const PARTIAL_MATCHES = 150;
const SEEN_PARTIAL_MATCHES = 4_000;
/** A shop that has more than this of a word sells what it means. */
const SEEN_ACCESSORIES = 400;
/** A word in more products than this is as telling as one in this many. */
const COUNTED_MATCHES = 20_000;
/** What a word in every product still weighs. */
const LEAST_WEIGHT = 0.3;
/** A page requests hits and facets separately: the second request reuses the ranking of the first. */
const KEPT = 32;
const KEPT_COUNTS = 500;

/** Shorter words also end words that mean something else. */
const SHORTEST_HEAD = 4;

/** Compounds that are nothing of what they end in. */
const namesakes = new Set(["koptelefoon", "hoofdtelefoon"].map(normalise));

/** Whether a word is the noun or a compound of it: `koepeltent` is a `tent`. */
export const isHeadedBy = (word: string, noun: string): boolean =>
  word === noun || (noun.length >= SHORTEST_HEAD && word.endsWith(noun) && !namesakes.has(word));

/** The words of a name that its brand does not account for. */
function withoutBrand(name: readonly string[], brand: readonly string[]): string[] {
  const left = [...name];
  for (const word of brand) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * Whether the name itself says that it is such a thing: not that it fits one, is a part of one, or only has its name. The
 * first of the group is what was asked for, the others are its synonyms, which are nothing in a brand (`Jack & Jones`).
 */
export function isNamedSo({ opening, rest, part, head, brand }: Shape, group: Group): boolean {
  const name = [...opening, ...rest];
  const unbranded = withoutBrand(name, brand);
  // A closing s is lost in compounds only: `stadsfiets` has the stem `stadsfiet`, and the head `fiets`.
  const heads = name.some((word) => namesakes.has(word)) ? [] : head;
  const isSo = (words: readonly string[], noun: string) => words.some((word) => isHeadedBy(word, noun));
  return group.some((nouns, at) => {
    const own = at === 0 ? name : unbranded;
    const isPart = part.length > 0 && !nouns.some((noun) => isSo(part, noun));
    return !isPart && nouns.every((noun) => isSo(own, noun) || heads.includes(noun));
  });
}

/** All matches of a query, best first. */
export interface RankedMatches {
  slots: number[];
  /** Those that have every word. */
  whole: number[];
  /** Those that say every word of themselves; the whole ones if none does. For sorts other than by relevance. */
  said: number[];
}

/** Where the words of a query are looked for. */
export const scopeOf = (matching: Matching = "whole"): Scope =>
  matching === "named" ? "strong" : matching === "itself" ? "itself" : "any";

/** Ranks the matches of queries that have few. */
export class MatchRanking {
  private readonly kept = new LRUCache<string, RankedMatches>({ max: KEPT });

  private readonly nouns = new LRUCache<string, Bits>({ max: KEPT });
  private readonly counts = new LRUCache<string, number>({ max: KEPT_COUNTS });

  constructor(
    private readonly text: TextIndex,
    private readonly columns: Columns,
  ) {}

  clear(): void {
    this.kept.clear();
    this.counts.clear();
    this.nouns.clear();
  }

  /** What is itself named with one of these words: no accessory or part of it, nor what only fits it. */
  own(group: Group): Bits {
    const key = JSON.stringify(group);
    const known = this.nouns.get(key);
    if (known) return known;
    const slots = this.text.matching([group], SCORED_MATCHES + 1, "parts");
    const own = () => this.text.shapesOf(slots).filter(({ shape }) => isNamedSo(unpackShape(shape), group));
    const bits =
      slots.length > SCORED_MATCHES
        ? this.text.matchesOfAny(group, "name")
        : bitsOf(
            this.text.slots,
            own().map(({ slot }) => slot),
          );
    this.nouns.set(key, bits);
    return bits;
  }

  /** Undefined with too many matches. */
  of(groups: readonly Group[], matching: Matching, mostRanked = SCORED_MATCHES): RankedMatches | undefined {
    const key = JSON.stringify([matching, groups]);
    const known = this.kept.get(key);
    if (known) return known;
    const slots = this.text.matching(groups, mostRanked + 1, scopeOf(matching));
    if (slots.length > mostRanked) return undefined;
    const isPartial = matching === "partial";
    const matches = matching === "alike" ? this.alike(slots, groups) : this.ranked(slots, groups, isPartial);
    this.kept.set(key, matches);
    return matches;
  }

  /** Whether all that is named with these words, and there is some, are accessories or parts of what they mean. */
  areAccessories(groups: readonly Group[]): boolean {
    const slots = this.text.matching(groups, SEEN_ACCESSORIES + 1, "strong");
    if (slots.length === 0 || slots.length > SEEN_ACCESSORIES) return false;
    const weighedGroups = this.weighed(groups);
    return this.text.shapesOf(slots).every(({ shape }) => textScore(shape, weighedGroups, true).isOther);
  }

  /** Some documents, best first. */
  reorder(slots: readonly number[], groups: readonly Group[]): number[] {
    const whole = this.text.shapesOf(slots);
    return rank(this.columns, { whole, partial: [] }, this.weighed(groups)).map(({ slot }) => slot);
  }

  /** By how many of the alternatives say what they are, and how rare those are: few enough words to read no shapes. */
  private alike(matches: readonly number[], groups: readonly Group[]): RankedMatches {
    const sums = new Map(matches.map((slot) => [slot, 0]));
    for (const { group, weight } of this.weighed(groups.flatMap((group) => group.map((words) => [words])))) {
      for (const slot of this.text.matching([group], SCORED_MATCHES, "strong")) {
        const sum = sums.get(slot);
        if (sum !== undefined) sums.set(slot, sum + weight);
      }
    }
    const scores = [...sums].map(([slot, sum]) => ({ slot, score: weighed(this.columns, slot, sum) }));
    const slots = scores.sort(bestFirst).map(({ slot }) => slot);
    return { slots, whole: slots, said: slots };
  }

  private ranked(matches: readonly number[], groups: readonly Group[], isPartial: boolean): RankedMatches {
    const weighedGroups = this.weighed(groups);
    const whole = this.text.shapesOf(matches);
    const partial = isPartial && whole.length < ENOUGH_MATCHES ? this.partial(weighedGroups, matches) : [];
    const ranked = rank(this.columns, { whole, partial }, weighedGroups);
    const slotsOf = (some: readonly Ranked[]) => some.map(({ slot }) => slot);
    const isWhole = slotsOf(ranked.slice(0, whole.length));
    const said = slotsOf(ranked.slice(0, whole.length).filter(({ isSaid }) => isSaid));
    const slots = slotsOf(ranked.slice(0, Math.max(whole.length, ENOUGH_MATCHES)));
    return { slots, whole: isWhole, said: said.length > 0 ? said : isWhole };
  }

  /** Matches of most of the words. */
  private partial(groups: readonly WeighedGroup[], whole: readonly number[]): ShapedSlot[] {
    const known = new Set(whole);
    const found = new Set<number>();
    for (const left of shortened(groups)) {
      const others = this.text.matching(left, SEEN_PARTIAL_MATCHES).filter((slot) => !known.has(slot));
      for (const slot of this.likeliest(others, PARTIAL_MATCHES)) found.add(slot);
    }
    return this.text.shapesOf([...found]);
  }

  /** Some of many documents without reading them: those in stock first, then the most popular. */
  private likeliest(slots: readonly number[], most: number): readonly number[] {
    if (slots.length <= most) return slots;
    const { flags, popularity } = this.columns;
    const value = (slot: number) =>
      ((flags[slot] ?? 0) & flag.inStock ? 2 ** 31 : 0) + Math.max(0, popularity[slot] ?? 0);
    const least = Float64Array.from(slots, value).sort()[slots.length - most] ?? 0;
    const above = slots.filter((slot) => value(slot) > least);
    return [...above, ...slots.filter((slot) => value(slot) === least).slice(0, most - above.length)];
  }

  private weighed(groups: readonly Group[]): WeighedGroup[] {
    const size = this.text.slots;
    // All of a query of one group is as telling as it is.
    if (groups.length === 1) return groups.map((group) => ({ group, weight: 1 }));
    return groups.map((group) => {
      const key = JSON.stringify(group);
      const found = this.counts.get(key) ?? this.text.frequency([group], COUNTED_MATCHES);
      this.counts.set(key, found);
      return { group, weight: Math.log(1 + (size - found + 0.5) / (found + 0.5)) + LEAST_WEIGHT };
    });
  }
}
