import { differingWords } from "./variant-names";
import { compareValues } from "./variant-order";

/** One product of a variant group. */
export interface Member {
  id: string;
  name: string;
  color: string[];
  size: string[];
  features: Record<string, string[]>;
  /** Cents; null when it cannot be ordered. */
  lowestTotal: number | null;
}

/** A property in which the members differ. */
export interface Axis {
  key: string;
  label: string;
  /** Member → its value; empty when the shop does not say. */
  values: Map<string, string>;
  /** Every value once, in the order in which they are shown. */
  order: string[];
}

/** More properties make a picker that nobody oversees. */
const MOST_FEATURE_AXES = 2;
/** Features looked at: a feed may have hundreds. */
const MOST_FEATURES = 60;
const STORAGE = /^\d+(?:[.,]\d+)? ?[gt]b$/i;
const featureKeys: Record<string, string> = { materiaal: "material", patroon: "pattern" };

const oneText = (values: readonly string[] | undefined): string => (values ?? []).join(" / ").trim();
const sameText = (value: string): string => value.toLowerCase();

function axisOf(members: readonly Member[], key: string, label: string, read: (member: Member) => string): Axis {
  const shown = new Map<string, string>();
  const values = new Map<string, string>();
  for (const member of members) {
    const value = read(member);
    const known = shown.get(sameText(value)) ?? value;
    shown.set(sameText(value), known);
    values.set(member.id, known);
  }
  return { key, label, values, order: [...shown.values()].sort(compareValues) };
}

/** Number of members that the axes tell apart. */
function told(members: readonly Member[], axes: readonly Axis[]): number {
  return new Set(members.map(({ id }) => JSON.stringify(axes.map(({ values }) => values.get(id))))).size;
}

const varies = ({ order }: Axis) => order.length > 1;

/**
 * The properties by which a visitor chooses a variant: colour and size where they differ, then as many features as tell
 * more variants apart, then what is left of the names. Properties that go along with another add nothing.
 */
export function variantAxes(members: readonly Member[]): Axis[] {
  const size = axisOf(members, "size", "Maat", (member) => oneText(member.size));
  if (size.order.every((value) => value === "" || STORAGE.test(value))) size.label = "Opslag";
  const color = axisOf(members, "color", "Kleur", (member) => oneText(member.color));
  const axes = [color, size].filter(varies);
  for (const feature of featureAxes(members)) {
    if (told(members, axes) === members.length || axes.length > 1 + MOST_FEATURE_AXES) break;
    if (told(members, [...axes, feature]) > told(members, axes)) axes.push(feature);
  }
  if (told(members, axes) === members.length) return axes;
  const rest = differingWords(members, axes);
  const named = axisOf(members, "name", "Uitvoering", ({ id }) => rest.get(id) ?? "");
  return told(members, [...axes, named]) > told(members, axes) ? [...axes, named] : axes;
}

/** Those that tell most variants apart first. */
function featureAxes(members: readonly Member[]): Axis[] {
  const keys = [...new Set(members.flatMap(({ features }) => Object.keys(features)))].slice(0, MOST_FEATURES);
  return keys
    .map((key) => {
      const label = key.charAt(0).toUpperCase() + key.slice(1).replace(/[_-]/g, " ");
      return axisOf(members, featureKeys[key.toLowerCase()] ?? key, label, ({ features }) => oneText(features[key]));
    })
    .filter(varies)
    .sort((a, b) => b.order.length - a.order.length);
}
