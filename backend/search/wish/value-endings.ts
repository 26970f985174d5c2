import { normalise } from "../analysis/normalise";

/** Letters of the shortest word that a compound ends in, and of what stands before it. */
const SHORTEST = 3;
const MOST = 200;

/** Keys of values by their last letters. */
export class ValueEndings {
  private readonly keys = new Map<string, string[]>();

  keep(key: string): void {
    const ending = key.slice(-SHORTEST);
    if (!/^[a-z]+$/.test(ending)) return;
    const known = this.keys.get(ending);
    if (!known) this.keys.set(ending, [key]);
    else if (known.length < MOST && !known.includes(key)) known.push(key);
  }

  /** The keys that end in a word, behind another or as a compound. */
  keysOf(word: string): string[] {
    const stem = normalise(word);
    const found = stem.length < SHORTEST ? [] : (this.keys.get(stem.slice(-SHORTEST)) ?? []);
    return found.filter((key) => {
      const before = key.length - stem.length;
      return key.endsWith(stem) && before > 0 && (key[before - 1] === " " || before >= SHORTEST);
    });
  }
}
