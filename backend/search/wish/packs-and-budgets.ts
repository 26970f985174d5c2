import { endings } from "./language";
import type { NumberSpan } from "./number-spans";
import type { Token } from "./sentence";
import { mayBeYear, withYears } from "./years";

const packs = /^(?:set|setje|pak|pakje|doos|doosje|verpakking|bundel|zak|zakje|multipack|voordeelpak)$/;
/** Smaller numbers behind `voor` are people, ages or sizes. */
const LEAST_BUDGET = 50;

/** `set van 5 ordners`: so many pieces; `tv voor 500`: what one wants to spend, unless it is of a name. Years are bounded as years are. */
export function withPacksAndBudgets(tokens: readonly Token[], numbers: readonly NumberSpan[]): NumberSpan[] {
  const spans = withYears(tokens, numbers);
  const hasMoney = spans.some(({ isMoney }) => isMoney);
  return spans.map((span): NumberSpan => {
    const { from, to, low, unit, isMoney, isBounded, isDenied } = span;
    if (unit !== undefined || isMoney || isBounded || isDenied || low === null || !Number.isInteger(low)) return span;
    const [before = "", word = ""] = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);
    if (word === "van" && packs.test(before)) return { ...span, from: from - 2, unit: "stuks" };
    const next = tokens[to]?.text;
    const isLast = next === undefined || endings.has(next);
    if (hasMoney || word !== "voor" || !isLast || low < LEAST_BUDGET || mayBeYear(span)) return span;
    return {
      ...span,
      from: from - 1,
      low: null,
      isBounded: true,
      comparison: "max",
      isBudget: true,
      asSaid: span,
    };
  });
}
