import { coinAt, isCurrency } from "./money-words";
import type { NumberSpan } from "./number-spans";
import type { Token } from "./sentence";

const hundreds: ReadonlyMap<string, number> = new Map([
  ["honderden", 100],
  ["duizenden", 1_000],
]);
const few = new Set(["paar", "enkele"]);
const FEWEST = 2;
const MOST = 4;

/** `een paar tientjes`, `enkele honderden euro's`: two to four of them; as a budget at most so much. */
export function fewAt(tokens: readonly Token[], at: number): Omit<NumberSpan, "from"> | undefined {
  const place = at + Number(tokens[at]?.text === "een");
  if (!few.has(tokens[place]?.text ?? "")) return undefined;
  const { text = "", number } = tokens[place + 1] ?? {};
  const isMoney = isCurrency(tokens, place + 2);
  const size = coinAt(tokens, place + 1) ?? (isMoney ? (hundreds.get(text) ?? number) : undefined);
  if (size === undefined) return undefined;
  const to = place + 2 + Number(isMoney);
  return { to, low: FEWEST * size, high: MOST * size, isMoney: true, isBounded: true };
}
