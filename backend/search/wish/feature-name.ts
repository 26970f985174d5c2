import { normalise } from "../analysis/normalise";
import { tokens } from "../analysis/tokens";
import type { Reading } from "./reading";

const MOST_WORDS = 2;
const signs = new Set([":", "=", "is"]);

/** Takes the name of a feature that stands beside its value, which says no more: `formaat A5`, `A5 formaat`. */
export function takeFeatureName(reading: Reading, from: number, to: number, feature: string): void {
  const name = tokens(feature).map(normalise);
  if (name.length > MOST_WORDS) return;
  const isName = (at: number) =>
    at >= 0 &&
    reading.isFree(at, at + name.length) &&
    name.every((word, place) => normalise(reading.tokens[at + place]?.text ?? "") === word);
  const sign = Number(signs.has(reading.tokens[from - 1]?.text ?? ""));
  const at = [from - sign - name.length, to].find(isName);
  if (at !== undefined) reading.take(at, at + name.length);
}
