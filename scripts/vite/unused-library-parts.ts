import type { Plugin } from "vite";
import { UNUSED_PARTS, type UnusedParts } from "./unused-parts";

/** Names for React's developer tools; such a statement would keep a component that nobody uses. */
const DISPLAY_NAME = /^ *\w+\.displayName = ["'][\w.]+["'];$/gm;
const LIBRARIES =
  /\/(?:@remix-run\/react\/dist\/esm\/[\w-]+|react-router(?:-dom)?\/dist\/index|react-intl\/index)\.js$/;

/** Leaves parts of Remix and its router out of the browser's build; a part that is not found there stops the build. */
export function withoutUnusedLibraryParts(): Plugin {
  return {
    name: "etalage:without-unused-library-parts",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform(code, id) {
      const parts = UNUSED_PARTS.find(({ file }) => file.test(id));
      if (!parts && !LIBRARIES.test(id)) return;
      const left = parts ? without(code, parts, (text) => this.parse(text)) : code;
      return { code: left.replace(DISPLAY_NAME, ""), map: null };
    },
  };
}

interface Cut {
  start: number;
  end: number;
  text: string;
}

/** `code` without the parts. Throws for one that is not in it, as after an update of the library. */
export function without(code: string, parts: UnusedParts, parse: (code: string) => unknown): string {
  const { functions = {}, conditions = {}, statements = [], cases = {} } = parts;
  const missing = new Set([...Object.keys(functions), ...Object.keys(cases), ...statements]);
  const cuts: Cut[] = [];
  /** The part that a node is, if any, is noted; else its children are looked at. */
  const look = (node: unknown, within: string | undefined): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, id, body, expression, test } = node as Node;
    const name = type === "FunctionDeclaration" ? id?.name : undefined;
    const done = type === "ExpressionStatement" ? (expression?.callee ?? expression?.left) : undefined;
    const statement = done && code.slice(done.start, done.end);
    const isCase = type === "SwitchCase" && within && cases[within] !== undefined && cases[within] === test?.value;
    const cut = (part: string, { start, end }: Node, text: string) => {
      missing.delete(part);
      cuts.push({ start, end, text });
    };
    if (name && body && functions[name] !== undefined) cut(name, body, functions[name]);
    else if (statement && statements.includes(statement)) cut(statement, node as Node, "");
    else if (isCase) cut(within, node as Node, "");
    else for (const child of Object.values(node)) look(child, name ?? within);
  };
  look(parse(code), undefined);
  let left = code;
  for (const { start, end, text } of cuts.sort((a, b) => b.start - a.start)) {
    left = left.slice(0, start) + text + left.slice(end);
  }
  for (const [condition, value] of Object.entries(conditions)) {
    if (!code.includes(condition)) missing.add(condition);
    left = left.replaceAll(condition, value);
  }
  if (missing.size > 0) throw new Error(`Not found in ${parts.file}: ${[...missing].join(", ")}`);
  return left;
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: Node;
  expression?: Node & { callee?: Node; left?: Node };
  test?: (Node & { value?: unknown }) | null;
}
