import { talks } from "../dialogue";

export const blindElevenTalks = talks("blind eleven, held out, read since", [
  [
    ["jurken", { in: "jurken" }],
    ["maat 38 of 40", { in: "jurken", has: { size: ["38", "40"] } }],
    ["niet zwart, ik draag al genoeg zwart", { in: "jurken", has: { size: ["38", "40"] }, not: { color: "zwart" } }],
    ["onder de 80 euro", { in: "jurken", max: 80, has: { size: ["38", "40"] }, not: { color: "zwart" } }],
  ],
  [
    [
      "Goedemorgen. Ik zoek een wasmachine met 8 of 9 kilo inhoud.",
      { in: "wasmachines", has: { Vulgewicht: ["8 kg", "9 kg"] } },
    ],
    ["Hoeveel lawaai maakt de tweede?", { about: "1.2", quotes: "specification", field: /geluid/i }],
    ["En is die zuinig met water?", { about: "1.2", quotes: "specification", field: /water/i }],
  ],
  [
    ["smartphone met oled scherm", { in: "smartphones", has: { Schermtype: "oled" } }],
    ["max 600", { in: "smartphones", max: 600, has: { Schermtype: "oled" } }],
    [
      "oke geld speelt toch geen rol, mn baas betaalt",
      { in: "smartphones", unbounded: true, has: { Schermtype: "oled" } },
    ],
    ["dan wel 256 gb of 512 gb", { in: "smartphones", has: { Schermtype: "oled", Opslag: ["256 gb", "512 gb"] } }],
  ],
  [
    ["tent", { in: "tenten" }],
    ["voor 2 personen of eventueel 3", { in: "tenten", has: { Slaapplaatsen: ["2-persoons", "3-persoons"] } }],
    [
      "en slaapzakken, we gaan in het voorjaar dus comfort tot 0 graden",
      { in: "slaapzakken", has: { Comforttemperatuur: "0 °c" } },
    ],
  ],
  [
    ["herensneakers maat 43 of 44", { in: "herensneakers", has: { size: ["43", "44"] } }],
    ["zonder veters, ik kan slecht bukken", { in: "herensneakers", has: { size: ["43", "44"], Sluiting: "instap" } }],
    [
      "Met veters mag ook, zegt mijn vrouw. Als ze maar niet van stof zijn.",
      { in: "herensneakers", has: { size: ["43", "44"] }, not: { Materiaal: "textiel" } },
    ],
  ],
  [
    ["heb je koffiezetters met een thermoskan?", { in: "koffiezetapparaten", has: { Kan: "thermoskan" } }],
    ["alleen witte of zilveren", { in: "koffiezetapparaten", has: { Kan: "thermoskan", color: ["wit", "zilver"] } }],
    ["kleur is toch niet zo belangrijk", { in: "koffiezetapparaten", has: { Kan: "thermoskan" } }],
    ["niet meer dan 150 euro", { in: "koffiezetapparaten", max: 150, has: { Kan: "thermoskan" } }],
  ],
  [
    ["bluetooth speaker voor aan het zwembad", { in: "bluetooth-speakers" }],
    ["wat is het verschil tussen de eerste en de derde", { compares: ["1.1", "1.3"] }],
    ["laat eens andere zien", { in: "bluetooth-speakers", fresh: 1 }],
  ],
  [
    [
      "Ik wil graag een e-bike met een riem, want een ketting smeren kan ik niet meer.",
      { in: "elektrische-fietsen", has: { Aandrijflijn: "riem" } },
    ],
    ["wat kost de goedkoopste van deze?", { about: "1.cheapest" }],
    ["Heeft u ook iets met een gewone ketting dan?", { in: "elektrische-fietsen", has: { Aandrijflijn: "ketting" } }],
  ],
  [
    ["bankstel", { in: "bankstellen" }],
    [
      "3 zits, geen leer want we hebben katten",
      { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "leer" } },
    ],
    [
      "of 4 zits, dat past ook nog wel",
      { in: "bankstellen", has: { Zitplaatsen: ["3-zits", "4-zits"] }, not: { Bekleding: "leer" } },
    ],
    [
      "tot 1500 eu",
      { in: "bankstellen", max: 1500, has: { Zitplaatsen: ["3-zits", "4-zits"] }, not: { Bekleding: "leer" } },
    ],
  ],
  [
    ["laptop 14 inch", { in: "laptops", has: { Schermgrootte: "14 inch" } }],
    ["iets groter toch: 15,6", { in: "laptops", has: { Schermgrootte: "15,6 inch" } }],
    ["hoe lang gaat de batterij van de eerste mee", { about: "1.1", quotes: "specification", field: /accuduur/i }],
  ],
  [
    ["controller draadloos", { in: "gamecontrollers", has: { Verbinding: "draadloos" } }],
    ["niet van sony", { in: "gamecontrollers", has: { Verbinding: "draadloos" }, not: { brand: "sony" } }],
    [
      "ja doe toch maar sony, we hebben een playstation",
      { in: "gamecontrollers", has: { Verbinding: "draadloos", brand: "sony" } },
    ],
  ],
  [
    ["steelstofzuiger met dweil", { in: "steelstofzuigers", has: { Dweilfunctie: "ja" } }],
    [
      "eigenlijk wil ik er niet zelf mee lopen. robot dus. ook met dweilfunctie",
      { in: "robotstofzuigers", has: { Dweilfunctie: "met" } },
    ],
    ["en hij moet zichzelf legen", { in: "robotstofzuigers", has: { Dweilfunctie: "met", Leegstation: "ja" } }],
  ],
  [
    ["kinderjas maat 116", { in: "kinderjassen", has: { size: "116" } }],
    ["o nee sorry, ze zit al in 128", { in: "kinderjassen", has: { size: "128" } }],
    [
      "heb je die ook nog kleiner, 104 of 110, voor haar broertje",
      { in: "kinderjassen", has: { size: ["104", "110"] } },
    ],
  ],
  [
    ["Welke horloges met een leren band heeft u?", { in: "horloges", has: { Band: "leren band" } }],
    ["Alleen automatische uurwerken a.u.b.", { in: "horloges", has: { Band: "leren band", Uurwerk: "automatisch" } }],
    [
      "De band mag ook van staal zijn.",
      { in: "horloges", has: { Band: ["leren band", "stalen band"], Uurwerk: "automatisch" } },
    ],
  ],
  [
    ["haardroger", { in: "haardrogers" }],
    ["met ionisatie, anders pluist t zo", { in: "haardrogers", has: { Ionisatie: "met" } }],
    ["die eerste, hoe zwaar is die", { about: "2.1", quotes: "specification", field: /gewicht/i }],
    ["is er iets goedkopers dan die? zonder ionisatie mag ook", { in: "haardrogers", below: "2.1" }],
  ],
  [
    ["babyslaapzak zomer 0,5 tog", { in: "babyslaapzakken", has: { Tog: "0,5 tog" } }],
    ["en een ledikant", { in: "ledikanten" }],
    ["moet meegroeien", { in: "ledikanten", has: { Meegroeibed: "ja" } }],
    ["niet duurder dan vierhonderd euro", { in: "ledikanten", max: 400, has: { Meegroeibed: "ja" } }],
  ],
]);
