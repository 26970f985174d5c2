import ts from "typescript";
import { expect, test } from "vitest";
import { files, isCode, isTest, walk } from "./sources";

const app = files.filter((file) => file.startsWith("app/") && isCode(file) && !isTest(file));

/** What pages in the browser may use: all else is not in the build (scripts/vite/unused-parts.ts). */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  "@remix-run/react": [
    "Form",
    "Link",
    "Links",
    "Meta",
    "Outlet",
    "PrefetchPageLinks",
    "RemixBrowser",
    "RemixServer",
    "Scripts",
    "UNSAFE_RemixContext",
    "isRouteErrorResponse",
    "matchRoutes",
    "useActionData",
    "useLoaderData",
    "useLocation",
    "useMatches",
    "useNavigate",
    "useNavigation",
    "useNavigationType",
    "useOutletContext",
    "useRouteError",
    "useRouteLoaderData",
    "useSearchParams",
  ],
  "@remix-run/router": [],
  "react-router": [],
  "react-router-dom": [],
  "react-intl": ["RawIntlProvider", "useIntl"],
  "react-dom": ["createPortal", "flushSync"],
  "react-dom/client": ["hydrateRoot"],
};
/** Exports of a route module that only such parts would call. */
const UNSERVED = ["clientAction", "clientLoader", "HydrateFallback"];

/** Values, not types, that a file imports from one of the libraries. */
function imported(node: ts.Node): string[] {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return [];
  const library = node.moduleSpecifier.text;
  const bindings = node.importClause?.namedBindings;
  const kept = KEPT[library];
  if (!kept || !bindings || node.importClause?.isTypeOnly) return [];
  if (!ts.isNamedImports(bindings)) return [`${library} as a whole`];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text)
    .filter(
      (name) => !kept.includes(name) && !/^[A-Z]\w*(?:Function|Args|Descriptor)$|^(?:Location|Params)$/.test(name),
    );
}

test("nothing uses a part of Remix, its router or React that the build leaves out", () => {
  const found: string[] = [];
  for (const file of app) {
    walk(file, (node) => {
      found.push(...imported(node).map((name) => `${file} imports ${name}`));
      const left = ts.isJsxAttribute(node) && /^(?:viewTransition|navigate|fetcherKey)$/.test(node.name.getText());
      const plain = ts.isJsxAttribute(node) && node.getText() === 'encType="text/plain"';
      if (left || plain) found.push(`${file} has the attribute ${node.name.getText()}`);
      const named = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node.name?.getText() : undefined;
      if (named && UNSERVED.includes(named)) found.push(`${file} has ${named}`);
    });
  }
  expect(found, "keep the part in scripts/vite/unused-parts.ts, and the name here").toEqual([]);
});
