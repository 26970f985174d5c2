import { expect, it } from "vitest";
import { filterPart } from "../parts.fixture";
import { shopOf, soughtBy } from "./named-shop.fixture";
import { withoutUnknownLead, withoutUnknownSought } from "./unknown-words";

const shop = shopOf(["Oven Nova 50 wit [Nova]", "Ketel wit"], ["Nova"]);

it("the word that a message begins with is no wish, where it means nothing here", async () => {
  expect(await withoutUnknownLead(shop, "asjemenou, onder de 150", soughtBy("oven"))).toBe("onder de 150");
  for (const text of ["ketel, onder de 50", "Nova, onder de 50", "toch, onder de 50", "wit onder de 50"])
    expect(await withoutUnknownLead(shop, text, soughtBy("oven")), text).toBe(text);
  const first = "asjemenou, onder de 150";
  expect(await withoutUnknownLead(shop, first, soughtBy(""))).toBe(first);
});

it("words that nothing has do not stay where they were answered with nothing", async () => {
  const unanswered = { ...soughtBy("oven thermoskan"), pages: 0 };
  expect((await withoutUnknownSought(shop, unanswered)).q).toBe("oven");
  const ofBrand = { ...unanswered, q: "thermoskan", parts: [filterPart("brand", "Nova")] };
  expect((await withoutUnknownSought(shop, ofBrand)).q).toBe("");
});

it("words stay that are all that is sought, that were answered, or that began the search", async () => {
  for (const state of [
    { ...soughtBy("thermoskan"), pages: 0 },
    soughtBy("oven thermoskan"),
    { ...soughtBy("oven thermoskan", []), pages: 0 },
    { ...soughtBy("oven wit"), pages: 0 },
  ])
    expect(await withoutUnknownSought(shop, state)).toBe(state);
});
