import { talks } from "../dialogue";

/** Long talks with short, everyday second turns, by a stranger. */
export const moreEverydayTurns = talks("everyday turns", [
  // 21
  [
    [
      "waterkoker met instelbare temperatuur voor groene thee",
      { in: "waterkokers", has: { Temperatuurregeling: "Ja" } },
    ],
    ["geen plastic aub", { in: "waterkokers", has: { Temperatuurregeling: "Ja" }, not: { Materiaal: "Kunststof" } }],
    [
      "liever glas of rvs maakt niet uit, als er maar 1,5 of 1,7 liter in kan",
      {
        in: "waterkokers",
        has: { Temperatuurregeling: "Ja", Materiaal: ["Glas", "Rvs"], Inhoud: ["1,5 liter", "1,7 liter"] },
      },
    ],
    ["ik wil ook een aquarium beginnen, maximaal 60 liter", { in: "aquaria", number: { Inhoud: [null, 60] } }],
    ["110 lukt ook nog in de hoek", { in: "aquaria", number: { Inhoud: [null, 110] } }],
  ],
  // 22
  [
    ["koekepan van gietijzer", { in: "koekenpannen", has: { Materiaal: "Gietijzer" } }],
    ["o ja dat is loodzwaar, toch geen gietijzer", { in: "koekenpannen", not: { Materiaal: "Gietijzer" } }],
    [
      "met anti aanbak, voor pannekoeken",
      { in: "koekenpannen", not: { Materiaal: "Gietijzer" }, has: { Antiaanbaklaag: "Ja" } },
    ],
    [
      "28 of 30 cm",
      {
        in: "koekenpannen",
        not: { Materiaal: "Gietijzer" },
        has: { Antiaanbaklaag: "Ja", Diameter: ["28 cm", "30 cm"] },
      },
    ],
  ],
  // 23
  [
    ["Mijn dochter gaat op kamers: een pannenset met deksels", { in: "pannensets", has: { Deksels: "Ja" } }],
    ["RVS", { in: "pannensets", has: { Deksels: "Ja", Materiaal: "Rvs" } }],
    [
      "Aluminium vindt ze ook goed zegt ze",
      { in: "pannensets", has: { Deksels: "Ja", Materiaal: ["Rvs", "Aluminium"] } },
    ],
    ["En een koksmes van hooguit 60 euro", { in: "koksmessen", max: 60 }],
    ["En een kookboek in het papier, dus geen luisterboek", { in: "kookboeken", not: { Uitvoering: "Luisterboek" } }],
  ],
  // 24
  [
    ["airfryer met 2 lades", { in: "airfryers", has: { "Dubbele lade": "Ja" } }],
    ["in t wit", { in: "airfryers", has: { "Dubbele lade": "Ja", color: "wit" } }],
    ["grijs kan ook", { in: "airfryers", has: { "Dubbele lade": "Ja", color: ["wit", "grijs"] } }],
    [
      "één lade is ook goed, als ie maar wit of grijs is en minstens 6 liter",
      { in: "airfryers", has: { color: ["wit", "grijs"] }, number: { Inhoud: [6, null] } },
    ],
  ],
  // 25
  [
    ["magnetron vrijstaand", { in: "magnetrons", has: { Plaatsing: "Vrijstaand" } }],
    [
      "eentje waar je ook mee kan grillen, dus een grill of combimagnetron",
      { in: "magnetrons", has: { Plaatsing: "Vrijstaand", "Type magnetron": ["Grillmagnetron", "Combimagnetron"] } },
    ],
    ["laat dat grillen maar zitten, ik warm alleen soep op", { in: "magnetrons", has: { Plaatsing: "Vrijstaand" } }],
    ["onder de 150 dan", { in: "magnetrons", has: { Plaatsing: "Vrijstaand" }, max: 150 }],
    ["kattebak met kap ook nog", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["een open is makkelijker schoonmaken, doe die", { in: "kattenbakken", has: { Uitvoering: "Open" } }],
  ],
  // 26
  [
    [
      "Wij bakken elke week zelf brood. Welke keukenmachines hebben 1000 watt of meer?",
      { in: "keukenmachines", number: { Vermogen: [1000, null] } },
    ],
    [
      "en dan met een kom van rvs",
      { in: "keukenmachines", number: { Vermogen: [1000, null] }, has: { "Materiaal kom": "Rvs" } },
    ],
    [
      "700 watt is eigenlijk ook al genoeg",
      { in: "keukenmachines", number: { Vermogen: [700, null] }, has: { "Materiaal kom": "Rvs" } },
    ],
    ["Verder een konijnenhok van hout", { in: "konijnenhokken", has: { Materiaal: ["Grenenhout", "Vurenhout"] } }],
    ["doe mij ook die van kunststof erbij, dan heb ik alles gezien", { in: "konijnenhokken" }],
  ],
  // 27
  [
    ["driezits bank", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    ["geen leer de kat krabt", { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "Leer" } }],
    [
      "4 zits mag ook hoor",
      { in: "bankstellen", has: { Zitplaatsen: ["3-zits", "4-zits"] }, not: { Bekleding: "Leer" } },
    ],
    [
      "tot 1200",
      { in: "bankstellen", has: { Zitplaatsen: ["3-zits", "4-zits"] }, not: { Bekleding: "Leer" }, max: 1200 },
    ],
    ["en een krabpaal, misschien helpt dat. van 150 cm of hoger", { in: "krabpalen", number: { Hoogte: [150, null] } }],
  ],
  // 28
  [
    ["eetkamerstoelen met armleuningen", { in: "eetkamerstoelen", has: { Armleuningen: "Ja" } }],
    ["passen niet onder mn tafel bedenk ik me. zonder dan", { in: "eetkamerstoelen", has: { Armleuningen: "Nee" } }],
    ["ik koop er toch maar gelijk een tafel bij, voor 6 man", { in: "eettafels", has: { Personen: "6" } }],
    ["geen ronde", { in: "eettafels", has: { Personen: "6" }, not: { Vorm: "Rond" } }],
    ["of voor 8", { in: "eettafels", has: { Personen: ["6", "8"] }, not: { Vorm: "Rond" } }],
  ],
  // 29
  [
    [
      "ronde salontafel met opbergruimte voor de tijdschriften",
      { in: "salontafels", has: { Vorm: "Rond", Opbergruimte: "Ja" } },
    ],
    ["ovaal ook leuk", { in: "salontafels", has: { Vorm: ["Rond", "Ovaal"], Opbergruimte: "Ja" } }],
    [
      "die opbergruimte laat maar, de tijdschriften gaan weg ;)",
      { in: "salontafels", has: { Vorm: ["Rond", "Ovaal"] } },
    ],
    [
      "geen glas vanwege de kleinkinderen",
      { in: "salontafels", has: { Vorm: ["Rond", "Ovaal"] }, not: { Materiaal: "Glas" } },
    ],
  ],
  // 30
  [
    [
      "kledingkast met schuifdeuren en spiegel",
      { in: "kledingkasten", has: { "Type deur": "Schuifdeur", Spiegel: "Ja" } },
    ],
    ["spiegel hangt er al, dus zonder is ook goed", { in: "kledingkasten", has: { "Type deur": "Schuifdeur" } }],
    ["toch liever gewone draaideuren", { in: "kledingkasten", has: { "Type deur": "Draaideur" } }],
    ["voor onderweg nog een luisterboek, roman", { in: "romans", has: { Uitvoering: "Luisterboek" } }],
    ["paperback leest toch fijner", { in: "romans", has: { Uitvoering: "Paperback" } }],
  ],
  // 31
  [
    ["tweepersoons bed 160x200", { in: "bedden", has: { Ligmaat: "160 x 200 cm" } }],
    ["hmm we liggen nu al krap, 180 bij 200", { in: "bedden", has: { Ligmaat: "180 x 200 cm" } }],
    ["dekbedovertrek erbij van 240 x 220", { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" } }],
    [
      "dat op 60 graden kan",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Wastemperatuur: "60 °C" } },
    ],
  ],
  // 32
  [
    ["hanglamp van rotan", { in: "hanglampen", has: { Materiaal: "Rotan" } }],
    ["of hout", { in: "hanglampen", has: { Materiaal: ["Rotan", "Hout"] } }],
    [
      "boven de eettafel dus tussen 40 en 60 doorsnee",
      { in: "hanglampen", has: { Materiaal: ["Rotan", "Hout"] }, number: { Diameter: [40, 60] } },
    ],
    ["en sierkussens, groen of blauw", { in: "sierkussens", has: { color: ["groen", "blauw"] } }],
    [
      "geen veren, ben allergisch",
      { in: "sierkussens", has: { color: ["groen", "blauw"] }, not: { Vulling: "Veren" } },
    ],
  ],
  // 33
  [
    [
      "Hoi! heb een bruiloft en zoek een jurk in maat 42, lang of tot over de knie (maxi of midi)",
      { in: "jurken", has: { size: "42", Lengte: ["Maxi", "Midi"] } },
    ],
    ["44 valt misschien toch mooier", { in: "jurken", has: { size: "44", Lengte: ["Maxi", "Midi"] } }],
    ["lengte maakt me niet meer uit", { in: "jurken", has: { size: "44" } }],
    ["max 80 eurootjes", { in: "jurken", has: { size: "44" }, max: 80 }],
  ],
  // 34
  [
    [
      "warme damestrui van wol, wolmix mag ook of merino",
      { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"] } },
    ],
    ["met een col", { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"], Halslijn: "Coltrui" } }],
    ["nee kriebelt. v hals", { in: "damestruien", has: { Materiaal: ["Merinowol", "Wolmix"], Halslijn: "V-hals" } }],
    ["notitieboekje a5 voor mn dagboek", { in: "notitieboeken", has: { Formaat: "A5" } }],
    ["met een pen, blauwe inkt", { in: "balpennen", has: { "Kleur inkt": "Blauw" } }],
  ],
  // 35
  [
    ["zwarte tshirts voor heren", { in: "heren-t-shirts", has: { color: "zwart" } }],
    ["wit ook", { in: "heren-t-shirts", has: { color: ["zwart", "wit"] } }],
    ["v-hals", { in: "heren-t-shirts", has: { color: ["zwart", "wit"], Halslijn: "V-hals" } }],
    ["ronde hals is ook prima", { in: "heren-t-shirts", has: { color: ["zwart", "wit"] } }],
    ["en een spijkerbroek slim fit of straight", { in: "herenjeans", has: { Pasvorm: ["Slim fit", "Straight fit"] } }],
    [
      "met een rits, geen knopen",
      { in: "herenjeans", has: { Pasvorm: ["Slim fit", "Straight fit"], Sluiting: "Rits" } },
    ],
  ],
  // 36
  [
    ["winterjas voor mijn man met capuchon", { in: "herenjassen", has: { Seizoen: "Winterjas", Capuchon: "Ja" } }],
    [
      "een tussenjas kan eventueel ook",
      { in: "herenjassen", has: { Seizoen: ["Winterjas", "Tussenjas"], Capuchon: "Ja" } },
    ],
    [
      "hij fietst door weer en wind, waterkolom 5000 mm of beter",
      {
        in: "herenjassen",
        has: { Seizoen: ["Winterjas", "Tussenjas"], Capuchon: "Ja", Waterkolom: ["5.000 mm", "10.000 mm"] },
      },
    ],
    ["winterbanden moet hij trouwens ook nog", { in: "autobanden", has: { Seizoen: "Winterband" } }],
    ["vierseizoenen scheelt wisselen, die dan", { in: "autobanden", has: { Seizoen: "Vierseizoenenband" } }],
  ],
  // 37
  [
    ["regenjas voor een kind", { in: "kinderjassen", has: { Seizoen: "Regenjas" } }],
    ["niet roze", { in: "kinderjassen", has: { Seizoen: "Regenjas" }, not: { color: "roze" } }],
    ["laarsjes erbij voor in de plassen", { in: "regenlaarzen" }],
    ["maat 28", { in: "regenlaarzen", has: { size: "28" } }],
    ["of 30, dan kan ze er nog in groeien", { in: "regenlaarzen", has: { size: ["28", "30"] } }],
  ],
  // 38
  [
    ["kindershirts maat 110", { in: "kinder-t-shirts", has: { size: "110" } }],
    ["ook 104", { in: "kinder-t-shirts", has: { size: ["104", "110"] } }],
    [
      "lange mouw want t wordt kouder",
      { in: "kinder-t-shirts", has: { size: ["104", "110"], Mouwlengte: "Lange mouw" } },
    ],
    [
      "doe toch korte mouw, voor onder een vest",
      { in: "kinder-t-shirts", has: { size: ["104", "110"], Mouwlengte: "Korte mouw" } },
    ],
  ],
  // 39
  [
    [
      "ik zoek een tas, crossbody of schoudertas, echt leer",
      { in: "handtassen", has: { "Type tas": ["Crossbodytas", "Schoudertas"], Materiaal: "Leer" } },
    ],
    [
      "suède mag ook",
      { in: "handtassen", has: { "Type tas": ["Crossbodytas", "Schoudertas"], Materiaal: ["Leer", "Suède"] } },
    ],
    ["hoe breed is de eerste?", { quotes: "specification", field: /breedte/i, about: "2.1" }],
    [
      "en onder de 130 euro?",
      {
        in: "handtassen",
        has: { "Type tas": ["Crossbodytas", "Schoudertas"], Materiaal: ["Leer", "Suède"] },
        max: 130,
      },
    ],
  ],
  // 40
  [
    ["horloge met een leren bandje", { in: "horloges", has: { Band: "Leren band" } }],
    [
      "ik zwem er wel eens mee dus leer is niet handig, staal of mesh",
      { in: "horloges", has: { Band: ["Stalen band", "Mesh band"] } },
    ],
    [
      "5 atm of meer dan ook",
      { in: "horloges", has: { Band: ["Stalen band", "Mesh band"] }, number: { Waterdichtheid: [5, null] } },
    ],
    [
      "zonder batterij, automatisch",
      {
        in: "horloges",
        has: { Band: ["Stalen band", "Mesh band"], Uurwerk: "Automatisch" },
        number: { Waterdichtheid: [5, null] },
      },
    ],
    ["en wieldoppen 15 inch", { in: "wieldoppen", has: { Wielmaat: "15 inch" } }],
  ],
]);
