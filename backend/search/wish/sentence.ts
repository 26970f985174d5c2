import { numberOfDigits, numberOfWord } from "./dutch-numbers";

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
}

const MOST_TOKENS = 120;
const QUOTES = /[“”„″]/;
const APOSTROPHES = /[‘’`´′]/;
/** Control and bidirectional characters. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

const strokes = new Map([
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
    else found += strokes.get(character.toLowerCase()) ?? character.toLowerCase().normalize("NFD").charAt(0);
  }
  return found;
}

const TOKEN = /€|"|\d[\d.,]*\d(?:,-+)?|\d(?:,-+)?|[a-z][a-z0-9]*(?:'[a-z]+)*|[<>≤≥]=?|[,;:.!?()&+/-]/g;
/** `4k`, `1000xm4`: a code unless the letters are a unit. */
const CODE = /\d+[a-z][a-z0-9]*/y;

/** A sentence in words, numbers and signs; at most the first hundred or so. */
export interface Sentence {
  text: string;
  tokens: Token[];
}

function numberToken(text: string): Pick<Token, "number" | "isAmount"> {
  if (/^\d/.test(text)) {
    const number = numberOfDigits(text);
    return Number.isFinite(number) ? { number, ...(/,-+$/.test(text) && { isAmount: true }) } : {};
  }
  const number = text === "een" ? undefined : numberOfWord(text);
  return number === undefined ? {} : { number };
}

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
    if (code && !isUnit(letters)) {
      tokens.push({ text: code, from, to: from + code.length });
      TOKEN.lastIndex = from + code.length;
      continue;
    }
    const [word] = match;
    tokens.push({ text: word, from, to: from + word.length, ...numberToken(word) });
  }
  return { text, tokens };
}

/** The words of the sentence between two tokens, as typed. */
export function saidBetween({ text, tokens }: Sentence, from: number, to: number): string {
  return text.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0).trim();
}

/** The number of tokens that one of these phrases takes at a place; 0 when none stands there. */
export function phraseAt(tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]): number {
  let longest = 0;
  for (const words of phrases) {
    if (words.length > longest && words.every((word, i) => tokens[at + i]?.text === word)) longest = words.length;
  }
  return longest;
}
