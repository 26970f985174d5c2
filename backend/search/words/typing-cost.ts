const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const place = new Map(
  rows.flatMap((row, y) => [...row].map((letter, x): [string, [number, number]] => [letter, [x + y / 2, y]])),
);

/** Letters that sound alike, so that people confuse them. */
const alike = new Set("bp pb dt td vf fv zs sz ck kc gk kg ij ji iy yi ei ie".split(" "));

/** Two letters that are written for one sound: `masjine`. */
const sounds = new Set("sj ch sh".split(" "));
const areSounds = (one: string, other: string): boolean => one !== other && sounds.has(one) && sounds.has(other);

const NEIGHBOUR = 0.6;
const REPEATED = 0.4;
const LOST = 0.8;
const SWAPPED = 0.6;

/** Whether two letters are next to each other on a keyboard. */
function areNeighbours(a: string, b: string): boolean {
  const [one, other] = [place.get(a), place.get(b)];
  return one !== undefined && other !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < 1.5;
}

const changed = (a: string, b: string): number => (areNeighbours(a, b) || alike.has(a + b) ? NEIGHBOUR : 1);
const lost = (word: string, at: number): number => (word[at] === word[at - 1] ? REPEATED : LOST);
/** A letter too many is usually a repeated one, or one beside the key that was meant. */
function extra(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === word[at - 1]) return REPEATED;
  return areNeighbours(letter, word.charAt(at - 1)) || areNeighbours(letter, word.charAt(at + 1)) ? NEIGHBOUR : 1;
}

/** How unlikely it is that somebody who means `word` types `typed`: below 1 is one common slip. */
export function typingCost(typed: string, word: string): number {
  let before: number[] = [];
  let previous = [0];
  for (let j = 1; j <= word.length; j++) previous.push((previous[j - 1] ?? 0) + lost(word, j - 1));
  for (let i = 1; i <= typed.length; i++) {
    const row = [(previous[0] ?? 0) + extra(typed, i - 1)];
    for (let j = 1; j <= word.length; j++) {
      const [a, b] = [typed.charAt(i - 1), word.charAt(j - 1)];
      let cost = Math.min(
        (previous[j] ?? 0) + extra(typed, i - 1),
        (row[j - 1] ?? 0) + lost(word, j - 1),
        (previous[j - 1] ?? 0) + (a === b ? 0 : changed(a, b)),
      );
      const swapped = i > 1 && j > 1 && a === word[j - 2] && typed[i - 2] === b;
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + SWAPPED);
      if (i > 1 && j > 1 && areSounds(typed.slice(i - 2, i), word.slice(j - 2, j)))
        cost = Math.min(cost, (before[j - 2] ?? 0) + NEIGHBOUR);
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[word.length] ?? 0;
}
