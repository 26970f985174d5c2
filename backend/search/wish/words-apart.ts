import type { Sentence, Token } from "./sentence";
import type { ShopSense } from "./shop-sense";

const SHORTEST = 3;
/** Of so many of the names with both parts, the one stands right behind the other. */
const MOSTLY = 0.5;

/** A word that the shop writes as two, or with a hyphen: `joycon` of a `Joy-Con`. As it is where it does not. */
async function wordsApart(token: Token, sense: ShopSense): Promise<Token[]> {
  const { text, from, to } = token;
  for (let cut = SHORTEST; cut <= text.length - SHORTEST; cut++) {
    const parts = [text.slice(0, cut), text.slice(cut)] as const;
    if (!parts.every((part) => sense.shareNamed(part, []) > 0)) continue;
    if ((await sense.shareTogether(parts, [])) <= MOSTLY) continue;
    const [first, second] = parts;
    return [
      { text: first, from, to: from + cut },
      { text: second, from: from + cut, to },
    ];
  }
  return [token];
}

/** A sentence with such words as they are written in the shop; `mayBe`: whether it knows a word not as it was typed. */
export async function withWordsApart(
  sentence: Sentence,
  mayBe: (token: Token) => boolean,
  sense: ShopSense,
): Promise<Sentence> {
  const tokens: Token[] = [];
  for (const token of sentence.tokens) tokens.push(...(mayBe(token) ? await wordsApart(token, sense) : [token]));
  return tokens.length > sentence.tokens.length ? { ...sentence, tokens } : sentence;
}
