import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import ts from "typescript";
import { expect, test } from "vitest";
import { readTexts } from "../../scripts/vite/messages";
import { files, isCode, isTest, walk } from "./sources";

const { texts } = await readTexts();
const entries = Object.entries(texts);
const readers = files.filter(
  (file) => isCode(file) && !isTest(file) && file.startsWith("app/") && !file.startsWith("app/i18n/messages/"),
);

/** Every string in the storefront's code, and the beginnings of its templates. */
const strings = new Set<string>();
const beginnings = new Set<string>();
for (const file of readers) {
  walk(file, (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) strings.add(node.text);
    if (ts.isTemplateHead(node) && node.text.includes(".")) beginnings.add(node.text);
  });
}

test("every text has its English source and its Dutch", () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(([, { en, nl }]) => !en?.trim() || !nl?.trim()).map(([id]) => id)).toEqual([]);
});

test("every text is used somewhere", () => {
  const isUsed = (id: string) => strings.has(id) || [...beginnings].some((beginning) => id.startsWith(beginning));
  expect(
    entries.map(([id]) => id).filter((id) => !isUsed(id)),
    "remove the text, or show it",
  ).toEqual([]);
});

test("every text that is used exists", () => {
  const missing: string[] = [];
  for (const file of readers) {
    walk(file, (node, line) => {
      const id = usedId(node);
      if (id !== undefined && !(id in texts)) missing.push(`${file}:${line()} ${id}`);
    });
  }
  expect(missing, "add it to the area's file in app/i18n/messages").toEqual([]);
});

test("the storefront uses no more of react-intl than the shop's own intl object has", () => {
  const has = new Set(["formatMessage", "formatNumber", "formatDate", "formatList"]);
  const imported = new Set(["useIntl", "RawIntlProvider"]);
  const beyond: string[] = [];
  for (const file of readers) {
    walk(file, (node, line) => {
      if (ts.isPropertyAccessExpression(node) && /^(intl|useIntl\(\))$/.test(node.expression.getText())) {
        if (!has.has(node.name.text)) beyond.push(`${file}:${line()} ${node.getText()}`);
      }
      if (ts.isImportDeclaration(node) && node.moduleSpecifier.getText() === '"react-intl"') {
        const named = node.importClause?.namedBindings;
        const values = named && ts.isNamedImports(named) && !node.importClause?.isTypeOnly ? named.elements : [];
        for (const { name, isTypeOnly } of values) {
          if (!isTypeOnly && !imported.has(name.text)) beyond.push(`${file}:${line()} ${name.text}`);
        }
      }
    });
  }
  expect(beyond, "add it to app/i18n/intl.ts and to this list").toEqual([]);
});

/** The id in `formatMessage({ id: "…" })` and `<FormattedMessage id="…" />`. */
function usedId(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && /formatMessage$|\$t$/.test(node.expression.getText())) {
    const [descriptor] = node.arguments;
    const property =
      descriptor && ts.isObjectLiteralExpression(descriptor)
        ? descriptor.properties.find((item) => item.name?.getText() === "id")
        : undefined;
    return property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
      ? property.initializer.text
      : undefined;
  }
  const isMessage =
    ts.isJsxAttribute(node) &&
    node.name.getText() === "id" &&
    node.parent.parent.tagName.getText() === "FormattedMessage";
  return isMessage && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
}

test("ids are words joined by dots", () => {
  expect(entries.map(([id]) => id).filter((id) => !/^[a-z]\w*(\.[\w-]+)+$/.test(id))).toEqual([]);
});

/** The arguments of an ICU message: those of both languages must be the same, or a value is lost. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
      if (element.type === TYPE.tag) visit(element.children);
    }
  };
  visit(parse(message));
  return [...names].sort();
}

test("English and Dutch take the same values", () => {
  for (const [id, { en, nl }] of entries) expect(argumentsOf(nl), id).toEqual(argumentsOf(en));
});

test("Dutch is friendly and calm: no exclamation marks, no emoji, no formal address", () => {
  const loud = entries.filter(([, { nl }]) => /!|\p{Extended_Pictographic}|\b[Uu]w?\b/u.test(nl));
  expect(loud.map(([id, { nl }]) => `${id}: ${nl}`)).toEqual([]);
});

/** Texts that the specification quotes: the English source keeps them to the letter. */
const quoted: Record<string, string | RegExp> = {
  "search.spelling.redirect": /^Sorry, we can not find anything for .+ Showing results for .+ instead\.$/,
  "search.heading.page": "Page {page} - ",
  "search.image.heading": "Similar product",
  "search.image.looksLike": "Looks like it is:",
  "search.image.upload": "Upload anther image",
  "notifications.loginFailed": "Login failed. Please, try again later.",
  "login.failed.retry": "Login failed. Try again",
};

test("texts that the specification quotes keep their English to the letter", () => {
  for (const [id, expected] of Object.entries(quoted)) {
    const text = texts[id];
    if (text && typeof expected === "string") expect(text.en, id).toBe(expected);
    if (text && expected instanceof RegExp) expect(text.en, id).toMatch(expected);
  }
});
