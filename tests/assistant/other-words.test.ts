import { describe, expect, it } from "vitest";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

const heard = (...said: string[]) => shop.listAfter(...said);

describe("a message in words that nobody had used before", () => {
  it("tells first what somebody has to do", async () => {
    const { filters } = await heard("mijn man moet gaten in beton boren dus een accuboor van 18 volt met klopfunctie");
    expect(filters).toMatchObject({ spanning: "18..18 volt", klopfunctie: "Ja" });
  });

  it("refuses what would have to be replaced, or would not open", async () => {
    const beamer = await heard("beamer met laser, zo'n lamp die je moet vervangen wil ik niet meer");
    expect(beamer.filters.lichtbron).toBe("Laser|!Lamp");
    const wardrobe = await heard("kledingkast met schuifdeuren, draaideuren kunnen niet open naast ons bed");
    expect(wardrobe.filters["type-deur"]).toBe("Schuifdeur|!Draaideur");
  });

  it("tells of a skin what cream it needs", async () => {
    const { filters } = await heard("gezichtscrème zonder parfum, mijn huid is nogal droog");
    expect(filters.huidtype).toBe("Droog");
  });

  it("is spelled as it sounds", async () => {
    expect((await heard("wasmasjiene 9 kilo")).pathname).toContain("/wasmachines/");
  });

  it("says for whom a thing is in the word for it, and where it is used behind it", async () => {
    const { pathname, filters } = await heard("herenfiets voor in de stad");
    expect([pathname.includes("/stadsfietsen/"), filters.frame]).toEqual([true, "Herenframe"]);
  });

  it("wants to learn what is done with the thing", async () => {
    const { pathname, filters } = await heard("ik wil leren gitaar spelen, klassiek");
    expect([pathname.includes("/gitaren/"), filters]).toEqual([true, { "type-gitaar": "Klassieke gitaar" }]);
  });

  it("says why no larger one, or what it is called", async () => {
    const { filters } = await heard("televisie 55 inch, een grotere past niet in de nis");
    expect(filters).toEqual({ schermgrootte: "55..55 inch" });
    const game = await heard("een spel dat je samen speelt, coöperatief heet dat geloof ik");
    expect(game.filters.speltype).toBe("Coöperatief spel");
    const printer = await heard("laserprinter", "of nee wacht, met inkttank schijnt goedkoper te zijn");
    expect(printer.filters.printtechniek).toBe("Inkttank");
  });

  it("names a doll by its series", async () => {
    const { blocks } = await heard("barbiepop");
    const shown = blocks.flatMap((block) => (block.type === "products" ? block.items : []));
    expect(shown.length).toBeGreaterThan(0);
  });

  it("lets go of what it has with what it still asks for", async () => {
    const { filters } = await heard("bed 140x200 lattenbodem hoeft niet");
    expect(filters).toEqual({ ligmaat: "140 x 200 cm" });
  });

  it("ends by asking whether the shop has it", async () => {
    expect((await heard("waterkoker van glas, heeft u die?")).filters.materiaal).toBe("Glas");
  });

  it("asks what the shop has of a maker, politely", async () => {
    expect((await heard("wat voor wasmachines van Miele hebt u?")).filters.brand).toBe("Miele");
  });

  it("wants another one of what broke, of a maker", async () => {
    const { pathname, filters } = await heard("Mijn wasmachine heeft het begeven. Ik wil weer een Bosch.");
    expect([pathname.includes("/wasmachines/"), filters.brand]).toEqual([true, "Bosch"]);
  });
});

describe("how many a thing seats", () => {
  it("is said in persons of a sofa", async () => {
    const { filters } = await heard("driepersoons bank in grijs");
    expect(filters.zitplaatsen).toBe("3..3 zits");
  });
});

describe("what is to come with it", () => {
  it("is a thing of its own where a property of it is told, which nothing in view has", async () => {
    const { filters } = await heard("notitieboek a5", "met een pen, blauwe inkt");
    expect(filters).toEqual({ q: "pen", "kleur-inkt": "Blauw" });
  });

  it("is one of the thing's own where that is told of it", async () => {
    const { pathname, filters } = await heard("koffiezetapparaat", "met een thermoskan");
    expect([pathname.includes("/koffiezetapparaten/"), filters.kan]).toEqual([true, "Thermoskan"]);
  });
});

describe("a later message in such words", () => {
  it.each([
    ["rather another, turned round", ["grasmaaier op accu", "eigenlijk lijkt zo'n robot me handiger, mijn rug hè"]],
    ["another, as if in doubt", ["grasmaaier op accu", "of misschien een robot, ben lui"]],
  ])("says %s", async (_, said) => {
    expect((await heard(...said)).filters.aandrijving).toBe("Robot");
  });

  it("has a verb or an adverb that nothing else reads, which is no other thing", async () => {
    const bag = await heard("luiertas als rugzak", "ik wil er sowieso een met isolatievak");
    expect(bag.pathname).toContain("/luiertassen/");
    const phone = await heard("smartphone 128 gb", "maak er maar een samsung van");
    expect([phone.pathname.includes("/smartphones/"), phone.filters.brand]).toEqual([true, "Samsung"]);
  });

  it("lets the price, the brand or the cover go", async () => {
    const bike = await heard(
      "stadsfiets max 350 euro",
      "mijn vrouw zegt dat de prijs niet uitmaakt, dus laat dat maar los",
    );
    expect(bike.filters).toEqual({});
    const puzzle = await heard("puzzel van jumbo", "merk boeit niet maar wel 2000 stukjes");
    expect(puzzle.filters).toEqual({ "aantal-stukjes": "2000..2000 stukjes" });
    const sofa = await heard("bankstel leer", "die stof maakt eigenlijk niks uit");
    expect(sofa.filters).toEqual({});
  });

  it("allows again what was refused, for the same money", async () => {
    const { filters } = await heard(
      "bouwset, niet van lego",
      "hooguit 50 euro",
      "lego mag toch ook wel, zelfde budget",
    );
    expect(filters).not.toHaveProperty("brand");
    expect(filters.priceTo).toBe("50");
  });

  it("names what it comes in, which is no other thing", async () => {
    const { filters } = await heard("eau de toilette voor heren", "100 ml flesje");
    expect(filters).toMatchObject({ concentratie: "Toilette", inhoud: "100 ml" });
  });

  it("gives a number as an example", async () => {
    expect((await heard("monitor 27 inch", "nog groter? 32 bijv")).filters.schermgrootte).toBe("32..32 inch");
  });

  it("asks for the whole size, whoever it is for", async () => {
    const { filters } = await heard("klassieke gitaar 3/4", "Hij is toch al 14 en best groot, doe maar een hele");
    expect(filters.formaat).toBe("4/4");
  });

  it("is read of the one kind that is left of several", async () => {
    const sofa = await heard("ik zoek een bank", "leer of velours", "ruimte voor minstens drie mensen");
    expect(sofa.pathname).toContain("/bankstellen/");
    expect(sofa.filters.zitplaatsen).toBe(">=3 zits");
    expect(sofa.blocks.map(({ type }) => type)).toContain("products");
    const coffee = await heard(
      "koffieapparaat met thermoskan",
      "glazen kan is ook goed hoor, als er maar koffie uit komt",
    );
    expect(coffee.filters.kan).toBe("Thermoskan|Glazen kan");
  });

  it("looks no further at what it costs", async () => {
    const { filters } = await heard(
      "stadsfiets max 350 euro",
      "mijn man zegt dat we niet op de prijs hoeven te letten",
    );
    expect(filters).toEqual({});
  });

  it("tells which model somebody has, of which it is to be", async () => {
    const { pathname, filters } = await heard("telefoonhoesje", "ik heb de iphone 16 hier");
    expect([pathname.includes("/telefoonhoesjes/"), filters["geschikt-voor"]]).toEqual([true, "iPhone 16"]);
  });

  it("praises a colour", async () => {
    expect((await heard("broodrooster", "kan dat ook in een vrolijk rood")).filters.color).toBe("rood");
  });

  it("goes a step up to a number", async () => {
    const { filters } = await heard("monitor 27 inch", "toch liever nog een slag groter, 32 inch");
    expect(filters.schermgrootte).toBe("32..32 inch");
  });

  it("has any brand, if only it is so", async () => {
    const { filters } = await heard("bankstel van Lifa", "elk merk is goed zolang het maar leer is");
    expect(filters).toEqual({ bekleding: "Leer" });
  });

  it("asks for another colour of what is in view, and says why not this one", async () => {
    const { filters } = await heard("fietshelm", "hebben ze die in het wit? zwart wordt zo warm");
    expect(filters.color).toMatch(/^wit/);
  });

  it("asks where the difference is between two of those in view", async () => {
    const { blocks } = await heard("waterkoker van glas", "nummer 1 of nummer 2, waar zit het verschil in?");
    expect(blocks.map(({ type }) => type)).toContain("comparison");
  });

  it("counts in square metres what a thing does", async () => {
    const { blocks } = await heard("grasmaaier op accu", "Hoeveel vierkante meter haalt de eerste?");
    expect(blocks).toContainEqual(
      expect.objectContaining({ type: "quote", source: expect.objectContaining({ field: "Oppervlakte" }) }),
    );
  });
});

describe("what nobody can know", () => {
  it.each([
    "wordt de eerste volgende maand afgeprijsd denk je?",
    "gaat de prijs van de eerste nog zakken?",
    "is die over drie maanden goedkoper?",
    "komt hij binnenkort in de aanbieding?",
    "wordt hij met black friday goedkoper",
  ])("is said to be so: %s", async (question) => {
    const answer = await shop.answerAfter("krabpaal", question);
    expect(answer?.text).toMatch(/^Wat een prijs later doet, kan ik je niet zeggen/);
    expect(answer?.blocks).toEqual([]);
  });

  it.each([
    "is er nog een goedkopere?",
    "iets goedkoper graag",
    "welke zijn in de aanbieding?",
    "mijn kat is volgende week jarig, wat is er in de aanbieding?",
  ])("is not what asks for a lower price: %s", async (question) => {
    const answer = await shop.answerAfter("krabpaal", question);
    expect(answer?.text).not.toMatch(/^Wat een prijs later doet/);
  });
});
