import { isAlias, isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";

/** Something wrong in a content file; the message is Dutch and says what to do. */
export interface Problem {
  /** From 1. */
  line: number;
  message: string;
}
export interface FrontMatter {
  fields: unknown;
  /** Markdown below the front matter. */
  body: string;
  /** Line on which the body begins. */
  bodyLine: number;
  /** Line of a field, or of the front matter itself when the field is missing. */
  lineOf(field: string): number;
}

const HEAD_LIMIT = 16_000;

/**
 * Splits a content file into its YAML front matter and its Markdown. Anchors and aliases are refused: a few lines of them
 * can expand to gigabytes.
 */
export function readFrontMatter(file: string): FrontMatter | Problem {
  const text = file.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  if (!text.startsWith("---\n")) return { line: 1, message: "begin het bestand met een regel --- en de velden" };
  const end = text.indexOf("\n---\n", 3);
  const ends = end >= 0 ? end : text.endsWith("\n---") ? text.length - 4 : -1;
  if (ends < 0 || ends > HEAD_LIMIT) return { line: 1, message: "sluit de velden af met een regel ---" };
  const head = text.slice(4, ends + 1);
  const body = text.slice(ends + 5);
  const counter = new LineCounter();
  const document = parseDocument(head, { lineCounter: counter, prettyErrors: false, stringKeys: true });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) return { line: lineAt(error.pos[0]), message: `dit is geen geldige YAML (${error.message})` };
  let anchor: number | undefined;
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor) anchor ??= node.range?.[0] ?? 0;
    },
  });
  if (anchor !== undefined)
    return { line: lineAt(anchor), message: "gebruik geen & of * van YAML; schrijf de waarde uit" };
  const lines = new Map<string, number>();
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key)) lines.set(String(key.value), lineAt(key.range?.[0] ?? 0));
  }
  return {
    fields: document.toJS({ maxAliasCount: 0 }),
    body,
    bodyLine: text.slice(0, ends + 5).split("\n").length,
    lineOf: (field) => lines.get(field) ?? 1,
  };
}
