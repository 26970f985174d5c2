import { type Dialogue, singles, talks } from "../dialogue";

/** The other half of again.ts, chosen by lot: held out while the former was mended, read since. */
export const againHeldOut: readonly Dialogue[] = [
  ...singles("asked again, held out, read since", [
    ["knuffel olifant", { none: true }],
    [
      "dakkoffer minstens 400 liter die aan twee kanten opengaat, liefst zwart",
      { in: "dakkoffers", number: { Inhoud: [400, null] }, has: { Opening: "Twee zijden" } },
    ],
    [
      "oorringen zilver, kleiner dan 2 cm",
      { in: "oorbellen", has: { Sluiting: "Oorring" }, number: { Lengte: [null, 19.99] } },
    ],
    [
      "aquarium 100 liter of meer, zwart, met filter",
      { in: "aquaria", has: { color: "zwart", Filter: "Ja" }, number: { Inhoud: [100, null] } },
    ],
    ["stofzuigerzakken voor een miele", { none: true }],
    [
      "dames sneakers suede maat 39 zonder veters",
      { in: "damessneakers", has: { Materiaal: "Suède", size: "39", Sluiting: ["Instap", "Klittenband"] } },
    ],
    [
      "graanvrije brokken voor een grote hond, 12 kilo of meer",
      {
        in: "hondenvoer",
        has: { Graanvrij: "Ja", Voersoort: "Brokken", Formaat: "Groot" },
        number: { Gewicht: [12, null] },
      },
    ],
    [
      "beamer met laserlicht 4k, minstens 2000 lumen",
      { in: "beamers", has: { Lichtbron: "Laser", Resolutie: "4K Ultra HD" }, number: { Helderheid: [2000, null] } },
    ],
    [
      "feelgood roman, paperback, niet te dik: hooguit 300 bladzijden",
      { in: "romans", has: { Genre: "Feelgood", Uitvoering: "Paperback" }, number: { "Aantal pagina's": [null, 300] } },
    ],
    ["airfryer van ikea", { none: true }],
    [
      "telefoon oled 256gb, 7 jaar updates en geen google",
      {
        in: "smartphones",
        has: { Schermtype: "Oled", Opslag: "256 GB", "Jaren updates": "7 jaar" },
        not: { brand: "Google" },
      },
    ],
    ["horloge met hartslagmeter", { none: true }],
    ["konijnenhok met uitloop, twee verdiepingen, niet van kunststof", { none: true }],
    [
      "enkellaarsjes met blokhak maat 38 wol gevoerd",
      { in: "enkellaarzen", has: { "Type hak": "Blokhak", size: "38", Voering: "Wol" } },
    ],
    [
      "no frost koelvries energieklasse b of c met 3 lades",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost", Energieklasse: ["B", "C"], Vrieslades: "3" } },
    ],
    ["tv van 85 inch", { none: true }],
    [
      "tablet met 5g en minstens 128 gb, 11 inch of groter",
      { in: "tablets", has: { Verbinding: "Wifi + 5G" }, number: { Opslag: [128, null], Schermgrootte: [11, null] } },
    ],
    ["eettafel met glazen blad", { none: true }],
    [
      "eau de toilette voor mn vader iets houtachtigs",
      { in: "herenparfums", has: { Concentratie: "Toilette", Geurfamilie: "Houtachtig" } },
    ],
    [
      "tandenborstel elektrisch die het 3 weken uithoudt en met reisetui",
      { in: "elektrische-tandenborstels", has: { Accuduur: "21 dagen", Reisetui: "Ja" } },
    ],
    [
      "kattenbak met kap én geurfilter niet van trixie",
      { in: "kattenbakken", has: { Uitvoering: "Met kap", Geurfilter: "Ja" }, not: { brand: "Trixie" } },
    ],
    ["gebogen monitor 34 inch", { none: true }],
    [
      "voorleesboek met harde kaft voor een kind van 3",
      { in: "kinderboeken", has: { Uitvoering: "Hardcover", Leeftijd: "0 tot 4 jaar" } },
    ],
    [
      "speaker ipx7 die minstens 18 uur speelt, niet van jbl",
      {
        in: "bluetooth-speakers",
        has: { Waterdichtheid: "IPX7" },
        number: { Accuduur: [18, null] },
        not: { brand: "JBL" },
      },
    ],
    [
      "dubbele airfryer met kijkvenster, niet zwart",
      { in: "airfryers", has: { "Dubbele lade": "Ja", Kijkvenster: "Ja" }, not: { color: "zwart" } },
    ],
  ]),
  ...talks("asked again, held out, read since", [
    [
      ["grijze sneakers heren maat 43", { in: "herensneakers", has: { color: "grijs", size: "43" } }],
      ["44 bedoel ik, wit mag ook", { in: "herensneakers", has: { size: "44", color: ["grijs", "wit"] } }],
    ],
    [
      ["oplaadbare steelstofzuiger", { in: "steelstofzuigers" }],
      [
        "die een uur meegaat met hepa filter",
        { in: "steelstofzuigers", has: { Werktijd: "60 minuten", "HEPA-filter": "Ja" } },
      ],
    ],
    [
      ["legpuzzel 1000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
      [
        "geen ravensburger, 500 is ook goed",
        { in: "puzzels", has: { "Aantal stukjes": ["1000 stukjes", "500 stukjes"] }, not: { brand: "Ravensburger" } },
      ],
    ],
    [
      ["witte waterkoker", { in: "waterkokers", has: { color: "wit" } }],
      [
        "toch liever zwart en niet van philips",
        { in: "waterkokers", has: { color: "zwart" }, not: { brand: "Philips" } },
      ],
    ],
    [
      ["bed 140x200", { in: "bedden", has: { Ligmaat: "140 x 200 cm" } }],
      [
        "met lattenbodem en hoofdbord",
        { in: "bedden", has: { Ligmaat: "140 x 200 cm", Lattenbodem: "Ja", Hoofdbord: "Ja" } },
      ],
    ],
    [
      ["ik zoek een pop", { in: "poppen" }],
      [
        "zonder batterijen, voor een kind van 2",
        { in: "poppen", has: { "Batterijen nodig": "Nee", Leeftijd: "Vanaf 1 jaar" } },
      ],
    ],
  ]),
];

/** As above, of an imported feed. */
export const againHeldOutImported: readonly Dialogue[] = [
  ...singles("imported, asked again, held out, read since", [
    ["hoesje galaxy s24 ultra blauw", { named: /s24 ultra hoesje/i, has: { color: "blauw" } }],
    [
      "draadloze oordopjes, wit, onder 160 euro, geen samsung",
      { named: /draadloze oordopjes/i, max: 160, has: { color: "wit" }, not: { brand: "Samsung" } },
    ],
    ["doorzichtig hoesje voor de iphone 15", { named: /iphone 15 hoesje/i, has: { color: "transparant" } }],
    ["hdmi 2.1 kabel van 3 meter of langer", { named: /hdmi 2\.1 kabel/i, has: { name: /- [35] m/i } }],
    ["ipad in het roze, 256 gb, max 800", { named: /ipad/i, max: 800, has: { name: /256 GB/i, color: "roze" } }],
    ["oled tv van 65 inch, liever geen lg", { named: /oled.*televisie/i, has: { name: /65/i }, not: { brand: "LG" } }],
    [
      "witte robotstofzuiger tussen de 500 en 600 euro",
      { named: /robotstofzuiger/i, min: 500, max: 600, has: { color: "wit" } },
    ],
    ["jbl speaker rood, goedkoper dan 150", { named: /bluetooth speaker jbl/i, max: 150, has: { color: "rood" } }],
    ["muurbeugel die kan draaien voor een tv van 75 inch", { named: /draaibaar muurbeugel/i, has: { name: /40-77/i } }],
    [
      "galaxy s24 zonder plus of ultra, 256 gb, paars",
      { named: /galaxy s24 -/i, has: { name: /256 GB/i, color: "paars" } },
    ],
    ["iphone 14 of 15, groen, 256gb", { named: /iphone 1[45] -/i, has: { name: /256 GB/i, color: "groen" } }],
    [
      "bosch accu boormachine 18v max 160 euro",
      { named: /accuboormachine/i, max: 160, has: { brand: /bosch/i, name: /18V/i } },
    ],
    ["hepa filter voor dyson v15", { named: /hepa-filter/i, has: { brand: "Dyson", name: /V15/i } }],
  ]),
  ...talks("imported, asked again, held out, read since", [
    [
      ["laptoptas 14 inch", { named: /laptoptas/i, has: { name: /14 inch/i } }],
      ["in het grijs", { named: /laptoptas/i, has: { name: /14 inch/i, color: "grijs" } }],
    ],
    [
      ["inkt voor de canon ts3550i", { named: /inktcartridge/i, has: { brand: "Canon" } }],
      ["de xl versie graag", { named: /inktcartridge/i, has: { brand: "Canon", name: /XL/i } }],
    ],
  ]),
];
