import { talks } from "../dialogue";

export const spokenTurns = talks("later turns", [
  [
    ["Ik zoek een tv van 55 inch", { in: "televisies", has: { Schermgrootte: "55 inch" } }],
    [
      "65 mag ook nog wel, als het maar onder de 1500 blijft",
      { in: "televisies", has: { Schermgrootte: ["55 inch", "65 inch"] }, max: 1500 },
    ],
    [
      "geen LG trouwens, met die afstandsbediening kom ik er niet uit",
      { in: "televisies", has: { Schermgrootte: ["55 inch", "65 inch"] }, max: 1500, not: { brand: "lg" } },
    ],
  ],
  [
    ["zwarte koptelefoon", { in: "koptelefoons", has: { color: "zwart" } }],
    ["nog andere?", { in: "koptelefoons", has: { color: "zwart" }, fresh: 1 }],
    [
      "wel zo eentje die helemaal over je oren valt hoor",
      { in: "koptelefoons", has: { color: "zwart", Draagwijze: "Over-ear" } },
    ],
    [
      "met noise canceling, zit elke dag in de trein",
      { in: "koptelefoons", has: { color: "zwart", Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
    ],
  ],
  [
    ["een bluetooth speaker van hooguit 150 euro", { in: "bluetooth-speakers", max: 150 }],
    ["Mijn dochter wil er ook een, maar dan in het roze", { in: "bluetooth-speakers", has: { color: "roze" } }],
    ["weegt de eerste veel?", { about: "2.1", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["soundbar met dolby atmos", { in: "soundbars", has: { "Dolby Atmos": "Ja" } }],
    ["Hoe breed is de tweede?", { about: "1.2", quotes: "specification", field: /breedte/i }],
    [
      "Mijn kastje is een meter, breder mag hij dus niet zijn",
      { in: "soundbars", has: { "Dolby Atmos": "Ja" }, number: { Breedte: [null, 100] } },
    ],
  ],
  [
    ["Heeft u systeemcamera's tot 1500 euro?", { in: "systeemcameras", max: 1500 }],
    [
      "Ik heb al lenzen liggen, dus enkel de body graag",
      { in: "systeemcameras", max: 1500, has: { Uitvoering: "Body" } },
    ],
    ["Hoeveel megapixels heeft de bovenste?", { about: "2.1", quotes: "specification", field: /megapixel/i }],
    [
      "goed. en met zo'n 18-55 lens erbij, wat zijn er dan?",
      { in: "systeemcameras", max: 1500, has: { Uitvoering: "Met 18-55 mm lens" } },
    ],
  ],
  [
    ["laptop met 16gb ram", { in: "laptops", has: { Werkgeheugen: "16 GB" } }],
    [
      "15,6 inch of 16, kleiner zie ik niks meer op",
      { in: "laptops", has: { Werkgeheugen: "16 GB", Schermgrootte: ["15,6 inch", "16 inch"] } },
    ],
    [
      "en kan dat ook met 8 gb, ik doe alleen wat mail en bankzaken",
      { in: "laptops", has: { Werkgeheugen: "8 GB", Schermgrootte: ["15,6 inch", "16 inch"] } },
    ],
  ],
  [
    ["ipad", { in: "tablets", has: { brand: "apple" } }],
    ["tjee wat een geld zeg. wat hebben jullie van samsung", { in: "tablets", has: { brand: "samsung" } }],
    ["hoe lang gaat de accu van de eerste mee", { about: "2.1", quotes: "specification", field: /accu/i }],
    ["welke tablet is uberhaupt de goedkoopste die jullie hebben", { in: "tablets", extreme: "cheapest" }],
  ],
  [
    ["Goedemiddag, ik zoek een telefoon met 256 GB opslag.", { in: "smartphones", has: { Opslag: "256 GB" } }],
    [
      "Hij moet nog minstens vijf jaar updates krijgen, anders zit ik straks weer hier.",
      { in: "smartphones", has: { Opslag: "256 GB" }, number: { "Jaren updates": [5, null] } },
    ],
    [
      "Roze vind ik niets voor een man van mijn leeftijd.",
      { in: "smartphones", has: { Opslag: "256 GB" }, number: { "Jaren updates": [5, null] }, not: { color: "roze" } },
    ],
    ["Doe er ook een hoesje bij.", { in: "telefoonhoesjes" }],
  ],
  [
    ["hoesje voor iphone 16", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16" } }],
    [
      "een bookcase bedoel ik",
      { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 16", "Type hoesje": "Bookcase" } },
    ],
    ["hoeveel pasjes kunnen er in de eerste", { about: "2.1", quotes: "specification", field: /pasjes/i }],
    ["en nu voor een iphone 15, die heeft mn vrouw", { in: "telefoonhoesjes", has: { "Geschikt voor": "iPhone 15" } }],
  ],
  [
    ["Monitor 27 inch", { in: "monitoren", has: { Schermgrootte: "27 inch" } }],
    ["4k", { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "4K" } }],
    [
      "nee wacht, qhd is voor mijn ogen scherp zat",
      { in: "monitoren", has: { Schermgrootte: "27 inch", Resolutie: "QHD" } },
    ],
    ["heeft u die ook nog groter? 32 bijv", { in: "monitoren", has: { Schermgrootte: "32 inch", Resolutie: "QHD" } }],
  ],
  [
    ["föhn met ionisatie", { in: "haardrogers", has: { Ionisatie: "Met" } }],
    [
      "liefst niet zwaarder dan 600 gr, heb last van mn pols",
      { in: "haardrogers", has: { Ionisatie: "Met" }, number: { Gewicht: [null, 600] } },
    ],
  ],
  [
    ["wasmachine 8 kilo", { in: "wasmachines", has: { Vulgewicht: "8 kg" } }],
    ["doe toch maar 9, we zijn met z'n vijven", { in: "wasmachines", has: { Vulgewicht: "9 kg" } }],
    ["zuinig ook, energielabel a dus", { in: "wasmachines", has: { Vulgewicht: "9 kg", Energieklasse: "A" } }],
    ["nou dan een droger erbij, met warmtepomp", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
  ],
  [
    ["Graag een volledig geintegreerde vaatwasser", { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" } }],
    [
      "we hebben een open keuken, dus 44 decibel is echt het maximum",
      { in: "vaatwassers", has: { Plaatsing: "Volledig geïntegreerd" }, number: { Geluidsniveau: [null, 44] } },
    ],
    ["hoeveel water gebruikt de eerste per keer?", { about: "2.1", quotes: "specification", field: /water/i }],
  ],
  [
    ["Steelstofzuiger van Dyson", { in: "steelstofzuigers", has: { brand: "dyson" } }],
    [
      "Elk ander merk is ook goed, als het maar geen dyson is want zo'n bedrag geef ik niet uit",
      { in: "steelstofzuigers", not: { brand: "dyson" } },
    ],
    [
      "die moet dan wel ook kunnen dweilen",
      { in: "steelstofzuigers", not: { brand: "dyson" }, has: { Dweilfunctie: "Ja" } },
    ],
  ],
  [
    ["airfryer van minstens 6 liter", { in: "airfryers", number: { Inhoud: [6, null] } }],
    [
      "Met twee lades, dan kan de vis apart van de frietjes",
      { in: "airfryers", number: { Inhoud: [6, null] }, has: { "Dubbele lade": "Ja" } },
    ],
    [
      "of wacht, enkel is toch makkelijker schoonmaken. zonder dubbele lade dus",
      { in: "airfryers", number: { Inhoud: [6, null] }, has: { "Dubbele lade": "Nee" } },
    ],
  ],
  [
    ["volautomatische espressomachine", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    ["tot 600", { in: "espressomachines", has: { "Type machine": "Volautomaat" }, max: 600 }],
    [
      "Krups hadden we, ging steeds lekken. Die niet meer",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, max: 600, not: { brand: "krups" } },
    ],
    [
      "700 kan eventueel ook nog",
      { in: "espressomachines", has: { "Type machine": "Volautomaat" }, max: 700, not: { brand: "krups" } },
    ],
  ],
  [
    ["Ik zoek een geurtje voor mijn man, houtachtig", { in: "herenparfums", has: { Geurfamilie: "Houtachtig" } }],
    ["O nee hij houdt juist van fris", { in: "herenparfums", has: { Geurfamilie: "Fris" } }],
    ["Onder de 70 euro, het is maar voor sinterklaas", { in: "herenparfums", has: { Geurfamilie: "Fris" }, max: 70 }],
  ],
  [
    ["een bankstel tot 1200 euro", { in: "bankstellen", max: 1200 }],
    [
      "We zitten meestal met z'n drieën, dus minimaal 3-zits",
      { in: "bankstellen", max: 1200, number: { Zitplaatsen: [3, null] } },
    ],
    [
      "en geen leer, dat plakt zo in de zomer",
      { in: "bankstellen", max: 1200, number: { Zitplaatsen: [3, null] }, not: { Bekleding: "Leer" } },
    ],
  ],
  [
    ["ronde eettafel", { in: "eettafels", has: { Vorm: "Rond" } }],
    ["of ovaal, zolang er geen hoeken aan zitten", { in: "eettafels", has: { Vorm: ["Rond", "Ovaal"] } }],
    ["mooi. nu nog stoelen erbij, met armleuningen", { in: "eetkamerstoelen", has: { Armleuningen: "Ja" } }],
  ],
  [
    ["dekbedovertrek 140x220", { in: "dekbedovertrekken", has: { "Maat overtrek": "140 x 220 cm" } }],
    [
      "in blauw, of groen",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "140 x 220 cm", color: ["blauw", "groen"] } },
    ],
    [
      "o sorry! het moet 240 x 220 wezen, is voor het logeerbed",
      { in: "dekbedovertrekken", has: { "Maat overtrek": "240 x 220 cm", color: ["blauw", "groen"] } },
    ],
  ],
  [
    ["jurk in maat 40", { in: "jurken", has: { size: "40" } }],
    ["42 kan ook hoor, ligt eraan hoe ze vallen", { in: "jurken", has: { size: ["40", "42"] } }],
    ["liefst met lange mouwen ivm mijn armen", { in: "jurken", has: { size: ["40", "42"], Mouwlengte: "Lange mouw" } }],
    ["dan zoek ik daar ook enkellaarsjes onder, zwart", { in: "enkellaarzen", has: { color: "zwart" } }],
  ],
  [
    ["Winterjas voor heren", { in: "herenjassen", has: { Seizoen: "Winterjas" } }],
    ["L of XL", { in: "herenjassen", has: { Seizoen: "Winterjas", size: ["l", "xl"] } }],
    ["200 euro vind ik zat", { in: "herenjassen", has: { Seizoen: "Winterjas", size: ["l", "xl"] }, max: 200 }],
  ],
  [
    ["kindersneakers maat 28", { in: "kindersneakers", has: { size: "28" } }],
    ["Groene wil ie, alles moet groen bij hem", { in: "kindersneakers", has: { size: "28", color: "groen" } }],
    ["hm weinig keus, de kleur maakt dan niet uit", { in: "kindersneakers", has: { size: "28" } }],
  ],
  [
    ["elektrische fiets met lage instap", { in: "elektrische-fietsen", has: { Frame: "Lage instap" } }],
    [
      "Framemaat 57 heb ik nu ook en dat zit prima",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap", size: "57 cm" } },
    ],
    ["Hoe ver kom ik met de eerste?", { about: "2.1", quotes: "specification", field: /actieradius/i }],
    ["Kan ik hier iemand over bellen, typen gaat bij mij zo langzaam", { contact: true }],
  ],
  [
    ["tent voor 4 personen", { in: "tenten", has: { Slaapplaatsen: "4-persoons" } }],
    ["opa en oma gaan toch mee, dus een 6 persoons", { in: "tenten", has: { Slaapplaatsen: "6-persoons" } }],
    [
      "geen koepeltent graag, die is bij ons een keer weggewaaid",
      { in: "tenten", has: { Slaapplaatsen: "6-persoons" }, not: { "Type tent": "Koepeltent" } },
    ],
    ["Slaapzakken hebben we ook niet meer, dekenmodel", { in: "slaapzakken", has: { Vorm: "Dekenmodel" } }],
  ],
  [
    ["mummie slaapzak", { in: "slaapzakken", has: { Vorm: "Mummiemodel" } }],
    [
      "het kan snachts gaan vriezen dus comfort 0 graden",
      { in: "slaapzakken", has: { Vorm: "Mummiemodel" }, number: { Comforttemperatuur: [null, 0] } },
    ],
    [
      "nou ja 5 graden kan er ook mee door, dan neem ik een trui mee",
      { in: "slaapzakken", has: { Vorm: "Mummiemodel" }, number: { Comforttemperatuur: [null, 5] } },
    ],
  ],
  [
    ["lego", { in: "bouwsets", has: { brand: "lego" } }],
    ["tot 100 euro max", { in: "bouwsets", has: { brand: "lego" }, max: 100 }],
    [
      "playmobil vindt ze eigenlijk net zo leuk, doe die er ook maar bij",
      { in: "bouwsets", has: { brand: ["lego", "playmobil"] }, max: 100 },
    ],
    ["vanaf hoeveel jaar is de eerste", { about: "3.1", quotes: "specification", field: /leeftijd/i }],
  ],
  [
    ["Legpuzzel 1000 stukjes graag", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    ["Daar ben ik zo doorheen... liever 2000", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } }],
    [
      "Jan van Haasteren heb ik allemaal al",
      { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" }, not: { brand: "jan van haasteren" } },
    ],
  ],
]);
