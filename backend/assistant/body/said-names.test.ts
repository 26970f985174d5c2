import { expect, it } from "vitest";
import { nameWordsIn } from "./said-names";

it.each<[string, string]>([
  ["de oled", "oled"],
  ["toch de s", "s"],
  ["nee, doe maar de dual zone", "dual zone"],
  ["sorry ik bedoel e27", "e27"],
  ["nee 3200", "3200"],
  ["de xl versie graag", "xl"],
  ["de max", "max"],
  ["2.1", "2.1"],
  ["xl", "xl"],
  ["vergissing, e27", "e27"],
  ["toch met disc", "disc"],
])("%s names no more than %s", (text, words) => expect(nameWordsIn(text)?.words.join(" ")).toBe(words));

it.each(["hoesje", "300", "toch 300", "256 gb", "de beste", "een hoesje voor de oled", "hoe groot is de oled van lg"])(
  "%s is no name of what is in view",
  (text) => expect(nameWordsIn(text)).toBeUndefined(),
);

it("tells what is good too from what is meant instead", () => {
  expect(nameWordsIn("serie 4 mag ook")).toMatchObject({ words: ["serie", "4"], isAlso: true });
  expect(nameWordsIn("serie 4 is ook prima")).toMatchObject({ words: ["serie", "4"], isAlso: true });
  expect(nameWordsIn("een combi")).toMatchObject({ words: ["combi"], isAlso: false });
  expect(nameWordsIn("of de a9")).toMatchObject({ words: ["a9"], isAlso: true });
  expect(nameWordsIn("of nee de a9")).toMatchObject({ words: ["a9"], isAlso: false });
  expect(nameWordsIn("ik ga voor de s24 ultra")).toMatchObject({ words: ["s24", "ultra"], isChosen: true });
  expect(nameWordsIn("alleen de pro-modellen")).toMatchObject({ words: ["pro"], isChosen: false });
  expect(nameWordsIn("de pro mag toch wel")).toMatchObject({ words: ["pro"], isAllowed: true, isAlso: false });
});
