import { talks } from "../dialogue";

export const laterTurns = talks("later turns", [
  [
    ["ik zoek een tv van 55 inch", { in: "televisies", has: { Schermgrootte: "55 inch" } }],
    ["hmm toch iets groter, 65", { in: "televisies", has: { Schermgrootte: "65 inch" } }],
    [
      "en dan qled of oled, dat maakt me niet uit",
      { in: "televisies", has: { Schermgrootte: "65 inch", Beeldtechniek: ["Qled", "Oled"] } },
    ],
  ],
  [
    ["een beamer voor films", { in: "beamers" }],
    [
      "die van mijn zwager loeit als een straaljager, dus max 30 db graag",
      { in: "beamers", number: { Geluidsniveau: [null, 30] } },
    ],
    ["is de eerste full hd of 4k?", { about: "2.1", quotes: "specification", field: /resolutie/i }],
  ],
  [
    ["koptelefoon onder de 150 euro", { in: "koptelefoons", max: 150 }],
    ["over-ear aub, on ear doet zeer aan m'n oren", { in: "koptelefoons", max: 150, has: { Draagwijze: "Over-ear" } }],
    [
      "mag ook wel tot 200 maar dan met actieve ruisonderdrukking",
      { in: "koptelefoons", max: 200, has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
    ],
  ],
  [
    ["Bluetooth speaker IP67", { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" } }],
    [
      "die ip67 laat maar zitten, als ie maar rood of blauw is",
      { in: "bluetooth-speakers", has: { color: ["rood", "blauw"] } },
    ],
    [
      "welke zijn daarvan het lichtst? zet die maar bovenaan",
      { in: "bluetooth-speakers", has: { color: ["rood", "blauw"] }, rising: "Gewicht" },
    ],
  ],
  [
    ["soundbar met dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
    [
      "mijn tv meubel is precies een meter, breder mag dus niet",
      { in: "soundbars", has: { "Dolby Atmos": "Ja" }, number: { Breedte: [null, 100] } },
    ],
    ["hoeveel watt heeft nummer 2", { about: "2.2", quotes: "specification", field: /vermogen/i }],
    [
      "Goed. En nu dan hetzelfde maar van Samsung of LG, breedte is verder niet zo belangrijk meer",
      { in: "soundbars", has: { "Dolby Atmos": "Ja", brand: ["Samsung", "LG"] } },
    ],
  ],
  [
    [
      "Goedemiddag, welke systeemcamera's heeft u van Canon of Sony?",
      { in: "systeemcameras", has: { brand: ["Canon", "Sony"] } },
    ],
    ["Wat is het verschil tussen de eerste en de tweede?", { compares: ["1.1", "1.2"] }],
    ["Dank u. En zijn er ook van Nikon?", { in: "systeemcameras", has: { brand: "Nikon" } }],
  ],
  [
    ["actioncam gopro", { in: "actioncameras", has: { brand: "GoPro" } }],
    [
      "pff das veel geld voor een weekje skien. doe de allergoedkoopste actioncamera die er is, merk boeit niet",
      { in: "actioncameras", extreme: "cheapest" },
    ],
  ],
  [
    ["playstation 5", { in: "spelcomputers", has: { name: /playstation 5/ } }],
    [
      "wacht mn neefje heeft een xbox, dan kunnen ze samen. doe xbox",
      { in: "spelcomputers", has: { brand: "Microsoft" } },
    ],
    ["en een losse xbox controller erbij", { in: "gamecontrollers", has: { name: /xbox/ } }],
  ],
  [
    ["game controller met draad", { in: "gamecontrollers", has: { Verbinding: "Bedraad" } }],
    ["o nee, dan struikelt iedereen weer. draadloos", { in: "gamecontrollers", has: { Verbinding: "Draadloos" } }],
    ["rode of paarse?", { in: "gamecontrollers", has: { Verbinding: "Draadloos", color: ["rood", "paars"] } }],
  ],
  [
    ["Laptop voor de studie met 16 GB werkgeheugen", { in: "laptops", has: { Werkgeheugen: "16 GB" } }],
    ["mijn budget is 900", { in: "laptops", max: 900, has: { Werkgeheugen: "16 GB" } }],
    [
      "ik moet er elke dag mee in de trein, dus niet zwaarder dan 1,6 kilo",
      { in: "laptops", max: 900, has: { Werkgeheugen: "16 GB" }, number: { Gewicht: [null, 1.6] } },
    ],
    [
      "8 gb is ook genoeg volgens mijn docent. die andere dingen blijven staan",
      { in: "laptops", max: 900, has: { Werkgeheugen: "8 GB" }, number: { Gewicht: [null, 1.6] } },
    ],
  ],
  [
    ["tablet voor m'n moeder van 81", { in: "tablets" }],
    [
      "ze ziet niet meer zo best, dus het scherm moet minstens 11 inch zijn",
      { in: "tablets", number: { Schermgrootte: [11, null] } },
    ],
    [
      "oja in het verzorgingshuis is geen internet, dus eentje met 5G",
      { in: "tablets", number: { Schermgrootte: [11, null] }, has: { Verbinding: "Wifi + 5G" } },
    ],
  ],
  [
    ["telefoon met 256gb", { in: "smartphones", has: { Opslag: "256 GB" } }],
    [
      "alles behalve samsung eigenlijk, heb ik nu en ben er klaar mee",
      { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: "Samsung" } },
    ],
    ["of hebben jullie er met 1 tb?", { none: true }],
    [
      "dan doe maar 128, ik maak toch amper foto's",
      { in: "smartphones", has: { Opslag: "128 GB" }, not: { brand: "Samsung" } },
    ],
  ],
  [
    ["hoesje voor iphone 16", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16" } }],
    ["owww ik kijk net, ik heb de 15 😅", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" } }],
    [
      "geen siliconen want dat wordt zo vies",
      { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" }, not: { Materiaal: "Siliconen" } },
    ],
  ],
  [
    ["monitor 27 inch", { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    [
      "nek klachten. moet dus omhoog en omlaag kunnen",
      { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" } },
    ],
    ["32 inch dan?", { in: "monitoren", has: { Schermgrootte: "32 inch", "In hoogte verstelbaar": "Ja" } }],
    [
      "nee dat past niet op m'n buro, terug naar 27",
      { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" } },
    ],
  ],
  [
    ["ik wil een inkjet printer", { in: "printers", has: { Printtechniek: "Inkjet" } }],
    ["mijn man zegt net laser, dan droogt het niet uit", { in: "printers", has: { Printtechniek: "Laser" } }],
    ["hoe snel is die bovenste", { about: "2.1", quotes: "specification", field: /snelheid/i }],
  ],
  [
    ["mechanisch toetsenbord", { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch" } }],
    ["met lichtjes!!", { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch", Verlichting: "Ja" } }],
    [
      "iets goedkopers dan die tweede, mechanisch moet, licht hoeft dan niet",
      { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch" }, below: "2.2" },
    ],
  ],
  [
    ["Wasmachine 8 kilo", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    ["We zijn met z'n vijven, dus doe toch 9.", { in: "wasmachines", has: { Vulgewicht: "9 kg" } }],
    ["Liefst met energielabel A of B.", { in: "wasmachines", has: { Vulgewicht: "9 kg", Energieklasse: ["A", "B"] } }],
  ],
  [
    ["de duurste wasdroger", { in: "wasdrogers", extreme: "dearest" }],
    [
      "haha nee grapje, goedkoper dan die graag. wel een warmtepomp",
      { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" }, below: "1.1" },
    ],
    ["waar gaat bij de eerste het water heen?", { about: "2.1", quotes: "specification", field: /condensafvoer/i }],
  ],
  [
    ["koel vries combinatie minimaal 300 liter", { in: "koel-vriescombinaties", number: { Inhoud: [300, null] } }],
    [
      "hij komt onder een schuin dak te staan, hoger dan 190 cm gaat niet",
      { in: "koel-vriescombinaties", number: { Inhoud: [300, null], Hoogte: [null, 190] } },
    ],
    [
      "zet de stilste voorop, het is een open keuken",
      { in: "koel-vriescombinaties", number: { Inhoud: [300, null], Hoogte: [null, 190] }, rising: "Geluidsniveau" },
    ],
  ],
  [
    ["volledig geintegreerde vaatwasser", { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" } }],
    [
      "sorry verkeerd gezegd, ik bedoel er een die los in de keuken staat",
      { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" } },
    ],
    ["mét zo'n besteklade bovenin", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand", Besteklade: "Ja" } }],
  ],
  [
    ["steelstofzuiger", { in: "steelstofzuigers" }],
    [
      "k heb last van mn pols, moet onder de 3 kilo blijven",
      { in: "steelstofzuigers", number: { Gewicht: [null, 3] } },
    ],
    ["en allergie, dus hepa", { in: "steelstofzuigers", number: { Gewicht: [null, 3] }, has: { "HEPA-filter": "Ja" } }],
  ],
  [
    ["robotstofzuiger die ook kan dweilen", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
    [
      "onder onze bank is het maar 9,5 cm hoog",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Met" }, number: { Hoogte: [null, 9.5] } },
    ],
    [
      "we hebben overal tapijt bedenk ik nu. dweilen mag eraf, zonder dus",
      { in: "robotstofzuigers", has: { Dweilfunctie: "Zonder" }, number: { Hoogte: [null, 9.5] } },
    ],
  ],
  [
    ["strijkijzer graag", { in: "strijkijzers" }],
    [
      "zo een met een grote tank eronder, een stoomgenerator heet dat geloof ik",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } },
    ],
    ["hoe lang is het snoer van de eerste", { about: "2.1", quotes: "specification", field: /snoer/i }],
    [
      "nou ja doe toch maar een gewoon stoomstrijkijzer, max 80 euro",
      { in: "strijkijzers", max: 80, has: { "Type strijkijzer": "Stoomstrijkijzer" } },
    ],
  ],
  [
    ["volautomaat espresso", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    [
      "niet in het zwart, daar zie je elke vinger op",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, not: { color: "zwart" } },
    ],
    [
      "en ook niet van philips trouwens",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, not: { color: "zwart", brand: "Philips" } },
    ],
  ],
  [
    ["glazen waterkoker", { in: "waterkokers", has: { Materiaal: "Glas" } }],
    [
      "bij nader inzien is glas niks met de kleinkinderen, van rvs graag",
      { in: "waterkokers", has: { Materiaal: "Rvs" } },
    ],
    [
      "kun je die dan ook op temparatuur zetten voor groene thee?",
      { in: "waterkokers", has: { Materiaal: "Rvs", Temperatuurregeling: "Ja" } },
    ],
  ],
  [
    ["koffiezetapparaat voor de kantine met thermoskan", { in: "koffiezetapparaten", has: { Kan: "Thermoskan" } }],
    [
      "minimaal 10 kopjes want we zijn met veel",
      { in: "koffiezetapparaten", has: { Kan: "Thermoskan" }, number: { "Aantal kopjes": [10, null] } },
    ],
    ["wat zijn de bezorgkosten eigenlijk", { quotes: "policy support" }],
  ],
  [
    ["koekenpan 24 cm", { in: "koekenpannen", has: { Diameter: "24 cm" } }],
    ["beetje klein he... 28 of 30", { in: "koekenpannen", has: { Diameter: ["28 cm", "30 cm"] } }],
    [
      "moet wel in de afwasmachine mogen",
      { in: "koekenpannen", has: { Diameter: ["28 cm", "30 cm"], Vaatwasserbestendig: "Ja" } },
    ],
  ],
  [
    ["pannenset tot 150 euro", { in: "pannensets", max: 150 }],
    [
      "laat die prijs maar los, we krijgen het van de familie voor ons trouwen. wel rvs",
      { in: "pannensets", has: { Materiaal: "Rvs" }, unbounded: true },
    ],
  ],
]);
