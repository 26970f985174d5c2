import type { Concept } from "./concepts";
import type { Section, SectionKind } from "./section";

type Words = ReadonlyMap<string, number>;
/** A section with the stems of its words, and what each counts. */
export interface Indexed {
  section: Section;
  title: Words;
  /** Its own heading, then other questions that it answers. */
  headings: Words[];
  sentences: Words[];
}
export interface Asked {
  concepts: readonly Concept[];
  /** Of each concept. */
  weights: readonly number[];
}

/** What a word counts by where it stands. */
const PLACES = { heading: 1, question: 0.6, title: 0.7, sentence: 0.8, elsewhere: 0.6 } as const;
const noWords: Words = new Map();
/** For a heading that says little else than what was asked. */
const EXACT = 0.1;
/** Of sources that say the same, help comes first. */
const KINDS: Record<SectionKind, number> = { support: 0.05, policy: 0.02, guide: 0.02, category: 0 };
const WITHOUT_HEADING = 0.95;
/** With one thing asked, a text in which it merely occurs is no answer. */
const ONLY_MENTIONED = 0.5;
/** Where no heading above says any of it, a sentence may only happen to have the word. */
const NOT_ABOVE = 0.8;
const FIRST_WORDS = 3;

/** How much of a concept is in some words: its best form, whose stems must all be there. */
function covered({ forms }: Concept, words: Words): number {
  let best = 0;
  for (const { stems, fit } of forms) {
    let least = fit;
    for (const stem of stems) least = Math.min(least, fit * (words.get(stem) ?? 0));
    if (least > best) best = least;
  }
  return best;
}

export interface Scored {
  score: number;
  /** The sentence that answers best. */
  at: number;
}

/** What the sentences of a section, and the headings above all of them, cover of each concept. */
interface Covered {
  title: readonly number[];
  own: readonly number[];
  sentences: readonly (readonly number[])[];
  isFirst: boolean;
}

/** How well a section answers under each of its headings, its own first. */
export function scoresOf(indexed: Indexed, asked: Asked): Scored[] {
  const { concepts } = asked;
  const { title, headings, sentences } = indexed;
  const [own = noWords, ...questions] = headings;
  const coverage = (words: Words) => concepts.map((concept) => covered(concept, words));
  const known: Covered = {
    title: coverage(title),
    own: coverage(own),
    sentences: sentences.map(coverage),
    isFirst: sentences.some((words) => beginsWith(words, concepts)),
  };
  const none = concepts.map(() => 0);
  return [
    scoreUnder(indexed, asked, known, { values: none, exact: exactness(own, concepts), isQuestion: false }),
    ...questions.map((question) => {
      const exact = exactness(question, concepts);
      const counts = PLACES.question + (PLACES.heading - PLACES.question) * exact;
      const values = coverage(question).map((value) => counts * value);
      return scoreUnder(indexed, asked, known, { values, exact, isQuestion: true });
    }),
  ];
}

interface Under {
  /** What the question that the section is asked as covers of each concept, as it counts. */
  values: readonly number[];
  exact: number;
  isQuestion: boolean;
}

/** Half is what it covers of the question, half what one of its sentences does together with the headings above it. */
function scoreUnder({ section }: Indexed, { concepts, weights }: Asked, known: Covered, under: Under): Scored {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return { score: 0, at: 0 };
  const total = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / whole;

  const named = known.own.map((value, place) =>
    Math.max(PLACES.heading * value, PLACES.title * (known.title[place] ?? 0)),
  );
  const above = named.map((value, place) => Math.max(value, under.values[place] ?? 0));
  const best = [...above];
  let together = total(above);
  let at = 0;
  let said = 0;
  for (const [index, own] of known.sentences.entries()) {
    if (own.every((value) => value === 0)) continue;
    for (const [place, value] of own.entries()) best[place] = Math.max(best[place] ?? 0, PLACES.elsewhere * value);
    const here = total(own.map((value, place) => Math.max(above[place] ?? 0, PLACES.sentence * value)));
    const alone = total(own);
    if (here > together || (here === together && alone > said)) {
      at = index;
      said = alone;
    }
    together = Math.max(together, here);
  }
  const isOfOne = concepts.filter(({ weight }) => weight === 1).length === 1;
  // One word of another question is no more than a word of a sentence.
  const aboveOne = under.exact < ONLY_MENTIONED ? total(named) : total(above);
  const isMentioned = isOfOne && !known.isFirst && aboveOne < ONLY_MENTIONED;
  const score = (total(best) + together) / 2 + EXACT * under.exact + KINDS[section.kind];
  const place = section.heading === "" && !under.isQuestion ? WITHOUT_HEADING : 1;
  const mentioned = isMentioned ? ONLY_MENTIONED : isOfOne && total(above) === 0 ? NOT_ABOVE : 1;
  return { score: score * place * mentioned, at };
}

/** Whether a sentence is about what is asked: it stands at the beginning. */
function beginsWith(words: Words, concepts: readonly Concept[]): boolean {
  const first = new Map([...words].slice(0, FIRST_WORDS));
  return concepts.some((concept) => covered(concept, first) > 0.5);
}

/** Which share of the words of a heading was asked for. */
function exactness(heading: Words, concepts: readonly Concept[]): number {
  if (heading.size === 0) return 0;
  const asked = new Set(concepts.flatMap(({ forms }) => forms.flatMap(({ stems }) => stems)));
  const own = [...heading.keys()].filter((stem) => stem.length > 3);
  return own.length === 0 ? 0 : own.filter((stem) => asked.has(stem)).length / own.length;
}
