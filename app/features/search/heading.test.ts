import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { search } from "~/i18n/messages/search";
import { type HeadingInput, headingText } from "./heading";

const inLanguage =
  (language: "en" | "nl") =>
  (input: Partial<HeadingInput>): string =>
    headingText(
      ({ id }, values) =>
        String(new IntlMessageFormat(search[id as keyof typeof search][language], language).format(values)),
      { term: "", page: 1, brands: [], ...input },
    );
const en = inLanguage("en");
const nl = inLanguage("nl");
const drills = { slug: "boormachines", name: "Boormachines" };

describe("the heading of a search screen", () => {
  test("is the term in quotes in its category", () => {
    expect(en({ term: "bosch", category: drills })).toBe("'bosch' in Boormachines");
    expect(nl({ term: "bosch", category: drills })).toBe("'bosch' in Boormachines");
  });
  test("has its page number in front from page 2", () => {
    expect(en({ term: "bosch", category: drills, page: 2 })).toBe("Page 2 - 'bosch' in Boormachines");
    expect(nl({ term: "bosch", category: drills, page: 2 })).toBe("Pagina 2 - 'bosch' in Boormachines");
  });
  test("does without a category or a term", () => {
    expect(nl({ term: "bosch" })).toBe("'bosch'");
    expect(nl({ category: drills })).toBe("Boormachines");
    expect(nl({})).toBe("Alle producten");
  });
  test("names the brand when one is chosen and nothing is searched for", () => {
    expect(en({ brands: ["Bosch"], category: drills, page: 3 })).toBe("Page 3 - Bosch in Boormachines");
    expect(nl({ brands: ["Bosch"] })).toBe("Bosch");
    expect(nl({ brands: ["Bosch", "AEG"], category: drills })).toBe("Boormachines");
    expect(nl({ brands: ["Bosch"], term: "boor", category: drills })).toBe("'boor' in Boormachines");
  });
  test("names the discounts in the category korting", () => {
    expect(nl({ category: { slug: "korting", name: "Korting" }, page: 2 })).toBe("Pagina 2 - Kortingen");
  });
  test("gives way to a title of the API, keeping the page number", () => {
    expect(nl({ pageTitle: "Zomer in huis", term: "x", category: drills })).toBe("Zomer in huis");
    expect(nl({ pageTitle: "Zomer in huis", page: 2 })).toBe("Pagina 2 - Zomer in huis");
    expect(nl({ category: { ...drills, page_title: "Boren en schroeven" } })).toBe("Boren en schroeven");
  });
  test("keeps braces and apostrophes of a term as they are", () => {
    expect(nl({ term: "levi's {501}" })).toBe("'levi's {501}'");
  });
});
