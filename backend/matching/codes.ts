import { TECHNOLOGY } from "./title-words";

/** A model code or number, in every form under which another title may write it. */
export interface Code {
  /** Without separators: `wh1000xm4`. */
  text: string;
  forms: readonly string[];
}

const MOST_CODES = 12;
const LONGEST_CODE = 24;
const hasDigit = (word: string): boolean => /\d/.test(word);
export const isNumber = (word: string): boolean => /^\d+$/.test(word);
const isWord = (word: string): boolean => /^[a-z]+$/.test(word);

/** A word, or one part of a chunk such as `eos-350d`. */
export interface Word {
  text: string;
  /** The chunk without separators, if it has several parts and a digit; also without its last part, a suffix. */
  wholes: readonly string[];
}

export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const chunk of text.split(/[\s,;:|()[\]{}!?"*&]+/)) {
    const parts = chunk.split(/[^a-z0-9]+/).filter((part) => part !== "");
    const whole = parts.join("");
    const isCode = parts.length > 1 && hasDigit(whole) && whole.length <= LONGEST_CODE;
    const shorter = parts.length > 2 ? [parts.slice(0, -1).join("")].filter(hasDigit) : [];
    for (const part of parts) words.push({ text: part, wholes: isCode ? [whole, ...shorter] : [] });
  }
  return words;
}

/**
 * The codes among the words. A number belongs to the word before it (`iphone 13`, `powershot 400`), and to the letters
 * after it (`350 d`).
 */
export function codesIn(words: readonly Word[]): Code[] {
  const codes = new Map<string, Set<string>>();
  for (const [at, word] of words.entries()) {
    const forms = formsOf(word, words[at - 1], words[at + 1]);
    const [first] = forms;
    if (first === undefined) continue;
    const known = codes.get(first);
    if (known) for (const form of forms) known.add(form);
    else if (codes.size < MOST_CODES) codes.set(first, new Set(forms));
  }
  return [...codes].map(([text, forms]) => ({ text, forms: [...forms] }));
}

/** The forms of one code, the one that names it first. */
function formsOf({ text, wholes }: Word, before: Word | undefined, after: Word | undefined): string[] {
  if (!hasDigit(text) || TECHNOLOGY.test(text) || text.length > LONGEST_CODE) return [];
  const forms = [...wholes];
  if (!isNumber(text)) forms.push(text);
  if (before && isWord(before.text)) forms.push(before.text + text);
  if (isNumber(text) && text.length > 2) forms.push(text);
  if (after && isWord(after.text) && after.text.length <= 2) forms.push(text + after.text);
  const isSplit = after !== undefined && wholes.length === 0 && !isNumber(text) && hasDigit(after.text);
  if (isSplit && after.text.length <= 4) forms.push(text + after.text);
  return forms;
}

/** Shortest part of a code that tells it apart. */
const SHORTEST = 3;

/** Whether these are the same code. */
export const agree = (one: Code, other: Code): boolean => agreedForms(one, other).length > 0;

/**
 * The forms in which two codes are the same: written alike, without the letters of its series (`dscw55`, `w55`), or with
 * a country's letters. `bar 500` and `fiat 500` share no more than a number.
 */
export function agreedForms(one: Code, other: Code): string[] {
  if (areSiblings(one, other)) return [];
  if (isSold(one.text, other.text)) return [other.text];
  if (isSold(other.text, one.text)) return [one.text];
  return one.forms.flatMap((form) =>
    other.forms.flatMap((twin) => {
      if (form === twin || isInSeries(twin, form)) return [form];
      return isInSeries(form, twin) ? [twin] : [];
    }),
  );
}

function isInSeries(long: string, short: string): boolean {
  if (short.length < SHORTEST || long.length <= short.length || !long.endsWith(short)) return false;
  return isWord(long.slice(0, -short.length));
}

/** Endings that make another model; others tell the country or the colour. */
const OTHER_MODEL = /^(?:x|xt|xl|xs|xx|k|f|kf|ks|t|ti|s|g|h|e|is|hs|fd|pro|plus|max|mini|se|fe|ii+|iv)$/;

/** The long code is the short one with an ending: `wan28281gb`, `wan28281`. */
function isSold(long: string, short: string): boolean {
  if (short.length < 6 || !/\d{3}/.test(short) || !long.startsWith(short)) return false;
  const ending = long.slice(short.length);
  return /^[a-z]{1,3}\d{0,2}[a-z]?$/.test(ending) && !OTHER_MODEL.test(ending);
}

/** One is the beginning of the other: likely the same, not sure. */
export function resemble({ text: one }: Code, { text: other }: Code): boolean {
  return isBeginning(one, other) || isBeginning(other, one);
}

function isBeginning(long: string, short: string): boolean {
  if (short.length < 5 || long.length <= short.length || !long.startsWith(short)) return false;
  return /[a-z]/.test(short) && /\d\d/.test(short);
}

/** A form of a code that no other product has by chance: long, of letters and digits. */
export const isDistinctive = (form: string): boolean =>
  form.length >= 5 && /[a-z]/.test(form) && /\d\d/.test(form) && !/^[a-z]{4,}\d{1,2}$/.test(form);

/** Built alike with other digits, so of neighbouring models: `sm-g991b`, `sm-g996b`. */
export function areSiblings(one: Code, other: Code): boolean {
  if (one.text.length < 3 || one.text.startsWith(other.text) || other.text.startsWith(one.text)) return false;
  return shapeOf(one.text) === shapeOf(other.text);
}

/** Leading letters stay, every other letter becomes `a`, every number `0`. */
function shapeOf(code: string): string {
  const letters = /^[a-z]*/.exec(code)?.[0] ?? "";
  return letters + code.slice(letters.length).replace(/[a-z]/g, "a").replace(/\d+/g, "0");
}
