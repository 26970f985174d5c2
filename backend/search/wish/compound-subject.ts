import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import type { ShopSense } from "./shop-sense";
import { isSmallWord } from "./small-words";

const SHORTEST_MODIFIER = 3;
const SHORTEST_HEAD = 4;

/** What a compound is of which the shop has only the end and the beginning: a `hoekbank`. */
export interface CompoundSubject {
  kinds: readonly string[];
  parts: { head: string; modifier: string };
}

/** What something is made for, which leaves it the same thing: a `zomerjurk` is a `jurk`. */
const occasions = new Set(
  "zomer winter herfst lente feest avond reserve vervang extra mini midi nood zaterdag zondag".split(" "),
);

/** Endings of adjectives, which end no compound: `wasbaar` is no kind of `baar`. */
const suffixes = new Set("baar loos zaam achtig matig".split(" "));

/** Reads an unknown compound as a kind of what its end is. */
export async function compoundSubject(word: string, sense: ShopSense): Promise<CompoundSubject | undefined> {
  if (!/^[a-z]+$/.test(word) || sense.hasWord(word, [])) return undefined;
  // A power bank is no sofa: what the operator has other words for is a thing of its own.
  if (sense.synonyms.find([normalise(word)], 0) !== undefined) return undefined;
  for (let cut = SHORTEST_MODIFIER; cut <= word.length - SHORTEST_HEAD; cut++) {
    const [modifier, head] = [word.slice(0, cut), word.slice(cut)];
    if (isSmallWord(head) || suffixes.has(head) || !sense.hasWord(head, [])) continue;
    // A `steelstofzuiger` is a `stofzuiger`, though nothing here has a `steel`.
    const isOfWords = sense.isDutch(modifier) && sense.isCompound(head);
    if (!sense.hasWord(modifier, []) && !occasions.has(modifier) && !isOfWords) continue;
    // `drumstel` is no `stel` where all is drums.
    if (sense.shareNamed(head, []) < sense.shareNamed(modifier, [])) continue;
    // A mountain bike is no e-bike, though all that is called `bike` is.
    if (sense.synonyms.onlyEndsPhrases(normalise(head))) continue;
    const kinds = await sense.kindsNamed(head);
    // A `broodrooster` is none of the barbecues that have a `rooster`.
    const isPart = sense.measured(kinds).some(({ feature }) => normalise(featureKey(feature)) === normalise(head));
    if (kinds.length > 0 && !isPart) return { kinds, parts: { head, modifier } };
  }
  return undefined;
}
