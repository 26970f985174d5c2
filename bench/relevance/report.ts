import type { Outcome, Score } from "./metrics";

interface Listed extends Outcome {
  query: string;
  shown: readonly string[];
}

export const figure = (value: number): string => value.toFixed(3);
export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** A table in Markdown; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, 3, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => {
    const padded = cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
    return `| ${padded.join(" | ")} |`;
  };
  const rule = widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

export function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores].map(([name, { queries, ndcg, success, empty }]) => [
    name,
    String(queries),
    figure(ndcg),
    percent(success),
    percent(empty),
  ]);
  return table(["Class", "Queries", "nDCG@10", "success@3", "nothing found"], rows);
}

/** nDCG@10 by class with every feature enabled, and with one feature disabled. */
export function featureTable(
  scores: ReadonlyMap<string, Score>,
  without: ReadonlyMap<string, ReadonlyMap<string, Score>>,
): string {
  const rows = [...scores].map(([name, { ndcg }]) => [
    name,
    figure(ndcg),
    ...[...without.values()].map((other) => figure(other.get(name)?.ndcg ?? 0)),
  ]);
  return `\n${table(["nDCG@10", "all on", ...[...without.keys()].map((name) => `no ${name}`)], rows)}`;
}

/** The lowest-scoring queries, each with its first three products and their grades. */
export function worstTable(answered: readonly Listed[], count: number): string {
  const worst = [...answered].sort((one, other) => one.ndcg - other.ndcg).slice(0, count);
  const lines = worst.map(({ query, class: name, ndcg, shown }) => {
    const found = shown.length === 0 ? ["nothing"] : shown;
    return [`${figure(ndcg)} ${query} (${name})`, ...found.map((product) => `        ${product}`)].join("\n");
  });
  return `\n${lines.join("\n")}`;
}
