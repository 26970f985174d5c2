import { type Both, backwards, forwards, type Joint } from "./chain";
import { featuresOf, jointAfter, type Signs } from "./clause-features";
import weights from "./wanted-weights.json";

/** What was learned of clauses that say what is wanted: see learn.ts. */
export interface WantedWeights {
  /** Words that count by themselves. */
  words: readonly string[];
  /** How much each feature says that a clause tells what is wanted. */
  features: Readonly<Record<string, number>>;
  /** How well a clause (told, wanted) follows on another, by what stands between them. */
  joints: readonly (readonly (readonly number[])[])[];
}

/**
 * How likely each clause of a message says what is wanted now, and does not tell a story around that, from 0 to 1, by what
 * was learned. Clauses are judged together (a linear-chain conditional random field).
 */
export function wantedBy(learned: WantedWeights): (clauses: readonly Signs[]) => number[] {
  const words: ReadonlySet<string> = new Set(learned.words);
  const features: ReadonlyMap<string, number> = new Map(Object.entries(learned.features));
  return (clauses) => {
    const own = clauses.map((_, at) =>
      featuresOf(clauses, at, (word) => words.has(word)).reduce((sum, one) => sum + (features.get(one) ?? 0), 0),
    );
    const joint: Joint = (at, from, to) => learned.joints[jointAfter(clauses[at] ?? [])]?.[from]?.[to] ?? 0;
    const forward = forwards(own, joint);
    const likely: number[] = [];
    let behind: Both = [0, 0];
    for (let at = own.length - 1; at >= 0; at--) {
      const [told, wanted] = forward[at] ?? [0, 0];
      likely[at] = 1 / (1 + Math.exp(told + behind[0] - wanted - behind[1]));
      behind = backwards(behind, own[at] ?? 0, (from, to) => joint(at - 1, from, to));
    }
    return likely;
  };
}

/** The same by what was learned for this shop's language. */
export const wantedIn = wantedBy(weights);
