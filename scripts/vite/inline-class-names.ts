import type { Plugin } from "vite";

const SHEET = /\.module\.css(\?|$)/;
const SCRIPT = /\/app\/[^?]+\.tsx?(\?|$)/;

/**
 * Writes the class names of a style sheet where they are used, in the browser's build, so that a page brings only those
 * of its own components instead of every sheet's table. A sheet may be used as `styles.name` only.
 */
export function inlineClassNames(): Plugin {
  return {
    name: "etalage:inline-class-names",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "post", // after Vite has named the classes
    async transform(code, id) {
      if (SHEET.test(id)) {
        const classNames = classNamesIn(this.parse(code));
        // The rules themselves are kept by Vite, as long as the module is.
        return { code: "", map: null, meta: { classNames }, moduleSideEffects: "no-treeshake" };
      }
      if (!SCRIPT.test(id)) return;
      const tree = this.parse(code);
      const sheets = new Map<string, Names>();
      for (const { local, source } of sheetImports(tree)) {
        const sheet = await this.resolve(source, id);
        const loaded = sheet && (await this.load(sheet));
        sheets.set(local, (loaded?.meta.classNames ?? {}) as Names);
      }
      if (sheets.size > 0) return { code: withClassNames(code, tree, sheets), map: null };
    },
  };
}

type Names = Readonly<Record<string, string>>;

/** The names that Vite exports from a sheet, each as a constant, and the table of them. */
export function classNamesIn(tree: unknown): Names {
  const constants: Record<string, string> = {};
  const names: Record<string, string> = {};
  visit(tree, ({ type, id, init, key, value }) => {
    if (type === "VariableDeclarator" && id?.name && typeof init?.value === "string") constants[id.name] = init.value;
    const text = isNode(value)
      ? typeof value.value === "string"
        ? value.value
        : constants[value.name ?? ""]
      : undefined;
    const name = key?.name ?? (typeof key?.value === "string" ? key.value : undefined);
    if (type === "Property" && name !== undefined && text !== undefined) names[name] = text;
  });
  return names;
}

/** `code` with `styles.name` as a literal. Throws where a sheet is used in another way, or has no such class. */
export function withClassNames(code: string, tree: unknown, sheets: ReadonlyMap<string, Names>): string {
  const cuts: { start: number; end: number; text: string }[] = [];
  const used = new Set<unknown>();
  visit(tree, (node) => {
    const { type, start, end, object, property, computed, local } = node;
    if (type === "ImportDefaultSpecifier") used.add(local);
    const sheet = type === "MemberExpression" && !computed ? sheets.get(object?.name ?? "") : undefined;
    if (sheet) {
      used.add(object);
      const name = sheet[property?.name ?? ""];
      if (name === undefined) throw new Error(`No class ${property?.name} in the sheet of ${code.slice(start, end)}`);
      cuts.push({ start, end, text: JSON.stringify(name) });
    }
    if (type === "Identifier" && sheets.has(node.name ?? "") && !used.has(node)) {
      throw new Error(`${node.name} is used as a whole; write ${node.name}.name`);
    }
  });
  for (const { start, end, source } of sheetImports(tree)) {
    cuts.push({ start, end, text: `import ${JSON.stringify(source)};` });
  }
  let inlined = code;
  for (const { start, end, text } of cuts.sort((a, b) => b.start - a.start)) {
    inlined = inlined.slice(0, start) + text + inlined.slice(end);
  }
  return inlined;
}

function sheetImports(tree: unknown): { local: string; source: string; start: number; end: number }[] {
  const found: { local: string; source: string; start: number; end: number }[] = [];
  visit(tree, ({ type, source, specifiers, start, end }) => {
    const local = specifiers?.find((one) => one.type === "ImportDefaultSpecifier")?.local?.name;
    const from = typeof source?.value === "string" ? source.value : "";
    if (type === "ImportDeclaration" && local && SHEET.test(from)) found.push({ local, source: from, start, end });
  });
  return found;
}

/** Parents before children. */
function visit(node: unknown, seen: (node: Node) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (isNode(node)) seen(node);
  for (const child of Object.values(node)) visit(child, seen);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  computed?: boolean;
  id?: Node | null;
  init?: Node | null;
  key?: Node;
  local?: Node;
  object?: Node;
  property?: Node;
  source?: Node | null;
  specifiers?: Node[];
}
