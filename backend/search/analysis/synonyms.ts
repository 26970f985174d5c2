import { normalise } from "./normalise";
import { tokens } from "./tokens";

/** `camera voor in de auto` */
const LONGEST_PHRASE = 5;

/** Phrase (stems joined by spaces) → its alternatives, as stems. */
export class Synonyms {
  /** `oneWay`: what the words mean that do not mean them in turn, as `brown => bruin`. */
  private constructor(
    private readonly alternatives: ReadonlyMap<string, string[][]>,
    private readonly oneWay: ReadonlySet<string[]> = new Set(),
  ) {}

  /**
   * Parses the operator's file: `tv, televisie` is a two-way synonym, `combi => combinatie` a one-way one; `#` starts a
   * comment. Meaningless lines are skipped.
   */
  static parse(text: string): Synonyms {
    const alternatives = new Map<string, string[][]>();
    const oneWay = new Set<string[]>();
    const add = (from: string[], to: string[]) => {
      if (from.length === 0 || from.length > LONGEST_PHRASE || to.length === 0) return;
      const key = from.join(" ");
      if (key === to.join(" ")) return;
      alternatives.set(key, [...(alternatives.get(key) ?? []), to]);
    };
    const phrases = (list: string) => list.split(",").map((phrase) => tokens(phrase).map(normalise));
    for (const line of text.split(/\r?\n/)) {
      const [left = "", right] = (line.split("#")[0] ?? "").split("=>");
      const from = phrases(left);
      const to = right === undefined ? from : phrases(right);
      for (const phrase of from) for (const other of to) add(phrase, other);
      if (right !== undefined) for (const other of to) oneWay.add(other);
    }
    return new Synonyms(alternatives, oneWay);
  }

  /** The same for whom these stems are nothing but themselves: what they mean one way is left out. */
  withNames(stems: ReadonlySet<string>): Synonyms {
    if (![...stems].some((stem) => this.alternatives.has(stem))) return this;
    const alternatives = new Map(this.alternatives);
    for (const stem of stems) {
      const kept = alternatives.get(stem)?.filter((other) => !this.oneWay.has(other)) ?? [];
      if (kept.length > 0) alternatives.set(stem, kept);
      else alternatives.delete(stem);
    }
    return new Synonyms(alternatives, this.oneWay);
  }

  /** Stems of single words that have synonyms. */
  *words(): Iterable<string> {
    for (const phrase of this.alternatives.keys()) if (!phrase.includes(" ")) yield phrase;
  }

  /** Whether a stem is known only as the end of phrases: `bike` of `e-bike`. */
  onlyEndsPhrases(stem: string): boolean {
    if (this.alternatives.has(stem)) return false;
    for (const phrase of this.alternatives.keys()) if (phrase.endsWith(` ${stem}`)) return true;
    return false;
  }

  /** The longest phrase starting at `at` that has synonyms. */
  find(stems: readonly string[], at: number): { length: number; alternatives: string[][] } | undefined {
    for (let length = Math.min(LONGEST_PHRASE, stems.length - at); length > 0; length--) {
      const alternatives = this.alternatives.get(stems.slice(at, at + length).join(" "));
      if (alternatives) return { length, alternatives };
    }
    return undefined;
  }
}
