import { KNOWN_ATTRIBUTES } from "./attributes";
import { otherNames } from "./column-names";
import type { FeedNotes } from "./feed-notes";
import { parseHeader } from "./groups";

export interface Separator {
  sign: string;
  /** The line with the column names, counted from 1. */
  headerLine: number;
}

/** Signs between columns, the usual one first; with the Dutch name for the report. */
const SIGNS = new Map([
  ["\t", "een tab"],
  [";", "een puntkomma"],
  ["|", "een verticale streep"],
  [",", "een komma"],
]);
/** Header rows are judged by their first characters. */
const LOOK_LENGTH = 20_000;

/**
 * The sign between the columns: what a spreadsheet's line `sep=;` says, else the one that splits the header row into
 * the most names we know. Anything but a tab is noted.
 */
export function separatorOf(start: string, notes: FeedNotes): Separator {
  const [first = "", header = ""] = start.slice(0, LOOK_LENGTH).trimStart().split("\n", 2);
  const said = /^"?sep=(.)"?\s*$/i.exec(first)?.[1];
  const isSaid = said !== undefined && SIGNS.has(said);
  const sign = isSaid ? said : guess(first);
  if (sign !== "\t") notes.note("guessed_separator", "kopregel", isSaid ? header : first, SIGNS.get(sign));
  const blankLines = start.slice(0, start.length - start.trimStart().length).split("\n").length - 1;
  return { sign, headerLine: blankLines + (isSaid ? 2 : 1) };
}

function guess(header: string): string {
  let best = { sign: "\t", known: 0, columns: 0 };
  for (const sign of SIGNS.keys()) {
    const names = header.split(sign).map((name) => parseHeader(name.replace(/^["\s]+|["\s]+$/g, "")).name);
    const known = names.filter((name) => KNOWN_ATTRIBUTES.has(name)).length + otherNames(names).size;
    if (known > best.known || (known === best.known && names.length > best.columns)) {
      best = { sign, known, columns: names.length };
    }
  }
  return best.sign;
}
