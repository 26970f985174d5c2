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

export interface ReadOffer {
  offer: KnownOffer;
  title: Title;
}

/** Use: add every item, learn from some offers, compare these and all others. */
export interface TitleMatcher {
  add(item: NewItem): void;
  /** Reads an offer and learns how telling its words are. */
  learn(offer: KnownOffer): ReadOffer;
  /** Looks for items that the offer may be of. Nothing is learned after the first comparison. */
  compare(offer: KnownOffer | ReadOffer): void;
  matches(): Match[];
}

interface ReadItem {
  item: NewItem;
  title: Title;
  candidates: Candidates;
}

/**
 * Finds the products of new items by their titles. Remembers the items and a few candidates of each, but not the offers
 * that pass by, so that a catalogue of any size can be compared.
 */
export function createTitleMatcher(): TitleMatcher {
  const items: ReadItem[] = [];
  const blocks = createBlocks();
  const learning = createLearning();
  let learned: Weights | undefined;

  function weights(): Weights {
    learned ??= learning.weights();
    return learned;
  }

  return {
    add(item) {
      const title = readTitle(item);
      learning.learn(title);
      blocks.add(items.length, title);
      items.push({ item, title, candidates: candidatesOf() });
    },
    learn(offer) {
      const title = readTitle(offer);
      learning.learn(title);
      return { offer, title };
    },
    compare(read) {
      const using = weights();
      if (!("offer" in read) && !blocks.mayHold(read, using)) return;
      const { offer, title } = "offer" in read ? read : { offer: read, title: readTitle(read) };
      for (const at of blocks.near(title, using)) {
        const found = items[at];
        if (!found) continue;
        const { item, candidates } = found;
        const isOther = item.gtin !== null && offer.gtin !== null && item.gtin !== offer.gtin;
        if (isOther || contradiction(found.title, title, using.isBrand) !== null) candidates.exclude(offer.productId);
        else candidates.add({ offer, title, similarity: similarity(found.title, title, using) } satisfies Candidate);
      }
    },
    matches() {
      const considered = items.map(({ item: { id, title }, candidates }) => ({
        id,
        title,
        candidates: candidates.best(),
      }));
      return mutualMatches(considered, weights().isBrand);
    },
  };
}
