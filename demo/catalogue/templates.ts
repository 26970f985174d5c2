import { adjectival } from "./adjectives";
import { capitalise } from "./dutch";

/**
 * A text with placeholders, split once so that filling it only joins: literals at even positions, names at odd ones.
 */
export type Template = readonly string[];
/** Placeholder values by name. */
export type Words = Record<string, string>;

export function compileTemplate(text: string): Template {
  return text.split(/\{([^}]+)\}/);
}

export function holesOf(template: Template): string[] {
  return template.filter((_, at) => at % 2 === 1).map((name) => name.replace(/~$/, ""));
}

/** Fills the placeholders; `{x~}` takes the attributive form (`leren` for `leer`). */
export function fill(template: Template, words: Words): string {
  let text = template[0] ?? "";
  for (let at = 1; at < template.length; at += 2) {
    const name = template[at] as string;
    text += name.endsWith("~") ? adjectival(words[name.slice(0, -1)] ?? "") : (words[name] ?? "");
    text += template[at + 1];
  }
  return text;
}

/** A filled template with an initial capital, unless it starts with a brand (`adidas`). */
export function fillSentence(template: Template, words: Words): string {
  const text = fill(template, words);
  return template[0] === "" && template[1] === "merk" ? text : capitalise(text);
}
