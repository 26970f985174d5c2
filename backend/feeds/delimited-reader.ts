import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { isGroup, parseGroups, parseHeader } from "./groups";
import { FEED_LIMITS } from "./limits";
import { append, emptyItem, FeedError, type RawItem } from "./raw-item";

/** Items per batch. */
const BATCH = 200;

type Column = ReturnType<typeof parseHeader>;

/** Attributes that may hold several comma-separated values in one cell. */
const LISTS = new Set(["additional_image_link", "product_highlight", "included_destination", "excluded_destination"]);

/** Detects the delimiter from the header row: tab, else semicolon, else comma. */
export function delimiterOf(firstLine: string): string {
  if (firstLine.includes("\t")) return "\t";
  return firstLine.split(";").length > firstLine.split(",").length ? ";" : ",";
}

/**
 * Reads text feeds with a header row of English attribute names (`image link` or `image_link`). Quotes inside a value
 * are literal; a value that starts with a quote must end with one.
 */
export async function* readDelimited(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<RawItem[]> {
  const parser = parse({
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: FEED_LIMITS.textChars,
  });
  const feeding = pipeline(texts, parser);
  feeding.catch(ignore);
  let columns: Column[] | null = null;
  let previousLine = 0;
  let batch: RawItem[] = [];
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: string[]; info: { lines: number; empty_lines: number } };
      const line = startLine(record, info.lines, previousLine);
      previousLine = info.lines;
      if (columns === null) columns = readHeader(record, line);
      else batch.push(toItem(record, columns, line));
      if (batch.length >= BATCH) {
        yield batch;
        batch = [];
      }
    }
    await feeding;
  } catch (error) {
    throw error instanceof CsvError ? asFeedError(error) : error;
  }
  if (columns === null) throw new FeedError("Het bestand is leeg");
  yield batch;
}

/** The pipeline's failure reaches us through the parser; without this handler it would also count as unhandled. */
function ignore(): void {}

/** csv-parse reports the line on which a record ends; line breaks inside values make it start earlier. */
function startLine(record: string[], endLine: number, previousLine: number): number {
  let breaks = 0;
  for (const value of record) for (const sign of value) if (sign === "\n") breaks += 1;
  return Math.max(previousLine + 1, endLine - breaks);
}

function readHeader(record: string[], line: number): Column[] {
  const columns = record.map(parseHeader);
  if (record.length > FEED_LIMITS.valuesPerItem) throw new FeedError("De kopregel heeft te veel kolommen", line);
  const names = new Set(columns.map((column) => column.name));
  if (!names.has("id") || !names.has("title")) {
    throw new FeedError(
      "Dit is geen productfeed: het is geen XML, en de kopregel noemt geen kolommen `id` en `title`",
      line,
    );
  }
  return columns;
}

function toItem(record: string[], columns: Column[], line: number): RawItem {
  const item = emptyItem(line);
  for (const [index, column] of columns.entries()) {
    const text = record[index]?.trim();
    if (!text) continue;
    if (isGroup(column.name)) {
      for (const group of parseGroups(column.name, text, column.fields)) append(item.groups, column.name, group, line);
      continue;
    }
    const values = LISTS.has(column.name) ? splitList(column.name, text) : [text];
    for (const value of values) append(item.values, column.name, value, line);
  }
  return item;
}

/** URLs may contain commas: a new one starts only where `http` follows. */
function splitList(name: string, text: string): string[] {
  const parts = name === "additional_image_link" ? text.split(/,\s*(?=https?:)/i) : text.split(",");
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}

function asFeedError(error: CsvError): FeedError {
  const line = "lines" in error && typeof error.lines === "number" ? error.lines : undefined;
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return new FeedError("Een aanhalingsteken wordt niet gesloten", line);
  if (error.code === "CSV_MAX_RECORD_SIZE") return new FeedError("Een regel is te lang", line);
  return new FeedError(`Het tekstbestand is niet te lezen: ${error.message}`, line);
}
