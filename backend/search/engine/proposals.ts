import { LRUCache } from "lru-cache";
import { type Bits, countBits, intersect, subtract } from "./bits";
import { REORDERED, tiersOf } from "./broad-page";
import type { Group, ProductProposals, Proposed } from "./engine";
import type { BroadMatches } from "./matches";
import type { MatchRanking } from "./ranked-matches";
import type { SortedSlots } from "./sorting";
import type { TextIndex } from "./text-index";
import { within } from "./text-ranking";
import type { VariantGroups } from "./variant-groups";

/** Reading the names of thousands of products would take longer than the next key press. */
const RANKED = 500;
/** While a word is typed, each key asks for what its completions named before. */
const KEPT = 500;

/** What proposals are made from. `visible`: what may be shown with or without adult products; not to be changed. */
export interface ProposalSources {
  text: TextIndex;
  ranking: MatchRanking;
  groups: VariantGroups;
  popular: SortedSlots;
  visible: (adult: boolean) => Bits;
}

/**
 * The few best products while a visitor types. As the first page of a query by relevance, but with more than 500 matches
 * only the most popular are put in order, and those suffice whose kind is named by the word.
 */
export class Proposals implements ProductProposals {
  private readonly kept = new LRUCache<string, Proposed>({ max: KEPT });

  constructor(private readonly sources: ProposalSources) {}

  clear(): void {
    this.kept.clear();
  }

  of(groups: readonly Group[], size: number, adult: boolean): Proposed {
    const key = JSON.stringify([groups, size, adult]);
    const known = this.kept.get(key);
    if (known) return known;
    const ranked = this.sources.ranking.of(groups, "whole", RANKED);
    const proposed = ranked ? this.ofFew(ranked.slots, size, adult) : this.ofMany(groups, size, adult);
    this.kept.set(key, proposed);
    return proposed;
  }

  prepare(words: readonly string[]): void {
    for (const word of words) this.sources.text.matchesOfAny([[word]], "kind");
  }

  private ofFew(ranked: readonly number[], size: number, adult: boolean): Proposed {
    const { text, groups, visible } = this.sources;
    const all = within(ranked, visible(true));
    const entries = groups.firstOfEach(all);
    const shown = adult ? entries : groups.firstOfEach(within(all, visible(false)));
    return { ids: text.idsOf(shown.slice(0, size)), hiddenAdult: entries.length - shown.length };
  }

  private ofMany(groups: readonly Group[], size: number, adult: boolean): Proposed {
    const { text, ranking, groups: variants, popular, visible } = this.sources;
    const { scope, bits } = this.matches(groups);
    const all = intersect(bits, visible(true));
    const shown = adult ? all : intersect(all.slice(), visible(false));
    const tiers = scope === "kind" ? [shown] : tiersOf(text, groups, shown);
    const slots: number[] = [];
    for (const tier of tiers) {
      const size = REORDERED - slots.length;
      if (size === 0) break;
      // The entries of the tiers before are all there.
      variants.takeOut(tier, slots);
      slots.push(...popular.page(tier, countBits(tier), { from: 0, size, groups: variants.numbers }));
    }
    const best = ranking.reorder(slots, groups).slice(0, size);
    const hiddenAdult = adult ? 0 : variants.entriesOutside(subtract(all, shown), shown);
    return { ids: text.idsOf(best), hiddenAdult };
  }

  private matches(groups: readonly Group[]): BroadMatches {
    const { text } = this.sources;
    const kind = groups.length === 1 ? text.matches(groups, "kind") : undefined;
    return kind && countBits(kind) > RANKED
      ? { scope: "kind", bits: kind }
      : { scope: "any", bits: text.matches(groups, "any") };
  }
}
