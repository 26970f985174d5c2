import { expect, test } from "vitest";
import { isName, matchExpression, namingFields } from "./match-expression";

test("the words of one name must occur where products are named, a property may be described", () => {
  expect(namingFields).not.toContain("description");
  expect(isName(["vaat", "was", "tablet"])).toBe(true);
  expect(isName(["16", "gb"])).toBe(false);
  expect(isName(["tablet"])).toBe(false);
  const scope = `{${namingFields.join(" ")}} : `;
  expect(matchExpression([[["hondenmand"], ["hond", "mand"]]])).toBe(
    `(("hondenmand") OR (${scope}("hond" AND "mand")))`,
  );
});
