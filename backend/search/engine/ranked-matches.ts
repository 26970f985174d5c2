import { LRUCache } from "lru-cache";
import type { Columns } from "./columns";
import type { Group, Matching } from "./engine";
import { shortened } from "./partial-matches";
import type { TextIndex } from "./text-index";
import { type Candidate, type Ranked, rank, weighed } from "./text-ranking";
import type { WeighedGroup } from "./text-score";

/** With more matches than this, reading the names of all would take too long. */
const SCORED_MATCHES = 4_000;
/** With fewer matches than this, products that have most of the words follow, up to this many together. */
const ENOUGH_MATCHES = 24;
/** Read for each way of leaving words out. */
const PARTIAL_MATCHES = 400;
/** A word in more products than this is as telling as one in this many. */
const COUNTED_MATCHES = 20_000;
/** What a word in every product still weighs. */
const LEAST_WEIGHT = 0.3;
/** A page requests hits and facets separately: the second request reuses the ranking of the first. */
const KEPT = 32;
const KEPT_COUNTS = 500;

/** All matches of a query, best first. */
export interface RankedMatches {
  slots: number[];
  /** Those that have every word. */
  whole: number[];
  /** Those that say every word of themselves; the whole ones if none does. For sorts other than by relevance. */
  said: number[];
}

/** Ranks the matches of queries that have few. */
export class MatchRanking {
  private readonly kept = new LRUCache<string, RankedMatches>({ max: KEPT });

  private readonly counts = new LRUCache<string, number>({ max: KEPT_COUNTS });

  constructor(
    private readonly text: TextIndex,
    private readonly columns: Columns,
  ) {}

  clear(): void {
    this.kept.clear();
    this.counts.clear();
  }

  /** Undefined with too many matches. */
  of(groups: readonly Group[], matching: Matching, mostRanked = SCORED_MATCHES): RankedMatches | undefined {
    const key = JSON.stringify([matching, groups]);
    const known = this.kept.get(key);
    if (known) return known;
    if (this.text.frequency(groups, mostRanked + 1) > mostRanked) return undefined;
    const matches = matching === "alike" ? this.alike(groups) : this.ranked(groups, matching === "partial");
    this.kept.set(key, matches);
    return matches;
  }

  /** Some documents, best first. */
  reorder(slots: readonly number[], groups: readonly Group[]): number[] {
    const candidates = this.text.shapesOf(slots).map((found) => ({ ...found, isWhole: true }));
    return rank(this.columns, candidates, this.weighed(groups)).map(({ slot }) => slot);
  }

  /** By how many of the alternatives they have, and how rare those are. */
  private alike(groups: readonly Group[]): RankedMatches {
    const scores = [...this.text.scored(groups)].map(([slot, score]) => ({
      slot,
      score: weighed(this.columns, slot, score),
    }));
    const slots = scores.sort((a, b) => b.score - a.score || a.slot - b.slot).map(({ slot }) => slot);
    return { slots, whole: slots, said: slots };
  }

  private ranked(groups: readonly Group[], isPartial: boolean): RankedMatches {
    const weighedGroups = this.weighed(groups);
    const whole = this.text.candidates(groups, SCORED_MATCHES).map((found) => ({ ...found, isWhole: true }));
    const partial = isPartial && whole.length < ENOUGH_MATCHES ? this.partial(weighedGroups, whole) : [];
    const ranked = rank(this.columns, [...whole, ...partial], weighedGroups);
    const slotsOf = (some: readonly Ranked[]) => some.map(({ slot }) => slot);
    const isWhole = slotsOf(ranked.slice(0, whole.length));
    const said = slotsOf(ranked.slice(0, whole.length).filter(({ isSaid }) => isSaid));
    const slots = slotsOf(ranked.slice(0, Math.max(whole.length, ENOUGH_MATCHES)));
    return { slots, whole: isWhole, said: said.length > 0 ? said : isWhole };
  }

  /** Matches of most of the words. */
  private partial(groups: readonly WeighedGroup[], whole: readonly Candidate[]): Candidate[] {
    const known = new Set(whole.map(({ slot }) => slot));
    const found = new Map<number, Candidate>();
    for (const left of shortened(groups)) {
      for (const { slot, shape } of this.text.candidates(left, PARTIAL_MATCHES)) {
        if (!known.has(slot)) found.set(slot, { slot, shape, isWhole: false });
      }
    }
    return [...found.values()];
  }

  private weighed(groups: readonly Group[]): WeighedGroup[] {
    const size = this.text.slots;
    return groups.map((group) => {
      const key = JSON.stringify(group);
      const found = this.counts.get(key) ?? this.text.frequency([group], COUNTED_MATCHES);
      this.counts.set(key, found);
      return { group, weight: Math.log(1 + (size - found + 0.5) / (found + 0.5)) + LEAST_WEIGHT };
    });
  }
}
