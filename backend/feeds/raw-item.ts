import { ITEM_LIMITS } from "./limits";

/** One item as in the feed: attribute names without `g:`, in lower case with underscores; texts trimmed. */
export interface RawItem {
  /** Line on which the item starts, counted from 1. */
  line: number;
  values: Map<string, string[]>;
  /** Nested attributes such as `shipping`: field → text, one record per repetition. */
  groups: Map<string, Record<string, string>[]>;
  /** The attribute at which the item became larger than we read; it is rejected, whatever else it says. */
  tooLongAt?: string;
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

/** Appends to the list under a name; an item with absurdly many values or names is marked as too long. */
export function append<Value>(item: RawItem, lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name);
  if ((list?.length ?? lists.size) >= ITEM_LIMITS.values) item.tooLongAt ??= name;
  else if (list === undefined) lists.set(name, [value]);
  else list.push(value);
}

export function attributeName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
}
