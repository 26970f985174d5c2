import { parseAst } from "vite";
import { expect, test } from "vitest";
import { messageIdsIn } from "./messages-per-module";

const ids = ["shop.open", "shop.shut", "shop.step.one", "shop.step.two", "shop.step.two.hint", "other.open"];
const named = (code: string) => messageIdsIn(parseAst(code), ids);
const template = (before: string, after: string) => `format({ id: \`${before}\${value}${after}\` })`;

test("a module names the ids that stand in it, wherever they stand", () => {
  expect(named('const words = { a: "shop.open" }; format({ id: full ? words.a : `other.open` });')).toEqual([
    "shop.open",
    "other.open",
  ]);
  expect(named('// "shop.open"\nconst text = "see shop.open";')).toEqual([]);
});

test("a template names all ids that it can become", () => {
  expect(named(template("shop.step.", ""))).toEqual(["shop.step.one", "shop.step.two", "shop.step.two.hint"]);
  expect(named(template("shop.step.", ".hint"))).toEqual(["shop.step.two.hint"]);
});

test("a template without an area names none, as an address of a page", () => {
  expect(named(template("", ".open"))).toEqual([]);
});
