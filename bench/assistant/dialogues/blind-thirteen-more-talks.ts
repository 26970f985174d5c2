import { talks } from "../dialogue";

export const blindThirteenMoreTalks = talks("blind thirteen, held out, read since", [
  [
    ["koelvries combinatie, minimaal 300 liter", { in: "koel-vriescombinaties", number: { Inhoud: [300, null] } }],
    [
      "no frost want ontdooien ben ik beu",
      {
        in: "koel-vriescombinaties",
        has: { Vriezen: "no frost" },
        number: { Inhoud: [300, null] },
      },
    ],
    ["hoe hoog is de eerste, hij moet onder een plank", { about: "2.1", quotes: "specification", field: /hoogte/i }],
  ],
  [
    ["monitor 34 inch", { in: "monitoren", has: { Schermgrootte: "34 inch" } }],
    ["nee te breed voor mijn bureau, 27", { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    ["qhd of 4k", { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: ["qhd", "4k"] } }],
    [
      "sorteer eens op prijs, laagste eerst",
      {
        in: "monitoren",
        has: { Schermgrootte: "27 inch", Resolutie: ["qhd", "4k"] },
      },
    ],
  ],
  [
    [
      "Ik ben zwanger van de eerste en zoek een ledikant met een ligmaat van 60 bij 120",
      { in: "ledikanten", has: { Ligmaat: "60 x 120 cm" } },
    ],
    [
      "Mijn schoonzus zegt dat 70 bij 140 handiger is, doe die maar",
      { in: "ledikanten", has: { Ligmaat: "70 x 140 cm" } },
    ],
    ["Niet van mdf", { in: "ledikanten", has: { Ligmaat: "70 x 140 cm" }, not: { Materiaal: "mdf" } }],
  ],
  [
    ["airfryer 2 lades", { in: "airfryers", has: { "Dubbele lade": "ja" } }],
    ["onder 180", { in: "airfryers", max: 180, has: { "Dubbele lade": "ja" } }],
    ["eentje is ook prima hoor, 1 lade bedoel ik", { in: "airfryers", max: 180, has: { "Dubbele lade": "nee" } }],
    ["hoeveel watt is de eerste", { about: "3.1", quotes: "specification", field: /vermogen/i }],
  ],
  [
    ["T-shirts heren maat S", { in: "heren-t-shirts", has: { size: "s" } }],
    ["V-hals", { in: "heren-t-shirts", has: { size: "s", Halslijn: "v-hals" } }],
    ["doe toch XL want ze krimpen altijd", { in: "heren-t-shirts", has: { size: "xl", Halslijn: "v-hals" } }],
    [
      "op hoeveel graden mag de eerste gewassen worden?",
      {
        about: "3.1",
        quotes: "specification",
        field: /wastemperatuur/i,
      },
    ],
  ],
  [
    ["dashcam voor en achter", { in: "dashcams", has: { Kanalen: "voor en achter" } }],
    ["En dan nog een dakkoffer, minstens 400 liter", { in: "dakkoffers", number: { Inhoud: [400, null] } }],
    ["niet de witte", { in: "dakkoffers", number: { Inhoud: [400, null] }, not: { color: "wit" } }],
    ["hoeveel kilo mag er in de eerste?", { about: "3.1", quotes: "specification", field: /draagkracht/i }],
  ],
  [
    ["Wat voor krabpalen heeft u van 150 cm of hoger?", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    ["Dat is wel erg groot. Onder de 120 cm dan maar.", { in: "krabpalen", number: { Hoogte: [null, 120] } }],
    [
      "Mijn kater weegt 7 kilo, kan de eerste dat hebben?",
      {
        about: "2.1",
        quotes: "specification",
        field: /max\. gewicht/i,
      },
    ],
  ],
  [
    ["stofzuiger op accu met hepa filter", { in: "steelstofzuigers", has: { "HEPA-filter": "ja" } }],
    ["de lichtste bovenaan graag", { in: "steelstofzuigers", has: { "HEPA-filter": "ja" }, rising: "Gewicht" }],
    ["maar geen rowenta", { in: "steelstofzuigers", has: { "HEPA-filter": "ja" }, not: { brand: "rowenta" } }],
  ],
  [
    ["handtas leer", { in: "handtassen", has: { Materiaal: "leer" } }],
    [
      "Ik draag hem altijd over mijn schouder, een schoudertas dus",
      {
        in: "handtassen",
        has: { Materiaal: "leer", "Type tas": "schoudertas" },
      },
    ],
    [
      "of een crossbody",
      {
        in: "handtassen",
        has: { Materiaal: "leer", "Type tas": ["crossbodytas", "schoudertas"] },
      },
    ],
    ["waarmee sluit de eerste, rits of klep?", { about: "3.1", quotes: "specification", field: /sluiting/i }],
  ],
  [
    ["boek voor mijn kleinzoon van 8", { in: "kinderboeken", has: { Leeftijd: "6 tot 9 jaar" } }],
    [
      "hij leest niet graag, een luisterboek dus",
      {
        in: "kinderboeken",
        has: { Leeftijd: "6 tot 9 jaar", Uitvoering: "luisterboek" },
      },
    ],
    ["en een roman voor mijzelf, geen luisterboek", { in: "romans", not: { Uitvoering: "luisterboek" } }],
    ["hardcover, max 25 euro", { in: "romans", max: 25, has: { Uitvoering: "hardcover" } }],
  ],
  [
    ["bureau zit sta elektrisch", { in: "bureaus", has: { Verstelling: "elektrisch" } }],
    ["Tot hoeveel kilo kan de eerste hebben?", { about: "1.1", quotes: "specification", field: /draagkracht/i }],
    ["handmatig mag trouwens ook", { in: "bureaus", has: { Verstelling: ["elektrisch", "handmatig"] } }],
    ["en een bureaustoel met lendensteun", { in: "bureaustoelen", has: { Rugleuning: "lendensteun" } }],
  ],
  [
    ["hanglamp voor boven de eettafel, industrieel", { in: "hanglampen", has: { Stijl: "industrieel" } }],
    ["van metaal of glas", { in: "hanglampen", has: { Stijl: "industrieel", Materiaal: ["metaal", "glas"] } }],
    ["laat die stijl maar zitten", { in: "hanglampen", has: { Materiaal: ["metaal", "glas"] } }],
    ["en tussen de 50 en 200 euro", { in: "hanglampen", min: 50, max: 200, has: { Materiaal: ["metaal", "glas"] } }],
  ],
  [
    [
      "fiets voor in de stad, damesframe, met versnellingen",
      {
        in: "stadsfietsen",
        has: { Frame: "damesframe" },
        not: { Versnellingen: "zonder versnellingen" },
      },
    ],
    ["welke remmen zitten er op de eerste?", { about: "1.1", quotes: "specification", field: /remmen/i }],
    ["kan ik ook gewoon iemand bellen of mailen hierover", { contact: true }],
  ],
  [
    [
      "Tandenborstel, elektrisch, mijn tandarts wil dat er een druksensor op zit",
      { in: "elektrische-tandenborstels", has: { Druksensor: "ja" } },
    ],
    ["sonisch", { in: "elektrische-tandenborstels", has: { Druksensor: "ja", Techniek: "sonisch" } }],
    [
      "o nee roterend bedoelde ze",
      {
        in: "elektrische-tandenborstels",
        has: { Druksensor: "ja", Techniek: "roterend" },
      },
    ],
    ["als ik hem uitgepakt heb, mag ie dan nog retour?", { quotes: "policy" }],
  ],
  [
    ["motorolie 5w30", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
    ["5w40 bedoel ik sorry", { in: "motorolie", has: { Viscositeit: "5W-40" } }],
    ["hoeveel liter zit er in de eerste", { about: "2.1", quotes: "specification", field: /inhoud/i }],
  ],
  [
    ["Kunt u mij draadloze gamecontrollers tonen?", { in: "gamecontrollers", has: { Verbinding: "draadloos" } }],
    [
      "Alles behalve Sony, ik heb een xbox",
      {
        in: "gamecontrollers",
        has: { Verbinding: "draadloos" },
        not: { brand: "sony" },
      },
    ],
    ["Vergelijk nummer één en twee eens", { compares: ["2.1", "2.2"] }],
    ["heb je nog meer van {brand:2.1}?", { in: "gamecontrollers" }],
  ],
]);
