import { endings } from "./language";
import type { Reading } from "./reading";

/** `die minstens 40 uur brandt`: the last word of a clause that says what a thing does. */
export function isClosingVerb({ tokens }: Reading, at: number): boolean {
  const { text = "" } = tokens[at] ?? {};
  const next = tokens[at + 1]?.text;
  if (!/^[a-z]{3,}t$/.test(text) || (next !== undefined && !endings.has(next) && next !== "en")) return false;
  for (let place = at - 1; place > 0 && !endings.has(tokens[place]?.text ?? ""); place--)
    if (/^(?:die|dat|wat)$/.test(tokens[place]?.text ?? "")) return place < at - 1;
  return false;
}

/** `geen losse literflesjes`: what is refused is not what is sought. */
export function isRefused({ tokens }: Reading, at: number): boolean {
  const [last, first] = [tokens[at - 1]?.text ?? "", tokens[at - 2]?.text];
  return last === "geen" || (first === "geen" && /^[a-z]{3,}e$/.test(last));
}
