import { multiplierOf, numberOfDigits, numberOfWord } from "./dutch-numbers";
import { isEuro, isEuroSign } from "./euro-words";

/** A word, number or sign of a sentence. */
export interface Token {
  /** In lower case without accents; a number in digits as typed. */
  text: string;
  /** Where it stands in the sentence. */
  from: number;
  to: number;
  /** Of digits or a number word; `een` is an article. */
  number?: number;
  /** Written as an amount: `500,-`. */
  isAmount?: boolean;
  /** Written in words: `driehonderd`, `3 honderd`. */
  isSpelled?: boolean;
  /** Typed otherwise, and read as this. */
  isMended?: true;
  /** Part of a name of the shop, whatever it says elsewhere: `max` of `pro max`. */
  isName?: true;
}

const MOST_TOKENS = 120;
const QUOTES = /[“”„″]/;
const APOSTROPHES = /[‘’`´′]/;
/** Control and bidirectional characters. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/** What no decomposition makes plain. */
const plainer = new Map([
  ["²", "2"],
  ["³", "3"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
]);

/** Each character in lower case without accents, so that places in both texts are the same. */
function plain(text: string): string {
  let found = "";
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (QUOTES.test(character)) found += '"';
    else if (APOSTROPHES.test(character)) found += "'";
    else if (UNSEEN.test(character)) found += " ";
    else found += plainer.get(character.toLowerCase()) ?? character.toLowerCase().normalize("NFD").charAt(0);
  }
  return found;
}

const TOKEN =
  /€|"|(?<![\d/.,])[1-7]\/[48](?![\d/])|\d[\d.,]*\d(?:,-+)?|\d(?:,-+)?|[a-z][a-z0-9]*(?:'[a-z]+)*|[<>≤≥]=?|[,;:.!?()&+/-]/g;
/** `4k`, `1000xm4`: a code unless the letters are a unit. */
const CODE = /\d+[a-z][a-z0-9]*/y;

/** A sentence in words, numbers and signs; at most the first hundred or so. */
export interface Sentence {
  text: string;
  tokens: Token[];
}

function numberToken(text: string, isGlued = false): Pick<Token, "number" | "isAmount" | "isSpelled"> {
  if (/^\d/.test(text)) {
    const number = numberOfDigits(text);
    return Number.isFinite(number) ? { number, ...(/,-+$/.test(text) && { isAmount: true }) } : {};
  }
  const number = text === "een" && !isGlued ? undefined : numberOfWord(text);
  return number === undefined ? {} : { number, isSpelled: true };
}

const SHORTEST_UNIT = 4;
const SHORTEST_THING = 3;

/** Where the unit ends in `persoonstent` and `zitsbank`; its length when the word is a unit, 0 when none begins it. */
function unitEnd(word: string, isUnit: (word: string) => boolean): number {
  if (isUnit(word)) return word.length;
  for (let end = word.length - SHORTEST_THING; end >= SHORTEST_UNIT; end--) if (isUnit(word.slice(0, end))) return end;
  return 0;
}

/** Where the number and the unit end in `vierpersoons`, `driezits` and `driezitsbank`; undefined when it is another word. */
function cutAfterNumber(word: string, isUnit: (word: string) => boolean): [number: number, unit: number] | undefined {
  if (!/^[a-z]{7,}$/.test(word)) return undefined;
  for (let cut = 3; cut <= word.length - SHORTEST_THING; cut++) {
    if (numberOfWord(word.slice(0, cut)) === undefined) continue;
    const end = unitEnd(word.slice(cut), isUnit);
    if (end > 0) return [cut, cut + end];
  }
  return undefined;
}

/** Whether a word follows a number, or a hyphen behind one: `3-zitsbank`. */
const isAfterNumber = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.number !== undefined || (tokens.at(-1)?.text === "-" && tokens.at(-2)?.number !== undefined);

/** `tweehonderd vijftig`, `duizend tweehonderd`: a smaller number in words follows a round one. */
const goesOn = (first: Token, next: Token): boolean =>
  first.isSpelled === true &&
  next.isSpelled === true &&
  [100, 1_000].some((size) => (first.number ?? 1) % size === 0 && (next.number ?? size) < size);

/** Takes a number that goes on in a word of its own into the token before it: `vijf honderd`, `2 en een half`. */
function continued(tokens: Token[], text: string): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const last = found.at(-1);
    const { number } = last ?? {};
    const times = multiplierOf(token.text);
    if (last && number !== undefined && number > 0 && times !== undefined && number < 100 && !last.isAmount) {
      found[found.length - 1] = joined(last, token, number * times, text);
      continue;
    }
    if (last && number !== undefined && goesOn(last, token)) {
      found[found.length - 1] = joined(last, token, number + (token.number ?? 0), text);
      continue;
    }
    const isHalf =
      token.text === "en" && tokens[at + 1]?.text === "een" && /^hal(?:f|ve)$/.test(tokens[at + 2]?.text ?? "");
    const half = isHalf ? tokens[at + 2] : undefined;
    if (last && half && number !== undefined && Number.isInteger(number)) {
      found[found.length - 1] = joined(last, half, number + 0.5, text);
      at += 2;
      continue;
    }
    found.push(token);
  }
  return found;
}

/** `EUR 500`: the word stands where the sign does. */
function signed(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const isBefore = tokens[at + 1]?.number !== undefined && tokens[at - 1]?.number === undefined;
    return isBefore && isEuroSign(token.text) ? { ...token, text: "€" } : token;
  });
}

const joined = (first: Token, last: Token, number: number, text: string): Token => ({
  text: text.slice(first.from, last.to),
  from: first.from,
  to: last.to,
  number,
  isSpelled: true,
});

/** `isUnit`: whether letters after digits (`55inch`) are a unit, and not the rest of a code (`1000xm4`). */
export function readSentence(typed: string, isUnit: (word: string) => boolean): Sentence {
  const text = typed.normalize("NFC");
  const folded = plain(text);
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(folded); match && tokens.length < MOST_TOKENS; match = TOKEN.exec(folded)) {
    const from = match.index;
    CODE.lastIndex = from;
    const code = CODE.exec(folded)?.[0];
    const letters = code?.replace(/^\d+/, "") ?? "";
    // Nobody weighs five grams of something, without a space.
    const isMobile = /^[2-6]g$/.test(code ?? "");
    if (code && !isEuro(letters) && (isMobile || unitEnd(letters, isUnit) === 0)) {
      tokens.push({ text: code, from, to: from + code.length });
      TOKEN.lastIndex = from + code.length;
      continue;
    }
    const [word] = match;
    const after = isAfterNumber(tokens) ? unitEnd(word, isUnit) : 0;
    const [cut, end] = cutAfterNumber(word, isUnit) ?? [0, after];
    if (end > 0 && (cut > 0 || end < word.length)) {
      if (cut > 0)
        tokens.push({ text: word.slice(0, cut), from, to: from + cut, ...numberToken(word.slice(0, cut), true) });
      tokens.push({ text: word.slice(cut, end), from: from + cut, to: from + end });
      if (end < word.length) tokens.push({ text: word.slice(end), from: from + end, to: from + word.length });
      continue;
    }
    tokens.push({ text: word, from, to: from + word.length, ...numberToken(word) });
  }
  return { text, tokens: signed(continued(tokens, folded)) };
}

const isAdded = (token: Token | undefined): boolean => token !== undefined && token.from === token.to;

/** The words of the sentence between two tokens, as typed; those that stand nowhere in it (`geen` of `geen 7 of 8`) as read. */
export function saidBetween({ text, tokens }: Sentence, from: number, to: number): string {
  let [begin, end] = [from, to];
  while (begin < to && isAdded(tokens[begin])) begin++;
  while (end > begin && isAdded(tokens[end - 1])) end--;
  const typed = begin < end ? text.slice(tokens[begin]?.from ?? 0, tokens[end - 1]?.to ?? 0).trim() : "";
  const read = (some: readonly Token[]) => some.map((token) => token.text);
  return [...read(tokens.slice(from, begin)), typed, ...read(tokens.slice(end, to))].filter(Boolean).join(" ");
}

/** The number of tokens that one of these phrases takes at a place; 0 when none stands there. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  let longest = 0;
  for (const words of phrases) {
    if (words.length > longest && words.every((word, i) => tokens[at + i]?.text === word)) longest = words.length;
  }
  return longest;
}
