import type { SearchWarning } from "#contract/search";
import { normalise } from "../analysis/normalise";
import type { Group, SearchEngine } from "../engine/engine";
import type { Vocabulary } from "../words/vocabulary";
import { likelier, mended, undoubled } from "./mend-spelling";
import { type Nearest, nearestTo } from "./nearest";
import { isProperty, type NounSense, nounOf, wordsOfHead } from "./noun";
import { type Language, type PlannedGroup, planQuery, queryWords } from "./plan";
import { groupsOf, matches, relaxed } from "./relax";

export interface Understood {
  groups: Group[];
  warnings: SearchWarning[];
  spellingCorrections: string[];
  /** Where to look instead when the shop does not have what is sought. */
  nearest?: Nearest;
}

export interface Mind extends Language, NounSense {
  engine: SearchEngine;
  vocabulary: Vocabulary;
}

const textOf = (planned: readonly PlannedGroup[]): string => planned.flatMap(({ typed }) => typed).join(" ");

async function plan(words: readonly string[], mind: Mind): Promise<PlannedGroup[]> {
  return planQuery(words, mind, async (word) => (await mind.engine.frequency([[[word]]], 1)) > 0);
}

/** The plan of mended words: a slip that is mended to a word of a brand is that name, and not what it means elsewhere. */
async function planMended(better: readonly string[], words: readonly string[], mind: Mind): Promise<PlannedGroup[]> {
  const names = better.filter((word) => !words.includes(word) && mind.isProperty(word));
  return plan(better, { ...mind, synonyms: mind.synonyms.withNames(new Set(names.map(normalise))) });
}

const named = async (parts: readonly PlannedGroup[], { engine }: Mind): Promise<boolean> =>
  parts.length > 0 && (await engine.named(groupsOf(parts), 1, "said")) > 0;

/** The part of a query that says what is sought. */
function thingOf(asked: readonly PlannedGroup[], q: string, mind: Mind): PlannedGroup | undefined {
  const noun = nounOf(asked, wordsOfHead(q), mind);
  return noun === undefined ? undefined : asked[noun];
}

/** A shop with bags for a thing does not have the thing: they are nearest to it. Undefined when it does have it. */
async function belongingTo(thing: PlannedGroup | undefined, { engine }: Mind): Promise<Nearest | undefined> {
  if (!thing || !(await engine.isInAccessoriesOnly(thing.group))) return undefined;
  return { stem: normalise(thing.typed.join("")), group: thing.group };
}

/** The words of a query with the compounds that no product has pulled apart; undefined when there are none. */
async function pulledApart(asked: readonly PlannedGroup[], mind: Mind): Promise<string[] | undefined> {
  const words: string[] = [];
  for (const part of asked) {
    const parts = part.typed.length === 1 ? mind.compounds.split(part.typed[0] ?? "") : [];
    const unknown = parts.length > 0 && !(await matches([part], mind.engine));
    words.push(...(unknown ? parts : part.typed));
  }
  return words.length > textOf(asked).split(" ").length ? words : undefined;
}

/** Corrections that find something: one that does not is no better than what was typed. */
async function usable(corrections: readonly string[], mind: Mind): Promise<string[]> {
  const found: string[] = [];
  for (const text of corrections) if (await matches(await plan(queryWords(text), mind), mind.engine)) found.push(text);
  return found;
}

/**
 * Interprets a query: as typed when something matches, else with corrected spelling, else with words dropped. The noun
 * is never dropped: when no product has it, nothing is found, and the result says where to look instead.
 */
export async function understand(q: string, mind: Mind): Promise<Understood> {
  const words = queryWords(q);
  if (words.length === 0) return { groups: [], warnings: [], spellingCorrections: [] };
  const { engine } = mind;
  const asked = await plan(words, mind);
  const corrected = async (better: readonly string[], meant: readonly PlannedGroup[]) => {
    if (!(await matches(meant, engine))) return undefined;
    const warning = { type: "spelling", from: q.trim(), to: better.join(" ") };
    return { groups: groupsOf(meant), warnings: [warning], spellingCorrections: [] };
  };
  const single = await undoubled(asked, mind);
  const singly = single && (await corrected(single, await planMended(single, words, mind)));
  if (singly) return singly;
  if (await matches(asked, engine)) {
    const nearest = await belongingTo(thingOf(asked, q, mind), mind);
    if (nearest) return { groups: groupsOf(asked), warnings: [], spellingCorrections: [], nearest };
    return { groups: groupsOf(asked), warnings: [], spellingCorrections: await likelier(asked, mind) };
  }
  // Apart, the parts of a compound may have synonyms, or be a part of a product's compound (`koel-vriescombi`).
  const apart = await pulledApart(asked, mind);
  const inParts = apart ? await plan(apart, mind) : [];
  if (await named(inParts, mind)) {
    return { groups: groupsOf(inParts), warnings: [], spellingCorrections: [] };
  }
  const better = await mended(asked, mind, (part) => isProperty(part, mind));
  const meant = better ? await planMended(better, words, mind) : asked;
  const mendedTo = better && (await corrected(better, meant));
  if (mendedTo) return mendedTo;
  const thing = thingOf(meant, q, mind);
  const likely = await likelier(asked, mind);
  // A description that mentions the noun is enough only beside all other words.
  const belonging = await belongingTo(thing, mind);
  if (belonging || (thing && !(await named([thing], mind)))) {
    const spellingCorrections = await usable(likely, mind);
    const nearest = belonging ?? (thing && (await nearestTo(thing, mind)));
    return { groups: groupsOf(asked), warnings: [], spellingCorrections, nearest };
  }
  const left = await relaxed(meant, thing && meant.indexOf(thing), mind);
  if (left.length === 0) return { groups: groupsOf(asked), warnings: [], spellingCorrections: likely };
  const warning = { type: "relaxed", from: q.trim(), to: textOf(left) };
  return { groups: groupsOf(left), warnings: [warning], spellingCorrections: likely };
}
