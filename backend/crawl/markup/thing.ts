/** What a page says of one thing in the words of schema.org, whichever of its three notations it uses. */
export interface Thing {
  /** Bare names: `Product`. */
  types: string[];
  /** Bare names; texts are trimmed, addresses as written unless the notation resolves them. */
  properties: Map<string, Value[]>;
}

export type Value = string | number | Thing;

/** Limits for one page: what is beyond them is left out. */
export const MARKUP_LIMITS = { depth: 12, things: 5_000, values: 20_000, textChars: 60_000 } as const;

export function newThing(types: string[] = []): Thing {
  return { types, properties: new Map() };
}

export function addValue(thing: Thing, name: string, value: Value): void {
  const values = thing.properties.get(name);
  if (values) values.push(value);
  else thing.properties.set(name, [value]);
}

/** `http://schema.org/Product`, `schema:Product` and `Product` are the same. */
export function bareName(name: string): string {
  return name.trim().replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i, "");
}

export function isA(thing: Thing, ...types: string[]): boolean {
  return thing.types.some((type) => types.includes(type));
}

export function valuesOf(thing: Thing | undefined, name: string): Value[] {
  return thing?.properties.get(name) ?? [];
}

export function thingsOf(thing: Thing | undefined, name: string): Thing[] {
  return valuesOf(thing, name).filter((value) => typeof value === "object");
}

/** The first value as text; of a thing its name. */
export function textOf(thing: Thing | undefined, name: string): string {
  for (const value of valuesOf(thing, name)) {
    const text = plainOf(value);
    if (text !== "") return text;
  }
  return "";
}

/** All values as texts; of things their names. */
export function textsOf(thing: Thing | undefined, name: string): string[] {
  return valuesOf(thing, name)
    .map(plainOf)
    .filter((text) => text !== "");
}

function plainOf(value: Value): string {
  if (typeof value !== "object") return String(value).trim();
  return textOf(value, "name") || textOf(value, "value") || textOf(value, "@id");
}
