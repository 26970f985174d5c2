import { type Dialogue, talks } from "../dialogue";

/** Conversations in the demo shop, as `blindThree`. */
export const blindThreeTalks: readonly Dialogue[] = talks("blind three, held out, read since", [
  [
    ["laptop onder de 1500 voor mn studie", { in: "laptops", max: 1500 }],
    ["wel minstens 16gb geheugen", { in: "laptops", max: 1500, number: { Werkgeheugen: [16, null] } }],
    ["o en niet van hp", { in: "laptops", max: 1500, number: { Werkgeheugen: [16, null] }, not: { brand: "HP" } }],
  ],
  [
    ["wasdroger met warmtepomp", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    [
      "minstens 8 kilo",
      { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [8, null] } },
    ],
    [
      "nee wacht, toch 9 kilo",
      { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, number: { Vulgewicht: [9, null] } },
    ],
  ],
  [
    ["enkellaarsjes maat 39", { in: "enkellaarzen", has: { size: "39" } }],
    ["van welk materiaal is de tweede?", { about: "1.2", field: /materiaal/i, quotes: "specification" }],
  ],
  [
    ["lamp voor boven de eettafel", { in: "hanglampen" }],
    ["iets van rotan", { in: "hanglampen", has: { Materiaal: "Rotan" } }],
    [
      "kleur maakt niet zoveel uit, als t maar geen zwart is",
      { in: "hanglampen", has: { Materiaal: "Rotan" }, not: { color: "zwart" } },
    ],
  ],
  [
    ["tent voor 4 man", { in: "tenten", number: { Slaapplaatsen: [4, null] } }],
    ["iets goedkoper dan de eerste", { in: "tenten", number: { Slaapplaatsen: [4, null] }, below: "1.1" }],
  ],
  [
    ["koptelefoon met noice canceling", { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" } }],
    ["in t roze", { in: "koptelefoons", has: { Ruisonderdrukking: "Actief", color: "roze" } }],
    ["hmm toch maar wit", { in: "koptelefoons", has: { Ruisonderdrukking: "Actief", color: "wit" } }],
  ],
  [
    ["oled tv van 55 inch", { in: "televisies", has: { Beeldtechniek: "Oled", Schermgrootte: "55 inch" } }],
    ["oled hoeft niet per se", { in: "televisies", has: { Schermgrootte: "55 inch" } }],
  ],
  [
    ["ronde eettafel", { in: "eettafels", has: { Vorm: "Rond" } }],
    ["we zitten met 6", { in: "eettafels", has: { Vorm: "Rond" }, number: { Personen: [6, null] } }],
    ["rond hoeft trouwens toch niet", { in: "eettafels", number: { Personen: [6, null] } }],
  ],
  [
    ["bloemig parfum voor mn vriendin", { in: "damesparfums", has: { Geurfamilie: "Bloemig" } }],
    ["en nu een luchtje voor mezelf, ben een man", { in: "herenparfums" }],
    ["iets fris", { in: "herenparfums", has: { Geurfamilie: "Fris" } }],
  ],
  [
    ["kinderwagen groen", { in: "kinderwagens", has: { color: "groen" } }],
    ["hoeveel weegt de eerste", { about: "1.1", field: /gewicht/i, quotes: "specification" }],
    ["en die daarnaast?", { about: "1.2", field: /gewicht/i, quotes: "specification" }],
  ],
  [
    ["vrijstaande vaatwasser", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" } }],
    ["welke maakt het minste lawaai", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" }, rising: "Geluidsniveau" }],
  ],
  [
    ["gezelschapsspel van max een halfuur", { in: "gezelschapsspellen", number: { Speelduur: [null, 30] } }],
    ["laat nog es wat andere zien", { in: "gezelschapsspellen", number: { Speelduur: [null, 30] }, fresh: 1 }],
  ],
  [
    ["gewone fiets zonder motor met lage instap", { in: "stadsfietsen", has: { Frame: "Lage instap" } }],
    [
      "wel met versnellingen",
      { in: "stadsfietsen", has: { Frame: "Lage instap" }, not: { Versnellingen: "Zonder versnellingen" } },
    ],
    [
      "framemaat 49",
      {
        in: "stadsfietsen",
        has: { Frame: "Lage instap", size: "49 cm" },
        not: { Versnellingen: "Zonder versnellingen" },
      },
    ],
  ],
  [
    ["knuffel voor een pasgeboren baby", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar" } }],
    ["moet wel in de was kunnen", { in: "knuffels", has: { Leeftijd: "Vanaf 0 jaar", Wasbaar: "Op 30 °C" } }],
  ],
]);
