import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { Kit } from "../kit";
import { databaseJson } from "./database-json";
import { FIRST_LINES } from "./import-report";
import type { Issue } from "./issues";
import { REPORT_LINES } from "./limits";

const BATCH = 500;
/** Maximum kinds of tips that are counted; more would add nothing. */
const TIP_KINDS = 1000;
/** How many issues of one kind are shown in a summary. */
const FIRST_OF_KIND = 3;

export interface ReportWriter {
  add(issues: Issue[]): Promise<void>;
  /**
   * Writes the remaining lines and closes the file; returns the first lines of each kind: rejections, then what is said
   * of the whole feed, then the rest.
   */
  finish(): Promise<Issue[]>;
  warnings(): number;
}

export function reportFile(kit: Kit, importId: string): string {
  return join(kit.dataDir, "imports", `${importId}.csv`);
}

/**
 * Stores the report of one import in the database and as a spreadsheet file. Tips are reported once per attribute, with
 * the number of items affected.
 */
export async function openReport(kit: Kit, importId: string): Promise<ReportWriter> {
  await mkdir(join(kit.dataDir, "imports"), { recursive: true });
  const file = createWriteStream(reportFile(kit, importId));
  file.write(`\ufeff${csvRow(["regel", "id", "kenmerk", "waarde", "code", "ernst", "melding"])}`);
  const tips = new Map<string, { issue: Issue; count: number }>();
  const first = { notes: firstLines(), errors: firstLines(), others: firstLines() };
  const written = { errors: 0, others: 0 };
  let waiting: Issue[] = [];
  let position = 0;
  let warnings = 0;

  function accept(issue: Issue): void {
    const kind = issue.severity === "error" ? "errors" : "others";
    first[issue.itemId === "" && kind === "others" ? "notes" : kind].add(issue);
    if (written[kind] >= REPORT_LINES[kind]) return;
    written[kind] += 1;
    waiting.push(issue);
  }

  function countTip(issue: Issue): void {
    const key = `${issue.code} ${issue.attribute}`;
    const known = tips.get(key);
    if (known) known.count += 1;
    else if (tips.size < TIP_KINDS) tips.set(key, { issue, count: 1 });
  }

  async function flush(): Promise<void> {
    const lines = waiting.map((issue) => ({ ...issue, position: ++position }));
    waiting = [];
    if (lines.length === 0) return;
    await kit.db.query(INSERT_LINES, [importId, databaseJson(lines)]);
    const text = lines.map((line) => csvRow(csvCells(line))).join("");
    if (!file.write(text)) await once(file, "drain");
  }

  return {
    warnings: () => warnings,
    async add(issues) {
      for (const issue of issues) {
        if (issue.severity === "warning") warnings += 1;
        if (issue.severity === "tip") countTip(issue);
        else accept(issue);
      }
      if (waiting.length >= BATCH) await flush();
    },
    async finish() {
      for (const { issue, count } of tips.values()) {
        accept(count === 1 ? issue : { ...issue, message: `${issue.message} (bij ${count} artikelen)` });
      }
      await flush();
      file.end();
      await finished(file);
      return [...first.errors.taken, ...first.notes.taken, ...first.others.taken].slice(0, FIRST_LINES);
    },
  };
}

/** The first issues, no more than a few of a kind: one that every item has would leave no room for others. */
function firstLines() {
  const taken: Issue[] = [];
  const ofKind = new Map<string, number>();
  return {
    taken,
    add(issue: Issue): void {
      if (taken.length >= FIRST_LINES) return;
      const kind = `${issue.code} ${issue.attribute}`;
      const known = ofKind.get(kind) ?? 0;
      if (known >= FIRST_OF_KIND) return;
      ofKind.set(kind, known + 1);
      taken.push(issue);
    },
  };
}

const INSERT_LINES = `
  insert into import_lines (import_id, position, line, item_id, attribute, value, code, severity, message)
  select $1, x.position, x.line, x."itemId", x.attribute, x.value, x.code, x.severity, x.message
  from json_to_recordset($2::json) as x(position int, line int, "itemId" text, attribute text, value text, code text,
    severity text, message text)`;

const SEVERITIES = { error: "fout", warning: "waarschuwing", tip: "tip" } as const;

function csvCells(issue: Issue): string[] {
  const { line, itemId, attribute, value, code, severity, message } = issue;
  return [String(line), itemId, attribute, value, code, SEVERITIES[severity], message];
}

/** Semicolons, as Dutch spreadsheets expect; a leading character that would start a formula is escaped. */
function csvRow(cells: string[]): string {
  const safe = cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")}\r\n`;
}
