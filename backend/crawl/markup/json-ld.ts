import { addValue, bareName, MARKUP_LIMITS, newThing, type Thing, type Value } from "./thing";

type Json = Record<string, unknown>;

/**
 * The things that JSON-LD scripts describe, each on the top level of its script or `@graph`. A reference (`{"@id": …}`)
 * is replaced by what another script of the page says under that id. A script that is no JSON after all is skipped.
 */
export function readJsonLd(scripts: readonly string[]): { things: Thing[]; broken: number } {
  const documents = scripts.map(parseTolerantly);
  const roots = documents.flatMap((document) => (document === undefined ? [] : topLevel(document, 0)));
  const byId = new Map<string, Json>();
  for (const root of roots) {
    const id = root["@id"];
    if (typeof id === "string" && Object.keys(root).length > 1 && !byId.has(id)) byId.set(id, root);
  }
  const budget = { things: MARKUP_LIMITS.things, values: MARKUP_LIMITS.values };
  const things = roots.flatMap((root) => toThing(root, { byId, budget, depth: 0 }) ?? []);
  return { things, broken: documents.filter((document) => document === undefined).length };
}

/** Shops write line breaks inside strings, comments around the script, and commas behind the last value. */
function parseTolerantly(script: string): unknown {
  const text = script
    .replace(/^[\s\ufeff]*(?:<!--|(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?)/, "")
    .replace(/[\s;]*(?:-->|(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?)?[\s;]*$/, "");
  const oneLine = text.replace(/\p{Cc}+/gu, " ");
  for (const attempt of [text, oneLine, oneLine.replace(/,\s*([}\]])/g, "$1")]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt repairs more.
    }
  }
  return undefined;
}

function topLevel(value: unknown, depth: number): Json[] {
  if (depth > 3 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, MARKUP_LIMITS.things).flatMap((one) => topLevel(one, depth + 1));
  const graph = (value as Json)["@graph"];
  const own = "@type" in value ? [value as Json] : [];
  return graph === undefined ? [value as Json] : [...own, ...topLevel(graph, depth + 1)];
}

interface Reading {
  byId: ReadonlyMap<string, Json>;
  budget: { things: number; values: number };
  depth: number;
}

function toThing(node: Json, { byId, budget, depth }: Reading): Thing | undefined {
  if (depth > MARKUP_LIMITS.depth || budget.things-- <= 0) return undefined;
  const id = node["@id"];
  const isReference = typeof id === "string" && Object.keys(node).length === 1;
  const said = (isReference && byId.get(id)) || node;
  const thing = newThing(textsIn(said["@type"]).map(bareName));
  if (typeof said["@id"] === "string") addValue(thing, "@id", said["@id"]);
  for (const [name, value] of Object.entries(said)) {
    if (name.startsWith("@")) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      const read = budget.values-- > 0 ? toValue(one, { byId, budget, depth: depth + 1 }) : undefined;
      if (read !== undefined && read !== "") addValue(thing, bareName(name), read);
    }
  }
  return thing;
}

function toValue(value: unknown, reading: Reading): Value | undefined {
  if (typeof value === "string") return value.slice(0, MARKUP_LIMITS.textChars).trim();
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const literal = (value as Json)["@value"];
  return literal === undefined ? toThing(value as Json, reading) : toValue(literal, reading);
}

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string").slice(0, 20);
}
