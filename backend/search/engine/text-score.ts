import type { Group } from "./engine";
import { WordPlaces, worth } from "./word-places";

/** All words in places that are worth this much say what a product is. */
const STRONG = worth.rest;
const SAID = worth.features;
/** An accessory or part that was not asked for. */
const ACCESSORY = 0.6;
/** The word that says what the product is was asked for. */
const KIND = 0.25;
const HEAD_OF_KIND = 0.15;
/** The category, or one above it, was asked for. */
const IN_CATEGORY = 0.3;
const UNDER_CATEGORY = 0.15;
/** All words stand side by side, in the order in which they were typed. */
const TOGETHER = 0.12;
/** All of the name was asked for; as much again for its beginning. */
const COVERED = 0.1;
/** Long names say more of everything: what they lose at twice the usual length. */
const LONG = 0.08;
const USUAL_LENGTH = 14;

/** A group of a query with how telling it is: the logarithm of how rare. */
export interface WeighedGroup {
  group: Group;
  weight: number;
}

export interface TextScore {
  /** From 0 to about 1.5. */
  score: number;
  /** Whether it is an accessory or a part that was not asked for. */
  isOther: boolean;
  /** Whether all that was asked for is in its name or category, and it is no accessory of that. */
  isStrong: boolean;
  /** Whether it says all that was asked for of itself, other than in a description or of what it fits. */
  isSaid: boolean;
}

const places = new WordPlaces();
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

/** The score of a packed shape. `isWhole`: every group matches somewhere, so what is not found here is in the description. */
export function textScore(shape: string, groups: readonly WeighedGroup[], isWhole: boolean): TextScore {
  places.read(shape);
  let sum = 0;
  let all = 0;
  let together = 0;
  let inOpening = 0;
  let inName = 0;
  let least = 1;
  let last = -9;
  for (const { group, weight } of groups) {
    const found = places.ofGroup(group);
    sum += weight * (found.worth || (isWhole ? worth.elsewhere : 0));
    all += weight;
    if (found.from >= 0 && found.from === last + 1) together++;
    if (places.isInOpening(found)) inOpening++;
    if (found.from >= 0) inName++;
    least = Math.min(least, found.worth);
    last = found.to;
  }
  const opening = places.count("opening");
  const length = opening + places.count("rest") + places.count("fits");
  const isOther = !places.hit("part") && places.count("part") > 0;
  const factor =
    1 +
    (places.hit("kind") ? KIND : places.hit("head") ? HEAD_OF_KIND : 0) +
    (places.hit("category") ? IN_CATEGORY : places.hit("above") ? UNDER_CATEGORY : 0) +
    (groups.length > 1 ? (TOGETHER * together) / (groups.length - 1) : 0) +
    COVERED * (share(inOpening, opening) + share(inName, length)) -
    LONG * Math.min(2, length / USUAL_LENGTH);
  return {
    score: (all > 0 ? sum / all : 0) * factor * (isOther ? ACCESSORY : 1),
    isOther,
    isStrong: least >= STRONG && !isOther,
    isSaid: least >= SAID && !isOther,
  };
}
