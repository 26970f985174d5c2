import { type FilterValue, readFilterValue } from "#contract/filter-values";
import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { numberOfWord } from "./dutch-numbers";
import { readSentence } from "./sentence";

/** Words (as keys of phrases) → what they ask for. */
export interface Gradable {
  /** The first word of its line, for a label. */
  name: string;
  /** Parts of names of specifications, or `prijs`; the first that a product of the kind has counts. */
  features: string[];
  direction: "low" | "high";
}

export interface Need {
  name: string;
  demands: { feature: string; range: Extract<FilterValue, { is: "range" }> }[];
}

/** What a data file says, and its lines that say nothing. */
export interface DataFile<T> {
  entries: ReadonlyMap<string, T>;
  problems: string[];
}

const LONGEST_PHRASE = 6;
const MOST_LINES = 2_000;
const MOST_PROBLEMS = 20;

/** The stem of a word of a phrase; number words are their numbers. */
export const phraseWord = (word: string): string => {
  const number = word === "een" ? undefined : numberOfWord(word);
  return number === undefined ? normalise(word) : String(number);
};

/** The key of a phrase: its stems, the same for `klein gezin` and `kleine gezinnen`. */
export function phraseKey(text: string): string {
  const words = readSentence(text, () => false).tokens.filter(({ text: word }) => /^[a-z0-9]/.test(word));
  return words.map(({ text: word }) => phraseWord(word)).join(" ");
}

function parseLines<T>(text: string, read: (name: string, right: string) => T | undefined): DataFile<T> {
  const entries = new Map<string, T>();
  const problems: string[] = [];
  for (const [at, line] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    const content = (line.split("#")[0] ?? "").trim();
    if (content === "") continue;
    const [left = "", right, ...more] = content.split("=>");
    const phrases = left.split(",").map((phrase) => phrase.trim());
    const keys = phrases.map(phraseKey).filter((key) => key !== "" && key.split(" ").length <= LONGEST_PHRASE);
    const [name = ""] = phrases;
    const entry = right !== undefined && more.length === 0 && keys.length > 0 ? read(name, right.trim()) : undefined;
    if (!entry) {
      if (problems.length < MOST_PROBLEMS) problems.push(`regel ${at + 1}: ${content.slice(0, 80)}`);
      continue;
    }
    for (const key of keys) if (!entries.has(key)) entries.set(key, entry);
  }
  return { entries, problems };
}

/** Reads `stil, stille => geluid laag`; malformed lines are reported and skipped. */
export function parseGradables(text: string): DataFile<Gradable> {
  return parseLines(text, (name, right) => {
    const [, list = "", said] = /^(.+)\s(laag|hoog)$/.exec(right) ?? [];
    const features = list
      .split("|")
      .map(featureKey)
      .filter((feature) => feature !== "");
    if (said === undefined || features.length === 0) return undefined;
    return { name, features, direction: said === "laag" ? "low" : "high" };
  });
}

/** Reads `klein gezin => vulgewicht 7..8 kg, couverts >=12`; malformed lines are reported and skipped. */
export function parseNeeds(text: string): DataFile<Need> {
  return parseLines(text, (name, right) => {
    const demands = right.split(",").map((one) => {
      const [, feature = "", value = ""] = /^(.+?)\s+((?:>=|<=|\d).*)$/.exec(one.trim()) ?? [];
      const range = readFilterValue(value);
      return range.is === "range" ? { feature: featureKey(feature), range } : undefined;
    });
    const whole = demands.filter((demand) => demand !== undefined && demand.feature !== "");
    return whole.length === demands.length ? { name, demands: whole as Need["demands"] } : undefined;
  });
}

/** The lines of the operator's data that say nothing, each with its file. */
export function wordProblems({ gradables = "", needs = "" }: { gradables?: string; needs?: string }): string[] {
  return [
    ...parseGradables(gradables).problems.map((problem) => `gradables, ${problem}`),
    ...parseNeeds(needs).problems.map((problem) => `needs, ${problem}`),
  ];
}
