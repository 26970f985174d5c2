import { expect, it } from "vitest";
import { newState } from "../state";
import { inView, understand } from "./understand.fixture";

it.each([
  ["Uit nieuwsgierigheid: wat kost de tweede?", { do: "offer", ref: { is: "nth", n: 2 }, about: "price" }],
  ["Als laatste een magnetron", { do: "wish", text: "een magnetron" }],
  ["tot 300 euro", { do: "wish", text: "tot 300 euro" }],
])("what only leads in to a message says nothing: %s", async (message, command) => {
  expect(await understand(message, inView)).toEqual([command]);
});

it.each([
  ["En als geld geen rol speelt: welke witte lampen zijn er?", "welke witte lampen zijn er?"],
  ["Mag trouwens ook duurder, ik heb net vakantiegeld. Laat Apple eens zien", "Laat Apple eens zien"],
  ["mag best duurder, ik krijg hem van het werk. pixel graag", "pixel graag"],
  ["Een Dyson moet het zijn. Geld maakt haar natuurlijk niet uit.", "Een Dyson moet het zijn."],
])("the price is let go of in any words, and what is wished is read: %s", async (message, text) => {
  const commands = await understand(message, {
    ...inView,
    parts: [{ id: "price", label: "tot 5", said: "5", hard: true, turn: 0, price: { from: null, to: 500 } }],
  });
  expect(commands).toEqual([
    { do: "drop", part: "prijs" },
    { do: "wish", text },
  ]);
});

it("who asks for no more than to see it at any price says nothing else", async () => {
  expect(await understand("Ach, hij mag ook duurder hoor. Toon maar.", inView)).toEqual([
    { do: "drop", part: "prijs" },
  ]);
});

it.each([
  ["en wat biedt Gardena?", "van Gardena"],
  ["En wat heeft Bosch zoal?", "van Bosch"],
  ["En van AOC, wat hebben jullie daar?", "En van AOC"],
  ["laptops van Lenovo heb je die ook?", "laptops van Lenovo"],
  ["de stofzuiger zelf ook, dezelfde Classic C1. Is die er?", "de stofzuiger zelf ook, dezelfde Classic C1"],
  ["de s24 ultra graag. hebben jullie die?", "de s24 ultra graag"],
])("what a maker has, or whether a thing is sold, is a wish: %s", async (message, text) => {
  expect(await understand(message, { ...inView, focus: "1" })).toEqual([{ do: "wish", text }]);
});

it("what is asked of those in view is asked of no maker", async () => {
  expect(await understand("wat heeft bluetooth?", { ...inView, focus: "1" })).not.toEqual([
    { do: "wish", text: "van bluetooth" },
  ]);
});

it.each([
  ["de XL, daar zit meer in toch", "de XL"],
  ["of nee doe zwart, wit wordt zo goor", "of nee doe zwart"],
  ["de grill, daar kook ik het meest mee", "de grill"],
  ["de digital, cd's heb ik toch niet meer", "de digital"],
  ["de pro, liever in het wit", "de pro, liever in het wit"],
  ["geen irobot, die van mijn ouders liep steeds vast", "geen irobot"],
  ["liever Bosch, die heeft het liefst ook wifi", "liever Bosch, die heeft het liefst ook wifi"],
])("a clause behind a wish that only remarks on it is left out: %s", async (message, text) => {
  expect(await understand(message, inView)).toEqual([{ do: "wish", text }]);
});

it("what stays as it was says nothing behind what is let go", async () => {
  expect(await understand("Het mag ook een andere kleur zijn, zolang de prijs maar blijft", inView)).toEqual([
    { do: "drop", part: "kleur" },
  ]);
});

it("what does not matter may stand last in other words", async () => {
  const drop = { do: "drop", part: "merk" };
  expect(await understand("een magnetron, merk om het even", inView)).toEqual([
    drop,
    { do: "wish", text: "een magnetron" },
  ]);
  expect(await understand("een magnetron, maakt niet uit welk merk", inView)).toEqual([
    drop,
    { do: "wish", text: "een magnetron" },
  ]);
});

it.each(["zet die twee eens naast elkaar", "wat scheelt het tussen die twee van razer"])(
  "those in view are compared: %s",
  async (message) => {
    expect(await understand(message, inView)).toEqual([{ do: "compare", refs: [] }]);
  },
);

it("of more than two in view the cheapest is meant by who speaks of two", async () => {
  const cheapest = { do: "offer", ref: { is: "cheapest" }, about: "price" };
  expect(await understand("welke is t goedkoopst van die twee", inView)).toEqual([cheapest]);
  expect(await understand("welke is t goedkoopst van die twee", { ...inView, compared: ["1", "2"] })).not.toEqual([
    cheapest,
  ]);
});

it.each(["tjonge, wat moet die kosten dan?", "Wat moet dat apparaat kosten?", "doe die prijs ff"])(
  "the price is asked in other words: %s",
  async (message) => {
    expect(await understand(message, { ...inView, focus: "1" })).toMatchObject([{ do: "offer", about: "price" }]);
  },
);

it("a value that would be handy is wished", async () => {
  expect(await understand("128 gb is wel handig met al die foto's", inView)).toEqual([{ do: "wish", text: "128 gb" }]);
});

it("the dearest of the whole shop is asked of no product in view", async () => {
  expect(await understand("wat is jullie allerduurste tv?", { ...inView, focus: "1" })).toEqual([
    { do: "shape", ask: "dearest", text: "jullie tv" },
  ]);
});

it("what the shop has for a model is a wish by whoever asks for it politely", async () => {
  expect(await understand("Verkoopt u zakken die in de Miele Classic C1 passen?", newState())).toMatchObject([
    { do: "wish" },
  ]);
});

it("one word for two is read as they are", async () => {
  expect(await understand("hebie die ook in t wit", inView)).toEqual([{ do: "wish", text: "in het wit" }]);
});

it("what was shown earlier is pointed at by who saw it", async () => {
  expect(await understand("vergelijk die met de eerste die je liet zien", inView)).toMatchObject([
    { do: "compare", refs: [{ is: "seen", words: "" }, { is: "this" }] },
  ]);
  expect(await understand("en wat kost de 5 ah die je net liet zien", inView)).toEqual([
    { do: "offer", ref: { is: "seen", words: "5 ah" }, about: "price" },
  ]);
});

it("a model that is named beside where it goes is wished, and nothing is asked of it", async () => {
  expect(await understand("En voor de staande lamp de E27, ook Hue?", inView)).toMatchObject([{ do: "wish" }]);
});

it("what is asked of the shop behind what leads up to it is a wish", async () => {
  const message = "Eerst de vriescombinatie: wat heeft u van Samsung?";
  expect(await understand(message, newState())).toMatchObject([{ do: "wish" }]);
});

it("a name in front is what the price is asked of", async () => {
  expect(await understand("En Bose, wat kost die?", { ...inView, focus: "1" })).toEqual([
    { do: "offer", ref: { is: "named", words: "Bose" }, about: "price" },
  ]);
});

it("the price that is asked behind a choice is of what is chosen", async () => {
  expect(await understand("ik ga voor de pavilion. prijs?", inView)).toEqual([
    { do: "wish", text: "ik ga voor de pavilion" },
    { do: "offer", ref: { is: "this" }, about: "price" },
  ]);
});

it("that things themselves are meant need not be said", async () => {
  expect(await understand("Welke iPhones heeft u? Het toestel zelf bedoel ik, geen toebehoren.")).toEqual([
    { do: "wish", text: "Welke iPhones heeft u?" },
  ]);
});

it("such a thing as goes with the one in view is asked for, and nothing about that", async () => {
  expect(await understand("en zo'n screenprotector voor die telefoon?", { ...inView, focus: "1" })).toMatchObject([
    { do: "wish" },
  ]);
});

it("what a story comes to is what is sought", async () => {
  expect(await understand("we hebben 2 katten en overal haar. robotstofzuiger dus")).toEqual([
    { do: "wish", text: "robotstofzuiger" },
  ]);
  const wished = "Ik zoek iets voor de tuin. een maaier dus";
  expect(await understand(wished)).toEqual([{ do: "wish", text: wished }]);
});

it("the colour may be let go of on second thoughts", async () => {
  expect(await understand("kleur boeit bij nader inzien niet", inView)).toEqual([{ do: "drop", part: "kleur" }]);
});

it("of one in view it is asked whether it is there", async () => {
  expect(await understand("de tweede, is die er nog?", inView)).not.toMatchObject([{ do: "wish", text: "de tweede" }]);
});
