import type { Amount } from "./number-spans";
import type { Token } from "./sentence";

const allowed = new Set("ook wel best gerust eventueel dan nu zelfs nog toch".split(" "));
/** `dan mag hij wel 300 kosten` */
const things = new Set("het hij ie die dat ze deze".split(" "));
const costing = new Set("kosten zijn worden kost".split(" "));
/** `ik heb maar 50 euro` */
const owning = /^(?:heb|hebben|maar|slechts|amper)$/;
const spending = new Set("besteden uitgeven uit kwijt spenderen".split(" "));

/** What one wants to spend: `voor 300 euro`, `300 euro te besteden`, `mag wel 300 kosten`. */
export function spentAt(
  tokens: readonly Token[],
  at: number,
  { to, isMoney }: Amount,
): { from: number; to: number } | undefined {
  const text = (place: number) => tokens[place]?.text ?? "";
  let start = at - 1;
  const isCost = /^kosten?$/.test(text(to));
  while (allowed.has(text(start)) || (isCost && things.has(text(start)))) start--;
  if (/^(?:mag|mogen)$/.test(text(start)) && (isMoney || costing.has(text(to))))
    return { from: start, to: to + Number(costing.has(text(to))) };
  // `dat het zestig mag kosten`
  if (/^(?:mag|mogen)$/.test(text(to)) && /^kosten?$/.test(text(to + 1))) return { from: at, to: to + 2 };
  if (!isMoney) return undefined;
  if (text(at - 1) === "kan" && text(to) === "missen") return { from: at - 1, to: to + 1 };
  const verb = to + Number(text(to) === "te");
  if (spending.has(text(verb))) return { from: at, to: verb + 1 };
  return text(at - 1) === "voor" || owning.test(text(at - 1)) ? { from: at - 1, to } : undefined;
}
