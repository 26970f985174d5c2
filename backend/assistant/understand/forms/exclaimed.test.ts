import { expect, it } from "vitest";
import { inView, understand } from "../understand.fixture";
import { withoutExclamation } from "./exclaimed";

it.each([
  ["poeh wat duur. ander merk mag ook, onder de 50", "ander merk mag ook, onder de 50"],
  ["jeetje, dan maar 2 tb", "dan maar 2 tb"],
  ["Pfff dat is wel prijzig zeg, onder de 60", "onder de 60"],
  ["tja... JBL dan", "JBL dan"],
  ["tjonge jonge, max 300", "max 300"],
  ["te duur, dan de v8", "dan de v8"],
  ["potverdorie! geen roomba", "geen roomba"],
  ["o nee doe maar tot 500", "nee doe maar tot 500"],
])("%s says no more than %s", (message, rest) => expect(withoutExclamation(message)).toBe(rest));

it.each([
  "poeh",
  "jeetje!",
  "gutsbeitel",
  "een pufje",
  "wat duur",
  "te duur",
  "te duur, onder de 50",
  "jeep speelgoed",
  "ai camera",
  "o ring",
])("%s stays as it is", (message) => expect(withoutExclamation(message)).toBe(message));

it("is no part of a wish", async () => {
  expect(await understand("Jemig, max 300 hoor", inView)).toEqual([{ do: "wish", text: "max 300 hoor" }]);
});
