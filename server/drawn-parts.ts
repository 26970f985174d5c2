import { hash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Drawing } from "../app/ui/drawn-once";

/** Bytes of an entry besides the part. */
const ENTRY = 200;
/** So many parts that were drawn once are remembered by name. */
const DRAWN_ONCE = 5_000;
const MOST_SITES = 100;
const LESS_THAN = 0x3c;

/** A drawing whose document is to be completed. */
export interface OpenDrawing extends Drawing {
  /** The document with known parts and texts in their places, and no mark left. Keeps the parts that are new. */
  complete(document: Buffer): Buffer;
}

interface Asked {
  key: string;
  /** What stands in the place of the mark; undefined for a part that is drawn there. */
  bytes: Buffer | undefined;
}

/**
 * Parts of documents, such as the cards of products, under everything that they are drawn from. Drawing them is most of
 * the cost of a page, and different pages show the same ones. A part is kept when it is drawn for the second time: a
 * crawler that asks for every page once must not push out what visitors look at.
 */
export class DrawnParts {
  readonly #parts: LRUCache<string, Buffer>;
  readonly #drawnOnce = new LRUCache<string, true>({ max: DRAWN_ONCE });
  /** What sites are drawn from, as a short word in place of several kilobytes. Visitors choose flags, so it is bounded. */
  readonly #sites = new LRUCache<string, number>({ max: MOST_SITES });
  #lastSite = 0;
  /** Nothing that a page shows can hold it. */
  readonly #word = `d-${randomBytes(8).toString("hex")}-`;

  constructor(maxBytes: number) {
    this.#parts = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (part) => part.length + ENTRY,
    });
  }

  /** `site` is all that parts are drawn from besides their own properties. */
  begin(site: string): OpenDrawing {
    const known = this.#sites.get(site) ?? ++this.#lastSite;
    this.#sites.set(site, known);
    const asked: Asked[] = [];
    const markOf = (one: Asked) => `${this.#word}${asked.push(one) - 1}`;
    return {
      part: (own) => {
        // What a part is drawn from can be as long as the part itself.
        const key = hash("sha256", `${known} ${own}`, "base64");
        const bytes = this.#parts.get(key);
        return { mark: markOf({ key, bytes }), known: bytes !== undefined };
      },
      text: (content) => `${markOf({ key: "", bytes: Buffer.from(content) })};`,
      complete: (document) => (asked.length === 0 ? document : Buffer.concat(this.#pieces(document, asked))),
    };
  }

  #pieces(document: Buffer, asked: readonly Asked[]): Buffer[] {
    const pieces: Buffer[] = [];
    let done = 0;
    let begun: { part: Asked; at: number } | undefined;
    for (let mark = this.#nextMark(document, 0); mark; mark = this.#nextMark(document, mark.end)) {
      pieces.push(document.subarray(done, mark.start));
      done = mark.end;
      const part = asked[mark.index];
      if (part?.bytes) pieces.push(part.bytes);
      else if (part && begun?.part === part) {
        this.#keep(part.key, document.subarray(begun.at, mark.start));
        begun = undefined;
      } else if (part) begun = { part, at: mark.end };
    }
    pieces.push(document.subarray(done));
    return pieces;
  }

  #keep(key: string, part: Buffer): void {
    if (this.#drawnOnce.delete(key)) {
      // A copy of its own: a slice would keep the whole document.
      this.#parts.set(key, Buffer.concat([part]));
    } else this.#drawnOnce.set(key, true);
  }

  /** The mark of a part is an empty element, `<d-…-7></d-…-7>`; that of a text is `d-…-7;`. */
  #nextMark(document: Buffer, from: number): { start: number; end: number; index: number } | undefined {
    const at = document.indexOf(this.#word, from);
    if (at < 0) return undefined;
    const number = at + this.#word.length;
    const isElement = document[at - 1] === LESS_THAN;
    const close = document.indexOf(isElement ? ">" : ";", number);
    const name = document.toString("latin1", number, close);
    const closing = isElement ? `</${this.#word}${name}>`.length : 0;
    return { start: isElement ? at - 1 : at, end: close + 1 + closing, index: Number(name) };
  }
}
