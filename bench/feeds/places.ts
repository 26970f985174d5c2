import type { Found, FoundOffer } from "./contents";
import { isHeldOut } from "./kind";

/** The only category of a shop that has none, and where an import puts what it cannot place. */
const NOWHERE = new Set(["", "overig"]);

export interface PlaceScore {
  right: number;
  unplaced: number;
  wrong: number;
}

/** Whether each offer that counts is in a main category in which a visitor would look for it. */
export function placeScore(found: readonly Found[], counts: (offer: FoundOffer) => boolean): PlaceScore {
  const score = { right: 0, unplaced: 0, wrong: 0 };
  for (const { main, offers } of found) {
    for (const { thing } of offers.filter(counts)) score[judged(main, thing.kind.mains)] += 1;
  }
  return score;
}

/** The same for products of a shop that all belong in one of a few main categories. */
export function placesOf(categories: Iterable<string>, mains: readonly string[]): PlaceScore {
  const score = { right: 0, unplaced: 0, wrong: 0 };
  for (const category of categories) score[judged(category.split(".")[0] ?? "", mains)] += 1;
  return score;
}

function judged(main: string, mains: readonly string[]): keyof PlaceScore {
  if (NOWHERE.has(main)) return "unplaced";
  return mains.includes(main) ? "right" : "wrong";
}

/** Kinds that are not held out with offers in a wrong place, most offers first: `kind: place × offers`. */
export function misplaced(found: readonly Found[]): string[] {
  const counts = new Map<string, number>();
  for (const { main, offers } of found) {
    for (const { thing } of offers) {
      if (isHeldOut(thing.kind) || judged(main, thing.kind.mains) === "right") continue;
      const name = `${thing.kind.slug}: ${main || "nowhere"}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([name, count]) => `${name} × ${count}`);
}
