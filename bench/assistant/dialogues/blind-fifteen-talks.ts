import { talks } from "../dialogue";

export const blindFifteenTalks = talks("blind fifteen, held out, read since", [
  [
    ["hoi, ik zoek een tv", { in: "televisies" }],
    ["65 inch graag", { in: "televisies", has: { Schermgrootte: "65 inch" } }],
    ["nee toch te groot voor onze muur. 55 dan", { in: "televisies", has: { Schermgrootte: "55 inch" } }],
    ["en niet meer dan 1300 euro", { in: "televisies", has: { Schermgrootte: "55 inch" }, max: 1300 }],
  ],
  [
    [
      "Goedenavond. Ik zou graag een wasmachine willen van Bosch of Siemens.",
      {
        in: "wasmachines",
        has: { brand: ["Bosch", "Siemens"] },
      },
    ],
    [
      "Hoeveel lawaai maakt de eerste die u noemt?",
      {
        quotes: "specification",
        field: /geluid/i,
        about: "1.1",
      },
    ],
    [
      "En hoeveel water gebruikt hij per wasbeurt?",
      {
        quotes: "specification",
        field: /waterverbruik/i,
        about: "1.1",
      },
    ],
  ],
  [
    ["koptelefoon max 150", { in: "koptelefoons", max: 150 }],
    ["opvouwbaar", { in: "koptelefoons", max: 150, has: { Opvouwbaar: "Ja" } }],
    [
      "doe maar niet opvouwbaar hoeft niet perse, wel on ear",
      {
        in: "koptelefoons",
        max: 150,
        has: { Draagwijze: "On-ear" },
      },
    ],
  ],
  [
    ["Mijn zoon gaat studeren en heeft een laptop nodig, budget 900 euro", { in: "laptops", max: 900 }],
    [
      "Hij sjouwt er de hele dag mee, dus anderhalve kilo is echt het maximum",
      {
        in: "laptops",
        max: 900,
        number: { Gewicht: [null, 1.5] },
      },
    ],
    [
      "oma legt er wat bij, dus de prijs maakt niet meer uit",
      {
        in: "laptops",
        unbounded: true,
        number: { Gewicht: [null, 1.5] },
      },
    ],
  ],
  [
    ["telefoon", { in: "smartphones" }],
    ["samsung", { in: "smartphones", has: { brand: "Samsung" } }],
    ["256 gb", { in: "smartphones", has: { brand: "Samsung", Opslag: "256 GB" } }],
    ["of apple, mag ook", { in: "smartphones", has: { brand: ["Samsung", "Apple"], Opslag: "256 GB" } }],
  ],
  [
    [
      "laat eens wat volautomatische koffiemachines zien",
      {
        in: "espressomachines",
        has: { "Type machine": "Volautomaat" },
      },
    ],
    ["wat is het verschil tussen de eerste en de tweede", { compares: ["1.1", "1.2"] }],
    [
      "en welke blijven er onder de 500?",
      {
        in: "espressomachines",
        has: { "Type machine": "Volautomaat" },
        max: 500,
      },
    ],
  ],
  [
    [
      "mag ik rode hakken... nee wacht, enkellaarsjes bedoel ik, zwart",
      {
        in: "enkellaarzen",
        has: { color: "zwart" },
      },
    ],
    ["met een rits, veters vind ik gedoe", { in: "enkellaarzen", has: { color: "zwart", Sluiting: "Rits" } }],
    [
      "bruin of cognac kan trouwens ook nog",
      {
        in: "enkellaarzen",
        has: { color: ["zwart", "bruin", "cognac"], Sluiting: "Rits" },
      },
    ],
  ],
  [
    [
      "we gaan kamperen in noorwegen, slaapzak die warm blijft bij 0 graden",
      {
        in: "slaapzakken",
        has: { Comforttemperatuur: "0 °C" },
      },
    ],
    ["mummie model", { in: "slaapzakken", has: { Comforttemperatuur: "0 °C", Vorm: "Mummiemodel" } }],
    [
      "top. en dan nog een wandelrugzak van 50 liter of groter",
      {
        in: "wandelrugzakken",
        number: { Inhoud: [50, null] },
      },
    ],
    [
      "met regenhoes erbij",
      {
        in: "wandelrugzakken",
        number: { Inhoud: [50, null] },
        has: { Regenhoes: "Ja" },
      },
    ],
  ],
  [
    ["Ik zoek een cadeautje voor mijn kleinkind: een knuffelbeest tot 20 euro.", { in: "knuffels", max: 20 }],
    [
      "Hij is pas geboren, dus het moet vanaf nul jaar kunnen.",
      {
        in: "knuffels",
        max: 20,
        has: { Leeftijd: "Vanaf 0 jaar" },
      },
    ],
    [
      "Dank u. Doet u er ook een kinderboek bij, voor zijn zus van vijf: 4 tot 6 jaar.",
      {
        in: "kinderboeken",
        has: { Leeftijd: "4 tot 6 jaar" },
      },
    ],
  ],
  [
    ["stadsfiets", { in: "stadsfietsen" }],
    [
      "7 versnellingen, herenframe",
      {
        in: "stadsfietsen",
        has: { Versnellingen: "7 versnellingen", Frame: "Herenframe" },
      },
    ],
    [
      "vergeet die versnellingen maar, hier is toch alles plat",
      {
        in: "stadsfietsen",
        has: { Frame: "Herenframe" },
      },
    ],
    ["van licht naar zwaar aub", { in: "stadsfietsen", has: { Frame: "Herenframe" }, rising: "Gewicht" }],
  ],
  [
    [
      "doe mij de airfryers maar, geen tristar daar heb ik slechte ervaring mee",
      {
        in: "airfryers",
        not: { brand: "Tristar" },
      },
    ],
    [
      "minimaal 6 liter want we zijn thuis met 5",
      {
        in: "airfryers",
        not: { brand: "Tristar" },
        number: { Inhoud: [6, null] },
      },
    ],
    ["hmm heeft nummer twee een raampje?", { quotes: "specification", field: /kijkvenster/i, about: "2.2" }],
  ],
  [
    ["wat is de allerduurste robotstofzuiger die er staat?", { in: "robotstofzuigers", extreme: "dearest" }],
    ["poeh, dat is me te gortig. iets goedkopers dan die", { in: "robotstofzuigers", below: "1.1" }],
    [
      "met leegstation nog wel, en wit",
      {
        in: "robotstofzuigers",
        below: "1.1",
        has: { Leegstation: "Ja", color: "wit" },
      },
    ],
  ],
  [
    ["grasmaaiers op accu", { in: "grasmaaiers", has: { Aandrijving: "Accu" } }],
    ["of zo'n robot, dat lijkt me nog luier", { in: "grasmaaiers", has: { Aandrijving: ["Accu", "Robot"] } }],
    [
      "nee alleen robots dan, voor een tuin van 500 vierkante meter of meer",
      {
        in: "grasmaaiers",
        has: { Aandrijving: "Robot" },
        number: { Oppervlakte: [500, null] },
      },
    ],
  ],
  [
    ["dames sneakers", { in: "damessneakers" }],
    ["mwah. heb je nog andere?", { in: "damessneakers", fresh: 1 }],
    ["ik heb maat 39", { in: "damessneakers", has: { size: "39" } }],
    ["sorry 38, de 39 was van mn zus", { in: "damessneakers", has: { size: "38" } }],
  ],
  [
    [
      "bureaustoel waar je de armleuningen alle kanten op kan zetten, 4D heet dat geloof ik",
      {
        in: "bureaustoelen",
        has: { Armleuningen: "4D" },
      },
    ],
    [
      "wat kan de goedkoopste hiervan dragen qua gewicht?",
      {
        quotes: "specification",
        field: /draagkracht/i,
        about: "1.cheapest",
      },
    ],
    ["ok en een bureau dat elektrisch omhoog gaat", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  ],
]);
