import { talks } from "../dialogue";

export const blindEighteenTalks = talks("blind eighteen, unseen", [
  [
    ["koptelefoon nodig voor op kantoor", { in: "koptelefoons" }],
    ["over de oren graag, die op je oor gaan knellen zo", { in: "koptelefoons", has: { Draagwijze: "Over-ear" } }],
    [
      "en met actieve ruisonderdrukking, mijn collega's kletsen",
      { in: "koptelefoons", has: { Draagwijze: "Over-ear", Ruisonderdrukking: "Actief" } },
    ],
    ["hoe lang doet de eerste op een volle accu?", { about: "3.1", quotes: "specification", field: /accuduur/i }],
  ],
  [
    ["Laptop voor school, maximaal 800 euro.", { in: "laptops", max: 800 }],
    ["o nee wacht, 700 is echt het maximum van mijn vader", { in: "laptops", max: 700 }],
    ["16 gb geheugen moet ie hebben", { in: "laptops", max: 700, has: { Werkgeheugen: "16 GB" } }],
  ],
  [
    ["ik wil een stoomgenerator", { in: "strijkijzers", has: { "Type strijkijzer": "Stoomgenerator" } }],
    [
      "tja zo'n groot ding, laat maar. doe maar een gewoon stoomstrijkijzer",
      { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer" } },
    ],
    ["in het blauw", { in: "strijkijzers", has: { "Type strijkijzer": "Stoomstrijkijzer", color: "blauw" } }],
  ],
  [
    ["Welke tablets van Samsung verkoopt u?", { in: "tablets", has: { brand: "Samsung" } }],
    ["wat is het verschil tussen de eerste en de tweede", { compares: ["1.1", "1.2"] }],
  ],
  [
    ["sierkussens voor de bank", { in: "sierkussens" }],
    ["mwah. heb je ook andere?", { in: "sierkussens", fresh: 1 }],
    ["velours lijkt me mooi", { in: "sierkussens", has: { Stof: "Velours" } }],
  ],
  [
    ["Bugaboo kinderwagen", { in: "kinderwagens", has: { brand: "Bugaboo" } }],
    [
      "poeh, wat een geld. ander merk mag ook, als ie maar goedkoper is dan de eerste",
      { in: "kinderwagens", below: "1.1" },
    ],
  ],
  [
    ["voor de grap: wat is jullie duurste horloge", { in: "horloges", extreme: "dearest" }],
    ["haha nee. Onder de 150 dan maar", { in: "horloges", max: 150 }],
    ["met een leren bandje graag", { in: "horloges", max: 150, has: { Band: "Leren band" } }],
  ],
  [
    ["smartphone tot 400 euro", { in: "smartphones", max: 400 }],
    ["hm ik krijg hem van de zaak dus de prijs maakt toch niet uit", { in: "smartphones", unbounded: true }],
    ["oled scherm dan", { in: "smartphones", unbounded: true, has: { Schermtype: "Oled" } }],
  ],
  [
    ["laat eens wat koksmessen zien", { in: "koksmessen" }],
    ["vertel eens wat meer over de {name:1.2}", { about: "1.2" }],
    ["en welke hardheid heeft dat staal?", { about: "1.2", quotes: "specification", field: /hardheid/i }],
  ],
  [
    ["stadsfiets damesframe", { in: "stadsfietsen", has: { Frame: "Damesframe" } }],
    [
      "wel met versnellingen he, want er is een brug op de route",
      { in: "stadsfietsen", has: { Frame: "Damesframe" }, not: { Versnellingen: "Zonder versnellingen" } },
    ],
    [
      "mijn heup... toch liever een lage instap in plaats van een damesframe",
      { in: "stadsfietsen", has: { Frame: "Lage instap" }, not: { Versnellingen: "Zonder versnellingen" } },
    ],
  ],
  [
    ["tent voor 2 personen", { in: "tenten", has: { Slaapplaatsen: "2-persoons" } }],
    ["o nee, mijn dochter gaat ook mee. 3 personen dus", { in: "tenten", has: { Slaapplaatsen: "3-persoons" } }],
    ["een tunneltent", { in: "tenten", has: { Slaapplaatsen: "3-persoons", "Type tent": "Tunneltent" } }],
  ],
  [
    ["dames sneakers mt 39", { in: "damessneakers", has: { size: "39" } }],
    ["blauw", { in: "damessneakers", has: { size: "39", color: "blauw" } }],
    ["bij nader inzien: geen blauwe maar beige", { in: "damessneakers", has: { size: "39", color: "beige" } }],
  ],
  [
    ["Sneakers, heren, 42.", { in: "herensneakers", has: { size: "42" } }],
    ["Zwart.", { in: "herensneakers", has: { size: "42", color: "zwart" } }],
    ["Zoolhoogte van nummer een?", { about: "2.1", quotes: "specification", field: /zoolhoogte/i }],
  ],
  [
    ["gezichtscreme voor een droge huid", { in: "gezichtscremes", has: { Huidtype: "Droog" } }],
    [
      "ik krijg uitslag van geurtjes, dus zonder parfum",
      { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } },
    ],
    [
      "mijn vrouw zegt dat ik een gevoelige huid heb en geen droge, doe die dan, nog steeds zonder parfum",
      { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
    ],
  ],
  [
    ["hondenmand 120x90 cm voor onze herder", { in: "hondenmanden", has: { "Maat mand": "120 x 90 cm" } }],
    ["100 bij 75 mag ook nog", { in: "hondenmanden", has: { "Maat mand": ["120 x 90 cm", "100 x 75 cm"] } }],
  ],
  [
    ["krabpaal van minimaal anderhalve meter hoog", { in: "krabpalen", number: { Hoogte: [150, null] } }],
    ["geen beige, daar zie je alles op", { in: "krabpalen", number: { Hoogte: [150, null] }, not: { color: "beige" } }],
  ],
  [
    ["puzzel 1000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    ["ach die heb ik in een avond af, 2000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } }],
    ["niet van hout", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" }, not: { Materiaal: "Hout" } }],
  ],
  [
    [
      "Ik zoek een kinderboek voor mijn kleinzoon, leeftijd 6 tot 9 jaar.",
      { in: "kinderboeken", has: { Leeftijd: "6 tot 9 jaar" } },
    ],
    [
      "Geen luisterboek hoor, hij moet zelf lezen.",
      { in: "kinderboeken", has: { Leeftijd: "6 tot 9 jaar" }, not: { Uitvoering: "Luisterboek" } },
    ],
    ["Hoeveel pagina's heeft het eerste?", { about: "2.1", quotes: "specification", field: /pagina/i }],
  ],
  [
    ["roman als luisterboek, voor in de auto", { in: "romans", has: { Uitvoering: "Luisterboek" } }],
    ["van Femke Dijkstra het liefst", { in: "romans", has: { Uitvoering: "Luisterboek", Auteur: "Femke Dijkstra" } }],
  ],
  [
    ["klassieke gitaar", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" } }],
    ["formaat 3/4 want ze is pas acht", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } }],
    [
      "en elektrische gitaren? formaat maakt daarbij niet uit, die is voor mij",
      { in: "gitaren", has: { "Type gitaar": "Elektrische gitaar" } },
    ],
  ],
  [
    ["dashcam", { in: "dashcams" }],
    ["of nee, eerst iets anders: dakkoffer 500 liter", { in: "dakkoffers", has: { Inhoud: "500 liter" } }],
    ["zwart", { in: "dakkoffers", has: { Inhoud: "500 liter", color: "zwart" } }],
  ],
  [
    ["bbq op houtskool", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
    ["doe toch eens die op gas", { in: "barbecues", has: { Brandstof: "Gas" } }],
    ["nee. terug naar houtskool, gas is geen bbq", { in: "barbecues", has: { Brandstof: "Houtskool" } }],
  ],
  [
    [
      "bureau maar geen vast blad, het moet in hoogte verstelbaar zijn",
      { in: "bureaus", not: { Verstelling: "Vast" } },
    ],
    [
      "elektrisch verstelbaar, draaien aan een slinger kan ik niet",
      { in: "bureaus", has: { Verstelling: "Elektrisch" } },
    ],
    ["grijs is mooi bij de vloer", { in: "bureaus", has: { Verstelling: "Elektrisch", color: "grijs" } }],
  ],
  [
    ["laserprinter", { in: "printers", has: { Printtechniek: "Laser" } }],
    [
      "of zo een met inkttank, dat lijkt me zuiniger. geen laser meer",
      { in: "printers", has: { Printtechniek: "Inkttank" } },
    ],
    ["hoe snel print de eerste", { about: "2.1", quotes: "specification", field: /snelheid/i }],
  ],
  [
    ["Wij zoeken een warmtepompdroger", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger" } }],
    ["8 kilo", { in: "wasdrogers", has: { Droogtechniek: "Warmtepompdroger", Vulgewicht: "8 kg" } }],
    [
      "zit er een lampje in de trommel van de eerste?",
      { about: "2.1", quotes: "specification", field: /trommelverlichting/i },
    ],
  ],
  [
    ["eau de toilette voor dames, 30 ml", { in: "damesparfums", has: { Concentratie: "Toilette", Inhoud: "30 ml" } }],
    [
      "sorry ik bedoelde eau de parfum, zelfde flesje",
      { in: "damesparfums", has: { Concentratie: "Parfum", Inhoud: "30 ml" } },
    ],
  ],
  [
    ["bloempot voor buiten", { in: "bloempotten", has: { Buiten: "Ja" } }],
    ["diameter 45cm", { in: "bloempotten", has: { Buiten: "Ja", Diameter: "45 cm" } }],
    ["geel of zwart", { in: "bloempotten", has: { Buiten: "Ja", Diameter: "45 cm", color: ["geel", "zwart"] } }],
  ],
  [
    ["luiertas die je op je rug draagt", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    ["groene", { in: "luiertassen", has: { Draagwijze: "Rugzak", color: "groen" } }],
    ["hoeveel liter past er in de eerste", { about: "2.1", quotes: "specification", field: /inhoud/i }],
  ],
  [
    ["autobanden 205/55 R16", { in: "autobanden", has: { Maat: "205/55 R16" } }],
    [
      "vierseizoenen natuurlijk, ik ga niet twee keer per jaar wisselen",
      { in: "autobanden", has: { Maat: "205/55 R16", Seizoen: "Vierseizoenenband" } },
    ],
  ],
  [
    ["spelcomputer van nintendo", { in: "spelcomputers", has: { brand: "Nintendo" } }],
    ["wit", { in: "spelcomputers", has: { brand: "Nintendo", color: "wit" } }],
    ["toch niet, hij wil een Sony. kleur is om het even", { in: "spelcomputers", has: { brand: "Sony" } }],
    ["hoeveel opslag heeft de eerste", { about: "3.1", quotes: "specification", field: /opslag/i }],
  ],
  [
    ["espresso apparaat", { in: "espressomachines" }],
    ["volautomaat", { in: "espressomachines", has: { "Type machine": "Volautomaat" } }],
    ["zwart of zilver", { in: "espressomachines", has: { "Type machine": "Volautomaat", color: ["zwart", "zilver"] } }],
    [
      "en maximaal 700",
      { in: "espressomachines", max: 700, has: { "Type machine": "Volautomaat", color: ["zwart", "zilver"] } },
    ],
    [
      "de kleur laat ik los, de rest blijft",
      { in: "espressomachines", max: 700, has: { "Type machine": "Volautomaat" } },
    ],
    [
      "hoe groot is het waterreservoir van de eerste",
      { about: "5.1", quotes: "specification", field: /waterreservoir/i },
    ],
  ],
  [
    ["systeemcamera Canon", { in: "systeemcameras", has: { brand: "Canon" } }],
    [
      "hoeveel megapixel heeft de goedkoopste daarvan?",
      { about: "1.cheapest", quotes: "specification", field: /megapixel/i },
    ],
    ["gaat die volgende maand in prijs omlaag denk je?", { honest: true }],
  ],
]);
