import { isAscii } from "node:buffer";
import type { FeedNotes } from "./feed-notes";
import { FeedError } from "./raw-item";
import { fromWindows1252 } from "./windows-1252";

interface Bytes {
  /** Some kilobytes of the start. */
  head: Uint8Array;
  all: AsyncIterable<Uint8Array>;
}

/**
 * Decodes by byte order mark or XML declaration, else as UTF-8. What is not UTF-8 although it should be is decoded as
 * the Western European encoding that it looks like, and noted.
 */
export async function* decoded({ head, all }: Bytes, notes: FeedNotes): AsyncGenerator<string> {
  const { encoding, isDeclared } = encodingOf(head);
  if (encoding === "utf-8") {
    yield* probablyUtf8(all, isDeclared, notes);
    return;
  }
  notes.note("used_encoding", "tekencodering", "", encoding);
  yield* decodeWith(decoderFor(encoding), all);
}

type Decoder = Pick<TextDecoder, "decode">;

function decoderFor(encoding: string): Decoder {
  if (encoding !== "windows-1252") return new TextDecoder(encoding);
  return { decode: (bytes = new Uint8Array()) => fromWindows1252(bytes as Uint8Array) };
}

async function* decodeWith(decoder: Decoder, all: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const chunk of all) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder.decode();
  if (rest !== "") yield rest;
}

/**
 * The first bytes beyond ASCII decide: until then all these encodings are the same. Later faults are single unreadable
 * characters, which the items they are in report.
 */
async function* probablyUtf8(
  all: AsyncIterable<Uint8Array>,
  isDeclared: boolean,
  notes: FeedNotes,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let waiting: Uint8Array = new Uint8Array();
  for await (const chunk of all) {
    const bytes = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    waiting = new Uint8Array();
    if (decoder === undefined && !isAscii(bytes)) {
      const seen = count(bytes, true);
      if (bytes.length < LEAST_BYTES || seen.good + seen.bad === 0) {
        waiting = bytes;
        continue;
      }
      decoder = choose(bytes, seen, isDeclared, notes);
    }
    const text = decoder ? decoder.decode(bytes, { stream: true }) : Buffer.from(bytes).toString("latin1");
    if (text !== "") yield text;
  }
  decoder ??= choose(waiting, count(waiting, false), isDeclared, notes);
  const rest = decoder.decode(waiting);
  if (rest !== "") yield rest;
}

/** With less to judge by, the next chunk is awaited. */
const LEAST_BYTES = 4096;

/** Characters beyond ASCII that are readable as UTF-8, and those that are not. */
interface Readable {
  good: number;
  bad: number;
}

/** `goesOn`: the last character may be cut off and is left out. */
function count(bytes: Uint8Array, goesOn: boolean): Readable {
  const text = new TextDecoder().decode(bytes, { stream: goesOn });
  const seen = { good: 0, bad: 0 };
  for (const [sign] of text.matchAll(/[^\0-\x7f]/gu)) seen[sign === "\ufffd" ? "bad" : "good"] += 1;
  return seen;
}

function choose(bytes: Uint8Array, { good, bad }: Readable, isDeclared: boolean, notes: FeedNotes): Decoder {
  const guess = good >= bad ? null : westernEncoding(bytes);
  if (guess !== null) notes.note(isDeclared ? "wrong_encoding" : "guessed_encoding", "tekencodering", "", guess);
  return decoderFor(guess ?? "utf-8");
}

/**
 * Windows-1252 contains ISO-8859-1. ISO-8859-15 puts the euro sign where those have a sign that nobody uses, and has
 * no letters or punctuation at 0x80-0x9f.
 */
function westernEncoding(bytes: Uint8Array): string {
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  return !isWindows && bytes.includes(0xa4) ? "iso-8859-15" : "windows-1252";
}

function encodingOf(head: Uint8Array): { encoding: string; isDeclared: boolean } {
  const marked = markedEncoding(head) ?? wideEncoding(head);
  if (marked) return { encoding: marked, isDeclared: true };
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/.exec(
    Buffer.from(head).toString("latin1"),
  );
  const name = declared?.[1]?.toLowerCase() ?? "utf-8";
  // A declaration that is readable byte by byte cannot be UTF-16.
  if (name.startsWith("utf-16")) return { encoding: "utf-8", isDeclared: false };
  try {
    return { encoding: new TextDecoder(name).encoding, isDeclared: declared !== null };
  } catch {
    throw new FeedError(`De tekencodering ${name} kennen we niet`, 1);
  }
}

function markedEncoding([a, b, c]: Uint8Array): string | null {
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xef && b === 0xbb && c === 0xbf ? "utf-8" : null;
}

/** UTF-16 without a mark: of Western text every second byte is zero. */
function wideEncoding(head: Uint8Array): string | null {
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2 === 0 ? "even" : "odd"] += 1;
  const most = head.length * 0.4;
  if (zeros.odd > most && zeros.even === 0) return "utf-16le";
  return zeros.even > most && zeros.odd === 0 ? "utf-16be" : null;
}
