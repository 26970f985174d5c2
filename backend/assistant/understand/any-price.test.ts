import { expect, it } from "vitest";
import { withPriceLetGo } from "./any-price";

it.each([
  ["toch maar geen limiet aan de prijs, als ie maar stil is", ["de prijs maakt niet uit", "als ie maar stil is"]],
  ["eigenlijk mag ie alles kosten, mijn baas betaalt", ["de prijs maakt niet uit"]],
  ["er is geen maximum", ["de prijs maakt niet uit"]],
])("%s: the price is let go", (message, sentences) => {
  expect(withPriceLetGo([message])).toEqual(sentences);
});

it("a limit of something else stays", () => {
  expect(withPriceLetGo(["geen limiet op het aantal spelers"])).toEqual(["geen limiet op het aantal spelers"]);
});
