import { talks } from "../dialogue";

/** The rest of the conversations written from the catalogue alone, shop A. */
export const blindSevenMoreTalks = talks("blind seven, held out, read since", [
  [
    ["monitor 34 inch", { in: "monitoren", has: { Schermgrootte: "34 inch" } }],
    ["te groot voor mijn bureau, doe 27", { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    ["in hoogte verstelbaar", { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" } }],
    ["welke resolutie heeft nummer 1", { quotes: "specification", field: /resolutie/i, about: "3.1" }],
  ],
  [
    [
      "Ik zoek een bank met twee of tweeënhalf zitplaatsen.",
      { in: "bankstellen", has: { Zitplaatsen: ["2-zits", "2,5-zits"] } },
    ],
    [
      "Geen leer, want we hebben katten.",
      { in: "bankstellen", has: { Zitplaatsen: ["2-zits", "2,5-zits"] }, not: { Bekleding: "Leer" } },
    ],
    ["Hoe breed is de eerste?", { quotes: "specification", field: /breedte/i, about: "2.1" }],
  ],
  [
    ["airfryer", { in: "airfryers" }],
    ["vanaf 6 liter", { in: "airfryers", number: { Inhoud: [6, null] } }],
    [
      "met kijkvenstertje zodat ik niet steeds die la hoef open te doen",
      { in: "airfryers", number: { Inhoud: [6, null] }, has: { Kijkvenster: "Ja" } },
    ],
    ["dat raampje laat maar zitten. wel onder de 220", { in: "airfryers", number: { Inhoud: [6, null] }, max: 220 }],
  ],
  [
    ["mn vader is jarig, zoek een scheerapparaat", { in: "scheerapparaten" }],
    [
      "met trimmer en hij wil geen roterende",
      { in: "scheerapparaten", has: { Trimmer: "Ja" }, not: { Scheersysteem: "Roterend" } },
    ],
    [
      "hmm of toch een luchtje. herenparfum, houtachtig of kruidig",
      { in: "herenparfums", has: { Geurfamilie: ["Houtachtig", "Kruidig"] } },
    ],
    ["niet meer dan 70 euro graag", { in: "herenparfums", has: { Geurfamilie: ["Houtachtig", "Kruidig"] }, max: 70 }],
  ],
  [
    ["gamecontroler draadloos", { in: "gamecontrollers", has: { Verbinding: "Draadloos" } }],
    ["een witte of blauwe", { in: "gamecontrollers", has: { Verbinding: "Draadloos", color: ["wit", "blauw"] } }],
    [
      "ja kleur boeit eigenlijk niet, max 100 is belangrijker",
      { in: "gamecontrollers", has: { Verbinding: "Draadloos" }, max: 100 },
    ],
  ],
  [
    ["kinderwagen met luchtbanden, wij lopen veel in het bos", { in: "kinderwagens", has: { Wielen: "Luchtbanden" } }],
    ["Welke is lichter, de eerste of de tweede?", { compares: ["1.1", "1.2"] }],
    ["En autostoelen die met isofix vastzitten?", { in: "autostoelen", has: { Bevestiging: "Isofix" } }],
    [
      "Voor een pasgeborene: de maat 40 tot 87 of 40 tot 105 cm.",
      { in: "autostoelen", has: { Bevestiging: "Isofix", Groep: ["40 tot 87 cm", "40 tot 105 cm"] } },
    ],
  ],
  [
    ["wat is het goedkoopste strijkijzer", { in: "strijkijzers", extreme: "cheapest" }],
    ["en de duurste?", { in: "strijkijzers", extreme: "dearest" }],
    ["oké dan iets ertussenin, van 60 tot 150 euro", { in: "strijkijzers", min: 60, max: 150 }],
  ],
  [
    ["heren tshirt XL", { in: "heren-t-shirts", has: { size: "XL" } }],
    [
      "ronde hals of v maakt niet uit maar geen wit en geen grijs",
      { in: "heren-t-shirts", has: { size: "XL" }, not: { color: ["wit", "grijs"] } },
    ],
    [
      "en nu een spijkerbroek erbij, slim fit of tapered",
      { in: "herenjeans", has: { Pasvorm: ["Slim fit", "Tapered fit"] } },
    ],
    [
      "alleen met rits, die knopen krijg ik niet open",
      { in: "herenjeans", has: { Pasvorm: ["Slim fit", "Tapered fit"], Sluiting: "Rits" } },
    ],
  ],
  [
    ["accuboormachine van Bosch of Makita", { in: "accuboormachines", has: { brand: ["Bosch", "Makita"] } }],
    ["18v", { in: "accuboormachines", has: { brand: ["Bosch", "Makita"], Spanning: "18V" } }],
    [
      "merk maakt niet meer uit als er maar 2 accus bij zitten",
      { in: "accuboormachines", has: { Spanning: "18V", Inhoud: "Met 2 accu's" } },
    ],
  ],
  [
    ["robotstofzuiger tot 500", { in: "robotstofzuigers", max: 500 }],
    [
      "met laser navigatie, een camera in huis wil ik niet",
      { in: "robotstofzuigers", max: 500, has: { Navigatie: "Laser" } },
    ],
    ["hoe hoog is die eerste? hij moet onder de bank", { quotes: "specification", field: /hoogte/i, about: "2.1" }],
  ],
  [
    ["wandelrugzak 30 liter", { in: "wandelrugzakken", has: { Inhoud: "30 liter" } }],
    ["nee sorry ik bedoelde een gewone rugtas, voor de stad", { in: "rugzakken" }],
    [
      "waterafstotend en met laptopvak",
      { in: "rugzakken", has: { Waterafstotend: "Ja" }, not: { Laptopvak: "Geen laptopvak" } },
    ],
    [
      "onder de 90 euro",
      { in: "rugzakken", has: { Waterafstotend: "Ja" }, not: { Laptopvak: "Geen laptopvak" }, max: 90 },
    ],
  ],
  [
    [
      "kunnen jullie mij helpen met een hanglamp voor boven de eettafel? ik hou van landelijk",
      { in: "hanglampen", has: { Stijl: "Landelijk" } },
    ],
    ["Mijn man wil toch industrieel.", { in: "hanglampen", has: { Stijl: "Industrieel" } }],
    [
      "Met een E27 fitting, want die peertjes heb ik nog liggen.",
      { in: "hanglampen", has: { Stijl: "Industrieel", Fitting: "E27" } },
    ],
  ],
  [
    ["beamer full hd", { in: "beamers", has: { Resolutie: "Full HD" } }],
    ["helderste bovenaan aub", { in: "beamers", has: { Resolutie: "Full HD" }, falling: "Helderheid" }],
    [
      "laat maar, ik neem liever een televisie. 65 inch of meer",
      { in: "televisies", number: { Schermgrootte: [65, null] } },
    ],
    [
      "van lg, samsung of philips",
      { in: "televisies", number: { Schermgrootte: [65, null] }, has: { brand: ["LG", "Samsung", "Philips"] } },
    ],
    [
      "max 1500 euro",
      {
        in: "televisies",
        number: { Schermgrootte: [65, null] },
        has: { brand: ["LG", "Samsung", "Philips"] },
        max: 1500,
      },
    ],
  ],
  [
    ["regenlaarzen kinderen", { in: "regenlaarzen" }],
    ["blauw of groen, mag ook geel", { in: "regenlaarzen", has: { color: ["blauw", "groen", "geel"] } }],
    ["geen pvc", { in: "regenlaarzen", has: { color: ["blauw", "groen", "geel"] }, not: { Materiaal: "Pvc" } }],
  ],
  [
    ["zoek n telefoon", { in: "smartphones" }],
    ["waterdicht ip67 of ip68", { in: "smartphones", has: { Waterdichtheid: ["IP67", "IP68"] } }],
    ["7 jaar updates", { in: "smartphones", has: { Waterdichtheid: ["IP67", "IP68"], "Jaren updates": "7 jaar" } }],
    [
      "updates zijn niet zo belangrijk. wel dat ie onder 600 blijft",
      { in: "smartphones", has: { Waterdichtheid: ["IP67", "IP68"] }, max: 600 },
    ],
    ["zwart", { in: "smartphones", has: { Waterdichtheid: ["IP67", "IP68"], color: "zwart" }, max: 600 }],
  ],
  [
    ["hondenmand met afneembare hoes", { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" } }],
    [
      "Mag hij geen kunstleer zijn, dat krabt onze Bello kapot",
      { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" }, not: { Materiaal: "Kunstleer" } },
    ],
    [
      "en brokken voor hem, hij is volwassen",
      { in: "hondenvoer", has: { Voersoort: "Brokken", "Leeftijd hond": "Volwassen" } },
    ],
  ],
  [
    ["Ik wil een stadsfiets met lage instap kopen.", { in: "stadsfietsen", has: { Frame: "Lage instap" } }],
    [
      "Mijn knieën worden oud, laat me toch maar elektrische zien. Wel weer lage instap.",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" } },
    ],
    [
      "Hoeveel kilometer haalt de eerste op een volle accu?",
      { quotes: "specification", field: /actieradius/i, about: "2.1" },
    ],
    ["En een helm erbij in maat M.", { in: "fietshelmen", has: { size: "M" } }],
  ],
  [
    ["gezichtscrème droge huid", { in: "gezichtscremes", has: { Huidtype: "Droog" } }],
    ["of gevoelig, dat kan ook", { in: "gezichtscremes", has: { Huidtype: ["Droog", "Gevoelig"] } }],
    [
      "geen parfum erin, daar krijg ik vlekken van",
      { in: "gezichtscremes", has: { Huidtype: ["Droog", "Gevoelig"], Parfum: "Zonder" } },
    ],
    ["tot 40 euro", { in: "gezichtscremes", has: { Huidtype: ["Droog", "Gevoelig"], Parfum: "Zonder" }, max: 40 }],
  ],
  [
    ["speaker JBL", { in: "bluetooth-speakers", has: { brand: "JBL" } }],
    ["toch van een ander merk, dat heeft mn broer al", { in: "bluetooth-speakers", not: { brand: "JBL" } }],
    ["accu 12 uur of langer", { in: "bluetooth-speakers", not: { brand: "JBL" }, number: { Accuduur: [12, null] } }],
    ["wat kost de {name:3.2}?", { quotes: "offer", about: "3.2" }],
  ],
  [
    ["grasmaaier op accu", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
    ["toch maar eentje die het zelf doet, zo'n robot", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
    ["max 700", { in: "grasmaaiers", has: { Aandrijving: "Robot" }, max: 700 }],
  ],
  [
    ["heb je horloges met een stalen band", { in: "horloges", has: { Band: "Stalen band" } }],
    ["en een leren?", { in: "horloges", has: { Band: "Leren band" } }],
    [
      "minstens 5 atm want ik zwem ermee",
      { in: "horloges", has: { Band: "Leren band" }, number: { Waterdichtheid: [5, null] } },
    ],
  ],
  [
    ["eettafel rond", { in: "eettafels", has: { Vorm: "Rond" } }],
    [
      "past niet bedenk ik me net, rechthoekig of ovaal dan",
      { in: "eettafels", has: { Vorm: ["Rechthoekig", "Ovaal"] } },
    ],
    ["tussen de 200 en 900 euro", { in: "eettafels", has: { Vorm: ["Rechthoekig", "Ovaal"] }, min: 200, max: 900 }],
    [
      "de prijs is niet meer belangrijk, laat alles zien",
      { in: "eettafels", has: { Vorm: ["Rechthoekig", "Ovaal"] }, unbounded: true },
    ],
  ],
]);
