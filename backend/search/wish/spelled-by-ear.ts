/** Letters that are written for each other by who spells as it sounds. */
const ALIKE: readonly (readonly [string, string])[] = [
  ["s", "z"],
  ["f", "v"],
  ["ij", "ei"],
  ["au", "ou"],
  ["k", "c"],
  ["ij", "y"],
  ["t", "th"],
  ["ks", "x"],
  ["g", "ch"],
  ["sj", "ch"],
  ["sjie", "chi"],
];

/** A word with one sound spelled in the other way, at each place: `strijkijser` as `strijkijzer`. */
export function spelledByEar(word: string): string[] {
  const found = new Set<string>();
  for (const pair of ALIKE) {
    for (const [from, to] of [pair, [pair[1], pair[0]] as const]) {
      for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1))
        found.add(`${word.slice(0, at)}${to}${word.slice(at + from.length)}`);
    }
  }
  return [...found];
}
