import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Drawing } from "../app/ui/drawn-once";

/** A key and a part are one byte a character, give or take; this much more for the entry. */
const ENTRY = 200;
const MOST_SITES = 100;

/** A drawing whose document is to be completed. */
export interface OpenDrawing extends Drawing {
  /** The document of these pieces: known parts in the places of their marks, and no mark left. Keeps the new parts. */
  complete(pieces: readonly Buffer[]): Buffer[];
}

/**
 * Parts of documents, such as the cards of products, under everything that they are drawn from. Drawing them is most of
 * the cost of a page, and different pages show the same ones.
 */
export class DrawnParts {
  readonly #parts: LRUCache<string, Buffer>;
  /** What sites are drawn from, as a short word in place of several kilobytes. Visitors choose flags, so it is bounded. */
  readonly #sites = new LRUCache<string, number>({ max: MOST_SITES });
  #lastSite = 0;
  /** Nothing that a page shows can hold it. */
  readonly #word = `d-${randomBytes(8).toString("hex")}-`;

  constructor(maxBytes: number) {
    this.#parts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (part, key) => part.length + key.length + ENTRY,
    });
  }

  /** `site` is all that parts are drawn from besides their own properties. */
  begin(site: string): OpenDrawing {
    const known = this.#sites.get(site) ?? ++this.#lastSite;
    this.#sites.set(site, known);
    const asked: { key: string; html: Buffer | undefined }[] = [];
    return {
      part: (own) => {
        const key = `${known} ${own}`;
        const html = this.#parts.get(key);
        asked.push({ key, html });
        return { mark: `${this.#word}${asked.length - 1}`, known: html !== undefined };
      },
      complete: (pieces) =>
        asked.length === 0 ? [...pieces] : pieces.flatMap((piece) => this.#completed(piece, asked)),
    };
  }

  #completed(piece: Buffer, asked: readonly { key: string; html: Buffer | undefined }[]): Buffer[] {
    const whole: Buffer[] = [];
    let done = 0;
    let begun: { index: number; at: number } | undefined;
    for (let mark = this.#nextMark(piece, 0); mark; mark = this.#nextMark(piece, mark.end)) {
      whole.push(piece.subarray(done, mark.start));
      done = mark.end;
      const part = asked[mark.index];
      if (part?.html) whole.push(part.html);
      else if (part && begun?.index === mark.index) {
        this.#parts.set(part.key, Buffer.from(piece.subarray(begun.at, mark.start)));
        begun = undefined;
      } else begun = { index: mark.index, at: mark.end };
    }
    whole.push(piece.subarray(done));
    return whole;
  }

  /** A mark is an empty element: `<d-…-7></d-…-7>`. */
  #nextMark(piece: Buffer, from: number): { start: number; end: number; index: number } | undefined {
    const start = piece.indexOf(`<${this.#word}`, from);
    if (start < 0) return undefined;
    const number = start + this.#word.length + 1;
    const close = piece.indexOf(">", number);
    const name = piece.toString("latin1", number, close);
    return { start, end: close + 1 + `</${this.#word}${name}>`.length, index: Number(name) };
  }
}
