import { talks } from "../dialogue";

export const checkedTalks = talks("checked talks", [
  [
    ["tv van minstens 55 inch", { in: "televisies", number: { Schermgrootte: [55, null] } }],
    [
      "Geen Sony, die zijn me te duur",
      { in: "televisies", number: { Schermgrootte: [55, null] }, not: { brand: "Sony" } },
    ],
    [
      "het liefst oled... nee doe toch maar qled",
      {
        in: "televisies",
        number: { Schermgrootte: [55, null] },
        not: { brand: "Sony" },
        has: { Beeldtechniek: "Qled" },
      },
    ],
    ["welke energieklasse heeft de eerste?", { about: "3.1", quotes: "specification", field: /energieklasse/i }],
  ],
  [
    ["koptelefon met aktieve ruisonderdruking", { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" } }],
    ["niet zwart die heb ik al", { in: "koptelefoons", has: { Ruisonderdrukking: "Actief" }, not: { color: "zwart" } }],
    [
      "moet wel minstens 30 uur op 1 lading meegaan",
      {
        in: "koptelefoons",
        has: { Ruisonderdrukking: "Actief" },
        not: { color: "zwart" },
        number: { Accuduur: [30, null] },
      },
    ],
    [
      "en niet duurder dan 350",
      {
        in: "koptelefoons",
        has: { Ruisonderdrukking: "Actief" },
        not: { color: "zwart" },
        number: { Accuduur: [30, null] },
        max: 350,
      },
    ],
  ],
  [
    [
      "Goedemiddag, onze oude wasmachine heeft het begeven. Wij zijn met z'n vijven, dus er moet minimaal 9 kilo was in kunnen.",
      { in: "wasmachines", number: { Vulgewicht: [9, null] } },
    ],
    [
      "Graag een toerental van 1400 of hoger.",
      { in: "wasmachines", number: { Vulgewicht: [9, null], Toerental: [1400, null] } },
    ],
    [
      "Meer dan duizend euro wil ik er niet aan uitgeven.",
      { in: "wasmachines", number: { Vulgewicht: [9, null], Toerental: [1400, null] }, max: 1000 },
    ],
    ["Hoeveel decibel maakt de bovenste?", { about: "3.1", quotes: "specification", field: /geluidsniveau/i }],
  ],
  [
    ["jurkje maat 40", { in: "jurken", has: { size: "40" } }],
    ["o nee 42, sorry", { in: "jurken", has: { size: "42" } }],
    [
      "geen stippen en ook geen ruitjes aub",
      { in: "jurken", has: { size: "42" }, not: { Patroon: ["Stippen", "Ruitjes"] } },
    ],
    [
      "mag hooguit 90 euro kosten",
      { in: "jurken", has: { size: "42" }, not: { Patroon: ["Stippen", "Ruitjes"] }, max: 90 },
    ],
    [
      "budget laat ik los, maat 42 en geen stippen of ruitjes blijft",
      { in: "jurken", has: { size: "42" }, not: { Patroon: ["Stippen", "Ruitjes"] }, unbounded: true },
    ],
  ],
  [
    ["laptop 16gb ram", { in: "laptops", has: { Werkgeheugen: "16 GB" } }],
    ["met 512 ssd", { in: "laptops", has: { Werkgeheugen: "16 GB", Opslag: "512 GB" } }],
    ["een terabyte is ook goed", { in: "laptops", has: { Werkgeheugen: "16 GB", Opslag: ["512 GB", "1 TB"] } }],
    [
      "sjouw m elke dag mee in de trein dus niet zwaarder dan 1,7 kilo",
      { in: "laptops", has: { Werkgeheugen: "16 GB", Opslag: ["512 GB", "1 TB"] }, number: { Gewicht: [null, 1.7] } },
    ],
  ],
  [
    [
      "we zoeken een eettafel waar we met z'n achten aan kunnen zitten",
      { in: "eettafels", number: { Personen: [8, null] } },
    ],
    [
      "alleen geen ronde, dat past niet in onze smalle kamer",
      { in: "eettafels", number: { Personen: [8, null] }, not: { Vorm: "Rond" } },
    ],
    [
      "onder de twaalfhonderd euro",
      { in: "eettafels", number: { Personen: [8, null] }, not: { Vorm: "Rond" }, max: 1200 },
    ],
  ],
  [
    ["e-bike lage instap, mijn heup wil niet meer zo", { in: "elektrische-fietsen", has: { Frame: "Lage instap" } }],
    [
      "accu van 500 Wh of meer",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap" }, number: { Accu: [500, null] } },
    ],
    [
      "framemaat 53 of 57",
      {
        in: "elektrische-fietsen",
        has: { Frame: "Lage instap", size: ["53 cm", "57 cm"] },
        number: { Accu: [500, null] },
      },
    ],
  ],
  [
    ["hoesje iphone 15", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" } }],
    ["wacht ik heb de 16", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16" } }],
    [
      "zo'n bookcase graag",
      { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16", "Type hoesje": "Bookcase" } },
    ],
    [
      "roze!!",
      { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16", "Type hoesje": "Bookcase", color: "roze" } },
    ],
  ],
  [
    ["Winterjas mt 116 voor onze zoon", { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "116" } }],
    ["Blauw of geel", { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "116", color: ["blauw", "geel"] } }],
    [
      "Hij zegt net dat geel stom is. Alleen blauw dus",
      { in: "kinderjassen", has: { Seizoen: "Winterjas", size: "116", color: "blauw" } },
    ],
  ],
  [
    ["legpuzzel van 1000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    ["van Jumbo", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes", brand: "Jumbo" } }],
    [
      "merk maakt bij nader inzien niks uit maar dan wel 2000 stukjes",
      { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } },
    ],
  ],
  [
    ["combimagnetron", { in: "magnetrons", has: { "Type magnetron": "Combimagnetron" } }],
    [
      "losstaand, dus geen inbouw",
      { in: "magnetrons", has: { "Type magnetron": "Combimagnetron", Plaatsing: "Vrijstaand" } },
    ],
  ],
  [
    ["ik wil een nieuwe telefoon met 256 gig opslag", { in: "smartphones", has: { Opslag: "256 GB" } }],
    ["alles behalve apple", { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: "Apple" } }],
    [
      "scherm niet groter dan 6,4 inch want hij moet in mn broekzak",
      { in: "smartphones", has: { Opslag: "256 GB" }, not: { brand: "Apple" }, number: { Schermgrootte: [null, 6.4] } },
    ],
    ["hoeveel jaar krijgt die tweede updates", { about: "3.2", quotes: "specification", field: /updates/i }],
  ],
  [
    ["slaapzak voor op de camping, mummiemodel", { in: "slaapzakken", has: { Vorm: "Mummiemodel" } }],
    [
      "comforttemperatuur 5 graden of lager, want we gaan in het voorjaar",
      { in: "slaapzakken", has: { Vorm: "Mummiemodel" }, number: { Comforttemperatuur: [null, 5] } },
    ],
    [
      "hij mag maximaal anderhalve kilo wegen",
      {
        in: "slaapzakken",
        has: { Vorm: "Mummiemodel" },
        number: { Comforttemperatuur: [null, 5], Gewicht: [null, 1.5] },
      },
    ],
  ],
  [
    ["kattenbak, met kap ivm de stank", { in: "kattenbakken", has: { Uitvoering: "Met kap" } }],
    ["als ie maar niet roze is", { in: "kattenbakken", has: { Uitvoering: "Met kap" }, not: { color: "roze" } }],
    [
      "doe toch maar open, poes durft niet in een hokje",
      { in: "kattenbakken", has: { Uitvoering: "Open" }, not: { color: "roze" } },
    ],
  ],
  [
    ["sneakers heren maat 44", { in: "herensneakers", has: { size: "44" } }],
    ["43 past me vaak ook, neem die er maar bij", { in: "herensneakers", has: { size: ["43", "44"] } }],
    ["geen cognac", { in: "herensneakers", has: { size: ["43", "44"] }, not: { color: "cognac" } }],
    [
      "150 euro is echt mijn grens",
      { in: "herensneakers", has: { size: ["43", "44"] }, not: { color: "cognac" }, max: 150 },
    ],
  ],
  [
    [
      "Dag, mijn ogen worden slechter. Heeft u romans als luisterboek?",
      { in: "romans", has: { Uitvoering: "Luisterboek" } },
    ],
    [
      "Een historische roman hoeft niet.",
      { in: "romans", has: { Uitvoering: "Luisterboek" }, not: { Genre: "Historische roman" } },
    ],
    [
      "Liefst iets van 2023 of later.",
      {
        in: "romans",
        has: { Uitvoering: "Luisterboek" },
        not: { Genre: "Historische roman" },
        number: { Jaar: [2023, null] },
      },
    ],
    ["Wie heeft het eerste geschreven?", { about: "3.1", quotes: "specification", field: /auteur/i }],
  ],
  [
    ["koekepan 28cm", { in: "koekenpannen", has: { Diameter: "28 cm" } }],
    ["24 of 28 is beide goed", { in: "koekenpannen", has: { Diameter: ["24 cm", "28 cm"] } }],
    ["geen rode", { in: "koekenpannen", has: { Diameter: ["24 cm", "28 cm"] }, not: { color: "rood" } }],
    ["en een koekenpan van 36 cm, is die er?", { none: true }],
  ],
  [
    [
      "all in one printer maar geen inkjet, die drogen altijd uit",
      { in: "printers", not: { Printtechniek: "Inkjet" } },
    ],
    [
      "dubbelzijdig printen is een must",
      { in: "printers", not: { Printtechniek: "Inkjet" }, has: { "Dubbelzijdig printen": "Ja" } },
    ],
    ["wat kan er aan papier in de lade van de eerste", { about: "2.1", quotes: "specification", field: /papierlade/i }],
  ],
  [
    ["tent voor 4 man of meer", { in: "tenten", number: { Slaapplaatsen: [4, null] } }],
    [
      "een tunneltent dan hè",
      { in: "tenten", number: { Slaapplaatsen: [4, null] }, has: { "Type tent": "Tunneltent" } },
    ],
    [
      "waterkolom vanaf 3000 mm, het regent altijd als wij gaan",
      {
        in: "tenten",
        number: { Slaapplaatsen: [4, null] },
        has: { "Type tent": "Tunneltent", Waterkolom: ["3.000 mm", "5.000 mm"] },
      },
    ],
  ],
  [
    ["banden 205/55 R16", { in: "autobanden", has: { Maat: "205/55 R16" } }],
    ["vierseizoenen", { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Vierseizoenenband" } }],
    ["hoe is de grip op nat wegdek van de eerste", { about: "2.1", quotes: "specification", field: /grip/i }],
  ],
  [
    [
      "Ik zoek damessneakers, in 38 of 39 (valt per merk anders uit)",
      { in: "damessneakers", has: { size: ["38", "39"] } },
    ],
    [
      "Wit wordt zo snel vies, dus dat liever niet",
      { in: "damessneakers", has: { size: ["38", "39"] }, not: { color: "wit" } },
    ],
    [
      "Van leer of suède, geen stof",
      { in: "damessneakers", has: { size: ["38", "39"], Materiaal: ["Leer", "Suède"] }, not: { color: "wit" } },
    ],
    [
      "Stof mag toch ook wel, zolang het onder 120 euro blijft",
      { in: "damessneakers", has: { size: ["38", "39"] }, not: { color: "wit" }, max: 120 },
    ],
  ],
  [
    ["keyboard met 88 toetsen", { in: "keyboards", has: { Toetsen: "88 toetsen" } }],
    ["mn leraar raadt roland aan", { in: "keyboards", has: { Toetsen: "88 toetsen", brand: "Roland" } }],
    [
      "hoeveel klanken zitten daarop, op die eerste bedoel ik",
      { about: "2.1", quotes: "specification", field: /klanken/i },
    ],
    [
      "roland hoeft niet, wel 88 toetsen en onder de 750",
      { in: "keyboards", has: { Toetsen: "88 toetsen" }, max: 750 },
    ],
  ],
]);
