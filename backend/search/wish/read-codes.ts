import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

const MOST_TOKENS = 8;
const SIGN = /^[-/.()]$/;

/** Values that are codes or sizes of several parts, as the shop has them: `5w30`, `205/55 r16`, `140 bij 200`, `w32 l34`. */
export function readCodes({ tokens, isTaken }: Reading, { lexicon }: ShopSense): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    let code = "";
    let longest: Mention | undefined;
    if (!/\d/.test(tokens[at]?.text ?? "")) continue;
    for (let to = at; to < Math.min(tokens.length, at + MOST_TOKENS) && !isTaken(to); to++) {
      const text = tokens[to]?.text ?? "";
      if (SIGN.test(text)) continue;
      if (!/^[a-z0-9]/.test(text)) break;
      code += text === "bij" ? "x" : text.replace(/[^a-z0-9]/g, "");
      const values = lexicon.valuesOfCode(code);
      if (values.length > 0) longest = { from: at, to: to + 1, kinds: [], heads: [], values };
    }
    if (!longest) continue;
    found.push(longest);
    at = longest.to - 1;
  }
  return found;
}
