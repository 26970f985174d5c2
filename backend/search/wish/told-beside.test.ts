import { describe, expect, it } from "vitest";
import { contextOf, threeOf, withSampleWishes, withWishesIn } from "./sample-wishes-fixture";

const { whole } = withSampleWishes();
const kindsIn = async (q: string, category?: string[]) =>
  (await whole(q, { ...(category && { category: category.join(".") }) })).kinds.map(({ key }) => key);

it.each([
  ["Mijn man draait de lamp zo hoog, dus hij krijgt een koptelefoon", "audio.koptelefoons"],
  ["Mijn broer leest bij een lamp en nu zoek ik een laptop voor hem", "computers.laptops"],
  ["Een gewone laptop is me te zwaar geworden. Ik wil een koptelefoon", "audio.koptelefoons"],
  ["Nee wacht, mijn laptop is stuk. Doe toch maar een koptelefoon", "audio.koptelefoons"],
  ["Ik heb een oude laptop en wil een koptelefoon", "audio.koptelefoons"],
  ["Hij is voor mijn vader, die woont boven een bank. Een laptop graag", "computers.laptops"],
])("what is told beside a wish is no kind that is sought: %s", async (q, key) => {
  expect(await kindsIn(q)).toEqual([key]);
});

it.each([
  ["Mijn wasmachine lekt. Doe maar een nieuwe onder de 600 euro", "witgoed.wasmachines"],
  ["Onze laptop is versleten, ik zoek een nieuwe van Apple", "computers.laptops"],
  ["Ik snap niets van al die laptops. Doe maar een goedkope", "computers.laptops"],
  ["Mijn laptop doet het niet meer. Iets van HP, geen zware printer", "computers.laptops"],
])("what is told says what is sought where the wish does not: %s", async (q, key) => {
  expect(await kindsIn(q)).toEqual([key]);
});

it.each([
  ["Ik twijfel nog. Doe maar een laptop", ""],
  ["Ik loop veel, dus ik zoek sneakers", ""],
  ["Ik licht het graag toe. Een laptop", ""],
])("what somebody does is neither searched for nor named: %s", async (q, words) => {
  const { q: searched, leftovers } = await whole(q);
  expect([searched, leftovers]).toEqual([words, []]);
});

it("values of what is sought stay, but not of what fails", async () => {
  expect((await whole("Ik gebruik hem voor gaming. Een laptop graag")).filters).toMatchObject({ gebruik: ["Gaming"] });
  expect((await whole("Ik ben met HP opgegroeid. Een laptop graag")).filters).toEqual({});
  expect((await whole("Ik zie zo slecht van gaming. Een laptop graag")).filters).toEqual({});
});

it("numbers and people that are told stay", async () => {
  expect((await whole("Ik draag maat 42. Doe maar herensneakers")).filters).toMatchObject({ size: ["42"] });
  expect((await whole("We zijn met zn drieën. Een bank")).filters).toMatchObject({ zitplaatsen: [">=3 zits"] });
  expect((await whole("Ik heb 300 euro. Een laptop")).filters).toMatchObject({ price: expect.anything() });
});

it("of what is sought already, a place says no other kind", async () => {
  const category = ["computers", "laptops"];
  expect(await kindsIn("hij moet op de bank passen", category)).toEqual([]);
  expect(await kindsIn("ik heb ook een lamp", category)).toEqual([]);
  expect(await kindsIn("sorry, ik bedoelde een koptelefoon", category)).toEqual(["audio.koptelefoons"]);
  expect(await kindsIn("doe toch maar een koptelefoon", category)).toEqual(["audio.koptelefoons"]);
});

it("what somebody uses is not therefore used", async () => {
  expect((await whole("Mijn moeder gebruikt een laptop. Liever stil")).filters).toEqual({});
  expect((await whole("een gebruikte laptop")).filters).toEqual({ condition: ["used"] });
});

describe("in a shop with makers", () => {
  const named = [["audio", "Luidsprekers"]] as const;
  const held = ["Bose", "Sony"].flatMap((brand) => threeOf(named)("audio", `${brand} luidspreker`, { brand }));
  const makers = withWishesIn(contextOf(named), held);

  it("a Dutch word with the stem of a maker is not that maker", async () => {
    expect((await makers.whole("een luidspreker voor in het bos")).filters).toEqual({});
    expect((await makers.whole("een luidspreker van bose")).filters).toEqual({ brand: ["Bose"] });
  });
});
