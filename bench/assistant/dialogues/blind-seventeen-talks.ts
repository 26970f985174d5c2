import { talks } from "../dialogue";

export const blindSeventeenTalks = talks("blind seventeen, held out, read since", [
  [
    [
      "Goeiedag, ik wil een nieuwe tv voor op de slaapkamer, 43 inch of kleiner",
      { in: "televisies", number: { Schermgrootte: [null, 43] } },
    ],
    [
      "drie hdmi ingangen of meer heb ik wel nodig",
      { in: "televisies", number: { Schermgrootte: [null, 43], "HDMI-poorten": [3, null] } },
    ],
    [
      "ach doe toch maar 50 inch",
      { in: "televisies", has: { Schermgrootte: "50 inch" }, number: { "HDMI-poorten": [3, null] } },
    ],
  ],
  [
    ["koptelefoon sony", { in: "koptelefoons", has: { brand: "sony" } }],
    ["roze of beige", { in: "koptelefoons", has: { brand: "sony", color: ["roze", "beige"] } }],
    ["is de eerste opvouwbaar?", { about: "2.1", quotes: "specification", field: /opvouwbaar/i }],
  ],
  [
    ["14 inch laptop", { in: "laptops", has: { Schermgrootte: "14 inch" } }],
    ["hoe zwaar is de tweede", { about: "1.2", quotes: "specification", field: /gewicht/i }],
    ["en hoelang doet die met de accu", { about: "1.2", quotes: "specification", field: /accuduur/i }],
    [
      "Laat me er zien van hoogstens anderhalve kilo, wel weer 14 inch.",
      { in: "laptops", has: { Schermgrootte: "14 inch" }, number: { Gewicht: [null, 1.5] } },
    ],
  ],
  [
    ["glazen waterkokers", { in: "waterkokers", has: { Materiaal: "Glas" } }],
    ["nummer 1 of nummer 2, waar zit het verschil in?", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["Een jurkje met bloemen erop, voor een bruiloft", { in: "jurken", has: { Patroon: "Bloemenprint" } }],
    ["hmm niet mijn smaak, heb je nog andere?", { in: "jurken", has: { Patroon: "Bloemenprint" }, fresh: 1 }],
  ],
  [
    ["wat is de duurste herenjas", { in: "herenjassen", extreme: "dearest" }],
    ["jemig! iets goedkopers dan die graag", { in: "herenjassen", below: "1.1" }],
    ["en met een capuchon want ik fiets", { in: "herenjassen", has: { Capuchon: "Ja" }, below: "1.1" }],
  ],
  [
    ["stadsfiets max 350 euro", { in: "stadsfietsen", max: 350 }],
    ["mijn vrouw zegt dat de prijs niet uitmaakt, dus laat dat maar los", { in: "stadsfietsen", unbounded: true }],
    ["lage instap dan", { in: "stadsfietsen", has: { Frame: "Lage instap" }, unbounded: true }],
  ],
  [
    ["tentje voor 4 personen", { in: "tenten", has: { Slaapplaatsen: "4-persoons" } }],
    [
      "en slaapzakken? we gaan in het voorjaar dus comfort 0 graden",
      { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } },
    ],
    [
      "mummiemodel heeft mijn voorkeur",
      { in: "slaapzakken", has: { Comforttemperatuur: "0 °C", Vorm: "Mummiemodel" } },
    ],
    [
      "ok nu weer die tenten voor vier man, lichtste bovenaan",
      { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, rising: "Gewicht" },
    ],
  ],
  [
    ["bloempotten maar geen plastic of kunststof", { in: "bloempotten", not: { Materiaal: "Kunststof" } }],
    [
      "ze blijven buiten staan dus vorstbestendig",
      { in: "bloempotten", not: { Materiaal: "Kunststof" }, has: { Vorstbestendig: "Ja" } },
    ],
  ],
  [
    ["dames sneakers maat 38", { in: "damessneakers", has: { size: "38" } }],
    ["o nee wacht ze heeft 39", { in: "damessneakers", has: { size: "39" } }],
    ["beige of blauw vind ze mooi", { in: "damessneakers", has: { size: "39", color: ["beige", "blauw"] } }],
  ],
  [
    ["autostoeltje dat kan draaien", { in: "autostoelen", has: { Draaibaar: "360° draaibaar" } }],
    ["wij hebben isofix", { in: "autostoelen", has: { Draaibaar: "360° draaibaar", Bevestiging: "Isofix" } }],
  ],
  [
    ["föhn tussen 30 en 150 euro", { in: "haardrogers", min: 30, max: 150 }],
    [
      "ionisatie moet erop zitten, mijn haar pluist zo",
      { in: "haardrogers", min: 30, max: 150, has: { Ionisatie: "Met" } },
    ],
    [
      "is er iets bij met minstens 2000 watt?",
      { in: "haardrogers", min: 30, max: 150, has: { Ionisatie: "Met" }, number: { Vermogen: [2000, null] } },
    ],
  ],
  [
    ["puzzel 1000 stukjes voor vader", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    [
      "van jumbo, dat puzzelt hij al jaren",
      { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes", brand: "jumbo" } },
    ],
    [
      "toch iets anders: merk boeit niet maar wel 2000 stukjes",
      { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } },
    ],
  ],
  [
    ["Horloge, bruin.", { in: "horloges", has: { color: "bruin" } }],
    ["Met een stalen band.", { in: "horloges", has: { color: "bruin", Band: "Stalen band" } }],
    ["Welk glas zit er in de eerste?", { about: "2.1", quotes: "specification", field: /glas/i }],
  ],
  [
    ["hondenmand 100 x 75", { in: "hondenmanden", has: { "Maat mand": "100 x 75 cm" } }],
    ["of nee onze labrador is nog gegroeid, 120 bij 90", { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } }],
    ["kan de hoes eraf bij de eerste?", { about: "2.1", quotes: "specification", field: /hoes/i }],
  ],
  [
    ["ik wil leren gitaar spelen, klassiek", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" } }],
    [
      "3/4 formaat want hij is voor mijn dochter van 8",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
    ],
    ["o sorry, toch een hele (4/4)", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "4/4" } }],
  ],
  [
    ["elektriese fiets met middenmoter", { in: "elektrische-fietsen", has: { Motor: "Middenmotor" } }],
    [
      "moet minimaal 90 kilometer halen",
      { in: "elektrische-fietsen", has: { Motor: "Middenmotor" }, number: { Actieradius: [90, null] } },
    ],
  ],
  [
    ["koffieapparaat met thermoskan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
    [
      "10 kopjes of meer",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
    ],
    [
      "glazen kan is ook goed hoor, als er maar minstens 10 koppen uit komen",
      { in: "koffiezetapparaten", number: { "Aantal kopjes": [10, null] } },
    ],
  ],
]);
