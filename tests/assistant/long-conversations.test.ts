import { describe, expect, it } from "vitest";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

/** The last answer of a conversation: where its list stands, by what it is filtered, and what it quotes. */
async function heard(...said: string[]) {
  const { blocks, ...list } = await shop.listAfter(...said);
  return { ...list, sources: blocks.flatMap((block) => (block.type === "quote" ? [block.source] : [])) };
}

describe("what was sought before something else", () => {
  it("comes back with what was wished of it", async () => {
    const { pathname, filters } = await heard(
      "zwarte jurk maat 38",
      "sneakers maat 39",
      "en de jurk liever in het blauw",
    );
    expect([pathname.includes("/jurken/"), filters]).toEqual([true, { size: "38", color: "blauw" }]);
  });

  it("says nothing of what the thing beside it may cost", async () => {
    const { filters } = await heard("waterkoker tot 45 euro", "en een tent");
    expect(filters).not.toHaveProperty("priceTo");
  });

  it("bounds the price of what comes in its place", async () => {
    const { filters } = await heard("waterkoker tot 45 euro", "doe toch maar een koekenpan");
    expect(filters).toMatchObject({ priceTo: "45" });
  });
});

describe("what is changed in a later message", () => {
  it("is refused where several brands need not be", async () => {
    const { filters } = await heard("keyboard", "Yamaha en Roland hoeven niet");
    expect(filters).toMatchObject({ brand: "!Yamaha|!Roland" });
  });

  it("takes the place of what it corrects", async () => {
    const { filters } = await heard("winterjas kind maat 128", "of eigenlijk een regenjas");
    expect(filters).toMatchObject({ seizoen: "Regenjas", size: "128" });
  });

  it("is as high as it is said to be", async () => {
    const { filters } = await heard("krabpaal", "120 cm hoog is het max");
    expect(filters).toMatchObject({ hoogte: "<=120 cm" });
  });
});

describe("a question about a product", () => {
  it.each([
    ["tent voor 4 personen", "is de tweede waterdicht?", "Waterkolom"],
    ["roman", "wie heeft de tweede geschreven", "Auteur"],
    ["roman", "in welke taal is de eerste", "Taal"],
    ["hondenvoer voor puppy's", "hoeveel kilo zit er in de eerste", "Gewicht"],
  ])("%s, %s is answered from its specification", async (sought, asked, field) => {
    const { sources } = await heard(sought, asked);
    expect(sources).toEqual([expect.objectContaining({ kind: "specification", field })]);
  });

  it("is about all in view where the most of something is asked", async () => {
    const { sources, pathname } = await heard(
      "tent voor 4 personen",
      "hoe zwaar is de eerste",
      "en welke is het lichtst",
    );
    expect([sources, pathname.includes("/tenten/")]).toEqual([[], true]);
  });

  it("is answered by the shop's rules where it asks about those", async () => {
    const { sources } = await heard("roman", "hoe lang heb ik garantie op de eerste");
    expect(sources.map(({ kind }) => kind)).toEqual(["support", "policy"]);
  });
});

describe("what is asked next", () => {
  it("is asked of the cheapest one, where that was asked for", async () => {
    const { sources } = await heard("wat is de goedkoopste waterkoker die jullie hebben?", "hoeveel liter gaat erin");
    expect(sources).toMatchObject([{ kind: "specification", field: "Inhoud" }]);
  });

  it("is answered without the case in which it is asked", async () => {
    const { sources } = await heard("zwarte bureaustoel", "als hij niet lekker zit kan ik hem dan terugsturen?");
    expect(sources.map(({ kind }) => kind)).toContain("support");
  });

  it("names a kind that the word before it was part of, and leaves out for whom that is", async () => {
    const { pathname, filters } = await heard(
      "ik zoek iets voor mijn moeder",
      "een pan misschien",
      "koekenpan van staal",
    );
    expect(pathname).toContain("/koekenpannen/");
    expect([filters.q, filters.gender]).toEqual([undefined, undefined]);
  });

  it("keeps both kinds that are in view, where one of them is good too", async () => {
    const both = await heard("stofzuiger");
    expect((await heard("stofzuiger", "robot mag ook")).filters).toEqual(both.filters);
  });
});
