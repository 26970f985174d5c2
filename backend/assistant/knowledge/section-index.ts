import { Compounds } from "../../search/analysis/compounds";
import { normalise } from "../../search/analysis/normalise";
import type { Synonyms } from "../../search/analysis/synonyms";
import { tokens } from "../../search/analysis/tokens";
import { type AskedAs, noQuestions } from "./asked-as";
import { type Concept, conceptsOf } from "./concepts";
import { type Asked, type Indexed, scoresOf } from "./score";
import type { FoundSection, Section } from "./section";
import { wordsOf } from "./words-of";

/** Below this a question is not answered: the texts say something else. Set with the labelled questions of the tests. */
export const THRESHOLD = 0.58;
const SHORTEST_LEARNED = 4;
const BREATH = 50;
const MOST_QUOTED = 2;

/** What words of the question before count beside its own. */
const FOLLOWED = 0.5;
/** How much of what it adds, and of what it goes on about, must be in an answer. */
const LEAST_OWN = 0.3;

interface Finding {
  limit: number;
  isShown: (section: Section) => boolean;
  follows?: Followed | undefined;
}

/** A question that another goes on about. */
export interface Followed {
  asked: string;
  /** Path of the section that answered it. */
  at: string;
}
/** What that section counts among those that answer what is asked then. */
const SAME_SECTION = 0.15;

/** What a heading that is worded like the question counts, among sections that answer it. */
const WORDED = 0.1;
/** The same where a question only says how it goes on: `hoe lang heb ik daarvoor`. */
const ONLY_WORDED = 0.4;
/** A visitor and a shop name each other the other way round, and so do their verbs: `doet u met mijn` is `doen we met je`. */
const turned: Readonly<Record<string, string>> = {
  mij: "je",
  mijn: "je",
  jullie: "we",
  onze: "we",
  doe: "doen",
  doet: "doen",
};

const phrased = (text: string): string[] => tokens(text).map((word) => turned[word] ?? normalise(word));

/** Which share of the words of a heading the question has, the small ones too: `wat doen we met` is not `hoe wijzig ik`. */
function wordedAlike(own: readonly string[], question: ReadonlySet<string>): number {
  return own.length === 0 ? 0 : own.filter((word) => question.has(word)).length / own.length;
}

/**
 * An index over the sections of the shop's texts. A question is answered by the section that covers most of what it
 * asks; a word that no text knows counts most, so that a question about something else finds nothing.
 */
export async function createSectionIndex(
  sections: readonly Section[],
  synonyms: Synonyms,
  askedAs: AskedAs = noQuestions,
) {
  const compounds = new Compounds([], learnedOf(sections));
  const all: Phrased[] = [];
  for (const section of sections) {
    const { title, heading, sentences } = section;
    const headings = [heading, ...askedAs(section)];
    all.push({
      section,
      phrases: headings.map(phrased),
      title: wordsOf(title, compounds),
      headings: headings.map((one) => wordsOf(one, compounds)),
      sentences: sentences.map((sentence) => wordsOf(sentence, compounds)),
    });
    if (all.length % BREATH === 0) await new Promise(setImmediate);
  }
  const frequency = new Map<string, number>();
  for (const { title, headings, sentences } of all) {
    const stems = new Set([title, ...headings, ...sentences].flatMap((words) => [...words.keys()]));
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }

  /** From 0 for what is in every section to 1 for what is in none. */
  function weightOf({ forms, weight, isUnknown }: Concept): number {
    if (isUnknown) return weight;
    const known = forms.map(({ stems }) => Math.min(...stems.map((stem) => frequency.get(stem) ?? 0)));
    const most = Math.max(0, ...known);
    return (weight * Math.log((all.length + 1) / (most + 1))) / Math.log(all.length + 1);
  }

  /** What is asked; words of the question before count less than its own, and alone where it has none. */
  function askedIn(question: string, follows: Followed | undefined): { own: Asked; before?: Asked; whole: Asked } {
    const language = { compounds, synonyms, known: frequency };
    const concepts = conceptsOf(question, language);
    const own = { concepts, weights: concepts.map(weightOf) };
    if (follows === undefined) return { own, whole: own };
    const before = conceptsOf(follows.asked, language);
    const share = concepts.length === 0 ? 1 : FOLLOWED;
    const weights = [...own.weights, ...before.map((concept) => share * weightOf(concept))];
    return {
      own,
      before: { concepts: before, weights: before.map(weightOf) },
      whole: { concepts: [...concepts, ...before], weights },
    };
  }

  return {
    /** The sections that answer a question, the best first; none below the threshold. */
    find(question: string, { limit, isShown, follows }: Finding) {
      const { own, before, whole } = askedIn(question, follows);
      const words = new Set(phrased(question));
      const found: { section: FoundSection; rank: number }[] = [];
      for (const indexed of all) {
        if (!isShown(indexed.section)) continue;
        const best = bestOf(indexed, whole, words, own.concepts.length === 0 ? ONLY_WORDED : WORDED);
        if (best === undefined) continue;
        if (before && !goesOn(indexed, own, before)) continue;
        const rank = best.rank + (indexed.section.path === follows?.at ? SAME_SECTION : 0);
        found.push({ section: quoted(indexed.section, best.at, best.score), rank });
      }
      found.sort((a, b) => b.rank - a.rank);
      return found.slice(0, limit).map(({ section }) => section);
    },
  };
}
export type SectionIndex = Awaited<ReturnType<typeof createSectionIndex>>;

interface Phrased extends Indexed {
  /** Of each of its headings, the words as they are asked. */
  phrases: string[][];
}

/** Under the heading that suits the question best, by its words and by how it is worded. */
function bestOf(indexed: Phrased, asked: Asked, words: ReadonlySet<string>, worded: number) {
  const ranked = scoresOf(indexed, asked).flatMap(({ score, at }, under) =>
    score < THRESHOLD ? [] : { score, at, rank: score + worded * wordedAlike(indexed.phrases[under] ?? [], words) },
  );
  return ranked.sort((a, b) => b.rank - a.rank)[0];
}

/** A question that goes on about another is answered by what says something of both. */
const goesOn = (indexed: Indexed, own: Asked, before: Asked): boolean =>
  (own.concepts.length === 0 || scoreIn(indexed, own) >= LEAST_OWN) && scoreIn(indexed, before) >= LEAST_OWN;

const scoreIn = (indexed: Indexed, asked: Asked): number =>
  Math.max(...scoresOf(indexed, asked).map(({ score }) => score));

function quoted(section: Section, at: number, score: number): FoundSection {
  const { kind, title, heading, path, sentences } = section;
  return { kind, title, heading, path, sentences: sentences.slice(at, at + MOST_QUOTED), score: Math.min(1, score) };
}

/** Stems of the texts' own words, of which other words may be composed. */
function learnedOf(sections: readonly Section[]): Set<string> {
  const learned = new Set<string>();
  for (const { kind, heading, sentences } of sections) {
    const texts = kind === "category" ? [heading] : [heading, ...sentences];
    for (const word of texts.flatMap(tokens)) if (word.length >= SHORTEST_LEARNED) learned.add(normalise(word));
  }
  return learned;
}
