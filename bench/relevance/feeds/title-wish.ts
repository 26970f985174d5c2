import type { Grade } from "../wish";

/** Judges a feed item by its title alone, which is all that these feeds say for certain. */
export type TitleWish = (title: string) => Grade;

export interface FeedQuery {
  query: string;
  wish: TitleWish;
  /** Held out: its results are never looked at while the search is changed. */
  unseen: boolean;
}

const graded: readonly Grade[] = [3, 2];

const missed = (title: string, demands: readonly RegExp[]): number =>
  demands.filter((demand) => !demand.test(title)).length;

/** The words of a title that say what it is, before what comes with it or fits it. */
const opening = (title: string): string =>
  title.split(/\s(?:with|w\/|for|bundle|includ\w+|compatible|fits)\s|[,|(:–]|\s-\s/i)[0] ?? title;

/** Nouns that make what stands before them an accessory: a `guitar strap` is no guitar. */
const PART =
  /\b(?:cases?|bags?|backpacks?|sleeves?|covers?|straps?|strings?|stands?|tripods?|mounts?|brackets?|holders?|picks?|plectrums?|capos?|tuners?|tuning|pegs?|bridges?|nuts?|pickups?|pickguard|bows?|rosin|rests?|reeds?|swabs?|ligatures?|mouthpieces?|mutes?|pads?|caps?|necks?|barrel|stickers?|decals?|skins?|cables?|cords?|leads?|adapters?|adaptors?|suppl(?:y|ies)|chargers?|batter(?:y|ies)|docks?|hubs?|protectors?|films?|lens cap|filters?|ink|toner|cartridges?|paper|bands?|ear ?pads|tips|foam|remote|bulbs?|wrench|tools?|screws?|springs?|trimmer|cork|miniature|benches|bench|throne|sticks?|drumsticks?|heads?|keys?|felts?|mat|shells?|hardware|clamps?|books?|dvd|wires?|cleaner|cloth|kit parts|parts?|replacement|repair|accessor(?:y|ies)|plates?|jack|knobs?|slide|polish|humidifier|hanger|winder|trainer|lyre|valve|ring|template)\b/i;

/**
 * A thing itself: 3 with all demands, 2 without one of them, 1 without more; its parts and accessories, and what is
 * `related`, are worth 1.
 */
export function thing(kind: RegExp, demands: readonly RegExp[] = [], related?: RegExp): TitleWish {
  return (title) => {
    const said = opening(title);
    if (kind.test(said) && !PART.test(said.replace(kind, " "))) return graded[missed(title, demands)] ?? 1;
    return kind.test(title) || related?.test(title) ? 1 : 0;
  };
}

/** Whatever says so anywhere in its title, for accessories and other kinds that cannot be mistaken. */
export function says(kind: RegExp, demands: readonly RegExp[] = [], related?: RegExp): TitleWish {
  return (title) => {
    if (kind.test(title)) return graded[missed(title, demands)] ?? 1;
    return related?.test(title) ? 1 : 0;
  };
}

type Labelled = readonly [query: string, wish: TitleWish];

export function feedQueries(seen: readonly Labelled[], unseen: readonly Labelled[]): FeedQuery[] {
  const of = (list: readonly Labelled[], held: boolean) => list.map(([query, wish]) => ({ query, wish, unseen: held }));
  return [...of(seen, false), ...of(unseen, true)];
}
