import { describe, expect, it } from "vitest";
import { talkingShop } from "./shop.fixture";

const shop = talkingShop();

const heard = (...said: string[]) => shop.listAfter(...said);

describe("a second thought", () => {
  it("begins with half a word that says something of what is in view", async () => {
    const { filters } = await heard("handtas", "crossbody, en leer");
    expect(filters).toEqual({ "type-tas": "Crossbodytas", materiaal: "Leer" });
  });

  it("lets a bound go with the reason for that", async () => {
    const { pathname, filters } = await heard(
      "steelstofzuiger",
      "hij mag 250 kosten",
      "vergeet dat bedrag maar, gezondheid gaat voor",
    );
    expect([pathname.includes("/steelstofzuigers/"), filters]).toEqual([true, {}]);
  });

  it("tells first what is gone, and then what is wanted instead", async () => {
    const { filters } = await heard("magnetron inbouw", "oh wacht het keukenkastje is weg, vrijstaand dan");
    expect(filters.plaatsing).toBe("Vrijstaand");
  });

  it("asks for chairs beside a table, of which only some tell what is refused", async () => {
    const { pathname } = await heard("eettafel voor 8 personen", "en stoelen erbij zonder leuning aan de zijkant");
    expect(pathname).toContain("/eetkamerstoelen/");
  });
});

describe("what people say of what they see", () => {
  it("refuses what is not praised, and what is not somebody's colour", async () => {
    expect((await heard("slaapzakken, comforttemperatuur 5 graden", "mummiemodel vind ik benauwd")).filters.vorm).toBe(
      "!Mummiemodel",
    );
    expect((await heard("driezitsbank", "Blauw is echt mijn kleur niet.")).filters.color).toContain("!blauw");
  });

  it("chooses what is praised, in words too", async () => {
    const { pathname } = await heard("stadsfiets met versnellingen", "zeven vind ik fijn");
    expect(pathname).toContain("/stadsfietsen/");
  });

  it("tells why beside what is refused", async () => {
    const { pathname, filters } = await heard(
      "grasmaaier voor 400 vierkante meter",
      "geen robot aub daar wordt de hond gek van",
    );
    expect([pathname.includes("/grasmaaiers/"), filters.aandrijving]).toEqual([true, "!Robot"]);
  });

  it("lets a property go that is good either way", async () => {
    const { filters } = await heard("eetkamerstoelen met armleuning", "pff weinig keus, zonder armleuning mag ook");
    expect(filters).toEqual({});
  });

  it("has another value good too, asked as a question", async () => {
    const { filters } = await heard("televisies", "oled graag", "oke en als ie ook qled mag zijn?");
    expect(filters.beeldtechniek).toBe("Oled|Qled");
  });

  it("gives the number that is wanted behind what is too much", async () => {
    const { pathname, filters } = await heard("monitor 34 inch", "nee te breed voor mijn bureau, 27");
    expect([pathname.includes("/monitoren/"), filters.schermgrootte]).toEqual([true, "27..27 inch"]);
  });
});

describe("what is told beside a wish", () => {
  it.each([
    [
      "laptop met 16gb ram",
      "15,6 inch of 16, kleiner zie ik niks meer op",
      { schermgrootte: "15.6..15.6+inch|16..16+inch" },
    ],
    ["airfryer van minstens 6 liter", "Met twee lades, dan kan de vis apart van de frietjes", { "dubbele-lade": "Ja" }],
    ["gitaar", "toch maar een klassieke, de juf zegt dat nylon zachter is", { "type-gitaar": "Klassieke gitaar" }],
    ["damessneakers maat 39", "sorry 38, de 39 was van mn zus", { size: "38" }],
    ["hondenvoer voor een puppy", "grote zak, 12 kilo of meer", { gewicht: ">=12+kg" }],
    ["soundbar", "Mijn kastje is een meter, breder mag hij dus niet zijn", { breedte: "<=100+cm" }],
    ["laptop max 600 euro", "honderd euro minder graag", { priceTo: "500" }],
    ["boormachine", "ze heeft al een zaag van Makita, dus dat merk", { brand: "Makita" }],
    ["wasmachine", "Mijn zus is zo tevreden over haar Miele, doe dan toch maar die", { brand: "Miele" }],
    ["airfryer", "philips valt af, een collega raadde hem af", { brand: "!Philips" }],
    ["haardroger", "dyson vind ik overdreven, haal die er maar uit", { brand: "!Dyson" }],
    ["monitor 4k", "nee wacht, qhd is voor mijn ogen scherp zat", { resolutie: "QHD" }],
    ["enkellaarzen", "met een rits, veters vind ik gedoe", { sluiting: "Rits" }],
    ["horloge met leren band", "die leren van net wil ik toch weer zien", { band: "Leren+band" }],
    ["damestrui", "maat L, soms XL", { size: "L|XL" }],
    ["herenjeans W32/L32", "ik bedenk net dat ik wat ben aangekomen. W33 lengte 34", { size: "W33/L34" }],
    ["spelcomputer", "eentje waar een spel bij zit", { bundel: "Met+spel" }],
    ["roman", "niets historisch alstublieft", { genre: "!Historische+roman" }],
    ["barbecue", "we zijn met acht man of soms meer", { personen: ">=8" }],
    ["heren t-shirt", "oh en slim fit staat me niet", { pasvorm: "!Slim+fit" }],
    ["wasmachine van bosch", "of heeft miele er ook?", { brand: "Miele" }],
    ["laptop", "merk laat ik toch los. 16 gb graag", { werkgeheugen: "16..16+GB" }],
  ])("says nothing of its own: %s, %s", async (first, second, expected) => {
    const { filters } = await heard(first, second);
    const spaced = Object.fromEntries(
      Object.entries(expected).map(([key, value]) => [key, value.replaceAll("+", " ")]),
    );
    expect(filters).toMatchObject(spaced);
  });

  it("takes one value in the place of another", async () => {
    const { filters } = await heard("monitor 4k", "en qhd in plaats van 4k?");
    expect(filters.resolutie?.split("|")).toEqual(expect.arrayContaining(["QHD"]));
    expect(filters.resolutie?.split("|")).not.toContain("4K");
  });

  it("lets the price go, whoever says so", async () => {
    for (const said of [
      "oma legt er wat bij, dus de prijs maakt niet meer uit",
      "mijn man zegt dat we niet op de prijs hoeven te letten",
    ])
      expect((await heard("laptop max 900 euro", said)).filters).not.toHaveProperty("priceTo");
  });

  it("refuses what broke, what is had and what the boss does not want", async () => {
    const said: [string, string, string][] = [
      ["espressomachine", "Krups hadden we, ging steeds lekken. Die niet meer", "!Krups"],
      ["legpuzzel", "Jan van Haasteren heb ik allemaal al", "!Jan van Haasteren"],
      ["koffiezetapparaat", "Moccamaster hoeft van de baas niet", "!Moccamaster"],
    ];
    for (const [first, second, brand] of said) expect((await heard(first, second)).filters.brand).toBe(brand);
  });
});

describe("names of things", () => {
  it("are either where there are two, and the other where one is let go", async () => {
    const either = await heard("Xbox of playstation, een van die twee");
    expect([either.pathname.includes("/spelcomputers/"), either.blocks.length > 1]).toEqual([true, true]);
    const { filters } = await heard("Xbox of playstation", "laat die xbox maar zitten");
    expect(filters.q).toBe("playstation");
  });

  it("of one brand are such things of another", async () => {
    const { pathname, filters } = await heard("Playstation 5", "de jongste roept nu dat het een nintendo moet worden");
    expect([pathname.includes("/spelcomputers/"), filters]).toEqual([true, { brand: "Nintendo" }]);
  });

  it("in a wider word are those in view", async () => {
    const { pathname, filters } = await heard("nette herenschoenen maat 43", "ook donkerblauwe schoenen");
    expect([pathname.includes("/nette-herenschoenen/"), filters]).toEqual([true, { size: "43", color: "donkerblauw" }]);
  });
});

describe("another thing", () => {
  it("is none where it is a value of what is in view", async () => {
    const { pathname, filters } = await heard("koel-vriescombinatie minstens 300 liter", "No frost erbij");
    expect([pathname.includes("/koel-vriescombinaties/"), filters]).toEqual([
      true,
      { inhoud: ">=300 liter", vriezen: "No Frost" },
    ]);
  });

  it("is a category of its own before it is a value that begins so", async () => {
    expect((await heard("pop", "een knuffel is misschien beter")).pathname).toContain("/knuffels/");
  });

  it("for oneself is for no child", async () => {
    const { filters } = await heard("boek voor mijn kleinzoon van 8", "en een roman voor mijzelf");
    expect(filters).toEqual({});
  });

  it("is wanted as well, and is to be so", async () => {
    const { pathname, filters } = await heard("tent", "Slaapzakken heb ik ook nodig, van dons.");
    expect([pathname.includes("/slaapzakken/"), filters]).toEqual([true, { vulling: "Dons" }]);
  });
});

describe("an order by what is named", () => {
  it.each([
    ["elektrische fietsen", "grootste actieradius eerst"],
    ["bluetooth speaker", "zet die met de langste accu bovenaan"],
    ["koffiezetapparaat", "sorteer van klein naar groot waterreservoir"],
  ])("puts those with the most or the least first: %s, %s", async (thing, order) => {
    const { blocks } = await heard(thing, order);
    const items = blocks.flatMap((block) => (block.type === "products" ? block.items : []));
    const numbers = items.map(({ reasons }) => Number.parseFloat(reasons[0]?.value.replace(",", ".") ?? ""));
    const sorted = [...numbers].sort((a, b) => (order.includes("klein") ? a - b : b - a));
    expect([numbers.length > 1, numbers]).toEqual([true, sorted]);
  });
});

it("a size is a size in words too", async () => {
  for (const said of ["nette herenschoenen, drieënveertig", "nette herenschoenen in maat drieënveertig"])
    expect(Object.values((await heard(said)).filters).join()).toMatch(/^43\b/);
});

it("one of those in view is compared with another", async () => {
  const { blocks } = await heard("haardroger", "is de eerste lichter dan de tweede?");
  expect(blocks.map(({ type }) => type)).toContain("comparison");
});

it("an ordinal in digits points at one of those in view", async () => {
  const { blocks } = await heard("waterkoker", "hoeveel kost die 2e");
  expect(blocks.map(({ type }) => type)).toContain("quote");
});

it("which of those in view is the cheapest is answered with that one", async () => {
  const { blocks } = await heard("krabpaal, minstens anderhalve meter hoog", "wat is de goedkoopste daarvan");
  expect(blocks.map(({ type }) => type)).toEqual(["products", "quote"]);
});
