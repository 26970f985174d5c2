/**
 * One letter as strokes on a grid 6 high; `w` is its width. Upper-case commands are absolute, y = 6 is the baseline.
 */
interface Letter {
  w: number;
  d: string;
}

const ALPHABET: Readonly<Record<string, Letter>> = {
  A: { w: 4.4, d: "M0 6L2.2 0L4.4 6M0.8 4H3.6" },
  B: { w: 3.6, d: "M0 6V0H2A1.4 1.4 0 0 1 2 2.8H0M2 2.8A1.6 1.6 0 0 1 2 6H0" },
  C: { w: 4.2, d: "M4.2 1A3 3 0 1 0 4.2 5" },
  D: { w: 4, d: "M0 0V6H1A3 3 0 0 0 1 0Z" },
  E: { w: 3.4, d: "M3.4 0H0V6H3.4M0 3H2.8" },
  F: { w: 3.3, d: "M3.3 0H0V6M0 3H2.7" },
  G: { w: 4.6, d: "M4.4 1A3 3 0 1 0 4.6 3.4H2.8" },
  H: { w: 4, d: "M0 0V6M4 0V6M0 3H4" },
  I: { w: 0, d: "M0 0V6" },
  J: { w: 2.8, d: "M2.8 0V4.3A1.5 1.5 0 0 1 0 4.6" },
  K: { w: 3.8, d: "M0 0V6M3.6 0L0 3.4M1.3 2.3L3.8 6" },
  L: { w: 3.2, d: "M0 0V6H3.2" },
  M: { w: 4.8, d: "M0 6V0L2.4 3.6L4.8 0V6" },
  N: { w: 4, d: "M0 6V0L4 6V0" },
  O: { w: 5.4, d: "M2.7 0A2.7 3 0 1 1 2.7 6A2.7 3 0 1 1 2.7 0Z" },
  P: { w: 3.5, d: "M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.3H0" },
  Q: { w: 5.4, d: "M2.7 0A2.7 3 0 1 1 2.7 6A2.7 3 0 1 1 2.7 0ZM3.4 4.2L5.2 6.2" },
  R: { w: 3.7, d: "M0 6V0H1.9A1.6 1.6 0 0 1 1.9 3.2H0M1.8 3.2L3.7 6" },
  S: { w: 3.6, d: "M3.4 0.9C2.9 -0.3 0.3 -0.3 0.3 1.5C0.3 3.4 3.6 2.6 3.6 4.5C3.6 6.4 0.6 6.4 0 4.9" },
  T: { w: 4, d: "M0 0H4M2 0V6" },
  U: { w: 4, d: "M0 0V4A2 2 0 0 0 4 4V0" },
  V: { w: 4.4, d: "M0 0L2.2 6L4.4 0" },
  W: { w: 6, d: "M0 0L1.5 6L3 1.4L4.5 6L6 0" },
  X: { w: 4, d: "M0 0L4 6M4 0L0 6" },
  Y: { w: 4.2, d: "M0 0L2.1 3.1L4.2 0M2.1 3.1V6" },
  Z: { w: 3.8, d: "M0 0H3.8L0 6H3.8" },
  "0": { w: 4, d: "M2 0A2 3 0 1 1 2 6A2 3 0 1 1 2 0Z" },
  "1": { w: 1.6, d: "M0 1.4L1.6 0V6" },
  "2": { w: 3.6, d: "M0 1.5A1.8 1.7 0 1 1 3.2 2.7L0 6H3.6" },
  "3": { w: 3.4, d: "M0 0H3.2L1.5 2.3A1.9 1.9 0 1 1 0 5.3" },
  "4": { w: 4, d: "M3 6V0L0 4.2H4" },
  "5": { w: 3.5, d: "M3.2 0H0.4L0.2 2.6A1.9 1.9 0 1 1 0 5.4" },
  "6": { w: 3.7, d: "M3.2 0C1 0.8 0 2.4 0 4.1A1.85 1.85 0 1 0 0.4 3.2" },
  "7": { w: 3.6, d: "M0 0H3.6L1.3 6" },
  "8": { w: 3.4, d: "M1.7 0A1.4 1.35 0 1 1 1.7 2.7A1.7 1.65 0 1 1 1.7 6A1.7 1.65 0 1 1 1.7 2.7A1.4 1.35 0 1 1 1.7 0Z" },
  "9": { w: 3.7, d: "M0.5 6C2.7 5.2 3.7 3.6 3.7 1.9A1.85 1.85 0 1 0 3.3 2.8" },
};

const GAP = 1.7;

/** Moves and scales one letter; arc radii are scaled but not moved. */
function place(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([MLHVACZ])([^MLHVACZ]*)/g, (_, command: string, list: string) => {
    const numbers =
      list.trim() === ""
        ? []
        : list
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    const at = (value: number, index: number): number => {
      if (command === "H") return x + value * scale;
      if (command === "V") return y + value * scale;
      if (command !== "A") return index % 2 === 0 ? x + value * scale : y + value * scale;
      if (index < 2) return value * scale;
      if (index < 5) return value;
      return index === 5 ? x + value * scale : y + value * scale;
    };
    return command + numbers.map((value, index) => Number(at(value, index).toFixed(1))).join(" ");
  });
}

/** A word as a single path, centred on a point. Unknown letters are skipped. */
export function letters(word: string, at: { centre: number; middle: number; height: number }): string {
  const drawn = [...word].flatMap((sign) => ALPHABET[sign] ?? []);
  const scale = at.height / 6;
  const width = (drawn.reduce((sum, letter) => sum + letter.w, 0) + GAP * Math.max(0, drawn.length - 1)) * scale;
  let x = at.centre - width / 2;
  return drawn
    .map((letter) => {
      const placed = place(letter.d, x, at.middle - at.height / 2, scale);
      x += (letter.w + GAP) * scale;
      return placed;
    })
    .join("");
}
