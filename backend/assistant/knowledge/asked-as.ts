import type { Section } from "./section";

/** Other questions that a section answers. */
export type AskedAs = (section: Pick<Section, "title" | "heading">) => readonly string[];
export const noQuestions: AskedAs = () => [];

const nameOf = ({ title, heading }: Pick<Section, "title" | "heading">): string =>
  (heading === "" ? title : `${title}: ${heading}`).toLowerCase();

/**
 * Parses the operator's file: a line names a section by the title of its page and its heading, as its quotes are named, and
 * the indented lines below it are questions that it answers; `#` starts a comment.
 */
export function parseAskedAs(text: string): AskedAs {
  const questions = new Map<string, string[]>();
  let name = "";
  for (const line of text.split(/\r?\n/)) {
    const bare = line.replace(/#.*/, "").trim();
    if (bare === "") continue;
    if (!/^\s/.test(line)) name = bare.toLowerCase();
    else if (name !== "") questions.set(name, [...(questions.get(name) ?? []), bare]);
  }
  return (section) => questions.get(nameOf(section)) ?? [];
}
