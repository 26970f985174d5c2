import { fold } from "../../search/analysis/tokens";
import { cleanText } from "../clean-text";
import { sentencesOf } from "../knowledge/sentences";
import { withoutPrivateWords } from "../private-words";
import { phrasesOf } from "./brands";
import { numeralOf, OPENINGS, PROMISES, unitOf } from "./claims";
import { numbersIn } from "./tools";

/** What a sentence of the model may rest on. */
export interface Ground {
  /** The visitor's words. */
  said: string;
  /** The results of this turn's tools, as they were sent. */
  facts: readonly string[];
  /** Names of the shop's brands that the prose holds, in lower case. */
  brands?: ReadonlySet<string>;
}

const LONGEST_PROSE = 3_000;
const MOST_SENTENCES = 4;
const MOST_LETTERS = 600;
/** Addresses other than the shop's own are never shown, and its own are drawn by the page. */
const LINK =
  /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\b[\w-]+\.(?:nl|com|net|org|eu|be|de|io|shop|store|info|app|ru|cn|xyz|online|example)\b|\]\(|(?:^|\s)\/[\w-]+\/|[<>]|[\w.]+@/i;
const EURO_BEFORE = /(?:€|eur|euro)\s*$/i;
const EURO_AFTER = /^\s*(?:,-|euro\b|eur\b|€)/i;

/**
 * The sentences of a model's prose in which every number, price, unit, brand, name and promise occurs in this turn's
 * results or in the visitor's words, and which hold no address. The others are left out: what the shop says by itself
 * stands without them.
 */
export function groundedProse(
  prose: string,
  { said, facts, brands = new Set() }: Ground,
): { text: string; dropped: number } {
  const text = `${said}\n${facts.join("\n")}`;
  const source: Source = {
    amounts: amountsIn(text),
    words: new Set(wordsIn(text)),
    text: fold(text),
    brands,
  };
  const lines = prose.slice(0, LONGEST_PROSE).split(/\r?\n/).map(withoutMarks);
  const sentences = lines.flatMap(sentencesOf);
  const kept = sentences.filter((sentence) => isGrounded(sentence, source)).slice(0, MOST_SENTENCES);
  while (kept.join(" ").length > MOST_LETTERS) kept.pop();
  return { text: kept.join(" "), dropped: sentences.length - kept.length };
}

interface Source {
  amounts: ReadonlySet<string>;
  words: ReadonlySet<string>;
  text: string;
  brands: ReadonlySet<string>;
}

function isGrounded(sentence: string, source: Source): boolean {
  if (LINK.test(sentence) || withoutPrivateWords(sentence).left) return false;
  const isKnown = [...amountsIn(sentence)].every((amount) => source.amounts.has(amount));
  const names = [...namesIn(sentence), ...brandsIn(sentence, source.brands)];
  return isKnown && names.every((name) => source.words.has(name)) && wordsAreGrounded(sentence, source);
}

function wordsAreGrounded(sentence: string, { words, text, amounts }: Source): boolean {
  return wordsIn(sentence).every((word) => {
    const numeral = numeralOf(word);
    if (numeral !== undefined) return amounts.has(String(numeral)) || words.has(word);
    const promise = PROMISES.find((beginning) => word.startsWith(beginning));
    return !promise || text.includes(promise);
  });
}

/** Numbers with what they are of: `8 kg`, `€ 439.95`; and each by itself where nothing stands beside it. */
function amountsIn(text: string): Set<string> {
  const amounts = new Set<string>();
  for (const { 0: written, index } of text.matchAll(/\d+(?:[.,]\d+)*/g)) {
    const [number = written] = numbersIn(written);
    const after = text.slice(index + written.length, index + written.length + 20);
    const isPrice = EURO_BEFORE.test(text.slice(Math.max(0, index - 6), index)) || EURO_AFTER.test(after);
    const unit = unitOf(fold(/^[\s-]*([\p{L}]+)/u.exec(after)?.[1] ?? ""));
    if (isPrice) amounts.add(`€ ${number}`);
    else if (unit) amounts.add(`${number} ${unit}`);
    else if (/^\s*%|^\s*procent/i.test(after)) amounts.add(`${number} %`);
    else amounts.add(number);
  }
  return amounts;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** Words that are written as names: with a capital that no sentence begins with, or with letters and digits. */
function namesIn(sentence: string): string[] {
  const words = [...sentence.matchAll(/[\p{L}\d]+/gu)];
  return words.flatMap(({ 0: word }, place) => {
    const folded = fold(word);
    const hasBoth = /\p{L}/u.test(word) && /\d/.test(word) && unitOf(folded.replace(/^\d+/, "")) === undefined;
    const isInner = /\p{Lu}/u.test(word.slice(1));
    const isCapital = /^\p{Lu}/u.test(word) && !(place === 0 && OPENINGS.has(folded));
    return hasBoth || isInner || isCapital ? [folded] : [];
  });
}

/** The words of brands, which need no capital to be names. */
const brandsIn = (sentence: string, brands: ReadonlySet<string>): string[] =>
  phrasesOf(sentence)
    .filter((phrase) => brands.has(phrase))
    .flatMap(wordsIn);

/** A line without the marks of Markdown. */
const withoutMarks = (line: string): string =>
  cleanText(line.replace(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/, "").replace(/\*\*|__|`+|~~/g, ""));
