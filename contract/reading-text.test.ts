import { expect, it } from "vitest";
import { readingProblems, textOfReading } from "./reading-text";

const text = "Altijd\n::: marktplaats\nHier kopen\n:::\n::: vergelijker\nDaar kopen\n:::\nOok altijd";

it("keeps what holds in one reading, and what holds in both", () => {
  expect(textOfReading(text, "marketplace")).toBe("Altijd\nHier kopen\nOok altijd");
  expect(textOfReading(text, "comparison")).toBe("Altijd\nDaar kopen\nOok altijd");
  expect(readingProblems(text)).toEqual([]);
});

it("leaves a text without marks as it is, and ends an open part with the text", () => {
  expect(textOfReading("a\n:::\nb", "comparison")).toBe("a\n:::\nb");
  expect(textOfReading("a\n::: marktplaats\nb", "comparison")).toBe("a");
});

it.each([
  ["::: markt\na\n:::", 1, "markt"],
  ["a\n:::", 2, "geen deel open"],
  ["::: marktplaats\na", 1, "sluit dit deel af"],
  ["::: marktplaats\n::: vergelijker\n:::", 2, "regel 1"],
  ["::: marktplaats!\na", 1, "of alleen :::"],
])("names what is wrong in %j", (wrong, line, message) => {
  expect(readingProblems(wrong)[0]).toMatchObject({ line, message: expect.stringContaining(message) });
});
