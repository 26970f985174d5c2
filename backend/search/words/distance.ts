/**
 * Number of typos between two words (missing, extra, wrong or swapped letters), or `most + 1` when there are more than
 * `most`. Allocates its rows per call, because words are short.
 */
export function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let value = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      if (value < lowest) lowest = value;
    }
    if (lowest > most) return most + 1;
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? most + 1;
}

/** Unifies spellings that sound alike in Dutch: `fotocamera` and `photokamera`. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/sch(?=[^aeiou]|$)/g, "s")
    .replace(/ch/g, "g")
    .replace(/ij|ey|ei|y/g, "y")
    .replace(/au/g, "ou")
    .replace(/qu/g, "kw")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c/g, "k")
    .replace(/z/g, "s")
    .replace(/v/g, "f")
    .replace(/dt$|d$/g, "t")
    .replace(/(.)\1+/g, "$1");
}
