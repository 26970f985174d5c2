import type { SearchWarning } from "#contract/search";
import { uses } from "../analysis/features";
import { normalise } from "../analysis/normalise";
import type { Group, SearchEngine } from "../engine/engine";
import type { Vocabulary } from "../words/vocabulary";
import { type Language, type PlannedGroup, planQuery, queryWords } from "./plan";

/** A word in fewer products than this may be a typo… */
const RARE = 3;
/** …when a similar word is this many times as common. */
const MUCH_COMMONER = 20;
const MOST_CORRECTIONS = 3;
const COUNTED = 5_000;

export interface Understood {
  groups: Group[];
  warnings: SearchWarning[];
  spellingCorrections: string[];
}

export interface Mind extends Language {
  engine: SearchEngine;
  vocabulary: Vocabulary;
  /** Stems of category names and their compound heads: they name the product type, so they are dropped last. */
  kinds: ReadonlySet<string>;
}

const groupsOf = (planned: readonly PlannedGroup[]): Group[] => planned.map(({ group }) => group);
const textOf = (planned: readonly PlannedGroup[]): string => planned.flatMap(({ typed }) => typed).join(" ");

async function plan(words: readonly string[], mind: Mind): Promise<PlannedGroup[]> {
  return planQuery(words, mind, async (word) => (await mind.engine.frequency([[[word]]], 1)) > 0);
}

/** Replaces typed words that no product has; the same list when there is nothing better. */
async function corrected(planned: readonly PlannedGroup[], { engine, vocabulary }: Mind): Promise<string[]> {
  const words: string[] = [];
  for (const { typed, group } of planned) {
    const [word = ""] = typed;
    const known = typed.length > 1 || (await engine.frequency([group], 1)) > 0;
    words.push(...(known ? typed : [vocabulary.corrections(word, 1)[0]?.word ?? word]));
  }
  return words;
}

/** Whole queries with a rare word replaced by a similar, much more common one. */
async function likelier(planned: readonly PlannedGroup[], { engine, vocabulary }: Mind): Promise<string[]> {
  const found: string[] = [];
  if (!uses.spelling) return found;
  for (const [i, { typed, group }] of planned.entries()) {
    const [word = ""] = typed;
    if (typed.length > 1) continue;
    const count = await engine.frequency([group], RARE + 1);
    if (count > RARE) continue;
    const better = vocabulary.corrections(word).filter((other) => other.count >= Math.max(1, count) * MUCH_COMMONER);
    for (const other of better) {
      found.push(planned.flatMap((part, j) => (j === i ? [other.word] : part.typed)).join(" "));
    }
  }
  return found.slice(0, MOST_CORRECTIONS);
}

/** Replaces compounds that no product has by their head: `wandelschoenen` becomes `schoenen`. */
async function headsOfUnknown(planned: readonly PlannedGroup[], mind: Mind): Promise<PlannedGroup[]> {
  const { engine, compounds } = mind;
  const wider: PlannedGroup[] = [];
  for (const part of planned) {
    const known = part.typed.length > 1 || (await engine.frequency([part.group], 1)) > 0;
    const head = known ? undefined : compounds.head(part.typed[0] ?? "");
    wider.push(...(head === undefined ? [part] : await plan([head], mind)));
  }
  return wider;
}

function namesKind({ typed }: PlannedGroup, { kinds, compounds }: Mind): boolean {
  const [word = ""] = typed;
  return typed.length === 1 && [word, compounds.head(word) ?? word].some((name) => kinds.has(normalise(name)));
}

/**
 * Drops words until something matches: first those that no product has, then the most common that is not a product
 * type, and last the first of two product types (`wandel schoenen` is a search for schoenen).
 */
async function relaxed(asked: readonly PlannedGroup[], mind: Mind): Promise<PlannedGroup[]> {
  const { engine } = mind;
  const planned = await headsOfUnknown(asked, mind);
  const counted = await Promise.all(
    planned.map(async (part, at) => ({
      part,
      at,
      kind: namesKind(part, mind),
      count: await engine.frequency([part.group], COUNTED),
    })),
  );
  let left = counted.filter(({ count }) => count > 0);
  const matches = async (parts: typeof left) =>
    (await engine.frequency(groupsOf(parts.map(({ part }) => part)), 1)) > 0;
  while (left.length > 1 && !(await matches(left))) {
    const leastFirst = [...left].sort(
      (a, b) => Number(a.kind) - Number(b.kind) || (a.kind ? a.at - b.at : b.count - a.count),
    );
    let without = left.filter((entry) => entry !== leastFirst[0]);
    for (const entry of leastFirst) {
      const rest = left.filter((other) => other !== entry);
      if (await matches(rest)) {
        without = rest;
        break;
      }
    }
    left = without;
  }
  return left.map(({ part }) => part);
}

/** Interprets a query: as typed when something matches, else with corrected spelling, else with words dropped. */
export async function understand(q: string, mind: Mind): Promise<Understood> {
  const words = queryWords(q);
  if (words.length === 0) return { groups: [], warnings: [], spellingCorrections: [] };
  const { engine } = mind;
  const planned = await plan(words, mind);
  if ((await engine.frequency(groupsOf(planned), 1)) > 0) {
    return { groups: groupsOf(planned), warnings: [], spellingCorrections: await likelier(planned, mind) };
  }
  const mended = uses.spelling ? await corrected(planned, mind) : words;
  let meant = planned;
  if (mended.join(" ") !== textOf(planned)) {
    meant = await plan(mended, mind);
    if ((await engine.frequency(groupsOf(meant), 1)) > 0) {
      const warning = { type: "spelling", from: q.trim(), to: mended.join(" ") };
      return { groups: groupsOf(meant), warnings: [warning], spellingCorrections: [] };
    }
  }
  const left = await relaxed(meant, mind);
  const spellingCorrections = await likelier(planned, mind);
  if (left.length === 0) return { groups: groupsOf(planned), warnings: [], spellingCorrections };
  const warning = { type: "relaxed", from: q.trim(), to: textOf(left) };
  return { groups: groupsOf(left), warnings: [warning], spellingCorrections };
}
