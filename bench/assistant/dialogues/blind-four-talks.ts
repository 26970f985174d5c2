import { type Dialogue, talks } from "../dialogue";

/** Conversations in the demo shop, as `blindFour`. */
export const blindFourTalks: readonly Dialogue[] = talks("blind four, held out, read since", [
  [
    ["wandelrugzak van minstens 30 liter", { in: "wandelrugzakken", number: { Inhoud: [30, null] } }],
    [
      "wel met een verstelbaar rugsysteem",
      { in: "wandelrugzakken", number: { Inhoud: [30, null] }, has: { Rugsysteem: "verstelbaar" } },
    ],
    ["wat is het gewicht van de eerste?", { about: "2.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["mand voor een grote hond, minstens 100 cm lang", { in: "hondenmanden", number: { "Maat mand": [100, null] } }],
    [
      "de hoes moet eraf kunnen",
      { in: "hondenmanden", number: { "Maat mand": [100, null] }, has: { "Hoes afneembaar": "ja" } },
    ],
  ],
  [
    ["donzen slaapzak", { in: "slaapzakken", has: { Vulling: "dons" } }],
    [
      "hij moet warm genoeg zijn bij 5 graden en hooguit anderhalve kilo wegen",
      {
        in: "slaapzakken",
        has: { Vulling: "dons" },
        number: { Comforttemperatuur: [null, 5], Gewicht: [null, 1.5] },
      },
    ],
    [
      "toch maar geen dons maar polyester",
      {
        in: "slaapzakken",
        has: { Vulling: "polyester" },
        number: { Comforttemperatuur: [null, 5], Gewicht: [null, 1.5] },
      },
    ],
  ],
  [
    ["driezitsbank", { in: "bankstellen", has: { Zitplaatsen: "3-zits" } }],
    [
      "met houten poten en niet in het beige",
      { in: "bankstellen", has: { Zitplaatsen: "3-zits", Poten: "hout" }, not: { color: /beige/ } },
    ],
    ["wat is het verschil tussen de eerste en de tweede?", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["piano keyboard met 88 toetsen", { in: "keyboards", number: { Toetsen: [88, 88] } }],
    [
      "aanslaggevoelig en onder de 700 euro",
      { in: "keyboards", number: { Toetsen: [88, 88] }, has: { Aanslaggevoelig: "ja" }, max: 700 },
    ],
  ],
  [
    ["zwarte jurk maat 38", { in: "jurken", has: { color: /zwart/, size: "38" } }],
    ["rood mag ook", { in: "jurken", has: { color: [/zwart/, /rood/], size: "38" } }],
    [
      "alleen geen mouwloze",
      { in: "jurken", has: { color: [/zwart/, /rood/], size: "38" }, not: { Mouwlengte: "mouwloos" } },
    ],
  ],
  [
    ["softshell jas voor mijn man, maat XL", { in: "herenjassen", has: { Seizoen: "softshelljas", size: "XL" } }],
    [
      "met capuchon en niet blauw",
      { in: "herenjassen", has: { Seizoen: "softshelljas", size: "XL", Capuchon: "ja" }, not: { color: /blauw/ } },
    ],
  ],
  [
    ["ebike met middenmotor", { in: "elektrische-fietsen", has: { Motor: "middenmotor" } }],
    [
      "ik wil er minstens 80 km mee kunnen fietsen op een volle accu",
      { in: "elektrische-fietsen", has: { Motor: "middenmotor" }, number: { Actieradius: [80, null] } },
    ],
    [
      "en geen ketting maar een riem",
      {
        in: "elektrische-fietsen",
        has: { Motor: "middenmotor", Aandrijflijn: "riem" },
        number: { Actieradius: [80, null] },
      },
    ],
  ],
  [
    ["laserprinter", { in: "printers", has: { Printtechniek: "laser" } }],
    ["doe toch maar een inkjet", { in: "printers", has: { Printtechniek: ["inkjet", "inkttank"] } }],
    [
      "die ook dubbelzijdig kan printen",
      { in: "printers", has: { Printtechniek: ["inkjet", "inkttank"], "Dubbelzijdig printen": "ja" } },
    ],
  ],
  [
    [
      "oled televisie 55 inch",
      { in: "televisies", has: { Beeldtechniek: "oled" }, number: { Schermgrootte: [55, 55] } },
    ],
    ["nee doe maar 75 inch", { in: "televisies", has: { Beeldtechniek: "oled" }, number: { Schermgrootte: [75, 75] } }],
  ],
  [
    ["strategiespel", { in: "gezelschapsspellen", has: { Speltype: "strategiespel" } }],
    [
      "we spelen het met een meisje van 10",
      { in: "gezelschapsspellen", has: { Speltype: "strategiespel" }, number: { Leeftijd: [null, 10] } },
    ],
    ["hoe lang duurt een potje bij de tweede?", { about: "2.2", quotes: "specification", field: /speelduur/i }],
  ],
  [
    [
      "koptelefoon met noise cancelling tot 100 euro",
      { in: "koptelefoons", has: { Ruisonderdrukking: "actief" }, max: 100 },
    ],
    [
      "hij moet ook opvouwbaar zijn, voor op reis",
      { in: "koptelefoons", has: { Ruisonderdrukking: "actief", Opvouwbaar: "ja" }, max: 100 },
    ],
    [
      "de prijs maakt me eigenlijk niet uit",
      { in: "koptelefoons", has: { Ruisonderdrukking: "actief", Opvouwbaar: "ja" }, unbounded: true },
    ],
  ],
  [
    [
      "suede damestas in bruin of cognac",
      { in: "handtassen", has: { Materiaal: "suède", color: [/bruin/, /cognac/] } },
    ],
    [
      "maar niet zo'n shopper",
      {
        in: "handtassen",
        has: { Materiaal: "suède", color: [/bruin/, /cognac/] },
        not: { "Type tas": "shopper" },
      },
    ],
  ],
  [
    ["gasbbq voor zeker 6 personen", { in: "barbecues", has: { Brandstof: "gas" }, number: { Personen: [6, null] } }],
    ["kan ik hem nog terugsturen als ie tegenvalt?", { quotes: "support policy" }],
  ],
  [
    ["eettafel met een rond blad", { in: "eettafels", has: { Vorm: "rond" } }],
    ["er moeten 6 man aan kunnen zitten", { in: "eettafels", has: { Vorm: "rond" }, number: { Personen: [6, null] } }],
    ["vergelijk de eerste twee eens", { compares: ["2.1", "2.2"] }],
  ],
  [
    ["glazen babyfles", { in: "babyflessen", has: { Materiaal: "glas" } }],
    [
      "tegen krampjes, en van minstens 240 ml",
      { in: "babyflessen", has: { Materiaal: "glas", Antikoliek: "ja" }, number: { Inhoud: [240, null] } },
    ],
  ],
  [
    [
      "bedrade controller met programmeerbare knoppen",
      { in: "gamecontrollers", has: { Verbinding: "bedraad", "Programmeerbare knoppen": "ja" } },
    ],
    [
      "o wacht, draadloos is toch fijner. en niet van Sony",
      {
        in: "gamecontrollers",
        has: { Verbinding: "draadloos", "Programmeerbare knoppen": "ja" },
        not: { brand: "Sony" },
      },
    ],
  ],
  [
    ["voetbal maat 5", { in: "voetballen", has: { Balmaat: "5" } }],
    ["voor op straat", { in: "voetballen", has: { Balmaat: "5", Ondergrond: "straat" } }],
    ["nee doe maar maatje 4", { in: "voetballen", has: { Balmaat: "4", Ondergrond: "straat" } }],
  ],
  [
    [
      "kledingkast met schuifdeuren en een spiegel",
      { in: "kledingkasten", has: { "Type deur": "schuifdeur", Spiegel: "ja" } },
    ],
    [
      "hij mag maar 120 cm breed zijn",
      {
        in: "kledingkasten",
        has: { "Type deur": "schuifdeur", Spiegel: "ja" },
        number: { Breedte: [null, 120] },
      },
    ],
  ],
  [
    ["steelstofzuiger die minstens 45 minuten draait", { in: "steelstofzuigers", number: { Werktijd: [45, null] } }],
    [
      "geen rode en hij moet ook kunnen dweilen",
      {
        in: "steelstofzuigers",
        number: { Werktijd: [45, null] },
        has: { Dweilfunctie: "ja" },
        not: { color: /rood/ },
      },
    ],
    ["hoe luid is de eerste?", { about: "2.1", quotes: "specification", field: /geluid/i }],
  ],
]);
