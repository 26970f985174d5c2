import { fold, tokens } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import { isSmallWord } from "../../search/wish/small-words";

const LEADING =
  /^(?:(?:en|of|oh|ok|oke|ja|nee|hmm|sorry|oeps|foutje|vergissing|wacht|maar|dan|toch|liever|liefst|doe|graag|gewoon|ik|wil|bedoel|bedoelde|neem|kies|pak|ga|alleen|wel|met|voor|de|het|een|die|dat)[ ,]+)+/;
const CLOSING =
  /(?: (?:dan|graag|maar|toch|aub|bedoel ik|bedoelde ik|(?:mag|kan) (?:er )?ook|(?:mag|kan) (?:toch |best |gerust )*wel|is (?:ook|best) (?:goed|prima|oke?)|ook (?:goed|prima)|ook|versie|variant|uitvoering|editie|model))+$/;
/** `de pro-modellen` are those that are named with `pro`. */
const OF_MODEL = /(?<=[a-z0-9])-?(?:modellen|uitvoeringen|varianten|versies)$/;
/** What points at some of what is sought, or mends what was said. */
const POINTS = /\b(?:de|het|die|toch|nee|bedoel\w*|sorry|oeps|foutje|vergissing|wacht|doe|liever|of|met)\b/;
const GOOD_TOO = /\book\b/;
const BESIDE = /^(?:en )?of (?!(?:nee|toch|liever|doe)\b)/;
const ARTICLE = /\b(?:de|die|het)[ ,]+$/;
/** `een combi` of microwaves */
const ONE = /\been[ ,]+$/;
/** `ik ga toch voor de ultra`, `ik neem de xl` */
const CHOOSES = /\bik (?:(?:toch|dan|liever|maar|doe) )*(?:ga|neem|kies|pak)\b/;
const SHORT = 4;
export const MOST_WORDS = 3;
const WORD = /^[a-z0-9][a-z0-9.,+-]*$/;

export interface NameWords {
  words: readonly string[];
  /** Good beside what was said. */
  isAlso: boolean;
  /** What was refused before. */
  isAllowed: boolean;
  /** The one that somebody settles on, whatever was said before: `ik ga voor de s24 ultra`. */
  isChosen: boolean;
}

/** The few words that are all a message says: `de oled`, `toch de s`, `serie 4 mag ook`, `sorry ik bedoel e27`. */
export function nameWordsIn(text: string): NameWords | undefined {
  const folded = fold(text)
    .replace(/[\s?!.,;]+$/, "")
    .replace(OF_MODEL, "")
    .trim();
  const [leading = ""] = LEADING.exec(folded) ?? [];
  const [closing = ""] = CLOSING.exec(folded.slice(leading.length)) ?? [];
  const rest = folded.slice(leading.length, folded.length - closing.length).trim();
  const words = rest.split(/\s+/);
  // `de max` and `de se` are names, where something is called so.
  const isPlain = (word: string) =>
    word.length > 1 && isSmallWord(word) && !(words.length === 1 && word.length <= SHORT && ARTICLE.test(leading));
  const isName = words.length <= MOST_WORDS && words.every((word) => WORD.test(word) && !isPlain(word));
  if (rest === "" || !isName || words.some(isCommonUnit)) return undefined;
  const isAllowed = /\b(?:mag|kan)\b/.test(closing);
  const isOne = words.length === 1 && ONE.test(leading);
  const isPointed = isOne || POINTS.test(leading) || GOOD_TOO.test(closing) || closing.includes("bedoel") || isAllowed;
  if (!isPointed && !/\d/.test(rest) && (words.length > 1 || rest.length > SHORT)) return undefined;
  // A plain number is a price or a measure, unless `de` or `nee` points at one of a name.
  if (words.every((word) => /^\d+$/.test(word)) && !/\b(?:de|nee|bedoel\w*)\b/.test(leading)) return undefined;
  return { words, isAlso: GOOD_TOO.test(closing) || BESIDE.test(folded), isAllowed, isChosen: CHOOSES.test(leading) };
}

const holdsRun = (own: readonly string[], words: readonly string[]): boolean =>
  own.some((_, at) => words.every((word, further) => own[at + further] === word));

/** `k5` of what is named `K 5`. */
const apart = (word: string): string => word.replace(/^([a-z]{1,3})(\d{1,4})$/, "$1 $2");

export interface Form {
  /** What is searched for beside the thing. */
  q: readonly string[];
  /** The words with which a name says what was said. */
  saidBy: (name: string) => readonly string[] | undefined;
}

const asSpelled = (words: readonly string[]): Form => {
  const own = tokens(words.join(" "));
  return { q: words, saidBy: (name) => (isNamed(tokens(name), own) ? words : undefined) };
};

/** A number with a unit behind it is a measure. */
const isNamed = (name: readonly string[], words: readonly string[]): boolean =>
  holdsRun(name, words) &&
  !(words.every((word) => /^\d/.test(word)) && isCommonUnit(name[name.indexOf(words.at(-1) ?? "") + 1] ?? ""));

/** `xl` of a `PG-575XL`. */
const asEnding = (word: string): Form => ({
  q: [],
  saidBy: (name) => {
    const code = tokens(name).find((own) => own.endsWith(word) && /^\d+$/.test(own.slice(0, -word.length)));
    return code === undefined ? undefined : [code];
  },
});

/** The first half of a maker's code: `dhp482`. */
export const beginsCode = (word: string): boolean => /^[a-z]{2,}\d{2,}$/.test(word);
export const codeIn = (name: string, start: string): string | undefined =>
  tokens(name).find((own) => own !== start && own.startsWith(start));

/** `dhp482` of a `DHP482RTJ`. */
const asBeginning = (word: string): Form => ({
  q: [],
  saidBy: (name) => {
    const code = codeIn(name, word);
    return code === undefined ? undefined : [code];
  },
});

/** How names may have these words. */
export function formsOf(words: readonly string[]): Form[] {
  const split = words.flatMap((word) => apart(word).split(" "));
  const [word = "", ...others] = words;
  const isCodeEnd = others.length === 0 && /^[a-z]{1,3}$/.test(word);
  return [
    asSpelled(words),
    ...(split.length > words.length ? [asSpelled(split)] : []),
    ...(isCodeEnd ? [asEnding(word)] : []),
    ...(others.length === 0 && beginsCode(word) ? [asBeginning(word)] : []),
  ];
}

/** `2.1` of what is named `HDMI 2.1`, which is no measure. */
export const isVersion = ([word = "", ...others]: readonly string[]): boolean =>
  others.length === 0 && /^\d{1,2}[.,]\d$/.test(word);
