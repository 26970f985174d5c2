import type { Group, Words } from "./engine";
import { type ShapeField, shapeFields } from "./shape";

/** What a word is worth by where it stands; the best place that has it counts. */
export const worth = {
  opening: 1,
  head: 0.9,
  category: 0.9,
  rest: 0.87,
  brand: 0.8,
  above: 0.7,
  also: 0.65,
  features: 0.55,
  fits: 0.5,
  elsewhere: 0.15,
} as const;

const LINES = shapeFields.length;
const worthOf: Float64Array = Float64Array.from(shapeFields, (field) =>
  field in worth ? worth[field as keyof typeof worth] : 0,
);
const lineOf = (field: ShapeField): number => shapeFields.indexOf(field);
const [FITS, BRAND] = [lineOf("fits"), lineOf("brand")];
const SPACE = 32;
const BREAK = 10;

export interface Place {
  worth: number;
  /** Offsets in the packed shape, if it is in the name. */
  from: number;
  to: number;
}

const NOWHERE: Place = { worth: 0, from: -9, to: -9 };

/**
 * Where the words of a query stand in a packed shape. There may be thousands to rank, so one instance reads them one
 * after the other, as the texts that they are.
 */
export class WordPlaces {
  private text = "";
  /** Offset of the end of each line. */
  private readonly ends = new Int32Array(LINES);
  /** One bit for each line that has a word that was looked for. */
  private hits = 0;

  read(text: string): void {
    this.text = text;
    this.hits = 0;
    let end = -1;
    for (let line = 0; line < LINES; line++) {
      const next = end < text.length ? text.indexOf("\n", end + 1) : -1;
      end = next < 0 ? text.length : next;
      this.ends[line] = end;
    }
  }

  /** Whether a word that was looked for is in this field. */
  hit(field: ShapeField): boolean {
    return (this.hits & (1 << lineOf(field))) !== 0;
  }

  /** Number of words in a field. */
  count(field: ShapeField): number {
    const line = lineOf(field);
    const end = this.ends[line] ?? 0;
    const start = line === 0 ? 0 : (this.ends[line - 1] ?? 0) + 1;
    if (end <= start) return 0;
    let words = 1;
    for (let at = start; at < end; at++) if (this.text.charCodeAt(at) === SPACE) words++;
    return words;
  }

  isInOpening({ from }: Place): boolean {
    return from >= 0 && from < (this.ends[0] ?? 0);
  }

  /** The best alternative counts, and it alone: a product that names a thing twice is not twice that thing. */
  ofGroup(group: Group): Place {
    let best = NOWHERE;
    for (const words of group) {
      const found = this.ofWords(words);
      if (found.worth > best.worth) best = found;
    }
    return best;
  }

  /** An alternative of several words is worth what its least word is. */
  private ofWords(words: Words): Place {
    let least: Place | undefined;
    for (const word of words) {
      const found = this.ofWord(word);
      if (!least || found.worth < least.worth) least = found;
    }
    return least ?? NOWHERE;
  }

  private ofWord(typed: string): Place {
    const { text, ends } = this;
    const isBeginning = typed.endsWith("*");
    const word = isBeginning ? typed.slice(0, -1) : typed;
    let at = text.indexOf(word);
    if (at < 0) return NOWHERE;
    let best = 0;
    let from = -9;
    let isBrand = false;
    let line = 0;
    for (; at >= 0; at = text.indexOf(word, at + 1)) {
      const before = at === 0 ? BREAK : text.charCodeAt(at - 1);
      if (before > SPACE) continue;
      const to = at + word.length;
      const after = to === text.length ? BREAK : text.charCodeAt(to);
      if (!isBeginning && after > SPACE) continue;
      while (at > (ends[line] ?? 0)) line++;
      this.hits |= 1 << line;
      if (line === BRAND) isBrand = true;
      if (from < 0 && line <= FITS) from = at;
      best = Math.max(best, worthOf[line] ?? 0);
    }
    // A name often begins with its brand, which says nothing of the kind of product.
    if (isBrand && from >= 0) best = worth.brand;
    return { worth: best, from, to: from < 0 ? from : from + word.length };
  }
}
