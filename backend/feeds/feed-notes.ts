import { describeIssue, type Issue, type IssueCode } from "./issues";

/** Maximum remarks about a feed as a whole; more would add nothing. */
const MOST_NOTES = 200;

/** What a reader has to say about the feed as a whole, each thing once, for the report. */
export interface FeedNotes {
  note(code: IssueCode, attribute: string, value?: string, detail?: string): void;
  /** Returns the notes since the previous call. */
  take(): Issue[];
}

export function createNotes(): FeedNotes {
  const said = new Set<string>();
  let waiting: Issue[] = [];
  return {
    note(code, attribute, value = "", detail = "") {
      const key = `${code} ${attribute}`;
      if (said.has(key) || said.size >= MOST_NOTES) return;
      said.add(key);
      waiting.push(describeIssue({ line: 1, id: "" }, code, attribute, value, detail));
    },
    take() {
      const notes = waiting;
      waiting = [];
      return notes;
    },
  };
}
