import { createBlocks } from "./blocking";
import { type Candidate, type Candidates, candidatesOf } from "./candidates";
import { contradiction } from "./contradictions";
import { type Match, mutualMatches } from "./mutual-matches";
import { readTitle, type Title, type TitleSource } from "./read-title";
import { similarity } from "./similarity";
import { createLearning, type Weights } from "./weights";

/** An item of a feed for which no product is known yet. */
export interface NewItem extends TitleSource {
  id: string;
  gtin: string | null;
}

/** An offer of another shop. */
export interface KnownOffer extends TitleSource {
  productId: string;
  shopId: string;
  /** The product's. */
  gtin: string | null;
}

export interface TitleMatcher {
  /** Every new item comes before any known offer. */
  add(item: NewItem): void;
  see(offer: KnownOffer): void;
  matches(): Match[];
}

/** Offers that are read before the first comparison, so that the weights of words are known by then. */
const LEARNED_FROM = 8_000;

interface ReadItem {
  item: NewItem;
  title: Title;
  candidates: Candidates;
}

/**
 * Finds the products of new items by their titles. Remembers the items and a few candidates of each, but not the offers
 * that pass by, so that a catalogue of any size can be compared.
 */
export function createTitleMatcher(learnedFrom = LEARNED_FROM): TitleMatcher {
  const items: ReadItem[] = [];
  const blocks = createBlocks();
  const learning = createLearning();
  let waiting: { offer: KnownOffer; title: Title }[] | null = [];
  let weights: Weights | undefined;

  function compare(offer: KnownOffer, title: Title, using: Weights): void {
    for (const at of blocks.near(title, using)) {
      const read = items[at];
      if (!read) continue;
      const isOther = read.item.gtin !== null && offer.gtin !== null && read.item.gtin !== offer.gtin;
      if (isOther || contradiction(read.title, title, using.isBrand) !== null) read.candidates.exclude(offer.productId);
      else read.candidates.add({ offer, title, similarity: similarity(read.title, title, using) } satisfies Candidate);
    }
  }

  function compareWaiting(): Weights {
    const learned = weights ?? learning.weights();
    weights = learned;
    for (const { offer, title } of waiting ?? []) compare(offer, title, learned);
    waiting = null;
    return learned;
  }

  return {
    add(item) {
      const title = readTitle(item);
      learning.learn(title);
      blocks.add(items.length, title);
      items.push({ item, title, candidates: candidatesOf() });
    },
    see(offer) {
      const title = readTitle(offer);
      if (waiting === null || weights !== undefined) {
        compare(offer, title, weights ?? compareWaiting());
        return;
      }
      learning.learn(title);
      waiting.push({ offer, title });
      if (waiting.length >= learnedFrom) compareWaiting();
    },
    matches() {
      const { isBrand } = compareWaiting();
      return mutualMatches(
        items.map(({ item, candidates }) => ({ id: item.id, title: item.title, candidates: candidates.best() })),
        isBrand,
      );
    },
  };
}
