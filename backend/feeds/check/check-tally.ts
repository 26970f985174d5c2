import type { FeedCheck } from "#contract/feed-check";
import type { Issue } from "../issues";
import type { PreparedBatch } from "../prepare-batches";

const MOST_LINES = 100;
const MOST_KINDS = 60;
const EXAMPLES = 6;

/**
 * Columns of a staged item that a feed need not have, under the names that shops know. Shipping is not among them: an
 * item without it gets the shop's own.
 */
const OPTIONAL = {
  gtin: "gtin",
  brand: "brand",
  mpn: "mpn",
  delivery_max: "levertijd",
  quantity: "quantity",
  group_code: "item_group_id",
  feed_path: "product_type",
} as const;

type Row = Record<string, unknown>;

/** Adds up what a feed's batches say. */
export interface CheckTally {
  add(batch: Pick<PreparedBatch, "read" | "rows" | "accepted" | "issues">): void;
  read(): number;
  result(end: { isWhole: boolean; problem: string }): FeedCheck;
}

export function createTally(): CheckTally {
  const kinds = new Map<string, FeedCheck["kinds"][number]>();
  const fields = new Map<string, number>(Object.values(OPTIONAL).map((name) => [name, 0]));
  const lines: Record<Issue["severity"], Issue[]> = { error: [], warning: [], tip: [] };
  const examples: FeedCheck["examples"] = [];
  let read = 0;
  let accepted = 0;

  function addIssue(issue: Issue): void {
    const { attribute, severity, message } = issue;
    const key = `${issue.code} ${attribute}`;
    const known = kinds.get(key);
    if (known) known.count += 1;
    else if (kinds.size < MOST_KINDS) kinds.set(key, { attribute, severity, message, count: 1 });
    if (lines[severity].length < MOST_LINES) lines[severity].push(issue);
  }

  function addRow(row: Row): void {
    for (const [column, name] of Object.entries(OPTIONAL)) {
      const isThere = row[column] !== null && row[column] !== undefined && row[column] !== "";
      if (isThere) fields.set(name, (fields.get(name) ?? 0) + 1);
    }
    if (examples.length >= EXAMPLES) return;
    const text = (name: string) => String(row[name] ?? "");
    examples.push({
      title: text("title"),
      brand: text("brand"),
      price: Number(row.price),
      gtin: text("gtin"),
      availability: text("availability"),
    });
  }

  return {
    read: () => read,
    add(batch) {
      read += batch.read;
      accepted += batch.accepted.length;
      for (const issue of batch.issues) addIssue(issue);
      for (const row of JSON.parse(batch.rows) as Row[]) addRow(row);
    },
    result: ({ isWhole, problem }) => ({
      problem,
      read,
      accepted,
      refused: read - accepted,
      isWhole,
      kinds: ranked([...kinds.values()]),
      lines: [...lines.error, ...lines.warning]
        .slice(0, MOST_LINES)
        .map(({ line, itemId, attribute, value, severity, message }) => ({
          line,
          itemId,
          attribute,
          value,
          severity,
          message,
        })),
      fields: [...fields].map(([name, count]) => ({ name, count })),
      examples,
    }),
  };
}

const RANK = { error: 0, warning: 1, tip: 2 } as const;

const ranked = (kinds: FeedCheck["kinds"]) =>
  kinds.sort((a, b) => RANK[a.severity] - RANK[b.severity] || b.count - a.count);
