import ts from "typescript";
import { expect, test } from "vitest";
import { isPersonal, layouts, type RouteId, routeTable } from "../../app/route-table";
import { importsOf } from "./imports";
import { treeOf } from "./sources";

const pages = Object.keys(routeTable) as RouteId[];
const fileOf = (file: string) => `app/${file}`;

/** What only a page marked personal may do, where a module does it. */
function personalIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isAction(node)) found.push("has an action");
    if (ts.isPropertyAccessExpression(node)) {
      const [of, name] = [node.expression.getText(tree), node.name.text];
      if (/\bcontext$/.test(of) && name === "cartSession") found.push("reads the visitor's cart");
      if (/\brequest$/.test(of) && ["headers", "formData"].includes(name)) found.push("reads the visitor's request");
    }
    if (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText(tree) === "cartSession")
      found.push("reads the visitor's cart");
    if (ts.isIdentifier(node) && /^create(Cookie|\w*SessionStorage)$/.test(node.text)) found.push("keeps a session");
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...new Set(found)];
}

function isAction(node: ts.Node): boolean {
  if (!ts.isFunctionDeclaration(node) && !ts.isVariableStatement(node)) return false;
  const exported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const names = ts.isFunctionDeclaration(node)
    ? [node.name?.text]
    : node.declarationList.declarations.map(({ name }) => name.getText());
  return Boolean(exported && names.includes("action"));
}

/** A route's module with all of the features that it needs. */
function modulesOf(entry: string): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/^app\/(routes|features)\/.*\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const { file: next, typeOnly } of importsOf(file)) if (next && !typeOnly) visit(next);
  };
  visit(entry);
  return seen;
}

function reasonsOf(entry: string): string[] {
  return [...modulesOf(entry)].flatMap((file) => personalIn(treeOf(file)).map((reason) => `${file} ${reason}`));
}

test("a page that looks at its visitor, or has an action, is marked personal", () => {
  const unmarked = [...pages.filter((id) => !isPersonal(id)).map((id) => routeTable[id].file), "root.tsx"];
  const broken = [...new Set(unmarked)].flatMap((file) => reasonsOf(fileOf(file)));
  expect(broken, "mark the page `personal: true` in app/route-table.ts, or ask nothing of the visitor").toEqual([]);
});

test("a layout that looks at its visitor marks its pages personal", () => {
  const unmarked = Object.values(layouts).filter((layout) => !("personal" in layout));
  expect(unmarked.flatMap(({ file }) => reasonsOf(fileOf(file)))).toEqual([]);
});

test("every page of the account is in its layout, and personal", () => {
  const account = pages.filter((id) => routeTable[id].path.startsWith("/{profile}/"));
  expect(account).toHaveLength(10);
  for (const id of account) {
    expect(routeTable[id], id).toMatchObject({ layout: "account" });
    expect(isPersonal(id), id).toBe(true);
  }
});

test("no page that search engines list is personal", () => {
  for (const id of ["home", "product", "search", "category", "categoryProducts", "shop", "webshops"] as const)
    expect(isPersonal(id), id).toBe(false);
});

test("the page with a plain form is found to need its mark", () => {
  const reasons = reasonsOf("app/routes/stock-alert.tsx");
  expect(reasons).toContain("app/routes/stock-alert.tsx has an action");
  expect(reasons).toContain("app/routes/stock-alert.tsx reads the visitor's request");
});

test.each([
  ["export async function action() {}", "has an action"],
  ["export const action = save;", "has an action"],
  ["const cart = context.cartSession;", "reads the visitor's cart"],
  ["const { cartSession } = context;", "reads the visitor's cart"],
  ["args.request.headers.get('cookie');", "reads the visitor's request"],
  ["const { getSession } = createCookieSessionStorage({});", "keeps a session"],
])("the rule notices %s", (code, reason) => {
  expect(personalIn(ts.createSourceFile("x.ts", code, ts.ScriptTarget.Latest, true))).toEqual([reason]);
});

test.each(["const action = 1;", "response.headers.get('x');", "new URL(request.url);", "cartSession();"])(
  "the rule lets pass %s",
  (code) => {
    expect(personalIn(ts.createSourceFile("x.ts", code, ts.ScriptTarget.Latest, true))).toEqual([]);
  },
);
