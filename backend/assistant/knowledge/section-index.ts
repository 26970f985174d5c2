import { Compounds } from "../../search/analysis/compounds";
import { normalise } from "../../search/analysis/normalise";
import type { Synonyms } from "../../search/analysis/synonyms";
import { tokens } from "../../search/analysis/tokens";
import { type Concept, conceptsOf } from "./concepts";
import { type Indexed, scoreOf } from "./score";
import type { FoundSection, Section } from "./section";
import { wordsOf } from "./words-of";

/** Below this a question is not answered: the texts say something else. Set with the labelled questions of the tests. */
export const THRESHOLD = 0.58;
const SHORTEST_LEARNED = 4;
const BREATH = 50;
const MOST_QUOTED = 2;

/** What a heading that is worded like the question counts, among sections that answer it. */
const WORDED = 0.1;
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
function wordedAlike(heading: string, question: ReadonlySet<string>): number {
  const own = phrased(heading);
  return own.length === 0 ? 0 : own.filter((word) => question.has(word)).length / own.length;
}

/**
 * An index over the sections of the shop's texts. A question is answered by the section that covers most of what it
 * asks; a word that no text knows counts most, so that a question about something else finds nothing.
 */
export async function createSectionIndex(sections: readonly Section[], synonyms: Synonyms) {
  const compounds = new Compounds([], learnedOf(sections));
  const all: Indexed[] = [];
  for (const section of sections) {
    const { title, heading, sentences } = section;
    all.push({
      section,
      title: wordsOf(title, compounds),
      heading: wordsOf(heading, compounds),
      sentences: sentences.map((sentence) => wordsOf(sentence, compounds)),
    });
    if (all.length % BREATH === 0) await new Promise(setImmediate);
  }
  const frequency = new Map<string, number>();
  for (const { title, heading, sentences } of all) {
    const stems = new Set([title, heading, ...sentences].flatMap((words) => [...words.keys()]));
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }

  /** From 0 for what is in every section to 1 for what is in none. */
  function weightOf({ forms, weight, isUnknown }: Concept): number {
    if (isUnknown) return weight;
    const known = forms.map(({ stems }) => Math.min(...stems.map((stem) => frequency.get(stem) ?? 0)));
    const most = Math.max(0, ...known);
    return (weight * Math.log((all.length + 1) / (most + 1))) / Math.log(all.length + 1);
  }

  return {
    /** The sections that answer a question, the best first; none below the threshold. */
    find(question: string, { limit, isShown }: { limit: number; isShown: (section: Section) => boolean }) {
      const concepts = conceptsOf(question, { compounds, synonyms, known: frequency });
      const asked = { concepts, weights: concepts.map(weightOf) };
      const words = new Set(phrased(question));
      const found: { section: FoundSection; rank: number }[] = [];
      for (const indexed of all) {
        if (!isShown(indexed.section)) continue;
        const { score, at } = scoreOf(indexed, asked);
        if (score < THRESHOLD) continue;
        const rank = score + WORDED * wordedAlike(indexed.section.heading, words);
        found.push({ section: quoted(indexed.section, at, score), rank });
      }
      found.sort((a, b) => b.rank - a.rank);
      return found.slice(0, limit).map(({ section }) => section);
    },
  };
}
export type SectionIndex = Awaited<ReturnType<typeof createSectionIndex>>;

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
