import { describe, expect, it } from "vitest";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

const heard = (...said: string[]) => shop.listAfter(...said);

describe("an everyday second turn", () => {
  it("says what is good too in other words", async () => {
    const { filters } = await heard("laptop 16 gb werkgeheugen", "8 gb is misschien ook wel genoeg, die ook");
    expect(filters.werkgeheugen).toBe("16..16 GB|8..8 GB");
  });

  it("says two numbers without their unit, either of which is good", async () => {
    const { filters } = await heard("wasmachine 8 kg", "we zijn met z'n vijven dus 9 of 10 is slimmer");
    expect(filters.vulgewicht).toBe("9..9 kg|10..10 kg");
  });

  it("lets go and goes on", async () => {
    const { filters } = await heard(
      "laptop 14 inch tussen 500 en 1000 euro",
      "laat die prijs maar los, als ie maar 16 gb of meer werkgeheugen heeft",
    );
    expect(filters).not.toHaveProperty("priceTo");
    expect(filters.schermgrootte).toBe("14..14 inch");
    expect(filters).toHaveProperty("werkgeheugen");
  });

  it("says why without a word of it being sought", async () => {
    const { pathname, filters } = await heard("laptop", "ik fiets er elke dag mee dus max anderhalve kilo");
    expect([pathname.includes("/laptops/"), filters]).toEqual([true, { gewicht: "<=1.5 kg" }]);
  });

  it("says what is too much of what is in view, and what is wanted", async () => {
    const { filters } = await heard("dumbbells 2 x 5 kg", "vind ik te licht. 2x10");
    expect(filters.gewicht).toBe("2 x 10 kg");
  });

  it("goes back to what was sought before, with a bound", async () => {
    const { pathname, filters } = await heard(
      "krabpalen",
      "kattenbakken",
      "oké, even terug naar de krabpalen: tot 120 euro",
    );
    expect([pathname.includes("/krabpalen/"), filters.priceTo]).toEqual([true, "120"]);
  });

  it.each([
    ["an animal in the house", ["bankstel 3-zits", "niet van leer, de kat zit overal aan"], "bekleding", "!Leer"],
    [
      "what a thing does not go under",
      ["eetkamerstoelen met armleuningen", "die passen niet onder de tafel. zonder dus"],
      "armleuningen",
      "Nee",
    ],
    [
      "where something is to stand",
      ["monitor 27 inch", "32 inch", "nee dat gaat niet op mijn bureau, terug naar 27"],
      "schermgrootte",
      "27..27 inch",
    ],
    ["what is too little", ["monitor 24 inch", "24 is te klein, 27 inch"], "schermgrootte", "27..27 inch"],
    [
      "that what was said before was wrong",
      ["hoesje voor iphone 16", "oh ik kijk net, ik heb de 15"],
      "geschikt-voor",
      "iPhone 15",
    ],
    [
      "a number alone",
      ["babyslaapzak 0,5 tog", "die is voor de zomer zie ik. ik moet 2,5 hebben"],
      "tog",
      "2.5..2.5 tog",
    ],
    ["a smaller unit", ["smartphone met 1 tb", "doe toch maar 128"], "opslag", "128..128 GB"],
    ["whom others listen to", ["elektrische fiets", "mijn zus zweert bij een middenmotor"], "motor", "Middenmotor"],
    [
      "that something is nothing for somebody",
      ["waterkoker van glas", "glas is niks met kleine kinderen, van rvs graag"],
      "materiaal",
      "!Glas|Rvs",
    ],
    [
      "a flat country",
      ["stadsfiets 7 versnellingen", "het is hier zo plat als een pannenkoek, doe 3"],
      "versnellingen",
      "3..3 versnellingen",
    ],
  ])("tells %s, which is not sought", async (_, said, key, value) => {
    const [{ pathname: before }, { pathname, filters }] = [await heard(said[0] ?? ""), await heard(...said)];
    expect([pathname, filters[key]]).toEqual([before, value]);
  });

  it("sorts by what is to come first, and does not search for that word", async () => {
    const { filters } = await heard("krabpaal", "de hoogste eerst");
    expect(filters).toEqual({});
  });

  it.each([
    [
      "what something is to go under",
      ["robotstofzuiger", "onder onze kast is het maar 9,5 cm hoog"],
      "hoogte",
      "<=9.5 cm",
    ],
    ["what a thing stands in the shape of", ["knuffel olifant", "een konijn dan"], "q", "konijn"],
    [
      "what need not be, and so is refused",
      ["robotstofzuiger met dweilfunctie", "dweilen mag eraf, zonder dus"],
      "dweilfunctie",
      "!Ja|!Met",
    ],
  ])("keeps to the thing where it tells %s", async (_, said, key, value) => {
    const [{ pathname: before }, { pathname, filters }] = [await heard(said[0] ?? ""), await heard(...said)];
    expect([pathname, filters[key]]).toEqual([before, value]);
  });

  it.each([
    [["eettafel voor 6 personen", "van hout onderstel graag"], "q", "onderstel van hout"],
    [["airfryer met 2 lades", "1 lade, 3,5 of 4,2 liter"], "dubbele-lade", "Nee"],
    [["gezichtscrème zonder parfum", "en voor mijn man, die heeft een gevoelige huid"], "huidtype", "Gevoelig"],
  ])("is read as it would be in one message: %s", async (said, key, value) => {
    expect((await heard(...said)).filters[key]).toBe(value);
  });

  it.each([
    ["what is no part of it", ["jurk maat 38 of 40", "niet zwart, ik draag al genoeg zwart"], "color", "!zwart"],
    ["how much larger", ["laptop 14 inch", "iets groter toch: 15,6"], "schermgrootte", "15.6..15.6 inch"],
    [
      "what smaller ones there are",
      ["kinderjas maat 116", "heb je die ook nog kleiner, 104 of 110"],
      "size",
      "104|110",
    ],
    [
      "what a part of it may be of",
      ["welke horloges met een leren band heeft u?", "De band mag ook van staal zijn."],
      "band",
      "Leren band|Stalen band",
    ],
    [
      "how large it may be",
      ["televisies van 65 inch of meer", "lekker groot, maar er past hoogstens 55 op het kastje"],
      "schermgrootte",
      "<=55 inch",
    ],
    ["what it may cost", ["espressomachine volautomaat", "boven de 500 hoef ik niet te zien"], "priceTo", "500"],
    ["that it costs too much", ["wasmachine van Miele", "poeh, die zijn prijzig. en van bosch?"], "brand", "Bosch"],
  ])("says %s", async (_, said, key, value) => {
    const [{ pathname: before }, { pathname, filters }] = [await heard(said[0] ?? ""), await heard(...said)];
    expect([pathname, filters[key]]).toEqual([before, value]);
  });

  it("begins anew with a brand that makes no such thing, and goes back from there", async () => {
    const anew = await heard("wasmachine", "lego");
    expect(anew.filters).toEqual({ brand: "LEGO" });
    const back = await heard("wasmachine", "lego", "terug naar de wasmachines");
    expect([back.pathname.includes("/wasmachines/"), back.filters]).toEqual([true, {}]);
  });

  it("keeps to what is sought with a brand that makes some of it, dear as they are", async () => {
    const { pathname, filters } = await heard("wasmachine onder 400 euro", "miele");
    expect([pathname.includes("/wasmachines/"), filters]).toEqual([true, { brand: "Miele", priceTo: "400" }]);
  });

  it("lets go of a brand, and says what it may cost whoever pays", async () => {
    const { pathname, filters } = await heard("lego", "mag ook een ander merk zijn, opa betaalt max 50");
    expect([pathname.includes("/bouwsets/"), filters]).toEqual([true, { priceTo: "50" }]);
  });

  it("asks what the first one weighs after naming it", async () => {
    const { blocks } = await heard("haardroger met ionisatie", "die eerste, hoe zwaar is die");
    expect(blocks.find(({ type }) => type === "quote")).toMatchObject({ source: { kind: "specification" } });
  });

  it("keeps to the kind that was shown where only a brand was named, and that is let go", async () => {
    const { pathname, filters } = await heard("lego", "ander merk is ook goed, als het maar onder de 40 euro blijft");
    expect([pathname.includes("/bouwsets/"), filters]).toEqual([true, { priceTo: "40" }]);
  });

  it("asks for another thing by its price", async () => {
    const { pathname } = await heard("elektrische fiets", "wat kost de eerste?", "en wat kost een fietshelm daarbij?");
    expect(pathname).toContain("/fietshelmen/");
  });

  it("adds another thing of the same brand", async () => {
    const { pathname, filters } = await heard("wasmachine van Bosch", "ik wil er ook een droger bij, ook bosch");
    expect([pathname.includes("/wasdrogers/"), filters.brand]).toEqual([true, "Bosch"]);
  });

  it("leaves the budget with what it was said of, where another thing is wanted beside it", async () => {
    const { pathname, filters } = await heard(
      "wasmachine van Bosch tot 600 euro",
      "ik wil er ook een droger bij, zelfde merk",
    );
    expect([pathname.includes("/wasdrogers/"), filters.brand, filters.priceTo]).toEqual([true, "Bosch", undefined]);
  });

  it("has another colour as well", async () => {
    expect((await heard("koptelefoon zwart", "de kleur mag ook wit zijn")).filters.color).toBe("zwart|wit");
  });

  it("carries a size over to another thing", async () => {
    const { pathname, filters } = await heard("damessneakers maat 38", "ok en dan enkellaarzen in dezelfde maat");
    expect([pathname.includes("/enkellaarzen/"), filters]).toEqual([true, { size: "38" }]);
  });

  it("names another kind of the same by its adjective", async () => {
    const { pathname } = await heard("stadsfiets", "laat me toch maar elektrische zien");
    expect(pathname).toContain("/elektrische-fietsen/");
  });

  it("corrects which telephone it is for", async () => {
    const { filters } = await heard(
      "samsung galaxy s25",
      "heb je daar een hoesje bij?",
      "oeps het is voor een iphone 16",
    );
    expect(filters).toMatchObject({ q: "hoesje", "geschikt-voor": "iPhone 16" });
  });

  it("refuses what was wanted, among those that may have it", async () => {
    const { filters } = await heard("schoenen met lampjes voor mijn zoontje", "zonder lampjes");
    expect(filters["lampjes-in-zool"]).toBe("Nee");
  });
});
