import { listFacets } from "#contract/list-facets";
import type { Facet, Facets } from "#contract/search";
import type { DialogueState, StatePart } from "../state";
import { say } from "./texts";

/** A list this long can be looked through without a question. */
const SHORT_LIST = 12;
const MOST_IN_A_ROW = 2;
const OPTIONS = 4;
/** Below this a question would not shorten the list enough to be worth asking. */
const LEAST_WORTH = 0.3;
const MOST_VALUES = 12;
const askable = new Set<string>(["brand", "color", "gender", "size"]);
const FEATURE = "feature::";
const genders: Record<string, string> = { male: "heren", female: "dames", unisex: "unisex", kids: "kinderen" };
const listLabels: Record<string, string> = { brand: "Merk", color: "Kleur", gender: "Voor wie", size: "Maat" };

export interface Question {
  /** Key of the filter that an answer sets. */
  facet: string;
  label: string;
  options: { label: string; value: string; count: number }[];
}

const labelOfValue = (facet: string, value: string, label?: string) =>
  (facet === "gender" && genders[value]) || label || value;

/** How well the values split what was found: entropy × coverage × rank among the facets, from 0 to 1. */
function worthOf({ buckets, wpIndex }: Facet, total: number): number {
  const counts = buckets.map(({ doc_count }) => doc_count).filter((count) => count > 0);
  const sum = counts.reduce((all, count) => all + count, 0);
  if (counts.length < 2 || sum === 0) return 0;
  const entropy = -counts.reduce((all, count) => all + (count / sum) * Math.log2(count / sum), 0);
  const best = Math.log2(Math.min(counts.length, MOST_VALUES));
  const coverage = Math.min(1, sum / total);
  return Math.min(1, entropy / best) * coverage * (1 / (1 + Math.max(0, wpIndex ?? 10) / 40));
}

const isList = (key: string) => listFacets.some((name) => name === key);

/** Whether a question is in place at all: the list is long, and not two were asked in a row. */
export const mayAsk = (total: number, { inARow }: Pick<DialogueState, "inARow">): boolean =>
  total > SHORT_LIST && inARow < MOST_IN_A_ROW;

/**
 * The one question whose answer shortens this list best; undefined when the list is short, nothing splits it well, or
 * two questions were asked in a row. Nothing is asked twice.
 */
export function questionFor(
  facets: Facets,
  total: number,
  { asked, parts, inARow }: Pick<DialogueState, "asked" | "parts" | "inARow">,
): Question | undefined {
  if (!mayAsk(total, { inARow })) return undefined;
  const known = new Set([...asked, ...parts.flatMap(({ filter }) => filter?.key ?? [])]);
  let best: { worth: number; key: string; facet: Facet } | undefined;
  for (const [name, facet] of Object.entries(facets)) {
    if (typeof facet !== "object" || !("buckets" in facet)) continue;
    const key = name.startsWith(FEATURE) ? name.slice(FEATURE.length) : name;
    const may = name.startsWith(FEATURE) ? !isList(key) : askable.has(key);
    if (!may || known.has(key)) continue;
    const worth = worthOf(facet, total);
    if (worth >= LEAST_WORTH && (!best || worth > best.worth)) best = { worth, key, facet };
  }
  if (!best) return undefined;
  const { key, facet } = best;
  const some = facet.buckets.filter(({ doc_count }) => doc_count < total);
  const question = questionOf(key, { ...facet, buckets: some });
  return question.options.length > 1 ? question : undefined;
}

function questionOf(key: string, { buckets, label }: Facet): Question {
  const options = buckets
    .filter(({ doc_count }) => doc_count > 0)
    .slice(0, OPTIONS)
    .map((one) => ({ value: one.key, label: labelOfValue(key, one.key, one.label), count: one.doc_count }));
  return { facet: key, label: label || listLabels[key] || key, options };
}

const series = (value: string) => value.toLowerCase().split(" ")[0];

/**
 * What can be chosen of a facet in place of these values, those of the same series first; undefined when what was found has
 * none of its values.
 */
export function optionsOf(facets: Facets, key: string, wanted: readonly string[]): Question | undefined {
  const facet = Object.entries(facets).find(([name]) => name === key || name === `${FEATURE}${key}`)?.[1];
  if (typeof facet !== "object" || !("buckets" in facet)) return undefined;
  const isAlike = (value: string) => wanted.some((one) => series(one) === series(value));
  const buckets = [...facet.buckets].sort((a, b) => Number(isAlike(b.key)) - Number(isAlike(a.key)));
  const question = questionOf(key, { ...facet, buckets });
  return question.options.length > 0 ? question : undefined;
}

/** The question as something to press. */
export const choicesOf = ({ facet, label, options }: Question) => ({
  type: "choices" as const,
  question:
    facet === "brand" ? say("askBrand") : say("askFacet", { facet: (listLabels[facet] ?? label).toLowerCase() }),
  options: [
    ...options.map(({ label: text, count }) => ({ label: text, count, message: text })),
    { label: say("dontCare"), message: say("dontCare") },
  ],
});

/** The wish that an answer comes to. */
export const partOfChoice = (facet: string, value: string, label: string, turn: number): StatePart => ({
  id: `choice:${facet}`,
  label: isList(facet) ? label : `${facet}: ${label}`,
  said: label,
  hard: true,
  turn,
  filter: { key: facet, values: [value] },
});
