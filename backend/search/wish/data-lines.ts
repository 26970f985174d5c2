import { type FilterValue, readFilterValue } from "#contract/filter-values";
import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { fold, tokens } from "../analysis/tokens";
import { comparativesOf, formsOf, isThan, withoutThan } from "./degrees";
import { numberOfWord } from "./dutch-numbers";
import { readSentence } from "./sentence";

/** Words (as keys of phrases) → what they ask for. */
export interface Gradable {
  /** The first word of its line, for a label. */
  name: string;
  /** The name is a comparative: there is no word for what it compares. */
  isComparative?: true;
  /** Parts of names of specifications, or `prijs`; the first that a product of the kind has counts. */
  features: string[];
  direction: "low" | "high";
}

export interface Need {
  name: string;
  demands: { feature: string; range: Extract<FilterValue, { is: "range" }> }[];
}

/** Parts of names of specifications that are also called so. */
export interface Measure {
  features: string[];
  /** It says what something can take: `tot 130 kilo` asks for one that takes that much. */
  isLimit?: true;
}

/** What an everyday word for a property may stand for. */
export interface OtherWord {
  /** Words of the names of the features that it says something of, or `color`; none when it may be any. */
  features: string[];
  /** Keys of the values that meet it. */
  values: string[];
  /** It means nothing else: where the features have other values only, nothing meets it. */
  isPlain: boolean;
  /** It is said just so: the name of a maker. */
  exact?: readonly string[];
}

/** What a data file says, and its lines that say nothing. */
export interface DataFile<T> {
  entries: ReadonlyMap<string, T>;
  problems: string[];
}

/** Adjectives, and how they compare: `stiller`, `langere accuduur`, in lower case. */
export interface GradableFile extends DataFile<Gradable> {
  comparatives: ReadonlyMap<string, Gradable>;
}

const LONGEST_PHRASE = 6;
const MOST_LINES = 2_000;
const MOST_PROBLEMS = 20;

const FRACTION = /^\d\/\d$/;

/** The stem of a word of a phrase; number words are their numbers. */
export const phraseWord = (word: string): string => {
  // `3/4` is two words to the index.
  if (FRACTION.test(word)) return word.replace("/", " ");
  const number = word === "een" ? undefined : numberOfWord(word);
  return number === undefined ? normalise(word) : String(number);
};

const wordsOfPhrase = (text: string): string[] =>
  readSentence(text, () => false).tokens.flatMap(({ text: word }) => (/^[a-z0-9]/.test(word) ? word : []));

/** The key of a phrase: its stems, the same for `klein gezin` and `kleine gezinnen`. */
export function phraseKey(text: string): string {
  return wordsOfPhrase(text).map(phraseWord).join(" ");
}

const articles = new Set(["een", "de", "het", "n"]);

/** The key of an everyday word for a value: articles in it say nothing, so that `met een deksel` is `met deksel`. */
export const otherWordKey = (words: readonly string[]): string =>
  words
    .filter((word, at) => at === 0 || at === words.length - 1 || !articles.has(word))
    .map(phraseWord)
    .join(" ");

const featuresIn = (list: string): string[] => list.split("|").map(featureKey).filter(Boolean);

const asWritten = (phrase: string): string[] => [phrase];

function parseLines<T>(
  text: string,
  read: (phrases: readonly string[], right: string) => T | undefined,
  forms: (phrase: string) => string[] = asWritten,
): DataFile<T> {
  const entries = new Map<string, T>();
  const problems: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    const content = (line.split("#")[0] ?? "").trim();
    if (content === "") continue;
    const [left = "", right, ...more] = content.split("=>");
    const phrases = left.split(",").map((phrase) => phrase.trim());
    const keys = phrases
      .flatMap(forms)
      .map(phraseKey)
      .filter((key) => key !== "" && key.split(" ").length <= LONGEST_PHRASE);
    const entry = right !== undefined && more.length === 0 && keys.length > 0 ? read(phrases, right.trim()) : undefined;
    if (!entry) {
      if (problems.length < MOST_PROBLEMS) problems.push(`regel ${at + 1}: ${content.slice(0, 80)}`);
      continue;
    }
    for (const key of keys) if (!entries.has(key)) entries.set(key, entry);
  }
  return { entries, problems };
}

/**
 * Reads `stil, stille => geluid laag`; malformed lines are reported and skipped. The forms of an adjective follow from it;
 * `korter dan => lengte laag` is about the comparative only.
 */
export function parseGradables(text: string): GradableFile {
  const comparatives = new Map<string, Gradable>();
  const read = (phrases: readonly string[], right: string): Gradable | undefined => {
    const [, list = "", said] = /^(.+)\s(laag|hoog)$/.exec(right) ?? [];
    const features = featuresIn(list);
    if (said === undefined || features.length === 0) return undefined;
    const [first = ""] = phrases;
    const gradable: Gradable = {
      name: withoutThan(first),
      ...(isThan(first) && { isComparative: true }),
      features,
      direction: said === "laag" ? "low" : "high",
    };
    for (const one of phrases.flatMap(comparativesOf).map(fold)) {
      if (!comparatives.has(one)) comparatives.set(one, gradable);
    }
    return gradable;
  };
  return { ...parseLines(text, read, formsOf), comparatives };
}

/** Reads `klein gezin => vulgewicht 7..8 kg, couverts >=12`; malformed lines are reported and skipped. */
export function parseNeeds(text: string): DataFile<Need> {
  return parseLines(text, ([name = ""], right) => {
    const demands = right.split(",").map((one) => {
      const [, feature = "", value = ""] = /^(.+?)\s+((?:>=|<=|\d).*)$/.exec(one.trim()) ?? [];
      const range = readFilterValue(value);
      return range.is === "range" ? { feature: featureKey(feature), range } : undefined;
    });
    const whole = demands.filter((demand) => demand !== undefined && demand.feature !== "");
    return whole.length === demands.length ? { name, demands: whole as Need["demands"] } : undefined;
  });
}

/** Reads `ram, geheugen => werkgeheugen | memory` and `belasting => draagkracht minstens`; malformed lines are reported and skipped. */
export function parseMeasures(text: string): DataFile<Measure> {
  return parseLines(text, (_, right) => {
    const list = right.replace(/\sminstens$/, "");
    const features = featuresIn(list);
    return features.length > 0 ? { features, ...(list !== right && { isLimit: true as const }) } : undefined;
  });
}

const HEADING = /^\[(.*)\](!?)$/;
const COLOUR = "kleur";
const MAKER = "merk";
const keyOfValue = (value: string): string => tokens(value).map(normalise).join(" ");

/**
 * Reads `velcro, klittenband` and `pocket => paperback` below `[sluiting]`; a word may stand below several headings.
 * Malformed lines are reported and skipped.
 */
export function parseOtherWords(text: string): DataFile<readonly OtherWord[]> {
  const entries = new Map<string, OtherWord[]>();
  const problems: string[] = [];
  let features: string[] = [];
  let isPlain = false;
  for (const [at, line] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    const content = (line.split("#")[0] ?? "").trim();
    if (content === "") continue;
    const [heading, names = "", sign] = HEADING.exec(content) ?? [];
    if (heading !== undefined) {
      features = names.split(",").map(featureKey).filter(Boolean);
      features = features.map((name) => (name === COLOUR ? "color" : name));
      isPlain = sign === "!";
      continue;
    }
    const [left = "", right = left, ...more] = content.split("=>");
    const listed = (list: string) => list.split(",").map((phrase) => phrase.trim());
    const said = listed(left).filter((phrase) => phraseKey(phrase) !== "");
    const values = [...new Set(listed(right).map(keyOfValue))].filter(Boolean);
    if (said.length === 0 || values.length === 0 || more.length > 0) {
      if (problems.length < MOST_PROBLEMS) problems.push(`regel ${at + 1}: ${content.slice(0, 80)}`);
      continue;
    }
    for (const key of new Set(said.map((phrase) => otherWordKey(wordsOfPhrase(phrase)))))
      entries.set(key, [
        ...(entries.get(key) ?? []),
        // A maker is called just so: `stokken` are none of Stokke.
        { features, values, isPlain, ...(features.includes(MAKER) && { exact: said.map(fold) }) },
      ]);
  }
  return { entries, problems };
}

type Files = Partial<Record<"gradables" | "needs" | "measures" | "values", string>>;

/** The lines of the operator's data that say nothing, each with its file. */
export function wordProblems({ gradables = "", needs = "", measures = "", values = "" }: Files): string[] {
  return [
    ...parseMeasures(measures).problems.map((problem) => `measures, ${problem}`),
    ...parseGradables(gradables).problems.map((problem) => `gradables, ${problem}`),
    ...parseNeeds(needs).problems.map((problem) => `needs, ${problem}`),
    ...parseOtherWords(values).problems.map((problem) => `values, ${problem}`),
  ];
}
