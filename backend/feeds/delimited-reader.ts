import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { otherNames } from "./column-names";
import type { FeedNotes } from "./feed-notes";
import { isGroup, parseGroups, parseHeader } from "./groups";
import { FEED_LIMITS, ITEM_LIMITS } from "./limits";
import { append, emptyItem, FeedError, type RawItem } from "./raw-item";
import type { Separator } from "./separator";

/** Items per batch. */
const BATCH = 200;

const ID_CHARS = 100;

type Column = ReturnType<typeof parseHeader>;

/** Attributes that may hold several comma-separated values in one cell. */
const LISTS = new Set(["additional_image_link", "product_highlight", "included_destination", "excluded_destination"]);

/**
 * Reads text feeds with a header row of attribute names (`image link` or `image_link`), or other names for them. Quotes
 * inside a value are literal; a value that starts with a quote must end with one.
 */
export async function* readDelimited(
  texts: AsyncIterable<string>,
  { sign, headerLine }: Separator,
  notes: FeedNotes,
): AsyncGenerator<RawItem[]> {
  const parser = parse({
    delimiter: sign,
    from_line: headerLine,
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
      if (columns === null) columns = readHeader(record, line, notes);
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

function readHeader(record: string[], line: number, notes: FeedNotes): Column[] {
  const columns = record.map(parseHeader);
  if (record.length > FEED_LIMITS.columns) throw new FeedError("De kopregel heeft te veel kolommen", line);
  const others = otherNames(columns.map((column) => column.name));
  for (const column of columns) {
    const attribute = others.get(column.name);
    if (attribute === undefined) continue;
    others.delete(column.name);
    notes.note("attribute_renamed", column.name, "", attribute);
    Object.assign(column, parseHeader(attribute));
  }
  const names = new Set(columns.map((column) => column.name));
  if (!names.has("id") || !names.has("title")) {
    throw new FeedError(
      "Dit is geen productfeed: het is geen XML, en de kopregel noemt geen kolommen `id` en `title` (of `titel`, `naam`)",
      line,
    );
  }
  return columns;
}

function toItem(record: string[], columns: Column[], line: number): RawItem {
  const item = emptyItem(line);
  const chars = record.reduce((sum, text) => sum + text.length, 0);
  if (chars > ITEM_LIMITS.chars) return tooLong(item, record, columns);
  for (const [index, column] of columns.entries()) {
    const text = record[index]?.trim();
    if (!text) continue;
    if (isGroup(column.name)) {
      for (const group of parseGroups(column.name, text, column.fields)) append(item, item.groups, column.name, group);
      continue;
    }
    const values = LISTS.has(column.name) ? splitList(column.name, text) : [text];
    for (const value of values) append(item, item.values, column.name, value);
  }
  return item;
}

/** Keeps of an item that is larger than we read only its id, for the report, and the name of its longest column. */
function tooLong(item: RawItem, record: string[], columns: Column[]): RawItem {
  const at = columns.findIndex((column) => column.name === "id");
  item.values.set("id", [(record[at] ?? "").slice(0, ID_CHARS)]);
  const lengths = record.map((text) => text.length);
  item.tooLongAt = columns[lengths.indexOf(Math.max(...lengths))]?.name ?? "id";
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
