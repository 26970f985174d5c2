import { describeIssue, type Issue, type IssueCode } from "./issues";
import type { RawItem } from "./raw-item";

/** Maximum warnings and tips per item; more would add nothing. */
const MOST_REMARKS = 60;

/** One raw item being validated: provides its values and collects its issues. */
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

/** Matches one of a fixed set of words, ignoring case, spaces and hyphens. */
export function wordOf<Word extends string>(text: string, words: Readonly<Record<string, Word>>): Word | undefined {
  const key = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return Object.hasOwn(words, key) ? words[key] : undefined;
}
