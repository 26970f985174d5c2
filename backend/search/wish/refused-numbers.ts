import { denials } from "./language";
import { isCurrency } from "./money-words";
import type { UnitAt } from "./number-spans";
import { SIDE } from "./refused-members";
import { phraseAt, type Token } from "./sentence";

const joining = new Set(
  "of en noch ook evenmin / , van de het een in maat maar wel liever juist dan graag doe".split(" "),
);
const turning = new Set(["maar", "liever", "juist"]);
const preferring = new Set(["liever", "eerder", "liefst"]);
const MOST_BETWEEN = 12;

/** A number at a place with its unit; `unit` is empty where nothing says what it counts. */
function numberAt(
  tokens: readonly Token[],
  at: number,
  unitAt: UnitAt,
): { to: number; unit: readonly Token[] } | undefined {
  if (tokens[at]?.number === undefined || isCurrency(tokens, at + 1) || tokens[at - 1]?.text === "€") return undefined;
  const hyphen = Number(tokens[at + 1]?.text === "-");
  const found = SIDE.test(tokens[at + 1]?.text ?? "") ? { length: 1 } : unitAt(tokens, at + 1 + hyphen);
  const to = found ? at + 1 + hyphen + found.length : at + 1;
  return { to, unit: found ? tokens.slice(at + 1 + hyphen, to) : [] };
}

interface Run {
  /** Places behind numbers that have no unit of their own. */
  bare: number[];
  unit: readonly Token[];
  /** Where what is wanted in their place begins: `niet 55 maar 65 inch`. */
  instead?: number;
}

/** Numbers from a place on of which only the last has a unit; undefined where none has. */
function runAt(tokens: readonly Token[], from: number, unitAt: UnitAt): Run | undefined {
  const bare: number[] = [];
  let instead: number | undefined;
  for (let at = from; at < Math.min(tokens.length, from + MOST_BETWEEN); ) {
    const number = numberAt(tokens, at, unitAt);
    if (number && number.unit.length > 0)
      return bare.length > 0 ? { bare, unit: number.unit, ...(instead && { instead }) } : undefined;
    if (number) bare.push(number.to);
    const denial = phraseAt(tokens, at, denials);
    const text = tokens[at]?.text ?? "";
    if (!number && denial === 0 && !joining.has(text)) return undefined;
    if (denial > 0) instead = undefined;
    else if (turning.has(text)) instead = at + 1;
    at += number ? number.to - at : Math.max(1, denial);
  }
  return undefined;
}

/**
 * Refused numbers with the unit that stands behind the last: `niet 16 en ook niet 18 cm`. Where another is wanted in their
 * place, `niet 55 maar 65 inch` and `liever 9 dan 8 kilo`, that alone is left.
 */
export function withSharedUnits(typed: readonly Token[], unitAt: UnitAt): Token[] {
  const found: Token[] = [];
  const units = new Map<number, readonly Token[]>();
  for (let at = 0; at < typed.length; at++) {
    const unit = units.get(at);
    const end = typed[at - 1]?.to ?? 0;
    if (unit) found.push(...unit.map((token) => ({ ...token, from: end, to: end })));
    const token = typed[at];
    if (!token) continue;
    const one = preferring.has(token.text) ? numberAt(typed, at + 1, unitAt) : undefined;
    const other = one && typed[one.to]?.text === "dan" ? numberAt(typed, one.to + 1, unitAt) : undefined;
    if (one && other) {
      const behind =
        one.unit.length > 0
          ? []
          : other.unit.map((each) => ({ ...each, from: typed[one.to - 1]?.to ?? 0, to: typed[one.to - 1]?.to ?? 0 }));
      found.push(token, ...typed.slice(at + 1, one.to), ...behind);
      at = other.to - 1;
      continue;
    }
    const denial = phraseAt(typed, at, denials);
    const run = denial > 0 ? runAt(typed, at + denial, unitAt) : undefined;
    if (run?.instead !== undefined) {
      at = run.instead - 1;
      continue;
    }
    for (const place of run?.bare ?? []) units.set(place, run?.unit ?? []);
    found.push(token);
  }
  return found;
}
