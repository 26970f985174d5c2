import { talks } from "../dialogue";

/** Long talks with short, everyday second turns, by a stranger. */
export const everydayTurns = talks("everyday turns", [
  // 1
  [
    [
      "goedemiddag, ik ben op zoek naar een nieuwe tv voor in de woonkamer, minstens 55 inch",
      { in: "televisies", number: { Schermgrootte: [55, null] } },
    ],
    ["liefst oled", { in: "televisies", number: { Schermgrootte: [55, null] }, has: { Beeldtechniek: "Oled" } }],
    [
      "poeh. doe dan maar led of qled",
      { in: "televisies", number: { Schermgrootte: [55, null] }, has: { Beeldtechniek: ["Led", "Qled"] } },
    ],
    [
      "het mag ook kleiner hoor, vanaf 43",
      { in: "televisies", number: { Schermgrootte: [43, null] }, has: { Beeldtechniek: ["Led", "Qled"] } },
    ],
  ],
  // 2
  [
    [
      "over ear koptelefoon met actieve noise cancelling",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
    ],
    [
      "voor in de trein dus als je m kan opvouwen is dat fijn",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief", Opvouwbaar: "Ja" } },
    ],
    [
      "opvouwen hoeft toch niet. wel onder de 200",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" }, max: 200 },
    ],
  ],
  // 3
  [
    [
      "speakertje voor mee naar het strand, moet tegen zand en water kunnen (IP67)",
      { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" } },
    ],
    [
      "niet zwart aub die wordt zo heet",
      { in: "bluetooth-speakers", has: { Waterdichtheid: "IP67" }, not: { color: "zwart" } },
    ],
    [
      "en onder de kilo, moet in mn tas",
      {
        in: "bluetooth-speakers",
        has: { Waterdichtheid: "IP67" },
        not: { color: "zwart" },
        number: { Gewicht: [null, 1] },
      },
    ],
    ["hoe lang doet de eerste met de accu?", { quotes: "specification", field: /accuduur/i, about: "3.1" }],
  ],
  // 4
  [
    ["Soundbar met Dolby Atmos, wit", { none: true }],
    ["o nee mijn tv is zwart, dus zwart", { in: "soundbars", has: { "Dolby Atmos": "Ja", color: "zwart" } }],
    ["wat is de goedkoopste van deze", { about: "2.cheapest" }],
    ["en een beamer, full hd", { in: "beamers", has: { Resolutie: "Full HD" } }],
    ["in 4k dan maar, we gaan toch voor het echte werk", { in: "beamers", has: { Resolutie: "4K Ultra HD" } }],
  ],
  // 5
  [
    [
      "Ik wil serieus gaan fotograferen. Heeft u een fullframe systeemcamera?",
      { in: "systeemcameras", has: { Sensor: "Fullframe" } },
    ],
    ["dat is boven mijn budget... een aps-c dan", { in: "systeemcameras", has: { Sensor: "APS-C" } }],
    [
      "wel eentje met beeldstabilisatie want ik heb geen vaste hand",
      { in: "systeemcameras", has: { Sensor: "APS-C", Beeldstabilisatie: "Ja" } },
    ],
    [
      "en ik wil ook nog iets voor in de auto, een dashcam met nachtzicht",
      { in: "dashcams", has: { Nachtzicht: "Ja" } },
    ],
  ],
  // 6
  [
    ["actioncam om mee te snorkelen", { in: "actioncameras" }],
    ["moet tot minimaal 10 meter diep kunnen", { in: "actioncameras", number: { Waterdichtheid: [10, null] } }],
    [
      "zet de lichtste eens bovenaan",
      { in: "actioncameras", number: { Waterdichtheid: [10, null] }, rising: "Gewicht" },
    ],
    ["terug naar allemaal, ook de minder diepe", { in: "actioncameras" }],
  ],
  // 7
  [
    ["nintendo switch voor mn neefje", { in: "spelcomputers", has: { brand: "Nintendo", name: /switch/ } }],
    [
      "met een spel erbij graag",
      { in: "spelcomputers", has: { brand: "Nintendo", name: /switch/, Bundel: "Met spel" } },
    ],
    [
      "hij wil toch liever een playstation hoor ik net. maakt niet uit wat er bij zit",
      { in: "spelcomputers", has: { brand: "Sony", name: /playstation/ } },
    ],
    ["en een losse controller d'r bij", { in: "gamecontrollers" }],
    ["draadloos", { in: "gamecontrollers", has: { Verbinding: "Draadloos" } }],
  ],
  // 8
  [
    ["zoek laptop voor mn studie, 16 gb werkgeheugen", { in: "laptops", has: { Werkgeheugen: "16 GB" } }],
    [
      "ik fiets er elke dag mee dus max anderhalve kilo",
      { in: "laptops", has: { Werkgeheugen: "16 GB" }, number: { Gewicht: [null, 1.5] } },
    ],
    [
      "heb zo'n 1000 euro te besteden",
      { in: "laptops", has: { Werkgeheugen: "16 GB" }, number: { Gewicht: [null, 1.5] }, max: 1000 },
    ],
    [
      "8 gb is misschien ook wel genoeg, die ook",
      { in: "laptops", has: { Werkgeheugen: ["8 GB", "16 GB"] }, number: { Gewicht: [null, 1.5] }, max: 1000 },
    ],
    ["en nu nog een rugzak waar een laptop van 15,6 inch in past", { in: "rugzakken", has: { Laptopvak: /15,6/ } }],
  ],
  // 9
  [
    [
      "tablet met groot scherm, 11 inch of meer, voor een ouder iemand",
      { in: "tablets", number: { Schermgrootte: [11, null] } },
    ],
    ["alleen wifi is voldoende", { in: "tablets", number: { Schermgrootte: [11, null] }, has: { Verbinding: "Wifi" } }],
    [
      "ach nee, hij gaat mee in de camper. Met 5G dan toch",
      { in: "tablets", number: { Schermgrootte: [11, null] }, has: { Verbinding: "Wifi + 5G" } },
    ],
    ["voor op de auto nog een dakkoffer, vanaf 400 liter", { in: "dakkoffers", number: { Inhoud: [400, null] } }],
    ["300 liter is ook al mooi", { in: "dakkoffers", number: { Inhoud: [300, null] } }],
  ],
  // 10
  [
    ["samsung galaxy s25", { in: "smartphones", has: { brand: "Samsung", name: /galaxy s25/ } }],
    ["heb je daar een hoesje bij?", { in: "telefoonhoesjes", has: { "Geschikt voor": "Galaxy S25" } }],
    ["geen roze", { in: "telefoonhoesjes", has: { "Geschikt voor": "Galaxy S25" }, not: { color: "roze" } }],
    [
      "oeps het is voor een iphone 16, mijn man heeft de s25",
      { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16" }, not: { color: "roze" } },
    ],
  ],
  // 11
  [
    ["telefoon met een hele goeie camera 200 mp", { in: "smartphones", has: { Camera: "200 megapixel" } }],
    ["256gb opslag", { in: "smartphones", has: { Camera: "200 megapixel", Opslag: "256 GB" } }],
    [
      "of 128, ik zet toch alles in de cloud",
      { in: "smartphones", has: { Camera: "200 megapixel", Opslag: ["128 GB", "256 GB"] } },
    ],
    ["en wat is het verschil tussen nummer 1 en 2", { compares: ["3.1", "3.2"] }],
  ],
  // 12
  [
    ["27 inch scherm voor het thuiswerken", { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    [
      "moet in hoogte verstelbaar zijn, ik heb nekklachten",
      { in: "monitoren", has: { Schermgrootte: "27 inch", "In hoogte verstelbaar": "Ja" } },
    ],
    [
      "32 zou ook kunnen",
      { in: "monitoren", has: { Schermgrootte: ["27 inch", "32 inch"], "In hoogte verstelbaar": "Ja" } },
    ],
    [
      "en dat ie mn laptop oplaadt via usb c, 65 of 90 watt",
      {
        in: "monitoren",
        has: {
          Schermgrootte: ["27 inch", "32 inch"],
          "In hoogte verstelbaar": "Ja",
          "Laden via usb-c": ["65 watt", "90 watt"],
        },
      },
    ],
  ],
  // 13
  [
    ["printertje, niet te duur, tot 150", { in: "printers", max: 150 }],
    ["wel graag dubbelzijdig", { in: "printers", max: 150, has: { "Dubbelzijdig printen": "Ja" } }],
    [
      "prijs is eigenlijk niet zo belangrijk, als ie maar dubbelzijdig print",
      { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, unbounded: true },
    ],
    [
      "inkjet hoef ik niet meer, droogt altijd uit",
      { in: "printers", has: { "Dubbelzijdig printen": "Ja" }, not: { Printtechniek: "Inkjet" } },
    ],
  ],
  // 14
  [
    [
      "mechanisch toetsenbord draadloos",
      { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch", Verbinding: "Draadloos" } },
    ],
    ["snoer is ook prima", { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch" } }],
    [
      "als er maar geen lampjes in zitten",
      { in: "toetsenborden-en-muizen", has: { Toetstype: "Mechanisch", Verlichting: "Nee" } },
    ],
    ["Dan nog ordners, 80 mm rug", { in: "ordners-en-mappen", has: { Rugbreedte: "80 mm" } }],
    ["75 past ook in de kast", { in: "ordners-en-mappen", has: { Rugbreedte: ["75 mm", "80 mm"] } }],
  ],
  // 15
  [
    ["onze wasmachine is kapot. 8 kg", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    ["we zijn met z'n vijven dus 9 of 10 is slimmer", { in: "wasmachines", has: { Vulgewicht: ["9 kg", "10 kg"] } }],
    [
      "niet harder dan 72 db",
      { in: "wasmachines", has: { Vulgewicht: ["9 kg", "10 kg"] }, number: { Geluidsniveau: [null, 72] } },
    ],
    ["en de droger daarbij", { in: "wasdrogers" }],
    ["met warmtepomp natuurlijk", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    ["hoeveel herrie maakt de eerste", { quotes: "specification", field: /geluid/i, about: "5.1" }],
  ],
  // 16
  [
    ["koelvriescombinatie no frost", { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" } }],
    [
      "mag niet hoger zijn dan 190 cm ivm kastje erboven",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 190] } },
    ],
    [
      "witte vind ik zo kaal, iets anders",
      {
        in: "koel-vriescombinaties",
        has: { Vriezen: "No Frost" },
        number: { Hoogte: [null, 190] },
        not: { color: "wit" },
      },
    ],
    [
      "kleur is ook niet alles, wit mag weer",
      { in: "koel-vriescombinaties", has: { Vriezen: "No Frost" }, number: { Hoogte: [null, 190] } },
    ],
  ],
  // 17
  [
    [
      "Vrijstaande vaatwasser gezocht met besteklade.",
      { in: "vaatwassers", has: { Plaatsing: "Vrijstaand", Besteklade: "Ja" } },
    ],
    ["Die besteklade is bij nader inzien niet nodig.", { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" } }],
    [
      "Open keuken, dus stil: hooguit 44 dB.",
      { in: "vaatwassers", has: { Plaatsing: "Vrijstaand" }, number: { Geluidsniveau: [null, 44] } },
    ],
    [
      "Verder zoek ik een ruime hondenmand, 100 x 75 of 120 x 90.",
      { in: "hondenmanden", has: { "Maat mand": ["100 x 75 cm", "120 x 90 cm"] } },
    ],
    [
      "Met een hoes die eraf kan om te wassen.",
      { in: "hondenmanden", has: { "Maat mand": ["100 x 75 cm", "120 x 90 cm"], "Hoes afneembaar": "Ja" } },
    ],
  ],
  // 18
  [
    [
      "steelstofzuiger tegen hondenharen met hepa filter tot 300 euro",
      { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" }, max: 300 },
    ],
    [
      "accu moet het wel drie kwartier volhouden",
      { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" }, max: 300, number: { Werktijd: [45, null] } },
    ],
    [
      "het mag meer kosten dan",
      { in: "steelstofzuigers", has: { "HEPA-filter": "Ja" }, number: { Werktijd: [45, null] }, unbounded: true },
    ],
    ["of anders een robot", { in: "robotstofzuigers" }],
    ["die ook dweilt", { in: "robotstofzuigers", has: { Dweilfunctie: "Met" } }],
  ],
  // 19
  [
    ["ik strijk heel veel, een stoomgenerator", { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } }],
    [
      "da's zo'n gevaarte, doe maar een gewoon stoomstrijkijzer",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer" } },
    ],
    [
      "die vanzelf uitgaat als ik m vergeet",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer", Uitschakelbeveiliging: "Ja" } },
    ],
    ["en brokken voor de hond", { in: "hondenvoer", has: { Voersoort: "Brokken" } }],
    ["natvoer eet ie misschien beter, doe dat", { in: "hondenvoer", has: { Voersoort: "Natvoer" } }],
  ],
  // 20
]);
