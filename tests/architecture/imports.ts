import path from "node:path";
import ts from "typescript";
import { files, walk } from "./sources";

export interface Import {
  from: string;
  /** The imported file, by its path from the top; undefined for a package. */
  file?: string;
  specifier: string;
  line: number;
  /** Carries types only, so it is gone at run time. */
  typeOnly: boolean;
}

/** Everything that a file imports: statically, dynamically or by exporting it on. */
export function importsOf(from: string): Import[] {
  const found: Import[] = [];
  walk(from, (node, line) => {
    const imported = specifierOf(node);
    if (!imported) return;
    const file = resolve(from, imported.specifier);
    found.push({ from, ...imported, line: line(), ...(file ? { file } : {}) });
  });
  return found;
}

function specifierOf(node: ts.Node): Pick<Import, "specifier" | "typeOnly"> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: onlyTypes(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly };
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { specifier: node.argument.literal.text, typeOnly: true };
  }
  const argument = dynamicallyImported(node);
  return argument && ts.isStringLiteral(argument) ? { specifier: argument.text, typeOnly: false } : undefined;
}

function dynamicallyImported(node: ts.Node): ts.Expression | undefined {
  const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return dynamic ? node.arguments[0] : undefined;
}

/** Dynamic imports whose module is only known at run time, as file:line. */
export function computedImports(from: string): string[] {
  const found: string[] = [];
  walk(from, (node, line) => {
    const argument = dynamicallyImported(node);
    if (argument && !ts.isStringLiteral(argument)) found.push(`${from}:${line()}`);
  });
  return found;
}

function onlyTypes(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

const known = new Set(files);

function resolve(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith("#contract/")
      ? `contract/${specifier.slice(10)}`
      : specifier.startsWith(".")
        ? path.posix.join(path.posix.dirname(from), specifier)
        : undefined;
  if (!base) return undefined;
  const plain = base.replace(/\?.*$/, "");
  const endings = ["", ".ts", ".tsx", ".mjs", ".js", ".d.ts", "/index.ts", "/index.tsx"];
  const file = endings.map((ending) => plain + ending).find((name) => known.has(name));
  return file ?? `${plain} (missing)`;
}

/** Chains of files that import each other at run time; each as the files on it. */
export function cyclesAmong(candidates: readonly string[]): string[][] {
  const edges = candidates.flatMap(importsOf).filter(({ typeOnly }) => !typeOnly);
  return cyclesIn(edges.flatMap(({ from, file }) => (file ? [[from, file] as const] : [])));
}

/** Ways along the edges that end where they began; each as the places on it. */
export function cyclesIn(edges: readonly (readonly [from: string, to: string])[]): string[][] {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  const state = new Map<string, "open" | "done">();
  const cycles: string[][] = [];
  function visit(file: string, trail: string[]): void {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") return void cycles.push([...trail.slice(trail.indexOf(file)), file]);
    state.set(file, "open");
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    state.set(file, "done");
  }
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
