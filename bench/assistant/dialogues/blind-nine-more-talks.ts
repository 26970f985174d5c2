import { talks } from "../dialogue";

export const blindNineMoreTalks = talks("blind nine, held out, read since", [
  [
    ["zoek een puzzel met 1000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    ["of toch 500, we hebben een kleine tafel", { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" } }],
    ["niet te duur, 30 max", { in: "puzzels", has: { "Aantal stukjes": "500 stukjes" }, max: 30 }],
  ],
  [
    ["Is er een fietshelm met mips?", { in: "fietshelmen", has: { Mips: "Met" } }],
    ["maat L", { in: "fietshelmen", has: { Mips: "Met", size: "L" } }],
    ["m zou ook kunnen want mn hoofd zit er tussenin", { in: "fietshelmen", has: { Mips: "Met", size: ["L", "M"] } }],
  ],
  [
    ["hondenmand voor een grote herder, 120 bij 90", { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } }],
    ["is de hoes van de eerste afneembaar", { about: "1.1", quotes: "specification", field: /hoes/i }],
    ["En hebben jullie ook hondenvoer? Het is een senior.", { in: "hondenvoer", has: { "Leeftijd hond": "Senior" } }],
  ],
  [
    ["elektrische tandenborstel", { in: "elektrische-tandenborstels" }],
    ["sonisch, geen roterende", { in: "elektrische-tandenborstels", has: { Techniek: "Sonisch" } }],
    ["goedkoper dan 120", { in: "elektrische-tandenborstels", has: { Techniek: "Sonisch" }, max: 120 }],
    ["vergelijk de eerste twee eens voor me", { compares: ["3.1", "3.2"] }],
  ],
  [
    ["haardroger, niet zo'n zware. max 600 gram", { in: "haardrogers", number: { Gewicht: [null, 600] } }],
    [
      "met ionisatie tegen het pluizen",
      { in: "haardrogers", number: { Gewicht: [null, 600] }, has: { Ionisatie: "Met" } },
    ],
    ["dat gewicht laat ik los, ionisatie wil ik wel houden", { in: "haardrogers", has: { Ionisatie: "Met" } }],
  ],
  [
    ["beamers graag", { in: "beamers" }],
    ["full hd is genoeg voor ons", { in: "beamers", has: { Resolutie: "Full HD" } }],
    ["Zet de felste bovenaan alstublieft", { in: "beamers", has: { Resolutie: "Full HD" }, falling: "Helderheid" }],
  ],
  [
    ["ik wil een kattenbak met kap", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["hoe lang is de {name:1.1}?", { about: "1.1", quotes: "specification", field: /lengte/i }],
    ["doe dan toch een open bak", { in: "kattenbakken", has: { Uitvoering: "Open" } }],
    ["tussen de 10 en 60 euro", { in: "kattenbakken", has: { Uitvoering: "Open" }, min: 10, max: 60 }],
  ],
  [
    ["Mijn man zoekt nette schoenen, maat 43.", { in: "nette-herenschoenen", has: { size: "43" } }],
    ["geen bruine, die heeft hij al", { in: "nette-herenschoenen", has: { size: "43" }, not: { color: "bruin" } }],
    [
      "Hij wil er 200 euro aan uitgeven, meer niet",
      { in: "nette-herenschoenen", has: { size: "43" }, not: { color: "bruin" }, max: 200 },
    ],
  ],
  [
    ["stadsfiets, damesframe", { in: "stadsfietsen", has: { Frame: "Damesframe" } }],
    ["7 versnellingen", { in: "stadsfietsen", has: { Frame: "Damesframe", Versnellingen: "7 versnellingen" } }],
    [
      "3 vind ik ook goed hoor",
      {
        in: "stadsfietsen",
        has: { Frame: "Damesframe", Versnellingen: ["7 versnellingen", "3 versnellingen"] },
      },
    ],
    [
      "of wacht, doe toch maar elektrische fietsen met damesframe",
      {
        in: "elektrische-fietsen",
        has: { Frame: "Damesframe" },
      },
    ],
    [
      "accu minstens 500 wh want ik woon buitenaf",
      {
        in: "elektrische-fietsen",
        has: { Frame: "Damesframe" },
        number: { Accu: [500, null] },
      },
    ],
    ["En hoe ver kom ik met die eerste?", { about: "5.1", quotes: "specification", field: /actieradius/i }],
  ],
  [
    ["soundbar met dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
    [
      "mag niet breder zijn dan 1 meter",
      {
        in: "soundbars",
        has: { "Dolby Atmos": "Ja" },
        number: { Breedte: [null, 100] },
      },
    ],
    ["dat atmos hoeft toch niet, die breedte is belangrijker", { in: "soundbars", number: { Breedte: [null, 100] } }],
  ],
  [
    ["babyfles glas", { in: "babyflessen", has: { Materiaal: "Glas" } }],
    ["nee kunststof, glas valt kapot", { in: "babyflessen", has: { Materiaal: "Kunststof" } }],
    ["anti koliek", { in: "babyflessen", has: { Materiaal: "Kunststof", Antikoliek: "Ja" } }],
  ],
  [
    [
      "een damesparfum, dat is eau de parfum en geen toilette",
      {
        in: "damesparfums",
        has: { Concentratie: "Parfum" },
      },
    ],
    ["vegan", { in: "damesparfums", has: { Concentratie: "Parfum", Vegan: "Ja" } }],
    ["en voor hem? ook vegan", { in: "herenparfums", has: { Vegan: "Ja" } }],
  ],
  [
    ["Wat kost de goedkoopste tablet bij jullie?", { in: "tablets", extreme: "cheapest" }],
    ["die is wel klein denk ik. 11 inch of groter", { in: "tablets", number: { Schermgrootte: [11, null] } }],
    [
      "met 5G, ik zit veel in de trein",
      {
        in: "tablets",
        number: { Schermgrootte: [11, null] },
        has: { Verbinding: "Wifi + 5G" },
      },
    ],
  ],
  [
    ["spijkerbroek heren w32 l32", { in: "herenjeans", has: { size: "W32/L32" } }],
    ["hm, 33/34 zit me toch beter", { in: "herenjeans", has: { size: "W33/L34" } }],
    ["onder de 120 als het kan", { in: "herenjeans", has: { size: "W33/L34" }, max: 120 }],
  ],
  [
    ["aquarium van minimaal 100 liter", { in: "aquaria", number: { Inhoud: [100, null] } }],
    ["zit er een filter bij de eerste?", { about: "1.1", quotes: "specification", field: /filter/i }],
    ["Is die volgende maand misschien in de aanbieding?", { honest: true }],
  ],
]);
