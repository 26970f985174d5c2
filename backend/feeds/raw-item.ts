import { FEED_LIMITS } from "./limits";

/** One item as in the feed: attribute names without `g:`, in lower case with underscores; texts trimmed. */
export interface RawItem {
  /** Line on which the item starts, counted from 1. */
  line: number;
  values: Map<string, string[]>;
  /** Nested attributes such as `shipping`: field → text, one record per repetition. */
  groups: Map<string, Record<string, string>[]>;
}

/** The document as a whole cannot be read; nothing of it is imported. */
export class FeedError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(line === undefined ? message : `${message} (regel ${line})`);
    this.name = "FeedError";
  }
}

export function emptyItem(line: number): RawItem {
  return { line, values: new Map(), groups: new Map() };
}

/** Total characters of the item. */
export function sizeOf(item: RawItem): number {
  let size = 0;
  for (const values of item.values.values()) for (const value of values) size += value.length;
  for (const groups of item.groups.values()) {
    for (const group of groups) for (const value of Object.values(group)) size += value.length;
  }
  return size;
}

/** Appends to the list under a name; rejects items with absurdly many values or names. */
export function append<Value>(lists: Map<string, Value[]>, name: string, value: Value, line: number): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [value]);
  else list.push(value);
  if (Math.max(list?.length ?? 1, lists.size) > FEED_LIMITS.valuesPerItem) {
    throw new FeedError("Een artikel heeft te veel waarden", line);
  }
}

export function attributeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}
