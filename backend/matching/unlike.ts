import { contradiction } from "./contradictions";
import { readTitle, type TitleSource } from "./read-title";

/** The same product is sold new and used, under one code. */
const HARMLESS: ReadonlySet<string> = new Set(["condition"]);
/** Shorter titles may well say the same in other words. */
const FEWEST_WORDS = 2;

/** Whether two titles of one shop, which writes its titles in one way, cannot be of the same product. */
export function areUnlike(one: TitleSource, other: TitleSource): boolean {
  if (one.title === other.title) return false;
  const mine = readTitle(one);
  const theirs = readTitle(other);
  const reason = contradiction(mine, theirs, () => false);
  if (reason !== null) return !HARMLESS.has(reason);
  if (mine.words.length < FEWEST_WORDS || theirs.words.length < FEWEST_WORDS) return false;
  return !mine.words.some((word) => theirs.words.includes(word)) && mine.codes.length + theirs.codes.length === 0;
}
