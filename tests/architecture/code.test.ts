import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { BREAKPOINTS } from "#contract/limits";
import { files, isCode, isTest, textOf, walk } from "./sources";

const LINES = 300;
/** What a person calls in a terminal writes to it. */
const commands = /^backend\/(import\.ts|feeds\/command\/)/;
const code = files.filter(isCode);
const product = code.filter((file) => !isTest(file) && /^(app|backend|contract|demo|server)/.test(file));

/** Places where `find` says so, as file:line. */
function places(among: readonly string[], find: (node: ts.Node) => boolean): string[] {
  const found: string[] = [];
  for (const file of among) walk(file, (node, line) => void (find(node) && found.push(`${file}:${line()}`)));
  return found;
}
/** Lines that match, as file:line. */
function lines(among: readonly string[], pattern: RegExp): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );
}

test("no file is longer than a reader can hold in mind", () => {
  const measured = files.filter((file) => isCode(file) || file.endsWith(".css"));
  const long = measured
    .map((file) => ({ file, count: textOf(file).split("\n").length - 1 }))
    .filter(({ count }) => count > LINES)
    .map(({ file, count }) => `${file} has ${count} lines: split it before ${LINES}`);
  expect(long).toEqual([]);
});

test("nothing has the type any", () => {
  expect(places(code, (node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
});

test("no type error is silenced, except for the build's virtual modules", () => {
  expect(lines(code, /\/[/*]\s*@ts-(ignore|nocheck)/)).toEqual([]);
  const expected = code.filter((file) => /\/\/\s*@ts-expect-error(?! virtual module)/.test(textOf(file)));
  expect(expected).toEqual([]);
});

test("server HTML needs no inline styles: the policy forbids them", () => {
  const styled = places(
    product.filter((file) => file.endsWith(".tsx") && file.startsWith("app/")),
    (node) => ts.isJsxAttribute(node) && node.name.getText() === "style",
  );
  expect(styled, "use a CSS module, a data- attribute or an SVG presentation attribute").toEqual([]);
});

test("how much may be typed is read from the contract, as services do", () => {
  const forms = product.filter((file) => file.endsWith(".tsx"));
  expect(lines(forms, /maxLength=\{?["'\d]/), "take it from contract/lengths.ts").toEqual([]);
});

test("what another party wrote is read by a schema, and never said to be of a type", () => {
  const storefront = product.filter((file) => /^(app|server)\//.test(file));
  const casts = places(
    storefront,
    (node) =>
      ts.isAsExpression(node) &&
      node.type.kind !== ts.SyntaxKind.UnknownKeyword &&
      (/^(json|body|\w+\.json|await \w+\.json\(\))$/.test(node.expression.getText()) || node.type.getText() === "O"),
  );
  expect(casts.map((place) => place.replace(/:\d+$/, ""))).toEqual(["app/api/client.ts"]);
});

test("a page that is not there is thrown in one way", () => {
  const storefront = product.filter((file) => file.startsWith("app/") && !/-fixture\.tsx?$/.test(file));
  expect(lines(storefront, /status: 404|statusText:/), "throw notFound() or problem() of app/api/problems.ts").toEqual([
    expect.stringMatching(/^app\/api\/problems\.ts:/),
  ]);
});

test("a form that was posted is read in one way, with limits", () => {
  const storefront = product.filter((file) => file.startsWith("app/"));
  expect(lines(storefront, /await request\.formData\(\)/), "call readForm() of app/api/read-form.server.ts").toEqual([
    expect.stringMatching(/^app\/api\/read-form\.server\.ts:/),
  ]);
});

test("the storefront and the backend write no console.log", () => {
  const logging = places(
    product.filter((file) => /^(app|backend)\//.test(file) && !commands.test(file)),
    (node) => ts.isPropertyAccessExpression(node) && node.getText() === "console.log",
  );
  expect(logging, "report progress through the callback, errors through console.error").toEqual([]);
});

test("files are named in kebab-case", () => {
  const odd = files
    .filter((file) => isCode(file) || file.endsWith(".css"))
    .filter((file) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(path.basename(file)));
  expect(odd).toEqual([]);
});

test("modules have named exports; pages and configurations are what their framework wants", () => {
  const mayDefault = /^app\/(routes\/|root\.tsx|entry\.)|\.config\.(ts|js)$/;
  const odd = places(
    code.filter((file) => !mayDefault.test(file)),
    (node) => ts.isExportAssignment(node) || (ts.canHaveModifiers(node) && hasDefault(node)),
  );
  expect(odd).toEqual([]);
});
function hasDefault(node: ts.HasModifiers): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

test("style sheets use the five breakpoints and no other width", () => {
  const bounds: number[] = Object.values(BREAKPOINTS);
  const odd: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".css"))) {
    for (const [query] of textOf(file).matchAll(/@media[^{]*/g)) {
      for (const [condition, name, px] of query.matchAll(/(min-width|max-width)\s*:\s*([^)]+)/g)) {
        const width = /^[\d.]+px\s*$/.test(px ?? "") ? Number.parseFloat(px ?? "") : Number.NaN;
        const right = name === "min-width" ? bounds.includes(width) : bounds.some((bound) => width === bound - 0.02);
        if (!right) odd.push(`${file}: (${condition})`);
      }
      if (/width\s*[<>=]/.test(query)) odd.push(`${file}: ${query.trim()}: write min-width or max-width`);
    }
  }
  expect(odd, `min-width of ${bounds.join(", ")}, or max-width two hundredths below`).toEqual([]);
});
