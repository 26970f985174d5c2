import { talks } from "../dialogue";

export const blindTwelveTalks = talks("blind twelve, held out, read since", [
  [
    ["hoi ik zoek een stofzuiger op een steel", { in: "steelstofzuigers" }],
    ["hij mag 250 kosten", { in: "steelstofzuigers", max: 250 }],
    ["met hepa filter want ik ben allergisch", { in: "steelstofzuigers", max: 250, has: { "HEPA-filter": "Ja" } }],
    [
      "vergeet dat bedrag maar, gezondheid gaat voor",
      { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" }, unbounded: true },
    ],
  ],
  [
    ["Welke wasdrogers heeft u met een warmtepomp?", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    ["Hoeveel lawaai maakt de tweede?", { quotes: "specification", field: /geluid/i, about: "1.2" }],
    ["En wat kan erin, hoeveel kilo?", { quotes: "specification", field: /vulgewicht/i, about: "1.2" }],
  ],
  [
    ["jas voor kind maat 116", { in: "kinderjassen", has: { size: "116" } }],
    ["winter", { in: "kinderjassen", has: { size: "116", Seizoen: "Winterjas" } }],
    [
      "o wacht hij is gegroeid alles in 116 kan ik niet meer doen, maak er 128 van",
      { in: "kinderjassen", has: { size: "128" } },
    ],
  ],
  [
    ["mobieltje met 256 gig", { in: "smartphones", has: { Opslag: "256 GB" } }],
    ["geen samsung", { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: "samsung" } }],
    ["ook geen apple", { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: ["samsung", "apple"] } }],
    [
      "laat eens andere zien",
      { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: ["samsung", "apple"] }, fresh: 3 },
    ],
  ],
  [
    ["We gaan kamperen met zijn zessen, heb je een tent?", { in: "tenten", has: { Slaapplaatsen: "6-persoons" } }],
    ["En slaapzakken die je aan elkaar kunt ritsen, koppelbaar dus", { in: "slaapzakken", has: { Koppelbaar: "Ja" } }],
    ["max 90 euro per stuk", { in: "slaapzakken", has: { Koppelbaar: "Ja" }, max: 90 }],
  ],
  [
    ["ik wil 2 soundbars vergelijken, laat eens wat zien", { in: "soundbars" }],
    ["zet de eerste en de tweede eens naast elkaar", { compares: ["1.1", "1.2"] }],
    ["liever toch eentje met dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
  ],
  [
    ["hanglamp boven de eettafel", { in: "hanglampen" }],
    ["zwart", { in: "hanglampen", has: { color: "zwart" } }],
    ["of wit, dat mag ook", { in: "hanglampen", has: { color: ["zwart", "wit"] } }],
  ],
  [
    ["Goedenavond, ik zoek een horloge voor mijn zwager.", { in: "horloges" }],
    ["Automatisch uurwerk, geen batterijen dus.", { in: "horloges", has: { Uurwerk: "Automatisch" } }],
    [
      "Dat wordt te duur, heeft u iets goedkopers dan de eerste?",
      { in: "horloges", has: { Uurwerk: "Automatisch" }, below: "2.1" },
    ],
  ],
  [
    ["ps5 controler", { in: "gamecontrollers" }],
    ["draadloos moet ie zijn", { in: "gamecontrollers", has: { Verbinding: "Draadloos" } }],
    ["niet wit", { in: "gamecontrollers", has: { Verbinding: "Draadloos" }, not: { color: "wit" } }],
  ],
  [
    ["fiets voor in de stad", { in: "stadsfietsen" }],
    ["herenframe", { in: "stadsfietsen", has: { Frame: "Herenframe" } }],
    ["hmm mijn heup, doe toch lage instap", { in: "stadsfietsen", has: { Frame: "Lage instap" } }],
    ["wat weegt die eerste", { quotes: "specification", field: /gewicht/i, about: "3.1" }],
  ],
  [
    ["Waterkoker van glas", { in: "waterkokers", has: { Materiaal: "Glas" } }],
    ["mag ook rvs zijn, als het maar geen plastic is", { in: "waterkokers", not: { Materiaal: "Kunststof" } }],
    [
      "anderhalve liter is genoeg, niet meer dan dat",
      { in: "waterkokers", not: { Materiaal: "Kunststof" }, number: { Inhoud: [null, 1.5] } },
    ],
  ],
  [
    ["bed 180x200", { in: "bedden", has: { Ligmaat: "180 x 200 cm" } }],
    [
      "een dekbedovertrek heb ik ook nodig, 240x220",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm" } },
    ],
    [
      "strijkvrij graag, ik haat strijken",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", Strijkvrij: "Ja" } },
    ],
  ],
  [
    ["haardroger met ionen", { in: "haardrogers", has: { Ionisatie: "Met" } }],
    ["welke is de lichtste", { in: "haardrogers", has: { Ionisatie: "Met" }, rising: "Gewicht" }],
  ],
  [
    ["parfum voor mijn moeder, ze houdt van bloemig", { in: "damesparfums", has: { Geurfamilie: "Bloemig" } }],
    ["tot 60 euro", { in: "damesparfums", has: { Geurfamilie: "Bloemig" }, max: 60 }],
    ["doe maar tot 80", { in: "damesparfums", has: { Geurfamilie: "Bloemig" }, max: 80 }],
    ["en voor mijn vader iets houtachtigs", { in: "herenparfums", has: { Geurfamilie: "Houtachtig" } }],
  ],
  [
    ["laat de beamers maar zien", { in: "beamers" }],
    ["full hd is zat", { in: "beamers", has: { Resolutie: "Full HD" } }],
    ["van de goedkoopste: hoe lang is de garantie en waar kan ik ermee terecht", { quotes: "policy" }],
  ],
  [
    ["Ik heb een konijn gekregen en nu moet er een hok komen", { in: "konijnenhokken" }],
    ["met twee verdiepingen", { in: "konijnenhokken", has: { Verdiepingen: "2" } }],
    ["hoe lang is de eerste?", { quotes: "specification", field: /lengte/i, about: "2.1" }],
  ],
  [
    ["heren tshirt XL", { in: "heren-t-shirts", has: { size: "XL" } }],
    ["v hals", { in: "heren-t-shirts", has: { size: "XL", Halslijn: "V-hals" } }],
    [
      "maakt eigenlijk niet uit die hals, wel biologisch katoen",
      { in: "heren-t-shirts", has: { size: "XL", Materiaal: "Biologisch katoen" } },
    ],
  ],
  [
    ["kinderwagen onder de 600", { in: "kinderwagens", max: 600 }],
    [
      "mag niet meer dan 12 kilo wegen, wij wonen drie hoog",
      { in: "kinderwagens", max: 600, number: { Gewicht: [null, 12] } },
    ],
  ],
  [
    ["Romans?", { in: "romans" }],
    ["luisterboek, mijn ogen zijn slecht", { in: "romans", has: { Uitvoering: "Luisterboek" } }],
    ["geen feelgood aub", { in: "romans", has: { Uitvoering: "Luisterboek" }, not: { Genre: "Feelgood" } }],
    ["doe toch maar kinderboeken, voor als de kleinkinderen komen", { in: "kinderboeken" }],
  ],
  [
    ["koffiezet apparaat met thermoskan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
    ["van moccamaster", { in: "koffiezetapparaten", has: { brand: "moccamaster" } }],
    [
      "nee een ander merk, die zijn me te prijzig",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, not: { brand: "moccamaster" } },
    ],
  ],
  [
    ["dashcam", { in: "dashcams" }],
    ["voor en achter filmen", { in: "dashcams", has: { Kanalen: "Voor en achter" } }],
    ["hm, alleen voor is ook prima", { in: "dashcams", has: { Kanalen: "Voor" } }],
  ],
  [
    [
      "Mijn rug doet zeer, ik wil een bureaustoel met lendensteun",
      { in: "bureaustoelen", has: { Rugleuning: "Lendensteun" } },
    ],
    ["Heeft de eerste armleuningen?", { quotes: "specification", field: /armleuning/i, about: "1.1" }],
  ],
  [
    ["tablets graag", { in: "tablets" }],
    ["met 5g", { in: "tablets", has: { Verbinding: "Wifi + 5G" } }],
    ["of nee alleen wifi, thuis heb ik geen 5g nodig", { in: "tablets", has: { Verbinding: "Wifi" } }],
    ["tot 400", { in: "tablets", has: { Verbinding: "Wifi" }, max: 400 }],
  ],
  [
    ["dumbels twee maal tien kilo", { in: "halters-en-gewichten", has: { Gewicht: "2 x 10 kg" } }],
    ["toch te zwaar denk ik. 2x5", { in: "halters-en-gewichten", has: { Gewicht: "2 x 5 kg" } }],
  ],
  [
    ["krabpaal, minstens anderhalve meter hoog", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    ["wat is de goedkoopste daarvan", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    ["en een kattenbak met kap erbij", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
  ],
  [
    ["magnetron inbouw", { in: "magnetrons", has: { Plaatsing: "Inbouw" } }],
    ["oh wacht het keukenkastje is weg, vrijstaand dan", { in: "magnetrons", has: { Plaatsing: "Vrijstaand" } }],
    [
      "niet groter dan 23 liter",
      { in: "magnetrons", has: { Plaatsing: "Vrijstaand" }, number: { Inhoud: [null, 23] } },
    ],
  ],
  [
    ["scheerapparaat", { in: "scheerapparaten" }],
    ["roterend. van philips, daar zweer ik bij", { in: "scheerapparaten", has: { brand: "philips" } }],
    ["met een trimmer", { in: "scheerapparaten", has: { brand: "philips", Trimmer: "Ja" } }],
  ],
  [
    ["eettafel voor 8 personen", { in: "eettafels", has: { Personen: "8" } }],
    ["en stoelen erbij zonder leuning aan de zijkant", { in: "eetkamerstoelen", has: { Armleuningen: "Nee" } }],
    ["stapelbaar zou mooi zijn", { in: "eetkamerstoelen", has: { Armleuningen: "Nee", Stapelbaar: "Ja" } }],
    ["terug naar de tafels, maar dan voor zes man", { in: "eettafels", has: { Personen: "6" } }],
  ],
  [
    ["handtas", { in: "handtassen" }],
    ["crossbody, en leer", { in: "handtassen", has: { "Type tas": "Crossbodytas", Materiaal: "Leer" } }],
    ["leer hoeft toch niet", { in: "handtassen", has: { "Type tas": "Crossbodytas" } }],
    ["wel onder de 100", { in: "handtassen", has: { "Type tas": "Crossbodytas" }, max: 100 }],
  ],
  [
    ["toetsenbord mechanisch", { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch" } }],
    ["iets anders van {brand:1.1}", { in: "toetsenborden-en-muizen" }],
    ["is er ook wat duurders", { in: "toetsenborden-en-muizen" }],
  ],
  [
    [
      "actioncam voor onder water tot 10 meter of dieper",
      { in: "actioncameras", number: { Waterdichtheid: [10, null] } },
    ],
    ["hoe lang gaat de accu mee van de eerste", { quotes: "specification", field: /accuduur/i, about: "1.1" }],
    ["en het gewicht van {name:1.2}?", { quotes: "specification", field: /gewicht/i, about: "1.2" }],
  ],
  [
    ["digitale piano of keyboard met 88 toetsen", { in: "keyboards", has: { Toetsen: "88 toetsen" } }],
    ["aanslaggevoelig ja", { in: "keyboards", has: { Toetsen: "88 toetsen", Aanslaggevoelig: "Ja" } }],
    ["sorteer op prijs, laagste eerst", { in: "keyboards", has: { Toetsen: "88 toetsen", Aanslaggevoelig: "Ja" } }],
    ["ik bel liever even met iemand van jullie", { contact: true }],
  ],
]);
