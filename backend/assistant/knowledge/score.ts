import type { Concept } from "./concepts";
import type { Section, SectionKind } from "./section";

type Words = ReadonlyMap<string, number>;
/** A section with the stems of its words, and what each counts. */
export interface Indexed {
  section: Section;
  title: Words;
  heading: Words;
  sentences: Words[];
}
interface Asked {
  concepts: readonly Concept[];
  /** Of each concept. */
  weights: readonly number[];
}

/** What a word counts by where it stands. */
const PLACES = { heading: 1, title: 0.7, sentence: 0.8, elsewhere: 0.6 } as const;
/** For a heading that says little else than what was asked. */
const EXACT = 0.1;
/** Of sources that say the same, help comes first. */
const KINDS: Record<SectionKind, number> = { support: 0.05, policy: 0.02, guide: 0.02, category: 0 };
const WITHOUT_HEADING = 0.95;
/** With one thing asked, a text in which it merely occurs is no answer. */
const ONLY_MENTIONED = 0.5;
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

/**
 * How well a section answers: half is what it covers of the question, half what one of its sentences does together with
 * the headings above it. `at` is that sentence.
 */
export function scoreOf({ section, title, heading, sentences }: Indexed, asked: Asked): { score: number; at: number } {
  const { concepts, weights } = asked;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const total = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / whole;
  if (whole === 0) return { score: 0, at: 0 };

  const inHeading = concepts.map((concept) => covered(concept, heading));
  const above = concepts.map((concept, place) =>
    Math.max(PLACES.heading * (inHeading[place] ?? 0), PLACES.title * covered(concept, title)),
  );
  const best = [...above];
  let together = total(above);
  let at = 0;
  let said = 0;
  let isFirst = false;
  for (const [index, words] of sentences.entries()) {
    const own = concepts.map((concept) => covered(concept, words));
    if (own.every((value) => value === 0)) continue;
    isFirst ||= beginsWith(words, concepts);
    for (const [place, value] of own.entries()) best[place] = Math.max(best[place] ?? 0, PLACES.elsewhere * value);
    const here = total(own.map((value, place) => Math.max(above[place] ?? 0, PLACES.sentence * value)));
    const alone = total(own);
    if (here > together || (here === together && alone > said)) {
      at = index;
      said = alone;
    }
    together = Math.max(together, here);
  }
  const isMentioned = concepts.filter(({ weight }) => weight === 1).length === 1 && total(above) < ONLY_MENTIONED;
  const score = (total(best) + together) / 2 + EXACT * exactness(heading, concepts) + KINDS[section.kind];
  const place = section.heading === "" ? WITHOUT_HEADING : 1;
  return { score: score * place * (isMentioned && !isFirst ? ONLY_MENTIONED : 1), at };
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
