import { denialBefore } from "./denied-bounds";
import type { ValueSense } from "./lexicon";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";

const MOST_TOKENS = 8;
const SIGN = /^[-/.()]$/;

const METRE = /^(?:m|meter)$/;

/** A part of a size that is said in metres, as the shop has it: `1.40 bij 2 meter` is 140 x 200 cm. */
function inCentimetres({ tokens }: Pick<Reading, "tokens">, at: number): { code: string; to: number } | undefined {
  const [first, joint, second, unit] = [0, 1, 2, 3].map((i) => tokens[at + i]);
  const isMetres = METRE.test(unit?.text ?? "") || METRE.test(joint?.text ?? "");
  const start = METRE.test(joint?.text ?? "") ? tokens[at + 2] : joint;
  const last = METRE.test(joint?.text ?? "") ? tokens[at + 3] : second;
  if (!isMetres || !/^(?:x|bij)$/.test(start?.text ?? "")) return undefined;
  if (first?.number === undefined || last?.number === undefined || first.number > 9 || last.number > 9)
    return undefined;
  const place = last === second ? at + 3 : at + 4;
  return {
    code: `${Math.round(first.number * 100)}x${Math.round(last.number * 100)}`,
    to: place + Number(METRE.test(tokens[place]?.text ?? "")),
  };
}

/** A token as it is written in codes: `negentig` as `90`. */
function writtenAt(tokens: readonly Token[], at: number): string {
  const { text = "", number, isSpelled } = tokens[at] ?? {};
  return isSpelled && number !== undefined && Number.isInteger(number) ? String(number) : text;
}

const AREA = /^(\d+)x(\d+)$/;

/** The values of a code; of a length and a width that nothing has in this order, those in the other: `120 bij 60`. */
function valuesOfArea(code: string, valuesOfCode: (code: string) => readonly ValueSense[]) {
  const values = valuesOfCode(code);
  const [, first, second] = values.length === 0 ? (AREA.exec(code) ?? []) : [];
  return first === undefined ? values : valuesOfCode(`${second}x${first}`);
}

/** Values that are codes or sizes of several parts, as the shop has them: `5w30`, `205/55 r16`, `140 bij 200`, `w32 l34`. */
export function readCodes({ tokens, isTaken }: Reading, { lexicon }: ShopSense): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let code = "";
    let longest: Mention | undefined;
    if (!/\d/.test(writtenAt(tokens, at))) continue;
    const metres = inCentimetres({ tokens }, at);
    const measured = lexicon.valuesOfCode(metres?.code ?? "");
    if (metres && measured.length > 0) longest = { from: at, to: metres.to, kinds: [], heads: [], values: measured };
    for (let to = at; to < Math.min(tokens.length, at + MOST_TOKENS) && !isTaken(to); to++) {
      const text = writtenAt(tokens, to);
      if (SIGN.test(text)) continue;
      if (!/^[a-z0-9]/.test(text)) break;
      code += text === "bij" ? "x" : text.replace(/[^a-z0-9]/g, "");
      const values = valuesOfArea(code, (one) => lexicon.valuesOfCode(one));
      if (values.length > 0) longest = { from: at, to: to + 1, kinds: [], heads: [], values };
    }
    if (!longest) continue;
    const denied = denialBefore(tokens, longest.from);
    found.push({ ...longest, ...(denied !== undefined && { denied }) });
    at = longest.to - 1;
  }
  return found;
}
