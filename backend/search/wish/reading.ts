import type { WishPart } from "#contract/wish";
import { type Sentence, saidBetween, type Token } from "./sentence";

/** A sentence while it is read: what was taken of it, and the parts of the wish so far. */
export class Reading {
  readonly parts: WishPart[] = [];
  private readonly taken: Uint8Array;

  constructor(readonly sentence: Sentence) {
    this.taken = new Uint8Array(sentence.tokens.length);
    for (const [at, { isName }] of sentence.tokens.entries()) if (isName) this.hold(at, at + 1);
  }

  get tokens(): readonly Token[] {
    return this.sentence.tokens;
  }

  /** Whether something has read it, or holds it. */
  readonly isTaken = (at: number): boolean => this.taken[at] !== 0;

  isFree(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.taken[at] !== 0) return false;
    return to <= this.taken.length;
  }

  /** Keeps tokens from being read until they are released. */
  hold(from: number, to: number): void {
    for (let at = from; at < to; at++) if (this.taken[at] === 0) this.taken[at] = 2;
  }

  release(): void {
    for (const [at, state] of this.taken.entries()) if (state === 2) this.taken[at] = 0;
  }

  take(from: number, to: number): void {
    this.taken.fill(1, from, to);
  }

  said(from: number, to: number): string {
    return saidBetween(this.sentence, from, to);
  }

  /** Adds a part, in place of an earlier one with its id: the last word wins. */
  add(part: WishPart): void {
    const at = this.parts.findIndex(({ id }) => id === part.id);
    if (at >= 0) this.parts.splice(at, 1);
    this.parts.push(part);
  }

  /** The words that nothing took. */
  left(): { token: Token; at: number }[] {
    return this.tokens.map((token, at) => ({ token, at })).filter(({ at }) => this.taken[at] !== 1);
  }
}
