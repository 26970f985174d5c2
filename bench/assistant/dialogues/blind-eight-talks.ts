import { talks } from "../dialogue";

export const blindEightTalks = talks("blind eight, held out, read since", [
  [
    [
      "Dag, ik zoek een laptop voor school. Er moet minimaal 16 gb werkgeheugen in.",
      { in: "laptops", number: { Werkgeheugen: [16, null] } },
    ],
    [
      "en niet zwaarder dan anderhalve kilo want ik fiets ermee",
      { in: "laptops", number: { Werkgeheugen: [16, null], Gewicht: [null, 1.5] } },
    ],
    ["hoe lang doet de tweede met een volle accu?", { about: "2.2", quotes: "specification", field: /accuduur/i }],
  ],
  [
    ["tv 65 inch max 1000", { in: "televisies", max: 1000, has: { Schermgrootte: "65 inch" } }],
    [
      "prijs maakt eigenlijk niet uit, en doe dan 75 inch",
      { in: "televisies", unbounded: true, has: { Schermgrootte: "75 inch" } },
    ],
    ["hoeveel hdmi poorten heeft de eerste", { about: "2.1", quotes: "specification", field: /hdmi/i }],
  ],
  [
    [
      "jurk in maat 40 voor een bruiloft, geen zwarte natuurlijk",
      { in: "jurken", has: { size: "40" }, not: { color: "zwart" } },
    ],
    ["o nee sorry, ik heb 42 tegenwoordig", { in: "jurken", has: { size: "42" }, not: { color: "zwart" } }],
    [
      "het is in juli dus geen lange mouwen",
      { in: "jurken", has: { size: "42" }, not: { color: "zwart", Mouwlengte: "lange mouw" } },
    ],
  ],
  [
    ["koffiezetapparaat met thermoskan", { in: "koffiezetapparaten", has: { Kan: "thermoskan" } }],
    [
      "hmm eigenlijk wil ik toch liever zo'n espressomachine die alles zelf doet, een volautomaat",
      { in: "espressomachines", has: { "Type machine": "volautomaat" } },
    ],
    ["onder de 600 graag", { in: "espressomachines", max: 600, has: { "Type machine": "volautomaat" } }],
    [
      "mijn man wil toch filterkoffie. laat de koffiezetapparaten met thermoskan nog eens zien",
      { in: "koffiezetapparaten", has: { Kan: "thermoskan" } },
    ],
  ],
  [
    ["wasmachine 8 kg", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    [
      "En een droger erbij, met warmtepomp, ook voor 8 kilo.",
      { in: "wasdrogers", has: { Droogtechniek: "warmtepompdroger", Vulgewicht: "8 kg" } },
    ],
    [
      "zet de stilste eens bovenaan, hij komt naast de slaapkamer",
      { in: "wasdrogers", has: { Droogtechniek: "warmtepompdroger", Vulgewicht: "8 kg" }, rising: "Geluidsniveau" },
    ],
  ],
  [
    [
      "koptelefoon met actieve ruisonderdrukking onder 200 euro",
      { in: "koptelefoons", max: 200, has: { Ruisonderdrukking: "actief" } },
    ],
    ["wat is het verschil tussen de eerste en de tweede", { compares: ["1.1", "1.2"] }],
    ["en is de eerste opvouwbaar?", { about: "1.1", quotes: "specification", field: /opvouwbaar/i }],
  ],
  [
    ["sierkussens van 45 bij 45", { in: "sierkussens", has: { Afmeting: "45 x 45 cm" } }],
    ["heb je nog andere?", { in: "sierkussens", has: { Afmeting: "45 x 45 cm" }, fresh: 1 }],
    [
      "geen veren erin, ik ben allergisch",
      { in: "sierkussens", has: { Afmeting: "45 x 45 cm" }, not: { Vulling: "veren" } },
    ],
  ],
  [
    ["makita accuboor", { in: "accuboormachines", has: { brand: "makita" } }],
    [
      "poeh. een ander merk mag ook, als het maar goedkoper is dan die eerste",
      { in: "accuboormachines", below: "1.1" },
    ],
  ],
  [
    ["Mijn kleinzoon wordt zes en is gek op LEGO, wat heeft u voor hem?", { in: "bouwsets", has: { brand: "lego" } }],
    [
      "Mag ook een ander merk zijn hoor, als het maar vanaf 6 jaar of jonger is.",
      { in: "bouwsets", number: { Leeftijd: [null, 6] } },
    ],
    ["en niet duurder dan 50 euro", { in: "bouwsets", max: 50, number: { Leeftijd: [null, 6] } }],
  ],
  [
    ["wandelrugzak van minstens 50 liter", { in: "wandelrugzakken", number: { Inhoud: [50, null] } }],
    [
      "met regenhoes, we gaan naar Schotland",
      { in: "wandelrugzakken", number: { Inhoud: [50, null] }, has: { Regenhoes: "ja" } },
    ],
    ["wat weegt de eerste", { about: "2.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["tablet om netflix op te kijken in bed", { in: "tablets" }],
    ["geen apple", { in: "tablets", not: { brand: "apple" } }],
    ["128 gb opslag of meer", { in: "tablets", not: { brand: "apple" }, number: { Opslag: [128, null] } }],
    [
      "kun je ze sorteren, grootste scherm eerst?",
      { in: "tablets", not: { brand: "apple" }, number: { Opslag: [128, null] }, falling: "Schermgrootte" },
    ],
  ],
  [
    ["herensneakers 43", { in: "herensneakers", has: { size: "43" } }],
    [
      "deze merken vallen klein, doe maar 44 of 45. en wel met veters",
      { in: "herensneakers", has: { size: ["44", "45"], Sluiting: "veters" } },
    ],
  ],
  [
    [
      "Wij zoeken een driezitsbank, geen leer want de kat krabt alles kapot",
      { in: "bankstellen", has: { Zitplaatsen: "3-zits" }, not: { Bekleding: "leer" } },
    ],
    [
      "2,5 zits mag ook",
      { in: "bankstellen", has: { Zitplaatsen: ["3-zits", "2,5-zits"] }, not: { Bekleding: "leer" } },
    ],
    [
      "tot 1200 euro",
      { in: "bankstellen", max: 1200, has: { Zitplaatsen: ["3-zits", "2,5-zits"] }, not: { Bekleding: "leer" } },
    ],
    [
      "Hoe breed is de eerste? We hebben niet zoveel ruimte",
      { about: "3.1", quotes: "specification", field: /breedte/i },
    ],
  ],
  [
    [
      "stadsfiets met 7 versnellingen en geen terugtraprem",
      { in: "stadsfietsen", has: { Versnellingen: "7 versnellingen" }, not: { Remmen: "terugtraprem" } },
    ],
    [
      "ach weet je, laat toch maar elektrische fietsen zien. Moet wel minimaal 100 km halen",
      { in: "elektrische-fietsen", number: { Actieradius: [100, null] } },
    ],
    ["hoe zwaar is nummer 1?", { about: "2.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["krabpaal voor een dikke kater van 9 kilo", { in: "krabpalen", number: { "Max. gewicht kat": [9, null] } }],
    [
      "hij moet onder het schuine dak passen dus niet hoger dan 1,60 m",
      { in: "krabpalen", number: { "Max. gewicht kat": [9, null], Hoogte: [null, 160] } },
    ],
  ],
  [
    ["industriele hanglamp", { in: "hanglampen", has: { Stijl: "industrieel" } }],
    ["niet in het zwart", { in: "hanglampen", has: { Stijl: "industrieel" }, not: { color: "zwart" } }],
    ["is die eerste dimbaar?", { about: "2.1", quotes: "specification", field: /dimbaar/i }],
  ],
  [
    [
      "robotmaaier voor een gazon van 300 vierkante meter",
      { in: "grasmaaiers", has: { Aandrijving: "robot" }, number: { Oppervlakte: [300, null] } },
    ],
    [
      "toch maar geen robot, doe een gewone op accu voor dezelfde tuin",
      { in: "grasmaaiers", has: { Aandrijving: "accu" }, number: { Oppervlakte: [300, null] } },
    ],
    ["hoe groot is de opvangbak van de eerste?", { about: "2.1", quotes: "specification", field: /opvangbak/i }],
  ],
  [
    ["damesparfum voor mijn vrouw, iets bloemigs", { in: "damesparfums", has: { Geurfamilie: "bloemig" } }],
    ["ze is veganist dus vegan graag", { in: "damesparfums", has: { Geurfamilie: "bloemig", Vegan: "ja" } }],
    ["mag ook een frisse geur zijn", { in: "damesparfums", has: { Geurfamilie: ["bloemig", "fris"], Vegan: "ja" } }],
  ],
]);
