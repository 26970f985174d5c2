import { describeIssue, type Issue, type IssueCode } from "./issues";
import type { RawItem } from "./raw-item";

/** Remarks on one item that refuse nothing; what it would say after these says nothing new. */
const MOST_REMARKS = 60;

/** One raw item under examination: ask it for values, tell it what is wrong. */
export interface Inspection {
  raw: RawItem;
  issues: Issue[];
  text(name: string): string;
  texts(name: string): string[];
  groups(name: string): Record<string, string>[];
  report(code: IssueCode, attribute: string, value?: string, detail?: string): void;
}

export function inspect(raw: RawItem): Inspection {
  const issues: Issue[] = [];
  const about = { line: raw.line, id: raw.values.get("id")?.[0] ?? "" };
  return {
    raw,
    issues,
    text: (name) => raw.values.get(name)?.[0] ?? "",
    texts: (name) => raw.values.get(name) ?? [],
    groups: (name) => raw.groups.get(name) ?? [],
    report(code, attribute, value, detail) {
      const issue = describeIssue(about, code, attribute, value, detail);
      if (issue.severity === "error" || issues.length < MOST_REMARKS) issues.push(issue);
    },
  };
}

/** One of a closed list of words, whatever the capitals, spaces or hyphens between them. */
export function wordOf<Word extends string>(text: string, words: Readonly<Record<string, Word>>): Word | undefined {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
