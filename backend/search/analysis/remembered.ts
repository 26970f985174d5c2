/** V8 makes a longer part of a text a reference to the whole text, which it would keep in memory. */
const LONGEST_COPY = 12;

const ownCopy = (word: string): string => (word.length > LONGEST_COPY ? Buffer.from(word).toString() : word);

/**
 * The function with its latest results remembered. A generation of words is forgotten at once, so that a hit costs one
 * look-up and at most twice `most` are kept.
 */
export function remembered<T>(work: (word: string) => T, most: number): (word: string) => T {
  let latest = new Map<string, T>();
  let earlier: ReadonlyMap<string, T> = new Map();
  return (word) => {
    const known = latest.get(word);
    if (known !== undefined) return known;
    const key = ownCopy(word);
    const found = earlier.get(word) ?? work(key);
    if (latest.size >= most) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(key, found);
    return found;
  };
}
