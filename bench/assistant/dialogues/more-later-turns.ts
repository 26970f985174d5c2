import { talks } from "../dialogue";

export const moreLaterTurns = talks("later turns", [
  [
    ["jurk maat 38", { in: "jurken", has: { size: "38" } }],
    ["doe toch 40, ik ben wat aangekomen haha", { in: "jurken", has: { size: "40" } }],
    ["maar geen bloemetjes hoor", { in: "jurken", has: { size: "40" }, not: { Patroon: "Bloemenprint" } }],
  ],
  [
    ["dames trui van merinowol", { in: "damestruien", has: { Materiaal: "Merinowol" } }],
    ["kan de eerste gewoon in de wasmachine?", { about: "1.1", quotes: "specification", field: /was/i }],
    ["te veel gedoe, laat maar katoen zien", { in: "damestruien", has: { Materiaal: "Katoen" } }],
    ["M of L alsjeblieft", { in: "damestruien", has: { Materiaal: "Katoen", size: ["M", "L"] } }],
  ],
  [
    ["wit of zwart tshirt voor mannen", { in: "heren-t-shirts", has: { color: ["wit", "zwart"] } }],
    ["v-hals", { in: "heren-t-shirts", has: { color: ["wit", "zwart"], Halslijn: "V-hals" } }],
    [
      "ach de kleur boeit me eigenlijk niet, als t maar XL of XXL is",
      { in: "heren-t-shirts", has: { Halslijn: "V-hals", size: ["XL", "XXL"] } },
    ],
  ],
  [
    ["winterjas heren", { in: "herenjassen", has: { Seizoen: "Winterjas" } }],
    ["met capuchon want ik ga op de fiets", { in: "herenjassen", has: { Seizoen: "Winterjas", Capuchon: "Ja" } }],
    ["Kan ik hem terugsturen als ie te krap zit?", { quotes: "policy support" }],
    [
      "ok top. ook softshell dan graag, zelfde capuchon eis, geen winterjas dus",
      { in: "herenjassen", has: { Seizoen: "Softshelljas", Capuchon: "Ja" } },
    ],
  ],
  [
    ["roman als paperback", { in: "romans", has: { Uitvoering: "Paperback" } }],
    ["ze luistert liever in de auto.. luisterboek dus", { in: "romans", has: { Uitvoering: "Luisterboek" } }],
    [
      "en voor haar man een kookboek, hardcover of paperback",
      { in: "kookboeken", has: { Uitvoering: ["Hardcover", "Paperback"] } },
    ],
  ],
  [
    ["kinderjas 116", { in: "kinderjassen", has: { size: "116" } }],
    [
      "die is voor de oudste. nu voor de jongste ook een, die heeft 98 of 104",
      { in: "kinderjassen", has: { size: ["98", "104"] } },
    ],
    ["max 70 euro, ze groeit er zo weer uit", { in: "kinderjassen", max: 70, has: { size: ["98", "104"] } }],
  ],
  [
    ["Leren damestas", { in: "handtassen", has: { Materiaal: "Leer" } }],
    ["echt leer hoeft niet perse, kunstleer mag ook", { in: "handtassen", has: { Materiaal: ["Leer", "Kunstleer"] } }],
    [
      "ik wil m over mn schouder of schuin kunnen dragen: schoudertas of crossbody",
      { in: "handtassen", has: { Materiaal: ["Leer", "Kunstleer"], "Type tas": ["Schoudertas", "Crossbodytas"] } },
    ],
  ],
  [
    ["rugzak met laptopvak 15,6 inch", { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch" } }],
    [
      "die moet ook tegen een bui kunnen",
      { in: "rugzakken", has: { Laptopvak: "Laptopvak 15,6 inch", Waterafstotend: "Ja" } },
    ],
    ["wat weegt de 2e?", { about: "2.2", quotes: "specification", field: /gewicht/i }],
    ["en de derde?", { about: "2.3", quotes: "specification", field: /gewicht/i }],
  ],
  [
    ["automatisch horloge", { in: "horloges", has: { Uurwerk: "Automatisch" } }],
    [
      "zoveel geld om te weten hoe laat het is?? quartz dan, tot een euro of 120 hooguit",
      { in: "horloges", max: 120, has: { Uurwerk: "Quartz" } },
    ],
    [
      "geen leren bandje, dat gaat ruiken",
      { in: "horloges", max: 120, has: { Uurwerk: "Quartz" }, not: { Band: "Leren band" } },
    ],
  ],
  [
    ["witte damessneakers", { in: "damessneakers", has: { color: "wit" } }],
    ["beige vind ik ook mooi, mag allebei", { in: "damessneakers", has: { color: ["wit", "beige"] } }],
    [
      "ik kan slecht bukken dus liever zonder veters",
      { in: "damessneakers", has: { color: ["wit", "beige"] }, not: { Sluiting: "Veters" } },
    ],
  ],
  [
    ["zwarte enkellaarsjes", { in: "enkellaarzen", has: { color: "zwart" } }],
    [
      "kleur laat ik los, maar de hak mag niet hoger dan 5 cm",
      { in: "enkellaarzen", number: { Hakhoogte: [null, 5] } },
    ],
    [
      "heb je dan wat tussen de 50 en 130 euro?",
      { in: "enkellaarzen", min: 50, max: 130, number: { Hakhoogte: [null, 5] } },
    ],
  ],
  [
    ["leren herensneakers", { in: "herensneakers", has: { Materiaal: "Leer" } }],
    ["suede kan ook wel hoor", { in: "herensneakers", has: { Materiaal: ["Leer", "Suède"] } }],
    [
      "maar geen Nike, die vallen me te smal",
      { in: "herensneakers", has: { Materiaal: ["Leer", "Suède"] }, not: { brand: "Nike" } },
    ],
  ],
  [
    ["Nette bruine herenschoenen", { in: "nette-herenschoenen", has: { color: "bruin" } }],
    [
      "Het pak wordt toch blauw. Dan cognac of donkerblauw erbij.",
      { in: "nette-herenschoenen", has: { color: ["cognac", "donkerblauw"] } },
    ],
    ["Zou mijn schoonmoeder de eerste mooi vinden?", { honest: true }],
  ],
  [
    ["bureaustoel", { in: "bureaustoelen" }],
    ["ik weeg 135 kilo, dus een die dat aankan", { in: "bureaustoelen", number: { Draagkracht: [135, null] } }],
    ["Ik wil het eigenlijk liever met een medewerker bespreken", { contact: true }],
  ],
  [
    ["dashcam 4k", { in: "dashcams", has: { Resolutie: "4K" } }],
    ["full hd is goed zat", { in: "dashcams", has: { Resolutie: "Full HD" } }],
    ["en dan het breedste beeld eerst", { in: "dashcams", has: { Resolutie: "Full HD" }, falling: "Kijkhoek" }],
  ],
  [
    ["elektrische fiets met lage instap", { in: "elektrische-fietsen", has: { Frame: "Lage instap" } }],
    [
      "mijn vriendin zweert bij een midden motor",
      { in: "elektrische-fietsen", has: { Frame: "Lage instap", Motor: "Middenmotor" } },
    ],
    ["Wat is de actieradius van de eerste?", { about: "2.1", quotes: "specification", field: /actieradius/i }],
    ["en wat kost een helm daarbij, met mips", { in: "fietshelmen", has: { Mips: "Met" } }],
  ],
  [
    ["stadsfiets 7 versnellingen", { in: "stadsfietsen", has: { Versnellingen: "7 versnellingen" } }],
    [
      "tis hier zo plat als een dubbeltje, 3 is ook genoeg",
      { in: "stadsfietsen", has: { Versnellingen: ["3 versnellingen", "7 versnellingen"] } },
    ],
    [
      "goedkoper dan de derde graag",
      { in: "stadsfietsen", has: { Versnellingen: ["3 versnellingen", "7 versnellingen"] }, below: "2.3" },
    ],
  ],
  [
    ["autobanden winter", { in: "autobanden", has: { Seizoen: "Winterband" } }],
    ["of toch vierseizoenen, scheelt wisselen", { in: "autobanden", has: { Seizoen: "Vierseizoenenband" } }],
    ["hoe luid is de eerste buiten", { about: "2.1", quotes: "specification", field: /geluid/i }],
    ["prima, ik heb ook olie nodig. 5w30", { in: "motorolie", has: { Viscositeit: "5W-30" } }],
  ],
  [
    ["ik wil gitaar leren spelen, klassieke gitaar", { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar" } }],
    [
      "niet voor mij maar voor m'n dochtertje van 8 dus zo'n kleine, 3/4",
      { in: "gitaren", has: { "Type gitaar": "Klassieke gitaar", Formaat: "3/4" } },
    ],
    ["zit er bij de eerste een hoes bij", { about: "2.1", quotes: "specification", field: /hoes/i }],
  ],
  [
    ["4-persoons tent", { in: "tenten", has: { Slaapplaatsen: "4-persoons" } }],
    [
      "we gaan met de trein, dus niet meer dan 15 kilo",
      { in: "tenten", has: { Slaapplaatsen: "4-persoons" }, number: { Gewicht: [null, 15] } },
    ],
    [
      "dan ook slaapzakken, het kan 0 graden worden snachts",
      { in: "slaapzakken", has: { Comforttemperatuur: "0 °C" } },
    ],
    [
      "koppelbaar graag, zodat we bij elkaar kunnen kruipen",
      { in: "slaapzakken", has: { Comforttemperatuur: "0 °C", Koppelbaar: "Ja" } },
    ],
  ],
  [
    ["electrische tandenborstel", { in: "elektrische-tandenborstels" }],
    ["is nr 1 pas nog goedkoper geweest?", { about: "1.1", quotes: "price-history" }],
    [
      "sonische met een druksensor heb je die",
      { in: "elektrische-tandenborstels", has: { Techniek: "Sonisch", Druksensor: "Ja" } },
    ],
  ],
  [
    ["backpack van 50 of 65 liter", { in: "wandelrugzakken", has: { Inhoud: ["50 liter", "65 liter"] } }],
    ["leg de eerste twee eens naast elkaar", { compares: ["1.1", "1.2"] }],
    [
      "hm ok. geef mij maar eentje waar een regenhoes bij zit, nog steeds 50 of 65",
      { in: "wandelrugzakken", has: { Inhoud: ["50 liter", "65 liter"], Regenhoes: "Ja" } },
    ],
  ],
  [
    ["lego", { in: "bouwsets", has: { brand: "LEGO" } }],
    [
      "jeetje wat een prijzen. ander merk is ook goed, als het maar onder de 40 euro blijft",
      { in: "bouwsets", max: 40 },
    ],
    [
      "hij is net 6 geworden dus vanaf 4 of vanaf 6 jaar",
      { in: "bouwsets", max: 40, has: { Leeftijd: ["Vanaf 4 jaar", "Vanaf 6 jaar"] } },
    ],
  ],
  [
    ["legpuzzel 1000 stukjes", { in: "puzzels", has: { "Aantal stukjes": "1000 stukjes" } }],
    ["Te makkelijk voor mij. Heeft u er van 2000?", { in: "puzzels", has: { "Aantal stukjes": "2000 stukjes" } }],
    ["Hoe groot is de tweede als hij af is?", { about: "2.2", quotes: "specification", field: /afmeting/i }],
  ],
  [
    ["knuffel konijn", { in: "knuffels", has: { name: /konijn/ } }],
    ["nee ze heeft er al zo een zegt oma. een beer of een hond dan", { in: "knuffels", has: { name: /beer|hond/ } }],
    [
      "welk dier t is maakt niet uit, als ie maar gewoon in de was kan op 30",
      { in: "knuffels", has: { Wasbaar: "Op 30 °C" } },
    ],
  ],
  [
    ["strategiespel", { in: "gezelschapsspellen", has: { Speltype: "Strategiespel" } }],
    ["hoe lang duurt de eerste", { about: "1.1", quotes: "specification", field: /speelduur/i }],
    [
      "Liever iets waarbij je samenwerkt, wij maken altijd ruzie 🙈",
      { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" } },
    ],
    [
      "en niet langer dan drie kwartier",
      { in: "gezelschapsspellen", has: { Speltype: "Coöperatief spel" }, number: { Speelduur: [null, 45] } },
    ],
  ],
  [
    ["kinderwagen 2 in 1", { in: "kinderwagens", has: { Uitvoering: "2-in-1" } }],
    [
      "we wonen 3 hoog zonder lift. onder de 12 kilo moet lukken toch",
      { in: "kinderwagens", has: { Uitvoering: "2-in-1" }, number: { Gewicht: [null, 12] } },
    ],
    ["en een luiertas maar dan als rugzak", { in: "luiertassen", has: { Draagwijze: "Rugzak" } }],
    [
      "geen zwarte of grijze, beetje vrolijk mag wel",
      { in: "luiertassen", has: { Draagwijze: "Rugzak" }, not: { color: ["zwart", "grijs"] } },
    ],
  ],
  [
    ["zit sta bureau elektrisch", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
    ["oei dat tikt aan. handmatig draaien kan ik ook", { in: "bureaus", has: { Verstelling: "Handmatig" } }],
    ["weet je, doe dan toch maar weer die elektrische", { in: "bureaus", has: { Verstelling: "Elektrisch" } }],
  ],
  [
    ["babyslaapzak 0,5 tog", { in: "babyslaapzakken", has: { Tog: "0,5 TOG" } }],
    ["dat is de zomer versie zie ik. ik moet 2,5 hebben", { in: "babyslaapzakken", has: { Tog: "2,5 TOG" } }],
    ["andere vraag, een glazen babyfles?", { in: "babyflessen", has: { Materiaal: "Glas" } }],
  ],
  [
    ["accuboormachine 12v", { in: "accuboormachines", has: { Spanning: "12V" } }],
    [
      "ik moet ook in beton. 18 v met klopfunctie dus",
      { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja" } },
    ],
    [
      "accu's heb ik niet dus die moeten erbij zitten, een of twee",
      { in: "accuboormachines", has: { Spanning: "18V", Klopfunctie: "Ja", Inhoud: ["Met 1 accu", "Met 2 accu's"] } },
    ],
  ],
  [
    ["robotmaaier", { in: "grasmaaiers", has: { Aandrijving: "Robot" } }],
    [
      "met kleine kinderen in de tuin durf ik dat niet aan. gewoon duwen: op accu of met stekker",
      { in: "grasmaaiers", has: { Aandrijving: ["Accu", "Elektrisch"] } },
    ],
    [
      "ons gazon is 300 vierkante meter",
      { in: "grasmaaiers", has: { Aandrijving: ["Accu", "Elektrisch"] }, number: { Oppervlakte: [300, null] } },
    ],
  ],
  [
    ["gasbbq", { in: "barbecues", has: { Brandstof: "Gas" } }],
    [
      "we zijn meestal met 8 man of meer",
      { in: "barbecues", has: { Brandstof: "Gas" }, number: { Personen: [8, null] } },
    ],
    [
      "houtskool smaakt toch lekkerder. zelfde aantal man",
      { in: "barbecues", has: { Brandstof: "Houtskool" }, number: { Personen: [8, null] } },
    ],
  ],
  [
    ["gezichtscreme droge huid", { in: "gezichtscremes", has: { Huidtype: "Droog" } }],
    ["zonder parfum, ik krijg er vlekken van", { in: "gezichtscremes", has: { Huidtype: "Droog", Parfum: "Zonder" } }],
    [
      "en voor mijn man ook zonder geurtje, die heeft een gevoelige huid",
      { in: "gezichtscremes", has: { Huidtype: "Gevoelig", Parfum: "Zonder" } },
    ],
  ],
  [
    ["honden brokken", { in: "hondenvoer", has: { Voersoort: "Brokken" } }],
    ["hij lust ze niet, natvoer", { in: "hondenvoer", has: { Voersoort: "Natvoer" } }],
    ["ook een mand waar de hoes van af kan", { in: "hondenmanden", has: { "Hoes afneembaar": "Ja" } }],
    [
      "t is een herder he, dus 100x75 of 120x90",
      { in: "hondenmanden", has: { "Maat mand": ["100 x 75 cm", "120 x 90 cm"], "Hoes afneembaar": "Ja" } },
    ],
  ],
]);
