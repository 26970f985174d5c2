import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export const root = path.resolve(import.meta.dirname, "../..");

/** Folders of the repository that hold our own code. */
const rooms = ["app", "backend", "contract", "demo", "server", "e2e", "bench", "tests", "scripts"];
const atTheTop = ["server.ts", "remix.config.js", "vite.config.ts", "vitest.config.ts", "playwright.config.ts"];

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(name);
    else yield name;
  }
}
function existing(folder: string): string[] {
  try {
    return [...filesBelow(folder)];
  } catch {
    return []; // a room that nobody has furnished yet
  }
}

/** Every file of ours, by its path from the top. */
export const files: string[] = [
  ...rooms.flatMap(existing),
  ...atTheTop.filter((file) => existsSync(path.join(root, file))),
];
export const isCode = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file);
export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(tests|e2e)\//.test(file);

/** What the tests of several modules share stands beside the code. */
export const isTestHelper = (file: string) =>
  /(\/testing(-\w+)?|\/test-\w+|[.-]fixtures?|\/synthetic)\.tsx?$/.test(file);

const texts = new Map<string, string>();
export function textOf(file: string): string {
  let text = texts.get(file);
  if (text === undefined) {
    text = readFileSync(path.join(root, file), "utf8");
    texts.set(file, text);
  }
  return text;
}

const trees = new Map<string, ts.SourceFile>();
export function treeOf(file: string): ts.SourceFile {
  let tree = trees.get(file);
  if (!tree) {
    tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
    trees.set(file, tree);
  }
  return tree;
}

/** Calls `visit` for every node of a file, with the line it stands on. */
export function walk(file: string, visit: (node: ts.Node, line: () => number) => void): void {
  const tree = treeOf(file);
  const go = (node: ts.Node) => {
    visit(node, () => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1);
    ts.forEachChild(node, go);
  };
  go(tree);
}
