import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { compileMessage, type Values } from "./compile-message";

const compiled = (icu: string) => compileMessage(parse(icu), String, (value) => (value === 1 ? "one" : "other"));
const format = (icu: string, values: Values) => compiled(icu)(values);

test("a part of a page stays what it is, between the texts around it", () => {
  const link = { a: "link" };
  expect(format("Zie {link}!", { link })).toEqual(["Zie ", link, "!"]);
  expect(format("{link}", { link })).toEqual([link]);
});

test("a tag's function is given what stands inside, and may answer a text or a part of a page", () => {
  expect(format("Lees <b>dit {what}</b> eerst", { what: "stuk", b: ([text]: string[]) => `*${text}*` })).toBe(
    "Lees *dit stuk* eerst",
  );
  const made = { a: "tag" };
  expect(format("Lees <b>dit</b>", { b: () => made })).toEqual(["Lees ", made]);
});

test("a value that is missing is an error", () => {
  expect(() => format("Voor {name}", {})).toThrow("A value is missing: name");
});

test("an element that the shop's messages do not use is refused", () => {
  expect(() => compiled("{when, date, short}")).toThrow("no ICU element of type 3");
  expect(() => compiled("{place, selectordinal, other {#e}}")).toThrow("no ICU element of type 6");
});
