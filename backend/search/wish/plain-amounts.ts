import { isCommonUnit } from "../analysis/units";
import { headed } from "./headed-values";
import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";

const MOST_PIECES = 12;

/** `4 winterbanden`: how many are bought says nothing of each, unless they are sold by the piece. */
export function withoutCount(tokens: readonly Token[], sense: ShopSense): Token[] {
  const [count, noun] = tokens;
  const pieces = count?.number ?? 0;
  if (noun === undefined || !/(?:en|s)$/.test(noun.text)) return [...tokens];
  const { kinds, heads } = headed(shopSenses([noun.text], sense), [noun.text], sense);
  const isCount = /^\d+$/.test(count?.text ?? "") && pieces > 1 && pieces <= MOST_PIECES;
  if (!isCount || kinds.length + heads.length === 0) return [...tokens];
  return sense.measured([...kinds, ...heads]).some(({ unit }) => unit === "stuks") ? [...tokens] : tokens.slice(1);
}

const numbers: Readonly<Record<string, string>> = { 2: "twee", 3: "drie", 4: "vier", 5: "vijf", 6: "zes", 8: "acht" };

/** `4 seizoenenbanden`, `4-seizoenenbanden`, where the shop has the number in the word: `vierseizoenenband`. */
export function withNumberInWord(tokens: readonly Token[], sense: ShopSense): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
    const { text: noun = "", to = token.to } = tokens[next] ?? {};
    const number = /^\d$/.test(token.text) ? numbers[token.text] : undefined;
    if (number === undefined || !/^[a-z]{5,}$/.test(noun) || isCommonUnit(noun)) {
      found.push(token);
      continue;
    }
    const { kinds, heads, values } = headed(shopSenses([number + noun], sense), [number + noun], sense);
    if (kinds.length + heads.length + values.length === 0) found.push(token);
    else {
      found.push({ text: number + noun, from: token.from, to, isMended: true });
      at = next;
    }
  }
  return found;
}

const whole = new Set("vol volle heel hele goed goede ruim ruime".split(" "));

/** `een jaar of 8` as 8 years. Together the two words take the place of all that is said, which a chip repeats. */
function withNumberFirst(tokens: readonly Token[]): Token[] {
  const ordered: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, unit, joint, count] = tokens.slice(at, at + 4);
    if (!one) break;
    const isBehind = one.text === "een" && joint?.text === "of" && count?.number !== undefined;
    if (unit && isBehind && isCommonUnit(unit.text)) {
      ordered.push({ ...count, from: one.from, to: unit.to }, { ...unit, from: joint.from, to: count.to });
      at += 3;
    } else ordered.push(one);
  }
  return ordered;
}

/** `3 man` as people, and `een vol uur` as an hour. */
export function withPlainAmounts(typed: readonly Token[]): Token[] {
  const tokens = withNumberFirst(typed);
  return tokens.flatMap((token, at) => {
    const { text: before, number } = tokens[at - 1] ?? {};
    if (token.text === "man" && number !== undefined) return { ...token, text: "personen" };
    const isFilling = before === "een" && whole.has(token.text) && isCommonUnit(tokens[at + 1]?.text ?? "");
    return isFilling ? [] : token;
  });
}
