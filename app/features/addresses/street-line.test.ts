import { expect, test } from "vitest";
import { withNumberApart } from "./street-line";

test.each([
  ["Dorpsstraat 14", "", "", ["Dorpsstraat", "14", ""]],
  ["1e Dorpsstraat 14 a", "", "", ["1e Dorpsstraat", "14", "a"]],
  ["Keizersgracht 14-2", "", "", ["Keizersgracht", "14", "2"]],
  ["Kerkstraat 12 bus 31", "", "", ["Kerkstraat", "12", "31"]],
  ["Rue de la Loi, 16", "", "", ["Rue de la Loi", "16", ""]],
  // The browser knew the number as well.
  ["Dorpsstraat 14", "14", "", ["Dorpsstraat", "14", ""]],
  ["Dorpsstraat 14 A", "14", "a", ["Dorpsstraat", "14", "a"]],
])("of the line “%s” the number is taken apart", (street, houseNumber, addition, apart) => {
  expect(Object.values(withNumberApart({ street, houseNumber, addition }))).toEqual(apart);
});

test.each([
  ["Dorpsstraat", "", ""],
  ["Plein 1944", "", ""],
  ["Plein 40-45", "", ""],
  ["Laan 8", "21", ""],
  ["Dorpsstraat 14 A", "14", "B"],
  ["14", "", ""],
])("“%s” stays a street, with number “%s” and addition “%s”", (street, houseNumber, addition) => {
  const given = { street, houseNumber, addition };
  expect(withNumberApart(given)).toEqual(given);
});
