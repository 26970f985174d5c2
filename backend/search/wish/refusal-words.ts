import type { Token } from "./sentence";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isSmallWord } from "./small-words";

const phrases = (list: string): string[][] => list.split("|").map((phrase) => phrase.split(" "));

/** What refuses as one word does, the longest first. */
const refusing: readonly (readonly [said: string[][], word: string])[] = [
  [
    phrases(
      "alles behalve|allesbehalve|alle merken behalve|alle kleuren behalve|" +
        "een hekel aan|een enorme hekel aan|een hekel heb aan|hekel aan|allergisch voor|allergisch aan|allergie voor|een allergie voor|hou niet van|houd niet van|houden niet van|hou helemaal niet van|" +
        "kan niet tegen|kunnen niet tegen|een afkeer van|walg van|gruwel van|haat",
    ),
    "geen",
  ],
  [phrases("alle klassen behalve"), "klasse geen"],
  [phrases("alle maten behalve"), "maat geen"],
  [phrases("niks met|niets met"), "zonder"],
  [phrases("niet zonder|niets zonder|nooit zonder"), "met"],
];
const longest = Math.max(...refusing.flatMap(([said]) => said.map(({ length }) => length)));

function phraseAt(tokens: readonly Token[], at: number): { word: string; length: number } | undefined {
  for (let length = longest; length > 0; length--) {
    const text = tokens.slice(at, at + length).map((token) => token.text);
    for (const [said, word] of refusing)
      if (said.some((words) => words.length === length && words.every((one, place) => one === text[place])))
        return { word, length };
  }
  return undefined;
}

const finding = /^vind(?:en)?$/;
const ugly = /^(?:lelijk|lelijke|niks|niets|vreselijk|afschuwelijk|verschrikkelijk|stom|saai|spuuglelijk|foeilelijk)$/;
const very = /^(?:zo|echt|heel|erg|maar|toch|gewoon|te|ik|we|wij|een|de|het|met)$/;
const MOST_FOUND = 6;

/** Where the words end that find something ugly, and what that is: `vind ik bloemen lelijk`, `vind bloemen niet mooi`. */
function foundUgly(tokens: readonly Token[], at: number): { what: Token[]; to: number } | undefined {
  if (!finding.test(tokens[at]?.text ?? "")) return undefined;
  const what: Token[] = [];
  for (let place = at + 1; place < Math.min(tokens.length, at + MOST_FOUND + 1); place++) {
    const token = tokens[place];
    const { text = "" } = token ?? {};
    const isNot = text === "niet" && /^(?:mooi|leuk|fijn|lekker|prettig)$/.test(tokens[place + 1]?.text ?? "");
    if (ugly.test(text) || isNot) return what.length > 0 ? { what, to: place + (isNot ? 2 : 1) } : undefined;
    const isThing = /^(?:en|of)$/.test(text) || (/^[a-z]/.test(text) && !isSmallWord(text));
    if (token && isThing) what.push(token);
    else if (!very.test(text)) return undefined;
  }
  return undefined;
}

/** `buiten samsung en apple`: of what has makers, those who are out of the question. */
const isOutside = (tokens: readonly Token[], at: number, sense: ShopSense): boolean =>
  tokens[at]?.text === "buiten" &&
  shopSenses([tokens[at + 1]?.text ?? ""], sense).values.some(({ field }) => field === "brand");

/** `jbl noch sony`: what stands in front of the first `noch` is refused as well. */
function beforeNoch(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === "noch");
  const first = tokens[at - 1];
  const isDenied = tokens
    .slice(0, Math.max(0, at))
    .some(({ text }) => /^(?:geen|niet|noch|zonder|behalve)$/.test(text));
  if (at < 1 || !first || isDenied || tokens[at - 2]?.text === "noch") return [...tokens];
  const from = /^(?:van|met|in)$/.test(tokens[at - 2]?.text ?? "") ? at - 2 : at - 1;
  const place = tokens[from]?.from ?? 0;
  return [...tokens.slice(0, from), { text: "geen", from: place, to: place }, ...tokens.slice(from)];
}

const pattern = /^(?:prints?|printje|patroon|patronen|motief|motieven|opdruk|dessin|versiering)$/;
/** `geen print met bloemen`: what the print shows is refused, and not every print. */
const isPatternOf = (tokens: readonly Token[], at: number): boolean =>
  pattern.test(tokens[at]?.text ?? "") &&
  /^(?:geen|zonder)$/.test(tokens[at - 1]?.text ?? "") &&
  /^(?:met|van)$/.test(tokens[at + 1]?.text ?? "");

/** The words with which people refuse, as the one word that says the same: `niks met`, `een hekel aan`, `vind ik lelijk`. */
export function withPlainRefusals(typed: readonly Token[], sense: ShopSense): Token[] {
  const found: Token[] = [];
  const tokens = beforeNoch(typed);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const phrase = phraseAt(tokens, at);
    const isUgly = foundUgly(tokens, at);
    if (isPatternOf(tokens, at)) at++;
    else if (isOutside(tokens, at, sense)) found.push({ ...token, text: "geen" });
    else if (isUgly) {
      found.push({ ...token, text: "geen" }, ...isUgly.what);
      at = isUgly.to - 1;
    } else if (phrase) {
      const last = tokens[at + phrase.length - 1] ?? token;
      found.push(...phrase.word.split(" ").map((text) => ({ text, from: token.from, to: last.to })));
      at += phrase.length - 1;
    } else found.push(token);
  }
  return found;
}
