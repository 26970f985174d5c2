import { kinds } from "./kinds";

/** Label and position of a feature facet; a lower `wpIndex` comes first. */
export interface FeatureFacet {
  label: string;
  wpIndex: number;
}

/** The most requested features; the others follow by the number of kinds that have them. */
const first = [
  "schermgrootte",
  "energieklasse",
  "vulgewicht",
  "opslag",
  "werkgeheugen",
  "inhoud",
  "materiaal",
  "leeftijd",
  "genre",
];

function orderFacets(): Record<string, FeatureFacet> {
  const found = new Map<string, { label: string; kinds: number }>();
  for (const kind of kinds) {
    for (const { key, label } of kind.facets) {
      const entry = found.get(key) ?? { label, kinds: 0 };
      entry.kinds++;
      found.set(key, entry);
    }
  }
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length);
  const ordered = [...found].sort(
    ([one, a], [other, b]) => rank(one) - rank(other) || b.kinds - a.kinds || a.label.localeCompare(b.label, "nl"),
  );
  return Object.fromEntries(ordered.map(([key, { label }], at) => [key, { label, wpIndex: at + 1 }]));
}

/** Facet key → label and position, for every feature of every kind. */
export const featureFacets: Record<string, FeatureFacet> = orderFacets();
