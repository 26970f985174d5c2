import { fromWindows1252 } from "../feeds/windows-1252";

const SNIFF_BYTES = 2_048;

/**
 * Decodes a page by its byte order mark, the charset of its Content-Type or a meta tag, else as UTF-8. What is not UTF-8
 * although it should be is Windows-1252, as browsers without a declaration take it.
 */
export function pageText(bytes: Uint8Array, contentType: string): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  const head = Buffer.from(bytes.subarray(0, SNIFF_BYTES)).toString("latin1");
  const stated = charsetIn(contentType) ?? charsetIn(/<meta\b[^>]*charset[^>]*>/i.exec(head)?.[0] ?? "") ?? "utf-8";
  const charset = knownCharset(stated);
  if (charset === "windows-1252") {
    // A page that is valid UTF-8 with letters beyond ASCII is not by accident.
    return hasUtf8Letters(bytes) ? new TextDecoder().decode(bytes) : fromWindows1252(bytes);
  }
  if (charset !== "utf-8") return new TextDecoder(charset).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return mostlyUtf8(bytes) ? new TextDecoder().decode(bytes) : fromWindows1252(bytes);
  }
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(text)?.[1] ?? null;
}

function knownCharset(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "utf-8";
  }
}

function hasUtf8Letters(bytes: Uint8Array): boolean {
  try {
    return /[^\0-\x7f]/.test(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/** A cut-off character does not make a page Windows-1252. */
function mostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  let good = 0;
  let bad = 0;
  for (const sign of text) {
    if (sign === "\ufffd") bad += 1;
    else if (sign > "\x7f") good += 1;
  }
  return good >= bad;
}
